# The lesson on Not Not: the reaction lab.

reflex-title = The reaction lab

## The lab

reflex-lab = Which card is meant?
reflex-how = Two cards and a command: touch the card that is meant, or press ← or →. Only the word counts, not its ink. Be quick and mostly right.
reflex-example = An example: “{ $command }”
reflex-no-test = This is not a test of you. It measures how words work, with you as the only expert at hand.
reflex-shapes = Shapes instead of colours
reflex-practise = Practise: { $count } trials
reflex-practised = { $right } of { $count } right. Practice is not kept.
reflex-meant = { $right ->
      [yes] Right: “{ $command }” means { $meant }.
     *[no] Look again: “{ $command }” means { $meant }.
    }
reflex-practice-count = Trial { $number } of { $count }
reflex-next = Go on
reflex-begin = Begin block { $block } of { $count }
reflex-begin-calm = A block without a clock
reflex-begun = { $count } trials. Keep two fingers on the arrow keys, or on the cards.
reflex-field = Trials: left or right
reflex-progress = Trials done
reflex-stop = Stop this block
reflex-stopped = Stopped. Nothing of this block is kept.
reflex-block-done = Block { $block } is done: { $right } of { $count } right. { $left ->
    [0] That was the last one: go on below.
   *[other] Take a breath.
  }
reflex-all-done = All blocks are done. Forget the trials to begin anew.
reflex-calm-count = Trial { $number } of { $count }, without a clock
reflex-read = I have read it: show the cards
reflex-again = Read it again
reflex-calm-done = Done. The table shows how often you went back, and the errors.
reflex-forget = Forget all trials
reflex-forgotten = All trials are forgotten.
reflex-device = Blocks measured: { $blocks }. Your screen showed about { $rate } pictures a second and left out { $dropped } of { $frames }. A time is therefore good to about { $frame } ms.
reflex-csv = Download the trials (CSV)
reflex-private = The trials stay in this notebook’s kernel. Nothing is sent anywhere; this button gives them to you, and only if you tick below do they also stand in the file of your answers.
reflex-share = Put my trials into my answers: once I hand those in, they count in the curve of the class, without my name
reflex-shared = { $agreed ->
      [yes] Your trials are in your answers now. Untick to take them out again.
     *[no] Your trials are in your answers no longer.
    }
reflex-colour = { $name ->
    [red] RED
   *[blue] BLUE
  }
reflex-shape = { $name ->
    [red] TRIANGLE
   *[blue] CIRCLE
  }
reflex-curve-first = Lock your curve in above first (or choose to go on without one).
reflex-column-nots = NOTs
reflex-column-trials = Trials
reflex-column-again = Read again
reflex-column-errors = Errors
reflex-column-guess = Predicted (ms)
reflex-column-time = Time (ms)
reflex-column-cost = Cost: slower than without NOT [95% interval]
reflex-column-pair = Pair
reflex-column-difference = Difference (ms)

reflex-curve-title = Your predicted curve
reflex-curve-drag = Points of the curve, to drag up or down
reflex-curve-told = Milliseconds for 0, 1, 2 and 3 NOTs: { $times }.
reflex-curve-locked = Locked. Now it may be measured.
reflex-curve-skipped = No curve this time. Now it may be measured.
reflex-curve-time = { $nots ->
    [0] No NOT: { $ms } ms
    [one] { $nots } NOT: { $ms } ms
   *[other] { $nots } NOTs: { $ms } ms
  }
reflex-curve-nots = { $nots ->
    [0] No NOT
    [one] { $nots } NOT
   *[other] { $nots } NOTs
  }

reflex-results = Times and NOTs
reflex-yours = These are your own trials. The curve is your time without NOT, with the cost of the NOTs on top of it.
reflex-invented = You have not measured yet: these are the trials of Sam, who is invented. The curve is Sam’s time without NOT, with the cost of the NOTs on top of it. Measure above, and yours appears here.
reflex-too-few = Too few trials are left to compare.
reflex-two-cost = { $whose ->
      [own] In your trials
     *[sam] In Sam’s trials
    } two NOTs cost { $cost } ms, 95% interval from { $low } to { $high }. { $inside ->
      [yes] Zero is inside.
     *[no] Zero is outside.
    }
reflex-covered = { $held ->
      [0] From fewer than three blocks an interval tells little: there are too few pairs to resample.
     *[other] How far to trust it: of 100 such intervals, measured on invented people whose true costs are known, about { $held } hold the truth.
    }
