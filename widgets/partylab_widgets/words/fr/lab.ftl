# Les ateliers : ce que disent leurs boutons et leurs résultats.

lab-as-table = La même chose en tableau

## Les donnes et leurs suites

lab-shuffle-deal = { $deals ->
    [1] Distribuer { $dealt } cartes
   *[other] Distribuer { $deals } fois
  }
lab-shuffle-before = Les { $cards } cartes sont mélangées. Rien n’est encore distribué.
lab-shuffle-guess-first = Verrouillez d’abord votre prédiction ci-dessus (ou choisissez de vous en passer).
lab-shuffle-enough = Cela suffit : { NUMBER($most) } donnes au plus. Exécutez de nouveau la cellule pour recommencer.
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
