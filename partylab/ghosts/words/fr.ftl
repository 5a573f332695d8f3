# Pas Vu, Pas Pris : les nouvelles, les refus, les raisons et les mots de la table.

## La salle : les noms de ce qui s’y trouve

ghosts-the-mirror = le miroir
ghosts-the-trolley = la desserte
ghosts-the-desk = le bureau
ghosts-the-piano = le piano
ghosts-the-armchair = le fauteuil
ghosts-the-table = la table
ghosts-the-s = le petit fantôme
ghosts-the-m = le fantôme moyen
ghosts-the-l = le grand fantôme

## La salle : les refus

ghosts-outside = Cela ne tient pas : { $body } dépasserait de la salle.
ghosts-hits = Cela ne tient pas : { $body } toucherait { $other }.
ghosts-no-support = Rien de plat ici : { $body } ne tiendrait pas debout.
ghosts-off-cell = Un fantôme reste dans une seule case : { $body } dépasserait de la sienne.
ghosts-cell-full = Cette case est pleine : { $body } n’y tient plus.
ghosts-no-room = C’est impossible : { $body } ne trouverait aucune place libre dans sa case.
ghosts-wrong-piece = Il n’y a pas de meuble « { $piece } » ; il y a : { $known }.
ghosts-wrong-ghost = Il n’y a pas de fantôme « { $ghost } ».
ghosts-wrong-pose = « { $pose } » ne dit pas où se trouve un meuble ni comment il est tourné.
ghosts-wrong-spot = « { $spot } » ne dit pas où se tient un fantôme.

## Le jeu : son nom, son formulaire, ses règles en bref (rules)

ghosts-name = Pas Vu, Pas Pris
ghosts-about = Traversez la nuit le hall d’un hôtel et cachez-vous derrière les meubles avant qu’on ne regarde par le trou de la serrure. De 2 à 4 joueurs, environ 30 minutes, dès 8 ans.
ghosts-option-midnight = Cartes Minuit sonne
ghosts-option-fusion = Les fantômes fusionnent : les petits grandissent en s’unissant
ghosts-option-score_out = Points des fantômes sortis (petit, moyen, grand)
ghosts-option-score_hall = Points des fantômes encore dans le hall (petit, moyen, grand)
ghosts-option-exit_cost = Points que coûte le pas de la porte
ghosts-option-seen_from = Un fantôme est vu dès qu’on en voit cette part
ghosts-option-mirror = Le miroir reflète : qui s’y montre est vu
ghosts-option-ghosts_block = Les fantômes se cachent les uns les autres
ghosts-option-cell_capacity = Place dans une case (petit 1, moyen 2, grand 4)
ghosts-option-seats = À deux, on s’assied
ghosts-option-seats-opposite = face à face
ghosts-option-seats-neighbours = côte à côte
ghosts-rules-1 = Faites traverser le hall à vos sept fantômes, de votre côté jusqu’à une porte du côté opposé. Après cinq tours, un petit fantôme sorti vaut 1 point, un moyen 3 et le grand 5 ; encore dans le hall, ils valent 0, 1 et 2.
ghosts-rules-2 = À chaque tour, chacun pioche une carte à son tour. Si elle montre deux meubles, vous pouvez en déplacer un, n’importe où dans le hall, debout, couché ou empilé. Un meuble déjà déplacé ce tour-ci ne bouge plus ; si les deux l’ont été, déplacez-en un autre.
ghosts-rules-3 = Puis tout le monde donne ses ordres en même temps, sans voir ceux des autres. Vos fantômes se partagent le nombre de votre carte : un point par pas d’une case à l’autre, jamais en diagonale. Entrer coûte 1, sortir coûte 1, et un fantôme n’entre et ne sort jamais au même tour.
ghosts-rules-4 = Les meubles ne gênent pas : les fantômes les traversent et peuvent s’arrêter derrière, dessous, dedans ou dessus. Ils doivent tenir dans leur case.
ghosts-rules-5 = Le plus grand score au dé choisit le côté de la serrure, qui doit changer de côté. Un second lancer dit laquelle des six portes. Qui a choisi ne relance le dé que lorsque tous ont choisi aussi souvent.
ghosts-rules-6 = Tout le monde regarde par la serrure. Un fantôme qui se montre s’enfuit de son côté, même si on ne le voit que dans le miroir. Qui est assis à gauche de la personne qui a choisi commence le tour suivant.
ghosts-rules-7 = À égalité de points, le plus de fantômes sortis l’emporte, puis le moins de fantômes restés de son côté.
ghosts-rules-8 = Avec les fusions, seuls les petits fantômes partent. Un petit qui s’arrête sur la case d’un autre de vos petits peut devenir un moyen avec lui, et un grand avec un moyen ; les deux retournent de votre côté. Un fantôme moyen ou grand qui est vu attend au bord du hall.
ghosts-rules-9 = Avec les cartes Minuit sonne, qui a le dé en pioche une au début de chaque tour à partir du deuxième, et elle agit aussitôt.

