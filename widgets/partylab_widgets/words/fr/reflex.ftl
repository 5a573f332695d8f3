# La leçon sur Not Not : le laboratoire des réflexes.

reflex-title = Le laboratoire des réflexes

## Le laboratoire

reflex-lab = Quelle carte est désignée ?
reflex-how = Deux cartes et un ordre : touchez la carte désignée, ou appuyez sur ← ou →. Seul le mot compte, pas son encre. Soyez rapide, et juste le plus souvent.
reflex-example = Un exemple : « { $command } »
reflex-no-test = Ce n’est pas un examen. On mesure comment les mots agissent, avec vous pour seul expert.
reflex-shapes = Des formes au lieu de couleurs
reflex-practise = S’entraîner : { $count } essais
reflex-practised = { $right } sur { $count } justes. L’entraînement n’est pas gardé.
reflex-meant = { $right ->
      [yes] Juste : « { $command } », c’est { $meant }.
     *[no] Regardez encore : « { $command } », c’est { $meant }.
    }
reflex-practice-count = Essai { $number } sur { $count }
reflex-next = Continuer
reflex-begin = Commencer le bloc { $block } sur { $count }
reflex-begin-calm = Un bloc sans chronomètre
reflex-begun = { $count } essais. Gardez deux doigts sur les flèches, ou sur les cartes.
reflex-field = Essais : gauche ou droite
reflex-progress = Essais faits
reflex-stop = Arrêter ce bloc
reflex-stopped = Arrêté. Rien de ce bloc n’est gardé.
reflex-block-done = Le bloc { $block } est fini : { $right } sur { $count } justes. { $left ->
    [0] C’était le dernier : continuez plus bas.
   *[other] Respirez.
  }
reflex-all-done = Tous les blocs sont faits. Oubliez les essais pour recommencer.
reflex-calm-count = Essai { $number } sur { $count }, sans chronomètre
reflex-read = J’ai lu : montrer les cartes
reflex-again = Relire
reflex-calm-done = Fini. Le tableau montre combien de fois vous avez relu, et les erreurs.
reflex-forget = Oublier tous les essais
reflex-forgotten = Tous les essais sont oubliés.
reflex-device = Blocs mesurés : { $blocks }. Votre écran a montré environ { $rate } images par seconde et en a sauté { $dropped } sur { $frames }. Un temps est donc juste à { $frame } ms près environ.
reflex-csv = Télécharger les essais (CSV)
reflex-private = Les essais restent dans le noyau de ce notebook. Rien n’est envoyé nulle part ; ce bouton vous les donne, et seule la case ci-dessous les met aussi dans le fichier de vos réponses.
reflex-share = Mettre mes essais dans mes réponses : si je les rends, ils comptent dans la courbe de la classe, sans mon nom
reflex-shared = { $agreed ->
      [yes] Vos essais sont maintenant dans vos réponses. Décochez pour les en retirer.
     *[no] Vos essais ne sont plus dans vos réponses.
    }
reflex-colour = { $name ->
    [red] ROUGE
   *[blue] BLEU
  }
reflex-shape = { $name ->
    [red] TRIANGLE
   *[blue] CERCLE
  }
reflex-curve-first = Verrouillez d’abord votre courbe ci-dessus (ou choisissez de vous en passer).
reflex-column-nots = PAS
reflex-column-trials = Essais
reflex-column-again = Relectures
reflex-column-errors = Erreurs
reflex-column-guess = Prédit (ms)
reflex-column-time = Temps (ms)
reflex-column-cost = Coût : de plus que sans PAS [intervalle à 95 %]
reflex-column-pair = Paire
reflex-column-difference = Différence (ms)

reflex-curve-title = Votre courbe prédite
reflex-curve-drag = Points de la courbe, à tirer vers le haut ou le bas
reflex-curve-told = Millisecondes pour 0, 1, 2 et 3 PAS : { $times }.
reflex-curve-locked = Verrouillé. On peut maintenant mesurer.
reflex-curve-skipped = Pas de courbe cette fois. On peut maintenant mesurer.
reflex-curve-time = { $nots ->
    [0] Sans PAS : { $ms } ms
   *[other] { $nots } PAS : { $ms } ms
  }
reflex-curve-nots = { $nots ->
    [0] Sans PAS
   *[other] { $nots } PAS
  }

