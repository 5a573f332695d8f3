# What `partylab class` says: in the terminal, and on the page about a class.

## In the terminal

class-told-read = { $count ->
    [one] One file was read.
   *[other] { $count } files were read.
  }
class-told-left-out = Left out: { $name }. { $why }
class-told-page = The page is in { $file }; it needs no internet.
class-file-foreign = It holds no answers from PartyLab.
class-file-newer = It comes from another version of PartyLab.
class-file-damaged = It is damaged: some answers cannot be read.
class-file-unreadable = It cannot be opened.
class-no-files = There are no answers in { $path }: “My answers” in a lesson gives each pupil a file like my-answers.json.
class-none-readable = Not one of these files can be read. { $told }
class-too-many = There are more than { $most } files: name the folder of one class.

## The page

class-title = What the class has answered
class-contents = On this page
class-left-out = { $count ->
    [one] One file could not be read and is left out.
   *[other] { $count } files could not be read and are left out.
  }
class-left-out-named = These could not be read: { $names }.
class-no-names = No names stand on this page. Whoever needs them: partylab class --names.
class-names-here = Names stand on this page: do not show it to the class.
class-as-table = As a table
class-by-name = By name

class-sureness = How sure, and how often right?
class-sureness-told = { $count } bets with a certainty: { $sure }% sure on average, { $share }% right. Points below the dotted line: surer than right. Each point stands for at least { $least } bets.
class-curve = the class
class-column-sure = Sure
class-column-bets = Bets
class-column-right = Right
class-column-name = Name

class-is-right = The answer:
class-bets = { $count ->
    [one] One bet.
   *[other] { $count } bets.
  }
class-right = { $right } of { $count } right.
class-mean-sure = { $sure }% sure on average.
class-skipped = { $count ->
    [one] One did not bet.
   *[other] { $count } did not bet.
  }

class-wrong = What the lesson says to wrong bets
class-mistakes = Known mistakes in the exercises, and what the lesson says to them
class-column-where = Where
class-column-mistake = What the lesson says
class-column-made = Made by
class-column-pupils = Pupils
class-pupils = { $count ->
    [one] { $count } pupil
   *[other] { $count } pupils
  }
class-column-who = Who

class-times = What a NOT costs this class
class-times-told = Everybody who agreed to share their trials counts once ({ $people }), with their median time and their own cost of each NOT. Predicted curves: { $guessed }. An interval holds the typical cost of such pupils about 95 times in 100.
class-times-few = { $people ->
    [one] One pupil shares their trials: a curve is drawn from { $least } on, so that it is nobody’s own.
   *[other] { $people } pupils share their trials: a curve is drawn from { $least } on, so that it is nobody’s own.
  }
class-times-measured = measured: median of those who share
class-times-guessed = predicted: median of all curves
class-axis-seconds = seconds
class-column-nots = NOTs
class-column-time = Time (ms)
class-column-cost = Cost [interval]

## The desk

class-drop = Drop your pupils’ files here, or choose them (several at once)
class-private = They stay in the memory of this page, are sent nowhere else, and are forgotten when you close it.
class-show-names = With names: for you, not for the class
class-download = Download this page, to open it offline
class-clear = Clear the desk
class-cleared = The desk is clear: all files are forgotten.
class-desk-left-out = { $count ->
    [one] One file was left out: which, and why
   *[other] { $count } files were left out: which, and why
  }
