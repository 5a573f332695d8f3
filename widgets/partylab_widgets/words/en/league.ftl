# The lesson on the strategy tournament.

## The first table

league-you = You
league-set-limit = { $side ->
    [gain] I take a card if I gain at least { $value ->
        [one] one point
       *[other] { $value } points
      } by it, chips counted
    [even] I take a card if it costs me nothing, chips counted
   *[loss] I take a card if I lose at most { $value ->
        [one] one point
       *[other] { $value } points
      } by it, chips counted
  }
league-play = { $deals ->
    [one] Play one deal
   *[other] Play { $deals } deals
  }
league-first-title = A limit
league-first-none = Each deal is played three times, once from every seat, so that nobody has the better cards.
league-first-told = You won { $won } of { $games } games{ $shared ->
    [0] { "" }
    [one] { " " }and shared another one
   *[other] { " " }and shared { $shared } more
  }.
league-game = Game
league-last-deal = Deal { $number }, once from every seat: points (fewer are better, ★ wins)
league-first-paper = From how many points of loss on would you refuse a card? My limit: ______
league-enough-here = That is enough here: { NUMBER($most) } at most. Begin anew, or go on below.

## 2. How many deals are enough?

league-enough = Three sit at a table. In the long run Ana wins 44% of all games and Bo 41%. After how many deals, roughly, do their 95% intervals stop overlapping?
league-enough-said-20 = After 20 deals each interval is wider than all the difference.
league-enough-said-200 = That would do for a difference three times as large.
league-enough-said-20000 = You are on the safe side, by a factor of ten.
league-enough-reveal = A single deal says little: it is won or lost by the cards. Each interval may reach only half of a small difference to either side, and four times as many deals only halve it. So it takes about 2,000 deals, or 6,000 games. **Between players so alike, a dozen games at the kitchen table say next to nothing about who is better.**
league-shrinking-title = Games won, with 95% intervals, by the number of deals
league-shrinking-told = { NUMBER($deals) } deals: Ana { $ana }%, Bo { $bo }%, give or take up to { NUMBER($margin, minimumFractionDigits: 1) } percentage points. { $apart ->
    [no] The intervals overlap: that does not show yet who is better.
    [ana] The intervals are apart: Ana is better.
   *[bo] The intervals are apart: Bo is better.
  }
league-four-times = Four times as many deals
league-other-cards = The same with other cards
league-column-deals = Deals
league-column-ana = Ana wins
league-column-bo = Bo wins
league-column-apart = Apart?
league-give-or-take = { NUMBER($mean, minimumFractionDigits: 1) }% ± { NUMBER($off, minimumFractionDigits: 1) }
league-legend-ana = Ana takes at a loss of 12
league-legend-bo = Bo takes at a gain of 1
league-apart = After 20 deals one of the two is ahead, perhaps by far. Why does that not show that this one plays better?
league-apart-model = With other cards it could well have been the other way round: both intervals are wide, and they overlap. Only intervals that lie apart would show it.

## 3. The best answer

league-invader = Two others take a card only if it costs them nothing: their limit is 0. Which limit wins most often against them?
league-invader-said--4 = Whoever waits for more than the others never gets it: they take the card one round earlier.
league-invader-said-0 = Playing alike gives each a third. A little more haste gives far more.
league-invader-said-16 = So much haste wins cards, and loses games: each card costs more than it brings.
league-invader-reveal = A limit of 4 wins about nine games in ten. Whoever waits for a bargain watches somebody a little less patient take it, at a small loss, and collect the chips that were meant for others.
league-map-title = How often a limit (column) wins where { $players ->
    [3] both others
    [4] all three others
   *[other] all four others
  } have the same one (row), in per cent. The framed one (★) is the best answer.
league-map-corner = others \ you
league-map-note = { $deals } deals for each number, from every seat: give or take up to 4 points.
league-answers-told = { $same ->
    [yes] Where everybody has the limit { $limit }, no other one does better: it wins its fair share of { $fair }%.
   *[no] Where all others have the limit { $limit }, the best answer is { $best }: it wins { $share }% of all games, instead of a fair { $fair }%.
  }
league-set-players = { $value } players

## 4. A price war

