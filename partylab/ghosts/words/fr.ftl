# Pas Vu, Pas Pris : les nouvelles, les refus, les raisons et les mots de la table.

## Le hall : les noms de ce qui s’y trouve

ghosts-the-mirror = le miroir
ghosts-the-trolley = la desserte
ghosts-the-desk = le bureau
ghosts-the-piano = le piano
ghosts-the-armchair = le fauteuil
ghosts-the-table = la table
ghosts-the-s = le petit fantôme
ghosts-the-m = le fantôme moyen
ghosts-the-l = le grand fantôme

## Le hall : les refus

ghosts-outside = Cela ne tient pas : { $body } dépasserait du hall.
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
ghosts-invites = Traversez le hall. Ni vu ni connu.
ghosts-facts = 2 à 4 joueurs · 30 minutes
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
    [you] Vous déplacez vos fantômes
   *[other] { $name } déplace ses fantômes
  } pour { $spent } { $spent ->
    [one] point
   *[other] points
  } sur { $points } : { $inward ->
    [0] {""}
    [one] un entre{ $onward ->
        [0] { $outward ->
            [0] .
           *[other] ,{" "}
          }
       *[other] ,{" "}
      }
   *[other] { $inward } entrent{ $onward ->
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
ghosts-tied = Égalité entre { $names } : on relance le dé.
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
       *[other] { $crowd ->
            [yes] { $who ->
                [among] Vous et { $others } autres gagnez
               *[other] { $count } joueurs gagnent
              }
           *[no] { $names } { $who ->
                [among] gagnez
               *[other] gagnent
              }
          } ensemble
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
ghosts-not-here = Il n’y a pas de fantôme « { $ghost } » dans le hall.
ghosts-no-place = Un fantôme de cette taille ne peut pas se tenir en « { $spot } ».
ghosts-wrong-share = « { $share } » n’est pas une part comprise entre 0 et 1.

## Les robots : qui ils sont, et pourquoi ils font ce qu’ils font (bots)

ghosts_bots-wanderer-name = Flâneur
ghosts_bots-wanderer-people = Flavie, Florian, Faustine, Félix, Fanny, Firmin
ghosts_bots-wanderer-word = se promène
ghosts_bots-wanderer-character = Se promène, et fait ce qui lui passe par la tête.
ghosts_bots-sprinter-name = Sprinteur
ghosts_bots-sprinter-people = Solène, Simon, Suzanne, Sacha, Sofia, Stan
ghosts_bots-sprinter-word = court vers la sortie
ghosts_bots-sprinter-character = Court vers la sortie, les grands fantômes d’abord, sans jamais penser à la serrure.
ghosts_bots-hider-name = Caché
ghosts_bots-hider-people = Camille, Colin, Clémence, Côme, Céline, Cyril
ghosts_bots-hider-word = se cache bien
ghosts_bots-hider-character = Compte, parmi toutes les portes, celles d’où l’on voit un fantôme, les met en balance avec le chemin à faire, et laisse les meubles en place.
ghosts_bots-schemer-name = Intrigant
ghosts_bots-schemer-people = Inès, Igor, Iris, Ivan, Irène, Isidore
ghosts_bots-schemer-word = découvre les autres
ghosts_bots-schemer-character = Partage les cartes à venir entre tous ses fantômes, les cache du côté qu’il choisirait, là où personne ne devrait être avant eux, et déplace meubles et serrure aux dépens des autres.
ghosts_bots-lookahead-name = Prévoyant
ghosts_bots-lookahead-people = Prune, Paulin, Perrine, Pablo, Paloma, Prosper
ghosts_bots-lookahead-word = voit loin
ghosts_bots-lookahead-character = Intrigue aussi, examine bien plus de cachettes, imagine ce que chacun des autres va ordonner, et quel côté il choisirait alors.
ghosts_bots-coin = C’est pile ou face qui décide, personne ne peut donc le dire.
ghosts_bots-no-choice = Il n’y a rien à choisir.
ghosts_bots-stays = Personne ne bouge : aucune autre place n’est meilleure.
ghosts_bots-runs = { $count ->
    [one] Un fantôme court
   *[other] { $count } fantômes courent
  } droit devant, vus ou pas vus.
ghosts_bots-out = Le { $size ->
    [S] petit
    [M] moyen
   *[L] grand
  } fantôme sort, pour { $points ->
    [one] un point.
   *[other] { $points } points.
  }
# $piece: what hides it from most doors; $doors of $all doors to which the keyhole may go see it.
ghosts_bots-hides = { $how ->
    [fuses] Deux fantômes deviennent un
    [grows] Il devient un
   *[goes] Le
  } { $size ->
    [S] petit
    [M] moyen
   *[L] grand
  } fantôme, { $piece ->
    [mirror] derrière le miroir
    [trolley] derrière le chariot
    [desk] derrière le bureau
    [piano] derrière le piano
    [armchair] derrière le fauteuil
    [table] derrière la table
   *[none] à découvert
  } : vu de { $doors } { $doors ->
    [one] porte
   *[other] portes
  } sur { $all }.
# For each ghost the doors are counted that see it.
ghosts_bots-moves = Avec { $piece ->
    [mirror] le miroir
    [trolley] le chariot
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  } à cet endroit, { $whose ->
    [mine] mes fantômes seront vus, là où ils doivent aller, de { $after } portes au lieu de { $before }.
   *[others] ceux des autres sont vus de { $after } portes au lieu de { $before }.
  }
ghosts_bots-leaves-furniture = Aucun meuble ne serait assez utile ailleurs.
ghosts_bots-puts-back = Ce meuble était mieux là où il était.
ghosts_bots-side = Du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }, on voit en moyenne { NUMBER($mine, maximumFractionDigits: 1) } de mes fantômes et { NUMBER($others, maximumFractionDigits: 1) } de ceux des autres.
ghosts_bots-counts-on = C’est pensé pour une serrure du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  } : le choix me revient { $share } fois sur cent.
ghosts_bots-goes-after = { $count ->
    [one] C’est prévu avec un fantôme des autres qui devrait bouger avant les miens.
   *[other] C’est prévu avec { $count } fantômes des autres qui devraient bouger avant les miens.
  }
