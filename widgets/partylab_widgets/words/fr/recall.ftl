# La leçon sur That's Not a Hat : mémoire, bluff et un peu de théorie des jeux.

recall-title = Mémoire, bluff et doute

## La table des fantômes

recall-ghost-1 = Ada
recall-ghost-2 = Ben
recall-ghost-3 = Cléo
recall-ghost-4 = Dan
recall-ghost-5 = Éva
recall-ghost-6 = Fred
recall-ghost-7 = Gus
recall-ghost-8 = Hal
recall-look = { $gifts } cadeaux sont visibles. Regardez bien : { $giver } commence, et tout ce qui est offert est retourné face cachée.
recall-wrapped = face cachée, la flèche pointe vers la { $arrow ->
    [left] gauche
   *[right] droite
  }
recall-line = { $who } : { $what }
recall-begin = Commencer
recall-pass = Passe suivante
recall-goes-on = { $giver } a reçu un cadeau et offre le plus ancien, dans le sens de sa flèche.
recall-open-next = Devant { $giver } on voit encore { $gift } : ce cadeau est retourné face cachée et offert.
recall-down-again = Vous revoyez { $gift } ; puis { $giver } retourne ce cadeau face cachée et l’offre.
recall-ask = { $giver } va offrir le cadeau au cadre en tirets. Qu’est-ce que c’est ?
recall-what = Ce qui est posé là
recall-what-first = Dites d’abord ce que c’est ; deviner suffit.
recall-show = Dévoiler le cadeau
recall-shown = C’est { $gift }, à découvert pour la dernière fois { $passes ->
    [one] une passe
   *[other] { $passes } passes
  } plus tôt. Votre certitude était de { $sure } %.
recall-question = Réponses à cette table : { $number } sur { $of }
recall-over = Vous aviez raison { $right } fois sur { $count }, avec une certitude moyenne de { $sure } %.
recall-over-counts = Votre courbe, plus bas, a de nouveaux points.
recall-anew = Une autre table
recall-seats = Fantômes à la table : { $count }
recall-gift = Qu’y a-t-il face cachée à la table des fantômes ?

## 1. Une courbe de l’oubli

recall-half = Une mémoire a une fuite : à chaque passe, elle perd un huitième de ce qui reste. Après combien de passes en reste-t-il moins de la moitié ?
recall-half-said-low = Quatre huitièmes feraient une moitié, si chaque passe emportait autant que la première. Mais chacune emporte un huitième de ce qui reste, donc de moins en moins.
recall-half-said-high = Plus tôt que vous ne pensiez.
recall-half-reveal = Il reste 7/8, puis 7/8 de cela, et ainsi de suite : après 5 passes encore 51 %, après 6 passes 45 %. Perdre chaque fois la même part, c’est aller vite au début et lentement à la fin.
recall-forgetting-title = Part de réponses justes, selon le nombre de passes depuis que le cadeau a été vu
recall-none-yet = Vos points apparaissent ici dès que vous avez répondu à la table des fantômes.
recall-span = D’après { $count ->
    [one] une réponse
   *[other] { $count } réponses
  } : sur { $gifts } cadeaux, vous en connaissiez environ { $known } à la fois, coups de chance déduits.
recall-too-few = Il faut huit réponses pour estimer votre fuite.
recall-leak = La fuite qui convient le mieux à vos réponses est de { $leak } % par passe ; tout ce qui va de { $low } % à { $high } % convient presque aussi bien.
recall-models = Une façon d’oublier
recall-name-fading = une fuite
recall-name-window = les dernières passes seulement
recall-name-activation = l’activation (ACT-R)
recall-set-fading = Fuite : { $value } % par passe
recall-set-window = Garde { $value ->
    [one] la dernière passe
   *[other] les { $value } dernières passes
  }
recall-set-activation = Déclin : { NUMBER($value, maximumFractionDigits: 0) } centièmes
recall-model-fading = Avec une fuite de { $value } % par passe, il reste la moitié après { $half } passes.
recall-model-window = Tout ce qui a été vu il y a au plus { $value ->
    [one] une passe
   *[other] { $value } passes
  } est là, et rien d’autre.