league-race = At the beginning all have the limit 0. Everybody learns of the best answer and takes it. Then somebody finds the best answer to that, and again all follow. Where does it end, with three players?
league-race-stay = after the first step: nobody does better any more
league-race-settle = higher up, at a limit to which no other is better
league-race-top = at the highest limit of all
league-race-cycle = nowhere: some day a low limit is best again
league-race-said-stay = The same thing happens again: somebody a little less patient takes the cards away.
league-race-said-settle = It climbs, but does not stay: once all others pay too much, patience pays again.
league-race-said-top = At the top everybody pays far too much. Then it pays to let them.
league-race-reveal = 0, 4, 8, 12, and then −4: where all others take at a large loss, somebody very patient sits back, keeps the chips, and wins most often. Then a limit of 4 is best again, and it all begins anew. In shops this is called a price war.
league-path = Everybody’s limit so far: { $path }
league-everybody = Everybody takes the best answer: { $limit }
league-war-ends = { $how ->
    [settle] Here it has settled: the best answer is what everybody does already.
   *[cycle] This limit was there before: now it all begins anew.
  }
league-from-start = Begin anew at 0
league-five = And with five players?
league-five-settle = it settles at a limit to which no other is better
league-five-top = it climbs to the highest limit
league-five-cycle = it goes round and never ends
league-five-said-top = Before that it costs more than it brings.
league-five-said-cycle = It sounds likely, but with five the patient one has four rivals who do not all fall out of the race.
league-five-reveal = It climbs to 8 and stays there: of these limits none does better against four others who have it. Where everybody plays a best answer to everybody else, there is an **equilibrium**. With three players none of these limits makes one, if all have the same.
league-price = Everybody at a table of three has the limit 8 instead of 0. What happens to their points? (Fewer are better.)
league-price-fewer = all score fewer: they play better
league-price-same = nothing: what one wins another loses
league-price-more = all score more: all are worse off
league-price-said-fewer = Each step was an improvement for whoever took it first. Not for all together.
league-price-said-same = Chips only change hands, but cards do not cost the same for everybody: a card in a run is free.
league-price-reveal = All are worse off. Each step helped whoever took it first and harmed the others, and in the end it has helped nobody: cards go to those who are in a hurry, not to those in whose runs they fit.
league-harm = Everybody has the limit 0: { $low } points each, on average. Everybody has the limit 8: { $high } points; both give or take { $margin }. **What is best for each is not what is best for all.**
league-patient = Nobody is forced to raise the limit. Why do all do it, although all are worse off in the end?
league-patient-model = Whoever keeps the low limit while others raise theirs loses nearly every game. Each step is the best answer to what the others do; only all together could stop, and whoever then broke the agreement would win.
league-aha = **There is no best strategy, only a best answer to everybody else’s.**

## 5. Stronger than?

league-kind-calm = Calm
league-kind-eager = Eager
league-kind-angler = Angler
league-cycle = Calm beats Eager, and Eager beats Angler, both clearly. What does Angler do against Calm?
league-cycle-wins = it wins most duels
league-cycle-even = it wins about half
league-cycle-loses = it loses most duels
league-cycle-said-even = It would be odd, but less odd than the truth.
league-cycle-said-loses = It follows for heights and for weights: whoever is taller than somebody taller is taller still. It does not follow for strategies.
league-cycle-reveal = Angler wins seven duels in ten: all three beat each other in a circle, like rock, paper and scissors. Angler lets a card go round while nobody else wants it, and gathers Calm’s chips. Eager snatches the card from under Angler’s nose. And Calm lets Eager pay too much.
league-circle-title = Three characters and their duels; an arrow goes from the winner to the loser
league-beats = { $one } beats { $other } in { $share }% of all duels (± { $margin }).
league-against = { $one } against { $other }
league-column-duel = Duel
league-column-happens = What happens
league-column-rating-says = What the rating says
league-misjudged = The rating that fits best calls { $best } the strongest. But { $winner } beats { $best } all the same: **no single number can tell who beats whom.**
league-follow = Follow the arrows. Then compare the two columns of the table: the rating knows one number for each of the three, and that is all it can say.
league-duel-note = { $deals } deals at each of two tables, one against two and two against one. The rating is the best that one number for each can do (Bradley and Terry, as in chess).
league-circle = A chess player with a higher rating is expected to win. What has to be true of a game for such a rating to make sense?
league-circle-model = Whoever beats somebody who beats me has to beat me as well, more or less. Where strategies beat each other in a circle, a rating only tells how somebody does against this very field.

## 6. Evolution

