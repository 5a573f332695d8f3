# Not Not: the news, the refusals, the reasons and the words of the table.

notnot-name = Not Not

## What has just happened

# $up is "none" where Up is always north.
notnot-rolled = The dice say: { $nots ->
    [0] {""}
    [1] NOT,{" "}
    [2] NOT NOT,{" "}
   *[other] NOT NOT NOT,{" "}
  }{ $first ->
    [up] UP
    [right] RIGHT
    [down] DOWN
    [left] LEFT
    [red] RED
    [blue] BLUE
    [green] GREEN
    [yellow] YELLOW
   *[nothing] NOTHING
  }, { $second ->
    [up] UP
    [right] RIGHT
    [down] DOWN
    [left] LEFT
    [red] RED
    [blue] BLUE
    [green] GREEN
    [yellow] YELLOW
   *[nothing] NOTHING
  }.{ $liar ->
    [yes] {" "}The Liar lies on the deck: one more NOT.
   *[no] {""}
  }{ $up ->
    [none] {""}
    [N] {" "}Up is north.
    [E] {" "}Up is east.
    [S] {" "}Up is south.
   *[W] {" "}Up is west.
  }
notnot-answered = { $who ->
    [you] You have answered.
   *[other] { $name } has answered.
  }
# The line after a round. $second is "none" where both dice agree; in "right" no clock ran.
notnot-round-over = { $liar ->
    [yes] LIAR,{" "}
   *[no] {""}
  }{ $nots ->
    [0] {""}
    [1] NOT,{" "}
    [2] NOT NOT,{" "}
   *[other] NOT NOT NOT,{" "}
  }{ $first ->
    [up] UP
    [right] RIGHT
    [down] DOWN
    [left] LEFT
    [red] RED
    [blue] BLUE
    [green] GREEN
    [yellow] YELLOW
   *[nothing] NOTHING
  }{ $second ->
    [none] {""}
    [up] {" "}or UP
    [right] {" "}or RIGHT
    [down] {" "}or DOWN
    [left] {" "}or LEFT
    [red] {" "}or RED
    [blue] {" "}or BLUE
    [green] {" "}or GREEN
    [yellow] {" "}or YELLOW
   *[nothing] {" "}or NOTHING
  }: { $how ->
    [fastest] { $count ->
        [one] { $who ->
            [you] you,
           *[other] { $names },
          }
       *[other] { $names }, equally fast:
      } { NUMBER($seconds, minimumFractionDigits: 2) } s.
    [right] { $count ->
        [one] { $who ->
            [you] you are
           *[other] { $names } is
          }
       *[other] { $names } are
      } right.
    [still] nobody was to tap{ $tapped ->
        [no] , and nobody did
       *[yes] {""}
      }.
    [none] no card fitted{ $tapped ->
        [no] , and nobody tapped
       *[yes] {""}
      }.
   *[tap] nobody was right in time.
  }
notnot-takes = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $card ->
    [void] the Void, which must go first.
    [own] the { $place ->
      [N] north
      [E] east
      [S] south
     *[W] west
    } card.
   *[other] the { $place ->
      [N] north
      [E] east
      [S] south
     *[W] west
    } card instead, as another player has taken the one tapped.
  }
notnot-wrong = { $who ->
    [you] You were
   *[other] { $name } was
  } wrong{ $reason ->
    [void] : a Void always is
   *[other] {""}
  }{ $cost ->
    [card] , and that costs a card.
    [free] , but that costs nothing.
   *[nothing] .
  }
notnot-late = { $who ->
    [you] You were
   *[other] { $name } was
  } { $right ->
    [yes] right, but { NUMBER($seconds, minimumFractionDigits: 2) } s later than { $than }.
   *[no] wrong, but after { $than }: that costs nothing.
  }
notnot-slow = { $who ->
    [you] You were
   *[other] { $name } was
  } { $right ->
    [yes] right, but { NUMBER($seconds, minimumFractionDigits: 2) } s too late.
   *[no] wrong, but { NUMBER($seconds, minimumFractionDigits: 2) } s too late: that costs nothing.
  }
