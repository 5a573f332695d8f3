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
nothanks-round-over = Round { $round } of { $rounds } is over: { $scores }.
nothanks-won = The game is over: { $who ->
    [you] you win
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
  } with { $points } { $points ->
    [one] point.
   *[other] points.
  }

nothanks-lowest-score = The lowest total wins.

## Refusals

nothanks-over = The game is over.
nothanks-not-your-turn = It is not your turn yet.
nothanks-no-chip = You have no chip left: you must take the card.
nothanks-unknown-move = “{ $move }” is not a move of this game. You can pay or take.

## The table in words

nothanks-card = The { $card } lies on the table with { $chips ->
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
  } on it; { $name } decides.
nothanks-deck = { $cards ->
    [0] No card is left face down.
    [one] One card is left face down.
   *[other] { $cards } cards are left face down.
  }
nothanks-round = No Thanks!, round { $round } of { $rounds }
nothanks-seat-has = { $name }: { $cards ->
    [0] no cards
   *[other] { $row } (cost { $cost })
  }, { $chips ->
    [hidden] chips hidden
    [one] one chip
   *[other] { $chips } chips
  }
nothanks-removed = Cards that were not in the deck: { $cards }
nothanks-hand = { $cards ->
    [0] No cards
   *[other] { $row }
  }: { $points } { $points ->
    [one] point
   *[other] points
  }
nothanks-cost = cost { $cost }

## The table on the stage

nothanks-chips-on-card = { $chips ->
    [0] no chip on it
    [one] one chip on it
   *[other] { $chips } chips on it
  }
nothanks-chips-held = { $chips ->
    [hidden] number of chips hidden
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
  }
nothanks-pay = { $chips ->
    [0] Refuse: no chip left
    [one] Refuse: your last chip
   *[other] Refuse: 1 of { $chips } chips
  }
nothanks-take = { $forced ->
    [yes] You must take
   *[no] Take
  } the { $card }{ $chips ->
    [0] {""}
    [one] {" "}and one chip
   *[other] {" "}and { $chips } chips
  }
nothanks-key-pay = r
nothanks-key-take = t
nothanks-me = { $name } (you)
nothanks-decides = decides
nothanks-cards-cost = { $cards ->
    [0] no cards
    [one] 1 card, costs { $cost }
   *[other] { $cards } cards, cost { $cost }
  }
nothanks-total = earlier rounds: { $points }
nothanks-run = Run of { $cards }: counts { $counts }

## Help

nothanks-cost-note = { $cost ->
    [none] Taking the { $card } leaves the cost of your cards as it is
   *[other] Taking the { $card } changes the cost of your cards from { $cards } to { $then }
  }; { $chips ->
    [0] there is no chip on it, so your points go
    [one] with the chip on it your points go
   *[other] with the { $chips } chips on it your points go
  } from { $before } to { $after } ({ $change }). { $forced ->
    [yes] You have no chip left to refuse it.
   *[no] Refusing costs a chip: you would stand at { $refused }.
  }

## The score sheet

nothanks-sheet-title = Score sheet: the lowest total wins
nothanks-sheet-player = Player
nothanks-sheet-cards = Cards
nothanks-sheet-chips = Chips
nothanks-sheet-points = Points
nothanks-sheet-last = The last round
nothanks-sheet-round = Round { $round }
nothanks-sheet-total = Total
nothanks-sheet-removed = The cards that stayed in the box
nothanks-sheet-chips-off = { $chips ->
    [0] no chip
    [one] 1 chip: −1
   *[other] { $chips } chips: −{ $chips }
  }
nothanks-winner = winner
nothanks-why-isolated = { $card } stands alone: it counts { $card }.
nothanks-why-run = { $row } is a run: only the { $counts } counts, { $saved } saved.

nothanks-your-turn = Your turn: the { $card }, { $chips ->
    [0] no chip on it.
    [one] one chip on it.
   *[other] { $chips } chips on it.
  }{ $forced ->
    [yes] {" "}You have no chip left: you must take it.
   *[no] {""}
  }
nothanks-would-pay = refuse it.
nothanks-would-either = roll a die.
nothanks-would-take = take it.

## Setting the game up

nothanks-about = Take the card, or pay a chip to pass it on. Runs are cheap, chips are precious, and the lowest score wins. 3 to 7 players, 10 minutes.
nothanks-option-open_chips = Everybody sees everybody’s chips
nothanks-option-variant = Variant
nothanks-option-variant-standard = Standard
nothanks-option-variant-tactical = Tactical: at most 10 chips each; 10, 20 and 30 are never in the deck
nothanks-option-rounds = Rounds
nothanks-option-house_two_players = Allow two players (a house rule)

nothanks-rules-1 = There are 33 cards, from 3 to 35. Nine stay in the box, unseen; 24 are played.
nothanks-rules-2 = A card lies face up. When it is your turn, take it with all the chips on it, or put one of your chips on it to refuse. Without a chip you must take it.
nothanks-rules-3 = If you take it, you turn the next card up, and again you decide first.
nothanks-rules-4 = At the end each card costs its value, but a run such as 17, 18, 19 costs only its lowest card.
nothanks-rules-5 = Each chip you hold takes one point off. The lowest total wins.
nothanks-rules-6 = Cards lie open; chips stay hidden until the end.
