# No Thanks!: the news, the refusals and the words of the table.

nothanks-name = No Thanks!

## What has just happened

nothanks-turned = { $who ->
    [you] You turn
   *[other] { $name } turns
  } the { $card } up.
nothanks-paid = { $who ->
    [you] You refuse
   *[other] { $name } refuses
  } the { $card }; { $chips ->
    [one] one chip is on it now.
   *[other] { $chips } chips are on it now.
  }
nothanks-took = { $who ->
    [you] You take
   *[other] { $name } takes
  } the { $card }{ $chips ->
    [0] , with no chip.
    [one] {" "}and the chip on it.
   *[other] {" "}and the { $chips } chips on it.
  }
nothanks-had-to-take = { $who ->
    [you] You have no chip left and must take
   *[other] { $name } has no chip left and must take
  } the { $card }{ $chips ->
    [0] .
    [one] {" "}and the chip on it.
   *[other] {" "}and the { $chips } chips on it.
  }
nothanks-round-over = Round { $round } of { $rounds } is over.
nothanks-won = The game is over: { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  } with { $points } { $points ->
    [one] point.
   *[other] points.
  }

## Refusals

nothanks-over = The game is over.
nothanks-not-your-turn = It is not your turn yet.
nothanks-no-chip = You have no chip left: you must take the card.
nothanks-unknown-move = “{ $move }” is not a move of this game. You can pay or take.
