# Ce que dit toute table : refus, places, parties enregistrées.

table-and = { $most } et { $last }
table-points = { $name } { $points }
table-seat = Joueur { $number }
table-you = Vous
table-and-you = vous

## Dresser la table

table-unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $games }.
table-unknown-option = L’option « { $option } » n’existe pas. Il y a : { $known }.
table-wrong-option = L’option « { $option } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
table-options-twice = Ce jeu a déjà ses options ; donnez-les au jeu ou à la table, pas aux deux.
table-wrong-seat-count = { $seats ->
    [0] Personne n’est assis à la table
    [1] Une seule personne ne suffit pas
   *[other] Ce jeu ne se joue pas à { $seats }
  } : il se joue de { $least } à { $most }.
table-names-not-texts = Les places sont une liste de noms, par exemple ["Ana", "Bo", "Cleo"].
table-name-empty = Un nom doit contenir au moins un caractère lisible.
table-name-too-long = Le nom « { $name }… » est trop long : { $most } caractères au plus.
table-name-twice = Deux personnes s’appellent « { $name } ». Donnez un autre nom à l’une d’elles.
table-wrong-seed = Une graine est un nombre entier ou un texte court ({ $most } caractères au plus).
table-unknown-language = La langue « { $language } » n’est pas parlée ici. Langues connues : { $known }.
table-unknown-player = Personne ne s’appelle « { $player } » ici. Une place peut être : { $known }.
table-players-list = Les places sont une liste de participants, par exemple ["me", "greedy", "threshold"].
table-wrong-players = Il y a { $seats } places mais { $players } joueurs.
table-own-bot = Mon robot
table-unknown-level = Il n’y a pas de niveau « { $level } ». Il y a : { $known }.
table-level-easy = Facile
table-level-medium = Moyen
table-level-hard = Difficile
table-level-expert = Expert

## Pendant la partie

table-no-such-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
table-nothing-to-undo = Il n’y a aucun coup à reprendre.
table-no-such-moment = Il n’y a pas de moment après { $moves } coups : cette partie en compte { $last }.
table-not-over = On peut revoir la partie quand elle est finie.

## Ouvrir une partie enregistrée

table-save-too-large = Ce n’est pas une partie enregistrée : ce n’est pas un texte, ou il dépasse { NUMBER($most) } caractères.
table-save-damaged = Ce fichier est abîmé ou incomplet : on ne peut pas le lire jusqu’au bout.
table-save-foreign = Ce fichier n’est pas une partie enregistrée par PartyLab.
table-save-newer = Cette partie vient d’un PartyLab plus récent (format { $version } ; celui-ci lit jusqu’au format { $known }). Mettez PartyLab à jour pour l’ouvrir.
table-save-part = Cette partie enregistrée est abîmée : son élément « { $part } » manque ou est illisible.
table-save-step = Un coup s’écrit comme une place et un texte.
table-save-move = Cette partie enregistrée est abîmée au coup { $number } : { $why }
table-save-digest = Cette partie enregistrée ne mène pas à la position où elle a été enregistrée : le fichier a été modifié, ou les règles ont changé depuis.

## Les robots

table-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Il y a : { $known }.
table-not-a-bot = « { $bot } » n’est pas un robot. Un robot est le nom de l’un d’eux, une classe ou une fonction qui en fabrique un sans argument, ou une fonction d’une vue.
table-bot-illegal = Le robot « { $bot } » a joué un coup interdit, { $move } : { $why }
table-bot-broke-down = Le robot « { $bot } » s’est arrêté sur une erreur. { $kind } : { $why }

## La table à toucher

table-unknown-touch = Ce n’est pas possible ici. Rien n’a changé.
table-your-turn = C’est à vous de jouer.
table-winner = gagne
table-plays = joue maintenant
