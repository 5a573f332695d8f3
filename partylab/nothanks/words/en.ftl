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
       *[other] { $crowd ->
            [yes] { $who ->
                [among] you and { $others } others
               *[other] { $count } players
              }
           *[no] { $names }
          } win together
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
nothanks-pay = No thanks!
nothanks-pay-note = { $chips ->
    [0] no chip left
    [one] your last chip
   *[other] 1 of { $chips } chips
  }
nothanks-take = { $forced ->
    [yes] You must take it
   *[no] Take it
  }
nothanks-take-note = { $card }{ $chips ->
    [0] , no chip
    [one] {" "}− 1 chip
   *[other] {" "}− { $chips } chips
  }
nothanks-badge = { $change } → { $then }
nothanks-sum = { $added }{ $chips ->
    [0] {""}
    [one] {" "}− 1 chip
   *[other] {" "}− { $chips } chips
  } = { $points }
nothanks-will-come = Will the { $card } come? { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
nothanks-waits-for-none = You wait for no card.
nothanks-head = { $cards ->
    [0] the last card
    [one] 1 card left
   *[other] { $cards } cards left
  }{ $rounds ->
    [one] {""}
   *[other] {" "}· round { $round } of { $rounds }
  }
nothanks-key-pay = r
nothanks-key-take = t
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

## What a newcomer is told in a first game

nothanks-coach-first = { $chips ->
    [0] Who takes the { $card } gets { $card } points, and the fewest points win. Take it, or pay a chip to pass it on.
   *[other] Every chip takes off a point: with { $chips ->
        [one] one chip
       *[other] { $chips } chips
      } on it the { $card } { $points ->
        [0] costs nothing
       *[other] { $sign ->
            [gain] wins
           *[cost] costs
          } { $points } { $points ->
            [one] point
           *[other] points
          }
      } now. Take it, or pay one more chip.
  }
# $gone: has somebody else just taken the card before?
nothanks-coach-others = { $gone ->
    [yes] That card is gone, and its chips too. Now the { $card }: who
   *[no] Now the others decide: who
  } refuses it puts a chip on it, who takes it gets all the chips.
nothanks-coach-took = It is yours, and so are its chips. You turned up the { $card }, and you decide first again.
# $side: does the card lie above mine in their run, or below it?
nothanks-coach-joins = The { $card } makes a run with your { $mine }, and of a run only the lowest card counts: it { $side ->
    [above] costs you nothing.
   *[below] even saves you a point.
  }
nothanks-coach-forced = You have no chip left, so you must take the { $card }{ $chips ->
    [0] .
    [one] , and the chip on it.
   *[other] , and the { $chips } chips on it.
  }
nothanks-coach-last = { $run ->
    [yes] The run { $row } counts only { $counts }.
   *[no] Of a run such as 7–8 only the 7 counts.
  } Now play on until the deck is empty: chips take points off, and the fewest points win.

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
nothanks-invites = Take the card – or pay to pass it on.
nothanks-facts = 3–7 players · 10 minutes
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
nothanks-help-cost = Show me what taking would cost
nothanks-help-odds = Show me how likely the cards are that I wait for

## Levels

nothanks-level-easy = They wait for bargains, but dream now and then. A newcomer wins about half of the games.
nothanks-level-medium = Some of them dream, and some do not.
nothanks-level-hard = They take before somebody else does.
nothanks-level-expert = They count chips and imagine every ending.

## What is said at the table: $tone is one of four ways to say it.

nothanks-says-refuses = { $tone ->
    [0] No thanks!
    [1] Not for me.
    [2] All yours.
   *[other] No thanks!
  }
nothanks-says-tempted = { $tone ->
    [0] Tempting…
    [1] Not yet.
    [2] Hm… no thanks.
   *[other] No thanks!
  }
nothanks-says-bargain = { $tone ->
    [0] Mine.
    [1] Thank you!
    [2] I’ll have it.
   *[other] At last!
  }
nothanks-says-run = { $tone ->
    [0] Into my run!
    [1] It fits.
    [2] Just what I need.
   *[other] Mine!
  }
nothanks-says-loss = { $tone ->
    [0] Oh well.
    [1] Again me…
    [2] If I must.
   *[other] Better now.
  }
nothanks-says-won = { $tone ->
    [0] That’s it!
    [1] Well played!
    [2] I won!
   *[other] My game.
  }

### The bots of No Thanks!: who they are, and why they do what they do.

nothanks_bots-random-name = Random
nothanks_bots-random-people = Ruby, Rico, Romy, Rafael, Rosa, Rowan
nothanks_bots-random-word = rolls a die
nothanks_bots-random-character = Rolls a die, whatever lies there.
nothanks_bots-dreamer-name = Dreamer
nothanks_bots-dreamer-people = Dora, Dylan, Daisy, Darius, Delia, Dominic
nothanks_bots-dreamer-word = dreams now and then
nothanks_bots-dreamer-character = Waits for bargains, but one time in five its thoughts are elsewhere.
nothanks_bots-miser-name = Miser
nothanks_bots-miser-people = Milo, Mina, Moritz, Maud, Mika, Mercy
nothanks_bots-miser-word = clings to chips
nothanks_bots-miser-character = Clings to its chips, and so takes far too many cards.
nothanks_bots-greedy-name = Greedy
nothanks_bots-greedy-people = Greta, Gustav, Gina, Gabriel, Gwen, Gaston
nothanks_bots-greedy-word = waits for bargains
nothanks_bots-greedy-character = Waits until the chips pay for the whole card, often too long.
nothanks_bots-threshold-name = Threshold
nothanks_bots-threshold-people = Theo, Tilda, Tariq, Thea, Thomas, Tessa
nothanks_bots-threshold-word = takes a small loss
nothanks_bots-threshold-character = Takes at a small loss, before the greedy do.
nothanks_bots-collector-name = Collector
nothanks_bots-collector-people = Cora, Carlos, Clara, Cyrus, Celia, Conrad
nothanks_bots-collector-word = collects runs
nothanks_bots-collector-character = Collects runs, counts chips, and lets a card that only it wants grow richer.
nothanks_bots-linear-name = Linear
nothanks_bots-linear-people = Leon, Lina, Lars, Leila, Ludwig, Lola
nothanks_bots-linear-word = weighs everything
nothanks_bots-linear-character = Weighs a dozen things at once; evolution chose how much each of them counts.
nothanks_bots-exploiter-name = Exploiter
nothanks_bots-exploiter-people = Enzo, Elsa, Emil, Esther, Elias, Edith
nothanks_bots-exploiter-word = spies weak spots
nothanks_bots-exploiter-character = Evolved against the linear bot alone: it finds its weak spots, and nobody else’s.
nothanks_bots-hoarder-name = Hoarder
nothanks_bots-hoarder-people = Hilda, Hector, Holly, Harvey, Hazel, Hal
nothanks_bots-hoarder-word = hoards chips
nothanks_bots-hoarder-character = Takes high cards early for the chips on them, until the others run out and must take what comes.
nothanks_bots-robust-name = Robust
nothanks_bots-robust-people = Stella, Stan, Signe, Silas, Sofia, Sven
nothanks_bots-robust-word = gives nothing away
nothanks_bots-robust-character = Evolved against all those that evolved to beat it: nobody beats it by much, and with two rivals its mood changes from round to round.
nothanks_bots-searcher-name = Searcher
nothanks_bots-searcher-people = Nora, Noah, Nina, Nils, Naomi, Ned
nothanks_bots-searcher-word = looks ahead
nothanks_bots-searcher-character = Looks ahead, move by move, and expects everybody to do what is best for themselves.
nothanks_bots-montecarlo-name = Monte Carlo
nothanks_bots-montecarlo-people = Ada, Alan, Amira, Anton, Alba, Arthur
nothanks_bots-montecarlo-word = imagines every ending
nothanks_bots-montecarlo-character = Imagines many ways in which the game could end, and learns how you play.

## Why

nothanks_bots-no-chip = There is no chip left, so the card must be taken.
nothanks_bots-die = The die decides, so nobody can tell.
# $gains: do the cards get dearer, cheaper or neither; $others: players with a run that the card joins.
nothanks_bots-balance = Taking { $gains ->
    [more] costs { $points } { $points ->
        [one] point
       *[other] points
    }
    [less] saves { $points } { $points ->
        [one] point
       *[other] points
    }
   *[same] costs nothing
  } and pays { $pot ->
    [0] nothing
    [one] one chip
   *[other] { $pot } chips
  }{ $others ->
    [0] .
    [one] ; another player would also run with it.
   *[other] ; { $others } others would also run with it.
  }
nothanks_bots-miser-because = { $side ->
    [within] That is not much, and it hates to part with a chip.
   *[beyond] More than { $limit } points: for once it parts with a chip.
  }
nothanks_bots-greedy-because = { $loss ->
    [0] No loss: a bargain.
   *[other] A loss of { $loss }: no bargain.
  }
nothanks_bots-dreams = But in { NUMBER($share, style: "percent") } of its turns it dreams, and does the opposite.
nothanks_bots-threshold-because = { $side ->
    [none] No loss at all.
    [within] The loss is within the limit of { $limit }: better now than never.
   *[beyond] The loss is beyond the limit of { $limit }.
  }
nothanks_bots-collector-waits = Nobody else seems to want the card yet, and all have chips: it will come back with { $pot } chips on it.
nothanks_bots-collector-because = { $side ->
    [none] Somebody else might take it first, and taking is no loss.
    [within] Somebody else might take it first, and the loss is worth the chips: the limit is { $limit } now.
   *[beyond] Somebody else might take it, but the loss is beyond the limit of { $limit }.
  }
nothanks_bots-mood = Its mood in this round: number { $mood } of { $moods }.
nothanks_bots-weighs = { $side ->
    [for] In favour, with
   *[against] Against it, with
  } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $feature ->
    [cost] what the card adds to its points, and how early in the game.
    [below] the cards that may still join it from below.
    [above] the card that may still join it from above.
    [late] how many cards are still to come.
    [card] how high the card is.
    [pot] the chips on the card.
    [chips] how many chips it has.
    [lacks] the chips that may come first, as nobody else wants the card yet.
    [broke] a player without a chip, who would have to take it.
   *[bias] what it always counts, whatever the card.
  }