ghosts_bots-imagined = Selon ce que les autres vont sans doute prévoir et choisir, cela devrait rapporter { NUMBER($points, maximumFractionDigits: 1) } points à la fin, en moyenne.
ghosts_bots-passes = Mieux vaut ne rien faire de la carte.

## Les images (drawing)

ghosts-picture-hall = Le hall à la lueur de la lampe, vu depuis le côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }.
ghosts-picture-table = Tour { $round } sur { $rounds }. La serrure est sur la porte { $number } du côté { $side ->
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
# $place, below, is this sentence.
ghosts-picture-place = colonne { $column }, rangée { $row }
ghosts-picture-piece = { $piece ->
    [mirror] Miroir
    [trolley] Desserte
    [desk] Bureau
    [piano] Piano
    [armchair] Fauteuil
   *[table] Table
  } : { $place }{ $down ->
    [feet] {""}
    [top] , à l’envers
   *[lying] , sur le côté
  }.
ghosts-picture-name = { $size ->
    [S] Petit fantôme { $number } ({ $name })
    [M] Fantôme moyen { $number } ({ $name })
   *[L] Grand fantôme ({ $name })
  }
ghosts-picture-at = { $ghost } : { $place }{ $on ->
    [floor] .
    [mirror] , sur le miroir.
    [trolley] , sur la desserte.
    [desk] , sur le bureau.
    [piano] , sur le piano.
    [armchair] , sur le fauteuil.
   *[table] , sur la table.
  }
# $percent is a text: "76", or "<1".
ghosts-picture-verdict = { $where ->
    [string] vu à { $percent } %
    [mirror] vu à { $percent } % dans le miroir
    [close] caché, même si { $percent } % dépasse
   *[no] caché
  }
ghosts-picture-look = { $ghost } : { $place }, { $verdict }{ $behind ->
    [none] .
   *[other] , derrière { $behind }.
  }
ghosts-picture-edge = le bord de la serrure
ghosts-picture-none = aucun
ghosts-picture-some = { $size ->
    [S] { $count ->
        [one] un petit
       *[other] { $count } petits
    }
    [M] { $count ->
        [one] un moyen
       *[other] { $count } moyens
    }
   *[L] { $count ->
        [one] le grand
       *[other] { $count } grands
    }
  }
ghosts-picture-seat = { $name } part du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }. En réserve : { $home }. Au bord : { $waiting }. Dehors : { $out }. Points : { $points }.
ghosts-picture-caption = Ce que l’on voit par la serrure
ghosts-picture-head-ghost = Fantôme
ghosts-picture-head-column = Colonne
ghosts-picture-head-row = Rangée
ghosts-picture-head-verdict = Vu ou caché
ghosts-picture-head-behind = Derrière quoi

