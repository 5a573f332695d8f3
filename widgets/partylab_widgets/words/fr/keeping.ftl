# Ce dont un appareil se souvient : parties en cours, parties jouées, et ce qui se demande d’abord.

## Les parties à continuer

keeping-offer = { $games ->
    [one] Une partie vous attend
   *[other] { $games } parties vous attendent
  }
keeping-game = { $game }{ $others ->
    [0] {""}
   *[other] {" "}avec { $names }
  } : { $count } { $unit ->
    [round] { $count ->
        [one] manche jouée
       *[other] manches jouées
      }
   *[move] { $count ->
        [one] coup joué
       *[other] coups joués
      }
  }
keeping-resume = Continuer
keeping-forget = L’abandonner
keeping-note = Les parties en cours, quatre au plus, sont gardées sur cet appareil avec tout ce qu’elles cachent.
keeping-broken = Une partie gardée sur cet appareil ne peut pas continuer ; elle a été abandonnée. { $why }
keeping-over = Elle est terminée.
keeping-no-such-game = Cette partie n’est plus gardée ici. Rien n’a changé.

## Ce qui se demande d’abord

keeping-ask-leave = Quitter cette partie ?
keeping-ask-leave-why = Elle n’est pas terminée et serait perdue.
keeping-ask-leave-no = Non, je continue
keeping-ask-leave-yes = Oui, la quitter
keeping-ask-erase = Oublier les parties jouées ici ?
keeping-ask-erase-why = Toutes les parties et les records de cet appareil seraient effacés.
keeping-ask-erase-no = Non, les garder
keeping-ask-erase-yes = Oui, les effacer

## Et si

keeping-what-if = Et si … dès { $unit ->
    [round] la manche
   *[move] le coup
  } { $moment }
keeping-return = Retour à la partie

## Ce qui a été joué

keeping-my-games = Mes parties
keeping-no-games = Aucune partie n’a encore été jouée jusqu’au bout sur cet appareil.
keeping-level = Niveau
keeping-games = Parties
keeping-wins = Gagnées
keeping-best = Record
keeping-nothing = –
keeping-level-alone = Sans adversaire
keeping-level-friends = Entre amis
keeping-level-own = Au choix
keeping-file = partylab-mes-parties
keeping-json = Tout télécharger (JSON)
keeping-csv = Télécharger les 50 dernières parties (CSV)
keeping-erase = Effacer …
keeping-shut = Fermer
keeping-best-ever = Votre meilleur résultat ici jusqu’à présent !
