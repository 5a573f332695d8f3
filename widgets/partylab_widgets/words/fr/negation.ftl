# La leçon sur Not Not : la logique du PAS.

negation-title = La logique du PAS

## Ce que disent les ateliers

negation-alone = (rien de plus)
negation-sign-right = (juste)
negation-sign-wrong = (pas juste)
negation-sign-mine = votre choix
negation-no-card = aucune carte
negation-portal = { $portal ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [white] blanc
   *[void] sans portail
  }
negation-card = { $where } : { $portal ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [white] blanc
   *[void] sans portail
  }
negation-column-card = Carte
negation-column-cards = Cartes de cette ligne
negation-column-sentence = Phrase
negation-column-tap = Permise
negation-guess-first = Verrouillez d’abord votre prédiction ci-dessus (ou choisissez de vous en passer).

negation-taps-count = Dés { $number } sur { $count }
negation-taps-ask = Quelles cartes peut-on toucher ? Devinez : les règles viennent plus bas. Choisissez-les toutes ; parfois il n’y en a aucune.
negation-taps-decide = C’est ma réponse
negation-taps-next = Relancer les dés
negation-taps-again = Recommencer
negation-taps-done = { $good } { $good ->
    [one] bonne réponse
   *[other] bonnes réponses
  } sur { $count }.
negation-taps-is = { $order ->
    [still] Deux fois RIEN : personne ne touche.
    [none] Aucune carte ne fait ce que disent les dés.
   *[tap] À toucher : { $cards }.
  }

negation-builder = Votre phrase
negation-builder-true = { $count ->
    [0] Vraie pour aucune carte ici.
    [1] Vraie pour une carte : { $cards }.
   *[other] Vraie pour { $count } cartes : { $cards }.
  }
negation-choose-outer = Devant le tout
negation-choose-not-first = Devant le premier
negation-choose-first = Premier critère
negation-choose-joint = Relié par
negation-choose-not-second = Devant le second
negation-choose-second = Second critère
negation-choose-card = { $where ->
    [N] Carte du haut
    [E] Carte de droite
    [S] Carte du bas
   *[W] Carte de gauche
  }
negation-length = { $count ->
    [1] Un mot.
   *[other] { $count } mots.
  }

negation-scope-title = Un ordre, deux lectures
negation-scope-rule = La règle : au moins un critère échoue
negation-scope-tempting = La tentation : ni l’un ni l’autre
negation-scope-differ = { $count ->
    [0] Ici, les deux lectures permettent les mêmes cartes.
    [1] Elles diffèrent pour une carte : { $cards }.
   *[other] Elles diffèrent pour { $count } cartes : { $cards }.
  }

negation-meanings-title = Quels ensembles de cartes peut-on dire ?
negation-meanings-so-far = { $layers ->
    [0] Les directions seules : { $count } sens jusqu’ici.
    [1] Après un tour de combinaisons : { $count } sens jusqu’ici.
   *[other] Après { $layers } tours de combinaisons : { $count } sens jusqu’ici.
  }
negation-meanings-all = { $layers ->
    [1] Après un tour de combinaisons
   *[other] Après { $layers } tours de combinaisons
  } : { $count } sens, et plus rien de nouveau ne vient.
negation-join = Combiner encore par PAS, ET, OU
negation-anew = Recommencer
negation-unreached = pas encore dit

negation-piles-check = Vérifier mes piles
negation-piles-how = Faites glisser chaque ordre sur une pile, à la souris ou du doigt ; au clavier, Tab mène à un ordre et les flèches le portent plus loin.
negation-piles-lists = Choisir plutôt dans des listes
negation-piles-name = { $pile ->
    [none] Pas encore sur une pile
   *[other] Pile { $pile }
  }
negation-piles-slip = { $command }, { $pile }
negation-piles-laid = { $pile ->
    [none] { $command } n’est sur aucune pile.
   *[other] { $command } est sur la pile { $pile }.
  }
negation-piles-missing = { $count ->
    [1] Un ordre n’est encore sur aucune pile.
   *[other] { $count } ordres ne sont encore sur aucune pile.
  }
negation-piles-differ = « { $one } » et « { $other } » sont sur la même pile, mais il y a un plateau où ils permettent des cartes différentes.
negation-piles-alike = « { $one } » et « { $other } » permettent les mêmes cartes sur tous les plateaux, mais sont sur deux piles.

