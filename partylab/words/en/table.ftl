# What any table says: refusals, seats, saves.

table-and = { $most } and { $last }
table-points = { $name } { $points }
table-seat = Player { $number }
table-you = You
table-and-you = you

## Setting a table up

table-unknown-game = There is no game called “{ $game }”. There is: { $games }.
table-unknown-option = There is no option “{ $option }”. There is: { $known }.
table-wrong-option = The option “{ $option }” cannot be { $value }. It can be: { $allowed }.
table-options-twice = This game has its options already; give them to the game or to the table, not to both.
table-wrong-seat-count = { $seats ->
    [0] Nobody sits at the table
    [one] One player is not enough
   *[other] { $seats } players is not a number for this game
  }: it takes { $least } to { $most }.
table-names-not-texts = The seats are a list of names, such as ["Ana", "Bo", "Cleo"].
table-name-empty = A player’s name needs at least one readable character.
table-name-too-long = The name “{ $name }…” is too long: { $most } characters at most.
table-name-twice = Two players are called “{ $name }”. Give one of them another name.
table-wrong-seed = A seed is a whole number or a short text ({ $most } characters at most).
table-unknown-language = The language “{ $language }” is not spoken here. Known languages: { $known }.
table-unknown-player = There is no player called “{ $player }”. A seat can be: { $known }.
table-players-list = The seats are a list of players, such as ["me", "greedy", "threshold"].
table-wrong-players = There are { $seats } seats, but { $players } players.
table-own-bot = My bot
table-unknown-level = There is no level “{ $level }”. There is: { $known }.
table-level-easy = Easy
table-level-medium = Medium
table-level-hard = Hard
table-level-expert = Expert

## During a game

table-no-such-seat = There is no seat { $seat } at this table: seats are numbered from 0 to { $last }.
table-nothing-to-undo = There is no move to take back.
table-no-such-moment = There is no moment after { $moves } moves: this game has had { $last }.
table-not-over = The replay opens when the game is over.

## Loading a saved game

table-save-too-large = This is not a saved game: it is not a text, or it is longer than { NUMBER($most) } characters.
table-save-damaged = This file is damaged or cut off: it cannot be read to its end.
table-save-foreign = This file is not a game saved by PartyLab.
table-save-newer = This game was saved by a newer PartyLab (format { $version }; this one reads up to { $known }). Update PartyLab to open it.
table-save-part = This saved game is damaged: its part “{ $part }” is missing or unreadable.
table-save-step = A move is written as a seat and a text.
table-save-move = This saved game is damaged at move { $number }: { $why }
table-save-digest = This saved game does not lead to the position it was saved in: the file was changed, or the rules have changed since.

## Bots

table-unknown-bot = There is no bot called “{ $bot }”. There is: { $known }.
table-not-a-bot = “{ $bot }” is not a bot. A bot is the name of one, a class or function that makes one without arguments, or a function of a view.
table-bot-illegal = The bot “{ $bot }” made a move that is not allowed, { $move }: { $why }
table-bot-broke-down = The bot “{ $bot }” stopped with an error. { $kind }: { $why }

## The table to touch

table-unknown-touch = This is not possible here. Nothing has changed.
table-your-turn = It is your turn.
table-winner = wins
table-plays = plays now