league-evolve = Twenty of each live together. In each generation all play, and children play like the winners; now and then one is different. What does it look like after a hundred generations?
league-evolve-one = one kind has won; the others are nearly gone
league-evolve-thirds = each has about a third, and so it stays
league-evolve-round = it goes round: first one is on top, then the next
league-evolve-said-one = Whoever is nearly alone meets the others seldom. The one that beats it then meets it all the time.
league-evolve-said-thirds = That would be the balance. But nobody holds them there: a little more of one, and its hunter thrives.
league-evolve-reveal = It goes round. Where nearly all are Anglers, Eager has easy prey; where nearly all are Eager, Calm thrives; where nearly all are Calm, Anglers do. Start it, and watch.
league-watch = Begin anew with other luck. Who follows upon whom, each time? Can one of them die out, and what helps it back?
league-kinds-title = The three characters in the population, generation by generation
league-limits-title = The limits in the population, generation by generation
league-axis-generation = generation
league-axis-share = per cent of the population
league-axis-limit = limit
league-curve-mean = mean limit
league-curve-high = nine in ten are below
league-curve-low = one in ten is below
league-evolution-told = Generation { $generation }: { $leader } leads with { $share }%. { $changes ->
    [0] The lead has not changed yet.
    [one] The lead has changed once.
   *[other] The lead has changed { $changes } times.
  }
league-evolution-begins = Generation { $generation }: each kind has its third.
league-limits-told = Generation { $generation }: the mean limit is { $mean }.
league-generation = Generation { $generation } of { $of }
league-start = Start
league-go-on = Go on
league-stop = Stop
league-stop-first = Something is going on here: stop it first.
league-other-luck = Begin anew with other luck
league-all-generations = All generations have lived. Begin anew with other luck.
league-of = Who lives there?
league-of-kinds = the three characters
league-of-limits = people with any limit
league-set-changed = { $value }% of all children are different

## 7. A league

league-mine = My strategy
league-who = { $mine ->
    [yes] Your strategy takes part.
   *[no] Your own strategy joins in as soon as its function returns something.
  } { $house } bots of the house take part. { $where ->
    [none] { "" }
    [samples] The folder is empty; so { $files } strategies of a small class that we made up play along. Three of them are up to no good.
   *[folder] { $files ->
        [one] One strategy comes
       *[other] { $files } strategies come
      } from the folder “{ $folder }”.
  } { $left ->
    [0] { "" }
   *[other] The first { $most } files by name take part; { $left } were left out.
  }
league-play-rounds = Play { $rounds } rounds
league-round = Round { $round } of { $of }
league-new = Begin a new season
league-new-season = A new season begins: the files and your strategy were read again.
league-stopped = Stopped after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  }.
league-column-rank = Rank
league-column-strategy = Strategy
league-column-wins = Games won
league-column-interval = 95% interval
league-column-games = Games
league-standings = After { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } (cards “{ $seed }”). Whose interval overlaps with that of the first of a rank shares it.
league-foul = { $name }:
league-fouls = What went wrong
league-cost-games = { $games ->
    [one] It cost one game.
   *[other] It cost { $games } games.
  }
league-sits-out = It failed in { $games } games in a row, and sits the others out.
league-paper = Our league

## The executor

league-where = Who plays the games?
league-where-here = this notebook alone
league-where-processes = { $workers } processes of this computer
league-where-dask = a Dask cluster of { $workers } workers
league-no-dask = Dask is not installed here. With it: `pip install "partylab[cluster]"`, then start the notebook again.
league-deals-done = { $done } of { $of } deals
league-stopped-deals = Stopped after { $deals } deals.
league-column-seconds = Seconds
league-executors-title = The same tournament, played in different places
league-executors-none = Play it here first, then somewhere else, and compare.
league-executors-note = Processes and clusters take a moment to start: they pay where there is much to play.
league-executors-told = { $kind ->
    [one] Now play it somewhere else, and compare.
    [same] Every run has the same result, game by game, to the last digit.
   *[differ] The results differ. That must not be: please tell us.
  }

## Summary

league-summary = 1. A strategy is a function: it sees what its player may see, and says what to do.
  2. Between two strategies that are nearly equal, it takes thousands of games to tell which is better; four times as many halve an interval.
  3. The best answer depends on what the others do; if everybody takes it, another one becomes the best.
  4. Such a price war settles where everybody plays a best answer, or goes round for ever; it can leave all worse off.
  5. Strategies can beat each other in a circle: then no single number can tell who is stronger, and evolution never comes to rest.

## Exercises

league-invade = Two others have the limit 8. Find a limit of which the whole interval lies above one third.
league-invade-none = Your limit plays against two with the limit { $resident }.
league-invade-told = You won { $share }% of all games, give or take { $margin }. { $kind ->
    [right] The whole interval lies above one third.
    [low] The others take the cards before you do.
    [same] All three play alike: nobody can win more than a third.
   *[high] You take the cards, but they cost you too much.
  }