## Les règles en images

negation-rules-scene-1 = DROITE · JAUNE : une carte est à droite, une autre est jaune. On peut toucher l’une comme l’autre.
negation-rules-scene-2 = PAS DROITE · JAUNE : la carte jaune de droite ne se touche pas.
negation-rules-scene-3 = HAUT · BLEU : le Vide, en haut, n’a pas de portail, et personne ne le touche.

## 1. Que demandent les dés ?

negation-board = Les quatre cartes autour du cube
negation-or = En haut se trouve le rouge, à droite le bleu, en bas le vert, à gauche le blanc. Les dés disent HAUT · VERT. Combien de cartes peut-on toucher ?
negation-or-said-0 = Vous cherchiez une carte qui fasse les deux. Un seul des deux critères suffit.
negation-or-said-1 = C’en est une. Une autre carte remplit l’autre critère.
negation-or-said-3 = Il faudrait qu’un des critères soit rempli par deux cartes. Ici, chacun l’est par une seule.
negation-or-said-4 = Les cartes qui ne remplissent aucun des critères ne se touchent pas.
negation-or-reveal = La rouge, parce qu’elle est en haut, et la verte. Un seul des deux critères suffit.
negation-worked = **Un exemple.** Les dés disent DROITE · ROUGE. La carte de droite convient, et la rouge aussi, où qu’elle soit : deux cartes, ou une seule si la rouge est celle de droite.
negation-inclusive = La carte du haut est rouge, et les dés disent HAUT · ROUGE. Peut-on la toucher ? Dites pourquoi, en une phrase.
negation-inclusive-model = Oui : on demande au moins un critère, et elle remplit les deux. Ce OU est inclusif ; « l’un ou l’autre, mais pas les deux » serait un OU exclusif.

## 2. Que fait PAS ?

negation-not = Les quatre mêmes cartes. Les dés disent PAS GAUCHE · RIEN. Combien de cartes peut-on toucher ?
negation-not-said-0 = RIEN à côté d’une autre face disparaît : il n’interdit pas tout.
negation-not-said-1 = Vous avez pris le contraire. Mais le haut et le bas ne sont pas à gauche non plus.
negation-not-said-2 = Et la troisième ? Seule la carte de gauche est à gauche.
negation-not-said-4 = Une carte est interdite : celle de gauche, justement.
negation-not-reveal = RIEN disparaît. Il reste PAS GAUCHE : toutes les cartes sauf celle de gauche. PAS GAUCHE, ce n’est pas DROITE.
negation-complement = Soit G l’ensemble des cartes à gauche. PAS échange dedans et dehors : toutes les autres, parmi les cartes à portail. C’est le **complémentaire**, noté avec une barre, ou avec un petit c :
  Gᶜ = G̅ = tous les portails, sauf ceux de G
negation-liar-bet = Les dés disent PAS PAS PAS, et le Menteur du paquet en ajoute un. Reste-t-il un PAS ?
negation-liar-bet-yes = oui, il en reste un
negation-liar-bet-no = non, il n’en reste aucun
negation-liar-bet-said-yes = Sur les dés, leur nombre est impair, c’est vrai. Le Menteur le rend pair.
negation-liar-bet-reveal = Quatre PAS font deux paires, et chaque paire s’annule. Seul compte le pair ou l’impair.
negation-swaps = Deux échanges ramènent au départ, donc seule la parité compte :
  (Gᶜ)ᶜ = G

## 3. Jusqu’où porte PAS ?

