# La leçon sur Pas Vu, Pas Pris : la géométrie du regard.

keyhole-title = La géométrie du regard

## La salle et ses cases

keyhole-safe-cells = Quelles cases sont sûres pour un petit fantôme ?
keyhole-safe-ask = Quelqu’un va regarder par le trou de serrure de { $door }. Touchez les cases où un petit fantôme est en sûreté.
keyhole-choose-cells = Touchez d’abord une case : où vous cacheriez-vous ?
keyhole-look = Regarder par le trou de serrure
keyhole-anew = Recommencer
keyhole-cells = Les cases de la salle. Les flèches mènent de case en case.
keyhole-cell = rangée { $row }, colonne { $column }, { $told }
keyhole-believed = { $chosen ->
    [true] jugée sûre
   *[false] pas choisie
  }
keyhole-chosen = { $count ->
    [0] Aucune case n’est choisie.
    [one] Une case est jugée sûre.
   *[other] { $count } cases sont jugées sûres.
  }
keyhole-and-chosen = { $told }, jugée sûre
keyhole-safe-told = { $right } de vos cases sont sûres ; dans { $wrong }, un fantôme est vu. { $missed ->
    [0] Vous avez trouvé les { $safe } cases sûres.
    [one] Il vous manque une des { $safe } cases sûres.
   *[other] Il vous manque { $missed } des { $safe } cases sûres.
  }
keyhole-full = pas de place pour ce fantôme
keyhole-seen = { $where ->
    [mirror] vu dans le miroir
   *[string] vu
  }
keyhole-outside = caché, hors de ce que montre le trou de serrure
keyhole-hidden = caché derrière { $behind }
keyhole-letter-seen = V
keyhole-letter-hidden = C
keyhole-letter-mirror = M
keyhole-means-seen = vu
keyhole-means-hidden = caché
keyhole-you = vous
keyhole-as-cells = Les cases en tableau : un petit fantôme est-il vu (V), caché (C) ou vu dans le miroir (M) ?

## Les ateliers

keyhole-drag = Meubles à déplacer
keyhole-hand = Déplacer { $what } : les flèches le font glisser, virgule et point le tournent, Entrée le pose
keyhole-how-to-drag = Faites glisser un meuble à la souris ou au doigt, tournez-le par sa poignée ronde. Au clavier : Tab pour l’atteindre, les flèches, virgule et point pour tourner, Entrée pour poser, Échap pour remettre.
keyhole-door = L’œil est à la porte { $number } du côté sud
keyhole-height = Lumière et ombre à la hauteur { NUMBER($height, minimumFractionDigits: 2) }
keyhole-area = { NUMBER($area, minimumFractionDigits: 1) } cases de sol sont éclairées.
keyhole-rays-told = Rayons : { $rays }. Surface fausse, en cases : { $wrong }. Surface vraiment éclairée : { $area }.
keyhole-ways = Où l’on lance des rayons
keyhole-way-spread = régulièrement
keyhole-way-corners = un vers chaque coin
keyhole-way-beside = deux vers chaque coin, juste à sa gauche et juste à sa droite
keyhole-many = Rayons : { $count }
keyhole-sizes = Quel fantôme
keyhole-size-S = petit
keyhole-size-M = moyen
keyhole-size-L = grand
keyhole-away = Le fantôme se tient { $away ->
    [one] une case
   *[other] { $away } cases
  } derrière la première rangée
keyhole-turn = Tourner la coupe : { $turn }°
keyhole-aim = Viser à la hauteur { NUMBER($height, minimumFractionDigits: 2) } du mur
keyhole-peek-told = { $seen ->
    [0] Aucun fantôme n’est vu.
    [one] Un fantôme est vu.
   *[other] { $seen } fantômes sont vus.
  }
keyhole-risk-told = Le plus sûr pour un { $size ->
    [S] petit fantôme
    [M] fantôme moyen
   *[L] grand fantôme
  } : colonne { $column }, rangée { $row }, vu de { $doors } portes sur { $of }. Toutes les cases ensemble : { $all }. Le mieux jusqu’ici : { $best }.
