# The lesson on That’s Not a Hat: memory, bluff and a little game theory.

recall-title = Memory, bluff and doubt

## The ghost table

recall-ghost-1 = Ada
recall-ghost-2 = Ben
recall-ghost-3 = Cleo
recall-ghost-4 = Dan
recall-ghost-5 = Eva
recall-ghost-6 = Finn
recall-ghost-7 = Gus
recall-ghost-8 = Hal
recall-look = { $gifts } gifts lie open. Look carefully: { $giver } begins, and whatever is given away is turned face down.
recall-wrapped = face down, the arrow points to the { $arrow ->
    [left] left
   *[right] right
  }
recall-line = { $who }: { $what }
recall-begin = Begin
recall-pass = Next pass
recall-goes-on = { $giver } has got a gift and gives the older one on, along its arrow.
recall-open-next = { $giver } still has { $gift } lying open: it is turned face down and given on.
recall-down-again = You see { $gift } once more; now { $giver } turns it face down and gives it on.
recall-ask = { $giver } is about to give the gift in the dashed frame away. What is it?
recall-what = What lies there
recall-what-first = Say what lies there first; a guess will do.
recall-show = Turn it up
recall-shown = It is { $gift }, last seen { $passes ->
    [one] one pass
   *[other] { $passes } passes
  } earlier. You were { $sure }% sure.
recall-question = Answers at this table: { $number } of { $of }
recall-over = You were right { $right } of { $count } times, and { $sure }% sure on average.
recall-over-counts = Your curve below has new points.
recall-anew = Another table
recall-seats = Ghosts at the table: { $count }
recall-gift = What lies face down at the ghost table?

## 1. A curve of forgetting

recall-half = A memory has a leak: at each pass it loses one eighth of what is left. After how many passes is less than half of it left?
recall-half-said-low = Four eighths would make a half, if each pass took as much as the first. But each takes an eighth of what is left, which is less and less.
recall-half-said-high = Sooner than you thought.
recall-half-reveal = What is left is 7/8, then 7/8 of that, and so on: after 5 passes still 51%, after 6 passes 45%. Losing the same part each time is quick at first and slow at the end.
recall-forgetting-title = How often you were right, by how long ago the gift was seen
recall-none-yet = Your points appear here once you have answered at the ghost table above.
recall-span = From { $count ->
    [one] one answer
   *[other] { $count } answers
  }: of { $gifts } gifts you knew about { $known } at a time, once lucky guesses are taken off.
recall-too-few = Eight answers are needed before your leak can be estimated.
recall-leak = Your answers fit best with a leak of { $leak }% per pass; anything from { $low }% to { $high }% fits nearly as well.
recall-models = A way to forget
recall-name-fading = a leak
recall-name-window = the last passes only
recall-name-activation = activation (ACT-R)
recall-set-fading = Leak: { $value }% per pass
recall-set-window = Remembers the last { $value ->
    [one] pass
   *[other] { $value } passes
  }
recall-set-activation = Decay: { NUMBER($value, maximumFractionDigits: 0) } hundredths
recall-model-fading = With a leak of { $value }% per pass one half is left after { $half } passes.
recall-model-window = Everything up to { $value ->
    [one] one pass
   *[other] { $value } passes
  } ago is there, and nothing else.
recall-model-activation = A memory sinks with the logarithm of time. Near a threshold it sometimes comes to mind and sometimes does not.
recall-my-leak = Draw the leak that fits my answers best
recall-curve-right = how often you were right
recall-curve-sure = how sure you were
recall-curve-model = how often the model is right
recall-curve-blind = a blind guess
recall-axis-passes = passes since the gift was seen
recall-axis-percent = per cent
recall-column-passes = Passes since
recall-column-count = Answers
recall-column-right = Right
recall-column-sure = Sure
recall-column-model = The model
recall-floor = A model memory that forgets more and more is still never right less than once in five. Why?
recall-floor-model = There are five gifts at the table. Whoever has forgotten everything still has to name one, and a blind guess is right once in five times. Knowing nothing is not the same as always being wrong.
recall-welcome-gifts = With four gifts and eight swaps a memory that leaks 10% per pass would still have { $left }% of each gift, and with luck guess some of the rest. Do you now know better what to bet?

