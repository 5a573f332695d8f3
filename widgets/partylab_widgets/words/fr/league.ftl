# La leçon sur le tournoi de stratégies.

## La première table

league-you = Vous
league-set-limit = { $side ->
    [gain] Je prends une carte si j’y gagne au moins { $value ->
        [one] un point
       *[other] { $value } points
      }, jetons compris
    [even] Je prends une carte si elle ne me coûte rien, jetons compris
   *[loss] Je prends une carte si j’y perds au plus { $value ->
        [one] un point
       *[other] { $value } points
      }, jetons compris
  }
league-play = { $deals ->
    [one] Jouer une donne
   *[other] Jouer { $deals } donnes
  }
league-first-title = Une limite
league-first-none = Chaque donne est jouée trois fois, une fois de chaque place : personne n’a les meilleures cartes.
league-first-told = Vous avez gagné { $won } parties sur { $games }{ $shared ->
    [0] { "" }
    [one] { " " }et partagé une autre victoire
   *[other] { " " }et partagé { $shared } autres victoires
  }.
league-game = Partie
league-last-deal = Donne { $number }, une fois de chaque place : les points (moins vaut mieux, ★ gagne)
league-first-paper = À partir de combien de points de perte refuseriez-vous une carte ? Ma limite : ______
league-enough-here = Cela suffit ici : { NUMBER($most) } au plus. Recommencez, ou continuez plus bas.

## 2. Combien de donnes suffisent ?

league-enough = Trois personnes à une table. À la longue, Ana gagne 44 % des parties et Bo 41 %. Au bout de combien de donnes, à peu près, leurs intervalles à 95 % cessent-ils de se chevaucher ?
league-enough-said-20 = Après 20 donnes, chaque intervalle est plus large que toute la différence.
league-enough-said-200 = Cela suffirait pour une différence trois fois plus grande.
league-enough-said-20000 = Vous êtes du côté sûr, d’un facteur dix.
league-enough-reveal = Une seule donne ne dit presque rien : ce sont les cartes qui la gagnent ou la perdent. Chaque intervalle ne peut s’étendre, de part et d’autre, que sur la moitié d’une petite différence, et quatre fois plus de donnes ne font que le réduire de moitié. Il faut donc environ 2 000 donnes, ou 6 000 parties. **Entre joueurs aussi proches, une douzaine de parties à la table de la cuisine ne disent presque rien de qui joue mieux.**
league-shrinking-title = Parties gagnées, avec leurs intervalles à 95 %, selon le nombre de donnes
league-shrinking-told = { NUMBER($deals) } donnes : Ana { $ana } %, Bo { $bo } %, à { NUMBER($margin, minimumFractionDigits: 1) } points de pourcentage près au plus. { $apart ->
    [no] Les intervalles se chevauchent : cela ne montre pas encore qui est meilleur.
    [ana] Les intervalles sont séparés : Ana est meilleure.
   *[bo] Les intervalles sont séparés : Bo est meilleur.
  }
league-four-times = Quatre fois plus de donnes
league-other-cards = La même chose avec d’autres cartes
league-column-deals = Donnes
league-column-ana = Ana gagne
league-column-bo = Bo gagne
league-column-apart = Séparés ?
league-give-or-take = { NUMBER($mean, minimumFractionDigits: 1) } % ± { NUMBER($off, minimumFractionDigits: 1) }
league-legend-ana = Ana prend jusqu’à une perte de 12
league-legend-bo = Bo prend à partir d’un gain de 1
league-apart = Après 20 donnes, l’un des deux est en tête, peut-être de loin. Pourquoi cela ne montre-t-il pas qu’il joue mieux ?
league-apart-model = Avec d’autres cartes, cela aurait très bien pu être l’inverse : les deux intervalles sont larges et se chevauchent. Seuls des intervalles séparés le montreraient.

## 3. La meilleure réponse