keyhole-risk-held = Posez-le, puis les portes sont comptées.
keyhole-risk-table = De combien de portes un fantôme est vu, par rangée et colonne
keyhole-head-row = Rangée
keyhole-gallery-told = { $open ->
    [0] Aucune porte n’est ouverte
    [one] Une porte est ouverte
   *[other] { $open } portes sont ouvertes
  } : { $unseen ->
    [0] chaque case est vue.
    [one] une case n’est pas vue.
   *[other] { $unseen } cases ne sont pas vues.
  }
keyhole-side = { $side ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
  }

## 1. Un fil

keyhole-back = Derrière le piano, vous voyez le bout du capuchon d’un fantôme. Un œil placé à ce bout pourrait-il voir le vôtre ?
keyhole-back-yes = oui, toujours
keyhole-back-no = non, vous êtes derrière un trou de serrure
keyhole-back-light = seulement s’il fait clair de votre côté
keyhole-back-said-no = Le trou de serrure rend peu probable qu’un fantôme vous remarque, mais le fil y passe dans les deux sens.
keyhole-back-said-light = La lumière décide si l’on voit bien. Savoir si quelque chose gêne ne dépend que du fil.
keyhole-back-reveal = Un fil se parcourt dans les deux sens. Si rien ne le gêne de vous au capuchon, rien ne le gêne au retour.
keyhole-both-ways = Pourquoi « A voit B » et « B voit A » sont-ils une seule et même question ?
keyhole-both-ways-model = Le fil de A à B est le fil de B à A, et ce qui le gêne ne se soucie pas du bout d’où l’on regarde.

## 2. D’en haut

keyhole-rays = Où faut-il lancer des rayons pour que l’image soit exactement juste ?
keyhole-rays-degrees = un à chaque degré
keyhole-rays-cells = un vers le milieu de chaque case
keyhole-rays-corners = près des coins des meubles seulement
keyhole-rays-said-degrees = Des pas plus fins rapetissent les erreurs, mais le bord d’une ombre tombe presque toujours entre deux pas.
keyhole-rays-said-cells = Le bord d’une ombre ne respecte pas les cases : entre deux milieux, on le devine.
keyhole-rays-reveal = Entre deux coins voisins, les rayons finissent sur un seul côté droit : il n’y a rien à découvrir. La lumière ne change qu’aux coins.
keyhole-rays-beside = Un rayon vers chaque coin ne suffit pas encore : il s’y arrête, et ce qui est derrière le coin est perdu. Il en faut **deux**, juste à gauche et juste à droite : l’un finit sur le meuble, l’autre file jusqu’au mur. Choisissez les trois façons ci-dessus et comparez.

## 3. De côté

keyhole-desk = Le bureau est devant la porte, un fantôme dans la case derrière lui. D’en haut, le fil vers son milieu croise le bureau. Qui est vu, un petit ou un moyen ?
keyhole-desk-nobody = aucun des deux
keyhole-desk-small = le petit seulement
keyhole-desk-medium = le moyen seulement
keyhole-desk-both = les deux
keyhole-desk-said-nobody = D’en haut, on le croirait. Mais d’en haut, rien n’a de hauteur.
keyhole-desk-said-small = C’est l’inverse : ce qui est plus haut se cache moins bien.
keyhole-desk-said-both = Le moyen, oui. Mais le fil vers le sommet du petit traverse encore le bureau.
keyhole-desk-reveal = Au-dessus du bureau, le fil descend doucement. Il passe au-dessus du petit fantôme et atteint la tête du moyen.
keyhole-lines = D’en haut, vous voyez une ligne libre du trou de serrure à un fantôme. Pourquoi aucun meuble ne peut-il le sauver, tant que le bord du trou de serrure ne s’en mêle pas ?
keyhole-lines-model = Ce qui pourrait gêner un fil doit se trouver quelque part sur la ligne en dessous. Si aucun meuble ne touche cette ligne au sol, rien dans toute la coupe ne peut gêner.
keyhole-above = Vus d’en haut, les fils qui vont de la porte 3 au milieu de 15 cases croisent un meuble. Placez un fantôme moyen dans chacune de ces cases, l’une après l’autre : dans combien se montre-t-il quand même ?
keyhole-above-said-low = Plus que vous ne pensiez : les meubles sont plus bas qu’on ne croit.
keyhole-above-said-high = Moins que vous ne pensiez.
keyhole-above-reveal = Ils dépassent au-dessus du bureau ou à côté, ou sont plus larges que la ligne vers leur milieu. Le plan peut donc dire « vu », mais jamais « caché ».

