# That's Not a Hat : les nouvelles, les refus et les mots de la table.
#
# Un cadeau vient avec ses formes : $gift_name est « guitare », $gift_a « une guitare »,
# $gift_the « la guitare », $gift_number « one » ou, pour les gants, « many », et
# $gift_gender « m » ou « f ».

hat-name = That’s Not a Hat

## Ce qui vient de se passer

hat-begins = { $rounds ->
    [1] Chacun
   *[other] Manche { $round } sur { $rounds } : chacun
  } a { $gifts ->
    [1] un cadeau
   *[other] deux cadeaux
  }. Regardez bien ! { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
  }
hat-drew = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } { $gift_a } dans la boutique.
hat-turned = { $who ->
    [you] Vous retournez votre cadeau,
   *[other] { $name } retourne un cadeau,
  } face cachée. La flèche au dos indique { $arrow ->
    [left] la gauche.
    [right] la droite.
   *[any] toutes les directions.
  }
hat-offered = { $giver_who ->
    [you] Vous dites à { $receiver } : « J’ai { $gift_a } pour toi. »
   *[other] { $giver } { $receiver_who ->
        [you] vous dit :
       *[other] dit à { $receiver } :
      } « J’ai { $gift_a } pour toi. »
  }
hat-accepted = { $who ->
    [you] Vous acceptez le cadeau. À vous d’offrir le plus ancien.
   *[other] { $name } accepte le cadeau et doit offrir le plus ancien.
  }
hat-refused = { $who ->
    [you] Vous dites :
   *[other] { $name } dit :
  } « { $gift_number ->
    [many] Ce ne sont pas
   *[one] Ce n’est pas
  } { $gift_a } ! »
hat-giver-wrong = { $gift_number ->
    [many] Ce sont
   *[one] C’est
  } { $gift_a } : { $who ->
    [you] vous aviez tort.
   *[other] { $name } avait tort.
  } { $points ->
    [1] Premier point.
    [2] Deuxième point.
   *[other] Troisième point.
  }
hat-receiver-wrong = { $gift_number ->
    [many] Si, ce sont bien
   *[one] Si, c’est bien
  } { $gift_a } ! { $who ->
    [you] Vous aviez tort.
   *[other] { $name } avait tort.
  } { $points ->
    [1] Premier point.
    [2] Deuxième point.
   *[other] Troisième point.
  }
hat-enough = On en reste là : après { $offers } { $offers ->
    [one] offre
   *[other] offres
  }, on compte les points.
hat-round-over = Fin de la manche { $round } sur { $rounds } : { $scores }. On mélange tous les cadeaux.
hat-won = La partie est finie : { $who ->
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
  } { $points ->
    [0] sans le moindre point.
    [1] avec un point.
   *[other] avec { $points } points.
  }

hat-fewest-points = Qui a le moins de points de pénalité gagne.

## Refus

hat-over = La partie est finie.
hat-not-your-turn = Ce n’est pas encore à vous de jouer.
hat-not-now-draw = Il faut d’abord prendre un nouveau cadeau dans la boutique.
hat-not-now-show = Il faut d’abord retourner le cadeau face cachée.
hat-not-now-name = Il faut maintenant nommer le cadeau.
hat-not-now-answer = Il faut maintenant accepter ou refuser le cadeau.
hat-unknown-move = « { $move } » n’est pas un coup de ce jeu. On peut prendre (draw), retourner (turn), nommer (say guitar), accepter (accept) ou refuser (refuse).
hat-unknown-gift = « { $gift } » n’est aucun des cadeaux de cette collection.
hat-not-read = Aucun cadeau du jeu ne s’appelle « { $text } ». Essayez un autre mot.
hat-not-written = Écrivez d’abord un nom.
hat-not-seen = Personne n’a vu { $gift } pendant cette manche : nommez un cadeau qui a été visible.
hat-choose-whom = La flèche de ce cadeau indique toutes les directions : dites à quelle autre personne vous l’offrez.
hat-arrow-decides = La flèche au dos dit à qui va ce cadeau ; on ne choisit pas.

## Refus de collections