recall-model-activation = Un souvenir s’enfonce avec le logarithme du temps. Près d’un seuil, il revient parfois, et parfois non.
recall-my-leak = Tracer la fuite qui convient le mieux à mes réponses
recall-curve-right = part de réponses justes
recall-curve-sure = votre certitude
recall-curve-model = part de réponses justes, selon le modèle
recall-curve-blind = le pur hasard
recall-axis-passes = passes depuis que le cadeau a été vu
recall-axis-percent = pour cent
recall-column-passes = Passes écoulées
recall-column-count = Réponses
recall-column-right = Justes
recall-column-sure = Certitude
recall-column-model = Le modèle
recall-floor = Dans le modèle, une mémoire qui oublie de plus en plus ne tombe jamais au-dessous d’une réponse juste sur cinq. Pourquoi ?
recall-floor-model = Il y a cinq cadeaux à la table. Qui a tout oublié doit pourtant en nommer un, et au hasard on tombe juste une fois sur cinq. Ne rien savoir, ce n’est pas se tromper toujours.
recall-welcome-gifts = Avec quatre cadeaux et huit échanges, une mémoire qui perd 10 % par passe aurait encore { $left } % de chaque cadeau, et devinerait avec de la chance une partie du reste. Savez-vous mieux, maintenant, que parier ?

## 2. Ce que l’on croit

recall-bars-title = Ce qu’une mémoire parfaite, une mémoire qui fuit et vous-même croyez du cadeau
recall-gift-column = Cadeau
recall-who-perfect = Parfaite
recall-who-leaky = Fuyante
recall-who-own = Vous
recall-set-passes = Le cadeau a été vu { $value ->
    [0] à l’instant
    [one] il y a une passe
   *[other] il y a { $value } passes
  }
recall-set-leak = Fuite : { $value } % par passe
recall-set-honesty = On dit vrai dans { $value } % des cas
recall-claims = Ce que dit le donneur
recall-claim-nothing = rien
recall-says = « J’ai { $gift } pour vous. »
recall-bars-told = Vu { $passes ->
    [0] à l’instant
    [one] il y a une passe
   *[other] il y a { $passes } passes
  } : pour la mémoire qui fuit, le plus probable est { $gift }, à { $chance } %.
recall-bars-no-own = Vos barres apparaissent dès que vous avez répondu à la table des fantômes.
recall-bars-own = Vos barres sont celles d’un cadeau vu { $passes ->
    [one] une passe
   *[other] { $passes } passes
  } plus tôt : votre certitude était de { $sure } % et votre réponse { $right ->
    [yes] juste
   *[no] fausse
  }.
recall-bars-paper = Une guitare est posée là, vue il y a { $passes } passes ; la fuite est de { $leak } % par passe.
recall-claim = Votre souvenir est vague : 50 % pour la guitare, le reste réparti également entre quatre autres cadeaux. Le donneur connaît le cadeau et dit vrai dans 80 % des cas ; un mensonge nomme n’importe lequel des quatre autres. « J’ai une guitare pour vous. » À combien de pour cent devez-vous maintenant croire à la guitare ?
recall-claim-said-low = Plus que cela : deux sources qui ne savent rien l’une de l’autre disent la même chose.
recall-claim-said-high = Presque, mais il reste un peu de doute.
recall-claim-reveal = Si c’est la guitare, on entend ces mots dans 80 % des cas. Si c’est l’un des quatre autres, un menteur doit tomber sur la guitare parmi quatre noms : 5 %. Donc 50 % de 80 %, soit 40 %, contre 50 % de 5 %, soit 2,5 % ; et 40 représente 94 % de leur somme.
recall-bayes = **Multipliez chaque barre par la probabilité d’entendre ces mots si c’est ce cadeau-là. Puis étirez toutes les barres jusqu’à ce que leur somme soit de nouveau 1.** Une mémoire qui n’oublie rien ne bouge pas : zéro fois quelque chose reste zéro.

## 3. Quand douter

