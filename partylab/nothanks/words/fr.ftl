# Non merci ! : les nouvelles, les refus et les mots de la table.

nothanks-name = Non merci !

## Ce qui vient de se passer

nothanks-turned = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
  } le { $card }.
nothanks-paid = { $who ->
    [you] Vous refusez
   *[other] { $name } refuse
  } le { $card } ; { $chips ->
    [one] un jeton est posé dessus.
   *[other] { $chips } jetons sont posés dessus.
  }
nothanks-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } le { $card }{ $chips ->
    [0] , sans jeton.
    [1] {" "}et le jeton posé dessus.
   *[other] {" "}et les { $chips } jetons posés dessus.
  }
nothanks-had-to-take = { $who ->
    [you] Vous n’avez plus de jeton et devez prendre
   *[other] { $name } n’a plus de jeton et doit prendre
  } le { $card }{ $chips ->
    [0] .
    [1] {" "}et le jeton posé dessus.
   *[other] {" "}et les { $chips } jetons posés dessus.
  }
nothanks-round-over = Fin de la manche { $round } sur { $rounds } : { $scores }.
nothanks-won = La partie est finie : { $who ->
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
  } avec { $points } { $points ->
    [one] point.
   *[other] points.
  }

nothanks-lowest-score = Le total le plus bas gagne.

## Refus

nothanks-over = La partie est finie.
nothanks-not-your-turn = Ce n’est pas encore à vous de jouer.
nothanks-no-chip = Vous n’avez plus de jeton : il faut prendre la carte.
nothanks-unknown-move = « { $move } » n’est pas un coup de ce jeu. On peut payer (pay) ou prendre (take).

## La table en mots

nothanks-card = Le { $card } est sur la table, { $chips ->
    [0] sans jeton
    [1] avec un jeton dessus
   *[other] avec { $chips } jetons dessus
  } ; la décision revient à { $name }.
nothanks-deck = { $cards ->
    [0] Il ne reste aucune carte face cachée.
    [1] Il reste une carte face cachée.
   *[other] Il reste { $cards } cartes face cachée.
  }
nothanks-round = Non merci !, manche { $round } sur { $rounds }
nothanks-seat-has = { $name } : { $cards ->
    [0] aucune carte
   *[other] { $row } (coût { $cost })
  }, { $chips ->
    [hidden] jetons cachés
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  }
nothanks-removed = Cartes qui n’étaient pas dans la pioche : { $cards }
nothanks-hand = { $cards ->
    [0] Aucune carte
   *[other] { $row }
  } : { $points } { $points ->
    [one] point
   *[other] points
  }
nothanks-cost = coût { $cost }

## La table sur la scène

nothanks-chips-on-card = { $chips ->
    [0] aucun jeton dessus
    [1] un jeton dessus
   *[other] { $chips } jetons dessus
  }
nothanks-chips-held = { $chips ->
    [hidden] nombre de jetons caché
    [0] aucun jeton
    [1] un jeton
   *[other] { $chips } jetons
  }
nothanks-pay = Non merci !
nothanks-pay-note = { $chips ->
    [0] plus aucun jeton
    [one] votre dernier jeton
   *[other] 1 jeton sur { $chips }
  }
nothanks-take = { $forced ->
    [yes] Il faut la prendre
   *[no] Je prends
  }
nothanks-take-note = { $card }{ $chips ->
    [0] , aucun jeton
    [one] {" "}− 1 jeton
   *[other] {" "}− { $chips } jetons
  }
nothanks-badge = { $change } → { $then }
nothanks-sum = { $added }{ $chips ->
    [0] {""}
    [one] {" "}− 1 jeton
   *[other] {" "}− { $chips } jetons
  } = { $points }
