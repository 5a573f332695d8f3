# The welcome: a game each, four bets.

welcome-title = Welcome

welcome-nots = NOT NOT NOT LEFT: how many of the four doors obey?
welcome-nots-said-1 = One door would obey LEFT, or RIGHT. But one NOT is left over, and NOT LEFT is not RIGHT: up and down are not left either.
welcome-nots-said-2 = You left out a door: right is not left either.
welcome-nots-said-4 = All four would obey a command that asks for nothing. Here one door is still forbidden.
welcome-nots-reveal = Two NOTs cancel each other, so three are as good as one: every door except the left one. Logic finds that easy. Does your brain? Lesson 02 measures it.
welcome-deal = 24 of the 33 cards will be dealt. How many runs will they form?
welcome-deal-said-low = There were more: each missing card can cut a run in two.
welcome-deal-said-high = There were fewer: with so many cards dealt, most have a neighbour.
welcome-deal-reveal = That was this one deal. How many are there on average, and how sure could anybody be? Lesson 03 opens this bet again.
welcome-gifts = There are 4 gifts, and 8 times two of them change places. How many gifts will you still know?
welcome-gifts-said-low = Your memory did better than your bet: you know more than you think.
welcome-gifts-said-high = Your memory lost more than you thought: each pass looked easy on its own.
welcome-gifts-reveal = Nobody but you could answer that one: it was a bet about yourself.
welcome-mirror = The ghost stands in the middle, at place 6, hidden behind the piano. The cloth is taken off the mirror. Is the ghost seen through the keyhole now?
welcome-mirror-yes = yes, it is seen
welcome-mirror-no = no, it is not
welcome-mirror-said-no = The straight way is blocked, that is true. But light may take the way over the mirror.
welcome-mirror-reveal = A mirror is a second keyhole, as far behind the wall as the first one is before it. Take the cloth off above, and push the ghost about: three places stay hidden from both.
welcome-why-three = Why do three NOTs mean the same as one? Say it in one sentence.
welcome-why-three-model = Each NOT swaps “these doors” with “all the others”. Swapping twice brings us back to where we were, so only whether the number is odd or even matters.
welcome-eighty = Someone says “80% sure” ten times. When would you call that honest? Say it in one sentence.
welcome-eighty-model = When about eight of the ten answers are right. Ten right would be too modest, five right too bold.
welcome-summary = 1. Three NOTs mean the same as one.
  2. Nobody can know a deal, yet one can bet on it sensibly.
  3. A bet about yourself is a bet too.
  4. A mirror is a second keyhole.
  5. Whoever says 80% should be right eight times out of ten.

## The rules in pictures

welcome-not-not-scene-1 = In the game the doors are cards, and dice say the command. UP: the upper card obeys. With a NOT before it, it would be the one that does not.
welcome-no-thanks-scene-1 = 7 and 8 form one run, the 20 another: two runs.
welcome-hat-scene-1 = Everybody sees a gift for a moment. Then it lies face down, and its arrow says to whom it goes on.
welcome-ghosts-scene-1 = Whoever looks through the keyhole of the bright door sees the ghost in the open. The piano hides the other one.

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

## A taste of Not Not

welcome-door-not = NOT
welcome-door-up = UP
welcome-door-right = RIGHT
welcome-door-down = DOWN
welcome-door-left = LEFT
welcome-door-paper = Which doors obey this command?
welcome-door-obeys = This door obeys “{ $command }”.
welcome-door-fails = This door does not obey “{ $command }”.
welcome-door-count = { $count ->
    [one] Only one door does.
   *[other] { $count } of the 4 doors do.
  }
welcome-door-next = Next command
welcome-door-again = From the beginning
welcome-door-nots = How many NOTs: { $count }

## A taste of That’s Not a Hat

welcome-gifts-look = Here are { $count } gifts. Remember where each one is.
welcome-gifts-face-down = All gifts are wrapped now. Follow them.
welcome-gifts-swap = Pass { $number }: the parcels at places { $one } and { $other } change places.
welcome-gifts-ask = Now say which gift is where.
welcome-gifts-name-all = Give every place a gift first; guessing is allowed.
welcome-gifts-known = You still knew { $known } of { $count } gifts.
welcome-gifts-place = Place { $number }
welcome-gifts-what-is = Gift at place { $number }
welcome-gifts-parcel = wrapped gift
welcome-gifts-turn = Wrap them
welcome-gifts-pass = Next pass
welcome-gifts-open = Open the parcels
welcome-gifts-anew = Once more, with other gifts
welcome-gifts-paper = Remember these gifts, then cover them
welcome-gift-ball = ball
welcome-gift-boat = boat
welcome-gift-cup = cup
welcome-gift-key = key
welcome-gift-kite = kite
welcome-gift-star = star

## A taste of Pas Vu Pas Pris

welcome-mirror-is = { $how ->
    [direct] Place { $place }: the keyhole sees the ghost.
    [mirror] Place { $place }: the ghost is behind the piano, but the keyhole sees it in the mirror.
   *[hidden] Place { $place }: the ghost is hidden behind the piano.
  }
welcome-mirror-hall = A square hall seen from above. The keyhole is in the middle of the lower wall, the piano in front of it, the mirror on the right wall.
welcome-mirror-move = The ghost’s place: { $place } (1 is far left, 11 far right)
welcome-mirror-uncover = Take the cloth off the mirror
welcome-mirror-bet-first = First lock your bet in below.
welcome-mirror-keyhole = keyhole
welcome-mirror-piano = piano
welcome-mirror-mirror = mirror

## Is everything here?

welcome-surroundings = Is everything here?
welcome-has-python = Python { $python } and PartyLab { $version } are running.
welcome-has-no-browser = Waiting for your browser to answer. If this line stays, run the cell again or reload the page.
welcome-has-browser = Your browser answers: buttons, sliders and keys will work.
welcome-has-width = { $wide ->
    [yes] The page is { $width } pixels wide: plenty of room.
   *[no] The page is { $width } pixels wide: everything fits, one thing below the other.
  }
welcome-has-colours = { $dark ->
    [yes] Dark colours. In JupyterLab they follow its theme (Settings, then Theme), elsewhere your system.
   *[no] Light colours. In JupyterLab they follow its theme (Settings, then Theme), elsewhere your system.
  }
welcome-has-motion = { $still ->
    [yes] Your system asks for little motion, so nothing glides.
   *[no] Cards glide from place to place. The box below turns that off.
  }
welcome-all-here = Everything you need is here, and nothing needs the internet.
welcome-still = No motion, please, in all lessons
welcome-still-on = From now on nothing moves by itself.
welcome-still-off = Cards glide again.
