# What the command `partylab` says in the terminal.

command-wrong = { $why } Help: { $help }
command-unknown-room = partylab knows no “{ $room }”: it knows play, lab, tournament, league, class and worksheet.
command-incomplete = Something is missing in this command.
command-unknown-argument = “{ $argument }” does not belong in this command.
command-needs-value = “{ $argument }” needs one value after it.
command-takes-no-value = “{ $argument }” stands alone, without a value.
command-wrong-number = “{ $argument }” takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $text }”.
command-wrong-ip = This computer cannot be reached at “{ $ip }”; try localhost, or 0.0.0.0 for the whole network.
command-wrong-option = An option of a game is written name=value, for example rounds=2; “{ $text }” is not.
command-cannot-copy = The lessons cannot be copied into { $folder }: start partylab lab in a folder of your own.
command-no-gifts = In { $folder } there is no pack of gifts: a pack is a file like gifts.toml.
command-gifts-path = The path of a pack may hold no “{ $sign }”: { $file }
command-no-strategies = In { $folder } there is no strategy: a strategy is a file like ana.py with a function choose(view).
command-foul = { $name } ({ $games ->
    [one] one game
   *[other] { $games } games
  }): { $why }
command-too-many-strategies = The first { $most } files by name took part; { $left ->
    [one] one was
   *[other] { $left } were
  } left out.
command-not-html = “{ $file }” is no name for a page: it ends in `.html`.
command-in-the-way = { $file } is another file, not such a page, and stays as it is: choose another name with --to.
command-cannot-write = { $file } cannot be written: choose another place with --to.

command-help =
    partylab: party games to play and to learn from

      partylab play          play in the browser, alone, with friends or against bots
      partylab lab           open the lessons in JupyterLab
      partylab tournament    let bots play against one another
      partylab league        let the strategies of a class play in a league
      partylab class         see what a class has answered, on one page
      partylab worksheet     lessons on paper: worksheets, and their solutions
      partylab --version     tell the version

    More about each:  partylab play --help

command-help-play =
    partylab play: play in the browser, alone, with friends or against bots

      --language en|fr   language of the tables (otherwise: your browser’s)
      --port NUMBER      where to listen (8866, or the next free one; 0: any free one)
      --ip ADDRESS       who may come in: localhost (this computer alone),
                         0.0.0.0 (everybody on the network: for a class)
      --gifts FILE       a pack of gifts of your own for That’s Not a Hat, or a folder
                         of packs; may be given several times
      --code             let those who come in write code in the lessons: it runs on
                         this computer, so only for people whom you trust
      --no-browser       do not open a browser

command-help-lab =
    partylab lab: open the lessons in JupyterLab

    Without a clone of the project, the lessons are copied into the folder
    partylab-lessons below the one you are in; what you wrote there stays as it is.

      --language en|fr   language of the lesson to begin with (otherwise: your computer’s)
      --port NUMBER      where to listen (8888, or the next free one; 0: any free one)
      --ip ADDRESS       who may come in: localhost (this computer alone), or an address
                         of this computer; who has the key may run programs here
      --gifts FILE       a pack of gifts of your own for That’s Not a Hat, or a folder
                         of packs; may be given several times
      --no-browser       do not open a browser

command-help-tournament =
    partylab tournament GAME BOT BOT …: let bots play against one another

    Every deal is played once from each order of seats, so that no bot is luckier.

      --deals NUMBER         how many deals (1000)
      --seed SEED            another number or word, other deals (0)
      --processes NUMBER     how many processes share the work (1)
      --option NAME=VALUE    an option of the game; may be given several times

    Example:  partylab tournament nothanks greedy threshold linear --deals 200 --seed 7

command-help-league =
    partylab league FOLDER: let the strategies of a class play No Thanks! in a league

    Each file of the folder, for instance ana.py, holds a function choose(view) that
    returns “pay” or “take”. It plays against the others and against bots of ours, in a
    process of its own with little time and memory: whoever crashes, dawdles or cheats
    loses that game and is named. Do not run files of strangers.

      --rounds NUMBER    how many rounds (100); in each, everybody sits at a table of three
      --language en|fr   language of the table (otherwise: your computer’s)

    Example:  partylab league strategies --rounds 200

command-help-class =
    partylab class FILE FILE …: see what a class has answered, on one page

    Takes the files that “My answers” gives to pupils, or folders of them, and writes a
    page: every bet, certainty against truth, the known mistakes, and the times of those
    who agreed to share them. It works offline; files that cannot be read are named.

      --to FILE          where the page goes (class.html)
      --names            with the files’ names: for you, not for the class
      --language en|fr   language of the page (otherwise: your computer’s)
      --no-browser       write the page, but do not open it

    Example:  partylab class answers/*.json

command-help-worksheet =
    partylab worksheet LESSON …: lessons on paper, as pages that your browser prints

    LESSON is a number from 00 to 06. The first sheet asks, the second is for when the
    predictions have been talked about; both open offline and fit A4 and Letter.

      --solutions        the solutions instead: for the teacher
      --to FOLDER        where the pages go (here)
      --language en|fr   language of the sheets (otherwise: your computer’s)
      --no-browser       write the pages, but do not open them

    Example:  partylab worksheet 01 03 --solutions
