# A seat at a table: everything around the game itself.

## Refusals

seat-not-now = This is not possible at this moment. Nothing has changed.
seat-no-game = There is no game on the table yet.
seat-no-such-choice = “{ $value }” is not one of the choices: { $allowed }.
seat-form-incomplete = This choice does not exist here. Nothing has changed.

## Names

seat-language = Language
seat-language-en = English
seat-language-fr = Français

## At the table

seat-curtain = { $name } plays next. Hand the screen over!
seat-ready = I am { $name }: show me the table
seat-settings = Language, pace and help
seat-fullscreen = Full screen on or off
seat-pace = Pace
seat-pace-instant = at once
seat-pace-quick = quick
seat-pace-calm = calm
seat-pace-slow = slow
seat-bots-help = Show me what the bots would do, and why
seat-bots-would = What the bots would do in your place
seat-bots-think = They are thinking it over …
seat-bot-would = { $name } would { $what }
seat-rules = The rules in short
seat-bot-slow = { $name } is still thinking.
seat-bot-waits = The game waits.
seat-retry = Let it try again
seat-replace = Or put another bot on its seat
seat-replace-none = choose a bot …
seat-undo = Undo
seat-ask-bots = What would they do?
seat-shut = Close
seat-skip = Skip
seat-show-how = Show me how again
seat-speech = The others say something
seat-sound = Sounds, and a short buzz where the device can

## Games, saving, loading

seat-menu = Menu: games, settings, rules
seat-why = Why?
seat-again-new = Play again
seat-again-same = Same deal
seat-setup = Other players or options
seat-save = Save this game
seat-save-file = partylab-game.json
seat-save-warning = The file holds the whole game, with all that is hidden.{ $own ->
    [0] {""}
    [one] {" "}It cannot hold your own bot: a person sits there when it is opened.
   *[other] {" "}It cannot hold your own bots: people sit there when it is opened.
  }
seat-save-link = Download { $file }
seat-load = Open a saved game
seat-load-title = Go on with a saved game

## After the game

seat-replay = Look at the game again
seat-replay-moment = { $unit ->
    [round] Round
   *[move] Move
  } { $moment } of { $last }
seat-replay-back = One { $unit ->
    [round] round
   *[move] move
  } back
seat-replay-on = One { $unit ->
    [round] round
   *[move] move
  } on
seat-what-if = Play on from here: what if …?

## The form

seat-game = Game
seat-count = Players
seat-count-choice = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
seat-players = Who plays?
seat-number = Seat { $number }
seat-person = a person here
seat-name = Name
seat-options = Options and deal
seat-seed = Deal: the same word gives the same deal
seat-seed-hint = left to chance
seat-start = Start the game
seat-broken-game = The game “{ $game }” was left out: it could not be loaded. { $why }