negation-scope = À gauche se trouve le blanc, en bas le vert. Les dés disent PAS GAUCHE · VERT. Combien des quatre cartes peut-on toucher ?
negation-scope-said-0 = PAS n’interdit pas tout : il suffit qu’une carte échoue à l’un des deux critères.
negation-scope-said-1 = C’en est une. Demandez-vous pour chaque carte : échoue-t-elle à l’un des deux au moins ?
negation-scope-said-2 = Vous avez lu « ni à gauche ni verte ». La règle demande moins.
negation-scope-said-3 = Vous avez écarté une carte. Mais celle de gauche n’est pas verte, et la verte n’est pas à gauche : chacune échoue à un critère.
negation-scope-reveal = Au moins un des deux critères doit **échouer**. Seule une carte à gauche **et** verte serait interdite, et il n’y en a pas. « Ni à gauche ni verte » serait un autre ordre.
negation-morgan = Avec des parenthèses maintenant : PAS (HAUT OU ROUGE). Qu’est-ce qui dit la même chose ?
negation-morgan-or = PAS HAUT OU PAS ROUGE
negation-morgan-and = PAS HAUT ET PAS ROUGE
negation-morgan-said-or = Vous avez mis PAS devant chaque partie et gardé le OU. Alors une carte du haut qui n’est pas rouge passerait. Or HAUT OU ROUGE est vrai pour elle.
negation-morgan-reveal = Pas même un des deux : donc pas en haut, et pas rouge non plus. Quand PAS entre dans la parenthèse, OU devient ET.
negation-de-morgan = Ce sont les **lois de De Morgan**. Quand PAS entre dans la parenthèse, ET et OU échangent leurs places :
  (A ∩ B)ᶜ = Aᶜ ∪ Bᶜ
  (A ∪ B)ᶜ = Aᶜ ∩ Bᶜ
  (A ∪ B est la réunion ; A ∩ B, l’intersection, contient ce qui est dans les deux.) La première est la règle des dés ; la seconde, c’est « ni l’un ni l’autre ».
negation-tempts = Beaucoup lisent PAS GAUCHE · VERT comme « ni à gauche ni vert ». Pourquoi, à votre avis ? Une ou deux phrases.
negation-tempts-model = Dans la langue de tous les jours, « pas de thé ou de café » veut dire ni l’un ni l’autre. Sans le remarquer, on met la parenthèse autour du tout. La règle du jeu met PAS devant chaque partie et garde le OU.

## 4. Combien y a-t-il de sens ?

negation-many = Quatre cartes différentes, et des phrases aussi longues que vous voulez. Combien d’ensembles de cartes différents peuvent-elles désigner ?
negation-many-infinite = une infinité
negation-many-said-4 = Quatre directions, oui. Mais ET, OU et PAS en font de nouveaux ensembles.
negation-many-said-12 = Presque. Demandez-vous pour chaque carte : dedans ou dehors ? Aucune et toutes comptent aussi.
negation-many-said-infinite = Des phrases, oui. Mais celles qui sont vraies pour les mêmes cartes ont ici le même sens.
negation-many-reveal = Chaque carte est dedans ou dehors : 2 · 2 · 2 · 2. Les phrases n’ont pas de fin, mais après deux tours de combinaisons plus rien de nouveau ne peut être dit.
negation-sets = Chacune des n cartes est dedans ou dehors : il y a 2ⁿ ensembles. Pour quatre cartes : 2 · 2 · 2 · 2 = { $count }.
negation-aha = **Une infinité de phrases, et seulement seize sens ; avec un Vide, huit.**
negation-void = La carte de droite est maintenant un Vide : elle n’a pas de portail, et personne ne peut jamais la toucher. Combien de sens reste-t-il ?
negation-void-said-4 = Il reste trois cartes, mais un sens en est tout un ensemble.
negation-void-said-15 = Plus d’un ensemble a disparu : tous ceux qui contenaient le Vide.
negation-void-said-16 = Des ensembles qui ne diffèrent que par le Vide n’en font plus qu’un : il ne se touche jamais.
negation-void-reveal = Trois cartes seulement peuvent être dedans ou dehors. Le 16 **supposait** quatre portails ; avec un Vide, l’hypothèse tombe, et PAS HAUT désigne deux cartes au lieu de trois.
negation-universe = PAS ne veut rien dire tant qu’on n’a pas dit : parmi quoi ? Ce « quoi » est l’**univers** ; un Vide est dehors.

## 5. Une machine peut-elle le prouver ?

