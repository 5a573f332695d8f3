# The bots of Not Not: who they are, and where their time goes.

notnot_bots-child-name = Child
notnot_bots-child-character = Has fun, takes its time, and is easily led astray.
notnot_bots-casual-name = Casual
notnot_bots-casual-character = Plays now and then, and pays for every NOT.
notnot_bots-trained-name = Trained
notnot_bots-trained-character = Has played for weeks, and reads NOT NOT as one sign.
notnot_bots-machine-name = Machine
notnot_bots-machine-character = Thinks in no time and makes no mistake: only to watch it.

## Why

notnot_bots-cost = { $cost ->
    [choice] To see, to choose and to move:
    [nots] For the negations:
    [ink] For a word in the ink of another colour:
    [turn] For the turned table:
   *[error] After the mistake just made:
  } { $ms } ms.
notnot_bots-sure = On average { $ms } ms, and right in { NUMBER($right, style: "percent", maximumFractionDigits: 0) } of such rounds.
