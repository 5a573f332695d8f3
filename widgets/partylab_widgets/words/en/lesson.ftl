# What all lessons share: predicting, checking, explaining, keeping answers.

lesson-number = { NUMBER($value, maximumFractionDigits: 3) }
lesson-fraction = { $exact } ≈ { $about }
lesson-fraction-exact = { $exact } = { $about }
lesson-percent = { $value }%
lesson-yes = yes
lesson-no = no

## Predict, then reveal

lesson-predict = Your prediction
lesson-choices = Possible answers
lesson-number-from = A number from { $least } to { $most }
lesson-sure = How sure are you? { $sure }%
lesson-lock = Lock it in
lesson-skip = Show me without a prediction
lesson-reveal = Reveal
lesson-locked = Locked in: { $value }, { $sure }% sure.
lesson-once = { $count ->
    [one] What stands here would give away a prediction that is still open. It shows once you have revealed it.
   *[other] What stands here would give away { $count } predictions that are still open. It shows once you have revealed them.
  }
lesson-once-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
lesson-sure-open = How sure are you? Move the slider, or say that you are guessing.
lesson-sure-blind = A blind guess is right in about { $blind }% of all cases; 100% means “I would bet anything”.
lesson-guessing = I am only guessing: { $blind }%
lesson-sure-first = Say how sure you are, then lock it in.
lesson-near = { $near ->
    [0] Only the exact number is right.
    [one] You are right if you are at most 1 off.
   *[other] You are right if you are at most { $near } off.
  }
lesson-was-near = You were right: { $off } off, and up to { $near } was allowed.
lesson-later = The answer comes further down.
lesson-answer = Answer: { $answer }.
lesson-was-right = You were right.
lesson-was-wrong = A surprise!
lesson-choose-first = Give an answer first, then lock it in.
lesson-locked-already = This prediction is locked: it cannot change any more.
lesson-lock-first = Lock your prediction in first.
lesson-number-please = Please give a number from { $least } to { $most }.
lesson-told = Now it can be told
lesson-reopened = An earlier bet, opened again
lesson-no-bet-then = No such bet of yours is known here. What would you say now? Think first.
lesson-show-now = Show what can be said now

## Checks: four outcomes

lesson-check = Exercise { $stars }
lesson-untried = Not tried yet. Change the code above and run the cell again.
lesson-solved-before = You have solved this before. Now the code is again as it was at first.
lesson-not-yet = Not yet.
lesson-right = Right!
lesson-stopped = Your code stopped here.
lesson-needs-code = This exercise is written in Python. Open the lesson in JupyterLab to try it, or ask whoever started this page for `partylab play --code`; the hints can be read here too.
lesson-not-function = The check needs a function. Keep the line that begins with “def”.
lesson-unreadable = Your code gives back something that can neither be read nor compared.
lesson-differs = `{ $call }` gives `{ $given }`, but it should be { $wanted }.
lesson-only-printed = Your function prints something and gives nothing back. “print” only shows; “return” hands the answer to whoever asked.
lesson-no-answer = `{ $call }` gives nothing back. Does every way through your function reach a “return”?
lesson-untried-here = Not tried yet. Complete the code, then check it.
lesson-unread = { $line ->
    [0] Python cannot read your code: { $message }.
   *[other] Python cannot read line { $line }, `{ $code }`: { $message }.
  }
lesson-stopped-line = { $line ->
    [0] Python says: `{ $trouble }: { $message }`.
   *[other] Line { $line }, `{ $code }`. Python says: `{ $trouble }: { $message }`.
  }
lesson-name-missing = Your code does not say any more what `{ $name }` is: keep this name.

lesson-still-running = This cell has been running for { $seconds } s, in the loop of line { $line }: { $code }
  If that loop has no end, press ■ above the notebook: the cell stops, and nothing else is lost.
lesson-endless =
    { $seconds ->
        [0] It wanted more than { $most } MB of memory.
       *[other] It had not finished after { $seconds } seconds.
    } { $kind ->
        [loop] Line { $line }, `{ $code }`, seems to begin a loop without an end: what in it changes, so that it stops one day?
        [line] It was still busy with line { $line }, `{ $code }`.
       *[slow] It did end each time it was asked, but it took too long for all that the check asks.
    }
lesson-stopped-at = { $line ->
    [0] It was asked for `{ $call }`. Python says: `{ $trouble }: { $message }`.
   *[other] Line { $line }, `{ $code }`, was asked for `{ $call }`. Python says: `{ $trouble }: { $message }`.
  }

## Code, where there are no cells

lesson-code-label = Your code: complete `{ $name }`
lesson-code-keys = Tab indents, Escape leaves the editor, Ctrl + Enter checks.
lesson-code-run = Check my code
lesson-code-restart = Begin anew
lesson-code-restarted = The code is again as it was at first.
lesson-code-printed = Your code printed:

## Help

