# Les robots de No Thanks! : qui ils sont, et pourquoi ils jouent ainsi.

nothanks_bots-random-name = Hasard
nothanks_bots-random-character = Lance un dé, quoi qu’il y ait sur la table.
nothanks_bots-miser-name = Avare
nothanks_bots-miser-character = Tient à ses jetons, et prend donc bien trop de cartes.
nothanks_bots-greedy-name = Gourmand
nothanks_bots-greedy-character = Attend que les jetons paient toute la carte, souvent trop longtemps.
nothanks_bots-threshold-name = Seuil
nothanks_bots-threshold-character = Prend à petite perte, avant les gourmands.
nothanks_bots-collector-name = Collectionneur
nothanks_bots-collector-character = Collectionne les suites, compte les jetons et laisse s’enrichir une carte dont lui seul veut.
nothanks_bots-linear-name = Linéaire
nothanks_bots-linear-character = Pèse une douzaine de choses à la fois ; l’évolution a choisi le poids de chacune.
nothanks_bots-montecarlo-name = Monte-Carlo
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
    [0] Ce n’est pas une perte : une bonne affaire.
   *[other] C’est une perte de { $loss } : pas une bonne affaire.
  }
nothanks_bots-threshold-because = { $side ->
    [none] Ce n’est pas une perte.
    [within] La perte ne dépasse pas la limite de { $limit } : mieux vaut maintenant que jamais.
   *[beyond] La perte dépasse la limite de { $limit }.
  }
nothanks_bots-collector-waits = Personne d’autre ne semble encore vouloir de la carte, et tous ont des jetons : elle reviendra avec { $pot } jetons.
nothanks_bots-collector-because = { $side ->
    [none] Quelqu’un d’autre pourrait la prendre avant, et ce n’est pas une perte.
    [within] Quelqu’un d’autre pourrait la prendre avant, et les jetons valent la perte : la limite est de { $limit } pour l’instant.
   *[beyond] Quelqu’un d’autre pourrait la prendre, mais la perte dépasse la limite de { $limit }.
  }
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
nothanks_bots-plays-like = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
  } comme { $bot ->
    [miser] un avare
    [greedy] le gourmand
    [threshold] le robot à seuil
    [collector] un collectionneur
   *[linear] le robot linéaire
  }.

## Refus

nothanks_bots-not-fast = « { $strategy } » ne sait pas jouer en série. Savent le faire : { $known }.