notnot-empty = { $who ->
    [you] You are
   *[other] { $name } is
  } as fast, but all four cards are gone.
notnot-rule = { $rule ->
    [notnot] New: the negation die is rolled too.
    [arrow] New: the arrow on the deck says where Up is.
   *[liar] New: a Liar on the deck is one more NOT.
  }
notnot-refused = { $count ->
    [one] A second Void
   *[other] { $count } more Voids
  } may not lie on the table: { $count ->
    [one] it goes
   *[other] they go
  } { $discard ->
    [yes] out of the game.
   *[no] back on top of the deck.
  }
notnot-won = The game is over: { $who ->
    [you] you win
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $crowd ->
            [yes] { $who ->
                [among] you and { $others } others
               *[other] { $count } players
              }
           *[no] { $names }
          } win together
    }
  } with { $cards } { $cards ->
    [one] card.
   *[other] cards.
  }

notnot-most-cards = The most cards win.
notnot-nobody-wins = Nobody has won a card for fifty rounds, so the game is over. The most cards win.

## Why a card is right or wrong

notnot-why-void = A Void is always wrong, whatever the dice say.
notnot-why-still = NOTHING twice{ $negations ->
    [0] {""}
   *[other] {" "}(the negations cancel in pairs)
  } means: do not tap. Every tap is wrong.
notnot-why-colour = The portal is { $portal ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[white] white
  }: { $negated ->
    [yes] NOT{" "}
   *[no] {""}
  }{ $face ->
    [red] RED
    [blue] BLUE
    [green] GREEN
   *[yellow] YELLOW
  } { $holds ->
    [yes] is met.
   *[no] is not met.
  }
notnot-why-direction = The card lies { $here ->
    [up] up
    [right] right
    [down] down
   *[left] left
  }: { $negated ->
    [yes] NOT{" "}
   *[no] {""}
  }{ $face ->
    [up] UP
    [right] RIGHT
    [down] DOWN
   *[left] LEFT
  } { $holds ->
    [yes] is met.
   *[no] is not met.
  }
notnot-why-nothing = { $negated ->
    [yes] NOT NOTHING means “do something”, which every card allows.
   *[no] NOTHING asks for no card.
  }
notnot-why-dropped = NOTHING beside it does not count.
notnot-why-right = At least one criterion is met: right.
notnot-why-wrong = No criterion is met: wrong.

## Refusals

notnot-over = The game is over.
notnot-answered-already = You have answered already: one tap for each round.
notnot-unknown-move = “{ $move }” is not a move of this game. A tap is a place and whole milliseconds up to { NUMBER($most) }, such as “N 534”; not to tap is “still”.
notnot-wrong-face = “{ $face }” is not on the dice. The faces are: { $known }.
notnot-wrong-nots = “{ $nots }” is no number of NOTs: there can be 0 to { $most }.
notnot-wrong-liar = “{ $liar }” does not say whether the Liar counts. Write True or False.
notnot-wrong-board = “{ $board }” is no board. It says for each place ({ $places }) which portal lies there: { $portals }, or None for a Void.
notnot-wrong-up = “{ $up }” is no place. The places are: { $places }.
notnot-wrong-dice = The option “{ $option }” cannot be { $value }. It can be: { $allowed }, or two dice of your own, each a list of six of these faces: { $faces }.

## The table in words

notnot-round = Not Not, round { $number }, { $level ->
    [discovery] Discovery
    [normal] Normal
    [hard] Hard
   *[extreme] Extreme
  } level
notnot-card = { $place ->
    [N] North
    [E] East
    [S] South
   *[W] West
  }: { $card ->
    [red] red portal
    [blue] blue portal
    [green] green portal
    [yellow] yellow portal
    [white] white portal
    [void] Void
   *[none] nothing
  }
