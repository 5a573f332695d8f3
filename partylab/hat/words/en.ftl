# That's Not a Hat: the news, the refusals and the words of the table.
#
# A gift comes with its forms: $gift_name is “guitar”, $gift_a “a guitar”, $gift_the “the guitar”,
# $gift_number “one” or, for gloves, “many”, and $gift_gender, which English has no use for.

hat-name = That’s Not a Hat

## What has just happened

hat-begins = { $rounds ->
    [one] Everybody
   *[other] Round { $round } of { $rounds }: everybody
  } has { $gifts ->
    [one] a gift
   *[other] two gifts
  }. Look well! { $who ->
    [you] You begin.
   *[other] { $name } begins.
  }
hat-drew = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $gift_a } from the gift shop.
hat-turned = { $who ->
    [you] You turn your gift
   *[other] { $name } turns a gift
  } face down. The arrow on its back points { $arrow ->
    [left] to the left.
    [right] to the right.
   *[any] in every direction.
  }
hat-offered = { $giver_who ->
    [you] You say to { $receiver }: “I have { $gift_a } for you.”
   *[other] { $giver } says to { $receiver_who ->
        [you] you
       *[other] { $receiver }
      }: “I have { $gift_a } for you.”
  }
hat-accepted = { $who ->
    [you] You accept the gift. Now you give your older one.
   *[other] { $name } accepts the gift, and now gives the older one.
  }
hat-refused = { $who ->
    [you] You say:
   *[other] { $name } says:
  } “That’s not { $gift_a }!”
hat-giver-wrong = { $gift_number ->
    [many] They are
   *[one] It is
  } { $gift_a }, so { $who ->
    [you] you were
   *[other] { $name } was
  } wrong: { $points ->
    [1] the first point.
    [2] the second point.
   *[other] the third point.
  }
hat-receiver-wrong = { $gift_number ->
    [many] They are
   *[one] It is
  } { $gift_a } indeed! { $who ->
    [you] You were
   *[other] { $name } was
  } wrong: { $points ->
    [1] the first point.
    [2] the second point.
   *[other] the third point.
  }
hat-enough = Nobody gets any further: after { $offers } { $offers ->
    [one] offer
   *[other] offers
  } the points stand as they are.
hat-round-over = Round { $round } of { $rounds } is over: { $scores }. All gifts are shuffled.
hat-won = The game is over: { $who ->
    [you] you win
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
  } with { $points ->
    [0] no point at all.
    [one] one point.
   *[other] { $points } points.
  }

hat-fewest-points = The fewest penalty points win.

## Refusals

hat-over = The game is over.
hat-not-your-turn = It is not your turn yet.
hat-not-now-draw = First a new gift has to be taken from the shop.
hat-not-now-show = First the gift has to be turned face down.
hat-not-now-name = Now the gift has to be named.
hat-not-now-answer = Now the gift has to be accepted or refused.
hat-unknown-move = “{ $move }” is not a move of this game. There are draw, turn, say guitar, accept and refuse.
hat-unknown-gift = “{ $gift }” is none of the gifts in this pack.
hat-not-read = No gift of this game is called “{ $text }”. Look for it in the list, or try another word.
hat-not-seen = Nobody has seen { $gift } this round: name a gift that has lain open.
hat-choose-whom = The arrow on this gift points everywhere: say to which other player you give it.
hat-arrow-decides = The arrow on the back says to whom this gift goes; you cannot choose.

## Refusals of packs

hat-pack-unknown = This house has no pack of gifts called “{ $pack }”. Packs that it knows: { $known }.
hat-pack-classic = The classic pack stays as it is: give your own pack’s file another name.
hat-pack-too-small = { $seats } players may need { $needed } gifts with these options, but this pack has only { $gifts } for them. Play with fewer people, fewer gifts each or both colours of arrows.
hat-pack-no-file = The file { $file } cannot be opened.
hat-pack-too-large = The file { $file } is too large: at most { $most } kB are read.
hat-pack-damaged = { $file } is not a pack of gifts: { $line ->
    [0] it is no TOML file.
   *[other] line { $line } is no TOML.
  }
