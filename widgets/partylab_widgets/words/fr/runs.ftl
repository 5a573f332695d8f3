# La leçon sur Non merci ! : suites et probabilités.

runs-title = Suites et probabilités

## 1. Que coûte une carte ?

runs-pair = Vous avez le 26. Vous prenez le 25. Comment changent vos points ?
runs-pair-said-plus25 = La nouvelle carte coûte bien sa valeur. Mais celle que vous aviez cesse de compter.
runs-pair-said-0 = Une carte est gratuite quand elle prolonge une suite vers le haut. Celle-ci se place dessous : c’est elle qui compte désormais.
runs-pair-said--26 = La carte que vous aviez cesse de compter, c’est juste. Mais la nouvelle compte à sa place.
runs-pair-reveal = Avant, le 26 comptait : 26 points. Maintenant 25 et 26 forment une suite, et seule sa plus petite carte compte : 25 points. Une deuxième carte a rendu votre main **moins chère**.
runs-why-lower = Comment une carte de plus peut-elle faire baisser vos points ? Dites-le en une phrase.
runs-why-lower-model = La nouvelle carte se place sous une suite que j’ai : elle en devient la plus petite carte et compte, mais celle qui comptait avant valait un point de plus et ne compte plus.
runs-join = Vous avez 13, 15 et 16. Vous prenez le 14. Comment changent vos points ?
runs-join-said-plus14 = Elle a une voisine inférieure dans votre main : elle ne compte donc pas du tout.
runs-join-said-0 = La carte est gratuite, oui. Mais regardez aussi la suite au-dessus d’elle.
runs-join-said--1 = Comme à la question précédente ? Là, la nouvelle carte comptait. Ici, non.
runs-join-reveal = Le 14 suit le 13 : il ne coûte rien. Et il relie 15 et 16 au 13 : le 15 ne compte plus. 28 points avant, 13 points après.
runs-price = Deux questions donnent le prix d’une carte c : compte-t-elle, et une autre cesse-t-elle de compter ? Avec M pour votre main :
  ajout = 0 si c − 1 est dans M, sinon c
  économie = c + 1 si c + 1 est dans M, sinon 0
  Le prix est l’ajout moins l’économie.

## 2. Prendre ou payer ?

runs-wait = Vous avez le 34. Le 35 est sur la table, sans jeton. Aucun des deux autres joueurs ne le prend avant qu’il y ait 30 jetons dessus. Que vaut-il mieux : le prendre maintenant, ou payer et attendre un tour de table ?
runs-wait-now = le prendre maintenant
runs-wait-wait = payer un jeton et attendre un tour de table
runs-wait-said-now = Gratuit maintenant, c’est vrai. Mais les autres vous paient pour attendre.
runs-wait-reveal = Maintenant, vos points changent de 0. Après un tour, vous avez payé 1, trois jetons sont sur la carte, et elle ne coûte toujours rien : 1 + 0 − 3 = −2. La règle simple ne regardait que l’instant présent ; **ici son hypothèse est fausse**. (Et c’est un pari : quelqu’un pourrait prendre le 35 pour vous contrarier.)

## 3. Une carte viendra-t-elle ?

runs-one = Rien n’a encore été vu. Quelle est la probabilité, en pour cent, que le 23 soit dans la pioche ?
runs-one-said-low = C’est plus probable que cela : la plupart des cartes viennent.
runs-one-said-high = C’est un peu moins probable : des cartes restent dans la boîte.
runs-one-reveal = 24 cartes sur 33 viennent, et aucune n’est spéciale : 24 chances sur 33.
runs-places = Toutes les places sont équiprobables : il suffit de les compter.
  P = places dans la pioche / toutes les places
