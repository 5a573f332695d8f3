# Not Not : les nouvelles, les refus, les raisons et les mots de la table.

notnot-name = Not Not

## Ce qui vient de se passer

# $up is "none" where Up is always north.
notnot-rolled = Les dés disent : { $nots ->
    [0] {""}
    [1] PAS,{" "}
    [2] PAS PAS,{" "}
   *[other] PAS PAS PAS,{" "}
  }{ $first ->
    [up] HAUT
    [right] DROITE
    [down] BAS
    [left] GAUCHE
    [red] ROUGE
    [blue] BLEU
    [green] VERT
    [yellow] JAUNE
   *[nothing] RIEN
  }, { $second ->
    [up] HAUT
    [right] DROITE
    [down] BAS
    [left] GAUCHE
    [red] ROUGE
    [blue] BLEU
    [green] VERT
    [yellow] JAUNE
   *[nothing] RIEN
  }.{ $liar ->
    [yes] {" "}Le Menteur est sur la pioche : un PAS de plus.
   *[no] {""}
  }{ $up ->
    [none] {""}
    [N] {" "}Le haut est au nord.
    [E] {" "}Le haut est à l’est.
    [S] {" "}Le haut est au sud.
   *[W] {" "}Le haut est à l’ouest.
  }
notnot-answered = { $who ->
    [you] Vous avez répondu.
   *[other] { $name } a répondu.
  }
# The line after a round. $second is "none" where both dice agree; in "right" no clock ran.
notnot-round-over = { $liar ->
    [yes] MENTEUR,{" "}
   *[no] {""}
  }{ $nots ->
    [0] {""}
    [1] PAS,{" "}
    [2] PAS PAS,{" "}
   *[other] PAS PAS PAS,{" "}
  }{ $first ->
    [up] HAUT
    [right] DROITE
    [down] BAS
    [left] GAUCHE
    [red] ROUGE
    [blue] BLEU
    [green] VERT
    [yellow] JAUNE
   *[nothing] RIEN
  }{ $second ->
    [none] {""}
    [up] {" "}ou HAUT
    [right] {" "}ou DROITE
    [down] {" "}ou BAS
    [left] {" "}ou GAUCHE
    [red] {" "}ou ROUGE
    [blue] {" "}ou BLEU
    [green] {" "}ou VERT
    [yellow] {" "}ou JAUNE
   *[nothing] {" "}ou RIEN
  } : { $how ->
    [fastest] { $count ->
        [one] { $who ->
            [you] vous,
           *[other] { $names },
          }
       *[other] { $names }, à égalité en
      } { NUMBER($seconds, minimumFractionDigits: 2) } s.
    [right] { $count ->
        [one] { $who ->
            [you] vous répondez
           *[other] { $names } répond
          }
       *[other] { $names } { $who ->
            [among] répondez
           *[other] répondent
          }
      } juste.
    [still] personne ne devait taper{ $tapped ->
        [no] , et personne ne l’a fait
       *[yes] {""}
      }.
    [none] aucune carte ne convenait{ $tapped ->
        [no] , et personne n’a tapé
       *[yes] {""}
      }.
   *[tap] personne n’a répondu juste à temps.
  }
notnot-takes = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } { $card ->
    [void] le Vide, qui doit partir en premier.
    [own] la carte { $place ->
      [N] au nord
      [E] à l’est
      [S] au sud
     *[W] à l’ouest
    }.
   *[other] à la place la carte { $place ->
      [N] au nord
      [E] à l’est
      [S] au sud
     *[W] à l’ouest
    }, car la carte tapée est déjà prise.
  }
notnot-wrong = { $who ->
    [you] Vous avez tapé
   *[other] { $name } a tapé
  } à tort{ $reason ->
    [void] {""} : un Vide est toujours une erreur
   *[other] {""}
  }{ $cost ->
    [card] , et cela coûte une carte.
    [free] , mais cela ne coûte rien.
   *[nothing] .
  }
notnot-late = { $who ->
    [you] Vous aviez
   *[other] { $name } avait
  } { $right ->
    [yes] juste, mais { NUMBER($seconds, minimumFractionDigits: 2) } s après { $than }.
   *[no] tort, mais après { $than } : cela ne coûte rien.
  }
