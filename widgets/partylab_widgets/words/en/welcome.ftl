# The welcome: a game each, four bets.

welcome-title = Welcome

welcome-nots = NOT NOT NOT LEFT: how many of the four doors obey?
welcome-nots-reveal = Two NOTs cancel each other, so three are as good as one: every door except the left one. Logic finds that easy. Does your brain? Lesson 02 measures it.
welcome-deal = 24 of the 33 cards will be dealt. How many runs will they form? (Right if you are at most one off.)
welcome-deal-reveal = That was this one deal. How many are there on average, and how sure could anybody be? Lesson 03 opens this bet again.
welcome-gifts = There are 4 gifts, and 8 passes. How many gifts will you still know?
welcome-gifts-reveal = Nobody but you could answer that one: it was a bet about yourself.
welcome-mirror = The ghost stands in the middle, at place 6, hidden behind the piano. The cloth is taken off the mirror. Does the keyhole see the ghost now?
welcome-mirror-yes = yes, it does
welcome-mirror-no = no, it does not
welcome-mirror-reveal = A mirror is a second keyhole, standing where the mirror says you are not. Take the cloth off above, and push the ghost about: three places stay hidden from both.
welcome-why-three = Why do three NOTs mean the same as one? Say it in one sentence.
welcome-why-three-model = Each NOT swaps “these doors” with “all the others”. Swapping twice brings us back to where we were, so only whether the number is odd or even matters.
welcome-eighty = Someone says “80% sure” ten times. When would you call that honest? Say it in one sentence.
welcome-eighty-model = When about eight of the ten answers are right. Ten right would be too modest, five right too bold.

## Exercises

welcome-one-door = Set the number of NOTs so that **only one** door obeys, with at least one NOT in the command.
welcome-one-door-right = Every even number of NOTs does it.
welcome-one-door-nudge = Touch a door after each change, and watch how many doors obey.
welcome-one-door-step = One NOT leaves three doors. What does a second NOT do to them?
welcome-one-door-solution = Two NOTs (or four, or six) cancel each other: only the left door obeys.
welcome-one-run-right = All 33 cards are one long run. (A single card is one run, too.)
welcome-one-run-whole-number = Give a whole number, such as 6.
welcome-one-run-out-of-range = There are 33 cards: deal at least one and at most all of them.
welcome-one-run-gap-left = So close! One card is missing, and where it is missing the run breaks in two.
welcome-one-run-apart = { $dealt } cards can still lie apart: in 400 deals there were up to { $runs } runs.
welcome-one-run-single = True, but a single card is too easy. There is one larger number.
welcome-one-run-nudge = When do cards form a single run? When there is no gap between them.
welcome-one-run-step = With all the cards there can be no gap. How many are there, from 3 to 35?

welcome-break-right = You broke it, and nothing bad happened. Python says: `{ $trouble }: { $message }`. Line { $line } of the cell is where it stopped. Read the last words of a message first: they say what is wrong.
welcome-break-zero-above = Zero divided by something is fine: the answer is 0. Put the zero below the line.
welcome-break-still-works = It still works. Which division is impossible?
welcome-break-nudge = There is one number by which nobody can divide.
welcome-break-step = Write a 0 in place of the 33, and run the cell again. Then put the 33 back.

welcome-doors-right = It works for a hundred NOTs as well. Nobody could say that sentence aloud.
welcome-doors-always-three = Your function always says 3. What about NOT NOT?
welcome-doors-always-one = Your function always says 1. What about a single NOT?
welcome-doors-upside-down = The other way round: without any NOT, just one door obeys.
welcome-doors-only-first = One NOT or three: right. But two NOTs cancel each other.
welcome-doors-nudge = Write down the answer for 0, 1, 2, 3 and 4 NOTs. What repeats?
welcome-doors-step = `nots % 2` is 1 when the number is odd. Then three doors obey, otherwise one.

welcome-open = Make up a fifth bet for your class, one whose answer you do not know yourself. How would you find out?
welcome-open-model = There is no single right answer. One idea: “How many of us were born on the same day of the week as the teacher?” We could ask everybody, and compare with one in seven.
welcome-teach = Explain to a friend why “I was right” and “I was 90% sure” are two different things to be good at.
welcome-teach-model = Being right means knowing. Being well calibrated means knowing how much one knows: whoever says 90% should be right nine times out of ten, no more and no less.
