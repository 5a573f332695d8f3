# Non merci ! : les nouvelles, les refus et les mots de la table.

nothanks-name = Non merci !

## Ce qui vient de se passer

nothanks-turned = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
  } le { $card }.
nothanks-paid = { $who ->
    [you] Vous refusez
   *[other] { $name } refuse
  } le { $card } ; { $chips ->
    [one] un jeton est posé dessus.
   *[other] { $chips } jetons sont posés dessus.
  }
nothanks-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } le { $card }{ $chips ->
    [0] , sans jeton.
    [1] {" "}et le jeton posé dessus.
   *[other] {" "}et les { $chips } jetons posés dessus.
  }
nothanks-had-to-take = { $who ->
    [you] Vous n’avez plus de jeton et devez prendre
   *[other] { $name } n’a plus de jeton et doit prendre
  } le { $card }{ $chips ->
    [0] .
    [1] {" "}et le jeton posé dessus.
   *[other] {" "}et les { $chips } jetons posés dessus.
  }
nothanks-round-over = Fin de la manche { $round } sur { $rounds }.
nothanks-won = La partie est finie : { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  } avec { $points } { $points ->
    [one] point.
   *[other] points.
  }

## Refus

nothanks-over = La partie est finie.
nothanks-not-your-turn = Ce n’est pas encore à vous de jouer.
nothanks-no-chip = Vous n’avez plus de jeton : il faut prendre la carte.
nothanks-unknown-move = « { $move } » n’est pas un coup de ce jeu. On peut payer (pay) ou prendre (take).