hat-pack-unknown = La maison ne connaît pas de collection (pack) de cadeaux nommée « { $pack } ». Celles qu’elle connaît : { $known }.
hat-pack-classic = La collection classique reste comme elle est : donnez un autre nom au fichier de la vôtre.
hat-pack-too-small = À { $seats } joueurs et avec ces options, il peut falloir { $needed } cadeaux, mais cette collection n’en a que { $gifts } pour cela. Jouez à moins de joueurs, avec moins de cadeaux chacun ou avec les deux couleurs de flèches.
hat-pack-no-file = Le fichier { $file } ne peut pas être ouvert.
hat-pack-too-large = Le fichier { $file } est trop grand : on lit { $most } ko au plus.
hat-pack-damaged = { $file } n’est pas une collection de cadeaux : { $line ->
    [0] ce n’est pas un fichier TOML.
   *[other] la ligne { $line } n’est pas du TOML.
  }
hat-pack-wrong-name = { $file } donne son nom à la collection : avant `.toml`, seulement des minuscules a–z, des chiffres et des traits d’union, pas « { $name } ».
hat-pack-wrong-size = { $file } a { $gifts } cadeaux ; il en faut au moins { $least }, et { $most } au plus.
hat-pack-part = Dans { $file }, ceci manque ou n’est pas juste : { $part }.
hat-pack-article = Dans { $file }, le cadeau « { $gift } » a besoin d’un article dans « { $language } », l’un de ceux-ci : { $known }.
hat-pack-wrong-id = Dans { $file }, « { $gift } » ne peut pas être l’identifiant (id) d’un cadeau : des minuscules a–z, des chiffres et des traits d’union.
hat-pack-doubled = Dans { $file }, l’identifiant « { $gift } » figure deux fois : chaque cadeau a le sien.
hat-pack-same = Dans { $file }, le nom « { $name } » désigne à la fois { $other } et { $gift }.
hat-pack-alike = Dans { $file }, il n’y a pas de cadeau « { $gift } », qui devrait ressembler à d’autres.

## Les coups

hat-move-draw = Prendre un nouveau cadeau
hat-move-turn = Le retourner
hat-move-accept = Merci !
hat-move-refuse = Ce n’est pas vrai !

## La table en mots

hat-round = That’s Not a Hat, manche { $round } sur { $rounds }
hat-shop = { $gifts ->
    [0] La boutique est vide.
    [1] Boutique : { $top } ; c’est le dernier cadeau.
   *[other] Boutique : { $top } sur le dessus ; il reste { $gifts } cadeaux.
  }
hat-phase-draw = { $giver } prend un nouveau cadeau dans la boutique.
hat-phase-show = { $giver } montre { $gift } et le retourne face cachée.
hat-phase-name = { $giver } offre un cadeau { $arrow ->
    [left] à sa gauche
    [right] à sa droite
   *[any] à qui lui plaît
  } et doit le nommer.
hat-phase-answer = { $giver } offre un cadeau à { $receiver } et annonce { $named }.
hat-seat-has = { $name } : { $gifts } ; { $points ->
    [0] aucun point de pénalité
    [1] 1 point de pénalité ({ $discards })
   *[other] { $points } points de pénalité ({ $discards })
  }
hat-face-down = face cachée ({ $arrow ->
    [left] flèche à gauche
    [right] flèche à droite
   *[any] flèches partout
  })
hat-now-open = { $gift } (flèche { $arrow ->
    [left] à gauche
    [right] à droite
   *[any] partout
  })

## Préparer la partie

