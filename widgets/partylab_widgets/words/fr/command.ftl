# Ce que dit la commande `partylab` dans le terminal.

command-wrong = { $why } Aide : { $help }
command-unknown-room = partylab ne connaît pas « { $room } » : il connaît play, lab, tournament, league, class et worksheet.
command-incomplete = Il manque quelque chose dans cette commande.
command-unknown-argument = « { $argument } » n’a pas sa place dans cette commande.
command-needs-value = « { $argument } » demande une valeur juste après.
command-takes-no-value = « { $argument } » s’écrit seul, sans valeur.
command-wrong-number = « { $argument } » demande un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et non « { $text } ».
command-wrong-ip = Cet ordinateur n’est pas joignable à l’adresse « { $ip } » ; essayez localhost, ou 0.0.0.0 pour tout le réseau.
command-wrong-option = Une option d’un jeu s’écrit nom=valeur, par exemple rounds=2 ; ce n’est pas le cas de « { $text } ».
command-cannot-copy = Impossible de copier les leçons dans { $folder } : lancez partylab lab depuis un dossier à vous.
command-no-gifts = Il n’y a pas de paquet de cadeaux dans { $folder } : un paquet est un fichier comme cadeaux.toml.
command-gifts-path = Le chemin d’un paquet ne peut pas contenir « { $sign } » : { $file }
command-no-strategies = Il n’y a pas de stratégie dans { $folder } : une stratégie est un fichier comme ana.py avec une fonction choose(view).
command-foul = { $name } ({ $games ->
    [one] une partie
   *[other] { $games } parties
  }) : { $why }
command-too-many-strategies = Les { $most } premiers fichiers par ordre de nom ont participé ; laissés de côté : { $left }.
command-not-html = « { $file } » ne peut pas nommer une page : il faut finir par `.html`.
command-in-the-way = { $file } est un autre fichier, pas une telle page, et reste tel quel : choisissez un autre nom avec --to.
command-cannot-write = Impossible d’écrire { $file } : choisissez un autre endroit avec --to.

command-help =
    partylab : des jeux de société pour jouer et pour apprendre

      partylab play          jouer dans le navigateur, seul, entre amis ou contre des robots
      partylab lab           ouvrir les leçons dans JupyterLab
      partylab tournament    faire jouer des robots les uns contre les autres
      partylab league        faire jouer les stratégies d’une classe dans une ligue
      partylab class         voir sur une page ce qu’une classe a répondu
      partylab worksheet     les leçons sur papier : fiches et corrigés
      partylab --version     donner la version

    Plus de détails :  partylab play --help

command-help-play =
    partylab play : jouer dans le navigateur, seul, entre amis ou contre des robots

      --language en|fr   langue des tables (sinon, celle de votre navigateur)
      --port NOMBRE      porte d’écoute (8866, ou la prochaine libre ; 0 : n’importe laquelle)
      --ip ADRESSE       qui peut entrer : localhost (cet ordinateur seulement),
                         0.0.0.0 (tout le réseau : pour une classe)
      --gifts FICHIER    un paquet de cadeaux à vous pour That’s Not a Hat, ou un
                         dossier de paquets ; peut être donné plusieurs fois
      --code             laisser ceux qui entrent écrire du code dans les leçons : il
                         s’exécute sur cet ordinateur, donc entre gens de confiance
      --no-browser       ne pas ouvrir de navigateur

command-help-lab =
    partylab lab : ouvrir les leçons dans JupyterLab

    Sans clone du projet, les leçons sont copiées dans le dossier partylab-lessons,
    sous celui où vous êtes ; ce que vous y avez écrit reste tel quel.

      --language en|fr   langue de la première leçon (sinon, celle de votre ordinateur)
      --port NOMBRE      porte d’écoute (8888, ou la prochaine libre ; 0 : n’importe laquelle)
      --ip ADRESSE       qui peut entrer : localhost (cet ordinateur seulement), ou une adresse
                         de cet ordinateur ; qui a la clé peut y lancer des programmes
      --gifts FICHIER    un paquet de cadeaux à vous pour That’s Not a Hat, ou un
                         dossier de paquets ; peut être donné plusieurs fois
      --no-browser       ne pas ouvrir de navigateur

command-help-tournament =
    partylab tournament JEU ROBOT ROBOT … : faire jouer des robots les uns contre les autres

    Chaque donne est jouée une fois dans chaque ordre des places : aucun robot n’est favorisé.

      --deals NOMBRE         combien de donnes (1000)
      --seed GRAINE          un autre nombre ou mot, d’autres donnes (0)
      --processes NOMBRE     combien de processus se partagent le travail (1)
      --option NOM=VALEUR    une option du jeu ; peut être donnée plusieurs fois

    Exemple :  partylab tournament nothanks greedy threshold linear --deals 200 --seed 7

command-help-league =
    partylab league DOSSIER : faire jouer les stratégies d’une classe à Non merci !

    Chaque fichier du dossier, par exemple ana.py, contient une fonction choose(view) qui
    rend « pay » ou « take ». Elle joue contre les autres et contre des robots à nous, dans
    un processus à elle, avec peu de temps et de mémoire : qui plante, traîne ou triche
    perd la partie et est nommé. Ne lancez pas les fichiers d’inconnus.

      --rounds NOMBRE    combien de tours (100) ; à chacun, tous s’assoient par tables de trois
      --language en|fr   langue du tableau (sinon, celle de votre ordinateur)

    Exemple :  partylab league strategies --rounds 200

command-help-class =
    partylab class FICHIER FICHIER … : voir sur une page ce qu’une classe a répondu

    Prend les fichiers que « Mes réponses » donne aux élèves, ou des dossiers entiers, et
    écrit une page : tous les paris, la certitude face à la vérité, les erreurs connues, et
    les temps de qui a accepté de les partager. Elle se passe d’internet ; les fichiers
    illisibles sont nommés.

      --to FICHIER       où va la page (class.html)
      --names            avec les noms des fichiers : pour vous, pas pour la classe
      --language en|fr   langue de la page (sinon, celle de votre ordinateur)
      --no-browser       écrire la page sans l’ouvrir

    Exemple :  partylab class reponses/*.json

command-help-worksheet =
    partylab worksheet LEÇON … : les leçons sur papier, en pages que votre navigateur imprime

    LEÇON est un numéro de 00 à 06. La première fiche pose les questions, la deuxième se
    distribue une fois les prédictions discutées ; elles s’ouvrent sans internet, en A4 ou Letter.

      --solutions        le corrigé à la place : pour qui enseigne
      --to DOSSIER       où vont les pages (ici)
      --language en|fr   langue des fiches (sinon : celle de votre ordinateur)
      --no-browser       écrire les pages sans les ouvrir

    Exemple :  partylab worksheet 01 03 --solutions
