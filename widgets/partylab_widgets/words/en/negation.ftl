# The lesson on Not Not: the logic of NOT.

negation-title = The logic of NOT

## What the labs say

negation-alone = (nothing more)
negation-sign-right = (right)
negation-sign-wrong = (not right)
negation-sign-mine = your pick
negation-no-card = no card
negation-portal = { $portal ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
   *[void] no portal
  }
negation-card = { $where }: { $portal ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [white] white
   *[void] no portal
  }
negation-column-card = Card
negation-column-cards = Cards in this row
negation-column-sentence = Sentence
negation-column-tap = May be tapped
negation-guess-first = Lock your guess in above first (or choose to go on without one).

negation-taps-count = Dice { $number } of { $count }
negation-taps-ask = Which cards may be tapped? Just guess: the rules come below. Pick all of them; sometimes there is none.
negation-taps-decide = That is my answer
negation-taps-next = Roll again
negation-taps-again = Begin again
negation-taps-done = { $good } of { $count } right.
negation-taps-is = { $order ->
    [still] NOTHING twice: nobody taps.
    [none] No card does what the dice say.
   *[tap] To be tapped: { $cards }.
  }

negation-builder = Your sentence
negation-builder-true = { $count ->
    [0] True of no card here.
    [one] True of one card: { $cards }.
   *[other] True of { $count } cards: { $cards }.
  }
negation-choose-outer = Before it all
negation-choose-not-first = Before the first
negation-choose-first = First
negation-choose-joint = Joined by
negation-choose-not-second = Before the second
negation-choose-second = Second
negation-choose-card = { $where ->
    [N] Card up
    [E] Card right
    [S] Card down
   *[W] Card left
  }
negation-length = { $count ->
    [one] One word.
   *[other] { $count } words.
  }

negation-scope-title = One command, two readings
negation-scope-rule = The rule: at least one fails
negation-scope-tempting = Tempting: neither … nor
negation-scope-differ = { $count ->
    [0] Here both readings allow the same cards.
    [one] They differ on one card: { $cards }.
   *[other] They differ on { $count } cards: { $cards }.
  }

negation-meanings-title = Which sets of cards can be said?
negation-meanings-so-far = { $layers ->
    [0] Single directions: { $count } meanings so far.
   *[other] After joining ({ $layers }×): { $count } meanings so far.
  }
negation-meanings-all = After joining ({ $layers }×): { $count } meanings, and nothing new comes any more.
negation-join = Join once more by NOT, AND, OR
negation-anew = Begin anew
negation-unreached = not said yet

negation-piles-check = Check my piles
negation-piles-how = Drag each command onto a pile, by mouse or finger; with the keyboard, Tab takes you to a command, and the arrow keys carry it on.
negation-piles-lists = Choose from lists instead
negation-piles-name = { $pile ->
    [none] On no pile yet
   *[other] Pile { $pile }
  }
negation-piles-slip = { $command }, { $pile }
negation-piles-laid = { $pile ->
    [none] { $command } is on no pile.
   *[other] { $command } is on pile { $pile }.
  }
negation-piles-missing = { $count ->
    [one] One command is on no pile yet.
   *[other] { $count } commands are on no pile yet.
  }
negation-piles-differ = “{ $one }” and “{ $other }” lie on one pile, but there is a board where they allow different cards.
negation-piles-alike = “{ $one }” and “{ $other }” allow the same cards on every board, but lie on two piles.

## The rules in pictures

negation-rules-scene-1 = RIGHT · YELLOW: one card lies on the right, another is yellow. Each of the two may be tapped.
negation-rules-scene-2 = NOT RIGHT · YELLOW: the yellow card on the right may not be tapped.
negation-rules-scene-3 = UP · BLUE: the Void up there has no portal, so nobody taps it.

## 1. What do the dice ask for?