hat-about = Offrez des cadeaux à la ronde, retenez ce qui est face cachée devant chacun et, si vous ne savez plus, bluffez. De 2 à 8 joueurs, 15 minutes, dès 8 ans.
hat-invites = Retenez votre cadeau… ou inventez-en un.
hat-facts = 2 à 8 joueurs · 15 minutes
hat-option-starting_gifts = Cadeaux devant chacun (à deux joueurs, toujours 2)
hat-option-arrows = Flèches au dos
hat-option-arrows-both = Noires vers la gauche, blanches vers la droite
hat-option-arrows-black = Seulement des noires : tout va à gauche (plus dur)
hat-option-arrows-white = Seulement des blanches : tout va à droite (plus dur)
hat-option-announce = Nommer un cadeau
hat-option-announce-list = En le choisissant dans la liste
hat-option-announce-free = En l’écrivant
hat-option-announce_list = Cadeaux qu’on peut nommer
hat-option-announce_list-all = Tous
hat-option-announce_list-seen = Seulement ceux qui ont été visibles (pour débuter)
hat-option-rounds = Manches
hat-option-rounds-players = Autant que de joueurs
hat-option-show_seconds = Secondes pour regarder un cadeau
hat-option-timer = Secondes pour répondre, puis le cadeau est accepté (0 : sans limite)
hat-option-wild_arrows = Certaines flèches vont partout : on choisit à qui donner
hat-option-max_offers = Offres après lesquelles la manche s’arrête (0 : sans limite)
hat-option-pack = Collection de cadeaux
hat-option-pack-classic = La boutique : 110 cadeaux

hat-rules-1 = Chacun commence avec un cadeau visible. Qui commence prend le premier cadeau de la boutique, le montre à tous, le retourne face cachée et l’offre aussitôt.
hat-rules-2 = La flèche au dos dit à qui : au voisin de gauche ou de droite. En l’offrant, on le nomme : « J’ai une guitare pour toi. » C’est vrai, ou non.
hat-rules-3 = Si vous acceptez, dites merci et posez le cadeau, face cachée, au-dessus du vôtre. Vous en avez un de trop : retournez le plus ancien face cachée et offrez-le dans le sens de sa flèche.
hat-rules-4 = Un cadeau face cachée ne se regarde plus, par personne. Si vous avez oublié ce que c’est, inventez, l’air de rien.
hat-rules-5 = Si vous n’y croyez pas, dites « Ce n’est pas une guitare ! » On retourne le cadeau. Si vous aviez raison, il devient un point de pénalité pour qui l’offrait ; si c’est bien une guitare, pour vous.
hat-rules-6 = Qui reçoit le point prend un nouveau cadeau dans la boutique, le montre, le retourne face cachée et l’offre aussitôt.
hat-rules-7 = La manche s’arrête dès le troisième point d’une personne. Qui a le moins de points gagne ; une égalité se partage.
hat-rules-8 = Avec deux cadeaux chacun, et toujours à deux joueurs, le nouveau cadeau va au-dessus et on offre le plus ancien, celui du dessous.

## La table à l’écran

hat_table-shop = { $gifts ->
    [0] La boutique est vide
    [one] le dernier
   *[other] { $gifts } cadeaux
  }
hat_table-said = « { $gift_a } »
hat_table-verdict = { $true ->
    [yes] C’est vrai !
   *[no] C’est faux !
  }
hat_table-penalties = { $points ->
    [0] aucun point de pénalité
    [one] un point de pénalité
   *[other] { $points } points de pénalité
  }
hat_table-total = { $points } en tout
hat_table-round = Manche { $round } sur { $rounds }

hat_table-draw = Prendre un cadeau
hat_table-draw-note = regardez bien : vous l’offrez aussitôt
hat_table-turn = Retourner le cadeau
hat_table-turn-note = chacun le retient
hat_table-choose = Qu’est-ce que c’est ?
hat_table-choose-note = dites ce que vous offrez, vrai ou non
hat_table-accept-named = Merci pour { $gift_the } !
hat_table-accept-rests = Merci !
hat_table-accept-note = j’y crois
hat_table-refuse-named = { $gift_number ->
    [many] Ce ne sont pas { $gift_a } !
   *[one] Ce n’est pas { $gift_a } !
  }
hat_table-refuse-rests = C’est faux !
hat_table-refuse-note = on retourne la carte
hat_table-key-draw = p
hat_table-key-turn = r
hat_table-key-name = q
hat_table-key-accept = m
hat_table-key-refuse = c
hat_table-key-sure = s
hat_table-key-unsure = d
hat_table-sureness = Est-ce certain ? Personne d’autre ne le voit ; vous le reverrez à la fin de la partie.
hat_table-sure = je sais
hat_table-sure-note = Je sais. Personne d’autre ne le voit avant la fin de la partie.
hat_table-unsure = je doute
hat_table-unsure-note = Je doute. Personne d’autre ne le voit avant la fin de la partie.

