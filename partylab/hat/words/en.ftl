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
  } “{ $gift_number ->
    [many] Those aren’t { $gift_name }
   *[one] That’s not { $gift_a }
  }!”
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
       *[other] { $crowd ->
            [yes] { $who ->
                [among] you and { $others } others
               *[other] { $count } players
              }
           *[no] { $names }
          } win together
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
hat-not-read = No gift of this game is called “{ $text }”. Try another word.
hat-not-written = Write a name first.
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
hat-pack-article = In { $file } the gift “{ $gift }” needs an article in “{ $language }”, one of these: { $known }.
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
hat-option-timer = Seconds for an answer; then the gift is accepted (0: no hurry)
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

## The table to touch

hat_table-shop = { $gifts ->
    [0] The shop is empty
    [one] the last one
   *[other] { $gifts } gifts
  }
hat_table-said = “{ $gift_a }”
hat_table-verdict = { $true ->
    [yes] True!
   *[no] Not true!
  }
hat_table-penalties = { $points ->
    [0] no penalty point
    [one] one penalty point
   *[other] { $points } penalty points
  }
hat_table-total = { $points } in all
hat_table-round = Round { $round } of { $rounds }

hat_table-draw = Take a new gift
hat_table-draw-note = look well: you give it away at once
hat_table-turn = Turn it face down
hat_table-turn-note = everybody remembers it
hat_table-choose = What is it?
hat_table-choose-note = say what you give, true or not
hat_table-accept-named = { $gift_number ->
    [many] Thanks for them!
   *[one] Thanks for { $gift_the }!
  }
hat_table-accept-rests = Thank you!
hat_table-accept-note = I believe it
hat_table-refuse-named = { $gift_number ->
    [many] Those aren’t { $gift_name }!
   *[one] That’s not { $gift_a }!
  }
hat_table-refuse-rests = That’s not true!
hat_table-refuse-note = turn it up
hat_table-key-draw = d
hat_table-key-turn = f
hat_table-key-name = w
hat_table-key-accept = t
hat_table-key-refuse = n
hat_table-key-sure = s
hat_table-key-unsure = u
hat_table-sureness = How sure are you? Nobody else sees it; you will see it when the game is over.
hat_table-sure = sure
hat_table-sure-note = I am sure. Only I see this; it is told when the game is over.
hat_table-unsure = not sure
hat_table-unsure-note = I am not sure. Only I see this; it is told when the game is over.

hat_table-for = for { $name }
hat_table-search = Look for a gift
hat_table-type = What do you call it?
hat_table-example = { $gift_a } …
hat_table-say = Say it
hat_table-shut = Back to the table
hat_table-none = No gift is called that. Try another word.
hat_table-catalogue = “I have … for you”
hat_table-catalogue-for = “I have … for you, { $name }”

hat_table-asked-draw = Your turn: take a new gift from the shop.
hat_table-asked-show = Your turn: remember { $gift_the }, then turn the card face down.
hat_table-asked-name = Your turn: give your gift away { $arrow ->
    [left] to the left
    [right] to the right
   *[any] to whomever you like
  }. What do you call it?
hat_table-asked-answer = { $gift_number ->
    [many] Do you believe that they are
   *[one] Do you believe that it is
  } { $gift_a }?
hat_table-asked-over = The game is over.

hat_table-meanwhile-show = { $name } shows { $gift_the } once more.

hat_table-says-offers = { $tone ->
    [0] For you!
    [1] You’ll love it.
    [2] Just what you need.
   *[other] I chose it myself.
  }
hat_table-says-accepts = { $tone ->
    [0] How kind!
    [1] Thank you!
    [2] Just what I wanted.
   *[other] Oh, lovely.
  }
hat_table-says-refuses = { $tone ->
    [0] No way!
    [1] I don’t think so.
    [2] Really? No.
   *[other] Show me!
  }
hat_table-says-wrong = { $tone ->
    [0] Oh dear.
    [1] I was so sure!
    [2] Well, well.
   *[other] Ouch.
  }
hat_table-says-won = { $tone ->
    [0] I never forget.
    [1] What a party!
    [2] Presents for all!
   *[other] Hats off to me!
  }

hat_table-coach-begin = Everybody has a gift that you can see now: look well, soon it will lie face down. { $mine ->
    [yes] You begin: take the top gift of the shop.
   *[no] Somebody else begins.
  }
