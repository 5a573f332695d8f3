# The lesson on No Thanks!: runs and probability.

runs-title = Runs and probability

## 1. What does a card cost?

runs-pair = You hold the 26. Now you take the 25. How do your points change?
runs-pair-said-plus25 = The new card does cost its value. But the one that you held stops counting.
runs-pair-said-0 = A card is free when it goes above a run. This one goes below: from now on it is the one that counts.
runs-pair-said--26 = The card that you held stops counting, that is right. But the new one counts instead.
runs-pair-reveal = Before, the 26 counted: 26 points. Now 25 and 26 form a run, and only its lowest card counts: 25 points. A second card made your hand **cheaper**.
runs-why-lower = How can one more card lower your points? Say it in one sentence.
runs-why-lower-model = The new card goes below a run I hold: it becomes the lowest card and counts, but the card that counted before was one point dearer and counts no more.
runs-join = You hold 13, 15 and 16. Now you take the 14. How do your points change?
runs-join-said-plus14 = It has a lower neighbour in your hand, so it does not count at all.
runs-join-said-0 = The card is free, yes. But look at the run above it, too.
runs-join-said--1 = As in the question before? There the new card counted. Here it does not.
runs-join-reveal = The 14 follows the 13, so it costs nothing. And it joins 15 and 16 to the 13, so the 15 stops counting: 28 points before, 13 points after.
runs-price = Two questions price a card c: does it count, and does another one stop counting? With H for your cards:
  gained = 0 if c − 1 is in H, else c
  saved = c + 1 if c + 1 is in H, else 0
  The cost is what you gain minus what you save.

## 2. Take it, or pay?

runs-wait = You hold the 34. The 35 lies there without a chip. Neither of the two other players takes it before 30 chips lie on it. What scores better: take it now, or pay and wait one lap?
runs-wait-now = take it now
runs-wait-wait = pay a chip and wait one lap
runs-wait-said-now = Free now, that is true. But the others pay you for waiting.
runs-wait-reveal = Now, it changes your points by 0. After one lap you have paid 1, three chips lie on the card, and it still costs nothing: 1 + 0 − 3 = −2. The rule of thumb looked only at this moment; **here its assumption fails**. (And it is a bet: somebody might take the 35 to annoy you.)

## 3. Will a card come?

runs-one = Nothing has been seen yet. How likely is it, in per cent, that the 23 is in the deck?
runs-one-said-low = It is likelier than that: most of the cards come.
runs-one-said-high = It is a little less likely: some cards stay in the box.
runs-one-reveal = 24 of the 33 cards come, and no card is special: 24 chances in 33.
runs-places = All places are equally likely, so we only count them:
  P = places in the deck / all places
runs-both = The 22 and the 24: is the chance that **both** come the product of their two chances?
runs-both-less = less than the product
runs-both-same = exactly the product
runs-both-more = more than the product
runs-both-said-same = It would be, if the two cards knew nothing of each other. But they want the same places.
runs-both-said-more = The other way round: when one card has taken a place, one place fewer is left.
runs-both-reveal = **Given** that the 22 comes, only 23 places out of 32 are left for the 24. That is a **conditional probability**, and with it one may always multiply: P(both) = P(22) · P(24 given 22) = 8/11 · 23/32. Only if the 22 told nothing about the 24 could we multiply by 8/11 again. **“Independent” was an assumption, and here it fails.**
runs-both-values = Both in the deck: { $pair }. As if independent: { $product }.
runs-half = Cards turn up one by one. After how many of them is the chance that a given unseen card still comes exactly one half?
runs-half-said-low = Later: then more cards are still to come than lie in the box.
runs-half-said-high = Sooner: by then fewer cards are still to come than lie in the box.
runs-half-reveal = After 15 cards, 9 are still to come and 9 lie in the box. An unseen card is in one place as likely as in the other.
runs-after = Given n seen cards, 24 − n of the 33 − n unseen ones will come, and each of them is as likely as any other: P = (24 − n) / (33 − n).

## 4. How many runs?

runs-average = 24 of the 33 cards are dealt. How many runs do they form, on average?
runs-average-said-low = There are more: each missing card can cut a run in two.
runs-average-said-high = There are fewer: with so many cards dealt, most have a lower neighbour.
runs-average-reveal = On average, not in every deal: look how far the bars spread. Where does this number come from? Read on.
runs-first = The 3 starts a run with probability { $chance }.
runs-other = Given that the 4 comes, the other cards share the 9 places in the box, and the 3 is one of them: { $given }.
  P(the 4 starts a run) = P(the 4 comes) · P(the 3 does not, given that the 4 comes) = { $chance }.