recall-doubt = Vous jouez à six. Vous ne croyez ce que dit le donneur qu’avec une probabilité d’un quart. Que vaut-il mieux faire ?
recall-doubt-refuse = refuser
recall-doubt-accept = accepter
recall-doubt-same = les deux se valent
recall-doubt-said-refuse = À deux, oui : là, le point du donneur est entièrement votre gain.
recall-doubt-said-same = Comparez ce que vous perdez en ayant tort avec votre part de ce que vous gagnez en ayant raison.
recall-doubt-reveal = Si vous avez tort, vous prenez un point entier. Si vous avez raison, un des cinq autres prend un point, et votre avance sur leur moyenne ne grandit que d’un cinquième. Un quart de point perdu contre trois quarts d’un cinquième gagnés : acceptez.
recall-rule = Soit `p` la probabilité que le nom soit vrai. Refuser perd 1 avec la probabilité `p` et gagne `1/(N − 1)` avec la probabilité `1 − p`. Les deux pèsent autant pour `p` = `{ $limit }` : **ne refusez que si la probabilité que le nom soit vrai est au-dessous de 1/N**.
recall-polite-title = Au-dessous de quelle probabilité refuser, selon le nombre de joueurs
recall-polite-told = Refusez au-dessous de { $few } % à deux joueurs, au-dessous de { $many } % à huit.
recall-axis-players = joueurs
recall-axis-refuse = seuil de refus (en %)
recall-column-players = Joueurs
recall-curve-polite = accepter ne coûte rien
recall-curve-carried = porter un nom faux coûte
recall-polite = Pourquoi faut-il être plus patient envers un cadeau douteux à une grande table qu’à une petite ?
recall-polite-model = Ce que je perds par un refus à tort est un point entier, quel que soit le nombre de joueurs. Ce que je gagne par un refus à raison, c’est qu’un des autres prend un point, et parmi beaucoup d’autres cela change peu ma place.

## 4. Ce que vous portez

recall-carry = Vous jouez à six, et porter un cadeau au nom faux coûte un demi-point en moyenne. Que devient le seuil au-dessous duquel mieux vaut refuser ?
recall-carry-less = il baisse
recall-carry-same = il ne bouge pas
recall-carry-little = il monte, mais à moins du double
recall-carry-double = il monte à plus du double
recall-carry-said-less = C’est l’inverse : plus il coûte d’accepter, plus tôt on refuse.
recall-carry-said-same = Ce serait vrai si vous ne deviez jamais nommer le cadeau. Vous le devrez.
recall-carry-said-little = Un demi-point semble peu, mais c’est bien plus que le cinquième de point que valait avant un refus à raison.
recall-carry-reveal = Un refus à raison vous épargne maintenant un demi-point en plus du cinquième : 0,2 + 0,5 = 0,7 contre 1. Le seuil est 0,7 sur 1,7, soit 7/17, environ 41 %. **Ici, l’hypothèse ne tient plus :** accepter n’a jamais été gratuit.
recall-set-cost = Porter un nom faux coûte { NUMBER($value, minimumFractionDigits: 2) } point
recall-carried = Avec un coût `c`, le seuil est `{ $limit }`. Avec `c = 0`, c’est l’ancienne règle. Avec un grand `c`, la taille de la table ne compte presque plus.
recall-aha = **Plus la table est grande, plus il faut avaler poliment un cadeau douteux – jusqu’à ce que ce soit à vous de le nommer.**

## 5. La course aux trois points

recall-style = Votre adversaire ne ment jamais et ne doute jamais. Qu’est-ce qui augmente le plus vos chances de gagner ?
recall-style-neither = rien : jouer de même
recall-style-lie = mentir trois fois sur cinq, ne jamais douter
recall-style-doubt = ne jamais mentir, douter de tout cadeau que la mémoire a moins de 60 % de chances de bien nommer
recall-style-both = les deux à la fois
recall-style-said-neither = Jouer de même donne l’égalité, et vous pouvez mieux : votre adversaire se trompe souvent sans le savoir.
recall-style-said-lie = Un mensonge est démasqué chaque fois que l’autre se souvient. Ici, mentir gagne moins souvent qu’être honnête.
recall-style-said-both = Les doutes gagnent la partie ; les mensonges en rendent une part, car l’autre se souvient de certains cadeaux.
recall-style-reveal = Douter seulement gagne 81 % des parties, les deux ensemble 76 %, mentir seulement 46 %. Un adversaire qui ne ment jamais se trompe souvent tout de même : oublier suffit.
recall-surface-title = Vos chances de gagner, en pour cent. Colonnes : votre part de mensonges. Lignes : vous doutez d’un cadeau si la mémoire a moins de chances que cela de bien le nommer. La case encadrée (★) est la meilleure.
recall-surface-corner = doute \ ment
recall-other-bluff = Votre adversaire ment dans { $value } % des offres
recall-other-doubt = … et doute de tout cadeau que la mémoire a moins de { $value } % de chances de bien nommer
recall-surface-told = Le mieux : douter au-dessous de { $doubt } %, mentir dans { $lies } % des offres. On gagne ainsi { $rate } % des parties.
recall-race = Aucune partie n’a été jouée pour cette carte. Chaque offre donne un point à l’un, à l’autre ou à personne, avec des probabilités qui découlent de la fuite ; de là suivent les chances à chaque score, en remontant du troisième point au premier. Des parties simulées le confirment.