runs-both = Le 22 et le 24 : la probabilité qu’ils viennent **tous les deux** est-elle le produit de leurs deux probabilités ?
runs-both-less = moins que le produit
runs-both-same = exactement le produit
runs-both-more = plus que le produit
runs-both-said-same = Ce serait le cas si les deux cartes s’ignoraient. Mais elles veulent les mêmes places.
runs-both-said-more = C’est l’inverse : quand une carte a pris une place, il en reste une de moins.
runs-both-reveal = **Sachant** que le 22 vient, il ne reste que 23 places sur 32 pour le 24. C’est une **probabilité conditionnelle**, et avec elle on peut toujours multiplier : P(les deux) = P(22) · P(24 sachant 22) = 8/11 · 23/32. Si le 22 ne disait rien du 24, et seulement alors, on pourrait multiplier encore par 8/11. **« Indépendantes » était une hypothèse, et ici elle est fausse.**
runs-both-values = Les deux dans la pioche : { $pair }. Comme si elles étaient indépendantes : { $product }.
runs-half = Les cartes apparaissent une à une. Après combien d’entre elles la probabilité qu’une carte invisible donnée vienne encore est-elle exactement d’une sur deux ?
runs-half-said-low = C’est plus tard : il reste alors plus de cartes à venir que de cartes dans la boîte.
runs-half-said-high = C’est plus tôt : il reste alors moins de cartes à venir que de cartes dans la boîte.
runs-half-reveal = Après 15 cartes, 9 doivent encore venir et 9 sont dans la boîte. Pour une carte invisible, les deux sont aussi probables l’un que l’autre.
runs-after = Sachant n cartes vues, 24 − n des 33 − n cartes invisibles viendront, et toutes sont équiprobables : P = (24 − n) / (33 − n).

## 4. Combien de suites ?

runs-average = On distribue 24 des 33 cartes. Combien de suites forment-elles, en moyenne ?
runs-average-said-low = Il y en a plus : chaque carte qui manque peut couper une suite en deux.
runs-average-said-high = Il y en a moins : avec autant de cartes distribuées, la plupart ont une voisine inférieure.
runs-average-reveal = En moyenne, et non à chaque donne : voyez comme les barres s’étalent. D’où vient ce nombre ? Lisez la suite.
runs-first = Le 3 commence une suite avec la probabilité { $chance }.
runs-other = Sachant que le 4 vient, les autres cartes se partagent les 9 places de la boîte, et le 3 est l’une d’elles : { $given }.
  P(le 4 commence une suite) = P(le 4 vient) · P(le 3 ne vient pas, sachant que le 4 vient) = { $chance }.
runs-terms = Pour combien des 33 cartes la probabilité de commencer une suite est-elle la même que pour le 4 ? Comptez aussi le 4.
runs-terms-said-low = Quelle carte avez-vous oubliée ? Même la plus grande a une voisine inférieure.
runs-terms-said-high = Une carte est différente : la plus petite n’a pas de voisine inférieure.
runs-terms-reveal = Pour toutes les cartes de 4 à 35 : chacune a une voisine inférieure. Seul le 3 n’en a pas.
runs-sum = Ensemble : 24/33 + 32 · 24/33 · 9/32 = { $exact } suites en moyenne.
runs-aha = **Inutile de connaître la donne : additionnez 33 petites probabilités, et la réponse tombe.**
runs-add = Des cartes voisines dépendent l’une de l’autre. Pourquoi peut-on quand même additionner ?
runs-add-model = La moyenne d’une somme est la somme des moyennes, que les termes dépendent ou non les uns des autres. C’est seulement pour multiplier qu’il faut demander ce que l’on sait déjà.
runs-simulated = { $deals } donnes (graine { $seed }) : { $mean } ± { $margin } suites. Exactement : { $exact }.
runs-welcome-deal = Le nombre de suites le plus probable est { $best }, mais même lui ne sort que dans { $exactly } % des donnes. « { $best }, à un près » est juste dans { $near } % des cas.
  Personne ne pouvait honnêtement afficher une certitude plus haute : après coup, c’est la meilleure qu’on pouvait donner.