reflex-results = Les temps et les PAS
reflex-yours = Voici vos propres essais. La courbe est votre temps sans PAS, plus le coût des PAS.
reflex-invented = Vous n’avez pas encore mesuré : voici les essais de Sam, personne inventée. La courbe est son temps sans PAS, plus le coût des PAS. Mesurez ci-dessus, et la vôtre apparaîtra ici.
reflex-too-few = Il reste trop peu d’essais pour comparer.
reflex-two-cost = { $whose ->
      [own] Dans vos essais
     *[sam] Dans les essais de Sam
    }, deux PAS coûtent { $cost } ms, intervalle à 95 % de { $low } à { $high }. { $inside ->
      [yes] Zéro est dedans.
     *[no] Zéro est dehors.
    }
reflex-covered = { $held ->
      [0] Avec moins de trois blocs, un intervalle ne dit pas grand-chose : il y a trop peu de paires à rééchantillonner.
     *[other] Que vaut-il ? Sur 100 intervalles de ce genre, mesurés sur des personnes inventées dont on connaît les vrais coûts, environ { $held } contiennent la vraie valeur.
    }
reflex-cutoff = { $all ->
    [yes] Écarter les essais lents : aucun
   *[no] Écarter les essais de plus de { $ms } ms
  }
reflex-left-out = { $count ->
    [1] Un essai est laissé de côté : erreurs, premier d’un bloc, et ce que vous écartez.
   *[other] { $count } essais sont laissés de côté : erreurs, premier de chaque bloc, et ce que vous écartez.
  }
reflex-axis-nots = nombre de PAS
reflex-axis-ms = millisecondes
reflex-axis-guessed = votre prédiction
reflex-axis-measured = { $whose ->
      [own] vous, mesuré, avec intervalles à 95 %
     *[sam] Sam, mesuré, avec intervalles à 95 %
    }
reflex-axis-resampled = médiane rééchantillonnée (ms)
reflex-axis-count = combien de fois
reflex-figure = Courbe pour 0, 1, 2 et 3 PAS : { $times } ms.

reflex-resample = Rééchantillonner les mêmes différences
reflex-resample-paper = Écrivez les différences sur des papiers. Tirez-en un, notez-le, remettez-le, autant de fois qu’il y a de papiers ; puis cherchez la médiane des nombres notés. Recommencez vingt fois.
reflex-resample-told = { $whose ->
      [own] Vos propres essais
      [free] Une personne inventée
     *[sam] Les essais de Sam
    }, { $nots ->
      [1] un PAS
     *[other] deux PAS
    } : { $count } différences, médiane { $cost } ms, intervalle à 95 % de { $low } à { $high }, soit { $width } ms de large.
reflex-ask-sam = Les essais de Sam au lieu des vôtres, avec autant de blocs que vous voulez
reflex-blocks = { $blocks } blocs de 24 essais
reflex-differences = Les différences, paire par paire
reflex-person-cost = Vrai coût d’un PAS : { $ms } ms
reflex-person-tail = Queue lente de chaque temps : { $ms } ms
reflex-draw = { $count ->
      [1] Rééchantillonner encore une fois
     *[other] Rééchantillonner encore { $count } fois
    }
reflex-histogram = { $count ->
      [1] Une médiane rééchantillonnée : { $low } ms.
     *[other] { $count } médianes rééchantillonnées, de { $low } à { $high } ms.
    }

## Les règles en images

reflex-rules-scene-1 = Le mot dit ROUGE, quelle que soit son encre : la carte rouge.
reflex-rules-scene-2 = PAS ROUGE : l’autre carte.
reflex-rules-scene-3 = PAS PAS ROUGE : les deux PAS s’annulent, donc de nouveau la carte rouge.

## 1. Qu’attendez-vous ?

reflex-curve = Combien de millisecondes vous faudra-t-il avec 0, 1, 2 et 3 PAS, en médiane de vos essais ? Dessinez votre courbe : tirez ses points vers le haut ou le bas, ou déplacez les curseurs.
reflex-published = Dans une expérience publiée, on voyait « maintenant gauche » ou « pas gauche » et l’on appuyait sur la touche désignée. De combien de millisecondes PAS ralentissait-il ?
reflex-published-said-low = Il a coûté plus que vous ne pensiez : un petit mot, mais un pas de pensée à lui seul.
reflex-published-said-high = Il a coûté moins que vous ne pensiez : l’essentiel d’un temps, c’est lire, décider et bouger la main.
reflex-published-reveal = Environ 150 ms, et se préparer plus longtemps ne l’effaçait pas (Dudschig et Kaup, 2020). D’autres mots, une autre tâche, une autre personne : votre nombre peut différer, et cela fait partie de la leçon.

## 3. Que disent les essais ?

