# The logic of Not Not: formulas in words, and the laws that change them.

## Symbols

notnot_logic-symbol-portal = PORTAL
notnot_logic-symbol-up = UP
notnot_logic-symbol-right = RIGHT
notnot_logic-symbol-down = DOWN
notnot_logic-symbol-left = LEFT
notnot_logic-symbol-red = RED
notnot_logic-symbol-blue = BLUE
notnot_logic-symbol-green = GREEN
notnot_logic-symbol-yellow = YELLOW
notnot_logic-symbol-nothing = NOTHING
notnot_logic-true = true
notnot_logic-false = false
notnot_logic-allowed = may be tapped

## A formula as a sentence

notnot_logic-is-portal = the card has a portal
notnot_logic-is-up = it lies up
notnot_logic-is-right = it lies right
notnot_logic-is-down = it lies down
notnot_logic-is-left = it lies left
notnot_logic-is-red = it is red
notnot_logic-is-blue = it is blue
notnot_logic-is-green = it is green
notnot_logic-is-yellow = it is yellow
notnot_logic-is-nothing = it asks for nothing
notnot_logic-is-not-portal = the card has no portal
notnot_logic-is-not-up = it does not lie up
notnot_logic-is-not-right = it does not lie right
notnot_logic-is-not-down = it does not lie down
notnot_logic-is-not-left = it does not lie left
notnot_logic-is-not-red = it is not red
notnot_logic-is-not-blue = it is not blue
notnot_logic-is-not-green = it is not green
notnot_logic-is-not-yellow = it is not yellow
notnot_logic-is-not-nothing = it asks for something
notnot_logic-and = { $a }, and { $b }
notnot_logic-or = { $a } or { $b }
notnot_logic-nots = { $nots } ({ $said })
notnot_logic-not-both = not all at once ({ $parts })
notnot_logic-neither = none of these ({ $parts })
notnot_logic-any-card = Every card may be tapped.
notnot_logic-no-card = No card may be tapped.

## Step by step

notnot_logic-step = { $formula } — { $law ->
    [spoken] what the dice say, about a card with a portal.
    [action] what the dice say; action beats inaction, so NOTHING is dropped.
    [twice] both dice say the same, and once is enough.
    [double_negation] double negation: two NOTs cancel.
    [nothing] no card does NOTHING, so it can be left out of an “or”.
    [tautology] tautology: NOT NOTHING is true of every card, and one true part makes an “or” true.
    [contradiction] contradiction: no card does NOTHING, so none may be tapped.
    [de_morgan] De Morgan: “not the one, or not the other” is “not both”.
    [exclusive] no card is both, so “not both” is always true.
   *[coloured] a card of that colour has a portal anyway.
  }

## Refusals

notnot_logic-unknown-formula = “{ $part }” is not part of these formulas: they are made of And, Or, Not and { $known }.
notnot_logic-needs-board = An answer needs its board: simplest_roll(answer, board).