## Vue d’en haut, et en coupe (plan)

ghosts-the-door = la porte { $number } du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }
ghosts-plan = Le hall d’en haut, vu par { $door }
ghosts-plan-bare = Le hall vu d’en haut
ghosts-legend-free = rien devant
ghosts-legend-between = un meuble devant
ghosts-legend-lit = vu à { NUMBER($height, minimumFractionDigits: 2) }
ghosts-legend-unlit = caché à { NUMBER($height, minimumFractionDigits: 2) }
ghosts-legend-share = part vue, en %
ghosts-legend-unseen = pas vu
ghosts-legend-mirrored = vu dans le miroir
ghosts-legend-bent = par le miroir
ghosts-slice = Une coupe du hall, depuis { $door }, vers { $what }
ghosts-slice-point = un point
ghosts-height = { $z }
ghosts-slice-name = { $what } : { NUMBER($top, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ghosts-slice-body = { $what } : de { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($far, minimumFractionDigits: 2, maximumFractionDigits: 2) } cases de l’œil, de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($top, minimumFractionDigits: 2, maximumFractionDigits: 2) } de haut.
ghosts-slice-line = { $kind ->
    [free] Le fil passe : il finit
    [mirror] Le fil passe par le miroir : il finit
    [window] Le bord de la serrure arrête le fil
   *[body] Le fil est arrêté par { $what },
  } à { NUMBER($away, minimumFractionDigits: 2, maximumFractionDigits: 2) } cases de l’œil et à { NUMBER($height, minimumFractionDigits: 2, maximumFractionDigits: 2) } de haut.

## La table à toucher (board)

ghosts-level-easy = Ils courent vers la sortie, et ne pensent guère à la serrure. Qui débute gagne environ une partie sur deux.
ghosts-level-medium = Ils courent quand ils peuvent, et quelques-uns se cachent.
ghosts-level-hard = Ils se cachent bien, et ôtent les meubles qui cachent vos fantômes.
ghosts-level-expert = Ils pèsent chaque porte, et songent à ce que vous ferez.
ghosts-help-risk = De combien de portes on verrait chacun de mes fantômes
ghosts_table-risk = { $size ->
    [S] Petit fantôme { $number }
    [M] Fantôme moyen { $number }
   *[L] Le grand fantôme
  } : { $doors ->
    [0] aucune porte ne le voit.
    [one] une porte sur 24 le voit.
   *[other] { $doors } portes sur 24 le voient.
  }
ghosts_table-risk-change = { $size ->
    [S] Petit fantôme { $number }
    [M] Fantôme moyen { $number }
   *[L] Le grand fantôme
  } : vu de { $after } portes au lieu de { $before }.
ghosts_table-risk-none = Aucun de vos fantômes n’est dans le hall.
ghosts_table-round = Manche { $round } sur { $rounds }
ghosts_table-floor = Le hall vu d’en haut
ghosts_table-pictures = Images du hall
ghosts_table-picture-plan = D’en haut
ghosts_table-picture-hall = Le hall
ghosts_table-picture-keyhole = Serrure
ghosts_table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $out ->
    [0] aucun fantôme sorti
    [one] un fantôme sorti
   *[other] { $out } fantômes sortis
  }
