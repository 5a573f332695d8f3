# Ce que toutes les leçons partagent : prédire, vérifier, expliquer, garder ses réponses.

lesson-number = { NUMBER($value, maximumFractionDigits: 3) }
lesson-fraction = { $exact } ≈ { $about }
lesson-fraction-exact = { $exact } = { $about }
lesson-percent = { $value } %
lesson-yes = oui
lesson-no = non

## Prédire, puis découvrir

lesson-predict = Votre prédiction
lesson-choices = Réponses possibles
lesson-number-from = Un nombre de { $least } à { $most }
lesson-sure = Votre certitude : { $sure } %
lesson-lock = Verrouiller
lesson-skip = Voir sans prédire
lesson-reveal = Découvrir la réponse
lesson-locked = Verrouillé : { $value }, certitude { $sure } %.
lesson-once = { $count ->
    [one] Ce qui est écrit ici trahirait une prédiction encore ouverte. Cela s’affiche dès que vous l’avez découverte.
   *[other] Ce qui est écrit ici trahirait { $count } prédictions encore ouvertes. Cela s’affiche dès que vous les avez découvertes.
  }
lesson-once-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
  }
lesson-sure-open = Quelle est votre certitude ? Déplacez le curseur, ou dites que vous devinez.
lesson-sure-blind = Au hasard, on a raison dans { $blind } % des cas environ ; 100 %, c’est « j’y parierais n’importe quoi ».
lesson-guessing = Je devine : { $blind } %
lesson-sure-first = Dites d’abord votre certitude, puis verrouillez.
lesson-near = { $near ->
    [0] Seul le nombre exact est juste.
    [one] C’est juste à 1 près.
   *[other] C’est juste à { $near } près.
  }
lesson-was-near = Vous aviez raison : à { $off } près, et { $near } d’écart était permis.
lesson-later = La réponse vient plus bas.
lesson-answer = Réponse : { $answer }.
lesson-was-right = Vous aviez raison.
lesson-was-wrong = Surprise !
lesson-choose-first = Donnez d’abord une réponse, puis verrouillez-la.
lesson-locked-already = Cette prédiction est verrouillée : elle ne peut plus changer.
lesson-lock-first = Verrouillez d’abord votre prédiction.
lesson-number-please = Donnez un nombre de { $least } à { $most }, s’il vous plaît.
lesson-told = Maintenant, on peut le dire
lesson-reopened = Un ancien pari, rouvert
lesson-no-bet-then = On ne connaît ici aucun pari de vous là-dessus. Que diriez-vous maintenant ? Réfléchissez d’abord.
lesson-show-now = Voir ce qu’on peut dire maintenant

## Vérifications : quatre issues

lesson-check = Exercice { $stars }
lesson-untried = Pas encore essayé. Modifiez le code ci-dessus, puis exécutez de nouveau la cellule.
lesson-solved-before = Vous avez déjà résolu cet exercice. Le code est maintenant de nouveau comme au début.
lesson-not-yet = Pas encore.
lesson-right = Juste !
lesson-stopped = Votre code s’est arrêté ici.
lesson-needs-code = Cet exercice s’écrit en Python. Ouvrez la leçon dans JupyterLab pour l’essayer, ou demandez `partylab play --code` à qui a ouvert cette page ; les indices se lisent aussi ici.
lesson-not-function = La vérification a besoin d’une fonction. Gardez la ligne qui commence par « def ».
lesson-unreadable = Votre code renvoie quelque chose qu’on ne peut ni lire ni comparer.
lesson-differs = `{ $call }` donne `{ $given }`, mais on attend { $wanted }.
lesson-only-printed = Votre fonction affiche quelque chose et ne renvoie rien. « print » montre seulement ; « return » donne la réponse à qui la demande.
lesson-no-answer = `{ $call }` ne renvoie rien. Tous les chemins de votre fonction mènent-ils à un « return » ?
lesson-untried-here = Pas encore essayé. Complétez le code, puis vérifiez-le.
lesson-unread = { $line ->
    [0] Python ne peut pas lire votre code : { $message }.
   *[other] Python ne peut pas lire la ligne { $line }, `{ $code }` : { $message }.
  }