reflex-cutoff = { $all ->
    [yes] Throw away slow trials: none
   *[no] Throw away trials slower than { $ms } ms
  }
reflex-left-out = { $count ->
    [one] One trial is left out: errors, the first of a block, and what you throw away.
   *[other] { $count } trials are left out: errors, the first of each block, and what you throw away.
  }
reflex-axis-nots = number of NOTs
reflex-axis-ms = milliseconds
reflex-axis-guessed = your prediction
reflex-axis-measured = { $whose ->
      [own] you, measured, with 95% intervals
     *[sam] Sam, measured, with 95% intervals
    }
reflex-axis-resampled = resampled median (ms)
reflex-axis-count = how often
reflex-figure = Curve for 0, 1, 2 and 3 NOTs: { $times } ms.

reflex-resample = Draw again from the same differences
reflex-resample-paper = Write the differences on slips. Draw one, note it, put it back, as many times as there are slips; then find the median of what you noted. Do it twenty times.
reflex-resample-told = { $whose ->
      [own] Your own trials
      [free] An invented person
     *[sam] Sam’s trials
    }, { $nots ->
      [one] one NOT
     *[other] two NOTs
    }: { $count } differences, median { $cost } ms, 95% interval from { $low } to { $high }, { $width } ms wide.
reflex-ask-sam = Sam’s trials instead of yours, from as many blocks as you like
reflex-blocks = { $blocks } blocks of 24 trials
reflex-differences = The differences, pair by pair
reflex-person-cost = True cost of one NOT: { $ms } ms
reflex-person-tail = Slow tail of every time: { $ms } ms
reflex-draw = { $count ->
      [one] Draw once more
     *[other] Draw { $count } times more
    }
reflex-histogram = { $count ->
      [one] One resampled median: { $low } ms.
     *[other] { $count } resampled medians, from { $low } to { $high } ms.
    }

## The rules in pictures

reflex-rules-scene-1 = The word says RED, whatever its ink: the red card.
reflex-rules-scene-2 = NOT RED: the other card.
reflex-rules-scene-3 = NOT NOT RED: the two NOTs cancel, so the red card again.

## 1. What do you expect?

reflex-curve = How many milliseconds will you need with 0, 1, 2 and 3 NOTs, as the median of your trials? Draw your curve: pull its points up or down, or move the sliders.
reflex-published = In a published experiment people saw “now left” or “not left” and pressed the meant key. By how many milliseconds did NOT slow them down?
reflex-published-said-low = It cost more than you thought: a small word, but a step of thought of its own.
reflex-published-said-high = It cost less than you thought: most of a time is reading, deciding and moving the hand.
reflex-published-reveal = About 150 ms, and preparing longer did not make it vanish (Dudschig and Kaup, 2020). Other words, another task, another person: your number may differ, and that is part of the lesson.

## 3. What do the trials say?

reflex-sneeze = Sam sneezes in one trial: 5 seconds instead of half a second. What moves more, the mean of the trials or their median?
reflex-sneeze-mean = the mean
reflex-sneeze-median = the median
reflex-sneeze-same = both alike
reflex-sneeze-said-median = The median hardly moves: the sneeze is one more trial on its slow side, no matter how slow.
reflex-sneeze-said-same = The mean shares the sneeze among all trials; the median does not even look at how long it took.
reflex-sneeze-reveal = The mean takes every millisecond of the sneeze. The median only asks which trial stands in the middle.
reflex-sneeze-values = One sneeze among { $count } trials: the mean moves by { $mean } ms, the median by { $median } ms.
reflex-medians = So we take medians, twice: of the times on each side of a pair, and of all pairs in the end. A sneeze moves neither of them far.
  d = median of the times with NOTs − median of those without
  cost = median of all d
reflex-pairs = We compare two NOTs with none within the same block and the same ink. Why not simply all trials with all trials?
reflex-pairs-model = Within a pair, practice, tiredness and ink are the same for both sides, so they cannot make the difference. What is left is the NOTs, and luck.
reflex-aha = **What costs nothing in logic can cost a brain time.**

## 4. How sure can one be?

