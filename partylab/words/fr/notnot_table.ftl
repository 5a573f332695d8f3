# La table de Not Not sur la page.

## Refus

notnot_table-locked = Le niveau « { $level } » n’est pas encore ouvert. Vous pouvez vous exercer à : { $allowed }.

## Avant et pendant une manche

notnot_table-start = Lancer les dés : manche { $number }
notnot_table-space = Espace
notnot_table-ready = La manche { $number } est prête : le bouton de départ lance les dés.
notnot_table-offer = Le premier bouton de la page arrête le chronomètre, si vous préférez réfléchir tout à loisir.
notnot_table-how-to-tap = Tapez une carte, ou pressez les flèches, Z Q S D, I J K L, ou 8 4 6 2 du pavé numérique.
notnot_table-stay-still = Ne rien taper
notnot_table-tap = { $name } : { $place ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }
# Les touches de quatre personnes au plus : nord, est, sud, ouest.
notnot_table-keys-0 = ↑ → ↓ ←
notnot_table-keys-1 = Z D S Q
notnot_table-keys-2 = I L K J
notnot_table-keys-3 = 8 6 2 4
notnot_table-me = { $name } (vous)
notnot_table-cards = { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
  }

## Après une manche

notnot_table-recap = La manche { $number }, carte par carte
notnot_table-sign-still = NE PAS BOUGER : les dés disaient de ne pas taper. Qui a tapé avait tort.
notnot_table-sign-none = Aucune carte ne convenait aux dés, rien n’était donc à taper.
notnot_table-right = juste
notnot_table-wrong = faux
notnot_table-ms = { NUMBER($ms) } ms
notnot_table-tapped-by = Tapée par { $names }.
notnot_table-show-logic = Montrer la logique de ces dés
notnot_table-logic = La logique de ces dés

## Les progrès

notnot_table-progress = Entraînement et mes chiffres
notnot_table-ladder-about = Exercez-vous en solitaire, niveau après niveau. Le suivant s’ouvre quand { $enough } de vos { $out_of } dernières manches étaient justes.
notnot_table-practise = { $level ->
    [discovery] Découverte
    [normal] Normal
    [hard] Difficile
   *[extreme] Extrême
  }{ $open ->
    [yes] {""}
   *[no] {" "}(fermé)
  }
notnot_table-opened = Bravo ! Le niveau { $level ->
    [normal] Normal
    [hard] Difficile
   *[extreme] Extrême
  } est maintenant ouvert à l’entraînement.
notnot_table-lately = { $right ->
    [0] aucune manche juste
    [one] 1 manche juste
   *[other] { $right } manches justes
  } sur les { $out_of } dernières
notnot_table-no-figures = { $name } : pas encore de manche.
notnot_table-figures = { $name } en chiffres
notnot_table-figures-which = Manches
notnot_table-figures-rounds = Nombre
notnot_table-figures-accuracy = Justes
notnot_table-figures-median = Temps médian
notnot_table-figures-spread = De 10 % à 90 %
notnot_table-all-rounds = toutes
notnot_table-with-negations = { $count ->
    [0] sans négation
    [one] 1 négation
   *[other] { $count } négations
  }
notnot_table-percent = { $percent } %
notnot_table-spread = { $fast } à { $slow } ms
notnot_table-none = –

## Le résultat

notnot_table-sheet-title = Résultat
notnot_table-sheet-player = Nom
notnot_table-sheet-cards = Cartes
notnot_table-sheet-voids = Dont Vides
notnot_table-winner = gagne