## Ce qui vient de se passer (rules)

ghosts-began = La serrure est sur la porte { $number } du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }. { $who ->
    [you] Vous avez le dé et commencez.
   *[other] { $name } a le dé et commence.
  }
ghosts-round = Tour { $round } sur { $rounds }. { $who ->
    [you] Vous avez le dé et commencez.
   *[other] { $name } a le dé et commence.
  }
ghosts-drew = { $who ->
    [you] Vous piochez
   *[other] { $name } pioche
  } { $value } points{ $first ->
    [none] {""}
    [mirror] , miroir
    [trolley] , desserte
    [desk] , bureau
    [piano] , piano
    [armchair] , fauteuil
   *[table] , table
  }{ $second ->
    [none] .
    [mirror] {" "}ou miroir.
    [trolley] {" "}ou desserte.
    [desk] {" "}ou bureau.
    [piano] {" "}ou piano.
    [armchair] {" "}ou fauteuil.
   *[table] {" "}ou table.
  }
ghosts-grabbed = { $who ->
    [you] Vous saisissez
   *[other] { $name } saisit
  } { $piece ->
    [mirror] le miroir.
    [trolley] la desserte.
    [desk] le bureau.
    [piano] le piano.
    [armchair] le fauteuil.
   *[table] la table.
  }
ghosts-left = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
  } les meubles où ils sont.
ghosts-placed = { $down ->
    [back] { $who ->
        [you] Vous remettez
       *[other] { $name } remet
      }
   *[elsewhere] { $who ->
        [you] Vous posez
       *[other] { $name } pose
      }
  } { $piece ->
    [mirror] le miroir
    [trolley] la desserte
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  } { $down ->
    [back] à sa place.
    [feet] ailleurs.
    [top] ailleurs, à l’envers.
   *[lying] { $piece ->
        [trolley] ailleurs, couchée.
        [table] ailleurs, couchée.
       *[masculine] ailleurs, couché.
      }
  }
ghosts-put-down = { $count ->
    [one] Un fantôme perd sa place et en trouve une autre.
   *[other] { $count } fantômes perdent leur place et en trouvent une autre.
  }
ghosts-ready = { $who ->
    [you] Vous avez donné vos ordres.
   *[other] { $name } a donné ses ordres.
  }
ghosts-moved = { $who ->
    [you] Vous dépensez
   *[other] { $name } dépense
  } { $spent } { $spent ->
    [one] point
   *[other] points
  } sur { $points } : { $inward ->
    [0] {""}
    [one] un fantôme entre{ $onward ->
        [0] { $outward ->
            [0] .
           *[other] ,{" "}
          }
       *[other] ,{" "}
      }
   *[other] { $inward } fantômes entrent{ $onward ->
        [0] { $outward ->
            [0] .
           *[other] ,{" "}
          }
       *[other] ,{" "}
      }
  }{ $onward ->
    [0] {""}
    [one] un avance{ $outward ->
        [0] .
       *[other] ,{" "}
      }
   *[other] { $onward } avancent{ $outward ->
        [0] .
       *[other] ,{" "}
      }
  }{ $outward ->
    [0] {""}
    [one] un sort.
   *[other] { $outward } sortent.
  }
ghosts-moved-none = { $who ->
    [you] Vous ne déplacez aucun fantôme.
   *[other] { $name } ne déplace aucun fantôme.
  }
ghosts-fused = { $who ->
    [you] Vous réunissez
   *[other] { $name } réunit
  } deux fantômes en un { $size ->
    [M] moyen.
   *[L] grand.
  }
ghosts-aside = { $who ->
    [you] { $size ->
        [S] Votre petit fantôme
        [M] Votre fantôme moyen
       *[L] Votre grand fantôme
      }
   *[other] { $name } : { $size ->
        [S] le petit fantôme
        [M] le fantôme moyen
       *[L] le grand fantôme
      }
  } trouve sa place prise et { $stays ->
    [yes] reste où il était.
   *[no] se met à côté.
  }
