# La logique de Not Not : des formules en mots, et les lois qui les transforment.

## Symboles

notnot_logic-symbol-portal = PORTAIL
notnot_logic-symbol-up = HAUT
notnot_logic-symbol-right = DROITE
notnot_logic-symbol-down = BAS
notnot_logic-symbol-left = GAUCHE
notnot_logic-symbol-red = ROUGE
notnot_logic-symbol-blue = BLEU
notnot_logic-symbol-green = VERT
notnot_logic-symbol-yellow = JAUNE
notnot_logic-symbol-nothing = RIEN
notnot_logic-true = vrai
notnot_logic-false = faux
notnot_logic-allowed = à taper

## Une formule en une phrase

notnot_logic-is-portal = la carte a un portail
notnot_logic-is-up = elle est en haut
notnot_logic-is-right = elle est à droite
notnot_logic-is-down = elle est en bas
notnot_logic-is-left = elle est à gauche
notnot_logic-is-red = elle est rouge
notnot_logic-is-blue = elle est bleue
notnot_logic-is-green = elle est verte
notnot_logic-is-yellow = elle est jaune
notnot_logic-is-nothing = elle ne demande rien
notnot_logic-is-not-portal = la carte n’a pas de portail
notnot_logic-is-not-up = elle n’est pas en haut
notnot_logic-is-not-right = elle n’est pas à droite
notnot_logic-is-not-down = elle n’est pas en bas
notnot_logic-is-not-left = elle n’est pas à gauche
notnot_logic-is-not-red = elle n’est pas rouge
notnot_logic-is-not-blue = elle n’est pas bleue
notnot_logic-is-not-green = elle n’est pas verte
notnot_logic-is-not-yellow = elle n’est pas jaune
notnot_logic-is-not-nothing = elle demande quelque chose
notnot_logic-and = { $a }, et { $b }
notnot_logic-or = { $a } ou { $b }
notnot_logic-nots = { $nots } ({ $said })
notnot_logic-not-both = pas tout à la fois ({ $parts })
notnot_logic-neither = rien de tout cela ({ $parts })
notnot_logic-any-card = Toute carte convient.
notnot_logic-no-card = Aucune carte ne convient.

## Pas à pas

notnot_logic-step = { $formula } — { $law ->
    [spoken] ce que disent les dés, d’une carte qui a un portail.
    [action] ce que disent les dés ; l’action l’emporte sur l’inaction, et RIEN est écarté.
    [twice] les deux dés disent la même chose, une fois suffit.
    [double_negation] double négation : deux PAS s’annulent.
    [nothing] aucune carte ne fait RIEN, on peut donc l’ôter d’un « ou ».
    [tautology] tautologie : PAS RIEN est vrai de toute carte, et une partie vraie rend un « ou » vrai.
    [contradiction] contradiction : aucune carte ne fait RIEN, aucune n’est donc à taper.
    [de_morgan] De Morgan : « pas l’un, ou pas l’autre » veut dire « pas les deux ».
    [exclusive] aucune carte n’est les deux, « pas les deux » est donc toujours vrai.
   *[coloured] une carte de cette couleur a de toute façon un portail.
  }

## Refus

notnot_logic-unknown-formula = « { $part } » n’a pas sa place dans ces formules : elles sont faites de And, Or, Not et { $known }.
notnot_logic-needs-board = Une réponse a besoin de son plateau : simplest_roll(answer, board).