reflex-sneeze = Sam éternue pendant un essai : 5 secondes au lieu d’une demi-seconde. Qu’est-ce qui bouge le plus, la moyenne des essais ou leur médiane ?
reflex-sneeze-mean = la moyenne
reflex-sneeze-median = la médiane
reflex-sneeze-same = les deux autant
reflex-sneeze-said-median = La médiane bouge à peine : l’éternuement n’est qu’un essai de plus du côté lent, si lent soit-il.
reflex-sneeze-said-same = La moyenne répartit l’éternuement sur tous les essais ; la médiane ne regarde même pas sa durée.
reflex-sneeze-reveal = La moyenne prend chaque milliseconde de l’éternuement. La médiane demande seulement quel essai est au milieu.
reflex-sneeze-values = Nombre d’essais, un éternuement compris : { $count }. La moyenne bouge de { $mean } ms, la médiane de { $median } ms.
reflex-medians = Nous prenons donc des médianes, deux fois : celle des temps de chaque côté d’une paire, puis celle de toutes les paires. Un éternuement ne déplace guère ni l’une ni l’autre.
  d = médiane des temps avec PAS − médiane des temps sans PAS
  coût = médiane de tous les d
reflex-pairs = Nous comparons deux PAS et aucun dans le même bloc et avec la même encre. Pourquoi pas simplement tous les essais avec tous les essais ?
reflex-pairs-model = Dans une paire, l’entraînement, la fatigue et l’encre sont les mêmes des deux côtés : ils ne peuvent pas faire la différence. Il reste les PAS, et le hasard.
reflex-aha = **Ce qui ne coûte rien en logique peut coûter du temps à un cerveau.**

## 4. De quoi peut-on être sûr ?

reflex-four = Vous mesurez quatre fois plus de blocs. Quelle est alors la largeur de l’intervalle ?
reflex-four-quarter = le quart
reflex-four-half = la moitié
reflex-four-same = la même
reflex-four-said-quarter = Quatre fois plus d’essais, le quart de la largeur ? Le hasard se compense plus lentement.
reflex-four-said-same = Plus d’essais, cela aide : la chance et la malchance se compensent.
reflex-four-reveal = Le hasard diminue comme la racine carrée du nombre d’essais : quatre fois plus de travail, moitié de la largeur.
reflex-zero = L’intervalle pour deux PAS va de −20 à 180 ms. Que peut-on conclure ?
reflex-zero-nothing = deux PAS ne coûtent rien
reflex-zero-something = deux PAS coûtent 80 ms
reflex-zero-open = l’un et l’autre restent possibles
reflex-zero-said-nothing = Zéro est dedans, mais de grands coûts le sont aussi : rien ne parle contre eux.
reflex-zero-said-something = C’est le milieu de l’intervalle, une bonne estimation et rien de plus : zéro n’est pas exclu.
reflex-zero-reveal = Zéro est dedans, et 150 aussi. « Pas montré » n’est pas « montré que non » : ce PAS est à une autre place.

## 5. Un plan peut-il tromper ?

reflex-order = Kim ne paie rien pour un PAS, mais gagne 40 ms à chaque bloc. Le plan : deux blocs avec un PAS chaque fois, puis deux blocs sans. Combien de millisecondes un PAS semble-t-il coûter ?
reflex-order-said-low = Davantage : les deux côtés de chaque paire sont à deux blocs de distance, et chaque bloc compte.
reflex-order-said-high = Moins : deux blocs seulement séparent les deux côtés d’une paire.
reflex-order-reveal = Les blocs 1 et 2 contre 3 et 4 : chaque paire est à deux blocs de distance, deux fois 40 ms. **Ici l’hypothèse tombe**, selon laquelle seuls les PAS diffèrent. Mélanger toutes les sortes dans chaque bloc y remédie.
reflex-order-values = Kim, avec le mauvais plan ({ $count } essais) : { $cost } ms, de { $low } à { $high }. Un intervalle étroit autour d’une réponse fausse.
reflex-summary = 1. Prédire d’abord, en nombres ; mesurer ensuite.
  2. La médiane pardonne un éternuement, pas la moyenne.
  3. Mêler toutes les conditions dans chaque bloc et comparer par paires.
  4. Donner un intervalle ; quatre fois plus d’essais le rendent deux fois plus étroit.
  5. « Pas montré » n’est pas « montré que non ».
reflex-sam = Les vrais coûts de Sam sont { $one }, { $two } et { $three } ms.

## Exercices