nothanks-will-come = Le { $card } viendra-t-il ? { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
nothanks-waits-for-none = Vous n’attendez aucune carte.
nothanks-head = { $cards ->
    [0] dernière carte
    [one] 1 carte à venir
   *[other] { $cards } cartes à venir
  }{ $rounds ->
    [one] {""}
   *[other] {" "}· manche { $round } sur { $rounds }
  }
nothanks-key-pay = r
nothanks-key-take = p
nothanks-total = manches précédentes : { $points }
nothanks-run = Suite { $cards } : compte { $counts }

## L’aide

nothanks-cost-note = { $cost ->
    [none] Prendre le { $card } ne change pas le coût de vos cartes
   *[other] Prendre le { $card } fait passer le coût de vos cartes de { $cards } à { $then }
  } ; { $chips ->
    [0] il n’y a pas de jeton dessus, et votre total irait
    [1] avec le jeton posé dessus, votre total irait
   *[other] avec les { $chips } jetons posés dessus, votre total irait
  } de { $before } à { $after } ({ $change }). { $forced ->
    [yes] Vous n’avez plus de jeton pour la refuser.
   *[no] Refuser coûte un jeton : votre total serait de { $refused }.
  }

## Ce qu’on dit à qui joue pour la première fois

nothanks-coach-first = { $chips ->
    [0] Qui prend le { $card } marque { $card } points, et le plus petit total gagne. Prenez-le, ou payez un jeton pour le passer.
   *[other] Chaque jeton enlève un point : avec { $chips ->
        [1] un jeton
       *[other] { $chips } jetons
      } dessus, le { $card } { $points ->
        [0] ne coûte rien
       *[other] { $sign ->
            [gain] rapporte
           *[cost] coûte
          } { $points } { $points ->
            [one] point
           *[other] points
          }
      }. Prenez-le, ou payez un jeton de plus.
  }
# $gone: has somebody else just taken the card before?
nothanks-coach-others = { $gone ->
    [yes] Cette carte est partie, avec ses jetons. Voici le { $card } : qui
   *[no] Aux autres de décider : qui
  } le refuse y pose un jeton, qui le prend gagne tous les jetons.
nothanks-coach-took = La carte est à vous, avec ses jetons. Vous retournez le { $card }, et vous décidez encore en premier.
# $side: does the card lie above mine in their run, or below it?
nothanks-coach-joins = Le { $card } forme une suite avec votre { $mine }, et d’une suite seule la plus petite carte compte : il { $side ->
    [above] ne vous coûte rien.
   *[below] vous fait même gagner un point.
  }
nothanks-coach-forced = Vous n’avez plus de jeton : il faut prendre le { $card }{ $chips ->
    [0] .
    [1] {" "}et le jeton posé dessus.
   *[other] {" "}et les { $chips } jetons posés dessus.
  }
nothanks-coach-last = { $run ->
    [yes] La suite { $row } ne compte que { $counts }.
   *[no] D’une suite comme 7–8, seul le 7 compte.
  } Jouez jusqu’au bout de la pioche : chaque jeton enlève un point, et le plus petit total gagne.

## La feuille de score

nothanks-sheet-title = Feuille de score : le plus petit total gagne
nothanks-sheet-player = Nom
nothanks-sheet-cards = Cartes
nothanks-sheet-chips = Jetons
nothanks-sheet-points = Points
nothanks-sheet-last = La dernière manche
nothanks-sheet-round = Manche { $round }
nothanks-sheet-total = Total
nothanks-sheet-removed = Les cartes restées dans la boîte
nothanks-sheet-chips-off = { $chips ->
    [0] aucun jeton
    [1] 1 jeton : −1
   *[other] { $chips } jetons : −{ $chips }
  }
nothanks-winner = gagne
nothanks-why-isolated = Le { $card } est isolé : il compte { $card }.
nothanks-why-run = { $row } forme une suite : seul le { $counts } compte, { $saved } { $saved ->
    [one] point épargné.
   *[other] points épargnés.
  }

nothanks-your-turn = À vous : le { $card }, { $chips ->
    [0] aucun jeton dessus.
    [1] un jeton dessus.
   *[other] { $chips } jetons dessus.
  }{ $forced ->
    [yes] {" "}Vous n’avez plus de jeton : il faut le prendre.
   *[no] {""}
  }
nothanks-would-pay = refuser.
nothanks-would-either = lancer un dé.
nothanks-would-take = prendre.

## Préparer la partie

nothanks-about = Prenez la carte, ou payez un jeton pour la passer. Les suites coûtent peu, les jetons sont précieux et le plus petit total gagne. De 3 à 7 joueurs, 10 minutes.
nothanks-invites = Prenez la carte… ou payez pour la passer.
nothanks-facts = 3 à 7 joueurs · 10 minutes
nothanks-option-open_chips = Tout le monde voit les jetons de tout le monde
nothanks-option-variant = Variante
nothanks-option-variant-standard = Normale
nothanks-option-variant-tactical = Tactique : 10 jetons au plus ; 10, 20 et 30 ne sont jamais dans la pioche
nothanks-option-rounds = Manches
nothanks-option-house_two_players = Permettre de jouer à deux (règle maison)

nothanks-rules-1 = Il y a 33 cartes, de 3 à 35. Neuf restent dans la boîte sans être vues ; on joue les 24 autres.
nothanks-rules-2 = Une carte est face visible. À votre tour, prenez-la avec tous les jetons posés dessus, ou refusez-la en y posant un de vos jetons. Sans jeton, il faut la prendre.
nothanks-rules-3 = Si vous la prenez, vous retournez la carte suivante, et vous décidez encore en premier.
nothanks-rules-4 = À la fin, chaque carte coûte sa valeur, mais une suite comme 17, 18, 19 ne coûte que sa plus petite carte.
nothanks-rules-5 = Chaque jeton gardé retire un point. Le plus petit total gagne.
nothanks-rules-6 = Les cartes sont visibles ; les jetons restent cachés jusqu’à la fin.
nothanks-help-cost = Me montrer ce que coûterait la carte
nothanks-help-odds = Me montrer les chances des cartes que j’attends

## Niveaux

nothanks-level-easy = Ils attendent les aubaines, mais rêvent parfois. Qui débute gagne environ une partie sur deux.
nothanks-level-medium = Les uns rêvent, les autres non.
nothanks-level-hard = Ils prennent avant qu’un autre ne prenne.
nothanks-level-expert = Ils comptent les jetons et imaginent toutes les fins.

## Ce qui se dit à table : $tone est l’une de quatre façons de le dire.

nothanks-says-refuses = { $tone ->
    [0] Non merci !
    [1] Pas pour moi.
    [2] Je vous la laisse.
   *[other] Non merci !
  }
nothanks-says-tempted = { $tone ->
    [0] Tentant…
    [1] Pas encore.
    [2] Hum… non merci.
   *[other] Non merci !
  }
nothanks-says-bargain = { $tone ->
    [0] À moi.
    [1] Merci !
    [2] Je la prends.
   *[other] Enfin !
  }
nothanks-says-run = { $tone ->
    [0] Dans ma suite !
    [1] Elle complète.
    [2] Juste ce qu’il me faut.
   *[other] À moi !
  }
nothanks-says-loss = { $tone ->
    [0] Tant pis.
    [1] Encore moi…
    [2] S’il le faut.
   *[other] Mieux vaut maintenant.
  }
nothanks-says-won = { $tone ->
    [0] Et voilà !
    [1] Bien joué !
    [2] J’ai gagné !
   *[other] À moi la partie.
  }

### Les robots de No Thanks! : qui ils sont, et pourquoi ils jouent ainsi.

nothanks_bots-random-name = Hasard
nothanks_bots-random-people = Hana, Hugo, Hélène, Hakim, Hortense, Henri
nothanks_bots-random-word = lance un dé
nothanks_bots-random-character = Lance un dé, quoi qu’il y ait sur la table.
nothanks_bots-dreamer-name = Rêveur
nothanks_bots-dreamer-people = Rosalie, Rémi, Romane, Rayan, Reine, Raphaël
nothanks_bots-dreamer-word = rêve de temps en temps
nothanks_bots-dreamer-character = Attend les aubaines, mais une fois sur cinq il pense à autre chose.
nothanks_bots-miser-name = Avare
nothanks_bots-miser-people = Armand, Agathe, Alexis, Adèle, Aubin, Aïcha
nothanks_bots-miser-word = s’accroche à ses jetons
nothanks_bots-miser-character = Tient à ses jetons, et prend donc bien trop de cartes.
nothanks_bots-greedy-name = Gourmand
nothanks_bots-greedy-people = Gaëlle, Gustave, Gina, Gaspard, Ginette, Gaston
nothanks_bots-greedy-word = attend les aubaines
nothanks_bots-greedy-character = Attend que les jetons paient toute la carte, souvent trop longtemps.
nothanks_bots-threshold-name = Seuil
nothanks_bots-threshold-people = Simon, Sarah, Samir, Solène, Sacha, Sylvie
nothanks_bots-threshold-word = accepte une petite perte
nothanks_bots-threshold-character = Prend à petite perte, avant les gourmands.
nothanks_bots-collector-name = Collectionneur
nothanks_bots-collector-people = Clara, Cyril, Carmen, Colin, Céleste, Charles
nothanks_bots-collector-word = collectionne les suites
nothanks_bots-collector-character = Collectionne les suites, compte les jetons et laisse s’enrichir une carte dont lui seul veut.
nothanks_bots-linear-name = Linéaire
nothanks_bots-linear-people = Louis, Lina, Lucas, Leïla, Loïc, Louise
nothanks_bots-linear-word = pèse le pour et le contre
nothanks_bots-linear-character = Pèse une douzaine de choses à la fois ; l’évolution a choisi le poids de chacune.
nothanks_bots-exploiter-name = Profiteur
nothanks_bots-exploiter-people = Paul, Pauline, Prosper, Perrine, Pablo, Philomène
nothanks_bots-exploiter-word = guette les failles
nothanks_bots-exploiter-character = N’a évolué que contre le robot linéaire : il en trouve les failles, mais pas celles des autres.
nothanks_bots-hoarder-name = Écureuil
nothanks_bots-hoarder-people = Joséphine, Jules, Jade, Joachim, Jeanne, Jérôme
nothanks_bots-hoarder-word = amasse les jetons
nothanks_bots-hoarder-character = Prend tôt des cartes hautes pour leurs jetons, jusqu’à ce que les autres n’en aient plus et doivent prendre ce qui vient.
nothanks_bots-robust-name = Solide
nothanks_bots-robust-people = Béatrice, Bruno, Bérénice, Basile, Blanche, Benoît
nothanks_bots-robust-word = ne donne rien
nothanks_bots-robust-character = A évolué contre tous ceux qui ont évolué pour le battre : personne ne le bat de beaucoup, et face à deux rivaux son humeur change d’une manche à l’autre.
nothanks_bots-searcher-name = Explorateur
nothanks_bots-searcher-people = Élise, Étienne, Emma, Elias, Estelle, Edgar
nothanks_bots-searcher-word = voit plusieurs coups d’avance
nothanks_bots-searcher-character = Explore les coups à venir un à un, et suppose que chacun fera ce qui vaut le mieux pour lui.
nothanks_bots-montecarlo-name = Monte-Carlo
nothanks_bots-montecarlo-people = Mathilde, Malik, Margot, Marius, Mina, Maxime
nothanks_bots-montecarlo-word = imagine toutes les fins
nothanks_bots-montecarlo-character = Imagine bien des fins de partie, et apprend comment vous jouez.

## Pourquoi

nothanks_bots-no-chip = Il ne reste aucun jeton : il faut prendre la carte.
nothanks_bots-die = C’est le dé qui décide, personne ne peut donc le dire.
# $gains: do the cards get dearer, cheaper or neither; $others: players with a run that the card joins.
nothanks_bots-balance = Prendre { $gains ->
    [more] coûte { $points } { $points ->
        [one] point
       *[other] points
    }
    [less] économise { $points } { $points ->
        [one] point
       *[other] points
    }
   *[same] ne coûte rien
  } et { $pot ->
    [0] ne rapporte aucun jeton
    [one] rapporte un jeton
   *[other] rapporte { $pot } jetons
  }{ $others ->
    [0] .
    [one] {" "}; la carte prolongerait aussi une suite d’un autre joueur.
   *[other] {" "}; la carte prolongerait aussi une suite chez { $others } autres joueurs.
  }
nothanks_bots-miser-because = { $side ->
    [within] C’est peu, et il déteste se séparer d’un jeton.
   *[beyond] Plus de { $limit } points : pour une fois, il se sépare d’un jeton.
  }
nothanks_bots-greedy-because = { $loss ->
    [0] Aucune perte : une bonne affaire.
   *[other] Une perte de { $loss } : pas une bonne affaire.
  }
nothanks_bots-dreams = Mais dans { NUMBER($share, style: "percent") } de ses tours, il rêve et fait le contraire.
nothanks_bots-threshold-because = { $side ->
    [none] Aucune perte.
    [within] La perte ne dépasse pas la limite de { $limit } : mieux vaut maintenant que jamais.
   *[beyond] La perte dépasse la limite de { $limit }.
  }
nothanks_bots-collector-waits = Personne d’autre ne semble encore vouloir de la carte, et tous ont des jetons : elle reviendra avec { $pot } jetons.
nothanks_bots-collector-because = { $side ->
    [none] Quelqu’un d’autre pourrait la prendre avant, et ce n’est pas une perte.
    [within] Quelqu’un d’autre pourrait la prendre avant, et les jetons valent la perte : la limite est de { $limit } pour l’instant.
   *[beyond] Quelqu’un d’autre pourrait la prendre, mais la perte dépasse la limite de { $limit }.
  }
nothanks_bots-mood = Son humeur dans cette manche : la numéro { $mood } sur { $moods }.
nothanks_bots-weighs = { $side ->
    [for] Pour, avec
   *[against] Contre, avec
  } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { $feature ->
    [cost] ce que la carte ajoute à ses points, et à quel moment de la partie.
    [below] les cartes qui peuvent encore la rejoindre par le bas.
    [above] la carte qui peut encore la rejoindre par le haut.
    [late] le nombre de cartes à venir.
    [card] la hauteur de la carte.
    [pot] les jetons posés sur la carte.
    [chips] le nombre de ses jetons.
    [lacks] les jetons qui peuvent encore s’ajouter, car personne d’autre ne veut déjà de la carte.
    [broke] un joueur sans jeton, qui devrait la prendre.
   *[bias] ce qu’il compte toujours, quelle que soit la carte.
  }
nothanks_bots-imagined = Sur { $games } parties imaginées, prendre en gagne { NUMBER($take_wins, style: "percent", maximumFractionDigits: 0) } avec { NUMBER($take_score, maximumFractionDigits: 0) } points en moyenne ; payer en gagne { NUMBER($pay_wins, style: "percent", maximumFractionDigits: 0) } avec { NUMBER($pay_score, maximumFractionDigits: 0) }.
# $takes and $pays: how many of the games began with that move; what turns out better is tried more often.
nothanks_bots-searched = Sur { $games } parties jouées d’avance dans sa tête, { $takes ->
    [one] une commence
   *[other] { $takes } commencent
  } par prendre : il en gagne { NUMBER($take_wins, style: "percent", maximumFractionDigits: 0) }, avec { NUMBER($take_score, maximumFractionDigits: 0) } points en moyenne. { $pays ->
    [one] L’autre commence
   *[other] Les { $pays } autres commencent
  } par payer : il en gagne { NUMBER($pay_wins, style: "percent", maximumFractionDigits: 0) }, avec { NUMBER($pay_score, maximumFractionDigits: 0) } points. Plus un coup promet, plus il l’essaie.
nothanks_bots-plays-like = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
  } comme { $bot ->
    [miser] un avare
    [greedy] le gourmand
    [threshold] le robot à seuil
    [collector] un collectionneur
    [exploiter] le profiteur
    [hoarder] un écureuil
    [robust] le robot solide
   *[linear] le robot linéaire
  }.

## Refus

nothanks_bots-not-fast = « { $strategy } » ne sait pas jouer en série. Savent le faire : { $known }.

### Probabilités exactes.

## Refus

nothanks_odds-no-card = Il n’y a pas de carte { $card } : les cartes vont de { $least } à { $most }.
nothanks_odds-no-gap = Un trou va d’une petite carte à une plus grande, pas de { $low } à { $high }.
nothanks_odds-has-it = Le { $card } est déjà parmi les cartes.
nothanks_odds-too-many-seen = { $seen } cartes vues et { $removed } retirées, cela ne tient pas dans une partie.
nothanks_odds-not-dealt = On ne peut pas distribuer { $dealt } cartes sur { $cards }.