league-invade-right = You have found an answer that pays. If the others now did the same, would you still be happy?
league-invade-nudge = Look at the map: the row of those whose limit is 8.
league-invade-step = You want to take the cards a little before they do, and not at any price.
league-invade-solution = A limit of 10 wins about two games in three.

league-limit-right = Now you have a strategy for every limit. Which one would you send into the league?
league-limit-upside-down = The other way round: you take what costs too much, and refuse the rest.
league-limit-turned = Turned round: you take from the limit upwards. What costs at most the limit is worth taking.
league-limit-strict = Nearly: a loss of exactly the limit is still accepted.
league-limit-forgotten = You forget the limit: `limit` says how much of a loss is accepted.
league-limit-no-runs = The value of the card is not its cost: use `loss`, which knows your runs.
league-limit-no-chips = The chips on the card count as well: use `loss`.
league-limit-true = Nearly: return a move, `"take"` or `"pay"`, instead of whether you want it.
league-limit-number = That is the loss. Return a move: `"take"` or `"pay"`.
league-limit-nudge = In Python a choice fits into one line: `this if condition else that`.
league-limit-step = The move is `"take"` if the loss is at most the limit, else `"pay"`.

league-best-right = With this function a computer can go through a price war by itself.
league-best-share = That is how often it wins. Which limit is it that wins so often?
league-best-highest = That is the highest limit, not the one that wins most.
league-best-worst = That is the one that wins least.
league-best-first = Nearly: of several that are equally good, give the lowest, wherever it stands.
league-best-latest = Nearly: of several that are equally good, give the lowest.
league-best-nudge = `best` is how often the best limit wins. Which limits win so often, and which of them is the lowest?
league-best-step = Then go through `shares.items()`, keep the limits that win so often, and take their minimum.

league-war-right = Try it with best answers from the map above. From which limits does the war come back to where it began?
league-war-repeats = Nearly: the limit that comes again need not stand there twice.
league-war-no-start = The limit with which it all begins belongs to it.
league-war-last = That is where it ends. All limits on the way are wanted, as a list.
league-war-one-step = That is one step only. Go on until a limit comes again.
league-war-endless = It never ends: some wars go round. Stop as soon as a limit comes that was there before.
league-war-nudge = A list remembers where you have been: `limit in war` asks whether it was there before.
league-war-step = As long as `best(war[-1])` is not in `war`, append it.

league-choose-right = You win { $share }% of all games, and at least { $low }% with near certainty. Send it into the league.
league-choose-takes = You take every card. Whoever pays a chip now and then gets rid of the dear ones. ({ $share }% won)
league-choose-pays = You never take a card of your own free will. Some of them pay. ({ $share }% won)
league-choose-no-chips = You do not look at the chips on the card, `view.pot`: they are points as well. ({ $share }% won)
league-choose-weak = You win { $share }% of all games: no more than a third. What is the best answer to somebody with the limit 8?
league-choose-close = You win { $share }% of all games, but it might still be luck: the interval begins at { $low }%. A little more is needed.
league-choose-illegal = You wanted to “{ $move }”. A move is `"take"` or `"pay"`.
league-choose-late = You took longer than { NUMBER($seconds, maximumFractionDigits: 1) } s. Is there a loop that never ends?
league-choose-memory = You wanted more than { $megabytes } MB of memory.
league-choose-cheat = That is a foul (`{ $what }`): a strategy looks at its view and at nothing else.
league-choose-died = Your function has ended its own process.
league-choose-cannot-travel = `{ $name }` cannot come along into the process in which your function plays. Use functions, modules and plain values.
league-choose-nudge = The house bot “threshold” takes at a loss of at most 8. What does the map say about that?
league-choose-step = Compute the loss as above, and accept a little more of it than the others do.

league-open = Your strategy wins against some populations. Find one that it loses to, and say how you found it. (A single counterexample is enough.)
league-open-model = For example: a limit of 10 beats two with a limit of 8, and loses against two with 12. The map shows it in the column of your limit: look for the row in which it wins least. A strategy that watches the others’ chips needs other counterexamples: try a table of anglers.
league-teach = A friend says: “I have found the best strategy for No Thanks!” Explain in three sentences why you would ask: “Against whom?”
league-teach-model = What wins depends on what the others do: a little less patient than they are is best, until all are in too much of a hurry, and then patience wins. Three strategies can even beat each other in a circle. So a strategy can be a best answer to the others at this table, but not the best of all.