notnot-slow = { $who ->
    [you] Vous aviez
   *[other] { $name } avait
  } { $right ->
    [yes] juste, mais { NUMBER($seconds, minimumFractionDigits: 2) } s trop tard.
   *[no] tort, mais { NUMBER($seconds, minimumFractionDigits: 2) } s trop tard : cela ne coûte rien.
  }
notnot-empty = { $who ->
    [you] Vous êtes
   *[other] { $name } est
  } aussi rapide, mais les quatre cartes sont parties.
notnot-rule = { $rule ->
    [notnot] Du nouveau : on lance aussi le dé Négation.
    [arrow] Du nouveau : la flèche de la pioche dit où est le haut.
   *[liar] Du nouveau : un Menteur sur la pioche est un PAS de plus.
  }
notnot-refused = { $count ->
    [one] Un deuxième Vide ne peut pas être sur la table : il
   *[other] { $count } autres Vides ne peuvent pas être sur la table : ils
  } { $discard ->
    [yes] { $count ->
        [one] sort
       *[other] sortent
    } du jeu.
   *[no] { $count ->
        [one] retourne
       *[other] retournent
    } sur la pioche.
  }
notnot-won = La partie est finie : { $who ->
    [you] vous gagnez
   *[other] { $count ->
        [one] { $names } gagne
       *[other] { $crowd ->
            [yes] { $who ->
                [among] vous et { $others } autres gagnez
               *[other] { $count } joueurs gagnent
              }
           *[no] { $names } { $who ->
                [among] gagnez
               *[other] gagnent
              }
          } ensemble
    }
  } avec { $cards } { $cards ->
    [one] carte.
   *[other] cartes.
  }

notnot-most-cards = Qui a le plus de cartes gagne.
notnot-nobody-wins = Personne n’a gagné de carte depuis cinquante manches : la partie est finie. Qui a le plus de cartes gagne.

## Pourquoi une carte est bonne ou mauvaise

notnot-why-void = Un Vide est toujours une erreur, quoi que disent les dés.
notnot-why-still = Deux fois RIEN{ $negations ->
    [0] {""}
   *[other] {" "}(les négations s’annulent deux à deux)
  } veut dire : ne pas taper. Toute carte serait une erreur.
notnot-why-colour = Le portail est { $portal ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[white] blanc
  } : { $negated ->
    [yes] PAS{" "}
   *[no] {""}
  }{ $face ->
    [red] ROUGE
    [blue] BLEU
    [green] VERT
   *[yellow] JAUNE
  } { $holds ->
    [yes] est rempli.
   *[no] n’est pas rempli.
  }
notnot-why-direction = La carte est { $here ->
    [up] en haut
    [right] à droite
    [down] en bas
   *[left] à gauche
  } : { $negated ->
    [yes] PAS{" "}
   *[no] {""}
  }{ $face ->
    [up] HAUT
    [right] DROITE
    [down] BAS
   *[left] GAUCHE
  } { $holds ->
    [yes] est rempli.
   *[no] n’est pas rempli.
  }
notnot-why-nothing = { $negated ->
    [yes] PAS RIEN veut dire « faire quelque chose », ce que toute carte permet.
   *[no] RIEN ne demande aucune carte.
  }
notnot-why-dropped = RIEN à côté ne compte pas.
notnot-why-right = Un critère au moins est rempli : c’est juste.
notnot-why-wrong = Aucun critère n’est rempli : c’est faux.

## Refus

notnot-over = La partie est finie.
notnot-answered-already = Vous avez déjà répondu : une seule fois par manche.
notnot-unknown-move = « { $move } » n’est pas un coup de ce jeu. On tape en donnant un lieu et des millisecondes entières jusqu’à { NUMBER($most) }, par exemple « N 534 » ; ne pas taper s’écrit « still ».
notnot-wrong-face = « { $face } » n’est pas sur les dés. Les faces sont : { $known }.
notnot-wrong-nots = « { $nots } » n’est pas un nombre de PAS : il y en a de 0 à { $most }.
notnot-wrong-liar = « { $liar } » ne dit pas si le Menteur compte. Écrivez True (oui) ou False (non).
notnot-wrong-board = « { $board } » n’est pas un plateau. Il dit pour chaque lieu ({ $places }) quel portail s’y trouve : { $portals }, ou None pour un Vide.
notnot-wrong-up = « { $up } » n’est pas un lieu. Les lieux sont : { $places }.
notnot-wrong-dice = L’option « { $option } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }, ou deux dés à vous, chacun une liste de six de ces faces : { $faces }.