ghosts_table-has-card = carte { $value }
ghosts_table-ready = c’est prêt
ghosts_table-your-turn = { $what ->
    [strike] À vous : minuit sonne.
    [midnight] À vous : la carte Minuit vous laisse un choix.
    [draw] À vous : piochez une carte.
    [furniture] À vous : vous pouvez déplacer un meuble.
    [place] À vous : posez le meuble.
    [go] Donnez vos ordres à vos fantômes.
    [side] À vous : choisissez le côté de la serrure.
   *[onward] Continuez quand vous aurez vu qui s’est fait prendre.
  }
ghosts_table-onward = Continuer
ghosts_table-onward-note = ranger la serrure
ghosts_table-strike = Minuit sonne
ghosts_table-strike-note = piocher une carte Minuit
ghosts_table-draw = Piocher
ghosts_table-draw-note = des points, un meuble peut-être
ghosts_table-card = Votre carte : { $value } points{ $first ->
    [none] {""}
    [mirror] , miroir
    [trolley] , desserte
    [desk] , bureau
    [piano] , piano
    [armchair] , fauteuil
   *[table] , table
  }{ $second ->
    [none] {""}
    [mirror] {" "}ou miroir
    [trolley] {" "}ou desserte
    [desk] {" "}ou bureau
    [piano] {" "}ou piano
    [armchair] {" "}ou fauteuil
   *[table] {" "}ou table
  }
ghosts_table-left = Reste { $left } sur { $points }
ghosts_table-piece = { $piece ->
    [mirror] le miroir
    [trolley] la desserte
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  } : les flèches déplacent, virgule et point tournent, Entrée pose
ghosts_table-take = { $piece ->
    [mirror] Miroir
    [trolley] Desserte
    [desk] Bureau
    [piano] Piano
    [armchair] Fauteuil
   *[table] Table
  }
ghosts_table-leave = Ne rien bouger
ghosts_table-choose-piece = Vous pouvez déplacer un meuble qui brille.
ghosts_table-rests = { $piece ->
    [mirror] Miroir
    [trolley] Desserte
    [desk] Bureau
    [piano] Piano
    [armchair] Fauteuil
   *[table] Table
  } { $down ->
    [feet] { $leans ->
        [yes] { $piece ->
            [table] penchée
            [trolley] penchée
           *[other] penché
          }
       *[no] debout
      }
    [top] à l’envers
   *[side] { $piece ->
        [table] couchée
        [trolley] couchée
       *[other] couché
      }
  } sur { $on ->
    [floor] le sol.
   *[other] { $on }, à { $high } centièmes de case de haut.
  }
ghosts_table-nudge-west = Vers l’ouest
ghosts_table-nudge-north = Vers le nord
ghosts_table-nudge-south = Vers le sud
ghosts_table-nudge-east = Vers l’est
ghosts_table-nudge-left = Tourner à gauche (Q)
ghosts_table-nudge-right = Tourner à droite (E)
ghosts_table-nudge-tip = Renverser (T)
ghosts_table-nudge-fore = Pencher en avant (R)
ghosts_table-nudge-back = Pencher en arrière (F)
ghosts_table-nudge-port = Pencher à gauche (D)
ghosts_table-nudge-star = Pencher à droite (G)
ghosts_table-fine = Petits pas (S)
ghosts_table-undo = Un pas en arrière (U)
ghosts_table-more = D’autres façons de le tourner
ghosts_table-let-go = Choisir un autre meuble
ghosts_table-lay = Poser { $piece ->
    [mirror] le miroir
    [trolley] la desserte
    [desk] le bureau
    [piano] le piano
    [armchair] le fauteuil
   *[table] la table
  }
ghosts_table-touched = Vous avez bougé ce meuble : ce sera celui-là.
ghosts_table-nothing-in-hand = Choisissez d’abord un meuble.
ghosts_table-nothing-to-undo = Il n’y a rien à reprendre.
ghosts_table-chip = { $size ->
    [S] Petit fantôme { $number }
    [M] Fantôme moyen { $number }
   *[L] Grand fantôme
  }, { $place ->
    [home] à la maison
    [edge] au bord du hall
    [out] sorti
   *[hall] dans le hall
  }{ $cost ->
    [none] {""}
    [one] , { $cost } point
   *[other] , { $cost } points
  }