hat_table-for = pour { $name }
hat_table-search = Chercher un cadeau
hat_table-type = Comment l’appelez-vous ?
hat_table-example = { $gift_a } …
hat_table-say = Le dire
hat_table-shut = Retour à la table
hat_table-none = Aucun cadeau ne s’appelle ainsi. Essayez un autre mot.
hat_table-catalogue = « J’ai pour toi… »
hat_table-catalogue-for = « J’ai pour toi, { $name }… »

hat_table-asked-draw = À vous : prenez un nouveau cadeau à la boutique.
hat_table-asked-show = À vous : retenez bien { $gift_the }, puis retournez la carte.
hat_table-asked-name = À vous : offrez votre cadeau { $arrow ->
    [left] à gauche
    [right] à droite
   *[any] à qui vous voulez
  }. Comment l’appelez-vous ?
hat_table-asked-answer = Croyez-vous que { $gift_number ->
    [many] ce sont
   *[one] c’est
  } { $gift_a } ?
hat_table-asked-over = La partie est terminée.

hat_table-meanwhile-show = { $name } montre encore une fois { $gift_the }.

hat_table-says-offers = { $tone ->
    [0] C’est pour toi !
    [1] Tu vas adorer.
    [2] Juste ce qu’il te faut.
   *[other] Je l’ai choisi pour toi.
  }
hat_table-says-accepts = { $tone ->
    [0] Comme c’est gentil !
    [1] Merci !
    [2] J’en rêvais.
   *[other] Oh, merci bien.
  }
hat_table-says-refuses = { $tone ->
    [0] Sûrement pas !
    [1] Je n’y crois pas.
    [2] Vraiment ? Non.
   *[other] Fais voir !
  }
hat_table-says-wrong = { $tone ->
    [0] Oh là là.
    [1] Je l’aurais juré !
    [2] Eh bien, eh bien.
   *[other] Aïe.
  }
hat_table-says-won = { $tone ->
    [0] Je n’oublie jamais.
    [1] Quelle fête !
    [2] Des cadeaux pour tous !
   *[other] Chapeau !
  }

hat_table-coach-begin = Chacun a devant soi un cadeau que vous voyez : regardez bien, il sera bientôt face cachée. { $mine ->
    [yes] À vous de commencer : prenez le premier cadeau de la boutique.
   *[no] Quelqu’un d’autre commence.
  }
hat_table-coach-show = Retenez cette image, comme tout le monde. Puis retournez-la : plus personne n’aura le droit de la regarder.
hat_table-coach-name = { $which ->
    [first] La flèche au dos montre qui le reçoit. Dites ce que c’est : tous viennent de le voir, alors dites la vérité cette fois.
    [older] Offrez maintenant votre cadeau le plus ancien. Dites ce que c’est ; si vous l’avez oublié, inventez.
   *[this] Offrez maintenant ce cadeau. Dites ce que c’est ; si vous l’avez oublié, inventez.
  }
hat_table-coach-watch = Regardez : ce cadeau sera bientôt face cachée. Qui va le recevoir ?
hat_table-coach-others = Suivez des yeux chaque cadeau. Savez-vous encore ce qu’il y a devant chacun ?
hat_table-coach-answer = Croyez-vous que { $gift_number ->
    [many] ce sont
   *[one] c’est
  } { $gift_a } ? Si oui, dites merci. Si non, on retourne le cadeau, et qui s’est trompé reçoit un point de pénalité.
hat_table-coach-turned-up = { $mine ->
    [yes] Vous aviez tort : le cadeau est votre point de pénalité, et vous en prenez un nouveau à la boutique.
   *[no] Le cadeau a été retourné. Qui s’est trompé le garde comme point de pénalité et en prend un nouveau.
  }
hat_table-coach-last = Vous savez tout : la manche se termine au troisième point de pénalité de quelqu’un, et le plus petit total gagne. Bonne fête !

hat_table-sheet-title = Points de pénalité
hat_table-sheet-player = Joueur
hat_table-sheet-points = Points
hat_table-sheet-round = Manche { $round }
hat_table-sheet-gifts = { $rounds ->
    [one] Cadeaux de pénalité
   *[other] De la dernière manche
  }