hat_table-coach-show = Remember this picture, as all do. Then turn it face down: nobody may look at it again.
hat_table-coach-name = { $which ->
    [first] The arrow on the back says who gets it. Say what it is: everybody has just seen it, so tell the truth this time.
    [older] Now give your older gift. Say what it is; and if you have forgotten, make something up.
   *[this] Now give this gift. Say what it is; and if you have forgotten, make something up.
  }
hat_table-coach-watch = Look: this gift will lie face down in a moment. Who gets it?
hat_table-coach-others = Watch which gift goes to whom. Do you still know what lies before each of them?
hat_table-coach-answer = { $gift_number ->
    [many] Are they { $gift_name }
   *[one] Is it { $gift_a }
  }? If you believe it, say thank you. If not, the gift is turned up, and whoever is wrong gets a penalty point.
hat_table-coach-turned-up = { $mine ->
    [yes] You were wrong: the gift is your penalty point, and you bring a new one from the shop.
   *[no] The gift was turned up. Whoever was wrong keeps it as a penalty point and brings a new one.
  }
hat_table-coach-last = Now you know it all: the round ends with somebody’s third penalty point, and the fewest points win. Enjoy the party!

hat_table-sheet-title = Penalty points
hat_table-sheet-player = Player
hat_table-sheet-points = Points
hat_table-sheet-round = Round { $round }
hat_table-sheet-gifts = { $rounds ->
    [one] Penalty gifts
   *[other] Of the last round
  }

## Looking back, when the game is over

hat_table-back-memories = Who remembered?
hat_table-back-player = Player
hat_table-back-said = What they said was true
hat_table-back-believed = What they answered was right
hat_table-back-count = { $right } of { $all }
hat_table-back-sure = Right when sure
hat_table-back-unsure = Right when not sure
hat_table-back-unknown = Right, sureness not told
hat_table-back-memories-how = From the first offer to the last: a disc for a name that was said, a square for an answer; a tick where it was true or right, a cross where not. Full: they were sure; hollow: not sure; a broken edge: not told.
hat_table-back-note = What was not true may have been forgotten, or a bluff. People are sure if they tapped so; a bot is sure from 90 % on.
hat_table-back-mark = Offer { $offer }: { $who ->
    [you] you
   *[other] { $name }
  } { $did ->
    [said] said what was { $right ->
        [yes] true
       *[no] not true
      }
   *[answered] answered { $right ->
        [yes] rightly
       *[no] wrongly
      }
  }{ $sure ->
    [sure] {", sure"}
    [unsure] {", not sure"}
   *[unknown] {""}
  }.
hat_table-back-beliefs = { $rounds ->
    [one] Who believed what
   *[other] Who believed what in round { $round }
  }
hat_table-back-beliefs-how = A column for each offer. Of bots: for what the giver took the gift, and how likely it was to the receiver that the name was true, at that very moment. Of people: “!” sure, “?” not sure, “–” not told.
hat_table-back-offer = Offer
hat_table-back-giver = Who gave
hat_table-back-took = … and took it for
hat_table-back-called = … and called it
hat_table-back-was = It was
hat_table-back-receiver = Who was asked
hat_table-back-trusted = … and gave the name
hat_table-back-believes = … and believed it
hat_table-back-right = … and was right
hat_table-back-did = … and answered
hat_table-back-yes = yes
hat_table-back-no = no
hat_table-back-did-accepted = believes it, { $right ->
    [yes] rightly
   *[no] wrongly
  }
hat_table-back-did-refused = does not believe it, { $right ->
    [yes] rightly
   *[no] wrongly
  }
hat_table-back-said-to-be = { $sure ->
    [sure] sure
    [unsure] not sure
   *[unknown] not told
  }