## 2. What one believes

recall-bars-title = What a perfect memory believes about the gift, what a leaky one, and what you
recall-gift-column = Gift
recall-who-perfect = Perfect
recall-who-leaky = Leaky
recall-who-own = You
recall-set-passes = The gift was seen { $value ->
    [0] just now
    [one] one pass ago
   *[other] { $value } passes ago
  }
recall-set-leak = Leak: { $value }% per pass
recall-set-honesty = People tell the truth in { $value }% of all cases
recall-claims = What the giver says
recall-claim-nothing = nothing
recall-says = “I have { $gift } for you.”
recall-bars-told = Seen { $passes ->
    [0] just now
    [one] one pass ago
   *[other] { $passes } passes ago
  }: to the leaky memory { $gift } is likeliest, at { $chance }%.
recall-bars-no-own = Your own bars appear once you have answered at the ghost table.
recall-bars-own = Your bars are those of a gift seen { $passes ->
    [one] one pass
   *[other] { $passes } passes
  } earlier: you were { $sure }% sure and { $right ->
    [yes] right
   *[no] wrong
  }.
recall-bars-paper = A guitar lies there, last seen { $passes } passes ago; the leak is { $leak }% per pass.
recall-claim = You remember only dimly: 50% for the guitar, the rest spread evenly over four other gifts. The giver knows the gift, and tells the truth in 80% of all cases; a lie names any of the other four. “I have a guitar for you.” How sure of the guitar should you be now, in per cent?
recall-claim-said-low = More than that: two sources that know nothing of each other say the same.
recall-claim-said-high = Nearly, but some doubt is left.
recall-claim-reveal = If it is the guitar, you hear these words in 80% of all cases. If it is one of the four others, a liar has to hit upon the guitar among four names: 5%. So 50% of 80%, which is 40%, stands against 50% of 5%, which is 2.5%; and 40 is 94% of both together.
recall-bayes = **Multiply each bar by how likely these words are if that gift lies there. Then stretch all bars until they add up to 1 again.** A memory that forgets nothing does not move at all: zero times anything is zero.

## 3. When to doubt

recall-doubt = Six people play. You give what the giver says a chance of only one quarter. What is best for you?
recall-doubt-refuse = refuse
recall-doubt-accept = accept
recall-doubt-same = both are equally good
recall-doubt-said-refuse = For two players it would be so: there the giver’s point is all yours to gain.
recall-doubt-said-same = Compare what you lose when you are wrong with your share of what you win when you are right.
recall-doubt-reveal = If you are wrong, a whole point is yours. If you are right, one of five others gets a point, and your distance to their average grows by a fifth only. A quarter of a point lost against three quarters of a fifth won: accept.
recall-rule = Let `p` be the chance that the name is true. Refusing loses 1 with chance `p`, and wins `1/(N − 1)` with chance `1 − p`. Both weigh the same at `p` = `{ $limit }`: **refuse only if the chance that the name is true is below 1/N**.
recall-polite-title = Below which chance refusing pays, by the number of players
recall-polite-told = With two players refuse below { $few }%, with eight below { $many }%.
recall-axis-players = players
recall-axis-refuse = refuse below, per cent
recall-column-players = Players
recall-curve-polite = accepting costs nothing
recall-curve-carried = carrying a wrong name costs
recall-polite = Why should one be more patient with doubtful gifts at a large table than at a small one?
recall-polite-model = What I lose by a wrong refusal is a whole point, however many play. What I win by a right one is that one of the others gets a point, and among many others that changes little about where I stand.

## 4. What you carry