negation-board = The four cards around the cube
negation-or = The cards: up red, right blue, down green, left white. The dice say UP · GREEN. How many cards may be tapped?
negation-or-said-0 = You looked for a card that does both. One of the two criteria is enough.
negation-or-said-1 = That is one of them. Another card meets the other criterion.
negation-or-said-3 = One of the criteria would have to be met by two cards. Here each is met by just one.
negation-or-said-4 = Cards that meet neither criterion may not be tapped.
negation-or-reveal = The red one, because it lies up, and the green one. One of the two criteria is enough.
negation-worked = **An example.** The dice say RIGHT · RED. The card on the right will do, and so will the red one, wherever it lies: two cards, or one if the red card is the one on the right.
negation-inclusive = The card that lies up is red, and the dice say UP · RED. May it be tapped? Say why, in one sentence.
negation-inclusive-model = Yes: at least one criterion is asked for, and it meets both. This OR is inclusive; “one or the other, but not both” would be an exclusive OR.

## 2. What does NOT do?

negation-not = The same four cards. The dice say NOT LEFT · NOTHING. How many cards may be tapped?
negation-not-said-0 = NOTHING beside another face is dropped: it does not forbid everything.
negation-not-said-1 = You took the opposite. But up and down are not left either.
negation-not-said-2 = And the third one? Only the left card is left.
negation-not-said-4 = One card is forbidden: the left one itself.
negation-not-reveal = NOTHING is dropped. What is left is NOT LEFT: every card except the left one. NOT LEFT is not RIGHT.
negation-complement = Let L be the set of the cards on the left. NOT swaps in and out: all the others, among the cards with a portal. This is the **complement**, written with a small c, or with a bar:
  Lᶜ = L̅ = all portals without those in L
negation-liar-bet = The dice say NOT NOT NOT, and the Liar on the deck adds one more. Does a NOT remain?
negation-liar-bet-yes = yes, one remains
negation-liar-bet-no = no, none remains
negation-liar-bet-said-yes = On the dice their number is odd, that is true. The Liar makes it even.
negation-liar-bet-reveal = Four NOTs make two pairs, and each pair cancels. Only odd or even matters.
negation-swaps = Swapping twice brings you back, so only odd or even counts:
  (Lᶜ)ᶜ = L

## 3. How far does NOT reach?

negation-scope = The left card is white, the lower one is green. The dice say NOT LEFT · GREEN. How many of the four cards may be tapped?
negation-scope-said-0 = NOT does not forbid everything: a card only has to fail one of the two criteria.
negation-scope-said-1 = That is one of them. Ask of every card: does it fail at least one of the two?
negation-scope-said-2 = You read “neither left nor green”. The rule asks for less.
negation-scope-said-3 = You left one card out. But the left one is not green, and the green one is not left: each fails one criterion.
negation-scope-reveal = At least one of the two has to **fail**. Only a card that is left **and** green would be forbidden, and there is none. “Neither left nor green” would be another command.
negation-morgan = Now with brackets: NOT (UP OR RED). What says the same?
negation-morgan-or = NOT UP OR NOT RED
negation-morgan-and = NOT UP AND NOT RED
negation-morgan-said-or = You put NOT before each part and kept the OR. Then a card that lies up, but is not red, would pass. Yet UP OR RED is true of it.
negation-morgan-reveal = Not even one of them: so not up, and not red either. When NOT goes into a bracket, OR turns into AND.
negation-de-morgan = These are **De Morgan’s laws**. When NOT enters the bracket, AND and OR change places:
  (A ∩ B)ᶜ = Aᶜ ∪ Bᶜ
  (A ∪ B)ᶜ = Aᶜ ∩ Bᶜ
  (A ∪ B is the union; A ∩ B, the intersection, holds what is in both.) The first law is the rule of the dice; the second one is “neither … nor”.
negation-tempts = Many people read NOT LEFT · GREEN as “neither left nor green”. Why, do you think? One or two sentences.
negation-tempts-model = In daily speech “not tea or coffee” means neither. We put the bracket around the whole without noticing. The rule of the game puts NOT before each part and keeps the OR.

## 4. How many meanings are there?