ghosts-rolled = { $who ->
    [you] Vous faites
   *[other] { $name } fait
  } un { $die }.
ghosts-tied = { $names } sont à égalité et relancent le dé.
ghosts-chooses = { $who ->
    [you] Vous choisissez
   *[other] { $name } choisit
  } le côté de la serrure{ $how ->
    [alone] {""} sans lancer le dé : tous les autres ont choisi une fois de plus.
   *[rolled] .
  }
ghosts-keyhole = { $how ->
    [knock] La serrure reste de son côté, et
    [crystal] Comme l’a dit la boule de cristal,
   *[rolled] Le dé dit { $number } :
  } { $who ->
    [you] vous regardez
   *[other] { $name } regarde
  } par la porte { $number } du côté { $side ->
    [N] nord.
    [E] est.
    [S] sud.
   *[W] ouest.
  }
ghosts-across = Et maintenant d’en face : la porte { $number } du côté { $side ->
    [N] nord.
    [E] est.
    [S] sud.
   *[W] ouest.
  }
ghosts-seen = { $count ->
    [one] { $who ->
        [you] Un de vos fantômes
       *[other] { $name } : un fantôme
      } est vu{ $mirror ->
        [0] {""}
       *[other] {" "}dans le miroir
      } et s’enfuit.
   *[other] { $who ->
        [you] { $count } de vos fantômes
       *[other] { $name } : { $count } fantômes
      } sont vus{ $mirror ->
        [0] {""}
        [one] , dont un dans le miroir,
       *[other] , dont { $mirror } dans le miroir,
      } et s’enfuient.
  }
ghosts-nobody-seen = Personne n’est vu.
ghosts-unseen = { $count ->
    [one] Un fantôme reste caché
   *[other] { $count } fantômes restent cachés
  }{ $close ->
    [0] .
    [one] { $count ->
        [one] {" "}de justesse.
       *[other] , dont un de justesse.
      }
   *[other] , dont { $close } de justesse.
  }
ghosts-unperched = { $count ->
    [one] { $who ->
        [you] Un de vos fantômes
       *[other] { $name } : un fantôme
      } n’est perché nulle part et rentre.
   *[other] { $who ->
        [you] { $count } de vos fantômes
       *[other] { $name } : { $count } fantômes
      } ne sont perchés nulle part et rentrent.
  }