reflex-narrow = L’intervalle de Sam pour un PAS doit être plus étroit que 75 ms. Combien de blocs faut-il ?
reflex-narrow-paper = Après { $blocks } blocs : { $width } ms de large
reflex-narrow-right = Vous avez trouvé un nombre de blocs qui suffit. D’un nombre à l’autre, le hasard fait sauter la largeur ; dans l’ensemble, elle diminue. Que faudrait-il pour sa moitié ? Plus de blocs que le curseur n’en offre : calculez.
reflex-narrow-nudge = Déplacez le curseur, et regardez la largeur de l’intervalle.
reflex-narrow-step = La moitié de la largeur demande environ quatre fois plus de blocs.
reflex-narrow-solution = Avec les 40 blocs, l’intervalle est assez étroit ; baissez le curseur à partir de là pour trouver le plus petit nombre.

reflex-cost-right = En est-on sûr ? Un compte rendu honnête donne un intervalle, pas seulement un nombre : voir ★★★.
reflex-cost-no-number = Renvoyez un seul nombre : des millisecondes.
reflex-cost-far-off = Pour une personne inventée, votre fonction donne { $given } ms ; la vraie valeur est { $wanted } ms.
reflex-cost-mean-of-pairs = Vous prenez la moyenne des différences. Une seule paire avec une rêverie la déplace beaucoup ; la médiane des paires bouge à peine.
reflex-cost-all-pairs = C’est toute une liste de différences. Renvoyez un seul nombre pour toutes : leur médiane.
reflex-cost-means = Vous comparez des moyennes. Une seule rêverie de trois secondes les déplace ; essayez la médiane.
reflex-cost-all-means = Vous comparez les moyennes de tous les essais. Laissez les erreurs et les premiers essais, et prenez des médianes.
reflex-cost-errors = Vous gardez les erreurs et les premiers essais. Les erreurs sont rapides : elles ne disent rien du temps qu’il faut pour répondre juste.
reflex-cost-errors-kept = Vous gardez les erreurs. Elles sont rapides : elles ne disent rien du temps qu’il faut pour répondre juste.
reflex-cost-first = Vous gardez le premier essai de chaque bloc, où l’on n’est pas encore prêt.
reflex-cost-whole = C’est le temps entier avec des PAS. Retirez le temps sans PAS.
reflex-cost-backwards = La grandeur est juste, le signe est à l’envers : plus lent, c’est positif.
reflex-cost-each = Vous divisez par le nombre de PAS. On demande le coût de tous ensemble.
reflex-cost-nudge = `differences` contient un nombre par paire. Quel nombre unique les représente tous, même si l’on a rêvé dans l’une ?
reflex-cost-step = Rangez-les et prenez celui du milieu : c’est ce que fait `median`.

reflex-conflict-paper = **À la main.** Temps médians de quelqu’un : sans PAS { $none-same } ms dans l’encre du mot et { $none-other } ms dans l’autre ; avec un PAS { $one-same } et { $one-other } ms. Que renvoie `conflict` ? ________ ms
reflex-conflict-paper-solution = → { $result }
reflex-conflict-right = Près de zéro, les deux coûts s’ajoutent. Et que disent vos propres essais ?
reflex-conflict-ink-alone = C’est le coût de l’encre en général. On demande de combien il **change** avec un PAS.
reflex-conflict-one-side = C’est le coût de l’encre avec un PAS. Retirez son coût sans PAS.
reflex-conflict-no-nots = C’est le coût de l’encre sans PAS. Comparez-le à son coût avec un PAS.
reflex-conflict-backwards = La grandeur est juste, le signe est à l’envers : positif quand l’encre coûte plus avec un PAS.
reflex-conflict-sum = Vous additionnez les deux coûts de l’encre. Prenez leur différence.
reflex-conflict-two-nots = Vous comparez deux PAS à aucun. On demande un PAS contre aucun.
reflex-conflict-errors = Vous gardez erreurs et premiers essais. Ils ne disent rien du temps qu’il faut pour répondre juste.
reflex-conflict-nudge = `ink(nots)` est ce que coûte l’autre encre avec tant de PAS. Lesquels de ces coûts comparez-vous ?
reflex-conflict-step = Prenez ce que coûte l’encre avec un PAS, et soustrayez ce qu’elle coûte sans PAS.

reflex-hunt-right = Les trois sont trouvées. Laquelle auriez-vous remarquée dans vos propres nombres ?
reflex-bugs-errors = Il reste une erreur : les réponses fausses comptent comme des temps.
reflex-bugs-first = Il reste une erreur : regardez le premier essai de chaque bloc.
reflex-bugs-mean = Il reste une erreur : une rêverie de trois secondes déplace le résultat.
reflex-bugs-errors-first = Il en reste deux. Quels essais ne devraient pas compter du tout ?
reflex-bugs-errors-mean = Il en reste deux : l’une sur les essais qui comptent, l’autre sur les lents.
reflex-bugs-first-mean = Il en reste deux : l’une sur le début des blocs, l’autre sur les essais lents.
reflex-hunt-nudge = Trois erreurs. Deux concernent les essais qui comptent, une les essais lents.
reflex-hunt-step = Gardez `t.right and t.number > 1`, et prenez `median` à la place de `fmean`.