lesson-stopped-line = { $line ->
    [0] Python dit : `{ $trouble }: { $message }`.
   *[other] Ligne { $line }, `{ $code }`. Python dit : `{ $trouble }: { $message }`.
  }
lesson-name-missing = Votre code ne dit plus ce qu’est `{ $name }` : gardez ce nom.

lesson-still-running = Cette cellule s’exécute depuis { $seconds } s, dans la boucle de la ligne { $line } : { $code }
  Si cette boucle n’a pas de fin, appuyez sur ■ au-dessus du notebook : la cellule s’arrête, et rien d’autre n’est perdu.
lesson-endless =
    { $seconds ->
        [0] Il voulait plus de { $most } Mo de mémoire.
       *[other] Il n’avait pas fini après { $seconds } secondes.
    } { $kind ->
        [loop] La ligne { $line }, `{ $code }`, semble ouvrir une boucle sans fin : qu’est-ce qui y change, pour qu’elle s’arrête un jour ?
        [line] Il en était encore à la ligne { $line }, `{ $code }`.
       *[slow] Chaque appel s’est terminé, mais l’ensemble a duré trop longtemps pour tout ce que demande la vérification.
    }
lesson-stopped-at = { $line ->
    [0] On lui demandait `{ $call }`. Python dit : `{ $trouble }: { $message }`.
   *[other] À la ligne { $line }, `{ $code }`, on lui demandait `{ $call }`. Python dit : `{ $trouble }: { $message }`.
  }

## Du code, là où il n’y a pas de cellules

lesson-code-label = Votre code : complétez `{ $name }`
lesson-code-keys = Tab décale, Échap quitte l’éditeur, Ctrl + Entrée vérifie.
lesson-code-run = Vérifier mon code
lesson-code-restart = Recommencer
lesson-code-restarted = Le code est de nouveau celui du début.
lesson-code-printed = Votre code a affiché :

## Aide

lesson-hints = Indices
lesson-hint-nudge = Un coup de pouce
lesson-hint-step = L’étape suivante
lesson-hint-solution = Solution
lesson-ask-nudge = Un coup de pouce
lesson-ask-step = L’étape suivante
lesson-ask-solution = Voir une solution
lesson-no-more-hints = Il n’y a plus d’indice : la solution est déjà affichée.

## Expliquer

lesson-explain = Avec vos mots
lesson-compare = Comparer avec une réponse modèle
lesson-model = Une façon de le dire
lesson-compared = La vôtre dit-elle la même chose autrement ? Vous pouvez encore l’améliorer.
lesson-write-first = Écrivez d’abord une phrase : comparer n’aide que s’il y a quelque chose à comparer.

## Être sûr, avoir raison

lesson-calibration = Quelle certitude, combien de réponses justes ?
lesson-no-bets = Aucune prédiction n’a encore été verrouillée et découverte. Dès qu’il y en aura, vous verrez ici votre certitude moyenne et vos réponses justes.
lesson-mean-sure = Votre certitude moyenne : { $sure } %
lesson-mean-right = Vos réponses justes : { $right } sur { $count } ({ $share } %)
lesson-from-to = { $low } à { $high }
lesson-habit-few = C’est trop peu pour y voir une habitude : attendez quatre prédictions.
lesson-habit-fits = Si chacune de vos certitudes est honnête, { $likely } réponses sur { $count } sont justes, neuf fois sur dix. Il y en a { $right } : rien ne contredit votre certitude. Si peu de prédictions ne pourraient révéler qu’une habitude très marquée.
lesson-habit-over = Si chacune de vos certitudes était honnête, { $likely } réponses sur { $count } seraient justes, neuf fois sur dix. Il n’y en a que { $right } : votre certitude dépasse vos réussites, et le hasard seul ne l’explique guère. La prochaine fois, cherchez ce qui pourrait vous donner tort.
lesson-habit-under = Si chacune de vos certitudes était honnête, { $likely } réponses sur { $count } seraient justes, neuf fois sur dix. Il y en a { $right } : vous aviez raison plus souvent que vous n’osiez le dire, et le hasard seul ne l’explique guère. Faites-vous un peu plus confiance.
lesson-brier = Votre score de Brier vaut { $brier } : c’est la moyenne des carrés de « certitude moins résultat », où une réponse juste compte 1 et une fausse 0. 0 est parfait, et répondre toujours 50 % donne 0,25.
lesson-all-bets = Toutes les prédictions
lesson-column-question = Question
lesson-column-sure = Certitude
lesson-column-right = Juste

