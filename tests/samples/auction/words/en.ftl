auction-name = Auction
auction-about = Crates are sold to who shouts the most. 2 to 5 players, 5 minutes.
auction-rules-1 = A crate shows what it is worth. Anybody may bid more than the last bid, at any time.
auction-rules-2 = Three calls without a new bid sell it. Points and coins count together.
auction-option-lots = Crates
auction-option-patience = Seconds between the calls

auction-lot = A crate worth { $lot } is on the table.
auction-bid = { $who ->
    [you] You bid { $bid }.
   *[other] { $name } bids { $bid }.
  }
auction-going = { $calls ->
    [one] Going once …
   *[other] Going twice …
  }
auction-sold = Sold! { $who ->
    [you] You get
   *[other] { $name } gets
  } the { $lot } for { $bid }.
auction-unsold = Nobody wants the { $lot }.
auction-over = All crates are sold.
auction-most-points = The most points and coins win.
auction-not-now = “{ $move }” cannot be bid now.
auction-table = On the table: { $lot }. Crates to come: { $left }. { $bid ->
    [0] Nobody has bid.
   *[other] { $name } has bid { $bid }.
  }
auction-bid-it = Bid { $bid }
auction-purse = { $coins } coins, { $points } points
auction-would = { $bid ->
    [none] say nothing.
   *[other] bid { $bid }.
  }

auction-record-spent = The least coins spent in a game: { $value }
auction-coach = This crate is worth { $lot }: bid less, and it pays.
auction-says-bid = { $bid }!
auction-level-easy = They keep their coins.
auction-level-medium = One of them keeps its coins.
auction-level-hard = One of them pays what a crate is worth.
auction-level-expert = They pay what a crate is worth.

auction_bots-stingy-name = Stingy
auction_bots-stingy-people = Stella, Stan
auction_bots-stingy-word = saves its coins
auction_bots-stingy-character = Pays a quarter of what a crate is worth.
auction_bots-eager-name = Eager
auction_bots-eager-people = Ed, Eva
auction_bots-eager-word = pays the full price
auction_bots-eager-character = Pays all that a crate is worth.
auction_bots-price = It pays at most { $price }.