recall-carry = Six people play, and carrying a wrongly named gift costs half a point on average. What happens to the threshold below which refusing pays?
recall-carry-less = it falls
recall-carry-same = it stays where it is
recall-carry-little = it rises, but less than to twice as much
recall-carry-double = it rises to more than twice as much
recall-carry-said-less = It is the other way round: the more it hurts to accept, the sooner one refuses.
recall-carry-said-same = It would if you never had to name the gift. You will.
recall-carry-said-little = Half a point sounds like little, but it is much more than the fifth of a point that a right refusal was worth before.
recall-carry-reveal = A right refusal now spares you half a point besides the fifth: 0.2 + 0.5 = 0.7 against 1. The threshold is 0.7 of 1.7, that is 7/17, about 41%. **Here the assumption fails:** accepting was never free.
recall-set-cost = Carrying a wrong name costs { NUMBER($value, minimumFractionDigits: 2) } points
recall-carried = With a cost `c` the threshold is `{ $limit }`. With `c = 0` it is the old rule. With a large `c` the size of the table hardly matters any more.
recall-aha = **The bigger the table, the more politely you should swallow a doubtful gift – until it is your turn to name it.**

## 5. A race to three points

recall-style = Your opponent never lies and never doubts. What raises your chance to win the most?
recall-style-neither = nothing: play the same way
recall-style-lie = lie three times in five, never doubt
recall-style-doubt = never lie, doubt whatever memory gets right less than 60% of the time
recall-style-both = both of that
recall-style-said-neither = Playing alike makes it even, and you can do better: your opponent is often wrong without knowing it.
recall-style-said-lie = A lie is caught whenever the other remembers. Here it wins less often than honesty does.
recall-style-said-both = The doubts win the game; the lies give a part of it back, since some of them are remembered.
recall-style-reveal = Doubting alone wins 81% of all games, both together 76%, lying alone 46%. An opponent who never lies is still often wrong: forgetting is enough.
recall-surface-title = Your chance to win, in per cent. Columns: how often you lie. Rows: you doubt what memory gets right less often than this. The framed one (★) is best.
recall-surface-corner = doubt \ lie
recall-other-bluff = Your opponent lies in { $value }% of all offers
recall-other-doubt = … and doubts what memory gets right in less than { $value }% of all cases
recall-surface-told = Best: doubt below { $doubt }%, lie in { $lies }% of all offers. It wins { $rate }% of all games.
recall-race = No game was played for this map. Each offer gives a point to one, to the other, or to nobody, with chances that follow from the leak; from those the chances of all standings follow, back from the third point to the first. Simulated games agree.

## 6. A bluff that nobody can exploit

recall-lie = A lie that is accepted costs the receiver half a point. In what percentage of cases should the giver lie, so that it makes no difference what the receiver does?
recall-lie-said-low = That is safe, but too tame: a receiver who always accepts loses less to you than they might.
recall-lie-said-high = Too bold: whoever always doubts now wins against you.
recall-lie-reveal = If the giver lies in 40% of all cases, accepting costs the receiver 0.4 × 0.5 = 0.2, and doubting costs 0.6 − 0.4 = 0.2: the same. Whoever lies more is doubted, whoever lies less gives away a part of the 0.2.
recall-duel-title = What the giver wins, in points
recall-duel-head = The giver
recall-duel-accept = accepted
recall-duel-doubt = doubted
recall-duel-truth = tells the truth
recall-duel-lie = lies
recall-set-lie = The giver lies in { $value }% of all cases
recall-set-doubt = The receiver doubts in { $value }% of all cases
recall-set-memory = The receiver remembers the gift in { $value }% of all cases
recall-duel-told = The giver wins { $now } points on average. By playing otherwise the giver alone could gain { $giver }, the receiver alone { $receiver }.
recall-axis-lie = how often the giver lies, in per cent
recall-axis-points = points
recall-curve-accepts = won from one who always accepts
recall-curve-doubts = won from one who always doubts
recall-curve-sure-of = what the giver is sure of
recall-elephant = Now the receiver remembers the gift in one case of four, and then is never wrong. How often should the giver lie, compared with before?
recall-elephant-more = more often
recall-elephant-same = just as often
recall-elephant-less = less often, but sometimes
recall-elephant-never = never
recall-elephant-said-more = Lies are caught more often now; that is no reason for more of them.
recall-elephant-said-less = It sounds reasonable. But the lies are there to keep a forgetful receiver in doubt, and for that receiver nothing has changed.
recall-elephant-said-never = Not yet. When memory reaches one third, lying stops for good.
recall-elephant-reveal = Still 40%. How often you lie is set by what keeps the other from doing better, and one who has forgotten reckons as before. What changes is the receiver: they need to doubt less. Move the memory up to one third, and see what happens.
recall-mixing = Accepting costs `c` times the lies, doubting the truths minus the lies. They are equal for a share of lies of `{ $rate }`. **Mixing is not about chance: it leaves the other nothing to exploit.**
recall-mix = Why should somebody who remembers every gift lie now and then?
recall-mix-model = If I never lied, everybody would accept everything from me, and my honest words would win nothing. A few lies make it risky to accept and risky to doubt, so that the receiver pays either way.