ghosts_table-ghost = { $size ->
    [S] Petit fantôme { $number }
    [M] Fantôme moyen { $number }
   *[L] Grand fantôme
  }
ghosts_table-cell = Colonne { $column }, rangée { $row } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
ghosts_table-spot = Se tenir ici : { $x } vers la droite, { $y } vers le haut
ghosts_table-level = { $on ->
    [floor] Par terre
    [mirror-foot] Sur le pied du miroir
    [mirror-panel] Sur le miroir
    [trolley-shelf-low] Sur l’étage du bas
    [trolley-shelf-top] Sur la desserte
    [desk-top] Sur le bureau
    [piano-body] Sur le piano
    [piano-keyboard] Sur les touches
    [armchair-seat] Sur le siège
    [armchair-back] Sur le dossier
    [table-top] Sur la table
   *[other] Sur le meuble
  }
ghosts_table-fuse = Fusionner avec { $size ->
    [S] le petit fantôme { $number }
   *[M] le fantôme moyen { $number }
  }
ghosts_table-out = Sortir ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  })
ghosts_table-back = Reprendre le dernier ordre
ghosts_table-back-one = Reprendre
ghosts_table-far = C’est bien
ghosts_table-go = { $count ->
    [0] Personne ne bouge
   *[other] En route !
  }
ghosts_table-go-note = { $left ->
    [0] tous les points dépensés
    [one] encore { $left } point
   *[other] encore { $left } points
  }
ghosts_table-cannot-go = Ce fantôme ne peut aller nulle part maintenant.
ghosts_table-no-place = Il n’y a pas de place libre pour lui dans cette case.
ghosts_table-no-ghost = Choisissez d’abord un de vos fantômes.
ghosts_table-side = { $side ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
  }
ghosts_table-swap = À la place du petit fantôme { $number } de { $name }
ghosts_table-put = Colonne { $column }
ghosts_table-choose = { $card ->
    [tag] Touché ! Un petit fantôme à vous entre dans le hall : où ?
   *[brother] Un de vos fantômes peut céder sa place à un plus grand.
  }
ghosts_table-grow = { $size ->
    [S] Le petit fantôme { $number } devient moyen
   *[M] Le fantôme moyen { $number } devient grand
  }
ghosts_table-pass = Ne rien changer
ghosts_table-looked = Par la porte { $number } du côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }
ghosts_table-nobody = Le hall était vide.
ghosts_table-ask = Montrer pourquoi, de côté et d’en haut
ghosts_table-counted = { $seen ->
    [0] Personne n’a été vu
    [one] Un fantôme a été vu
   *[other] { $seen } fantômes ont été vus
  }, { $unseen ->
    [0] aucun n’était caché.
    [one] un reste caché.
   *[other] { $unseen } restent cachés.
  }
ghosts_table-why-seen = { $size ->
    [S] Petit fantôme { $number }
    [M] Fantôme moyen { $number }
   *[L] Grand fantôme
  } { $who ->
    [you] à vous
   *[other] de { $name }
  } : { $how ->
    [mirror] le miroir le montre
    [over] on le voit par-dessus { $past }
    [under] on le voit sous { $past }
    [beside] { $past } ne le cache qu’en partie
   *[string] rien entre l’œil et lui
  }{ $close ->
    [yes] , à un cheveu près.
   *[no] .
  }
ghosts_table-why-hidden = { $size ->
    [S] Petit fantôme { $number }
    [M] Fantôme moyen { $number }
   *[L] Grand fantôme
  } { $who ->
    [you] à vous
   *[other] de { $name }
  } : caché, { $behind ->
    [window] à côté de ce que montre la serrure.
   *[other] derrière { $behind }{ $close ->
        [yes] , à un cheveu près.
       *[no] .
      }
  }
ghosts_table-sheet-title = Où les fantômes ont fini
ghosts_table-sheet-player = Joueur
ghosts_table-sheet-points = Points
ghosts_table-sheet-out = Sortis
ghosts_table-sheet-hall = Dans le hall
ghosts_table-sheet-home = À la maison
ghosts_table-sheet-of = { $count } { $size ->
    [S] { $count ->
        [one] petit
       *[other] petits
      }
    [M] { $count ->
        [one] moyen
       *[other] moyens
      }
   *[L] { $count ->
        [one] grand
       *[other] grands
      }
  } (× { $points })