ghosts-scores = La partie est finie. Points : { $scores }.
ghosts-won = { $who ->
    [you] Vous gagnez
   *[other] { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
  } avec { $points } { $points ->
    [one] point
   *[other] points
  }{ $reason ->
    [ghosts-tie-out] , grâce à plus de fantômes sortis.
    [ghosts-tie-home] , grâce à moins de fantômes restés au départ.
   *[other] .
  }

ghosts-most-points = Qui a le plus de points gagne.
ghosts-tie-out = À égalité de points, le plus de fantômes sortis l’emporte.
ghosts-tie-home = À égalité de points et de fantômes sortis, le moins de fantômes restés au départ l’emporte.
ghosts-tie-shared = Tout est à égalité : la victoire est partagée.

## Les cartes Minuit sonne : leurs noms, leurs effets, ce qui s’ensuit (rules)

ghosts-midnight-double = Double curieux
ghosts-midnight-shelter = Tous aux abris
ghosts-midnight-tipsy = Surexcité
ghosts-midnight-grimace = Concours de grimaces
ghosts-midnight-tag = Touché, c’est toi le chat
ghosts-midnight-dance = Piste de danse
ghosts-midnight-perch = Chat perché
ghosts-midnight-brother = Je vais le dire à mon grand frère
ghosts-midnight-knock = Toc, toc, toc
ghosts-midnight-dizzy = J’ai le tournis
ghosts-midnight-crystal = Boule de cristal
ghosts-midnight-statues = Un, deux, trois, soleil
ghosts-effect-double = Après le regard de ce tour, on regarde encore une fois, par la porte juste en face.
ghosts-effect-shelter = Tous les fantômes du hall se couchent et se déplacent couchés jusqu’à ce qu’on ait regardé.
ghosts-effect-tipsy = Tous les meubles basculent sur le côté.
ghosts-effect-grimace = Le miroir se redresse, tourné vers le milieu du hall. Un petit fantôme de la réserve de chacun vient se placer le plus près possible de la glace et n’en bouge plus ce tour-ci.
ghosts-effect-tag = Chacun à son tour met un petit fantôme de sa réserve à la place d’un de ceux de son voisin de droite. Si le voisin n’en a pas dans le hall, on le pose à trois cases de son propre côté.
ghosts-effect-dance = Chaque meuble va à la porte la plus proche. Les fantômes restent sur leurs cases.
ghosts-effect-perch = Les fantômes qui ne sont pas perchés sur un meuble à la fin du tour rentrent de leur côté.
ghosts-effect-brother = Chacun à son tour peut remplacer un de ses fantômes du hall par un fantôme de sa réserve, d’une taille de plus.
ghosts-effect-knock = Personne ne choisit de côté : la serrure reste sur le sien, et le dé dit quelle porte.
ghosts-effect-dizzy = Le hall pivote d’un quart de tour dans le sens des aiguilles d’une montre : chacun part d’un autre côté et sort par un autre.
ghosts-effect-crystal = On lance le dé tout de suite : ce tour-ci, la serrure ira sur une porte de ce numéro.
ghosts-effect-statues = Chaque fantôme du hall avance d’une case vers sa sortie, et sort peut-être.
ghosts-struck = Minuit sonne ! { $who ->
    [you] Vous piochez
   *[other] { $name } pioche
  } « { $card ->
    [double] { ghosts-midnight-double }
    [shelter] { ghosts-midnight-shelter }
    [tipsy] { ghosts-midnight-tipsy }
    [grimace] { ghosts-midnight-grimace }
    [tag] { ghosts-midnight-tag }
    [dance] { ghosts-midnight-dance }
    [perch] { ghosts-midnight-perch }
    [brother] { ghosts-midnight-brother }
    [knock] { ghosts-midnight-knock }
    [dizzy] { ghosts-midnight-dizzy }
    [crystal] { ghosts-midnight-crystal }
   *[statues] { ghosts-midnight-statues }
  } ».
ghosts-shifted = { $count ->
    [0] Aucun meuble ne bouge.
    [one] Un meuble bouge.
   *[other] { $count } meubles bougent.
  }
ghosts-grimaces = { $who ->
    [you] Vous envoyez
   *[other] { $name } envoie
  } un petit fantôme faire des grimaces au miroir.
ghosts-swapped = { $who ->
    [you] Vous mettez
   *[other] { $name } met
  } un petit fantôme à la place d’un autre, que { $other } récupère.
ghosts-put = { $who ->
    [you] Vous posez
   *[other] { $name } pose
  } un petit fantôme à trois cases de son départ.
ghosts-grew = { $who ->
    [you] Vous remplacez
   *[other] { $name } remplace
  } { $size ->
    [M] un petit fantôme par un moyen.
   *[L] un fantôme moyen par le grand.
  }
ghosts-passed = { $who ->
    [you] Vous laissez
   *[other] { $name } laisse
  } les fantômes tels quels.
ghosts-foretold = La boule de cristal dit { $number }.
ghosts-stepped = { $count ->
    [0] { $who ->
        [you] Aucun de vos fantômes
       *[other] { $name } : aucun fantôme
      } ne peut avancer
    [one] { $who ->
        [you] Un de vos fantômes
       *[other] { $name } : un fantôme
      } avance
   *[other] { $who ->
        [you] { $count } de vos fantômes
       *[other] { $name } : { $count } fantômes
      } avancent
  }{ $outward ->
    [0] .
    [one] , dont un qui sort du hall.
   *[other] , dont { $outward } qui sortent du hall.
  }

## Les refus (rules)

ghosts-over = La partie est finie.
ghosts-not-your-turn = Ce n’est pas encore à vous.
ghosts-not-now = Cela ne peut pas se faire maintenant.
ghosts-unknown-move = « { $move } » n’est pas un coup de ce jeu.
ghosts-ordered-already = Vous avez déjà donné vos ordres.
ghosts-not-on-card = Votre carte ne montre pas ce meuble.
ghosts-moved-already = Ce meuble a déjà été déplacé ce tour-ci.
ghosts-same-side = La serrure doit changer de côté.
ghosts-not-yours = Vous ne pouvez déplacer que vos propres fantômes.
ghosts-ordered-twice = Chaque fantôme reçoit un seul ordre par tour.
ghosts-too-far = Cela coûte { $cost } points, et vous en avez { $points }.
ghosts-spellbound = Ce fantôme fait des grimaces au miroir et ne bouge pas ce tour-ci.
ghosts-small-first = Avec les fusions, seuls les petits fantômes partent ; les plus grands naissent d’une fusion.
ghosts-out-for-good = Ce fantôme est sorti et le reste.
ghosts-small-left = Il vous reste un petit fantôme au départ : aucun ne revient du dehors.
ghosts-not-across = Un fantôme n’entre pas et ne sort pas au même tour.
ghosts-just-fused = Qui a fusionné ce tour-ci n’y bouge plus et n’y fusionne plus.
ghosts-no-fusion = Les fantômes ne fusionnent pas ainsi.
ghosts-fuse-elsewhere = Pour fusionner, les deux fantômes doivent finir sur la même case.
ghosts-fuse-sizes = Un petit fantôme fusionne avec un petit ou un moyen, rien d’autre ne fusionne.
ghosts-fuse-none-left = Il ne vous reste aucun fantôme de la taille qu’ils auraient.
ghosts-fuse-no-room = Le fantôme agrandi ne tiendrait pas dans cette case.
ghosts-no-such-spare = Il faut pour cela un petit fantôme qui n’est pas encore parti.
ghosts-not-caught = Choisissez un petit fantôme de votre voisin de droite qui était dans le hall avant la carte.
ghosts-third-row = Le fantôme se pose sur la troisième rangée depuis votre côté.
ghosts-no-brother = Aucun fantôme plus grand de la réserve ne tiendrait à sa place.
## La vue : les refus

ghosts-no-door = Il n’y a pas de porte « { $door } » ; il y a : { $known }.
ghosts-no-side = Il n’y a pas de côté « { $side } » ; il y a N, E, S et W.
ghosts-not-here = Il n’y a pas de fantôme « { $ghost } » dans la salle.
ghosts-wrong-share = « { $share } » n’est pas une part comprise entre 0 et 1.

## Les images (drawing)

ghosts-picture-hall = La salle à la lueur de la lampe, vue depuis le côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }.
ghosts-picture-table = Manche { $round } sur { $rounds }. La serrure est sur la porte { $number } du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }.
ghosts-picture-keyhole = Par la serrure de la porte { $number } du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  } : { $seen ->
    [0] on ne voit aucun fantôme.
    [one] on voit un fantôme.
   *[other] on voit { $seen } fantômes.
  }