## 7. Sure and right

recall-calibration-title = How often you were right, by how sure you were
recall-calibration-none = Your points appear here with your first answers.
recall-calibration-told = { $count ->
    [one] One answer
   *[other] { $count } answers
  } so far. Where it matters most: { $of ->
    [one] one answer, given
   *[other] { $of } answers, given
  } { $sure }% sure, right in { $share }%.
recall-axis-sure = how sure, in per cent
recall-axis-right = right, in per cent
recall-curve-honest = just as sure as right
recall-curve-yours = your answers

## Summary

recall-summary = 1. A memory that loses the same part at each pass forgets quickly at first, slowly later, and is never worse than a blind guess.
  2. A belief is a bar for each gift; words multiply the bars, which are then stretched until they add up to 1 again.
  3. If accepting were free, you would refuse only below `1/N`.
  4. It is not free: whoever has to name the gift later should doubt much sooner.
  5. A bluff cannot be exploited if the other loses as much by doubting as by accepting.

## Exercises

recall-balance = Here a lie that is accepted costs a whole point. Choose how often the giver lies and how often the receiver doubts, so that neither of the two could gain more than 0.02 points by playing otherwise.
recall-balance-right = Neither can do better alone: that is an equilibrium. What does the giver win by it?
recall-balance-nudge = Change one slider and watch what the other side could gain.
recall-balance-step = The receiver cannot gain if accepting and doubting cost the same: lies × 1 = truths − lies. The giver cannot gain if truth and lie win the same: doubts = acceptances − doubts.
recall-balance-solution = Both sliders at 33%: one third each.
recall-settle = Can neither gain?
recall-not-settled = Not yet: the { $who ->
    [giver] giver
   *[receiver] receiver
  } could still gain by playing otherwise.

recall-update-right = Apply it twice to the same words. Are two honest people worth more than a single one who is more reliable?
recall-update-not-shared = A lie names one of several other gifts: its chance has to be shared among them.
recall-update-not-one = Nearly: now divide by the sum, so that all chances add up to 1 again.
recall-update-forgets = You forget what was believed before. Multiply each chance by how likely these words are.
recall-update-believes = You believe every word. Somebody may lie.
recall-update-only-claim = The words also say something about the other gifts: a lie may have been told about each of them.
recall-update-sum = For `{ $call }` the chances do not add up to 1.
recall-update-honest = If people never lie, their word should be certain. Ask `{ $call }` with honesty 1.
recall-update-nudge = For each gift: how likely are these words if that gift lies there?
recall-update-step = If the named gift lies there, the words come with chance `honesty`; if another one does, with chance `lie`. For each gift, multiply this by `belief[gift]`: a dictionary like the one in the last line.

