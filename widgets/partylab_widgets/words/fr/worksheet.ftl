# Ce qui figure sur les fiches, en plus de la leçon elle-même.

worksheet-name = Nom
worksheet-class = Classe
worksheet-date = Date
worksheet-first = Fiche · réfléchissez d’abord, répondez ensuite, et dites votre certitude
worksheet-second = Deuxième fiche · à distribuer une fois les prédictions discutées
worksheet-solutions = Corrigé de la fiche · pour l’enseignant
worksheet-solutions-later = Corrigé de la deuxième fiche · pour l’enseignant
worksheet-footer = PartyLab, non officiel · { $lesson }
worksheet-print = Imprimer la fiche