negation-many = Four different cards, and sentences as long as you like. How many different sets of cards can they mean?
negation-many-infinite = infinitely many
negation-many-said-4 = Four directions, yes. But AND, OR and NOT make new sets of them.
negation-many-said-12 = Nearly. Ask for each card: in or out? None and all count as well.
negation-many-said-infinite = Sentences, yes. But those that are true of the same cards mean the same here.
negation-many-reveal = Each card is in or out: 2 · 2 · 2 · 2. Sentences never end, but after two rounds of joining nothing new can be meant.
negation-sets = Each of n cards is in or out, so there are 2ⁿ sets. For four cards: 2 · 2 · 2 · 2 = { $count }.
negation-aha = **Infinitely many sentences, only sixteen meanings, and with a Void only eight.**
negation-void = Now the right card is a Void: it has no portal, and nobody may ever tap it. How many meanings are left?
negation-void-said-4 = Three cards are left, but a meaning is a whole set of them.
negation-void-said-15 = More than one set is gone: all those that held the Void.
negation-void-said-16 = Sets that differ only by the Void are one and the same now: it can never be tapped.
negation-void-reveal = Only three cards can be in or out. The 16 **assumed** four portals; with a Void the assumption fails, and NOT UP means two cards instead of three.
negation-universe = NOT means nothing until you say: among what? That “what” is the **universe**; a Void is outside it.

## 5. Can a machine prove it?

negation-proof = Where do NOT (UP AND RED) and NOT UP OR NOT RED differ? sympy answers: { $found }. There is no such case.
negation-always = The dice say NOT RED · BLUE. Of which cards is that true?
negation-always-all = of every portal
negation-always-white = of the white one only
negation-always-others = of all but red and blue ones
negation-always-said-white = White is not the only portal that fails: ask of the green one, and of the red one, whether it is both.
negation-always-said-others = You read “neither red nor blue”. But a red portal is not blue, and that is enough.
negation-always-reveal = No portal is both red and blue, so at least one of the two always fails. A sentence that is always true is a **tautology**; here it is one because of the cards, not because of logic alone.
negation-welcome-nots = Now you have the word for it: NOT means “all the others”, among four doors. Three NOTs are one, so { $doors } doors obey.
negation-summary = 1. OR allows both; NOT means all the others, among what can be tapped.
  2. NOTs cancel in pairs: only odd or even counts.
  3. The dice’s NOT asks that **at least one** criterion fails, not that both do.
  4. De Morgan: when NOT enters a bracket, AND and OR change places.
  5. Four cards allow 16 meanings, with a Void only 8.

## Exercises

negation-piles = Sort the twelve commands into four piles, so that commands on a pile mean the same on every board. Which letter you give a pile does not matter.
negation-piles-right = Four piles of three. How would you invent a fourth command for each pile?
negation-piles-nudge = Count the NOTs of each command first; the Liar is one more. Odd or even?
negation-piles-step = Cross out NOTs in pairs, then NOTHING beside a real criterion. What is left decides.
negation-piles-solution = UP; NOT UP; UP · RED; and NOT NOTHING · NOTHING, which means any portal. The Liar counts as a NOT.

negation-impossible = Build a sentence that no card on any board can ever meet. The shortest has three words.
negation-impossible-right = A **contradiction**. Put a NOT before it all: what is it now? And is yours a shortest one?
negation-impossible-nudge = Ask for two things that no card can be at once.
negation-impossible-step = Join by AND: a card cannot lie in two places.
negation-impossible-solution = UP AND DOWN, three words. RED AND BLUE will do as well. UP AND NOT UP needs four words, but is impossible by logic alone.

negation-cards-right = Does your function still work with the Liar? Where would you put it?
negation-cards-neither = With a NOT you ask for “neither … nor”. The rule is milder: at least one criterion fails.
negation-cards-exclusive = You leave out cards that meet both criteria. OR is inclusive: both is fine.
negation-cards-all = You ask for both criteria. One is enough: the dice say OR.
negation-cards-any-not = Any number of NOTs counts as one for you. But two of them cancel.
negation-cards-never-not = Your NOTs change nothing. `nots % 2` is 1 when one of them is left over.
negation-cards-void = You let people tap a Void. NOT means “all the others”, among the **portals** only.
negation-cards-nothing = You negate NOTHING as well. It is dropped first, as long as the other die shows a real criterion.
negation-cards-nudge = How many NOTs are left when they cancel in pairs? And what do the dice ask for then: `union`, or all portals but some?
negation-cards-step = If none is left (`nots % 2` is 0), it is `union`. If one is left, it is all portals minus those in **every** one of the sets, `common`. In one line: `this if condition else that`.

