# The labs: what their buttons and results say.

lab-as-table = The same as a table

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