negation-proof = Où PAS (HAUT ET ROUGE) et PAS HAUT OU PAS ROUGE diffèrent-ils ? sympy répond : { $found }. Il n’y a aucun cas de ce genre.
negation-always = Les dés disent PAS ROUGE · BLEU. Pour quelles cartes est-ce vrai ?
negation-always-all = pour tous les portails
negation-always-white = pour le blanc seulement
negation-always-others = pour tous sauf les rouges et les bleus
negation-always-said-white = Le blanc n’est pas seul à échouer : demandez-vous si le vert, ou le rouge, est les deux à la fois.
negation-always-said-others = Vous avez lu « ni rouge ni bleu ». Mais un portail rouge n’est pas bleu, et cela suffit.
negation-always-reveal = Aucun portail n’est rouge et bleu à la fois : au moins un des deux critères échoue toujours. Une phrase toujours vraie est une **tautologie** ; ici elle l’est à cause des cartes, et non de la seule logique.
negation-welcome-nots = Vous avez maintenant le mot juste : PAS veut dire « tous les autres », parmi quatre portes. Trois PAS en font un, donc { $doors } portes obéissent.
negation-summary = 1. OU permet les deux ; PAS veut dire tous les autres, parmi ce qu’on peut toucher.
  2. Les PAS s’annulent deux par deux : seule la parité compte.
  3. Le PAS des dés demande qu’**au moins un** critère échoue, et non que les deux échouent.
  4. De Morgan : quand PAS entre dans une parenthèse, ET et OU échangent leurs places.
  5. Quatre cartes permettent 16 sens, et 8 seulement avec un Vide.

## Exercices

negation-piles = Répartissez les douze ordres en quatre piles, de sorte que les ordres d’une pile aient le même sens sur tous les plateaux. La lettre donnée à une pile n’a pas d’importance.
negation-piles-right = Quatre piles de trois. Comment inventer un quatrième ordre pour chaque pile ?
negation-piles-nudge = Comptez d’abord les PAS de chaque ordre ; le Menteur en ajoute un. Pair ou impair ?
negation-piles-step = Barrez les PAS deux par deux, puis RIEN à côté d’un vrai critère. Ce qui reste décide.
negation-piles-solution = HAUT ; PAS HAUT ; HAUT · ROUGE ; et PAS RIEN · RIEN, qui désigne n’importe quel portail. Le Menteur compte comme un PAS.

negation-impossible = Construisez une phrase qu’aucune carte, sur aucun plateau, ne peut jamais remplir. La plus courte a trois mots.
negation-impossible-right = Une **contradiction**. Mettez un PAS devant le tout : que devient-elle ? Et la vôtre est-elle des plus courtes ?
negation-impossible-nudge = Demandez deux choses qu’aucune carte ne peut être à la fois.
negation-impossible-step = Reliez par ET : une carte ne peut pas être à deux endroits.
negation-impossible-solution = HAUT ET BAS, trois mots. ROUGE ET BLEU convient aussi. HAUT ET PAS HAUT demande quatre mots, mais c’est impossible par la seule logique.

negation-cards-right = Votre fonction marche-t-elle encore avec le Menteur ? Où le mettriez-vous ?
negation-cards-neither = Avec un PAS, vous demandez « ni l’un ni l’autre ». La règle est plus douce : au moins un critère échoue.
negation-cards-exclusive = Vous écartez les cartes qui remplissent les deux critères. OU est inclusif : les deux, c’est permis.
negation-cards-all = Vous demandez les deux critères. Un seul suffit : les dés disent OU.
negation-cards-any-not = Chez vous, plusieurs PAS comptent pour un. Mais deux PAS s’annulent.
negation-cards-never-not = Chez vous, les PAS ne changent rien. `nots % 2` vaut 1 quand il en reste un.
negation-cards-void = Vous laissez toucher un Vide. PAS veut dire « tous les autres », parmi les **portails** seulement.
negation-cards-nothing = Vous niez aussi RIEN. Il disparaît d’abord, dès que l’autre dé montre un vrai critère.
negation-cards-nudge = Combien de PAS restent quand ils s’annulent deux par deux ? Et que demandent alors les dés : `union`, ou tous les portails sauf certains ?
negation-cards-step = S’il n’en reste aucun (`nots % 2` vaut 0), c’est `union`. S’il en reste un, ce sont tous les portails moins ceux qui sont dans **chacun** des ensembles, `common`. Sur une ligne : `ceci if condition else cela`.