runs-terms = For how many of the 33 cards is the chance of starting a run the same as for the 4? Count the 4, too.
runs-terms-said-low = Which card did you leave out? Even the highest one has a lower neighbour.
runs-terms-said-high = One card is different: the lowest one has no lower neighbour.
runs-terms-reveal = For all cards from 4 to 35: each of them has a lower neighbour. Only the 3 has none.
runs-sum = Together: 24/33 + 32 · 24/33 · 9/32 = { $exact } runs on average.
runs-aha = **You never need to know the deal: add 33 small chances, and the answer falls out.**
runs-add = Neighbouring cards depend on each other. Why may we add all the same?
runs-add-model = The average of a sum is the sum of the averages, whether or not the parts depend on each other. Only to multiply one has to ask what is given.
runs-simulated = { $deals } deals (seed { $seed }): { $mean } ± { $margin } runs. Exactly: { $exact }.
runs-welcome-deal = The most likely number of runs is { $best }, but even this one comes up in only { $exactly }% of all deals. “{ $best }, give or take one” is right in { $near }% of them.
  Nobody could honestly be surer than that: with hindsight, it is the best confidence one could have given.
runs-summary = 1. Of a run only the lowest card counts; one more card can **lower** your score.
  2. Holding the 26, taking the 25 costs −1.
  3. Given n seen cards, each unseen card comes with probability (24 − n) / (33 − n).
  4. P(A and B) = P(A) · P(B given A). Only if A and B are independent is that P(A) · P(B): cards are not.
  5. Averages may always be **added**: 24 cards make 80/11 ≈ 7.27 runs.

## Exercises

runs-lower = Find a card that **lowers** your score.
runs-lower-right = You found one. How many such cards are there here? Look for one that lowers the score by more than one point.
runs-lower-nudge = Which cards count at the moment? Only those can stop counting.
runs-lower-step = A card stops counting when its lower neighbour arrives. So try the number just below a card that counts.
runs-lower-solution = The 21, the 23 and the 29 each lower the score. The 23 does it by 24: it joins the 22 and the 24.

runs-score-right = One more question: what is the lowest score anybody could ever have?
runs-score-every-card = You add up all the cards. But of a run only the lowest card counts.
runs-score-highest-card = You count the highest card of each run. The lowest one counts.
runs-score-turned = You add just the cards that do not count: those whose lower neighbour is there.
runs-score-counts = You count the runs. Add the values of their first cards.
runs-score-lowest-only = You take the lowest card of all. That is one run; each other run has a first card, too.
runs-score-chips-added = Your chips raise the score. Each chip takes one point off.
runs-score-no-chips = The cards are right, but the chips are missing. Each chip takes one point off.
runs-score-nudge = Go through the cards. Which ones count? Look at each card’s lower neighbour.
runs-score-step = The list of every `card` for which `card - 1 not in cards`: `[… for card in cards if …]`.

runs-delta-right = For which hands is the change below −20? Try to find one.
runs-delta-always-all = Your function always charges the full value. Look at the neighbours in the hand.
runs-delta-only-below = You look at the lower neighbour only. What happens to the card above, when you have it?
runs-delta-only-above = You look at the upper neighbour only. What does the card cost when you hold the one below?
runs-delta-saves-card = Nearly: the card that stops counting is the one above, worth `card + 1`.
runs-delta-backwards = The sizes are right, but every sign is turned round. More points is a positive change.
runs-delta-nudge = Two questions, one after the other: does the new card count? And does another card stop counting?
runs-delta-step = It counts unless `card - 1` is in the hand. And `card + 1` stops counting when it is in the hand.

runs-chance-right = And how likely is it that two given unseen cards both come?
runs-chance-never-changes = That is the chance before anything has been seen. Each seen card changes it.
runs-chance-all-come = Then each unseen card would be sure to come. But nine of all cards lie in the box.
runs-chance-two-seen = That is right when two cards have been seen. How many were seen here, `seen` says.
runs-chance-those-seen = So many cards have come already. How many of the 24 are left?
runs-chance-box-emptied = What turns up comes from the 24, not from the nine in the box.
runs-chance-of-all-cards = You count the cards still to come rightly. But out of how many unseen cards?
runs-chance-too-many-left = You count the unseen cards rightly. But some of the 24 have come already.
runs-chance-of-the-box = This is the chance to lie in the box. You want the chance to come.
runs-chance-seen-already = Almost. But a card that has been seen will not come again.
runs-chance-nudge = Every unseen card is in the same situation, and `unseen` counts them. How many of them will come?
runs-chance-step = 24 cards come in all. After `len(seen)` of them, `24 - len(seen)` are still to come.

runs-expected-right = When is the mean number of runs largest? Try the sandbox below.
runs-expected-as-if-independent = You treat neighbours as independent. When a card is dealt, its lower neighbour is missing a little more often than you think.
runs-expected-first-forgotten = The lowest card is missing in your sum: it has no lower neighbour.
runs-expected-first-like-others = You treat the lowest card like the others. But it has no lower neighbour to miss.
runs-expected-only-33 = That is right for 24 of 33 cards. Now let `cards` and `dealt` be anything.
runs-expected-nudge = Do as in section 4: one chance for the lowest card, one for each of the others, and add.
runs-expected-step = The lowest card: `dealt / cards`. Each of the `cards - 1` others: that times `(cards - dealt) / (cards - 1)`.