runs-summary = 1. D’une suite, seule la plus petite carte compte ; une carte de plus peut **faire baisser** votre score.
  2. Avec le 26, prendre le 25 coûte −1.
  3. Sachant n cartes vues, chaque carte invisible vient avec la probabilité (24 − n) / (33 − n).
  4. P(A et B) = P(A) · P(B sachant A). Ce n’est P(A) · P(B) que si A et B sont indépendants : les cartes ne le sont pas.
  5. On peut toujours **additionner** des moyennes : 24 cartes forment 80/11 ≈ 7,27 suites.

## Exercices

runs-lower = Trouvez une carte qui **fait baisser** votre score.
runs-lower-right = Vous en avez trouvé une. Combien y en a-t-il ici ? Cherchez-en une qui fait baisser le score de plus d’un point.
runs-lower-nudge = Quelles cartes comptent en ce moment ? Elles seules peuvent cesser de compter.
runs-lower-step = Une carte cesse de compter quand sa voisine inférieure arrive. Essayez donc le nombre juste sous une carte qui compte.
runs-lower-solution = Le 21, le 23 et le 29 font chacun baisser le score. Le 23 le fait baisser de 24 : il relie le 22 et le 24.

runs-score-right = Encore une question : quel est le score le plus bas que l’on puisse avoir ?
runs-score-every-card = Vous additionnez toutes les cartes. Mais d’une suite, seule la plus petite carte compte.
runs-score-highest-card = Vous comptez la plus grande carte de chaque suite. C’est la plus petite qui compte.
runs-score-turned = Vous additionnez justement les cartes qui ne comptent pas : celles dont la voisine inférieure est là.
runs-score-counts = Vous comptez les suites. Additionnez la valeur de leurs premières cartes.
runs-score-lowest-only = Vous prenez la plus petite carte de toutes. C’est une suite ; chaque autre suite a aussi une première carte.
runs-score-chips-added = Vos jetons font monter le score. Chaque jeton retire un point.
runs-score-no-chips = Les cartes sont justes, mais les jetons manquent. Chaque jeton retire un point.
runs-score-nudge = Parcourez les cartes. Lesquelles comptent ? Regardez la voisine inférieure de chacune.
runs-score-step = La liste de chaque `card` pour laquelle `card - 1 not in cards` : `[… for card in cards if …]`.

runs-delta-right = Pour quelles mains le changement est-il inférieur à −20 ? Essayez d’en trouver une.
runs-delta-always-all = Votre fonction compte toujours la valeur entière. Regardez les voisines dans la main.
runs-delta-only-below = Vous ne regardez que la voisine inférieure. Qu’arrive-t-il à la carte du dessus, quand vous l’avez ?
runs-delta-only-above = Vous ne regardez que la voisine supérieure. Que coûte la carte quand vous avez celle du dessous ?
runs-delta-saves-card = Presque : la carte qui cesse de compter est celle du dessus, qui vaut `card + 1`.
runs-delta-backwards = Les valeurs sont justes, mais tous les signes sont inversés. Des points en plus, c’est un changement positif.
runs-delta-nudge = Deux questions, l’une après l’autre : la nouvelle carte compte-t-elle ? Une autre cesse-t-elle de compter ?
runs-delta-step = Elle compte sauf si `card - 1` est dans la main. Et `card + 1` cesse de compter si elle est dans la main.

runs-chance-right = Et quelle est la probabilité que deux cartes invisibles données viennent toutes les deux ?
runs-chance-never-changes = C’est la probabilité avant d’avoir rien vu. Chaque carte vue la change.
runs-chance-all-come = Alors chaque carte invisible viendrait à coup sûr. Mais neuf de toutes les cartes sont dans la boîte.
runs-chance-two-seen = C’est juste quand deux cartes ont été vues. Combien l’ont été ici, `seen` le dit.
runs-chance-those-seen = Celles-là sont déjà venues. Combien des 24 restent à venir ?
runs-chance-box-emptied = Ce qui apparaît vient des 24, et non des neuf de la boîte.
runs-chance-of-all-cards = Vous comptez bien les cartes qui doivent encore venir. Mais parmi combien de cartes invisibles ?
runs-chance-too-many-left = Vous comptez bien les cartes invisibles. Mais une partie des 24 est déjà venue.
runs-chance-of-the-box = C’est la probabilité d’être dans la boîte. On veut celle de venir.
runs-chance-seen-already = Presque. Mais une carte déjà vue ne reviendra pas.
runs-chance-nudge = Toutes les cartes invisibles sont dans la même situation, et `unseen` les compte. Combien d’entre elles viendront ?
runs-chance-step = 24 cartes viennent en tout. Après `len(seen)` d’entre elles, il en vient encore `24 - len(seen)`.