negation-same-right = You have a prover now: are `lambda a, b: not (a and b)` and `lambda a, b: not a or not b` the same?
negation-same-one-row = You compare when both are true. Three rows of the truth table are missing.
negation-same-equal-values = You compare the rows where both values are equal. What about one true, one false?
negation-same-mixed-values = You compare the rows where the values differ. What about both true, both false?
negation-same-any-row = One row where they agree is enough for you. They have to agree in all four.
negation-same-both-true = You ask whether both are true. They also agree where both are false.
negation-same-not-bool = What comes back is neither `True` nor `False`: say one word about all four rows.
negation-same-objects = You ask whether they are the same object. Compare what they say, row by row.
negation-same-nudge = `rows` holds all four rows of the truth table. In how many of them do the two have to agree? A verdict calls a function by its values in these rows, such as `TTTF`.
negation-same-step = Go through `for a, b in rows` and compare `f(a, b)` with `g(a, b)`; `all(…)` asks whether it holds in all of them.

negation-formula-right = Any form passes: `~(p & q)` is as good as `~p | ~q`. Why?
negation-formula-no-formula = Give back a sympy formula in `p` and `q`, for every number of NOTs.
negation-formula-neither = Your NOT reaches over the whole OR. That is “neither … nor”; the rule says that at least one fails.
negation-formula-exclusive = Your OR is exclusive. A card that meets both criteria is right too.
negation-formula-and = Without a NOT you ask for both. One criterion is enough.
negation-formula-any-not = Two NOTs cancel: only odd or even matters.
negation-formula-never-not = The NOTs change nothing in your formula. `nots % 2` is 1 when one remains.
negation-formula-first-only = Your NOT reaches the first criterion only. It goes before each of them.
negation-formula-differs = With { $nots } NOTs, when p is { $p } and q is { $q }, your formula says something else than the dice.
negation-formula-nudge = Does a NOT remain? Then say what has to fail.
negation-formula-step = If `nots % 2 == 1`: `Or(Not(p), Not(q))`. Else: `Or(p, q)`.

negation-simplest-right = How many different meanings do all rolls have, together? Count them with a set.
negation-simplest-not-three = Give back three things: two names of faces and a number of NOTs from 0 to 3, for example `"up", "nothing", 1`.
negation-simplest-other-meaning = `{ $call }` gives `{ $given }`, but there is a board where the two allow different cards.
negation-simplest-two-nots = `{ $call }` gives `{ $given }`. Two of these NOTs cancel: leave them out.
negation-simplest-twice = `{ $call }` gives `{ $given }`. Saying a criterion twice is no use: put `"nothing"` in its place.
negation-simplest-always-true = `{ $call }` gives `{ $given }`. That is true of every portal, and can be said in one word.
negation-simplest-nudge = What can be left out without changing the meaning? Think of NOTs, of twins, and of commands that everything obeys.
negation-simplest-step = Keep `nots % 2`. Replace the second of two equal faces by `"nothing"`. And with a NOT, two different directions, or two different colours, allow every portal: `"nothing", "nothing", 1`.

negation-open = Write a command of at most eight words that other people misread, give it to somebody, and note what they did. Why did it work, or not?
negation-open-model = There is no single right answer. NOT UP OR RED works well: some hear “NOT (UP OR RED)”, others “(NOT UP) OR RED”. A bracket, or a pause when you speak, decides.
negation-teach = Explain to a friend why infinitely many sentences have only sixteen meanings. Three sentences.
negation-teach-model = A sentence tells for each of the four cards: yes or no. Four times yes or no can be filled in in sixteen ways. So however long you talk, you always end up at one of these sixteen.