runs-estimate-right = Your margin should miss the exact value about once in twenty times. Try 100 seeds, and count.
runs-estimate-not-two = Give back two numbers, the mean and the margin: `return mean, margin`.
runs-estimate-mean-off = `{ $call }` gives a mean of { $mean }. Do you deal 24 different cards from 3 to 35, and count runs?
runs-estimate-no-root = Your margin is that of a single deal. The mean of many deals is steadier: divide by the square root of their number.
runs-estimate-not-divided = That is the spread of single deals. Divide it by the square root of their number, and multiply by 1.96.
runs-estimate-two-thirds = That margin holds the true value only about two times in three. Multiply by 1.96 for 95%.
runs-estimate-no-square-root = You divide by the number of deals. Divide by its square root: four times the deals only halve the margin.
runs-estimate-variance = You use the variance. The standard deviation is its square root.
runs-estimate-margin-off = The mean is right, but the margin is not about 1.96 · standard deviation / √deals.
runs-estimate-nudge = Deal as in section 4, collect the numbers of runs in a list, then compute their mean and their spread.
runs-estimate-step = `counts = [len(runs(rng.sample(range(3, 36), 24))) for _ in range(deals)]`. The margin is `1.96 * stdev(counts) / sqrt(deals)`.

runs-longest-right = Compare with `odds.longest_run()`, which does it for the whole game without listing its 38,567,100 deals. How?
runs-longest-counts = Those are numbers of deals. Divide by the number of all deals to get chances.
runs-longest-number-of-runs = You count the runs of each deal. How long is the longest of them?
runs-longest-one-short = Every length is one too small: a single card is a run of length 1.
runs-longest-first-run = You take the first run of each deal. Look for the longest.
runs-longest-nudge = List all deals with `combinations(range(cards), dealt)`, and find the longest run of each.
runs-longest-step = `max(len(run) for run in runs(deal))` is the length you want. Count with `Counter`, then divide by `len(deals)`.

runs-open = Change the game: choose how many cards there are and how many are removed, so that waiting for a gap to close feels most exciting to you. Say why.
runs-open-model = There is no single right answer. One idea: remove one card in two. Then every gap is a coin toss, and no player can be sure; with fewer removed, waiting is safe and dull.
runs-teach = A friend asks: “How can you know the mean number of runs when you do not know the deal?” Explain it in three sentences.
runs-teach-model = Every run has one first card. Each card has a small chance of being one: it must come, and its lower neighbour must not. Add up these 33 chances, and you have the mean number of runs.

## The row of cards

runs-row-begin = Pick up a card.
runs-row-empty = You hold no card yet.
runs-row-cards = The cards from 3 to 35
runs-row-rests = Resting until you have made your predictions about them: { $cards }.
runs-row-score = Your cards cost { $score } { $score ->
    [one] point
   *[other] points
  }
runs-row-predict = Guess the change before a card drops
runs-row-anew = Begin anew
runs-row-guess = The { $card } is in the air. By how much will your points change?
runs-row-back = You put the { $card } back: { $change }.
runs-row-change = { $kind ->
    [low] { $change }. The { $card } follows the { $below }, and only the lowest card of a run counts.
    [high] { $change }. Now the { $card } counts, and the { $above } no longer does.
    [lowhigh] { $change }. The { $card } joins two runs: the { $above } no longer counts.
   *[alone] { $change }. The { $card } stands alone, so it counts in full.
  }

## Take or pass

runs-take-count = Decision { $number } of { $count }
runs-take-position = The { $card } lies on the table with { $chips ->
    [0] no chip
    [one] one chip
   *[other] { $chips } chips
  } on it. You hold { $mine }.
runs-take-mine = Your cards:
runs-take-take = { $chips ->
    [0] Take the card
    [one] Take the card and the chip
   *[other] Take the card and { $chips } chips
  }
runs-take-pass = Pay a chip
runs-take-price = The card costs { $cost }, its chips take off { $chips }: taking changes your points by { $change }, paying by +1. { $better ->
    [take] Taking is better right now.
   *[pass] Paying is better right now.
  }
runs-take-next = Next decision
runs-take-done = { $good } of { $count } decisions were the better ones right now.
runs-take-anew = Once more

## What is missing?

runs-missing-now = { $seen ->
    [0] No card has been seen: { $to_come } of { $unseen } will come.
   *[other] The { $last } turned up. After { $seen } cards, { $unseen } are unseen, and { $to_come } of them will come.
  } Chance of each unseen card: { $chance }.
runs-missing-cards = All cards, seen or with their chance to come
runs-missing-seen = { $card }, seen
runs-missing-next = Next card
runs-missing-more = Five more
runs-missing-slider = Cards seen: { $seen }
runs-missing-paper = The chance of an unseen card after so many seen cards