runs-expected-right = Quand le nombre moyen de suites est-il le plus grand ? Essayez le bac à sable plus bas.
runs-expected-as-if-independent = Vous traitez les voisines comme indépendantes. Quand une carte est distribuée, sa voisine inférieure manque un peu plus souvent que vous ne le pensez.
runs-expected-first-forgotten = La plus petite carte manque dans votre somme : elle n’a pas de voisine inférieure.
runs-expected-first-like-others = Vous traitez la plus petite carte comme les autres. Mais elle n’a pas de voisine inférieure qui puisse manquer.
runs-expected-only-33 = C’est juste pour 24 cartes sur 33. Maintenant `cards` et `dealt` peuvent être quelconques.
runs-expected-nudge = Faites comme dans la partie 4 : une probabilité pour la plus petite carte, une pour chacune des autres, et additionnez.
runs-expected-step = La plus petite carte : `dealt / cards`. Chacune des `cards - 1` autres : cela fois `(cards - dealt) / (cards - 1)`.

runs-estimate-right = Votre marge devrait manquer la valeur exacte environ une fois sur vingt. Essayez 100 graines, et comptez.
runs-estimate-not-two = Renvoyez deux nombres, la moyenne et la marge : `return mean, margin`.
runs-estimate-mean-off = `{ $call }` donne une moyenne de { $mean }. Distribuez-vous 24 cartes différentes de 3 à 35, et comptez-vous les suites ?
runs-estimate-no-root = Votre marge est celle d’une seule donne. La moyenne de beaucoup de donnes est plus stable : divisez par la racine de leur nombre.
runs-estimate-not-divided = C’est la dispersion des donnes isolées. Divisez-la par la racine de leur nombre, et multipliez par 1,96.
runs-estimate-two-thirds = Cette marge ne contient la vraie valeur qu’environ deux fois sur trois. Multipliez par 1,96 pour 95 %.
runs-estimate-no-square-root = Vous divisez par le nombre de donnes. Divisez par sa racine : quatre fois plus de donnes ne font que diviser la marge par deux.
runs-estimate-variance = Vous utilisez la variance. L’écart type est sa racine carrée.
runs-estimate-margin-off = La moyenne est juste, mais la marge n’est pas d’environ 1,96 · écart type / √donnes.
runs-estimate-nudge = Distribuez comme dans la partie 4, rassemblez les nombres de suites dans une liste, puis calculez leur moyenne et leur dispersion.
runs-estimate-step = `counts = [len(runs(rng.sample(range(3, 36), 24))) for _ in range(deals)]`. La marge vaut `1.96 * stdev(counts) / sqrt(deals)`.

runs-longest-right = Comparez avec `odds.longest_run()`, qui le fait pour le jeu entier sans lister ses 38 567 100 donnes. Comment ?
runs-longest-counts = Ce sont des nombres de donnes. Divisez par le nombre de toutes les donnes pour avoir des probabilités.
runs-longest-number-of-runs = Vous comptez les suites de chaque donne. Quelle est la longueur de la plus longue ?
runs-longest-one-short = Chaque longueur est trop petite de un : une carte isolée est une suite de longueur 1.
runs-longest-first-run = Vous prenez la première suite de chaque donne. Cherchez la plus longue.
runs-longest-nudge = Listez toutes les donnes avec `combinations(range(cards), dealt)`, et cherchez la plus longue suite de chacune.
runs-longest-step = `max(len(run) for run in runs(deal))` est la longueur voulue. Comptez avec `Counter`, puis divisez par `len(deals)`.