ghosts-picture-piece = { $piece ->
    [mirror] Miroir
    [trolley] Desserte
    [desk] Bureau
    [piano] Piano
    [armchair] Fauteuil
   *[table] Table
  } : colonne { $column }, rangée { $row }{ $down ->
    [feet] {""}
    [top] , à l’envers
   *[lying] , sur le côté
  }.
ghosts-picture-name = { $size ->
    [S] Petit fantôme { $number } ({ $name })
    [M] Fantôme moyen { $number } ({ $name })
   *[L] Grand fantôme ({ $name })
  }
ghosts-picture-at = { $ghost } : colonne { $column }, rangée { $row }{ $on ->
    [floor] .
    [mirror] , sur le miroir.
    [trolley] , sur la desserte.
    [desk] , sur le bureau.
    [piano] , sur le piano.
    [armchair] , sur le fauteuil.
   *[table] , sur la table.
  }
ghosts-picture-verdict = { $where ->
    [string] vu
    [mirror] vu dans le miroir
   *[no] caché
  }
ghosts-picture-look = { $ghost } : colonne { $column }, rangée { $row }, { $verdict }{ $behind ->
    [none] .
   *[other] , derrière { $behind }.
  }
ghosts-picture-edge = le bord de la serrure
ghosts-picture-count = { $total ->
    [0] aucun
   *[other] { $small } petits, { $medium } moyens, { $large } grands
  }
ghosts-picture-seat = { $name } part du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }. Chez soi : { $home }. Au bord : { $waiting }. Dehors : { $out }. Points : { $points }.
ghosts-picture-caption = Ce que l’on voit par la serrure
ghosts-picture-head-ghost = Fantôme
ghosts-picture-head-column = Colonne
ghosts-picture-head-row = Rangée
ghosts-picture-head-verdict = Vu ou caché
ghosts-picture-head-behind = Derrière quoi
