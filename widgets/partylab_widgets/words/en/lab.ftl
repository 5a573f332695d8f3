# The labs: what their buttons and results say.

lab-as-table = The same as a table

## The row of cards

lab-row-begin = Pick up a card.
lab-row-empty = You hold no card yet.
lab-row-cards = The cards from 3 to 35
lab-row-score = Your cards cost { $score } { $score ->
    [one] point
   *[other] points
  }
lab-row-predict = Guess the change before a card drops
lab-row-anew = Begin anew
lab-row-guess = The { $card } is in the air. By how much will your points change?
lab-row-back = You put the { $card } back: { $change }.
lab-row-change = { $kind ->
    [low] { $change }. The { $card } follows the { $below }, and only the lowest card of a run counts.
    [high] { $change }. Now the { $card } counts, and the { $above } no longer does.
    [lowhigh] { $change }. The { $card } joins two runs: the { $above } no longer counts.
   *[alone] { $change }. The { $card } stands alone, so it counts in full.
  }

## Deals and their runs

lab-shuffle-deal = { $deals ->
    [one] Deal { $dealt } cards
   *[other] Deal { $deals } times
  }
lab-shuffle-before = The { $cards } cards are shuffled. Nothing has been dealt yet.
lab-shuffle-guess-first = Lock your guess in above first (or choose to go on without one).
lab-shuffle-enough = That is enough: { NUMBER($most) } deals at most. Run the cell again to begin anew.
lab-shuffle-none = No deal yet: draw the bars you expect.
lab-shuffle-one = { $dealt } cards make { $runs } { $runs ->
    [one] run
   *[other] runs
  }.
lab-shuffle-deal-is = { $runs } { $runs ->
    [one] run
   *[other] runs
  }: { $row }
lab-shuffle-many = { NUMBER($deals) } deals (seed { $seed }): { $mean } ± { $margin } runs on average.
lab-shuffle-bar = { $runs } { $runs ->
    [one] run
   *[other] runs
  }: { $deals } { $deals ->
    [one] deal
   *[other] deals
  }
lab-shuffle-your-guess = your guess
lab-shuffle-axis = runs in a deal
lab-shuffle-column-runs = Runs
lab-shuffle-column-deals = Deals
lab-shuffle-column-share = Share
lab-shuffle-cards = Cards in the deck: { $value }
lab-shuffle-dealt = Cards dealt: { $value }
lab-shuffle-exact = Exact mean number of runs: { $mean }

## Take or pass

lab-take-count = Decision { $number } of { $count }
lab-take-position = The { $card } lies on the table with { $chips ->
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
  } on it. You hold { $mine }.
lab-take-mine = Your cards:
lab-take-take = { $chips ->
    [0] Take the card
    [one] Take the card and the chip
   *[other] Take the card and { $chips } chips
  }
lab-take-pass = Pay a chip
lab-take-price = The card costs { $cost }, its chips take off { $chips }: taking changes your points by { $change }, paying by +1. { $better ->
    [take] Taking is better right now.
   *[pass] Paying is better right now.
  }
lab-take-next = Next decision
lab-take-done = { $good } of { $count } decisions were the better ones right now.
lab-take-anew = Once more

## What is missing?

lab-missing-now = { $seen ->
    [0] No card has been seen: { $to_come } of { $unseen } will come.
   *[other] The { $last } turned up. After { $seen } cards, { $unseen } are unseen, and { $to_come } of them will come.
  } Chance of each unseen card: { $chance }.
lab-missing-cards = All cards, seen or with their chance to come
lab-missing-seen = { $card }, seen
lab-missing-next = Next card
lab-missing-more = Five more
lab-missing-slider = Cards seen: { $seen }
lab-missing-paper = The chance of an unseen card after so many seen cards

## A taste of Not Not

lab-doors-not = NOT
lab-doors-up = UP
lab-doors-right = RIGHT
lab-doors-down = DOWN
lab-doors-left = LEFT
lab-doors-paper = Which doors obey this command?
lab-doors-obeys = This door obeys “{ $command }”.
lab-doors-fails = This door does not obey “{ $command }”.
lab-doors-count = { $count ->
    [one] Only one door does.
   *[other] { $count } of the 4 doors do.
  }
lab-doors-next = Next command
lab-doors-again = From the beginning
lab-doors-nots = How many NOTs: { $count }

## A taste of That’s Not a Hat

lab-gifts-look = Here are { $count } gifts. Remember where each one is.
lab-gifts-face-down = All gifts are wrapped now. Follow them.
lab-gifts-swap = Pass { $number }: the parcels at places { $one } and { $other } change places.
lab-gifts-ask = Now say which gift is where.
lab-gifts-name-all = Give every place a gift first; guessing is allowed.
lab-gifts-known = You still knew { $known } of { $count } gifts.
lab-gifts-place = Place { $number }
lab-gifts-what-is = Gift at place { $number }
lab-gifts-parcel = wrapped gift
lab-gifts-turn = Wrap them
lab-gifts-pass = Next pass
lab-gifts-open = Open the parcels
lab-gifts-anew = Once more, with other gifts
lab-gifts-paper = Remember these gifts, then cover them
lab-gift-ball = ball
lab-gift-boat = boat
lab-gift-cup = cup
lab-gift-key = key
lab-gift-kite = kite
lab-gift-star = star

## A taste of Pas Vu Pas Pris

lab-mirror-is = { $how ->
    [direct] Place { $place }: the keyhole sees the ghost.
    [mirror] Place { $place }: the ghost is behind the piano, but the keyhole sees it in the mirror.
   *[hidden] Place { $place }: the ghost is hidden behind the piano.
  }
lab-mirror-hall = A square hall seen from above. The keyhole is in the middle of the lower wall, the piano in front of it, the mirror on the right wall.
lab-mirror-move = The ghost’s place: { $place } (1 is far left, 11 far right)
lab-mirror-uncover = Take the cloth off the mirror
lab-mirror-bet-first = First lock your bet in below.
lab-mirror-keyhole = keyhole
lab-mirror-piano = piano

## Is everything here?

lab-surroundings = Is everything here?
lab-has-python = Python { $python } and PartyLab { $version } are running.
lab-has-no-browser = Waiting for your browser to answer. If this line stays, run the cell again or reload the page.
lab-has-browser = Your browser answers: buttons, sliders and keys will work.
lab-has-width = { $wide ->
    [yes] The page is { $width } pixels wide: plenty of room.
   *[no] The page is { $width } pixels wide: everything fits, one thing below the other.
  }
lab-has-colours = { $dark ->
    [yes] Dark colours. They follow the theme of your notebook: Settings, then Theme.
   *[no] Light colours. They follow the theme of your notebook: Settings, then Theme.
  }
lab-has-motion = { $still ->
    [yes] Your system asks for little motion, so nothing glides.
   *[no] Cards glide from place to place. The box below turns that off.
  }
lab-all-here = Everything you need is here, and nothing needs the internet.
lab-still = No motion, please, in all lessons
lab-still-on = From now on nothing moves by itself.
lab-still-off = Cards glide again.