runs-open = Changez le jeu : choisissez combien de cartes il y a et combien on en retire, pour qu’attendre qu’un trou se ferme soit le plus palpitant à votre goût. Dites pourquoi.
runs-open-model = Il n’y a pas une seule bonne réponse. Une idée : retirer une carte sur deux. Alors chaque trou est un pile ou face, et personne n’est sûr de rien ; avec moins de cartes retirées, attendre est sans risque et sans sel.
runs-teach = Une amie ou un ami demande : « Comment connaître le nombre moyen de suites quand on ne connaît pas la donne ? » Expliquez-le en trois phrases.
runs-teach-model = Chaque suite a une seule première carte. Chaque carte a une petite probabilité d’en être une : elle doit venir, et sa voisine inférieure non. Additionnez ces 33 probabilités, et vous avez le nombre moyen de suites.

## La rangée de cartes

runs-row-begin = Prenez une carte.
runs-row-empty = Vous n’avez encore aucune carte.
runs-row-cards = Les cartes de 3 à 35
runs-row-rests = Au repos, jusqu’à vos prédictions à leur sujet : { $cards }.
runs-row-score = Vos cartes coûtent { $score } { $score ->
    [one] point
   *[other] points
  }
runs-row-predict = Deviner le changement avant que la carte tombe
runs-row-anew = Recommencer
runs-row-guess = Le { $card } est en l’air. De combien vos points vont-ils changer ?
runs-row-back = Vous reposez le { $card } : { $change }.
runs-row-change = { $kind ->
    [low] { $change }. Le { $card } suit le { $below }, et seule la plus petite carte d’une suite compte.
    [high] { $change }. C’est maintenant le { $card } qui compte, et plus le { $above }.
    [lowhigh] { $change }. Le { $card } relie deux suites : le { $above } ne compte plus.
   *[alone] { $change }. Le { $card } est isolé, il compte donc en entier.
  }

## Prendre ou payer

runs-take-count = Décision { $number } sur { $count }
runs-take-position = Le { $card } est sur la table, { $chips ->
    [0] sans jeton
    [1] avec un jeton
   *[other] avec { $chips } jetons
  }. Vous avez { $mine }.
runs-take-mine = Vos cartes :
runs-take-take = { $chips ->
    [0] Prendre la carte
    [1] Prendre la carte et le jeton
   *[other] Prendre la carte et { $chips } jetons
  }
runs-take-pass = Payer un jeton
runs-take-price = La carte coûte { $cost }, ses jetons retirent { $chips } : prendre change vos points de { $change }, payer de +1. { $better ->
    [take] Prendre vaut mieux tout de suite.
   *[pass] Payer vaut mieux tout de suite.
  }
runs-take-next = Décision suivante
runs-take-done = { $good ->
    [0] Aucune des { $count } décisions n’était
    [1] Une décision sur { $count } était
   *[other] { $good } décisions sur { $count } étaient
  } { $good ->
    [0] la meilleure tout de suite.
    [1] la meilleure tout de suite.
   *[other] les meilleures tout de suite.
  }
runs-take-anew = Encore une fois

## Que manque-t-il ?

runs-missing-now = { $seen ->
    [0] Aucune carte n’est visible : { $to_come } sur { $unseen } viendront.
    [1] Le { $last } apparaît. Après une carte, { $unseen } restent invisibles, dont { $to_come } viendront.
   *[other] Le { $last } apparaît. Après { $seen } cartes, { $unseen } restent invisibles, dont { $to_come } viendront.
  } Probabilité de chaque carte invisible : { $chance }.
runs-missing-cards = Toutes les cartes, vues ou avec leur probabilité de venir
runs-missing-seen = { $card }, vue
runs-missing-next = Carte suivante
runs-missing-more = Cinq de plus
runs-missing-slider = Cartes vues : { $seen }
runs-missing-paper = La probabilité d’une carte invisible après tant de cartes vues