reflex-four = You measure four times as many blocks. How wide is the interval then?
reflex-four-quarter = a quarter as wide
reflex-four-half = half as wide
reflex-four-same = as wide as before
reflex-four-said-quarter = Four times the trials, a quarter of the width? Luck evens out more slowly.
reflex-four-said-same = More trials do help: lucky and unlucky ones even out.
reflex-four-reveal = Luck shrinks with the square root of the number of trials: four times the work, half the width.
reflex-zero = The interval for two NOTs goes from −20 to 180 ms. What may you conclude?
reflex-zero-nothing = two NOTs cost nothing
reflex-zero-something = two NOTs cost 80 ms
reflex-zero-open = both are still possible
reflex-zero-said-nothing = Zero is inside, but large costs are inside as well: nothing speaks against them.
reflex-zero-said-something = That is the middle of the interval, a good guess and no more: zero is not ruled out.
reflex-zero-reveal = Zero is inside, and so is 150. “Not shown” is not “shown not to be”: that NOT stands in another place.

## 5. Can a plan deceive you?

reflex-order = Kim pays nothing for a NOT, but gets 40 ms faster with each block. The plan: two blocks with one NOT each time, then two blocks without. How many milliseconds does one NOT seem to cost?
reflex-order-said-low = More: the two sides of each pair lie two blocks apart, and each block counts.
reflex-order-said-high = Less: only two blocks lie between the two sides of a pair.
reflex-order-reveal = Blocks 1 and 2 against 3 and 4: each pair is two blocks apart, twice 40 ms. **Here the assumption fails** that only the NOTs differ. Mixing all kinds within every block repairs it.
reflex-order-values = Kim, badly planned ({ $count } trials): { $cost } ms, from { $low } to { $high }. A narrow interval around a wrong answer.
reflex-summary = 1. Predict first, in numbers; then measure.
  2. Medians forgive a sneeze, means do not.
  3. Mix all conditions in every block and compare in pairs.
  4. Give an interval; four times the trials make it half as wide.
  5. “Not shown” is not “shown not to be”.
reflex-sam = Sam’s true costs are { $one }, { $two } and { $three } ms.

## Exercises

reflex-narrow = Sam’s interval for one NOT shall be narrower than 75 ms. How many blocks does it take?
reflex-narrow-paper = After { $blocks } blocks: { $width } ms wide
reflex-narrow-right = You found a number of blocks that will do. From one number to the next luck makes the width jump; all in all it shrinks. What would half of it take? More blocks than the slider has: work it out.
reflex-narrow-nudge = Move the slider, and watch the width of the interval.
reflex-narrow-step = Half the width takes about four times the blocks.
reflex-narrow-solution = With all 40 blocks the interval is narrow enough; move the slider down from there to find the smallest number.

reflex-cost-right = How sure is it? An honest report gives an interval, not only one number: see ★★★.
reflex-cost-no-number = Give back one number: milliseconds.
reflex-cost-far-off = For one invented person your function gives { $given } ms; the true value is { $wanted } ms.
reflex-cost-mean-of-pairs = You take the mean of the differences. One pair with a daydream in it moves that far; the median of the pairs hardly moves.
reflex-cost-all-pairs = That is a whole list of differences. Give back one number for all of them: their median.
reflex-cost-means = You compare means. A single dream of three seconds moves them; try the median.
reflex-cost-all-means = You compare the means of all trials. Leave out errors and first trials, and take medians.
reflex-cost-errors = You keep the errors and the first trials. Errors are quick: they tell nothing about how long a right answer takes.
reflex-cost-errors-kept = You keep the errors. They are quick: they tell nothing about how long a right answer takes.
reflex-cost-first = You keep the first trial of each block, when people are still getting ready.
reflex-cost-whole = That is the whole time with NOTs. Take off the time without.
reflex-cost-backwards = The size is right, the sign is turned round: slower is positive.
reflex-cost-each = You divide by the number of NOTs. What is asked for is the cost of all of them together.
reflex-cost-nudge = `differences` has one number for each pair. Which single number stands for all of them, even when somebody dreamt in one?
reflex-cost-step = Sort them, and take the one in the middle: that is what `median` does.

reflex-conflict-paper = **By hand.** Somebody’s median times: without NOT { $none-same } ms in the word’s ink and { $none-other } ms in the other one; with one NOT { $one-same } and { $one-other } ms. What does `conflict` give back? ________ ms
reflex-conflict-paper-solution = → { $result }
reflex-conflict-right = Near zero means the two costs add up. And what do your own trials say?
reflex-conflict-ink-alone = That is the cost of the ink at all. What is asked for is by how much it **changes** with a NOT.
reflex-conflict-one-side = That is the cost of the ink with one NOT. Take off its cost without.
reflex-conflict-no-nots = That is the cost of the ink without NOT. Compare it with its cost with one.
reflex-conflict-backwards = The size is right, the sign is turned round: positive when the ink costs more with a NOT.
reflex-conflict-sum = You add the two costs of the ink. Take their difference.
reflex-conflict-two-nots = You compare two NOTs with none. What is asked for is one NOT against none.
reflex-conflict-errors = You keep errors and first trials. They tell nothing about how long a right answer takes.
reflex-conflict-nudge = `ink(nots)` is what the other ink costs with so many NOTs. Which two of these costs do you compare?
reflex-conflict-step = Take what the ink costs with one NOT, and subtract what it costs with none.