## 6. Un bluff que personne ne peut exploiter

recall-lie = Un mensonge accepté coûte un demi-point au receveur. Dans quel pourcentage des cas le donneur doit-il mentir, pour que ce que fait le receveur ne change rien ?
recall-lie-said-low = C’est sûr, mais trop sage : un receveur qui accepte toujours perd moins contre vous qu’il ne pourrait.
recall-lie-said-high = Trop hardi : un receveur qui doute toujours gagne maintenant contre vous.
recall-lie-reveal = Si le donneur ment dans 40 % des cas, accepter coûte 0,4 × 0,5 = 0,2 au receveur, et douter lui coûte 0,6 − 0,4 = 0,2 : autant. Qui ment plus est mis en doute, qui ment moins renonce à une part de ces 0,2.
recall-duel-title = Ce que gagne le donneur, en points
recall-duel-head = Le donneur
recall-duel-accept = accepté
recall-duel-doubt = mis en doute
recall-duel-truth = dit vrai
recall-duel-lie = ment
recall-set-lie = Le donneur ment dans { $value } % des cas
recall-set-doubt = Le receveur doute dans { $value } % des cas
recall-set-memory = Le receveur se souvient du cadeau dans { $value } % des cas
recall-duel-told = Le donneur gagne { $now } point en moyenne. En jouant autrement, le donneur seul pourrait gagner { $giver } de plus, le receveur seul { $receiver }.
recall-axis-lie = part de mensonges, en pour cent
recall-axis-points = points
recall-curve-accepts = gagné si le receveur accepte toujours
recall-curve-doubts = gagné si le receveur doute toujours
recall-curve-sure-of = assuré, quoi que fasse le receveur
recall-elephant = Maintenant, le receveur se souvient du cadeau une fois sur quatre, et ne se trompe alors jamais. À quelle fréquence le donneur doit-il mentir, par rapport à avant ?
recall-elephant-more = plus souvent
recall-elephant-same = tout aussi souvent
recall-elephant-less = moins souvent, mais parfois
recall-elephant-never = jamais
recall-elephant-said-more = Les mensonges sont plus souvent démasqués ; ce n’est pas une raison d’en dire plus.
recall-elephant-said-less = Cela semble raisonnable. Mais les mensonges servent à laisser dans le doute un receveur qui a oublié, et pour lui rien n’a changé.
recall-elephant-said-never = Pas encore. Quand la mémoire atteint un tiers, le mensonge disparaît pour de bon.
recall-elephant-reveal = Toujours 40 %. Votre part de mensonges dépend de ce qui empêche le receveur de faire mieux, et celui qui a oublié fait les mêmes calculs qu’avant. Ce qui change, c’est sa façon de jouer : il lui suffit de douter moins. Montez la mémoire jusqu’à un tiers, et regardez.
recall-mixing = Accepter coûte `c` fois la part de mensonges, douter coûte la part de vérités moins celle de mensonges. Les deux s’égalent pour une part de mensonges de `{ $rate }`. **Mélanger n’est pas affaire de chance : cela ne laisse rien à exploiter.**
recall-mix = Pourquoi quelqu’un qui se souvient de chaque cadeau devrait-il mentir de temps en temps ?
recall-mix-model = Si je ne mentais jamais, tout le monde accepterait tout de moi, et mes paroles honnêtes ne rapporteraient rien. Quelques mensonges rendent risqué d’accepter et risqué de douter, si bien que le receveur paie dans les deux cas.

## 7. Sûr et juste

recall-calibration-title = Part de réponses justes, selon la certitude
recall-calibration-none = Vos points apparaissent ici avec vos premières réponses.
recall-calibration-told = { $count ->
    [one] Une réponse
   *[other] { $count } réponses
  } jusqu’ici. Là où l’écart compte le plus : { $of ->
    [one] une réponse donnée
   *[other] { $of } réponses données
  } avec une certitude de { $sure } %, pour une part de réponses justes de { $share } %.
recall-axis-sure = certitude, en pour cent
recall-axis-right = réponses justes (en %)
recall-curve-honest = aussi juste que sûr
recall-curve-yours = vos réponses