notnot-deck = { $cards ->
    [0] No card is left in the deck{ $up ->
        [none] .
        [N] ; Up stays north.
        [E] ; Up stays east.
        [S] ; Up stays south.
       *[W] ; Up stays west.
    }
    [one] One card is left in the deck;
   *[other] { $cards } cards are left in the deck;
  }{ $arrow ->
    [none] {""}
    [N] {" "}its arrow points north
    [E] {" "}its arrow points east
    [S] {" "}its arrow points south
   *[W] {" "}its arrow points west
  }{ $liar ->
    [yes] , and the Liar is on it.
    [no] .
   *[none] {""}
  }
notnot-seat-has = { $name }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  }{ $answered ->
    [yes] , has answered
   *[no] {""}
  }
notnot-face-nothing = NOTHING
notnot-face-up = UP
notnot-face-right = RIGHT
notnot-face-down = DOWN
notnot-face-left = LEFT
notnot-face-red = RED
notnot-face-blue = BLUE
notnot-face-green = GREEN
notnot-face-yellow = YELLOW
notnot-not = NOT
notnot-liar = LIAR
# One letter for each portal, besides its colour and its shape.
notnot-letter-red = R
notnot-letter-blue = B
notnot-letter-green = G
notnot-letter-yellow = Y
notnot-letter-white = W

## Setting the game up

notnot-about = Dice shout colours, directions and NOTs, and you tap the right card before the others. Easy, until it is not not easy. 2 to 8 players, about 20 minutes, from age 14; alone as a house rule.
notnot-invites = Tap the right card. Or not. Or not not.
notnot-facts = 1–8 players · 20 minutes
notnot-option-mode = Level
notnot-option-mode-progressive = First game: all four levels, one after the other
notnot-option-mode-discovery = Discovery: two dice
notnot-option-mode-normal = Normal: with the negation die
notnot-option-mode-hard = Hard: and the arrow on the deck turns the table
notnot-option-mode-extreme = Extreme: and the Liar turns everything round
notnot-option-nothing_rule = A NOT before NOTHING and something else
notnot-option-nothing_rule-drop_first = NOTHING is dropped first
notnot-option-nothing_rule-negate_first = NOT NOTHING means any card
notnot-option-dice = Dice
notnot-option-dice-split = One with directions, one with colours
notnot-option-dice-mixed = Both with directions and colours
notnot-option-void_refused = A second Void
notnot-option-void_refused-stay_on_top = goes back on top of the deck
notnot-option-void_refused-discard = goes out of the game
notnot-option-tie_window_ms = Taps count as equally fast within (milliseconds)
notnot-option-still_seconds = Seconds for each round
notnot-option-penalise_no_target = A tap costs a card also when no card fits
notnot-option-late_wrong_penalty = Wrong taps cost a card even when they come too late

## What a newcomer is told in the first rounds

# $count: how many words count beside NOTHING; $negations: how often the dice say NOT.
notnot-coach-dice = { $negations ->
    [0] { $count ->
        [0] Twice NOTHING: tap no card at all.
        [1] Roll the dice: they say a place, or a portal’s colour. Tap that card; NOTHING does not count.
       *[other] Roll the dice: a card that fits one of the two words is enough.
      }
    [1] { $count ->
        [0] NOT NOTHING means: do something. Any portal is right.
        [1] Now a die says NOT: tap a card that the word does not fit.
       *[other] NOT turns both words round: only a card that fits both is wrong.
      }
    [2] { $count ->
        [0] NOT NOT cancels out, so it is twice NOTHING: tap no card at all.
        [1] NOT NOT cancels out: tap a card that fits the word.
       *[other] NOT NOT cancels out: a card that fits one of the two words is enough.
      }
   *[other] { $count ->
        [0] NOT NOT NOT is one NOT, and NOT NOTHING means: any portal is right.
        [1] NOT NOT NOT is one NOT: tap a card that the word does not fit.
       *[other] NOT NOT NOT is one NOT: only a card that fits both words is wrong.
      }
  }
notnot-coach-before = { $how ->
    [right] Right!
    [still] Right, there was nothing to tap.
    [missed] There was a card to tap.
   *[wrong] That was the wrong card.
  }
notnot-coach-last = One more round without a clock; from then on the fastest right tap wins.