## La table en mots

notnot-round = Not Not, manche { $number }, niveau { $level ->
    [discovery] Découverte
    [normal] Normal
    [hard] Difficile
   *[extreme] Extrême
  }
notnot-card = { $place ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
  } : { $card ->
    [red] portail rouge
    [blue] portail bleu
    [green] portail vert
    [yellow] portail jaune
    [white] portail blanc
    [void] Vide
   *[none] rien
  }
notnot-deck = { $cards ->
    [0] Il ne reste aucune carte dans la pioche{ $up ->
        [none] .
        [N] {""} ; le haut reste au nord.
        [E] {""} ; le haut reste à l’est.
        [S] {""} ; le haut reste au sud.
       *[W] {""} ; le haut reste à l’ouest.
    }
    [1] Il reste une carte dans la pioche ;
   *[other] Il reste { $cards } cartes dans la pioche ;
  }{ $arrow ->
    [none] {""}
    [N] {" "}sa flèche pointe vers le nord
    [E] {" "}sa flèche pointe vers l’est
    [S] {" "}sa flèche pointe vers le sud
   *[W] {" "}sa flèche pointe vers l’ouest
  }{ $liar ->
    [yes] , et le Menteur est dessus.
    [no] .
   *[none] {""}
  }
notnot-seat-has = { $name } : { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
  }{ $answered ->
    [yes] , a répondu
   *[no] {""}
  }
notnot-face-nothing = RIEN
notnot-face-up = HAUT
notnot-face-right = DROITE
notnot-face-down = BAS
notnot-face-left = GAUCHE
notnot-face-red = ROUGE
notnot-face-blue = BLEU
notnot-face-green = VERT
notnot-face-yellow = JAUNE
notnot-not = PAS
notnot-liar = MENTEUR
# One letter for each portal, besides its colour and its shape.
notnot-letter-red = R
notnot-letter-blue = B
notnot-letter-green = V
notnot-letter-yellow = J
notnot-letter-white = Bc

## Préparer la partie

notnot-about = Les dés crient des couleurs, des directions et des PAS : tapez la bonne carte avant les autres. C’est facile, tant que ce n’est pas pas facile. De 2 à 8 joueurs, environ 20 minutes, dès 14 ans ; en solitaire, une règle maison.
notnot-invites = Tapez la bonne carte. Ou pas. Ou pas pas.
notnot-facts = 1 à 8 joueurs · 20 minutes
notnot-option-mode = Niveau
notnot-option-mode-progressive = Première partie : les quatre niveaux, l’un après l’autre
notnot-option-mode-discovery = Découverte : deux dés
notnot-option-mode-normal = Normal : avec le dé Négation
notnot-option-mode-hard = Difficile : et la flèche de la pioche tourne la table
notnot-option-mode-extreme = Extrême : et le Menteur retourne tout
notnot-option-nothing_rule = Un PAS devant RIEN et autre chose
notnot-option-nothing_rule-drop_first = RIEN est d’abord écarté
notnot-option-nothing_rule-negate_first = PAS RIEN veut dire : n’importe quelle carte
notnot-option-dice = Dés
notnot-option-dice-split = L’un a les directions, l’autre les couleurs
notnot-option-dice-mixed = Les deux ont des directions et des couleurs
notnot-option-void_refused = Un deuxième Vide
notnot-option-void_refused-stay_on_top = retourne sur la pioche
notnot-option-void_refused-discard = sort du jeu
notnot-option-tie_window_ms = Égalité de vitesse jusqu’à (millisecondes)
notnot-option-still_seconds = Secondes par manche
notnot-option-penalise_no_target = Taper coûte une carte même quand aucune ne convient
notnot-option-late_wrong_penalty = Une erreur coûte une carte même si elle arrive trop tard