league-invader = Deux autres ne prennent une carte que si elle ne leur coûte rien : leur limite est 0. Quelle limite gagne le plus souvent contre eux ?
league-invader-said--4 = Qui attend plus que les autres n’obtient rien : ils prennent la carte un tour plus tôt.
league-invader-said-0 = Jouer pareil donne un tiers à chacun. Un peu moins de patience donne bien plus.
league-invader-said-16 = Tant de hâte gagne des cartes et perd des parties : chaque carte coûte plus qu’elle ne rapporte.
league-invader-reveal = Une limite de 4 gagne environ neuf parties sur dix. Qui attend une bonne affaire voit quelqu’un d’un peu moins patient la prendre, à petite perte, et encaisser les jetons destinés aux autres.
league-map-title = Combien de fois une limite (colonne) gagne là où les { $players ->
    [3] deux autres
    [4] trois autres
   *[other] quatre autres
  } ont la même (ligne), en pour cent. L’encadrée (★) est la meilleure réponse.
league-map-corner = les autres \ vous
league-map-note = { $deals } donnes pour chaque nombre, de toutes les places : à 4 points près au plus.
league-answers-told = { $same ->
    [yes] Là où tous ont la limite { $limit }, aucune autre ne fait mieux : elle gagne sa juste part de { $fair } %.
   *[no] Là où tous les autres ont la limite { $limit }, la meilleure réponse est { $best } : elle gagne { $share } % des parties, au lieu d’une juste part de { $fair } %.
  }
league-set-players = { $value } joueurs

## 4. Une guerre des prix

league-race = Au début, tous ont la limite 0. Tous apprennent la meilleure réponse et l’adoptent. Puis quelqu’un trouve la meilleure réponse à celle-ci, et de nouveau tous suivent. Où cela finit-il, à trois joueurs ?
league-race-stay = après le premier pas : personne ne fait plus mieux
league-race-settle = plus haut, à une limite à laquelle aucune autre n’est supérieure
league-race-top = à la limite la plus haute
league-race-cycle = nulle part : un jour, une limite basse redevient la meilleure
league-race-said-stay = La même chose se reproduit : quelqu’un d’un peu moins patient prend les cartes.
league-race-said-settle = Cela monte, mais n’y reste pas : dès que tous les autres paient trop, la patience paie de nouveau.
league-race-said-top = Tout en haut, chacun paie beaucoup trop. Il vaut alors mieux les laisser faire.
league-race-reveal = 0, 4, 8, 12, puis −4 : là où tous les autres prennent à grande perte, quelqu’un de très patient se retient, garde ses jetons et gagne le plus souvent. Alors une limite de 4 redevient la meilleure, et tout recommence. Dans le commerce, cela s’appelle une guerre des prix.
league-path = La limite de tous jusqu’ici : { $path }
league-everybody = Tous adoptent la meilleure réponse : { $limit }
league-war-ends = { $how ->
    [settle] Ici, c’est stable : la meilleure réponse est ce que tous font déjà.
   *[cycle] Cette limite s’est déjà vue : tout recommence.
  }