## 4. Rester près ou reculer ?

keyhole-walk = Un fantôme moyen se cache derrière le bureau, plus bas que votre œil. Il **recule** d’une case. En est-il caché plus ou moins ?
keyhole-walk-more = plus
keyhole-walk-same = autant
keyhole-walk-less = moins
keyhole-walk-said-more = Ce serait vrai derrière quelque chose de plus haut que votre œil.
keyhole-walk-said-same = Au soleil, ce serait vrai : là, tous les rayons sont parallèles. L’œil est une lampe : ses rayons s’écartent.
keyhole-walk-reveal = Le fil qui rase le bureau **descend** : plus on est loin, plus il est près du sol. Derrière un meuble bas, restez tout près.
keyhole-tower = Le piano est plus haut que votre œil. L’ombre derrière lui, mesurée depuis le sol, devient-elle plus haute ou plus basse avec la distance ?
keyhole-tower-more = plus haute
keyhole-tower-same = elle reste aussi haute que le piano
keyhole-tower-less = plus basse
keyhole-tower-said-same = Avec un soleil droit devant, oui. L’œil est une lampe : ses rayons s’écartent.
keyhole-tower-said-less = Ce serait vrai derrière quelque chose de plus bas que votre œil.
keyhole-tower-reveal = Le fil qui rase le piano **monte** : plus on est loin, plus il cache. Derrière un meuble haut, on peut reculer.
keyhole-sun = Ici l’hypothèse est fausse : les rayons d’un œil, ou d’une lampe, partent d’un seul point. Ils s’écartent, et les ombres aussi : derrière ce qui est plus bas que l’œil, l’ombre prend fin ; derrière ce qui est plus haut, elle grandit toujours.
keyhole-thales = Les triangles semblables donnent `hidden = { $height }`. Avec le bureau, à quatre cases de l’œil : caché jusqu’à { $near } ; à six cases : { $far }. Un petit fantôme mesure { $small }, un moyen { $medium }.
keyhole-lamp = Dites-le avec des triangles semblables : pourquoi l’ombre derrière un bureau bas devient-elle plus basse ?
keyhole-lamp-model = Le fil qui va de l’œil par-dessus le bureau descend d’autant à chaque case. La hauteur qui reste sous lui diminue donc en proportion de la distance à l’œil, et quelque part elle touche le sol.

## 5. L’image

keyhole-silhouettes = Chaque fil se trouve dans une seule coupe verticale. Tournez la coupe de gauche à droite, et vous avez regardé toute l’image, colonne par colonne.
  De chaque chose, on voit une silhouette, les proches posées sur les lointaines. **Un fantôme est vu si sa silhouette n’est pas entièrement couverte** ; le jeu en demande un pour cent.

## 6. Le miroir

keyhole-second = Dans un miroir, vous voyez un fantôme caché derrière le piano. Mettez maintenant une fenêtre à la place du miroir : d’où verrait-on par elle le fantôme tout pareil ?
keyhole-second-on = d’un point du miroir
keyhole-second-behind = d’aussi loin derrière le miroir que l’œil est devant
keyhole-second-ghost = de la place du fantôme
keyhole-second-said-on = Qui se tient contre le miroir voit toute la salle. L’œil n’en voit qu’une partie : ce que le cadre laisse passer.
keyhole-second-said-ghost = C’est là que finit le fil. Mais d’où semble-t-il venir ?
keyhole-second-reveal = Reflétez l’œil : son image se tient aussi loin derrière le miroir. Le fil plié est aussi long que le fil droit parti de l’image, et le cadre du miroir est la fenêtre.
keyhole-twice = Reflété une fois, le point est en `{ $image }`. Reflété deux fois, il est en `{ $back }` : pour tout point et tout miroir.
keyhole-aha = **Un miroir est un second trou de serrure, et ce qui peut vous voir, vous pouvez le voir.**

