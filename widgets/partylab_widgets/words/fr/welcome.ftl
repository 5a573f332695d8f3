# L’accueil : un avant-goût de chaque jeu, quatre paris.

welcome-title = Bienvenue

welcome-nots = PAS PAS PAS GAUCHE : combien des quatre portes obéissent ?
welcome-nots-said-1 = Une seule porte obéit à GAUCHE, ou à DROITE. Mais il reste un PAS, et PAS GAUCHE n’est pas DROITE : le haut et le bas ne sont pas à gauche non plus.
welcome-nots-said-2 = Vous avez oublié une porte : la droite n’est pas à gauche non plus.
welcome-nots-said-4 = Les quatre obéiraient à un ordre qui ne demande rien. Ici, une porte reste interdite.
welcome-nots-reveal = Deux PAS s’annulent, donc trois valent un seul : toutes les portes sauf celle de gauche. Pour la logique, c’est facile. Et pour votre cerveau ? La leçon 02 le mesure.
welcome-deal = On va distribuer 24 des 33 cartes. Combien de suites formeront-elles ?
welcome-deal-said-low = Il y en a eu plus : chaque carte qui manque peut couper une suite en deux.
welcome-deal-said-high = Il y en a eu moins : avec autant de cartes distribuées, la plupart ont une voisine.
welcome-deal-reveal = C’était cette donne-là. Combien y en a-t-il en moyenne, et quelle certitude était permise ? La leçon 03 rouvrira ce pari.
welcome-gifts = Il y a 4 cadeaux, et 8 fois deux d’entre eux changent de place. Combien de cadeaux reconnaîtrez-vous encore ?
welcome-gifts-said-low = Votre mémoire a fait mieux que votre pari : vous en savez plus que vous ne croyez.
welcome-gifts-said-high = Votre mémoire a perdu plus que vous ne pensiez : chaque échange paraissait facile, pris seul.
welcome-gifts-reveal = Vous seul pouviez répondre : c’était un pari sur vous.
welcome-mirror = Le fantôme est au milieu, à la place 6, caché derrière le piano. On retire le drap du miroir. Voit-on maintenant le fantôme par le trou de serrure ?
welcome-mirror-yes = oui, on le voit
welcome-mirror-no = non, on ne le voit pas
welcome-mirror-said-no = Le chemin direct est barré, c’est vrai. Mais la lumière peut passer par le miroir.
welcome-mirror-reveal = Un miroir est un deuxième trou de serrure, aussi loin derrière le mur que le premier est devant. Retirez le drap ci-dessus et promenez le fantôme : trois places échappent aux deux.
welcome-why-three = Pourquoi trois PAS disent-ils la même chose qu’un seul ? Dites-le en une phrase.
welcome-why-three-model = Chaque PAS échange « ces portes » avec « toutes les autres ». Deux échanges ramènent au point de départ : seul compte le fait que le nombre soit pair ou impair.
welcome-eighty = Quelqu’un dit dix fois « sûr à 80 % ». Quand diriez-vous que c’est honnête ? Dites-le en une phrase.
welcome-eighty-model = Quand environ huit réponses sur dix sont justes. Dix justes, c’est trop modeste ; cinq justes, c’est trop hardi.
welcome-summary = 1. Trois PAS disent la même chose qu’un seul.
  2. Personne ne connaît une donne, mais on peut parier dessus avec bon sens.
  3. Un pari sur soi est aussi un pari.
  4. Un miroir est un deuxième trou de serrure.
  5. Qui dit 80 % devrait avoir raison huit fois sur dix.

## Les règles en images

welcome-not-not-scene-1 = Dans le jeu, les portes sont des cartes, et des dés disent l’ordre. HAUT : la carte du haut obéit. Avec un PAS devant, c’est elle qui n’obéirait pas.
welcome-no-thanks-scene-1 = 7 et 8 forment une suite, le 20 une autre : deux suites.
welcome-hat-scene-1 = Tout le monde voit un cadeau un instant. Puis il est face cachée, et sa flèche dit à qui il passe.
welcome-ghosts-scene-1 = Qui regarde par le trou de serrure de la porte éclairée voit le fantôme à découvert. Le piano cache l’autre.

