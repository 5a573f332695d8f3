# Une place à une table : tout ce qui entoure le jeu lui-même.

## Refus

seat-not-now = Ce n’est pas possible à ce moment. Rien n’a changé.
seat-no-game = Il n’y a pas encore de partie sur la table.
seat-no-such-choice = « { $value } » n’est pas un des choix : { $allowed }.
seat-form-incomplete = Ce choix n’existe pas ici. Rien n’a changé.

## Noms

seat-language = Langue
seat-language-en = English
seat-language-fr = Français

## À la table

seat-curtain = C’est au tour de { $name }. Passez l’écran !
seat-ready = Je suis { $name } : voir mon jeu
seat-settings = Langue, rythme et aide
seat-fullscreen = Activer ou quitter le plein écran
seat-pace = Rythme
seat-pace-instant = immédiat
seat-pace-quick = rapide
seat-pace-calm = calme
seat-pace-slow = lent
seat-bots-help = Me montrer ce que feraient les robots, et pourquoi
seat-bots-would = Ce que feraient les robots à votre place
seat-bots-think = Ils réfléchissent…
seat-bot-would = { $name } : { $what }
seat-rules = Les règles en bref
seat-bot-slow = { $name } réfléchit encore.
seat-bot-waits = La partie attend.
seat-retry = Le laisser réessayer
seat-replace = Ou asseoir un autre robot à sa place
seat-replace-none = choisir un robot…
seat-undo = Annuler
seat-ask-bots = Que feraient-ils ?
seat-shut = Fermer
seat-skip = Passer
seat-show-how = Me remontrer comment jouer
seat-speech = Les autres parlent
seat-sound = Des sons, et une brève vibration si l’appareil le peut

## Parties, enregistrer, ouvrir

seat-menu = Menu : parties, réglages, règles
seat-why = Pourquoi ?
seat-again-new = Rejouer
seat-again-same = Même donne
seat-setup = Autres joueurs ou options
seat-save = Enregistrer cette partie
seat-save-file = partie-partylab.json
seat-save-warning = Le fichier contient toute la partie, avec tout ce qui est caché.{ $own ->
    [0] {""}
    [1] {" "}Il ne peut pas contenir votre propre robot : une personne prend sa place à l’ouverture.
   *[other] {" "}Il ne peut pas contenir vos propres robots : des personnes prennent leurs places à l’ouverture.
  }
seat-save-link = Télécharger { $file }
seat-load = Ouvrir une partie enregistrée
seat-load-title = Reprendre une partie enregistrée

## Après la partie

seat-replay = Revoir la partie
seat-replay-moment = { $unit ->
    [round] Manche
   *[move] Coup
  } { $moment } sur { $last }
seat-replay-back = { $unit ->
    [round] Une manche
   *[move] Un coup
  } en arrière
seat-replay-on = { $unit ->
    [round] Une manche
   *[move] Un coup
  } en avant
seat-what-if = Rejouer à partir d’ici : et si… ?

## Le formulaire

seat-game = Jeu
seat-count = Joueurs
seat-count-choice = { $count ->
    [1] 1 joueur
   *[other] { $count } joueurs
  }
seat-players = Qui joue ?
seat-number = Place { $number }
seat-person = une personne ici
seat-name = Nom
seat-options = Options et donne
seat-seed = Donne : au même mot, la même donne
seat-seed-hint = laissée au hasard
seat-start = Commencer la partie
seat-broken-game = Le jeu « { $game } » a été laissé de côté : il n’a pas pu être chargé. { $why }