hat-pack-wrong-name = { $file } names its pack: please use only small letters a–z, digits and hyphens before `.toml`, not “{ $name }”.
hat-pack-wrong-size = { $file } has { $gifts } gifts; a pack needs at least { $least } and may have { $most }.
hat-pack-part = In { $file } this is missing or wrong: { $part }.
hat-pack-wrong-id = In { $file } “{ $gift }” cannot be a gift’s id: use small letters a–z, digits and hyphens.
hat-pack-doubled = In { $file } the id “{ $gift }” stands twice: every gift needs its own.
hat-pack-same = In { $file } the name “{ $name }” means both { $other } and { $gift }.
hat-pack-alike = In { $file } there is no gift “{ $gift }”, which is said to look like others.

## The moves

hat-move-draw = Take a new gift
hat-move-turn = Turn it face down
hat-move-accept = Thank you!
hat-move-refuse = That’s not true!

## The table in words

hat-round = That’s Not a Hat, round { $round } of { $rounds }
hat-shop = { $gifts ->
    [0] The gift shop is empty.
    [one] Gift shop: { $top }; it is the last one.
   *[other] Gift shop: { $top } lies on top; { $gifts } gifts are left.
  }
hat-phase-draw = { $giver } takes a new gift from the shop.
hat-phase-show = { $giver } shows { $gift } and turns it face down.
hat-phase-name = { $giver } gives a gift away { $arrow ->
    [left] to the left
    [right] to the right
   *[any] to whomever they like
  } and has to name it.
hat-phase-answer = { $giver } offers { $receiver } a gift and calls it { $named }.
hat-seat-has = { $name }: { $gifts }; { $points ->
    [0] no penalty point
    [one] 1 penalty point ({ $discards })
   *[other] { $points } penalty points ({ $discards })
  }
hat-face-down = face down ({ $arrow ->
    [left] arrow to the left
    [right] arrow to the right
   *[any] arrows everywhere
  })
hat-now-open = { $gift } (arrow { $arrow ->
    [left] to the left
    [right] to the right
   *[any] everywhere
  })

## Setting the game up

hat-about = Give presents all around, remember what lies face down before whom, and when you do not, bluff. 2 to 8 players, 15 minutes, from 8 years.
hat-invites = Remember your gift – or make one up.
hat-facts = 2–8 players · 15 minutes
hat-option-starting_gifts = Gifts before each player (two players always have 2)
hat-option-arrows = Arrows on the backs
hat-option-arrows-both = Black to the left and white to the right
hat-option-arrows-black = Only black: all gifts go left (harder)
hat-option-arrows-white = Only white: all gifts go right (harder)
hat-option-announce = Naming a gift
hat-option-announce-list = Pick it from the list
hat-option-announce-free = Type it
hat-option-announce_list = Gifts that may be named
hat-option-announce_list-all = All
hat-option-announce_list-seen = Only those that have lain open (for beginners)
hat-option-rounds = Rounds
hat-option-rounds-players = As many as players
hat-option-show_seconds = Seconds to look at a gift
hat-option-timer = Seconds for an answer (0: no hurry)
hat-option-wild_arrows = Some arrows point everywhere: the giver chooses
hat-option-max_offers = Offers after which a round ends (0: none)
hat-option-pack = Pack of gifts
hat-option-pack-classic = The gift shop: 110 gifts

hat-rules-1 = Everybody begins with a gift that lies open. Whoever begins takes the top gift of the shop, shows it to all, turns it face down and gives it away at once.
hat-rules-2 = The arrow on its back says to whom: the neighbour on the giver’s left or right. The giver says what it is: “I have a guitar for you.” That may be true, or not.
hat-rules-3 = If you accept, say thank you and lay the gift face down above your own. Now you have one too many: turn your older gift face down, and give it where its arrow points.
hat-rules-4 = What lies face down may not be looked at any more, by anybody. If you have forgotten what it is, make something up and look innocent.
hat-rules-5 = If you do not believe it, say “That’s not a guitar!” The gift is turned up. If you were right, the giver gets it as a penalty point; if it is a guitar, you do.
hat-rules-6 = Whoever got the point takes a new gift from the shop, shows it, turns it face down and gives it away at once.
hat-rules-7 = The round ends at once with somebody’s third point. The fewest points win; a tie is shared.
hat-rules-8 = With two gifts each, and always with two players, the new gift goes on top and the lowest, the oldest, is given.