## Revoir la partie, une fois finie

hat_table-back-memories = Qui s’est souvenu ?
hat_table-back-player = Joueur
hat_table-back-said = Annonces vraies
hat_table-back-believed = Réponses justes
hat_table-back-count = { $right } sur { $all }
hat_table-back-sure = Juste, avec certitude
hat_table-back-unsure = Juste, dans le doute
hat_table-back-unknown = Juste, sans l’avoir dit
hat_table-back-memories-how = De la première offre à la dernière : un disque pour une annonce, un carré pour une réponse ; une coche si c’était vrai ou juste, une croix sinon. Plein : avec certitude ; vide : dans le doute ; bord brisé : ce n’est pas dit.
hat_table-back-note = Une annonce fausse était un oubli, ou un bluff. La certitude d’une personne est celle qu’elle a indiquée ; un robot est certain à partir de 90 %.
hat_table-back-mark = Offre { $offer } : { $did ->
    [said] { $who ->
        [you] vous annoncez
       *[other] { $name } annonce
      } ce qui est { $right ->
        [yes] vrai
       *[no] faux
      }
   *[answered] { $who ->
        [you] vous répondez
       *[other] { $name } répond
      } { $right ->
        [yes] juste
       *[no] à tort
      }
  }{ $sure ->
    [sure] {", avec certitude"}
    [unsure] {", dans le doute"}
   *[unknown] {""}
  }.
hat_table-back-beliefs = { $rounds ->
    [one] Qui croyait quoi
   *[other] Qui croyait quoi, manche { $round }
  }
hat_table-back-beliefs-how = Une colonne par offre. Pour les robots : ce que le donneur croyait offrir, et la probabilité que le receveur donnait au nom annoncé, à cet instant précis. Pour les personnes : un point d’exclamation dit la certitude, un point d’interrogation le doute, un tiret rien.
hat_table-back-offer = Offre
hat_table-back-giver = Qui offre
hat_table-back-took = … croit offrir
hat_table-back-called = … annonce
hat_table-back-was = C’était
hat_table-back-receiver = Qui répond
hat_table-back-trusted = … y croit à
hat_table-back-believes = … accepte
hat_table-back-right = … a raison
hat_table-back-did = … répond
hat_table-back-yes = oui
hat_table-back-no = non
hat_table-back-did-accepted = accepte, { $right ->
    [yes] avec raison
   *[no] à tort
  }
hat_table-back-did-refused = n’y croit pas, { $right ->
    [yes] avec raison
   *[no] à tort
  }
hat_table-back-said-to-be = { $sure ->
    [sure] certitude
    [unsure] doute
   *[unknown] pas dit
  }
