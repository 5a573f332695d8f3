# Les ateliers : ce que disent leurs boutons et leurs résultats.

lab-as-table = La même chose en tableau

## La rangée de cartes

lab-row-begin = Prenez une carte.
lab-row-empty = Vous n’avez encore aucune carte.
lab-row-cards = Les cartes de 3 à 35
lab-row-score = Vos cartes coûtent { $score } { $score ->
    [one] point
   *[other] points
  }
lab-row-predict = Deviner le changement avant que la carte tombe
lab-row-anew = Recommencer
lab-row-guess = Le { $card } est en l’air. De combien vos points vont-ils changer ?
lab-row-back = Vous reposez le { $card } : { $change }.
lab-row-change = { $kind ->
    [low] { $change }. Le { $card } suit le { $below }, et seule la plus petite carte d’une suite compte.
    [high] { $change }. C’est maintenant le { $card } qui compte, et plus le { $above }.
    [lowhigh] { $change }. Le { $card } relie deux suites : le { $above } ne compte plus.
   *[alone] { $change }. Le { $card } est isolé, il compte donc en entier.
  }

## Les donnes et leurs suites

lab-shuffle-deal = { $deals ->
    [1] Distribuer { $dealt } cartes
   *[other] Distribuer { $deals } fois
  }
lab-shuffle-before = Les { $cards } cartes sont mélangées. Rien n’est encore distribué.
lab-shuffle-guess-first = Verrouillez d’abord votre prédiction ci-dessus (ou choisissez de vous en passer).
lab-shuffle-enough = Cela suffit : { NUMBER($most) } donnes au plus. Relancez la cellule pour recommencer.
lab-shuffle-none = Pas encore de donne : dessinez les barres que vous attendez.
lab-shuffle-one = { $dealt } { $dealt ->
    [one] carte forme
   *[other] cartes forment
  } { $runs } { $runs ->
    [one] suite
   *[other] suites
  }.
lab-shuffle-deal-is = { $runs } { $runs ->
    [one] suite
   *[other] suites
  } : { $row }
lab-shuffle-many = { NUMBER($deals) } donnes (graine { $seed }) : { $mean } ± { $margin } suites en moyenne.
lab-shuffle-bar = { $runs } { $runs ->
    [one] suite
   *[other] suites
  } : { $deals } { $deals ->
    [one] donne
   *[other] donnes
  }
lab-shuffle-your-guess = votre prédiction
lab-shuffle-axis = suites dans une donne
lab-shuffle-column-runs = Suites
lab-shuffle-column-deals = Donnes
lab-shuffle-column-share = Part
lab-shuffle-cards = Cartes dans le paquet : { $value }
lab-shuffle-dealt = Cartes distribuées : { $value }
lab-shuffle-exact = Nombre moyen exact de suites : { $mean }

## Prendre ou payer

lab-take-count = Décision { $number } sur { $count }
lab-take-position = Le { $card } est sur la table, { $chips ->
    [0] sans jeton
    [1] avec un jeton
   *[other] avec { $chips } jetons
  }. Vous avez { $mine }.
lab-take-mine = Vos cartes :
lab-take-take = { $chips ->
    [0] Prendre la carte
    [1] Prendre la carte et le jeton
   *[other] Prendre la carte et { $chips } jetons
  }
lab-take-pass = Payer un jeton
lab-take-price = La carte coûte { $cost }, ses jetons retirent { $chips } : prendre change vos points de { $change }, payer de +1. { $better ->
    [take] Prendre vaut mieux tout de suite.
   *[pass] Payer vaut mieux tout de suite.
  }
lab-take-next = Décision suivante
lab-take-done = { $good ->
    [0] Aucune des { $count } décisions n’était
    [1] Une décision sur { $count } était
   *[other] { $good } décisions sur { $count } étaient
  } { $good ->
    [0] la meilleure tout de suite.
    [1] la meilleure tout de suite.
   *[other] les meilleures tout de suite.
  }
lab-take-anew = Encore une fois

## Que manque-t-il ?

lab-missing-now = { $seen ->
    [0] Aucune carte n’est visible : { $to_come } sur { $unseen } viendront.
    [1] Le { $last } apparaît. Après une carte, { $unseen } restent invisibles, dont { $to_come } viendront.
   *[other] Le { $last } apparaît. Après { $seen } cartes, { $unseen } restent invisibles, dont { $to_come } viendront.
  } Chance de chaque carte invisible : { $chance }.