hat_table-back-took-for = { $gift }, { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hat_table-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
hat_table-back-gifts = { $rounds ->
    [one] Where every gift has been
   *[other] Where every gift has been in round { $round }
  }
hat_table-back-how = A bar shows before whom a gift lay. A tick: it was given under its own name; a picture: it was called that. A broken ring: it was turned up.
hat_table-back-as-table = The same in words
hat_table-back-gift = Gift
hat_table-back-course = What became of it
hat_table-back-dealt = { $who ->
    [you] You begin
   *[other] { $name } begins
  } with it.
hat_table-back-drawn = { $who ->
    [you] You take
   *[other] { $name } takes
  } it from the shop.
hat_table-back-accepted = { $giver_who ->
    [you] You call
   *[other] { $giver } calls
  } it { $called }, which is { $true ->
    [yes] true
   *[no] not true
  }; { $receiver_who ->
    [you] you believe
   *[other] { $receiver } believes
  } it.
hat_table-back-refused = { $giver_who ->
    [you] You call
   *[other] { $giver } calls
  } it { $called }, which is { $true ->
    [yes] true
   *[no] not true
  }; { $receiver_who ->
    [you] you do not believe
   *[other] { $receiver } does not believe
  } it. A point for { $who ->
    [you] you
   *[other] { $name }
  }.

## The bots

hat_bots-goldfish-name = Goldfish
hat_bots-goldfish-people = Gil, Goldie, Finn, Coral, Bubba, Marina
hat_bots-goldfish-word = forgets at once, and bluffs
hat_bots-goldfish-character = Forgets every gift with the next one, and when it does know one, it often bluffs.
hat_bots-binder-name = Muddler
hat_bots-binder-people = Maud, Matti, Mabel, Milan, Myrtle, Mo
hat_bots-binder-word = mixes gifts up
hat_bots-binder-character = Knows which gifts are around, but mixes up who has which, and is quite sure of it.
hat_bots-fader-name = Fader
hat_bots-fader-people = Fleur, Felix, Frida, Farid, Fiona, Fred
hat_bots-fader-word = forgets bit by bit
hat_bots-fader-character = Every gift fades from its memory with each offer, first fast, then slowly.
hat_bots-window-name = Window
hat_bots-window-people = Wilma, Wim, Winnie, Walid, Wanja, Will
hat_bots-window-word = keeps three offers in mind
hat_bots-window-character = Has the last three offers in mind, and nothing before them.
hat_bots-actr-name = Rehearser
hat_bots-actr-people = Renée, Ravi, Rhea, Ruben, Ronja, Rufus
hat_bots-actr-word = remembers what is named often
hat_bots-actr-character = Remembers as ACT-R says that people do: the more often and the more recently it met a gift, the better.
hat_bots-elephant-name = Elephant
hat_bots-elephant-people = Ella, Elmar, Elif, Emil, Esther, Elton
hat_bots-elephant-word = never forgets
hat_bots-elephant-character = Never forgets a gift, and never falls for a bluff.

hat_bots-no-choice = There is nothing to choose.
hat_bots-believes = { $sure ->
    [certain] It knows for certain: { $gift_number ->
        [many] these are { $gift_name }
       *[one] this is { $gift_a }
      }.
    [sure] It is { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } sure: { $gift_number ->
        [many] these are { $gift_name }
       *[one] this is { $gift_a }
      }.
   *[unsure] It does not know what this is; the likeliest is { $gift_a }, with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
  }
hat_bots-bluffs = But of the gifts that it knows, it calls { NUMBER($share, style: "percent") } something else, to see whether somebody believes it.
hat_bots-answer = { $side ->
    [doubts] It gives what was said, { $gift_a }, only { NUMBER($true, style: "percent", maximumFractionDigits: 0) }. Among { $players } players refusing pays below { NUMBER($least, style: "percent", maximumFractionDigits: 0) }.
   *[believes] It gives what was said, { $gift_a }, { NUMBER($true, style: "percent", maximumFractionDigits: 0) }. Among { $players } players refusing pays only below { NUMBER($least, style: "percent", maximumFractionDigits: 0) }.
  }

hat-would-draw = take a new gift.
hat-would-turn = turn the gift face down.
hat-would-accept = say thank you.
hat-would-refuse = say “That’s not true!”
hat-would-say = say: “I have { $gift_number ->
    [many] some lovely { $gift_name }
   *[one] { $gift_a }
  } for you.”
hat-level-easy = They forget a gift within three offers. A newcomer wins about half of the games.
hat-level-medium = Some mix gifts up, and some have the last three offers in mind.
hat-level-hard = They forget slowly, bit by bit, or mix gifts up.
hat-level-expert = They hardly ever forget a gift, or never do.