nothanks_bots-imagined = In { $games } imagined games, taking wins { NUMBER($take_wins, style: "percent", maximumFractionDigits: 0) } with { NUMBER($take_score, maximumFractionDigits: 0) } points on average; paying wins { NUMBER($pay_wins, style: "percent", maximumFractionDigits: 0) } with { NUMBER($pay_score, maximumFractionDigits: 0) }.
# $takes and $pays: how many of the games began with that move; what turns out better is tried more often.
nothanks_bots-searched = Of { $games } games played ahead in its mind, { $takes ->
    [one] one
   *[other] { $takes }
  } began with taking: it won { NUMBER($take_wins, style: "percent", maximumFractionDigits: 0) } of them, with { NUMBER($take_score, maximumFractionDigits: 0) } points on average. The other { $pays ->
    [one] one
   *[other] { $pays }
  } began with paying: it won { NUMBER($pay_wins, style: "percent", maximumFractionDigits: 0) }, with { NUMBER($pay_score, maximumFractionDigits: 0) }. The more a move promised, the more often it was tried.
nothanks_bots-plays-like = { $who ->
    [you] You play
   *[other] { $name } plays
  } like { $bot ->
    [miser] a miser
    [greedy] the greedy bot
    [threshold] the threshold bot
    [collector] a collector
    [exploiter] the exploiter
    [hoarder] a hoarder
    [robust] the robust bot
   *[linear] the linear bot
  }.

## Refusals

nothanks_bots-not-fast = “{ $strategy }” cannot play in batches. These can: { $known }.

### Exact chances.

## Refusals

nothanks_odds-no-card = There is no card { $card }: the cards go from { $least } to { $most }.
nothanks_odds-no-gap = A gap goes from a low card to a higher one, not from { $low } to { $high }.
nothanks_odds-has-it = The { $card } is among the cards already.
nothanks_odds-too-many-seen = { $seen } cards seen and { $removed } removed do not fit in a game.
nothanks_odds-not-dealt = { $dealt } of { $cards } cards cannot be dealt.