## Ce qu’on dit à qui joue ses premières manches

# $count: how many words count beside NOTHING; $negations: how often the dice say NOT.
notnot-coach-dice = { $negations ->
    [0] { $count ->
        [0] Deux fois RIEN : ne tapez aucune carte.
        [1] Lancez les dés : ils disent un lieu, ou la couleur d’un portail. Tapez cette carte ; RIEN ne compte pas.
       *[other] Lancez les dés : une carte qui répond à l’un des deux mots suffit.
      }
    [1] { $count ->
        [0] PAS RIEN veut dire : faire quelque chose. Tout portail est juste.
        [1] Un dé dit maintenant PAS : tapez une carte qui ne répond pas au mot.
       *[other] PAS retourne les deux mots : seule une carte qui répond aux deux est une erreur.
      }
    [2] { $count ->
        [0] PAS PAS s’annule ; reste deux fois RIEN : ne tapez aucune carte.
        [1] PAS PAS s’annule : tapez une carte qui répond au mot.
       *[other] PAS PAS s’annule : une carte qui répond à l’un des deux mots suffit.
      }
   *[other] { $count ->
        [0] PAS PAS PAS vaut un PAS, et PAS RIEN veut dire que tout portail est juste.
        [1] PAS PAS PAS vaut un PAS : tapez une carte qui ne répond pas au mot.
       *[other] PAS PAS PAS vaut un PAS : seule une carte qui répond aux deux mots est une erreur.
      }
  }
notnot-coach-before = { $how ->
    [right] C’est juste !
    [still] C’est juste, il n’y avait rien à taper.
    [missed] Il y avait une carte à taper.
   *[wrong] Ce n’était pas la bonne carte.
  }
notnot-coach-last = Encore une manche sans chronomètre ; ensuite, la réponse juste la plus rapide gagne.

notnot-rules-1 = Quatre cartes entourent la pioche. Les dés demandent une direction ou une couleur : tapez une carte qui répond à l’une des deux au moins. La couleur qui compte est celle du portail, jamais celle du fond ; d’un mot sur les dés compte le sens, jamais l’encre.
notnot-rules-2 = RIEN à côté d’autre chose ne compte pas. RIEN deux fois veut dire : ne pas taper ; sous un PAS, c’est le contraire, et tout portail convient.
notnot-rules-3 = PAS retourne chacun des deux, et un seul suffit toujours : seule une carte qui a les deux est une erreur. PAS PAS ne change rien, PAS PAS PAS vaut PAS.
notnot-rules-4 = Qui tape juste en premier gagne une carte. Une erreur en coûte une, même quand aucune carte ne convient aux dés ou qu’ils disent de ne pas taper. Qui n’a pas de carte ne perd rien.
notnot-rules-5 = Taper un Vide est toujours une erreur, mais qui gagne le prend à la place de la carte tapée. Il n’y a jamais plus d’un Vide parmi les quatre cartes : on passe le deuxième.
notnot-rules-6 = À vitesse égale, tout le monde gagne : chacun prend la carte tapée ou, quand plusieurs veulent la même, une autre des quatre. Sans chronomètre, personne n’est plus rapide : toute réponse juste gagne une carte, tant qu’il en reste.
notnot-rules-7 = Au niveau Difficile, la flèche de la pioche dit où est le haut ; quand la pioche est vide, le haut reste où il était. Au niveau Extrême, le Menteur sur la pioche est un PAS de plus.
notnot-rules-8 = Quand la pioche ne peut plus combler les trous, la partie est finie, et qui a le plus de cartes gagne.
notnot-rules-9 = Le jeu est fait pour deux à huit personnes. Jouer en solitaire est une règle maison.

### La table de Not Not sur la page.

## Refus

notnot_table-locked = Le niveau « { $level } » n’est pas encore ouvert. Vous pouvez vous exercer à : { $allowed }.
notnot_table-wrong-answers = Cette manche attend une réponse de chaque personne qui joue à cet écran. Rien n’a changé.
notnot_table-impossible-time = Ici, on ne peut pas avoir tapé en ce temps-là. Rien n’a changé.