league-from-start = Recommencer à 0
league-five = Et à cinq joueurs ?
league-five-settle = cela se fixe à une limite à laquelle aucune autre n’est supérieure
league-five-top = cela monte jusqu’à la limite la plus haute
league-five-cycle = cela tourne en rond sans fin
league-five-said-top = Bien avant, cela coûte plus que cela ne rapporte.
league-five-said-cycle = Cela semble probable, mais à cinq, le patient a quatre rivaux qui ne sortent pas tous de la course.
league-five-reveal = Cela monte à 8 et y reste : de ces limites, aucune ne fait mieux contre quatre autres qui l’ont. Là où chacun joue une meilleure réponse à tous les autres, il y a **équilibre**. À trois, aucune de ces limites n’en donne un, si tous ont la même.
league-price = À une table de trois, tous ont la limite 8 au lieu de 0. Qu’arrive-t-il à leurs points ? (Moins vaut mieux.)
league-price-fewer = tous en ont moins : ils jouent mieux
league-price-same = rien : ce que l’un gagne, un autre le perd
league-price-more = tous en ont plus : tout le monde y perd
league-price-said-fewer = Chaque pas était un progrès pour qui le faisait le premier. Pas pour tous ensemble.
league-price-said-same = Les jetons ne font que changer de mains, mais les cartes ne coûtent pas autant à chacun : dans une suite, une carte est gratuite.
league-price-reveal = Tout le monde y perd. Chaque pas a aidé qui le faisait le premier et nui aux autres, et à la fin il n’a aidé personne : les cartes vont à ceux qui sont pressés, et non à ceux dont elles compléteraient les suites.
league-harm = Tous ont la limite 0 : { $low } points chacun, en moyenne. Tous ont la limite 8 : { $high } points ; l’un et l’autre à { $margin } près. **Ce qui est le mieux pour chacun n’est pas le mieux pour tous.**
league-patient = Personne n’est obligé de relever sa limite. Pourquoi tous le font-ils, alors que tous finissent par y perdre ?
league-patient-model = Qui garde la limite basse quand les autres relèvent la leur perd presque toutes les parties. Chaque pas est la meilleure réponse à ce que font les autres ; seuls tous ensemble pourraient s’arrêter, et qui romprait alors l’accord gagnerait.
league-aha = **Aucune stratégie n’est la meilleure : il n’y a qu’une meilleure réponse à celles de tous les autres.**

## 5. Plus fort que ?

league-kind-calm = Calme
league-kind-eager = Pressé
league-kind-angler = Pêcheur
league-cycle = Le Calme bat le Pressé, et le Pressé bat le Pêcheur, l’un et l’autre nettement. Que fait le Pêcheur contre le Calme ?
league-cycle-wins = il gagne la plupart des duels
league-cycle-even = il en gagne environ la moitié
league-cycle-loses = il perd la plupart des duels
league-cycle-said-even = Ce serait curieux, mais moins que la vérité.
league-cycle-said-loses = C’est vrai des tailles et des poids : qui est plus grand qu’un plus grand est encore plus grand. Ce n’est pas vrai des stratégies.
league-cycle-reveal = Le Pêcheur gagne sept duels sur dix : les trois se battent en cercle, comme pierre, feuille et ciseaux. Le Pêcheur laisse tourner une carte tant que personne d’autre n’en veut, et ramasse les jetons du Calme. Le Pressé lui enlève la carte sous le nez. Et le Calme laisse le Pressé payer trop.
league-circle-title = Trois caractères et leurs duels ; une flèche va de qui gagne à qui perd
league-beats = { $one } bat { $other } dans { $share } % des duels (± { $margin }).
league-against = { $one } contre { $other }
league-column-duel = Duel
league-column-happens = Ce qui arrive
league-column-rating-says = Ce que dit le classement
league-misjudged = D’après le classement qui convient le mieux, le plus fort est : { $best }. Mais { $winner } bat { $best } malgré tout : **aucun nombre ne dit à lui seul qui bat qui.**
league-follow = Suivez les flèches. Comparez ensuite les deux colonnes du tableau : le classement connaît un nombre pour chacun des trois, et ne peut rien dire de plus.
league-duel-note = { $deals } donnes à chacune de deux tables, un contre deux et deux contre un. Le classement est le mieux que puisse faire un nombre pour chacun (Bradley et Terry, comme aux échecs).
league-circle = On attend d’un joueur d’échecs mieux classé qu’il gagne. Quelle propriété un jeu doit-il avoir pour qu’un tel classement ait un sens ?
league-circle-model = Qui bat quelqu’un qui me bat doit me battre aussi, à peu de chose près. Là où des stratégies se battent en cercle, un classement ne dit que ce que quelqu’un vaut face à ces adversaires-ci.

## 6. L’évolution