notnot-rules-1 = Four cards lie around the deck. Dice ask for a direction or a colour: tap a card that does at least one of the two. The colour that counts is the portal’s, never the card’s background, and of a word on the dice its meaning, never its ink.
notnot-rules-2 = NOTHING beside something else does not count. NOTHING twice means: do not tap; under a NOT it means the opposite, so any portal will do.
notnot-rules-3 = NOT turns each of the two round, and one of them is still enough: only a card that has both is wrong. NOT NOT changes nothing, NOT NOT NOT is NOT.
notnot-rules-4 = The first right tap wins a card. A wrong tap costs one, also when no card fits the dice or when they say not to tap. Without a card nothing is lost.
notnot-rules-5 = To tap a Void is always wrong, but whoever wins takes it instead of the card tapped. Only one Void may lie among the four cards: a second one is passed over.
notnot-rules-6 = Those who are equally fast all win: each takes the card they tapped or, where several want the same one, another of the four. Without a clock nobody is faster, so all who are right take a card, while there are any.
notnot-rules-7 = At the Hard level the arrow on the deck says where Up is; when the deck is used up, Up stays where it was. At the Extreme level the Liar on the deck is one more NOT.
notnot-rules-8 = When the deck cannot fill the gaps, the game is over, and the most cards win.
notnot-rules-9 = The game is for two to eight players. To play alone is a house rule.

### The table of Not Not on the page.

## Refusals

notnot_table-locked = The level “{ $level }” is not open yet. You can practise: { $allowed }.
notnot_table-wrong-answers = This round needs one answer from each person who plays at this screen. Nothing has changed.
notnot_table-impossible-time = A tap cannot have taken that long or that little here. Nothing has changed.

## Before and during a round

notnot_table-clock-off = Play without a clock
notnot_table-clock-on = Play with the clock
notnot_table-clock-off-short = No clock
notnot_table-clock-on-short = Clock
notnot_table-level = { $level ->
    [discovery] Discovery
    [normal] Normal
    [hard] Hard
   *[extreme] Extreme
  }
notnot_table-start = Roll the dice
notnot_table-space = Space
notnot_table-pause = Pause before the next round
notnot_table-ready = Round { $number } is ready: the start button rolls the dice.
notnot_table-offer = The button beside the title turns the clock off, if you would rather think as long as you like.
notnot_table-how-to-tap = Tap a card, or press the arrow keys, W A S D, I J K L, or 8 4 6 2 on the number pad.
notnot_table-stay-still = Tap nothing
notnot_table-no-clock = No clock runs: all who are right take a card.
# The keys of up to four people: north, east, south, west.
notnot_table-keys-0 = ↑ → ↓ ←
notnot_table-keys-1 = W D S A
notnot_table-keys-2 = I L K J
notnot_table-keys-3 = 8 6 2 4
notnot_table-cards = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  }

## After a round

notnot_table-why = Why? The round before, card by card
notnot_table-recap = Round { $number }, card by card
notnot_table-sign-still = STILL: the dice said not to tap. Who tapped was wrong.
notnot_table-sign-none = No card fitted the dice, so no tap could be right.
notnot_table-right = right
notnot_table-wrong = wrong
notnot_table-ms = { NUMBER($ms) } ms
notnot_table-tapped-by = Tapped by: { $names }.
notnot_table-show-logic = Show the logic of these dice
notnot_table-logic = The logic of these dice

## How people get on

notnot_table-progress = Practice and my figures
notnot_table-ladder-about = Practise alone, level by level: a house rule. The next level opens when { $enough } of your last { $out_of } rounds were right.
notnot_table-practise-later = The levels to practise alone open here when this game is over: they would end it.
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

### The logic of Not Not: formulas in words, and the laws that change them.

## Symbols