## 7. Vingt-quatre portes

keyhole-least = Les 24 portes sont également probables. De combien d’entre elles un petit fantôme est-il vu dans la case la plus sûre ?
keyhole-least-said-low = Pas si sûre : ce qui vous cache d’un côté vous découvre d’un autre.
keyhole-least-said-high = Mieux que vous ne pensiez : bien des portes ne regardent même pas par là.
keyhole-least-reveal = Un trou de serrure ne montre qu’une partie de la salle : les cases les plus sûres sont près des murs. Mais aucune case de cette salle n’est sûre face à toutes les portes.
keyhole-gallery = Dans chaque case de cette salle se tient un petit fantôme. Combien de trous de serrure faut-il au moins pour voir ensemble tous les fantômes que voient les 24 ?
keyhole-gallery-said-low = Essayez ci-dessous : avec si peu, un coin reste dans l’ombre.
keyhole-gallery-said-high = Il en faut moins, si on les choisit bien.
keyhole-gallery-reveal = Lesquels ? Cherchez-les ci-dessous. Personne ne connaît de méthode rapide pour toutes les salles : on essaie toutes les paires, tous les trios, et ainsi de suite. Un choix glouton en demande souvent un de plus.

## En bref

keyhole-summary = 1. Un point est vu si un fil droit l’atteint ; un fil se parcourt dans les deux sens.
  2. D’en haut, on peut dire « vu », jamais « caché ». La lumière ne change qu’aux coins.
  3. Les coupes décident : derrière un meuble bas, restez près ; derrière un meuble haut, vous pouvez reculer.
  4. Toutes les coupes ensemble sont l’image : les silhouettes proches sur les lointaines.
  5. Un miroir, c’est la même chose encore une fois, depuis l’image de l’œil à travers le cadre.

## Exercices

keyhole-seven = Cachez les sept fantômes, quatre petits, deux moyens et un grand : aucun ne doit être vu de la porte 3 du côté sud, et chacun doit se tenir là où le trou de serrure le montrerait si la salle était vide.
keyhole-seven-right = Les sept sont cachés. Y arrivez-vous avec moins de cases ?
keyhole-seven-nudge = Commencez par le grand : où y a-t-il quelque chose d’assez haut ?
keyhole-seven-step = Le grand tient juste derrière le piano. Une case accueille quatre petits fantômes, ou un moyen, ou un grand.
keyhole-seven-solution = Le grand fantôme en colonne 3, rangée 3 ; les moyens en colonnes 3 et 4, rangée 2 ; les petits en colonne 3, rangée 1 : tous derrière le piano.
keyhole-still-to-hide = { $count ->
    [0] Les sept sont dans la salle. Regardez par le trou de serrure !
    [one] Il reste un fantôme à cacher.
   *[other] Il reste { $count } fantômes à cacher.
  }
keyhole-no-place = Il n’y a pas de place ici pour ce fantôme.
keyhole-none-left = Il ne reste pas de fantôme de cette taille.
keyhole-hide-all = { $count ->
    [one] Il faut d’abord cacher un fantôme.
   *[other] Il faut d’abord cacher { $count } fantômes.
  }
keyhole-seven-told = { $seen ->
    [0] Personne n’est vu.
    [one] Un fantôme est vu.
   *[other] { $seen } fantômes sont vus.
  } { $outside ->
    [0] Tous se tiennent là où le trou de serrure regarde.
    [one] Un fantôme se tient où le trou de serrure ne regarde jamais : ce n’est pas se cacher.
   *[other] { $outside } se tiennent où le trou de serrure ne regarde jamais : ce n’est pas se cacher.
  }
keyhole-size-left = { $size ->
    [S] petit
    [M] moyen
   *[L] grand
  } (reste { $count })
keyhole-in-cell = petits : { $small }, moyens : { $medium }, grands : { $large }