## Exercices

welcome-one-door = Réglez le nombre de PAS pour qu’**une seule** porte obéisse, avec au moins un PAS dans l’ordre.
welcome-one-door-right = Tout nombre pair de PAS convient.
welcome-one-door-nudge = Touchez une porte après chaque changement, et voyez combien de portes obéissent.
welcome-one-door-step = Un PAS laisse trois portes. Que leur fait un deuxième PAS ?
welcome-one-door-solution = Deux PAS (ou quatre, ou six) s’annulent : seule la porte de gauche obéit.
welcome-one-run-right = Les 33 cartes forment une seule longue suite. (Une carte seule est aussi une suite.)
welcome-one-run-whole-number = Donnez un nombre entier, par exemple 6.
welcome-one-run-out-of-range = Il y a 33 cartes : distribuez-en au moins une et au plus toutes.
welcome-one-run-gap-left = Presque ! Il manque une carte, et là où elle manque la suite se coupe en deux.
welcome-one-run-apart = { $dealt } cartes peuvent encore être séparées : en 400 donnes, il y a eu jusqu’à { $runs } suites.
welcome-one-run-single = C’est vrai, mais une carte seule, c’est trop facile. Il y a un nombre plus grand.
welcome-one-run-nudge = Quand des cartes forment-elles une seule suite ? Quand il n’y a pas de trou entre elles.
welcome-one-run-step = Avec toutes les cartes, aucun trou n’est possible. Combien y en a-t-il, de 3 à 35 ?

welcome-break-right = Vous l’avez cassé, et rien de grave n’est arrivé. Python dit : `{ $trouble }: { $message }`. Il s’est arrêté à la ligne { $line } de la cellule. Lisez d’abord les derniers mots d’un message : ils disent ce qui ne va pas.
welcome-break-zero-above = Zéro divisé par quelque chose ne gêne personne : cela fait 0. Mettez le zéro en bas.
welcome-break-still-works = Cela marche encore. Quelle division est impossible ?
welcome-break-nudge = Il y a un nombre par lequel personne ne sait diviser.
welcome-break-step = Écrivez 0 à la place de 33 et exécutez de nouveau la cellule. Remettez ensuite le 33.

welcome-doors-right = Cela marche aussi pour cent PAS. Personne ne pourrait dire cette phrase à voix haute.
welcome-doors-always-three = Votre fonction répond toujours 3. Et PAS PAS ?
welcome-doors-always-one = Votre fonction répond toujours 1. Et un seul PAS ?
welcome-doors-upside-down = C’est l’inverse : sans aucun PAS, une seule porte obéit.
welcome-doors-only-first = Un PAS ou trois : juste. Mais deux PAS s’annulent.
welcome-doors-nudge = Écrivez la réponse pour 0, 1, 2, 3 et 4 PAS. Qu’est-ce qui se répète ?
welcome-doors-step = `nots % 2` vaut 1 quand le nombre est impair. Alors trois portes obéissent, sinon une.

welcome-open = Inventez un cinquième pari pour votre classe, dont vous ignorez vous-même la réponse. Comment la trouver ?
welcome-open-model = Il n’y a pas une seule bonne réponse. Une idée : « Combien d’entre nous sont nés le même jour de la semaine que le professeur ? » On peut demander à tout le monde, et comparer avec un sur sept.
welcome-teach = Expliquez à une amie ou à un ami pourquoi « j’avais raison » et « ma certitude était de 90 % » sont deux talents différents.
welcome-teach-model = Avoir raison, c’est savoir. Être bien calibré, c’est savoir combien l’on sait : qui dit 90 % devrait avoir raison neuf fois sur dix, ni plus ni moins.

## Un avant-goût de Not Not

welcome-door-not = PAS
welcome-door-up = HAUT
welcome-door-right = DROITE
welcome-door-down = BAS
welcome-door-left = GAUCHE
welcome-door-paper = Quelles portes obéissent à cet ordre ?
welcome-door-obeys = Cette porte obéit à « { $command } ».
welcome-door-fails = Cette porte n’obéit pas à « { $command } ».
welcome-door-count = { $count ->
    [1] C’est la seule.
   *[other] C’est le cas de { $count } portes sur 4.
  }
