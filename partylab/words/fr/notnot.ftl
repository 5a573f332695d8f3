# Not Not : les nouvelles, les refus, les raisons et les mots de la table.

notnot-name = Not Not

## Ce qui vient de se passer

# $up is "none" where Up is always north.
notnot-rolled = Les dés disent : { $liar ->
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
  }.{ $up ->
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
# Sans chronomètre tout geste dure 0 ms, et personne n’est plus rapide.
notnot-fastest = { $ms ->
    [0] { $who ->
        [you] Vous tapez
       *[other] { $name } tape
      } une carte juste.
   *[other] { $who ->
        [you] Votre réponse arrive
       *[other] La réponse de { $name } arrive
      } la première, en { $ms } ms{ $lead ->
        [none] .
       *[other] , avec { $lead } ms d’avance.
      }
  }
notnot-tied = { $ms ->
    [0] Tapent une carte juste : { $names }.
   *[other] Égalité de vitesse, en { $ms } ms : { $names }.
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
    [you] Vous tapez
   *[other] { $name } tape
  } { $place ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
  } : { $reason ->
    [void] un Vide est toujours une erreur
    [still] les dés disent de ne pas taper
    [none] aucune carte ne convient aux dés
   *[tap] cette carte ne convient pas aux dés
  }{ $cost ->
    [card] , et cela coûte une carte.
    [free] , mais cela ne coûte rien.
   *[nothing] {""} ; il n’y a pas de carte à perdre.
  }
notnot-late = { $who ->
    [you] Vous tapez
   *[other] { $name } tape
  } { $place ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
  } avec { $late } ms de retard.
notnot-slow = { $who ->
    [you] Vous tapez
   *[other] { $name } tape
  } après la fin du temps.
notnot-empty = { $who ->
    [you] Vous êtes aussi rapide
   *[other] { $name } est aussi rapide
  }, mais les quatre cartes sont parties.
notnot-nobody = { $order ->
    [still] Les dés disaient de ne pas taper{ $tapped ->
        [no] , et personne ne l’a fait
       *[yes] {""}
    }.
    [none] Aucune carte ne convenait aux dés{ $tapped ->
        [no] , et personne n’a tapé
       *[yes] {""}
    }.
   *[tap] Personne n’a tapé une bonne carte à temps.
  } Les cartes restent.
notnot-rule = { $rule ->
    [notnot] La carte Not Not apparaît : désormais, on lance aussi le dé Négation.
    [arrow] La carte Flèche apparaît : désormais, la flèche de la pioche dit où est le haut.
   *[liar] La carte Menteur apparaît : désormais, le Menteur sur la pioche est une négation de plus.
  }
notnot-refused = Un deuxième Vide ne peut pas être sur la table : { $discard ->
    [yes] il sort du jeu.
   *[no] il retourne sur la pioche.
  }
notnot-won = La partie est finie : { $who ->
    [you] vous gagnez
   *[other] { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
  } avec { $cards } { $cards ->
    [one] carte.
   *[other] cartes.
  }

notnot-most-cards = Qui a le plus de cartes gagne.
notnot-nobody-wins = Personne n’a gagné de carte depuis cinquante tours : la partie est finie. Qui a le plus de cartes gagne.

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
notnot-answered-already = Vous avez déjà répondu : une seule fois par tour.
notnot-unknown-move = « { $move } » n’est pas un coup de ce jeu. On tape en donnant un lieu et des millisecondes entières jusqu’à { NUMBER($most) }, par exemple « N 534 » ; ne pas taper s’écrit « still ».
notnot-wrong-face = « { $face } » n’est pas sur les dés. Les faces sont : { $known }.
notnot-wrong-nots = « { $nots } » n’est pas un nombre de PAS : il y en a de 0 à { $most }.
notnot-wrong-board = « { $board } » n’est pas un plateau. Il dit pour chaque lieu ({ $places }) quel portail s’y trouve : { $portals }, ou None pour un Vide.
notnot-wrong-up = « { $up } » n’est pas un lieu. Les lieux sont : { $places }.
notnot-wrong-dice = L’option « { $option } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }, ou deux dés à vous, chacun une liste de six de ces faces : { $faces }.

## La table en mots

notnot-round = Not Not, tour { $number }, niveau { $level ->
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
    [0] Il ne reste aucune carte dans la pioche.
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

notnot-about = Les dés lancent des couleurs, des directions et des PAS : tapez la bonne carte avant les autres. C’est facile, tant que ce n’est pas pas facile. De 1 à 8 joueurs, 15 minutes.
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
notnot-option-still_seconds = Secondes par tour
notnot-option-penalise_no_target = Taper coûte une carte même quand aucune ne convient
notnot-option-late_wrong_penalty = Une erreur coûte une carte même si elle arrive trop tard

notnot-rules-1 = Quatre cartes entourent la pioche. Les dés demandent une direction ou une couleur : tapez une carte qui répond à l’une des deux au moins. La couleur qui compte est celle du portail, jamais celle du fond ; d’un mot sur les dés compte le sens, jamais l’encre.
notnot-rules-2 = RIEN à côté d’autre chose ne compte pas. RIEN deux fois veut dire : ne pas taper.
notnot-rules-3 = PAS retourne chacun des deux, et un seul suffit toujours : seule une carte qui a les deux est une erreur. PAS PAS ne change rien, PAS PAS PAS vaut PAS.
notnot-rules-4 = Qui tape juste en premier gagne une carte ; une erreur en coûte une. Taper un Vide est toujours une erreur, mais c’est lui qu’on prend d’abord quand on gagne.
notnot-rules-5 = Au niveau Difficile, la flèche de la pioche dit où est le haut. Au niveau Extrême, le Menteur sur la pioche est un PAS de plus.
notnot-rules-6 = Quand la pioche ne peut plus combler les trous, la partie est finie, et qui a le plus de cartes gagne.