keyhole-sees-right = Et si les fils devaient garder un peu de distance aux murs ? Quelles lignes de votre code changeraient ?
keyhole-sees-touch-free = Un fil qui ne fait que toucher un mur, ou son bout, est arrêté aussi. Le vôtre passe.
keyhole-sees-endless-string = Vous traitez le fil comme une droite sans bouts : les murs derrière B, ou derrière A, n’arrêtent rien.
keyhole-sees-endless-wall = Vous traitez les murs comme des droites sans bouts : un fil peut passer à côté d’un mur.
keyhole-sees-along = Presque. Mais quand fil et mur sont sur une même droite, les quatre produits valent 0, même s’ils sont loin l’un de l’autre.
keyhole-sees-sides-of-string = Vous demandez de quels côtés du fil sont les bouts du mur. Demandez aussi de quels côtés du mur sont les bouts du fil : sinon, un mur arrête même un fil qui finit avant lui.
keyhole-sees-sides-of-wall = Vous demandez de quels côtés du mur sont les bouts du fil. Demandez aussi de quels côtés du fil sont les bouts du mur : sinon, un mur arrête même un fil qui passe à côté.
keyhole-sees-either = Un seul des deux ne suffit pas : `and`, et non `or`.
keyhole-sees-first-wall = Vous ne regardez que le premier mur.
keyhole-sees-backwards = Vous renvoyez si un mur gêne. True doit vouloir dire : B est vu.
keyhole-sees-not-both-ways = `{ $call }` change quand A et B échangent leurs places. Or si A voit B, B voit A.
keyhole-sees-more-walls = `{ $call }` est vrai, mais ne l’est plus sans son dernier mur. Plus de murs ne montrent jamais plus.
keyhole-sees-nudge = Deux points sont de part et d’autre d’une droite si `turn` a pour eux des signes différents. Qu’en est-il du produit des deux ?
keyhole-sees-step = `turn(a, b, c) * turn(a, b, d) < 0` dit que les bouts du mur sont de part et d’autre du fil. Dites de même pour les bouts du fil et le mur, et reliez les deux par `and`. Le simple contact est déjà prévu.

keyhole-reflect-right = Reflétez dans un miroir, puis dans un autre à angle droit du premier : qu’est-ce que cela donne ensemble ?
keyhole-reflect-on-the-glass = C’est le point du miroir le plus proche. Continuez d’autant.
keyhole-reflect-around-an-end = Vous allez aussi loin derrière le bout du miroir que vous êtes devant lui. Le chemin doit être perpendiculaire au miroir.
keyhole-reflect-upright-only = C’est juste pour des miroirs verticaux. Laissez-les maintenant pencher.
keyhole-reflect-through-the-corner = Vous reflétez dans une droite qui passe par l’origine. Retirez d’abord un bout du miroir, rajoutez-le ensuite.
keyhole-reflect-from-the-origin = Vous mesurez le long du miroir depuis l’origine. Mesurez depuis le premier bout du miroir : `x - ax` et `y - ay`.
keyhole-reflect-swapped = Les nombres sont justes, mais x et y ont échangé leurs places.
keyhole-reflect-not-twice = Reflété deux fois, un point doit revenir où il était. Pour `{ $call }`, ce n’est pas le cas.
keyhole-reflect-glass-moves = Un point du miroir est sa propre image. Pour le bout du miroir de `{ $call }`, ce n’est pas le cas.
keyhole-reflect-nudge = Allez du point à la droite du miroir, perpendiculairement. Puis continuez d’autant.
keyhole-reflect-step = Avec `d` pour la direction du miroir et `a` pour son premier bout, le point le plus proche est `a + t*d` avec `t = ((p - a)·d) / (d·d)`. L’image est deux fois ce point, moins `p`. `Fraction` garde tout exact.

keyhole-safest-right = Et si l’adversaire choisissait toujours le dernier côté que vous avez utilisé ? Il vous faudrait un plan pour chaque côté.
keyhole-safest-all-doors = Vous comptez toutes les portes. Mais l’adversaire choisit d’abord un côté : regardez le pire.
keyhole-safest-best-side = Vous regardez le meilleur côté. L’adversaire choisira le pire pour vous.
keyhole-safest-most-dangerous = C’est la case la plus dangereuse.
keyhole-safest-nudge = D’abord le risque d’une case : combien de portes sur son pire côté ? Puis le plus petit de tous.
keyhole-safest-step = `max(sum(door.startswith(side) for door in seen[cell]) for side in "NESW")` est le risque d’une case. `min(seen, key=…)` trouve la case.