lesson-hints = Hints
lesson-hint-nudge = A nudge
lesson-hint-step = The next step
lesson-hint-solution = Solution
lesson-ask-nudge = Give me a nudge
lesson-ask-step = Give me the next step
lesson-ask-solution = Show me a solution
lesson-no-more-hints = There are no more hints: the solution is shown already.

## Explain

lesson-explain = In your own words
lesson-compare = Compare with a model answer
lesson-model = One way to say it
lesson-compared = Does yours say the same in other words? You can still improve it.
lesson-write-first = Write a sentence first: comparing only helps when there is something to compare.

## How sure, how right

lesson-calibration = How sure, and how often right?
lesson-no-bets = No prediction has been locked and revealed yet. Once there are some, you will see here how sure you felt and how often you were right.
lesson-mean-sure = How sure you felt, on average: { $sure }%
lesson-mean-right = How often you were right: { $right } of { $count } ({ $share }%)
lesson-from-to = { $low } to { $high }
lesson-habit-few = That is too little to see a habit: wait until there are four predictions.
lesson-habit-fits = If each of your certainties is honest, { $likely } of { $count } are right, nine times out of ten. { $right } were: nothing speaks against your certainty. So few predictions could show a strong habit only.
lesson-habit-over = If each of your certainties were honest, { $likely } of { $count } would be right, nine times out of ten. Only { $right } were: you felt surer than you were right, and luck alone hardly explains it. Next time, ask yourself what could prove you wrong.
lesson-habit-under = If each of your certainties were honest, { $likely } of { $count } would be right, nine times out of ten. It was { $right }: you were right more often than you dared to say, and luck alone hardly explains it. Trust yourself a little more.
lesson-brier = Your Brier score is { $brier }: the mean square of “certainty minus result”, where a right answer counts 1 and a wrong one 0. 0 is perfect, and always saying 50% makes 0.25.
lesson-all-bets = All predictions
lesson-column-question = Question
lesson-column-sure = Sure
lesson-column-right = Right

## My answers

lesson-my-answers = My answers
lesson-kept-where = { $where ->
    [file] Your answers are kept on this computer only, so that a later lesson can open them again.
    [page] Your answers are kept until you close this page. Download them to keep them.
   *[memory] Your answers are kept until this notebook’s kernel ends. Download them to keep them.
  }
lesson-file-name = my-answers
lesson-download = Download my answers (JSON)
lesson-download-text = Download them as text
lesson-read-answers = Read my answers
lesson-bring-back = Bring downloaded answers back (JSON)
lesson-taken = { $count ->
    [one] One answer was brought back.
   *[other] { $count } answers were brought back.
  }
lesson-forget = Forget my answers to this lesson
lesson-forget-sure = All your answers to this lesson will be forgotten. Really?
lesson-forget-now = Yes, forget them
lesson-keep = No, keep them
lesson-kept = Nothing was forgotten.
lesson-forgotten = Your answers to this lesson are forgotten. You can begin anew.
lesson-file-foreign = This file does not hold answers from PartyLab. Nothing has changed.
lesson-file-newer = This file comes from another version of PartyLab. Nothing has changed.
lesson-file-damaged = This file is damaged: some answers cannot be read. Nothing has changed.
lesson-readable-title = My answers (PartyLab)
lesson-field-value = My prediction:
lesson-field-sure = How sure, in per cent:
lesson-field-answer = The answer:
lesson-field-right = Was I right?
lesson-field-outcome = Last check:
lesson-field-code = My code:
lesson-field-tries = Checks so far:
lesson-field-hints = Hints asked for:
lesson-field-mistakes = Mistakes met on the way:
lesson-field-trials = Trials of the reaction lab, to share:
lesson-field-text = In my words:
lesson-field-compared = Compared with the model answer?

## On paper

lesson-rules-shown = The rules in pictures
lesson-paper-later = Later
lesson-paper-sure-from = How sure am I, from { $blind } to 100 %? ______
lesson-paper-number = My number: ______
lesson-paper-calibration = Predictions made: ____  Right: ____  Mean certainty: ____%
lesson-paper-scale = How sure am I, in per cent? Mark the line: { $blind } is a blind guess.
lesson-paper-played = What comes out is found by playing: it differs.
lesson-paper-low = Too low:
lesson-paper-high = Too high:

## In the file of a lesson: what a folded cell does, and where to go from here

lesson-cell-first = Opens the lesson, and shows the first thing to try.
lesson-cell-bet = Asks for a prediction. Its answer stands in no cell.
lesson-cell-calibration = Shows how sure you were, and how often right.
lesson-cell-explain = Asks for a sentence in your own words.
lesson-cell-export = Offers your answers as a file.
lesson-cell-hints = Offers hints, one after the other, and a solution.
lesson-cell-reopen = Opens a prediction of an earlier lesson again.
lesson-cell-rules = Shows the rules in pictures.
lesson-cell-tell = Says what can be told by now; it computes its numbers.
lesson-cell-lab = Shows something to try out. Nothing has to be changed here.
lesson-way-home = All games and lessons