notnot_logic-portal = PORTAL
notnot_logic-word-and = AND
notnot_logic-word-or = OR
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
notnot_logic-is-nothing = nothing is asked for
notnot_logic-is-not-portal = the card has no portal
notnot_logic-is-not-up = it does not lie up
notnot_logic-is-not-right = it does not lie right
notnot_logic-is-not-down = it does not lie down
notnot_logic-is-not-left = it does not lie left
notnot_logic-is-not-red = it is not red
notnot_logic-is-not-blue = it is not blue
notnot_logic-is-not-green = it is not green
notnot_logic-is-not-yellow = it is not yellow
notnot_logic-is-not-nothing = something is asked for
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
    [tautology] tautology: NOT NOTHING is true of every card.
    [domination] domination: NOT NOTHING is true of every card, and one true part makes an “or” true.
    [contradiction] contradiction: no card does NOTHING, so none may be tapped.
    [de_morgan] De Morgan: “not the one, or not the other” is “not both”.
    [exclusive] no card is both, so “not both” is always true.
   *[coloured] a card of that colour has a portal anyway.
  }

## Refusals

notnot_logic-unknown-formula = “{ $part }” is not part of these formulas: they are made of And, Or, Not and { $known }.
notnot_logic-needs-board = An answer needs its board: simplest_roll(answer, board).

## Levels

notnot-level-easy = They are as fast as you are, and leave you about half of the games.
notnot-level-medium = They are as fast as you are, and hardly let you lead.
notnot-level-hard = Faster than most who play for the first time.
notnot-level-expert = They have played for weeks.

## What is said at the table: $tone is one of four ways to say it.

notnot-says-fastest = { $tone ->
    [0] Ha!
    [1] Mine!
    [2] Too easy.
   *[other] Got it!
  }
notnot-says-wrong = { $tone ->
    [0] Oops…
    [1] Oh no!
    [2] That NOT…
   *[other] I saw it wrong.
  }
notnot-says-late = { $tone ->
    [0] Too slow…
    [1] So close!
    [2] Just missed.
   *[other] Next one!
  }
notnot-says-won = { $tone ->
    [0] That’s it!
    [1] Well played!
    [2] I won!
   *[other] My game.
  }

### The bots of Not Not: who they are, and where their time goes.

notnot_bots-companion-name = Companion
notnot_bots-companion-people = Nadia, Ned, Nora, Noel, Nisha, Noah
notnot_bots-companion-word = as fast as you
notnot_bots-companion-character = As fast as you are; hurries when behind, takes its time when ahead, and likes to be a little behind.
notnot_bots-challenger-name = Challenger
notnot_bots-challenger-people = Rita, Ralph, Rania, Roger, Rhea, Ross
notnot_bots-challenger-word = follows close behind
notnot_bots-challenger-character = As fast as you are; hurries when behind, and hardly lets you lead.
notnot_bots-child-name = Child
notnot_bots-child-people = Ella, Finn, Ivy, Toby, Nina, Sam
notnot_bots-child-word = easily led astray
notnot_bots-child-character = Has fun, takes its time, and is easily led astray.
notnot_bots-casual-name = Casual
notnot_bots-casual-people = Carla, Cody, Cathy, Craig, Coral, Cole
notnot_bots-casual-word = plays now and then
notnot_bots-casual-character = Plays now and then, and pays for every NOT.
notnot_bots-trained-name = Trained
notnot_bots-trained-people = Tess, Tim, Tara, Tyrell, Toni, Ted
notnot_bots-trained-word = has played for weeks
notnot_bots-trained-character = Has played for weeks, and reads NOT NOT as one sign.
notnot_bots-machine-name = Machine
notnot_bots-machine-people = Nova, Zed, Vega, Bix, Ohm, Iris
notnot_bots-machine-word = never makes a mistake
notnot_bots-machine-character = Thinks in no time and makes no mistake: only to watch it.

## Why

notnot_bots-cost = { $cost ->
    [choice] To see, to choose and to move:
    [nots] For the negations:
    [ink] For a word in the ink of another colour:
    [turn] For the turned table:
   *[error] After the mistake just made:
  } { $ms } ms.
notnot_bots-sure = On average { $ms } ms, and right in { NUMBER($right, style: "percent", maximumFractionDigits: 0) } of such rounds.

notnot-record-best = Quickest right answer: { $value } ms
notnot-record-median = Median time of the right answers of a game: { $value } ms