## Mes réponses

lesson-my-answers = Mes réponses
lesson-kept-where = { $where ->
    [file] Vos réponses restent sur cet ordinateur, afin qu’une autre leçon puisse les rouvrir.
    [page] Vos réponses sont gardées jusqu’à la fermeture de cette page. Téléchargez-les pour les conserver.
   *[memory] Vos réponses sont gardées jusqu’à l’arrêt du noyau de ce notebook. Téléchargez-les pour les conserver.
  }
lesson-file-name = mes-reponses
lesson-download = Télécharger mes réponses (JSON)
lesson-download-text = Les télécharger en texte
lesson-read-answers = Lire mes réponses
lesson-bring-back = Importer des réponses téléchargées (JSON)
lesson-taken = { $count ->
    [one] { $count } réponse a été importée.
   *[other] { $count } réponses ont été importées.
  }
lesson-forget = Oublier mes réponses à cette leçon
lesson-forget-sure = Toutes vos réponses à cette leçon seront oubliées. Vraiment ?
lesson-forget-now = Oui, les oublier
lesson-keep = Non, les garder
lesson-kept = Rien n’a été oublié.
lesson-forgotten = Vos réponses à cette leçon sont oubliées. Vous pouvez recommencer.
lesson-file-foreign = Ce fichier ne contient pas de réponses de PartyLab. Rien n’a changé.
lesson-file-newer = Ce fichier vient d’une autre version de PartyLab. Rien n’a changé.
lesson-file-damaged = Ce fichier est abîmé : certaines réponses sont illisibles. Rien n’a changé.
lesson-readable-title = Mes réponses (PartyLab)
lesson-field-value = Ma prédiction :
lesson-field-sure = Ma certitude, en pour cent :
lesson-field-answer = La réponse :
lesson-field-right = Avais-je raison ?
lesson-field-outcome = Dernière vérification :
lesson-field-code = Mon code :
lesson-field-tries = Vérifications faites :
lesson-field-hints = Indices demandés :
lesson-field-mistakes = Erreurs rencontrées en chemin :
lesson-field-trials = Essais du laboratoire, à partager :
lesson-field-text = Avec mes mots :
lesson-field-compared = Comparé à la réponse modèle ?

## Sur papier

lesson-rules-shown = Les règles en images
lesson-paper-later = Plus tard
lesson-paper-sure-from = Ma certitude, de { $blind } à 100 % : ______
lesson-paper-number = Mon nombre : ______
lesson-paper-calibration = Prédictions : ____  Justes : ____  Certitude moyenne : ____ %
lesson-paper-scale = Quelle est ma certitude, en pour cent ? Marquez-la sur la ligne : { $blind }, c’est répondre au hasard.
lesson-paper-played = La réponse se trouve en jouant : elle varie.
lesson-paper-low = Trop peu :
lesson-paper-high = Trop :

## Dans le fichier d’une leçon : ce que fait une cellule repliée, et où aller ensuite

lesson-cell-first = Ouvre la leçon et montre de quoi commencer.
lesson-cell-bet = Demande une prédiction. Sa réponse n’est écrite dans aucune cellule.
lesson-cell-calibration = Montre votre certitude, et combien de fois vous aviez raison.
lesson-cell-explain = Demande une phrase, avec vos mots.
lesson-cell-export = Propose vos réponses dans un fichier.
lesson-cell-hints = Propose des indices, l’un après l’autre, et une solution.
lesson-cell-reopen = Rouvre une prédiction d’une leçon précédente.
lesson-cell-rules = Montre les règles en images.
lesson-cell-tell = Dit ce qui peut déjà être dit ; les nombres sont calculés ici.
lesson-cell-lab = Montre quelque chose à essayer. Rien n’est à modifier ici.
lesson-way-home = Tous les jeux et toutes les leçons