reflex-interval-paper = **À la main.** Différences de quelqu’un : { $differences } ms. Rangez-les, et marquez où vous attendez à peu près les deux bornes. ________
reflex-interval-paper-solution = → { $result }
reflex-interval-right = Donnez les deux bornes. Que veut dire un intervalle qui contient zéro ?
reflex-interval-one-number = C’est un seul nombre. Un compte rendu honnête dit à quel point il est sûr : renvoyez la borne inférieure et la borne supérieure.
reflex-interval-not-two = Renvoyez deux nombres, la borne inférieure et la borne supérieure : `return low, high`.
reflex-interval-upside-down = La borne inférieure vient d’abord.
reflex-interval-never-varies = Les deux bornes sont égales : qui les tire toutes sans remise tire chaque fois le même échantillon. Remettez chacune avant de tirer la suivante.
reflex-interval-elsewhere = La médiane des différences n’est pas dans votre intervalle. Tirez-vous parmi toutes, avec remise ?
reflex-interval-of-means = C’est l’intervalle des **moyennes** rééchantillonnées : les quelques rêveries parmi les différences le déplacent. Prenez les médianes.
reflex-interval-two-thirds = Ce sont les deux tiers du milieu des médianes rééchantillonnées : la vraie valeur y est environ deux fois sur trois. Prenez les 97 % du milieu.
reflex-interval-of-data = Vous prenez le milieu des différences elles-mêmes. Prenez celui de leurs **médianes** rééchantillonnées, qui varient moins.
reflex-interval-width-off = Les bornes ne sont pas celles des 97 % du milieu des médianes rééchantillonnées. Chaque échantillon est-il aussi grand que les données ?
reflex-interval-nudge = Tirez autant de différences qu’il y en a, avec remise, et prenez la médiane. Faites-le 2 000 fois.
reflex-interval-step = `rng.choices(differences, k=len(differences))` est un échantillon. Triez les 2 000 médianes ; `medians[30]` et `medians[1969]` sont les bornes.

reflex-chance-paper = **À la main.** Différences de quelqu’un : { $differences } ms. Notez toutes les façons d’inverser leurs signes, et la médiane de chacune. Que renvoie `chance` ? ________
reflex-chance-paper-solution = → { $result }
reflex-chance-right = Une petite probabilité ne dit pas si l’effet est grand. Quel nombre le dit ?
reflex-chance-no-chance = Renvoyez une probabilité, de 0 à 1.
reflex-chance-one-side = Vous ne comptez que les médianes aussi loin au-dessus de zéro que celle observée. Une médiane aussi loin au-dessous surprendrait tout autant.
reflex-chance-other-side = Vous comptez les médianes plus petites. Comptez celles qui sont au moins aussi loin de zéro que celle observée.
reflex-chance-turned-round = Vous comptez les médianes plus proches de zéro. Comptez les autres.
reflex-chance-of-sums = Vous comparez des sommes ou des moyennes. Une seule rêverie les décide ; comparez les médianes.
reflex-chance-off = Sans effet, chaque différence aurait aussi bien pu avoir l’autre signe. Changez les signes, et comptez combien de fois la médiane est au moins aussi loin de zéro que celle observée.
reflex-chance-nudge = Si PAS ne coûtait rien, chaque différence pourrait aussi bien avoir le signe opposé.
reflex-chance-step = Parcourez tous les signes avec `product((1, -1), repeat=len(differences))` et comparez `abs(median(...))` à celui des données.

reflex-open = Préparez votre propre expérience : une question, deux conditions, et ce que vous feriez contre l’entraînement, les rêveries et l’espoir. Quel résultat vous ferait changer d’avis ?
reflex-open-model = Il n’y a pas de réponse unique. Un bon plan mélange les conditions au hasard, dit d’avance quels essais sont écartés et combien on en mesure, et nomme un résultat qui parlerait contre ce qu’on attend.
reflex-teach = Expliquez à une amie ou à un ami en quoi logique et cerveau diffèrent devant PAS PAS. Trois phrases.
reflex-teach-model = Pour la logique, deux PAS ne sont rien du tout. Pour un cerveau, chaque PAS est un pas de travail, qu’il soit défait ensuite ou non. PAS PAS ROUGE veut donc dire ROUGE, mais demande d’ordinaire plus de temps.
