# The table of Not Not on the page.

## Refusals

notnot_table-locked = The level “{ $level }” is not open yet. You can practise: { $allowed }.

## Before and during a round

notnot_table-start = Roll the dice: round { $number }
notnot_table-space = Space
notnot_table-ready = Round { $number } is ready: the start button rolls the dice.
notnot_table-offer = The first button of the page turns the clock off, if you would rather think as long as you like.
notnot_table-how-to-tap = Tap a card, or press the arrow keys, W A S D, I J K L, or 8 4 6 2 on the number pad.
notnot_table-stay-still = Tap nothing
notnot_table-tap = { $name }: { $place ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }
# The keys of up to four people: north, east, south, west.
notnot_table-keys-0 = ↑ → ↓ ←
notnot_table-keys-1 = W D S A
notnot_table-keys-2 = I L K J
notnot_table-keys-3 = 8 6 2 4
notnot_table-me = { $name } (you)
notnot_table-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  }

## After a round

notnot_table-recap = Round { $number }, card by card
notnot_table-sign-still = STILL: the dice said not to tap. Who tapped was wrong.
notnot_table-sign-none = No card fitted the dice, so no tap could be right.
notnot_table-right = right
notnot_table-wrong = wrong
notnot_table-ms = { NUMBER($ms) } ms
notnot_table-tapped-by = Tapped by { $names }.
notnot_table-show-logic = Show the logic of these dice
notnot_table-logic = The logic of these dice

## How people get on

notnot_table-progress = Practice and my figures
notnot_table-ladder-about = Practise alone, level by level. The next level opens when { $enough } of your last { $out_of } rounds were right.
notnot_table-practise = { $level ->
    [discovery] Discovery
    [normal] Normal
    [hard] Hard
   *[extreme] Extreme
  }{ $open ->
    [yes] {""}
   *[no] {" "}(locked)
  }
notnot_table-opened = Well done: the { $level ->
    [normal] Normal
    [hard] Hard
   *[extreme] Extreme
  } level is now open for practice.
notnot_table-lately = { $right } right of the last { $out_of }
notnot_table-no-figures = { $name }: no rounds yet.
notnot_table-figures = { $name } in figures
notnot_table-figures-which = Rounds
notnot_table-figures-rounds = Number
notnot_table-figures-accuracy = Right
notnot_table-figures-median = Median time
notnot_table-figures-spread = 10 % to 90 %
notnot_table-all-rounds = all
notnot_table-with-negations = { $count ->
    [0] no negation
    [one] 1 negation
   *[other] { $count } negations
  }
notnot_table-percent = { $percent } %
notnot_table-spread = { $fast } to { $slow } ms
notnot_table-none = –

## The result

notnot_table-sheet-title = Result
notnot_table-sheet-player = Player
notnot_table-sheet-cards = Cards
notnot_table-sheet-voids = Voids among them
notnot_table-winner = winner
