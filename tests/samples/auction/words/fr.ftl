auction-name = Enchères
auction-about = Les caisses vont à qui crie le plus fort. 2 à 5 joueurs, 5 minutes.
auction-rules-1 = Une caisse montre sa valeur. Chacun peut, à tout moment, offrir plus que la dernière offre.
auction-rules-2 = Trois appels sans nouvelle offre, et elle est vendue. Points et pièces comptent ensemble.
auction-option-lots = Caisses
auction-option-patience = Secondes entre les appels

auction-lot = Une caisse qui vaut { $lot } est sur la table.
auction-bid = { $who ->
    [you] Vous offrez { $bid }.
   *[other] { $name } offre { $bid }.
  }
auction-going = { $calls ->
    [one] Une fois …
   *[other] Deux fois …
  }
auction-sold = Adjugé ! { $who ->
    [you] Vous recevez
   *[other] { $name } reçoit
  } la caisse de { $lot } pour { $bid }.
auction-unsold = Personne ne veut de la caisse de { $lot }.
auction-over = Toutes les caisses sont vendues.
auction-most-points = Le plus de points et de pièces gagne.
auction-not-now = « { $move } » ne peut pas être offert maintenant.
auction-table = Sur la table : { $lot }. Caisses à venir : { $left }. { $bid ->
    [0] Personne n’a rien offert.
   *[other] { $name } offre { $bid }.
  }
auction-bid-it = Offrir { $bid }
auction-purse = { $coins } pièces, { $points } points
auction-would = { $bid ->
    [none] ne dirait rien.
   *[other] offrirait { $bid }.
  }

auction-record-spent = Le moins de pièces dépensées dans une partie : { $value }
auction-coach = Cette caisse vaut { $lot } : offrez moins, et vous y gagnez.
auction-says-bid = { $bid } !
auction-level-easy = Ils gardent leurs pièces.
auction-level-medium = L’un d’eux garde ses pièces.
auction-level-hard = L’un d’eux paie ce que vaut une caisse.
auction-level-expert = Ils paient ce que vaut une caisse.

auction_bots-stingy-name = Radin
auction_bots-stingy-people = Rose, Rémi
auction_bots-stingy-word = garde ses pièces
auction_bots-stingy-character = Paie le quart de ce que vaut une caisse.
auction_bots-eager-name = Emballé
auction_bots-eager-people = Emma, Élie
auction_bots-eager-word = paie le prix fort
auction_bots-eager-character = Paie tout ce que vaut une caisse.
auction_bots-price = Il paie { $price } au plus.