recall-fit-example = A memory that loses { $leak }% per pass is right all three times, after { $one }, { $two } and { $three } passes, with a chance of { $percent }%.
recall-fit-right = How many answers does it take to know the leak to within 5%? Try invented people.
recall-fit-no-guessing = You forget that a blind guess may hit: even without any knowledge one is right once in five times.
recall-fit-right-only = You leave the wrong answers out, or count them as right ones. They tell as much: with the chance `1 - chance(leak, passes)`.
recall-fit-upside-down = Right and wrong have changed places.
recall-fit-least = That is the leak that makes the answers least likely.
recall-fit-same-chance = You use the same number of passes for all answers.
recall-fit-nudge = For one leak: how likely is it that somebody answers exactly like this?
recall-fit-step = Multiply `chance(leak, passes)` for each right answer and `1 - chance(leak, passes)` for each wrong one: `prod(… for passes, right in answers)`.

recall-p-star-right = For which cost does a table of eight doubt as soon as a table for two without any cost?
recall-p-star-free = That is the rule without the cost.
recall-p-star-for-two = You count as if only two played: among several others, a point for one of them is worth less to you.
recall-p-star-gain = That is what a right refusal is worth. At which chance does it weigh as much as the point that a wrong one costs?
recall-p-star-turned = That is the chance that the name is wrong. Asked for is the chance that it is true.
recall-p-star-added = The cost cannot simply be added to 1/N: put it into the balance from the start.
recall-p-star-falls = In `{ $call }` a higher cost makes one doubt later. It should be the other way round.
recall-p-star-nudge = What does a wrong refusal cost? What does a right one bring, the spared cost included?
recall-p-star-step = A right refusal is worth `gain = 1 / (players - 1) + cost`. Solve `(1 - p) * gain == p` for `p`.

recall-lie-rate-right = This solves any game of two by two. What would a game of three by three need?
recall-lie-rate-unclipped = That is where both lines cross. But in some games they cross outside 0 to 1, or both go up: look at the ends too.
recall-lie-rate-doubter = That is how often the receiver should doubt. Rows and columns have changed places.
recall-lie-rate-half = One half is right only by chance. Compute what the giver is sure of.
recall-lie-rate-hopes = You look at the best that can happen. Look at the worst, and make that as good as possible.
recall-lie-rate-pure = Never mixing is not enough: between always and never the giver can often be sure of more.
recall-lie-rate-nudge = For one rate of lies: what does the giver win from somebody who always accepts, and from somebody who always doubts? The smaller of both is sure.
recall-lie-rate-step = The best rate is 0, or 1, or where both are equal. Compute the smaller win for these three and take the best.

recall-choose-right = You win clearly more than the third that would be fair. What would change if your rivals remembered everything too?
recall-choose-no-move = `{ $given }` is not one of the moves that are possible now. Choose one of `moves`.
recall-choose-nothing = Sometimes your function returns nothing. Does every way through it end with a move?
recall-choose-names = Mostly you do not name the gift that you remember. Whoever does remember will refuse it.
recall-choose-accepts = You accept everything. Ask your memory how doubtful the name is.
recall-choose-refuses = You refuse everything, and get a point for each true name.
recall-choose-loses = You won { $share }% of { $games } games. That is not clearly more than the third that would be fair.
recall-choose-nudge = There are two moments: you are asked to name a gift, or to answer somebody who has named one. What does your memory say of the gift that is given?
recall-choose-step = `memory.likeliest(GIVEN)` is a gift and its chance; look for the move whose `gift` it is. `doubt(memory, view).refuse` says whether a refusal pays.

recall-open = Invent a rule that makes bluffing pay more, but not too much. What would you change, and how would you find out whether it works?
recall-open-model = There is no single right answer. One idea: whoever accepts a wrong name gets a small penalty at the end of the round. Change the cost in the game for two, solve it anew, and see how often lying pays; then let people play it.
recall-teach = A friend says: “I think that is not a hat, so I say so.” Explain in three sentences when that is wise.
recall-teach-model = If many play, a wrong doubt costs you a whole point, and a right one only helps you a little, so a doubtful gift is often better accepted. But you will have to name it later, and if it is not a hat, somebody may notice. So doubt early when you would be stuck with it, and late when you can get rid of it.