lab-missing-cards = Toutes les cartes, vues ou avec leur chance de venir
lab-missing-seen = { $card }, vue
lab-missing-next = Carte suivante
lab-missing-more = Cinq de plus
lab-missing-slider = Cartes vues : { $seen }
lab-missing-paper = La chance d’une carte invisible après tant de cartes vues

## Un avant-goût de Not Not

lab-doors-not = NOT
lab-doors-up = HAUT
lab-doors-right = DROITE
lab-doors-down = BAS
lab-doors-left = GAUCHE
lab-doors-paper = Quelles portes obéissent à cet ordre ?
lab-doors-obeys = Cette porte obéit à « { $command } ».
lab-doors-fails = Cette porte n’obéit pas à « { $command } ».
lab-doors-count = { $count ->
    [1] C’est la seule.
   *[other] C’est le cas de { $count } portes sur 4.
  }
lab-doors-next = Ordre suivant
lab-doors-again = Depuis le début
lab-doors-nots = Nombre de NOT : { $count }

## Un avant-goût de That’s Not a Hat

lab-gifts-look = Voici { $count } cadeaux. Retenez la place de chacun.
lab-gifts-face-down = Tous les cadeaux sont emballés. Suivez-les.
lab-gifts-swap = Échange { $number } : les paquets des places { $one } et { $other } changent de place.
lab-gifts-ask = Dites maintenant quel cadeau est où.
lab-gifts-name-all = Donnez d’abord un cadeau à chaque place ; deviner est permis.
lab-gifts-known = { $known ->
    [0] Vous n’avez reconnu aucun des { $count } cadeaux.
    [1] Vous avez encore reconnu un cadeau sur { $count }.
   *[other] Vous avez encore reconnu { $known } cadeaux sur { $count }.
  }
lab-gifts-place = Place { $number }
lab-gifts-what-is = Cadeau de la place { $number }
lab-gifts-parcel = cadeau emballé
lab-gifts-turn = Les emballer
lab-gifts-pass = Échange suivant
lab-gifts-open = Ouvrir les paquets
lab-gifts-anew = Encore une fois, avec d’autres cadeaux
lab-gifts-paper = Retenez ces cadeaux, puis cachez-les
lab-gift-ball = balle
lab-gift-boat = bateau
lab-gift-cup = tasse
lab-gift-key = clé
lab-gift-kite = cerf-volant
lab-gift-star = étoile

## Un avant-goût de Pas Vu Pas Pris

lab-mirror-is = { $how ->
    [direct] Place { $place } : la serrure voit le fantôme.
    [mirror] Place { $place } : le fantôme est derrière le piano, mais la serrure le voit dans le miroir.
   *[hidden] Place { $place } : le fantôme est caché derrière le piano.
  }
lab-mirror-hall = Une salle carrée vue d’en haut. La serrure est au milieu du mur du bas, le piano devant elle, le miroir sur le mur de droite.
lab-mirror-move = Place du fantôme : { $place } (1 : tout à gauche, 11 : tout à droite)
lab-mirror-uncover = Retirer le drap du miroir
lab-mirror-bet-first = Verrouillez d’abord votre pari ci-dessous.
lab-mirror-keyhole = serrure
lab-mirror-piano = piano

## Tout est-il là ?

lab-surroundings = Tout est-il là ?
lab-has-python = Python { $python } et PartyLab { $version } fonctionnent.
lab-has-no-browser = En attente d’une réponse de votre navigateur. Si cette ligne reste, relancez la cellule ou rechargez la page.
lab-has-browser = Votre navigateur répond : boutons, curseurs et touches fonctionneront.
lab-has-width = { $wide ->
    [yes] La page fait { $width } pixels de large : il y a de la place.
   *[no] La page fait { $width } pixels de large : tout tient, l’un sous l’autre.
  }
lab-has-colours = { $dark ->
    [yes] Couleurs sombres. Elles suivent le thème du notebook : Settings, puis Theme.
   *[no] Couleurs claires. Elles suivent le thème du notebook : Settings, puis Theme.
  }
lab-has-motion = { $still ->
    [yes] Votre système demande peu de mouvement : rien ne glisse.
   *[no] Les cartes glissent d’une place à l’autre. La case ci-dessous l’évite.
  }
lab-all-here = Tout ce qu’il faut est là, et rien n’a besoin d’internet.
lab-still = Pas de mouvement, dans toutes les leçons
lab-still-on = Désormais rien ne bouge tout seul.
lab-still-off = Les cartes glissent de nouveau.