ghosts_table-sheet-ties = À égalité de points, gagne qui a le plus de fantômes sortis, puis le moins à la maison.
ghosts_table-says-won = { $tone ->
    [0] À nous la liberté !
    [1] Pas vu, pas pris !
   *[2] Quelle nuit !
  }
ghosts_table-says-placed = { $tone ->
    [0] C’est mieux ici.
    [1] Là-bas, je ne l’aimais pas.
   *[2] Je range, c’est tout.
  }
ghosts_table-says-chooses = { $tone ->
    [0] Où vais-je regarder ?
    [1] Que personne ne bouge !
   *[2] Voyons voir…
  }
ghosts_table-says-seen = { $tone ->
    [0] Oh non !
    [1] Hiii !
   *[2] Retour au départ.
  }
ghosts_table-says-hidden = { $tone ->
    [0] Ouf !
    [1] Pas un cheveu !
   *[2] Muets comme la poussière.
  }
ghosts_table-coach-draw = Piochez. Le nombre dit combien vos fantômes peuvent marcher en tout ; les images, quel meuble vous pouvez déplacer d’abord.
ghosts_table-coach-furniture = { $held ->
    [yes] Tirez, tournez, renversez. Ce qui est grand cache bien, une table ne cache personne. Puis posez.
   *[no] Un des meubles qui brillent peut bouger : choisissez-le, ou ne bougez rien.
  }
ghosts_table-coach-ghosts = { $given ->
    [yes] { $left ->
        [0] Tous les points sont dépensés. En route !
        [one] Il reste un point. Choisissez un autre fantôme, ou envoyez-les.
       *[other] Il reste { $left } points. Choisissez un autre fantôme, ou envoyez-les.
      }
   *[no] { $chosen ->
        [yes] Les nombres disent ce que coûte chaque case. Le mieux : derrière quelque chose de grand.
       *[no] Choisissez un fantôme sous le hall. Chaque pas coûte un point, entrer aussi.
      }
  }
ghosts_table-coach-side = Vous avez le plus haut dé : choisissez le côté d’où tous regardent. Le dé dira quelle porte.
ghosts_table-coach-wait = C’est aux autres. Regardez où vont les meubles.
ghosts_table-coach-looked = { $mine ->
    [0] Aucun de vos fantômes n’était dans le hall. De l’autre côté, chacun compte : petit 1, moyen 3, grand 5.
   *[other] { $seen ->
        [0] Aucun des vôtres n’a été vu. Menez-les de l’autre côté : les petits comptent 1, les moyens 3, le grand 5.
        [one] Un des vôtres a été vu et s’est enfui. Ceux qui se cachent avancent. Sortis, les petits comptent 1, les moyens 3, le grand 5.
       *[other] { $seen } des vôtres ont été vus et se sont enfuis. Ceux qui se cachent avancent. Sortis, les petits comptent 1, les moyens 3, le grand 5.
      }
  }
ghosts_table-side-key-n = n
ghosts_table-side-key-e = e
ghosts_table-side-key-s = s
ghosts_table-side-key-w = o

## Ce que feraient les robots

ghosts-would = { $what ->
    [strike] retourner une carte Minuit.
    [draw] piocher une carte.
    [leave] laisser les meubles en place.
    [grab] déplacer { $piece }.
    [place] le poser dans la colonne { $column }, rangée { $row }.
    [go] { $count ->
        [0] ne bouger personne.
        [one] bouger un fantôme.
       *[other] bouger { $count } fantômes.
    }
    [side] regarder depuis { $side ->
        [N] le nord
        [E] l’est
        [S] le sud
       *[W] l’ouest
    }.
    [swap] toucher un fantôme.
    [put] faire entrer un fantôme.
    [grow] faire grandir un fantôme.
    [pass] ne rien faire.
   *[either] lancer un dé.
  }