negation-same-right = Vous tenez une machine à prouver : `lambda a, b: not (a and b)` et `lambda a, b: not a or not b` sont-elles pareilles ?
negation-same-one-row = Vous comparez quand les deux sont vrais. Il manque trois lignes de la table de vérité.
negation-same-equal-values = Vous comparez les lignes où les deux valeurs sont égales. Et un vrai, un faux ?
negation-same-mixed-values = Vous comparez les lignes où les valeurs diffèrent. Et deux vrais, deux faux ?
negation-same-any-row = Une seule ligne d’accord vous suffit. Il faut l’accord dans les quatre.
negation-same-both-true = Vous demandez si les deux sont vraies. Elles sont d’accord aussi quand les deux sont fausses.
negation-same-not-bool = Ce qui revient n’est ni `True` ni `False` : dites un seul mot des quatre lignes.
negation-same-objects = Vous demandez si c’est le même objet. Comparez ce qu’ils disent, ligne par ligne.
negation-same-nudge = `rows` contient les quatre lignes de la table de vérité. Dans combien d’entre elles les deux doivent-elles être d’accord ? Un verdict nomme une fonction par ses valeurs dans ces lignes, par exemple `TTTF` : T pour vrai, F pour faux.
negation-same-step = Parcourez `for a, b in rows` et comparez `f(a, b)` à `g(a, b)` ; `all(…)` demande si c’est vrai dans toutes les lignes.

negation-formula-right = Toute forme convient : `~(p & q)` vaut bien `~p | ~q`. Pourquoi ?
negation-formula-no-formula = Renvoyez une formule sympy en `p` et `q`, pour tout nombre de PAS.
negation-formula-neither = Votre PAS porte sur tout le OU. C’est « ni l’un ni l’autre » ; la règle dit qu’au moins un critère échoue.
negation-formula-exclusive = Votre OU est exclusif. Une carte qui remplit les deux critères est juste aussi.
negation-formula-and = Sans PAS, vous demandez les deux. Un critère suffit.
negation-formula-any-not = Deux PAS s’annulent : seul compte le pair ou l’impair.
negation-formula-never-not = Les PAS ne changent rien à votre formule. `nots % 2` vaut 1 quand il en reste un.
negation-formula-first-only = Votre PAS ne porte que sur le premier critère. Il se met devant chacun.
negation-formula-differs = Nombre de PAS : { $nots }. Quand p vaut { $p } et q vaut { $q }, votre formule ne dit pas la même chose que les dés.
negation-formula-nudge = Reste-t-il un PAS ? Dites alors ce qui doit échouer.
negation-formula-step = Si `nots % 2 == 1` : `Or(Not(p), Not(q))`. Sinon : `Or(p, q)`.

negation-simplest-right = Combien de sens différents ont tous les lancers réunis ? Comptez-les avec un ensemble.
negation-simplest-not-three = Renvoyez trois choses : deux noms de faces et un nombre de PAS de 0 à 3, par exemple `"up", "nothing", 1`.
negation-simplest-other-meaning = `{ $call }` donne `{ $given }`, mais il y a un plateau où les deux permettent des cartes différentes.
negation-simplest-two-nots = `{ $call }` donne `{ $given }`. Deux de ces PAS s’annulent : laissez-les de côté.
negation-simplest-twice = `{ $call }` donne `{ $given }`. Dire deux fois un critère ne sert à rien : mettez `"nothing"` à sa place.
negation-simplest-always-true = `{ $call }` donne `{ $given }`. C’est vrai pour tous les portails, et cela se dit en un mot.
negation-simplest-nudge = Que peut-on enlever sans changer le sens ? Pensez aux PAS, aux doublons, et aux ordres auxquels tout obéit.
negation-simplest-step = Gardez `nots % 2`. Remplacez la seconde de deux faces égales par `"nothing"`. Et avec un PAS, deux directions différentes, ou deux couleurs différentes, permettent tous les portails : `"nothing", "nothing", 1`.

negation-open = Écrivez un ordre de huit mots au plus que d’autres lisent de travers, donnez-le à quelqu’un, et notez ce qu’il en a fait. Pourquoi cela a-t-il marché, ou non ?
negation-open-model = Il n’y a pas de réponse unique. PAS HAUT OU ROUGE marche bien : les uns entendent « PAS (HAUT OU ROUGE) », les autres « (PAS HAUT) OU ROUGE ». Une parenthèse, ou une pause quand on parle, décide.
negation-teach = Expliquez à une amie ou à un ami pourquoi une infinité de phrases n’a que seize sens. Trois phrases.
negation-teach-model = Une phrase dit pour chacune des quatre cartes : oui ou non. Quatre fois oui ou non, cela se remplit de seize façons. On a beau parler longtemps, on arrive toujours à l’une de ces seize.