league-evolve = Vingt de chaque vivent ensemble. À chaque génération tous jouent, et les enfants jouent comme ceux qui gagnent ; de temps en temps, l’un d’eux est différent. À quoi cela ressemble-t-il après une centaine de générations ?
league-evolve-one = une sorte a gagné ; les autres ont presque disparu
league-evolve-thirds = chacune a environ un tiers, et cela reste ainsi
league-evolve-round = cela tourne : d’abord l’une domine, puis la suivante
league-evolve-said-one = Qui est presque seul rencontre rarement les autres. Celui qui le bat, en revanche, le rencontre alors tout le temps.
league-evolve-said-thirds = Ce serait l’équilibre. Mais rien ne les y retient : un peu plus de l’un, et son chasseur prospère.
league-evolve-reveal = Cela tourne. Là où presque tous sont Pêcheurs, le Pressé a la proie facile ; là où presque tous sont Pressés, le Calme prospère ; là où presque tous sont Calmes, ce sont les Pêcheurs. Lancez, et regardez.
league-watch = Recommencez avec une autre chance. Qui succède à qui, chaque fois ? L’un d’eux peut-il s’éteindre, et qu’est-ce qui l’aide à revenir ?
league-kinds-title = Les trois caractères dans la population, de génération en génération
league-limits-title = Les limites dans la population, de génération en génération
league-axis-generation = génération
league-axis-share = pour cent de la population
league-axis-limit = limite
league-curve-mean = limite moyenne
league-curve-high = neuf sur dix sont en dessous
league-curve-low = un sur dix est en dessous
league-evolution-told = Génération { $generation } : { $leader } mène avec { $share } %. { $changes ->
    [0] La tête n’a pas encore changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $changes } fois.
  }
league-evolution-begins = Génération { $generation } : chaque caractère a son tiers.
league-limits-told = Génération { $generation } : la limite moyenne est { $mean }.
league-generation = Génération { $generation } sur { $of }
league-start = Lancer
league-go-on = Continuer
league-stop = Arrêter
league-stop-first = Quelque chose est en cours ici : arrêtez-le d’abord.
league-other-luck = Recommencer avec une autre chance
league-all-generations = Toutes les générations ont vécu. Recommencez avec une autre chance.
league-of = Qui vit là ?
league-of-kinds = les trois caractères
league-of-limits = des gens de toutes limites
league-set-changed = { $value } % des enfants sont différents

## 7. Une ligue

league-mine = Ma stratégie
league-who = { $mine ->
    [yes] Votre stratégie participe.
   *[no] Votre propre stratégie participera dès que sa fonction rendra quelque chose.
  } { $house } robots de la maison participent. { $where ->
    [none] { "" }
    [samples] Le dossier est vide ; c’est pourquoi { $files } stratégies d’une petite classe inventée par nous jouent aussi. Trois d’entre elles n’ont rien de bon en tête.
   *[folder] { $files ->
        [one] Une stratégie vient
       *[other] { $files } stratégies viennent
      } du dossier « { $folder } ».
  } { $left ->
    [0] { "" }
   *[other] Les { $most } premiers fichiers par ordre de nom participent ; laissés de côté : { $left }.
  }
league-play-rounds = Jouer { $rounds } tours
league-round = Tour { $round } sur { $of }
league-new = Commencer une nouvelle saison
league-new-season = Une nouvelle saison commence : les fichiers et votre stratégie ont été relus.
league-stopped = Arrêté après { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
  }.
league-column-rank = Rang
league-column-strategy = Stratégie
league-column-wins = Parties gagnées
league-column-interval = Intervalle à 95 %
league-column-games = Parties
league-standings = Après { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
  } (cartes « { $seed } »). Celles dont l’intervalle chevauche celui de la première d’un rang partagent ce rang.
league-foul = { $name } :
league-fouls = Ce qui a mal tourné
league-cost-games = { $games ->
    [one] Cela a coûté une partie.
   *[other] Cela a coûté { $games } parties.
  }
league-sits-out = Elle a échoué dans { $games } parties de suite, et passe les autres.
league-paper = Notre ligue

## L’exécuteur

