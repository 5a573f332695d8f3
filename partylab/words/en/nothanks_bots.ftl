# The bots of No Thanks!: who they are, and why they do what they do.

nothanks_bots-random-name = Random
nothanks_bots-random-character = Rolls a die, whatever lies there.
nothanks_bots-miser-name = Miser
nothanks_bots-miser-character = Clings to its chips, and so takes far too many cards.
nothanks_bots-greedy-name = Greedy
nothanks_bots-greedy-character = Waits until the chips pay for the whole card, often too long.
nothanks_bots-threshold-name = Threshold
nothanks_bots-threshold-character = Takes at a small loss, before the greedy do.
nothanks_bots-collector-name = Collector
nothanks_bots-collector-character = Collects runs, counts chips, and lets a card that only it wants grow richer.
nothanks_bots-linear-name = Linear
nothanks_bots-linear-character = Weighs a dozen things at once; evolution chose how much each of them counts.
nothanks_bots-montecarlo-name = Monte Carlo
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
    [0] That is no loss: a bargain.
   *[other] That is a loss of { $loss }: no bargain.
  }
nothanks_bots-threshold-because = { $side ->
    [none] That is no loss at all.
    [within] The loss is within the limit of { $limit }: better now than never.
   *[beyond] The loss is beyond the limit of { $limit }.
  }
nothanks_bots-collector-waits = Nobody else seems to want the card yet, and all have chips: it will come back with { $pot } chips on it.
nothanks_bots-collector-because = { $side ->
    [none] Somebody else might take it first, and taking is no loss.
    [within] Somebody else might take it first, and the loss is worth the chips: the limit is { $limit } now.
   *[beyond] Somebody else might take it, but the loss is beyond the limit of { $limit }.
  }
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
nothanks_bots-plays-like = { $who ->
    [you] You play
   *[other] { $name } plays
  } like { $bot ->
    [miser] a miser
    [greedy] the greedy bot
    [threshold] the threshold bot
    [collector] a collector
   *[linear] the linear bot
  }.

## Refusals

nothanks_bots-not-fast = “{ $strategy }” cannot play in batches. These can: { $known }.