## Avant et pendant une manche

notnot_table-clock-off = Jouer sans chronomètre
notnot_table-clock-on = Jouer avec le chronomètre
notnot_table-clock-off-short = Sans chrono
notnot_table-clock-on-short = Chrono
notnot_table-level = { $level ->
    [discovery] Découverte
    [normal] Normal
    [hard] Difficile
   *[extreme] Extrême
  }
notnot_table-start = Lancer les dés
notnot_table-space = Espace
notnot_table-pause = Pause avant la prochaine manche
notnot_table-ready = La manche { $number } est prête : le bouton de départ lance les dés.
notnot_table-offer = Le bouton à côté du titre arrête le chronomètre, si vous préférez réfléchir tout à loisir.
notnot_table-how-to-tap = Tapez une carte, ou pressez les flèches, Z Q S D, I J K L, ou 8 4 6 2 du pavé numérique.
notnot_table-stay-still = Ne rien taper
notnot_table-no-clock = Sans chronomètre, toute réponse juste gagne une carte.
# Les touches de quatre personnes au plus : nord, est, sud, ouest.
notnot_table-keys-0 = ↑ → ↓ ←
notnot_table-keys-1 = Z D S Q
notnot_table-keys-2 = I L K J
notnot_table-keys-3 = 8 6 2 4
notnot_table-cards = { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
  }

## Après une manche

notnot_table-why = Pourquoi ? La manche passée, carte par carte
notnot_table-recap = La manche { $number }, carte par carte
notnot_table-sign-still = NE PAS BOUGER : les dés disaient de ne pas taper. Qui a tapé avait tort.
notnot_table-sign-none = Aucune carte ne convenait aux dés, rien n’était donc à taper.
notnot_table-right = juste
notnot_table-wrong = faux
notnot_table-ms = { NUMBER($ms) } ms
notnot_table-tapped-by = Tapée par : { $names }.
notnot_table-show-logic = Montrer la logique de ces dés
notnot_table-logic = La logique de ces dés

## Les progrès

notnot_table-progress = Entraînement et mes chiffres
notnot_table-ladder-about = Exercez-vous en solitaire, niveau après niveau : c’est une règle maison. Le suivant s’ouvre quand { $enough } de vos { $out_of } dernières manches étaient justes.
notnot_table-practise-later = Les niveaux à pratiquer en solitaire s’ouvrent ici une fois cette partie finie : ils y mettraient fin.
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

### La logique de Not Not : des formules en mots, et les lois qui les transforment.

## Symboles

notnot_logic-portal = PORTAIL
notnot_logic-word-and = ET
notnot_logic-word-or = OU
notnot_logic-true = vrai
notnot_logic-false = faux
notnot_logic-allowed = à taper

## Une formule en une phrase

notnot_logic-is-portal = la carte a un portail
notnot_logic-is-up = elle est en haut
notnot_logic-is-right = elle est à droite
notnot_logic-is-down = elle est en bas
notnot_logic-is-left = elle est à gauche
notnot_logic-is-red = son portail est rouge
notnot_logic-is-blue = son portail est bleu
notnot_logic-is-green = son portail est vert
notnot_logic-is-yellow = son portail est jaune
notnot_logic-is-nothing = rien n’est demandé
notnot_logic-is-not-portal = la carte n’a pas de portail
notnot_logic-is-not-up = elle n’est pas en haut
notnot_logic-is-not-right = elle n’est pas à droite
notnot_logic-is-not-down = elle n’est pas en bas
notnot_logic-is-not-left = elle n’est pas à gauche
notnot_logic-is-not-red = son portail n’est pas rouge
notnot_logic-is-not-blue = son portail n’est pas bleu
notnot_logic-is-not-green = son portail n’est pas vert
notnot_logic-is-not-yellow = son portail n’est pas jaune
notnot_logic-is-not-nothing = quelque chose est demandé
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
    [tautology] tautologie : PAS RIEN est vrai de toute carte.
    [domination] élément absorbant : PAS RIEN est vrai de toute carte, et une partie vraie rend un « ou » vrai.
    [contradiction] contradiction : aucune carte ne fait RIEN, aucune n’est donc à taper.
    [de_morgan] De Morgan : « pas l’un, ou pas l’autre » veut dire « pas les deux ».
    [exclusive] aucune carte n’est les deux, « pas les deux » est donc toujours vrai.
   *[coloured] une carte de cette couleur a de toute façon un portail.
  }

