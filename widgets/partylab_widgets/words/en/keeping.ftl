# What a device remembers: games that are not over, what was played, and what is asked first.

## Games that can go on

keeping-offer = { $games ->
    [one] A game waits for you
   *[other] { $games } games wait for you
  }
keeping-game = { $game }{ $others ->
    [0] {""}
   *[other] {" "}with { $names }
  }: { $count } { $unit ->
    [round] { $count ->
        [one] round
       *[other] rounds
      }
   *[move] { $count ->
        [one] move
       *[other] moves
      }
  } played
keeping-resume = Go on
keeping-forget = Drop it
keeping-note = Games that are not over are kept on this device, up to four of them, with all that is hidden in them.
keeping-broken = A game that was kept on this device cannot go on, so it was dropped. { $why }
keeping-over = It is over.
keeping-no-such-game = This game is not kept here any more. Nothing has changed.

## Asked first

keeping-ask-leave = Leave this game?
keeping-ask-leave-why = It is not over yet, and would be lost.
keeping-ask-leave-no = No, play on
keeping-ask-leave-yes = Yes, leave it
keeping-ask-erase = Forget what was played here?
keeping-ask-erase-why = All games and personal bests of this device would be erased.
keeping-ask-erase-no = No, keep them
keeping-ask-erase-yes = Yes, erase them

## What if

keeping-what-if = What if … from { $unit ->
    [round] round
   *[move] move
  } { $moment }
keeping-return = Back to the game

## What was played

keeping-my-games = My games
keeping-no-games = No game has been played to its end on this device yet.
keeping-level = Level
keeping-games = Games
keeping-wins = Won
keeping-best = Best
keeping-nothing = –
keeping-level-alone = Alone
keeping-level-friends = With friends
keeping-level-own = Own choice
keeping-file = partylab-my-games
keeping-json = Download all (JSON)
keeping-csv = Download the last 50 games (CSV)
keeping-erase = Erase …
keeping-shut = Close
keeping-best-ever = Your best result here so far!