## En bref

recall-summary = 1. Une mémoire qui perd la même part à chaque passe oublie vite d’abord, lentement ensuite, et ne fait jamais moins bien que le pur hasard.
  2. Une croyance est une barre par cadeau ; les mots multiplient les barres, puis on les étire jusqu’à ce que leur somme soit 1.
  3. Si accepter était gratuit, on ne refuserait qu’au-dessous de `1/N`.
  4. Ce n’est pas gratuit : qui devra nommer le cadeau plus tard doit douter bien plus tôt.
  5. Personne ne peut exploiter un bluff si le receveur perd autant à douter qu’à accepter.

## Les exercices

recall-balance = Ici, un mensonge accepté coûte un point entier. Choisissez la part de mensonges du donneur et la part de doutes du receveur, de sorte qu’aucun des deux ne puisse gagner plus de 0,02 point à jouer autrement.
recall-balance-right = Aucun ne peut faire mieux tout seul : c’est un équilibre. Que gagne alors le donneur ?
recall-balance-nudge = Déplacez un curseur et regardez ce que pourrait gagner l’autre joueur.
recall-balance-step = Le receveur ne peut rien gagner si accepter et douter coûtent autant : mensonges × 1 = vérités − mensonges. Le donneur ne peut rien gagner si vérité et mensonge rapportent autant : doutes = acceptations − doutes.
recall-balance-solution = Les deux curseurs à 33 % : un tiers chacun.
recall-settle = Personne ne peut gagner plus ?
recall-not-settled = Pas encore : { $who ->
    [giver] le donneur
   *[receiver] le receveur
  } pourrait gagner plus en jouant autrement.

recall-update-right = Appliquez-la deux fois aux mêmes mots. Deux personnes honnêtes valent-elles plus qu’une seule, plus fiable ?
recall-update-not-shared = Un mensonge nomme l’un de plusieurs autres cadeaux : sa probabilité doit être partagée entre eux.
recall-update-not-one = Presque : divisez maintenant par la somme, pour que la somme des probabilités soit de nouveau 1.
recall-update-forgets = Vous oubliez ce que l’on croyait avant. Multipliez chaque probabilité par celle d’entendre ces mots.
recall-update-believes = Vous croyez tout ce qui est dit. Quelqu’un peut mentir.
recall-update-only-claim = Les mots disent aussi quelque chose des autres cadeaux : on a pu mentir sur chacun d’eux.
recall-update-sum = Pour `{ $call }`, la somme des probabilités n’est pas 1.
recall-update-honest = Si l’on ne ment jamais, la parole doit être certaine. Essayez `{ $call }` avec l’honnêteté 1.
recall-update-nudge = Pour chaque cadeau : quelle est la probabilité d’entendre ces mots si c’est lui ?
recall-update-step = Si c’est le cadeau nommé, les mots viennent avec la probabilité `honesty` ; si c’est un autre, avec `lie`. Pour chaque cadeau, multipliez-la par `belief[gift]` : un dictionnaire comme celui de la dernière ligne.

recall-fit-example = Une mémoire qui perd { $leak } % par passe répond juste les trois fois, après { $one }, { $two } et { $three } passes, avec une probabilité de { $percent } %.
recall-fit-right = Combien de réponses faut-il pour connaître la fuite à 5 % près ? Essayez avec des personnes inventées.
recall-fit-no-guessing = Vous oubliez que le hasard peut tomber juste : même sans rien savoir, on a raison une fois sur cinq.
recall-fit-right-only = Vous laissez de côté les réponses fausses, ou les comptez comme justes. Elles en disent autant : avec la probabilité `1 - chance(leak, passes)`.
recall-fit-upside-down = Juste et faux sont échangés.
recall-fit-least = C’est la fuite qui rend les réponses les moins vraisemblables.
recall-fit-same-chance = Vous prenez le même nombre de passes pour toutes les réponses.
recall-fit-nudge = Pour une fuite donnée : quelle est la probabilité que quelqu’un réponde exactement ainsi ?
recall-fit-step = Multipliez `chance(leak, passes)` pour chaque réponse juste et `1 - chance(leak, passes)` pour chaque fausse : `prod(… for passes, right in answers)`.