league-where = Qui joue les parties ?
league-where-here = ce notebook seul
league-where-processes = { $workers } processus de cet ordinateur
league-where-dask = une grappe Dask de { $workers } processus
league-no-dask = Dask n’est pas installé ici. Pour l’avoir : `pip install "partylab[cluster]"`, puis redémarrez le notebook.
league-deals-done = { $done } donnes sur { $of }
league-stopped-deals = Arrêté après { $deals } donnes.
league-column-seconds = Secondes
league-executors-title = Le même tournoi, joué à différents endroits
league-executors-none = Jouez-le d’abord ici, puis ailleurs, et comparez.
league-executors-note = Des processus et des grappes mettent un moment à démarrer : ils valent la peine là où il y a beaucoup à jouer.
league-executors-told = { $kind ->
    [one] Jouez-le maintenant ailleurs, et comparez.
    [same] Chaque fois le même résultat, partie par partie, jusqu’au dernier chiffre.
   *[differ] Les résultats diffèrent. Cela ne doit pas arriver : dites-le-nous.
  }

## En bref

league-summary = 1. Une stratégie est une fonction : elle voit ce que son joueur a le droit de voir, et dit que faire.
  2. Entre deux stratégies presque égales, il faut des milliers de parties pour dire laquelle est meilleure ; quatre fois plus réduisent un intervalle de moitié.
  3. La meilleure réponse dépend de ce que font les autres ; si tous l’adoptent, une autre devient la meilleure.
  4. Une telle guerre des prix se fixe là où chacun joue une meilleure réponse, ou tourne sans fin ; tous peuvent y perdre.
  5. Des stratégies peuvent se battre en cercle : alors aucun nombre ne dit à lui seul qui est plus fort, et l’évolution ne se repose jamais.

## Exercices

league-invade = Deux autres ont la limite 8. Trouvez une limite dont tout l’intervalle est au-dessus d’un tiers.
league-invade-none = Votre limite joue contre deux qui ont la limite { $resident }.
league-invade-told = Vous avez gagné { $share } % des parties, à { $margin } points près. { $kind ->
    [right] Tout l’intervalle est au-dessus d’un tiers.
    [low] Les autres prennent les cartes avant vous.
    [same] Tous les trois jouent pareil : personne ne peut gagner plus d’un tiers.
   *[high] Vous avez les cartes, mais elles vous coûtent trop.
  }
league-invade-right = Vous avez trouvé une réponse qui paie. Si les autres faisaient maintenant de même, cela vous plairait-il encore ?
league-invade-nudge = Regardez le tableau : la ligne de ceux dont la limite est 8.
league-invade-step = Il s’agit de prendre les cartes un peu avant eux, et non à n’importe quel prix.
league-invade-solution = Une limite de 10 gagne environ deux parties sur trois.

league-limit-right = Vous avez maintenant une stratégie pour chaque limite. Laquelle enverriez-vous dans la ligue ?
league-limit-upside-down = C’est l’inverse : vous prenez ce qui coûte trop, et refusez le reste.
league-limit-turned = C’est retourné : vous prenez à partir de la limite. C’est ce qui coûte au plus la limite qu’il faut prendre.
league-limit-strict = Presque : une perte égale à la limite est encore acceptée.
league-limit-forgotten = Vous oubliez la limite : `limit` dit quelle perte est acceptée.
league-limit-no-runs = La valeur de la carte n’est pas son coût : servez-vous de `loss`, qui connaît vos suites.
league-limit-no-chips = Les jetons posés sur la carte comptent aussi : servez-vous de `loss`.
league-limit-true = Presque : rendez un coup, `"take"` ou `"pay"`, et non si vous la voulez.
league-limit-number = Ceci est la perte. Rendez un coup : `"take"` ou `"pay"`.
league-limit-nudge = En Python, un choix tient sur une ligne : `ceci if condition else cela`.
league-limit-step = Le coup est `"take"` si la perte ne dépasse pas la limite, sinon `"pay"`.

league-best-right = Avec cette fonction, un ordinateur peut suivre seul une guerre des prix.
league-best-share = Voilà combien elle gagne. Quelle est la limite qui gagne autant ?
league-best-highest = Voilà la limite la plus haute, et non celle qui gagne le plus.
league-best-worst = Voilà celle qui gagne le moins.
league-best-first = Presque : de plusieurs aussi bonnes, donnez la plus basse, où qu’elle soit.
league-best-latest = Presque : de plusieurs aussi bonnes, donnez la plus basse.
league-best-nudge = `best` dit combien gagne la meilleure limite. Lesquelles gagnent autant, et laquelle d’entre elles est la plus basse ?
league-best-step = Parcourez ensuite `shares.items()`, gardez les limites qui gagnent autant, et prenez leur minimum.