reflex-hunt-right = All three found. Which of them would you have noticed in your own numbers?
reflex-bugs-errors = One bug is left: wrong answers are counted as if they were times.
reflex-bugs-first = One bug is left: look at the first trial of each block.
reflex-bugs-mean = One bug is left: a dream of three seconds moves the result.
reflex-bugs-errors-first = Two bugs are left. Which trials should not count at all?
reflex-bugs-errors-mean = Two bugs are left: one about which trials count, one about slow ones.
reflex-bugs-first-mean = Two bugs are left: one about the beginning of blocks, one about slow trials.
reflex-hunt-nudge = Three bugs. Two are about which trials count, one is about slow ones.
reflex-hunt-step = Keep `t.right and t.number > 1`, and use `median` in place of `fmean`.

reflex-interval-paper = **By hand.** Somebody’s differences: { $differences } ms. Sort them, and mark where about you expect both ends. ________
reflex-interval-paper-solution = → { $result }
reflex-interval-right = Report both ends. What does it mean if your interval holds zero?
reflex-interval-one-number = That is one number. An honest report says how sure it is: give back the lower and the upper end.
reflex-interval-not-two = Give back two numbers, the lower and the upper end: `return low, high`.
reflex-interval-upside-down = The lower end comes first.
reflex-interval-never-varies = Both ends are the same: whoever draws all of them and puts none back draws the same sample each time. Put each one back before the next.
reflex-interval-elsewhere = The median of the differences does not lie in your interval. Do you draw from all of them, putting each one back?
reflex-interval-of-means = That is the interval of the resampled **means**: the few daydreams among the differences move it. Take the medians.
reflex-interval-two-thirds = That is the middle two thirds of the resampled medians: it holds the truth about two times in three. Take the middle 97%.
reflex-interval-of-data = You take the middle of the differences themselves. Take that of their resampled **medians**, which vary less.
reflex-interval-width-off = The ends are not those of the middle 97% of the resampled medians. Is each sample as large as the data?
reflex-interval-nudge = Draw as many differences as there are, putting each one back, and take the median. Do it 2,000 times.
reflex-interval-step = `rng.choices(differences, k=len(differences))` is one sample. Sort the 2,000 medians; `medians[30]` and `medians[1969]` are the ends.

reflex-chance-paper = **By hand.** Somebody’s differences: { $differences } ms. Write down all ways to flip their signs, and the median of each. What does `chance` give back? ________
reflex-chance-paper-solution = → { $result }
reflex-chance-right = A small chance does not say how large the effect is. Which number does?
reflex-chance-no-chance = Give back a chance, from 0 to 1.
reflex-chance-one-side = You count only medians as far above zero as the seen one. Just as surprising would be one as far below.
reflex-chance-other-side = You count the medians that are smaller. Count those at least as far from zero as the seen one.
reflex-chance-turned-round = You count the medians nearer to zero. Count the others.
reflex-chance-of-sums = You compare sums or means. One daydream decides those; compare the medians.
reflex-chance-off = Without an effect, each difference might as well have had the other sign. Flip signs, and count how often the median is at least as far from zero as the seen one.
reflex-chance-nudge = If NOT cost nothing, every difference could just as well have the opposite sign.
reflex-chance-step = Go through all signs with `product((1, -1), repeat=len(differences))` and compare `abs(median(...))` with that of the data.

reflex-open = Plan an experiment of your own: one question, two conditions, and what you would do against practice, dreams and hope. Which result would make you change your mind?
reflex-open-model = There is no single right answer. A good plan mixes the conditions at random, says beforehand which trials are left out and how many are measured, and names a result that would speak against the expectation.
reflex-teach = Explain to a friend how logic and brain differ about NOT NOT. Three sentences.
reflex-teach-model = For logic two NOTs are nothing at all. For a brain each NOT is a step of work, whether or not it is undone afterwards. So NOT NOT RED means RED, but usually takes longer.