welcome-door-next = Ordre suivant
welcome-door-again = Depuis le début
welcome-door-nots = Nombre de PAS : { $count }

## Un avant-goût de That’s Not a Hat

welcome-gifts-look = Voici { $count } cadeaux. Retenez la place de chacun.
welcome-gifts-face-down = Tous les cadeaux sont emballés. Suivez-les.
welcome-gifts-swap = Échange { $number } : les paquets des places { $one } et { $other } changent de place.
welcome-gifts-ask = Dites maintenant quel cadeau est où.
welcome-gifts-name-all = Donnez d’abord un cadeau à chaque place ; deviner est permis.
welcome-gifts-known = { $known ->
    [0] Vous n’avez reconnu aucun des { $count } cadeaux.
    [1] Vous avez encore reconnu un cadeau sur { $count }.
   *[other] Vous avez encore reconnu { $known } cadeaux sur { $count }.
  }
welcome-gifts-place = Place { $number }
welcome-gifts-what-is = Cadeau de la place { $number }
welcome-gifts-parcel = cadeau emballé
welcome-gifts-turn = Les emballer
welcome-gifts-pass = Échange suivant
welcome-gifts-open = Ouvrir les paquets
welcome-gifts-anew = Encore une fois, avec d’autres cadeaux
welcome-gifts-paper = Retenez ces cadeaux, puis cachez-les
welcome-gift-ball = balle
welcome-gift-boat = bateau
welcome-gift-cup = tasse
welcome-gift-key = clé
welcome-gift-kite = cerf-volant
welcome-gift-star = étoile

## Un avant-goût de Pas Vu Pas Pris

welcome-mirror-is = { $how ->
    [direct] Place { $place } : on voit le fantôme par le trou de serrure.
    [mirror] Place { $place } : le fantôme est derrière le piano, mais on le voit dans le miroir.
   *[hidden] Place { $place } : le fantôme est caché derrière le piano.
  }
welcome-mirror-hall = Une salle carrée vue d’en haut. Le trou de serrure est au milieu du mur du bas, le piano devant lui, le miroir sur le mur de droite.
welcome-mirror-move = Place du fantôme : { $place } (1 : tout à gauche, 11 : tout à droite)
welcome-mirror-uncover = Retirer le drap du miroir
welcome-mirror-bet-first = Verrouillez d’abord votre pari ci-dessous.
welcome-mirror-keyhole = trou de serrure
welcome-mirror-piano = piano
welcome-mirror-mirror = miroir

## Tout est-il là ?

welcome-surroundings = Tout est-il là ?
welcome-has-python = Python { $python } et PartyLab { $version } fonctionnent.
welcome-has-no-browser = En attente d’une réponse de votre navigateur. Si cette ligne reste, exécutez de nouveau la cellule ou rechargez la page.
welcome-has-browser = Votre navigateur répond : boutons, curseurs et touches fonctionneront.
welcome-has-width = { $wide ->
    [yes] La page fait { $width } pixels de large : il y a de la place.
   *[no] La page fait { $width } pixels de large : tout tient, l’un sous l’autre.
  }
welcome-has-colours = { $dark ->
    [yes] Couleurs sombres. Dans JupyterLab, elles suivent son thème (Settings, puis Theme), ailleurs votre système.
   *[no] Couleurs claires. Dans JupyterLab, elles suivent son thème (Settings, puis Theme), ailleurs votre système.
  }
welcome-has-motion = { $still ->
    [yes] Votre système demande peu de mouvement : rien ne glisse.
   *[no] Les cartes glissent d’une place à l’autre. La case ci-dessous l’évite.
  }
welcome-all-here = Tout ce qu’il faut est là, et rien n’a besoin d’internet.
welcome-still = Pas de mouvement, dans toutes les leçons
welcome-still-on = Désormais rien ne bouge tout seul.
welcome-still-off = Les cartes glissent de nouveau.