keyhole-meeting-right = Trois bogues, deux changements. Lequel des trois auriez-vous trouvé en jouant ?
keyhole-meeting-parallel = Pour un fil parallèle au miroir, le code s’arrête encore, ou donne un point. Un tel fil voit le miroir par la tranche : None.
keyhole-meeting-point-mirror = Un miroir dont les deux bouts sont le même point ne montre rien : None.
keyhole-meeting-ends = Un fil qui finit sur le miroir, ou qui touche son bout, le rencontre. Votre code donne None.
keyhole-meeting-broken = Ce qui était juste est faux maintenant : `{ $call }`.
keyhole-meeting-nudge = Essayez la fonction sur un fil horizontal et un miroir horizontal. Par quoi divise-t-elle ?
keyhole-meeting-step = `across` vaut 0 pour des droites parallèles, et pour un miroir qui n’est qu’un point. Et un fil qui finit exactement sur le miroir est-il entre 0 et 1 ?

keyhole-lit-right = Combien de temps faut-il pour 10 murs, pour 100 ? Quelle partie de votre code grandit le plus vite ?
keyhole-lit-all = C’est l’aire de toute la salle. Que cachent les murs ?
keyhole-lit-twice = Exactement le double : un triangle est la moitié d’un parallélogramme.
keyhole-lit-dark = C’est l’aire qui reste sombre.
keyhole-lit-cells = Vous comptez des milieux de cases. Seuls des rayons aux coins donnent l’aire exacte.
keyhole-lit-first-wall = Vous ne regardez que le premier mur.
keyhole-lit-more-walls = Dans `{ $call }`, il y a plus de lumière qu’avec un mur de moins. Plus de murs ne montrent jamais plus.
keyhole-lit-nudge = Triez les directions de tous les coins, ceux de la salle aussi. Entre deux voisines, la lumière finit sur un seul mur droit : cela fait un triangle.
keyhole-lit-step = Dans chaque intervalle, envoyez un rayon au milieu et trouvez le mur le plus proche. Où les deux rayons du bord rencontrent-ils la droite de ce mur ? L’aire du triangle est la moitié du produit des deux distances et du sinus de l’angle.

keyhole-keyholes-right = Avec 24 portes, il y a plus de 16 millions d’ensembles de portes. Pourquoi votre code reste-t-il rapide ?
keyhole-keyholes-greedy = Vous prenez toujours la porte qui voit le plus de ce qui reste. C’est rapide, mais parfois une porte de trop.
keyhole-keyholes-all = C’est le nombre de toutes les portes. Certaines peuvent rester fermées.
keyhole-keyholes-that-see = C’est le nombre de portes qui voient quelque chose. Moins peuvent suffire.
keyhole-keyholes-one = C’est ce que voit la meilleure porte, pas combien de portes il faut.
keyhole-keyholes-nudge = Aucune porte suffit-elle ? Une ? Sinon : quelles paires y a-t-il ?
keyhole-keyholes-step = `combinations(seen.values(), count)` liste tous les choix de `count` portes. Comparez `set().union(*some)` avec tout ce qui peut être vu.

keyhole-open = Placez les six meubles pour que le jeu devienne aussi palpitant que possible. Quelle est votre mesure de « palpitant », et qu’avez-vous trouvé ?
keyhole-open-model = Il n’y a pas de réponse unique. Une idée : une case est palpitante quand la moitié des portes environ la voient. Comptez ces cases, déplacez un meuble à la fois, et gardez ce qui augmente leur nombre.
keyhole-teach = Quelqu’un vous dit : « J’étais dans l’ombre du bureau, pourquoi m’a-t-on vu ? » Expliquez-le en trois phrases, avec un dessin si vous voulez.
keyhole-teach-model = L’œil est comme une lampe : ses rayons partent d’un seul point et s’écartent. Le rayon qui passe juste au-dessus du bureau continue vers le bas : l’ombre devient plus basse à chaque pas qui éloigne du bureau. Tout contre le bureau, on ne vous aurait pas vu.