league-war-right = Essayez-la avec les meilleures réponses du tableau. De quelles limites la guerre revient-elle à son point de départ ?
league-war-repeats = Presque : la limite qui revient n’a pas à figurer deux fois.
league-war-no-start = La limite par laquelle tout commence en fait partie.
league-war-last = Voilà où cela finit. On veut toutes les limites du chemin, dans une liste.
league-war-one-step = Ce n’est qu’un pas. Continuez jusqu’à ce qu’une limite revienne.
league-war-endless = Cela ne finit jamais : certaines guerres tournent en rond. Arrêtez-vous dès que vient une limite déjà vue.
league-war-nudge = Une liste se souvient du chemin : `limit in war` demande si une limite s’est déjà vue.
league-war-step = Tant que `best(war[-1])` n’est pas dans `war`, ajoutez-le.

league-choose-right = Vous gagnez { $share } % des parties, et presque sûrement au moins { $low } %. Envoyez-la dans la ligue.
league-choose-takes = Vous prenez toutes les cartes. Qui paie un jeton de temps en temps se débarrasse des plus chères. ({ $share } % de victoires)
league-choose-pays = Vous ne prenez jamais une carte de vous-même. Certaines rapportent. ({ $share } % de victoires)
league-choose-no-chips = Vous ne regardez pas les jetons posés sur la carte, `view.pot` : ce sont aussi des points. ({ $share } % de victoires)
league-choose-weak = Vous gagnez { $share } % des parties : pas plus d’un tiers. Quelle est la meilleure réponse à quelqu’un dont la limite est 8 ?
league-choose-close = Vous gagnez { $share } % des parties, mais ce pourrait encore être la chance : l’intervalle commence à { $low } %. Il en faut un peu plus.
league-choose-illegal = Vous vouliez « { $move } ». Un coup est `"take"` ou `"pay"`.
league-choose-late = Il vous a fallu plus de { NUMBER($seconds, maximumFractionDigits: 1) } s. Y a-t-il une boucle qui ne finit jamais ?
league-choose-memory = Vous vouliez plus de { $megabytes } Mo de mémoire.
league-choose-cheat = C’est une faute (`{ $what }`) : une stratégie regarde sa vue et rien d’autre.
league-choose-died = Votre fonction a mis fin à son propre processus.
league-choose-cannot-travel = `{ $name }` ne peut pas venir dans le processus où joue votre fonction. Servez-vous de fonctions, de modules et de valeurs simples.
league-choose-nudge = Le robot « seuil » de la maison prend jusqu’à une perte de 8. Qu’en dit le tableau ?
league-choose-step = Calculez la perte comme plus haut, et acceptez-en un peu plus que les autres.

league-open = Votre stratégie gagne contre certaines populations. Trouvez-en une contre laquelle elle perd, et dites comment vous l’avez trouvée. (Un seul contre-exemple suffit.)
league-open-model = Par exemple : une limite de 10 bat deux limites de 8, et perd contre deux limites de 12. Le tableau le montre dans la colonne de votre limite : cherchez la ligne où elle gagne le moins. Une stratégie qui surveille les jetons des autres demande d’autres contre-exemples : essayez une table de Pêcheurs.
league-teach = Quelqu’un vous dit : « J’ai trouvé la meilleure stratégie de Non merci ! » Expliquez en trois phrases pourquoi vous demanderiez : « Contre qui ? »
league-teach-model = Ce qui gagne dépend de ce que font les autres : un peu moins de patience qu’eux, c’est le mieux, jusqu’à ce que tous soient trop pressés, et alors la patience gagne. Trois stratégies peuvent même se battre en cercle. Une stratégie peut donc être une meilleure réponse aux autres à cette table, mais pas la meilleure de toutes.
