# Tournaments between bots: the table, its verdict, and the refusals.

tournament-caption = { $game } { $deals ->
    [one] One deal,
   *[other] { $deals } deals,
  } each played from all { $seats } seats: { $games } games.
tournament-partial = Stopped early: { $asked } deals were asked for.
tournament-bot = Bot
tournament-wins = Games won
tournament-score = Mean score
tournament-interval = 95% interval
tournament-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-share-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points-interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-unknown = unknown
tournament-leader = { $name } won most often, with an interval above all others.
tournament-tie = Nobody can tell yet which is the best: the intervals of { $names } overlap. More deals would help.
tournament-progress = { $bar } { $done } of { $deals } deals, { $left } s to go

## Refusals

tournament-wrong-deals = The number of deals is a whole number from 1 on, not { $deals }.
tournament-bots-list = The bots are a list, one for each seat, such as ["random", "greedy", "miser"], or a dictionary that names them.
tournament-bot-stays = The bot “{ $bot }” cannot travel to other processes: what is written in a notebook stays there. Leave “executor” out; or put the bot into a file of its own, such as mybots.py, and import it from there.
tournament-wrong-executor = The executor has no “submit”. It can be a ProcessPoolExecutor, a Dask client, or anything else that takes jobs with “submit”.
tournament-workers-lost = A process of the executor came to a sudden end. Perhaps there was not enough memory; try again with fewer processes, or without “executor”.