hat_table-back-took-for = { $gift }, { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hat_table-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hat_table-back-gifts = { $rounds ->
    [one] Le parcours de chaque cadeau
   *[other] Le parcours de chaque cadeau, manche { $round }
  }
hat_table-back-how = Une barre montre devant qui se trouvait un cadeau. Une coche : il a été offert sous son vrai nom ; une image : on l’a appelé ainsi. Un cercle brisé : il a été retourné.
hat_table-back-as-table = La même chose en mots
hat_table-back-gift = Cadeau
hat_table-back-course = Ce qu’il est devenu
hat_table-back-dealt = { $who ->
    [you] Vous l’avez
   *[other] { $name } l’a
  } au départ.
hat_table-back-drawn = { $who ->
    [you] Vous le prenez
   *[other] { $name } le prend
  } à la boutique.
hat_table-back-accepted = { $giver_who ->
    [you] Vous annoncez
   *[other] { $giver } annonce
  } { $called }, et c’est { $true ->
    [yes] vrai
   *[no] faux
  } ; { $receiver_who ->
    [you] vous y croyez
   *[other] { $receiver } y croit
  }.
hat_table-back-refused = { $giver_who ->
    [you] Vous annoncez
   *[other] { $giver } annonce
  } { $called }, et c’est { $true ->
    [yes] vrai
   *[no] faux
  } ; { $receiver_who ->
    [you] vous n’y croyez pas
   *[other] { $receiver } n’y croit pas
  }. Un point pour { $who ->
    [you] vous
   *[other] { $name }
  }.

## Les robots

hat_bots-goldfish-name = Poisson rouge
hat_bots-goldfish-people = Gilles, Perle, Nino, Coralie, Bulle, Marina
hat_bots-goldfish-word = oublie aussitôt, et bluffe
hat_bots-goldfish-character = Oublie chaque cadeau dès le suivant, et quand il en connaît un, il bluffe souvent.
hat_bots-binder-name = Embrouilleur
hat_bots-binder-people = Maud, Mathis, Mireille, Milan, Margaux, Mo
hat_bots-binder-word = mélange les cadeaux
hat_bots-binder-character = Sait quels cadeaux circulent, mais confond qui a lequel, tout en étant sûr de lui.
hat_bots-fader-name = Effaceur
hat_bots-fader-people = Fleur, Félix, Flora, Farid, Fanny, Fred
hat_bots-fader-word = oublie peu à peu
hat_bots-fader-character = Chaque cadeau s’efface de sa mémoire au fil des offres, vite d’abord, puis lentement.
hat_bots-window-name = Fenêtre
hat_bots-window-people = Wilma, William, Wendy, Walid, Wanda, Wim
hat_bots-window-word = retient trois offres
hat_bots-window-character = A en tête les trois dernières offres, et rien de ce qui précède.
hat_bots-actr-name = Répétiteur
hat_bots-actr-people = Renée, Ravi, Rosa, Ruben, Romy, Rufus
hat_bots-actr-word = retient ce qu’on nomme souvent
hat_bots-actr-character = Se souvient comme le modèle ACT-R le dit des gens : d’autant mieux qu’il a rencontré un cadeau souvent, et récemment.
hat_bots-elephant-name = Éléphant
hat_bots-elephant-people = Ella, Elmar, Élise, Émile, Esther, Elton
hat_bots-elephant-word = n’oublie jamais rien
hat_bots-elephant-character = N’oublie jamais un cadeau, et ne se laisse prendre à aucun bluff.

hat_bots-no-choice = Il n’y a rien à choisir.
hat_bots-believes = { $sure ->
    [certain] Il en est certain : { $gift_number ->
        [many] ce sont { $gift_a }
       *[one] c’est { $gift_a }
      }.
    [sure] Sa mémoire dit à { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } : { $gift_number ->
        [many] ce sont { $gift_a }
       *[one] c’est { $gift_a }
      }.
   *[unsure] Il ne sait pas ce que c’est ; le plus probable : { $gift_a }, à { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
  }
hat_bots-bluffs = Mais parmi les cadeaux qu’il connaît, il en nomme { NUMBER($share, style: "percent") } autrement, pour voir si on le croit.
hat_bots-answer = { $side ->
    [doubts] Ce qui a été dit, { $gift_a }, il n’y croit qu’à { NUMBER($true, style: "percent", maximumFractionDigits: 0) }. À { $players } joueurs, refuser est payant en dessous de { NUMBER($least, style: "percent", maximumFractionDigits: 0) }.
   *[believes] Ce qui a été dit, { $gift_a }, il y croit à { NUMBER($true, style: "percent", maximumFractionDigits: 0) }. À { $players } joueurs, refuser n’est payant qu’en dessous de { NUMBER($least, style: "percent", maximumFractionDigits: 0) }.
  }

hat-would-draw = prendre un nouveau cadeau.
hat-would-turn = retourner le cadeau, face cachée.
hat-would-accept = dire merci.
hat-would-refuse = dire « Ce n’est pas vrai ! »
hat-would-say = dire : « J’ai { $gift_a } pour toi. »
hat-level-easy = Ils oublient un cadeau en moins de trois offres. Un débutant gagne environ la moitié des parties.
hat-level-medium = Certains mélangent les cadeaux, d’autres ont les trois dernières offres en tête.
hat-level-hard = Ils oublient lentement, peu à peu, ou mélangent les cadeaux.
hat-level-expert = Ils n’oublient presque jamais un cadeau, ou vraiment jamais.