recall-p-star-right = Pour quel coût une table de huit doute-t-elle aussi tôt qu’une table de deux sans aucun coût ?
recall-p-star-free = C’est la règle sans le coût.
recall-p-star-for-two = Vous comptez comme si l’on jouait à deux : parmi plusieurs autres, le point d’un seul vaut moins pour vous.
recall-p-star-gain = C’est ce que vaut un refus à raison. À quelle probabilité pèse-t-il autant que le point que coûte un refus à tort ?
recall-p-star-turned = C’est la probabilité que le nom soit faux. On demande la probabilité qu’il soit vrai.
recall-p-star-added = Le coût ne s’ajoute pas simplement à 1/N : mettez-le dès le début dans la balance.
recall-p-star-falls = Dans `{ $call }`, un coût plus grand fait douter plus tard. Ce devrait être l’inverse.
recall-p-star-nudge = Que coûte un refus à tort ? Que rapporte un refus à raison, coût épargné compris ?
recall-p-star-step = Un refus à raison vaut `gain = 1 / (players - 1) + cost`. Résolvez `(1 - p) * gain == p` pour `p`.

recall-lie-rate-right = Voilà résolu n’importe quel jeu de deux sur deux. Que faudrait-il pour trois sur trois ?
recall-lie-rate-unclipped = C’est là que les deux droites se croisent. Mais dans certains jeux, elles se croisent hors de l’intervalle de 0 à 1, ou montent toutes les deux : regardez aussi les extrémités.
recall-lie-rate-doubter = C’est la part de doutes du receveur. Lignes et colonnes sont échangées.
recall-lie-rate-half = Un demi n’est juste que par hasard. Calculez ce qui est assuré au donneur.
recall-lie-rate-hopes = Vous regardez ce qui peut arriver de mieux. Regardez le pire, et rendez-le le meilleur possible.
recall-lie-rate-pure = Ne jamais mélanger ne suffit pas : entre toujours et jamais, on est souvent assuré de plus.
recall-lie-rate-nudge = Pour une part de mensonges : que gagne le donneur si le receveur accepte toujours, et s’il doute toujours ? Le plus petit des deux est assuré.
recall-lie-rate-step = La meilleure part est 0, ou 1, ou celle où les deux sont égaux. Calculez le plus petit gain pour ces trois parts et prenez la meilleure.

recall-choose-right = Vous gagnez nettement plus que le tiers qui serait équitable. Que changerait-il si vos rivaux se souvenaient de tout, eux aussi ?
recall-choose-no-move = `{ $given }` n’est pas un coup possible ici. Choisissez-en un parmi `moves`.
recall-choose-nothing = Parfois, votre fonction ne renvoie rien. Chacun de ses chemins mène-t-il à un coup ?
recall-choose-names = Le plus souvent, vous ne nommez pas le cadeau dont vous vous souvenez. Qui s’en souvient refusera.
recall-choose-accepts = Vous acceptez tout. Demandez à votre mémoire si le nom est douteux.
recall-choose-refuses = Vous refusez tout, et prenez un point à chaque nom vrai.
recall-choose-loses = Vous avez gagné { $share } % de { $games } parties. Ce n’est pas nettement plus que le tiers qui serait équitable.
recall-choose-nudge = Il y a deux moments : nommer un cadeau, ou répondre à qui en a nommé un. Que dit votre mémoire du cadeau qui est offert ?
recall-choose-step = `memory.likeliest(GIVEN)` est un cadeau et sa probabilité ; cherchez le coup dont c’est le `gift`. `doubt(memory, view).refuse` dit si un refus paie.

recall-open = Inventez une règle qui rende le bluff plus payant, mais pas trop. Que changeriez-vous, et comment savoir si cela marche ?
recall-open-model = Il n’y a pas de réponse unique. Une idée : qui accepte un nom faux reçoit une petite pénalité à la fin de la manche. Changez le coût dans le jeu à deux, résolvez-le de nouveau et voyez combien mentir paie ; puis faites jouer de vraies personnes.
recall-teach = Quelqu’un dit : « Je crois que ce n’est pas un chapeau, donc je le dis. » Expliquez en trois phrases quand c’est sage.
recall-teach-model = Si l’on est nombreux, un doute à tort vous coûte un point entier, et un doute à raison ne vous aide qu’un peu, si bien qu’un cadeau douteux s’accepte souvent. Mais vous devrez le nommer plus tard, et si ce n’est pas un chapeau, quelqu’un le remarquera peut-être. Doutez donc tôt si le cadeau vous reste sur les bras, et tard si vous pouvez vous en défaire.
