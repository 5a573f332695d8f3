# Ce qui figure sur les fiches, en plus de la leçon elle-même.

worksheet-name = Nom
worksheet-class = Classe
worksheet-date = Date
worksheet-first = Fiche · réfléchissez d’abord, répondez ensuite, et dites votre certitude
worksheet-second = Deuxième fiche · à distribuer une fois les prédictions discutées
worksheet-solutions = Corrigé de la fiche · pour qui enseigne
worksheet-solutions-later = Corrigé de la deuxième fiche · pour qui enseigne
worksheet-footer = PartyLab, non officiel · { $lesson }
worksheet-print = Imprimer la fiche

## La commande

worksheet-file = fiche
worksheet-file-solutions = corrige
worksheet-told = { $file } est écrit ; il n’a pas besoin d’internet.
worksheet-told-print = Imprimez depuis votre navigateur.
worksheet-unknown = Il n’y a pas de leçon « { $lesson } » ; il y a { $known }.