## Refus

notnot_logic-unknown-formula = « { $part } » n’a pas sa place dans ces formules : elles sont faites de And, Or, Not et { $known }.
notnot_logic-needs-board = Une réponse a besoin de son plateau : simplest_roll(answer, board).

## Niveaux

notnot-level-easy = Aussi rapides que vous, ils vous laissent environ une partie sur deux.
notnot-level-medium = Aussi rapides que vous, ils ne vous laissent guère mener.
notnot-level-hard = Plus rapides que la plupart des débutants.
notnot-level-expert = Ils jouent depuis des semaines.

## Ce qui se dit à table : $tone est l’une de quatre façons de le dire.

notnot-says-fastest = { $tone ->
    [0] Ha !
    [1] À moi !
    [2] Trop facile.
   *[other] Je l’ai !
  }
notnot-says-wrong = { $tone ->
    [0] Aïe…
    [1] Oh non !
    [2] Ce PAS…
   *[other] J’ai mal vu.
  }
notnot-says-late = { $tone ->
    [0] Trop lent…
    [1] De justesse !
    [2] Raté de peu.
   *[other] La prochaine !
  }
notnot-says-won = { $tone ->
    [0] Et voilà !
    [1] Bien joué !
    [2] J’ai gagné !
   *[other] À moi la partie.
  }

### Les robots de Not Not : qui ils sont, et où passe leur temps.

notnot_bots-companion-name = Compagnon
notnot_bots-companion-people = Nadia, Norbert, Nora, Noé, Ninon, Nils
notnot_bots-companion-word = aussi rapide que vous
notnot_bots-companion-character = Aussi rapide que vous ; se presse quand il est derrière, prend son temps quand il est devant, et reste volontiers un peu derrière.
notnot_bots-challenger-name = Rival
notnot_bots-challenger-people = Rita, Roger, Rania, Raoul, Rosa, Romain
notnot_bots-challenger-word = vous suit de près
notnot_bots-challenger-character = Aussi rapide que vous ; se presse quand il est derrière et ne vous laisse guère mener.
notnot_bots-child-name = Enfant
notnot_bots-child-people = Zoé, Tom, Lou, Nino, Jade, Timéo
notnot_bots-child-word = se laisse tromper
notnot_bots-child-character = S’amuse, prend son temps et se laisse facilement tromper.
notnot_bots-casual-name = Occasionnel
notnot_bots-casual-people = Odile, Olivier, Océane, Omar, Ophélie, Oscar
notnot_bots-casual-word = joue de temps en temps
notnot_bots-casual-character = Joue de temps en temps, et paie pour chaque PAS.
notnot_bots-trained-name = Entraîné
notnot_bots-trained-people = Estelle, Étienne, Emma, Elias, Esther, Enzo
notnot_bots-trained-word = joue depuis des semaines
notnot_bots-trained-character = Joue depuis des semaines, et lit PAS PAS comme un seul signe.
notnot_bots-machine-name = Machine
notnot_bots-machine-people = Nova, Zed, Véga, Bix, Ohm, Iris
notnot_bots-machine-word = ne se trompe jamais
notnot_bots-machine-character = Pense en un rien de temps et ne se trompe jamais : à regarder seulement.

## Pourquoi

notnot_bots-cost = { $cost ->
    [choice] Pour voir, choisir et bouger :
    [nots] Pour les négations :
    [ink] Pour un mot dans l’encre d’une autre couleur :
    [turn] Pour la table tournée :
   *[error] Après l’erreur qui vient d’être faite :
  } { $ms } ms.
notnot_bots-sure = En moyenne { $ms } ms, et juste dans { NUMBER($right, style: "percent", maximumFractionDigits: 0) } de ces manches.

notnot-record-best = Réponse juste la plus rapide : { $value } ms
notnot-record-median = Médiane des réponses justes d’une partie : { $value } ms
