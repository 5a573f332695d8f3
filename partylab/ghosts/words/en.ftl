# Run, Ghost, Run!: the news, the refusals, the reasons and the words at the table.

## The hall: bodies by name

ghosts-the-mirror = the mirror
ghosts-the-trolley = the trolley
ghosts-the-desk = the desk
ghosts-the-piano = the piano
ghosts-the-armchair = the armchair
ghosts-the-table = the table
ghosts-the-s = the small ghost
ghosts-the-m = the medium ghost
ghosts-the-l = the large ghost

## The hall: refusals

ghosts-outside = It does not fit: { $body } would stick out of the hall.
ghosts-hits = It does not fit: { $other } is in the way of { $body }.
ghosts-no-support = There is nothing level under the feet of { $body }.
ghosts-off-cell = A ghost keeps within one cell: { $body } would stand across a border.
ghosts-cell-full = That cell is full: there is no room left for { $body }.
ghosts-no-room = That cannot be: { $body } would find no free place in its cell.
ghosts-wrong-piece = There is no furniture called “{ $piece }”; there are: { $known }.
ghosts-wrong-ghost = There is no ghost called “{ $ghost }”.
ghosts-wrong-pose = “{ $pose }” does not say where furniture stands and how it is turned.
ghosts-wrong-spot = “{ $spot }” does not say where a ghost stands.

## The game: its name, its form, its rules in short (rules)

ghosts-name = Run, Ghost, Run!
ghosts-about = Steal across a hotel hall at night and hide behind the furniture, before somebody looks through a keyhole. 2 to 4 players, about 30 minutes, from age 8.
ghosts-invites = Cross the hall. Let nobody see you.
ghosts-facts = 2–4 players · 30 minutes
ghosts-option-midnight = Midnight cards
ghosts-option-fusion = Ghosts fuse: small ones grow by joining
ghosts-option-score_out = Points for ghosts that get out (small, medium, large)
ghosts-option-score_hall = Points for ghosts still in the hall (small, medium, large)
ghosts-option-exit_cost = Points that the step out of the door costs
ghosts-option-seen_from = A ghost is seen when this share of it shows
ghosts-option-mirror = The mirror reflects: who shows in it is seen
ghosts-option-ghosts_block = Ghosts hide one another
ghosts-option-cell_capacity = Room in a cell (small 1, medium 2, large 4)
ghosts-option-seats = Two players sit
ghosts-option-seats-opposite = opposite each other
ghosts-option-seats-neighbours = side by side
ghosts-rules-1 = Bring your seven ghosts from your side of the hall out by a door of the opposite side. After five rounds, a small ghost that is out counts 1 point, a medium one 3 and the large one 5; one still in the hall counts 0, 1 or 2.
ghosts-rules-2 = In each round everybody draws a card in turn. Where it shows two pieces of furniture you may move one of them, anywhere inside the hall, standing, lying or stacked. A piece that was moved this round stays where it is; when both were, move any other one.
ghosts-rules-3 = Then all order their ghosts at the same time, and nobody sees the orders of others. The number on your card is shared by your ghosts: one point for each step from cell to cell, never diagonally. Going in costs 1, going out costs 1, and a ghost never goes in and out in the same round.
ghosts-rules-4 = Furniture is no obstacle: ghosts pass through it, and may stop behind, under, in or on it. They have to fit into their cell.
ghosts-rules-5 = The highest roll chooses the side for the keyhole; it has to change sides. A second roll says which of the six doors. Who has chosen rolls again only when all have chosen equally often.
ghosts-rules-6 = All look through the keyhole. A ghost that shows flees back to its side, also if it shows only in the mirror. Whoever sits to the left of the chooser begins the next round.
ghosts-rules-7 = If points are equal, the most ghosts out win, then the fewest ghosts left on one’s own side.
ghosts-rules-8 = With fusions only small ghosts leave home. One that stops in the cell of another small ghost of yours may become a medium one with it, and with a medium one a large one; the two go back to your side. A medium or large ghost that is seen waits at the edge of the hall.
ghosts-rules-9 = With Midnight cards, the die holder draws one at the beginning of each round from the second on, and what it says happens at once.

## What has just happened (rules)

ghosts-began = The keyhole is on door { $number } of the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side. { $who ->
    [you] You have the die and begin.
   *[other] { $name } has the die and begins.
  }
ghosts-round = Round { $round } of { $rounds }. { $who ->
    [you] You have the die and begin.
   *[other] { $name } has the die and begins.
  }
ghosts-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
  } { $value } points{ $first ->
    [none] {""}
    [mirror] , mirror
    [trolley] , trolley
    [desk] , desk
    [piano] , piano
    [armchair] , armchair
   *[table] , table
  }{ $second ->
    [none] .
    [mirror] {" "}or mirror.
    [trolley] {" "}or trolley.
    [desk] {" "}or desk.
    [piano] {" "}or piano.
    [armchair] {" "}or armchair.
   *[table] {" "}or table.
  }
ghosts-grabbed = { $who ->
    [you] You take hold of
   *[other] { $name } takes hold of
  } { $piece ->
    [mirror] the mirror.
    [trolley] the trolley.
    [desk] the desk.
    [piano] the piano.
    [armchair] the armchair.
   *[table] the table.
  }
ghosts-left = { $who ->
    [you] You leave
   *[other] { $name } leaves
  } the furniture as it is.
ghosts-placed = { $who ->
    [you] You put
   *[other] { $name } puts
  } { $piece ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  } { $down ->
    [back] back as it was.
    [feet] somewhere else.
    [top] somewhere else, upside down.
   *[lying] somewhere else, lying down.
  }
ghosts-put-down = { $count ->
    [one] A ghost loses its place and finds another one.
   *[other] { $count } ghosts lose their places and find others.
  }
ghosts-ready = { $who ->
    [you] You have given your orders.
   *[other] { $name } has given orders.
  }
ghosts-moved = { $who ->
    [you] You move ghosts
   *[other] { $name } moves ghosts
  } for { $spent } of { $points } points: { $inward ->
    [0] {""}
    [one] one comes in{ $onward ->
        [0] { $outward ->
            [0] .
           *[other] ,{" "}
          }
       *[other] ,{" "}
      }
   *[other] { $inward } come in{ $onward ->
        [0] { $outward ->
            [0] .
           *[other] ,{" "}
          }
       *[other] ,{" "}
      }
  }{ $onward ->
    [0] {""}
    [one] one goes on{ $outward ->
        [0] .
       *[other] ,{" "}
      }
   *[other] { $onward } go on{ $outward ->
        [0] .
       *[other] ,{" "}
      }
  }{ $outward ->
    [0] {""}
    [one] one gets out.
   *[other] { $outward } get out.
  }
ghosts-moved-none = { $who ->
    [you] You move no ghost.
   *[other] { $name } moves no ghost.
  }
ghosts-fused = { $who ->
    [you] Two of your ghosts become one
   *[other] Two of { $name }’s ghosts become one
  } { $size ->
    [M] medium ghost.
   *[L] large ghost.
  }
ghosts-aside = { $who ->
    [you] Your
   *[other] { $name }’s
  } { $size ->
    [S] small
    [M] medium
   *[L] large
  } ghost finds its place taken and { $stays ->
    [yes] stays where it was.
   *[no] stands beside it.
  }
ghosts-rolled = { $who ->
    [you] You roll
   *[other] { $name } rolls
  } a { $die }.
ghosts-tied = { $names } are level and roll again.
ghosts-chooses = { $who ->
    [you] You choose
   *[other] { $name } chooses
  } the side for the keyhole{ $how ->
    [alone] {""}, without rolling: the others have all chosen once more.
   *[rolled] .
  }
ghosts-keyhole = { $how ->
    [knock] The keyhole stays on its side, and
    [crystal] As the crystal ball has said,
   *[rolled] The die says { $number }:
  } { $who ->
    [you] you look
   *[other] { $name } looks
  } through door { $number } of the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side.
ghosts-across = Now from straight opposite: door { $number } of the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side.
ghosts-seen = { $count ->
    [one] { $who ->
        [you] One of your ghosts
       *[other] One of { $name }’s ghosts
      } is seen{ $mirror ->
        [0] {""}
       *[other] {" "}in the mirror
      } and flees.
   *[other] { $count } of { $who ->
        [you] your ghosts
       *[other] { $name }’s ghosts
      } are seen{ $mirror ->
        [0] {""}
        [one] , one in the mirror,
       *[other] , { $mirror } in the mirror,
      } and flee.
  }
ghosts-nobody-seen = Nobody is seen.
ghosts-unseen = { $count ->
    [one] One ghost stays
   *[other] { $count } ghosts stay
  } hidden{ $close ->
    [0] .
    [one] { $count ->
        [one] {" "}by a hair’s breadth.
       *[other] , one by a hair’s breadth.
      }
   *[other] , { $close } by a hair’s breadth.
  }
ghosts-unperched = { $count ->
    [one] { $who ->
        [you] One of your ghosts
       *[other] One of { $name }’s ghosts
      } is not on top of anything and goes home.
   *[other] { $count } of { $who ->
        [you] your ghosts
       *[other] { $name }’s ghosts
      } are not on top of anything and go home.
  }
ghosts-scores = The game is over. Points: { $scores }.
ghosts-won = { $who ->
    [you] You win
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $crowd ->
            [yes] { $who ->
                [among] You and { $others } others
               *[other] { $count } players
              }
           *[no] { $names }
          } win together
    }
  } with { $points } { $points ->
    [one] point
   *[other] points
  }{ $reason ->
    [ghosts-tie-out] , for having more ghosts out.
    [ghosts-tie-home] , for having fewer ghosts left at home.
   *[other] .
  }

ghosts-most-points = The most points win.
ghosts-tie-out = Points are equal: the most ghosts out win.
ghosts-tie-home = Points and ghosts out are equal: the fewest ghosts left at home win.
ghosts-tie-shared = All is equal: the victory is shared.

## Midnight cards: names, effects, what came of them (rules)

ghosts-midnight-double = Twice curious
ghosts-midnight-shelter = Everybody down
ghosts-midnight-tipsy = Overexcited
ghosts-midnight-grimace = Making faces
ghosts-midnight-tag = Tag, you’re it
ghosts-midnight-dance = Dance floor
ghosts-midnight-perch = Off the ground
ghosts-midnight-brother = I’ll tell my big brother
ghosts-midnight-knock = Knock, knock, knock
ghosts-midnight-dizzy = My head is spinning
ghosts-midnight-crystal = Crystal ball
ghosts-midnight-statues = Grandmother’s footsteps
ghosts-effect-double = After the look of this round there is another one, from the door straight opposite.
ghosts-effect-shelter = All ghosts in the hall lie down, and move lying until the look is over.
ghosts-effect-tipsy = All the furniture is tipped onto its side.
ghosts-effect-grimace = The mirror stands up and faces the middle of the hall. A small ghost of each player comes from home, as close to the glass as it can, and does not move this round.
ghosts-effect-tag = Each in turn puts a small ghost from home in the place of one of the right neighbour’s. If the neighbour has none in the hall, it is put three cells away from one’s own side.
ghosts-effect-dance = Every piece of furniture goes to the door nearest to it. Ghosts stay on their cells.
ghosts-effect-perch = Ghosts that do not stand on top of furniture when the round ends go home.
ghosts-effect-brother = Each in turn may replace a ghost in the hall by one of the next size from home.
ghosts-effect-knock = Nobody chooses a side: the keyhole stays on its own, and the die says which door.
ghosts-effect-dizzy = The hall turns by a quarter, clockwise: everybody has another side to start from, and another one to get out by.
ghosts-effect-crystal = The die is rolled now: in this round the keyhole goes to a door with that number.
ghosts-effect-statues = Every ghost in the hall goes one cell towards its exit, and perhaps out.
ghosts-struck = Midnight strikes! { $who ->
    [you] You draw
   *[other] { $name } draws
  } “{ $card ->
    [double] { ghosts-midnight-double }
    [shelter] { ghosts-midnight-shelter }
    [tipsy] { ghosts-midnight-tipsy }
    [grimace] { ghosts-midnight-grimace }
    [tag] { ghosts-midnight-tag }
    [dance] { ghosts-midnight-dance }
    [perch] { ghosts-midnight-perch }
    [brother] { ghosts-midnight-brother }
    [knock] { ghosts-midnight-knock }
    [dizzy] { ghosts-midnight-dizzy }
    [crystal] { ghosts-midnight-crystal }
   *[statues] { ghosts-midnight-statues }
  }”.
ghosts-shifted = { $count ->
    [0] No furniture moves.
    [one] One piece of furniture moves.
   *[other] { $count } pieces of furniture move.
  }
ghosts-grimaces = { $who ->
    [you] You send
   *[other] { $name } sends
  } a small ghost to make faces at the mirror.
ghosts-swapped = { $who ->
    [you] You put
   *[other] { $name } puts
  } a small ghost in the place of one of { $other }’s.
ghosts-put = { $who ->
    [you] You put
   *[other] { $name } puts
  } a small ghost three cells from home.
ghosts-grew = { $who ->
    [you] You replace
   *[other] { $name } replaces
  } { $size ->
    [M] a small ghost by a medium one.
   *[L] a medium ghost by the large one.
  }
ghosts-passed = { $who ->
    [you] You leave
   *[other] { $name } leaves
  } the ghosts as they are.
ghosts-foretold = The crystal ball says { $number }.
ghosts-stepped = { $count ->
    [0] None of { $who ->
        [you] your ghosts
       *[other] { $name }’s ghosts
      } can go on
    [one] One of { $who ->
        [you] your ghosts
       *[other] { $name }’s ghosts
      } goes on
   *[other] { $count } of { $who ->
        [you] your ghosts
       *[other] { $name }’s ghosts
      } go on
  }{ $outward ->
    [0] .
    [one] , one of them out of the hall.
   *[other] , { $outward } of them out of the hall.
  }

## Refusals (rules)

ghosts-over = The game is over.
ghosts-not-your-turn = It is not your turn yet.
ghosts-not-now = That cannot be done now.
ghosts-unknown-move = “{ $move }” is not a move of this game.
ghosts-ordered-already = You have given your orders already.
ghosts-not-on-card = Your card does not show this piece of furniture.
ghosts-moved-already = This piece has been moved in this round already.
ghosts-same-side = The keyhole has to change sides.
ghosts-not-yours = You can only move your own ghosts.
ghosts-ordered-twice = Each ghost gets one order in a round.
ghosts-too-far = That costs { $cost } points, and you have { $points }.
ghosts-spellbound = This ghost is making faces at the mirror and does not move in this round.
ghosts-small-first = With fusions only small ghosts leave home; bigger ones come of a fusion.
ghosts-out-for-good = This ghost has got out and stays there.
ghosts-small-left = You still have a small ghost at home, so none comes back from outside.
ghosts-not-across = A ghost does not come in and go out in the same round.
ghosts-just-fused = Who has fused in this round does not move or fuse again in it.
ghosts-no-fusion = Ghosts do not fuse like this.
ghosts-fuse-elsewhere = To fuse, both ghosts have to end in the same cell.
ghosts-fuse-sizes = A small ghost fuses with a small or a medium one, nothing else fuses.
ghosts-fuse-none-left = You have no ghost left of the size that they would become.
ghosts-fuse-no-room = The bigger ghost would not fit into this cell.
ghosts-no-such-spare = For this you need a small ghost that is still at home.
ghosts-not-caught = Choose a small ghost of your right neighbour that was in the hall before the card.
ghosts-third-row = The ghost goes into the third row from your side.
ghosts-no-brother = There is no bigger ghost at home that would fit in its place.
## Sight: refusals

ghosts-no-door = There is no door “{ $door }”; there are: { $known }.
ghosts-no-side = There is no side “{ $side }”; there are N, E, S and W.
ghosts-not-here = There is no ghost “{ $ghost }” in the hall.
ghosts-no-place = A ghost of that size cannot stand at “{ $spot }”.
ghosts-wrong-share = “{ $share }” is not a share between 0 and 1.

## The bots: who they are, and why they do what they do (bots)

ghosts_bots-wanderer-name = Wanderer
ghosts_bots-wanderer-people = Wanda, Wesley, Willa, Walter, Wren, Wolfram
ghosts_bots-wanderer-word = wanders about
ghosts_bots-wanderer-character = Wanders about, and does whatever comes to its mind.
ghosts_bots-sprinter-name = Sprinter
ghosts_bots-sprinter-people = Skye, Silvio, Sunita, Stefan, Salome, Sami
ghosts_bots-sprinter-word = runs for the exit
ghosts_bots-sprinter-character = Runs for the exit with the big ghosts first, and never thinks of the keyhole.
ghosts_bots-hider-name = Hider
ghosts_bots-hider-people = Hilda, Hugo, Hanna, Henri, Hedda, Hakim
ghosts_bots-hider-word = hides well
ghosts_bots-hider-character = Counts which of all doors see a ghost, weighs that against the way ahead, and leaves the furniture where it is.
ghosts_bots-schemer-name = Schemer
ghosts_bots-schemer-people = Sidonie, Silas, Selma, Sandor, Sabine, Sergio
ghosts_bots-schemer-word = uncovers others
ghosts_bots-schemer-character = Shares the cards to come among all its ghosts, hides them from the side that it would choose, where nobody is likely to be before them, and moves furniture and the keyhole to the harm of others.
ghosts_bots-lookahead-name = Lookahead
ghosts_bots-lookahead-people = Lucia, Leander, Lotte, Lorenz, Lavinia, Levi
ghosts_bots-lookahead-word = looks ahead
ghosts_bots-lookahead-character = Schemes too, looks at many more hideouts, imagines what each of the others will order, and which side they would choose then.
ghosts_bots-coin = A coin decides, so nobody can tell.
ghosts_bots-no-choice = There is nothing to choose.
ghosts_bots-stays = Nobody moves: no other place is better.
ghosts_bots-runs = { $count ->
    [one] One ghost runs
   *[other] { $count } ghosts run
  } ahead, seen or not.
ghosts_bots-out = The { $size ->
    [S] small
    [M] medium
   *[L] large
  } ghost gets out, for { $points ->
    [one] one point.
   *[other] { $points } points.
  }
# $piece: what hides it from most doors; $doors of $all doors to which the keyhole may go see it.
ghosts_bots-hides = { $how ->
    [fuses] Two ghosts become a
    [grows] It becomes a
   *[goes] The
  } { $size ->
    [S] small
    [M] medium
   *[L] large
  } ghost, { $piece ->
    [mirror] behind the mirror
    [trolley] behind the trolley
    [desk] behind the desk
    [piano] behind the piano
    [armchair] behind the armchair
    [table] behind the table
   *[none] in the open
  }: { $doors } of { $all } doors see it.
# For each ghost the doors are counted that see it.
ghosts_bots-moves = With { $piece ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  } there, { $whose ->
    [mine] my ghosts will be seen, where they are to go, from { $after } doors instead of { $before }.
   *[others] those of others are seen from { $after } doors instead of { $before }.
  }
ghosts_bots-leaves-furniture = No piece of furniture would help enough elsewhere.
ghosts_bots-puts-back = It stood best where it was.
ghosts_bots-side = From the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side one sees on average { NUMBER($mine, maximumFractionDigits: 1) } of my ghosts and { NUMBER($others, maximumFractionDigits: 1) } of the others’.
ghosts_bots-counts-on = It is meant for a keyhole on the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side: the choice is mine { $share } times in a hundred.
ghosts_bots-goes-after = { $count ->
    [one] It reckons with one ghost of the others that is likely to move before mine.
   *[other] It reckons with { $count } ghosts of the others that are likely to move before mine.
  }
ghosts_bots-imagined = As others are likely to plan and choose, it should bring { NUMBER($points, maximumFractionDigits: 1) } points in the end, on average.
ghosts_bots-passes = It is better to leave the card alone.

## The pictures (drawing)

ghosts-picture-hall = The hall by lamplight, seen from the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side.
ghosts-picture-table = Round { $round } of { $rounds }. The keyhole is on door { $number } of the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side.
ghosts-picture-keyhole = Through the keyhole of door { $number } on the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side: { $seen ->
    [0] no ghost is seen.
    [one] one ghost is seen.
   *[other] { $seen } ghosts are seen.
  }
# $place, below, is this sentence.
ghosts-picture-place = column { $column }, row { $row }
ghosts-picture-piece = { $piece ->
    [mirror] Mirror
    [trolley] Trolley
    [desk] Desk
    [piano] Piano
    [armchair] Armchair
   *[table] Table
  }: { $place }{ $down ->
    [feet] {""}
    [top] , upside down
   *[lying] , lying on its side
  }.
ghosts-picture-name = { $size ->
    [S] Small ghost { $number } ({ $name })
    [M] Medium ghost { $number } ({ $name })
   *[L] Large ghost ({ $name })
  }
ghosts-picture-at = { $ghost }: { $place }{ $on ->
    [floor] .
    [mirror] , on the mirror.
    [trolley] , on the trolley.
    [desk] , on the desk.
    [piano] , on the piano.
    [armchair] , on the armchair.
   *[table] , on the table.
  }
# $percent is a text: "76", or "<1".
ghosts-picture-verdict = { $where ->
    [string] { $percent } % seen
    [mirror] { $percent } % seen in the mirror
    [close] hidden, though { $percent } % shows
   *[no] hidden
  }
ghosts-picture-look = { $ghost }: { $place }, { $verdict }{ $behind ->
    [none] .
   *[other] , behind { $behind }.
  }
ghosts-picture-edge = the edge of the keyhole
ghosts-picture-none = none
ghosts-picture-some = { $size ->
    [S] { $count ->
        [one] a small one
       *[other] { $count } small ones
    }
    [M] { $count ->
        [one] a medium one
       *[other] { $count } medium ones
    }
   *[L] { $count ->
        [one] the large one
       *[other] { $count } large ones
    }
  }
ghosts-picture-seat = { $name } starts from the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side. At home: { $home }. At the edge: { $waiting }. Out: { $out }. Points: { $points }.
ghosts-picture-caption = What is seen through the keyhole
ghosts-picture-head-ghost = Ghost
ghosts-picture-head-column = Column
ghosts-picture-head-row = Row
ghosts-picture-head-verdict = Seen or hidden
ghosts-picture-head-behind = Behind what

## From above, and in a slice (plan)

ghosts-the-door = door { $number } of the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side
ghosts-plan = The hall from above, seen through { $door }
ghosts-plan-bare = The hall from above
ghosts-legend-free = nothing in the way
ghosts-legend-between = furniture in the way
ghosts-legend-lit = seen at { NUMBER($height, minimumFractionDigits: 2) }
ghosts-legend-unlit = hidden at { NUMBER($height, minimumFractionDigits: 2) }
ghosts-legend-share = % of it seen
ghosts-legend-unseen = not seen
ghosts-legend-mirrored = seen in the mirror
ghosts-legend-bent = by the mirror
ghosts-slice = A slice of the hall from { $door } to { $what }
ghosts-slice-point = a point
ghosts-height = { $z }
ghosts-slice-name = { $what }: { NUMBER($top, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ghosts-slice-body = { $what }: from { NUMBER($near, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($far, minimumFractionDigits: 2, maximumFractionDigits: 2) } cells away, from { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($top, minimumFractionDigits: 2, maximumFractionDigits: 2) } high.
ghosts-slice-line = { $kind ->
    [free] The string is free: it ends
    [mirror] The string goes by the mirror and is free: it ends
    [window] The edge of the keyhole stops the string
   *[body] The string is stopped by { $what },
  } { NUMBER($away, minimumFractionDigits: 2, maximumFractionDigits: 2) } cells away and { NUMBER($height, minimumFractionDigits: 2, maximumFractionDigits: 2) } high.

## The table to touch (board)

ghosts-level-easy = They run for the exit, and hardly think of the keyhole. A newcomer wins about half of the games.
ghosts-level-medium = They run when they can, and some of them hide.
ghosts-level-hard = They hide well, and move furniture away from your ghosts.
ghosts-level-expert = They weigh every door, and think of what you will do.
ghosts-help-risk = How many doors would see each of my ghosts
ghosts_table-risk = { $size ->
    [S] Small ghost { $number }
    [M] Medium ghost { $number }
   *[L] The large ghost
  }: { $doors ->
    [0] no door sees it.
    [one] one of 24 doors sees it.
   *[other] { $doors } of 24 doors see it.
  }
ghosts_table-risk-change = { $size ->
    [S] Small ghost { $number }
    [M] Medium ghost { $number }
   *[L] The large ghost
  }: seen by { $after } doors instead of { $before }.
ghosts_table-risk-none = None of your ghosts is in the hall.
ghosts_table-round = Round { $round } of { $rounds }
ghosts_table-floor = The hall from above
ghosts_table-pictures = Pictures of the hall
ghosts_table-picture-plan = From above
ghosts_table-picture-hall = The hall
ghosts_table-picture-keyhole = Keyhole
ghosts_table-points = { $points ->
    [one] one point
   *[other] { $points } points
  }, { $out ->
    [0] no ghost out
    [one] one ghost out
   *[other] { $out } ghosts out
  }
ghosts_table-has-card = card { $value }
ghosts_table-ready = ready
ghosts_table-your-turn = { $what ->
    [strike] It is your turn: the clock strikes midnight.
    [midnight] It is your turn: the Midnight card leaves you a choice.
    [draw] It is your turn: draw a card.
    [furniture] It is your turn: you may move a piece of furniture.
    [place] It is your turn: put the piece down.
    [go] Give your ghosts their orders.
    [side] It is your turn: choose the side for the keyhole.
   *[onward] Go on when you have seen who was found.
  }
ghosts_table-onward = Go on
ghosts_table-onward-note = put the keyhole away
ghosts_table-strike = Midnight strikes
ghosts_table-strike-note = draw a Midnight card
ghosts_table-draw = Draw a card
ghosts_table-draw-note = points, and perhaps furniture
ghosts_table-card = Your card: { $value } points{ $first ->
    [none] {""}
    [mirror] , mirror
    [trolley] , trolley
    [desk] , desk
    [piano] , piano
    [armchair] , armchair
   *[table] , table
  }{ $second ->
    [none] {""}
    [mirror] {" "}or mirror
    [trolley] {" "}or trolley
    [desk] {" "}or desk
    [piano] {" "}or piano
    [armchair] {" "}or armchair
   *[table] {" "}or table
  }
ghosts_table-left = { $left } of { $points } points left
ghosts_table-piece = { $piece ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  }: arrow keys move it, comma and full stop turn it, Enter puts it down
ghosts_table-take = { $piece ->
    [mirror] Mirror
    [trolley] Trolley
    [desk] Desk
    [piano] Piano
    [armchair] Armchair
   *[table] Table
  }
ghosts_table-leave = Leave it all
ghosts_table-choose-piece = You may move a piece that glows.
ghosts_table-rests = { $down ->
    [feet] { $piece ->
        [mirror] The mirror
        [trolley] The trolley
        [desk] The desk
        [piano] The piano
        [armchair] The armchair
       *[table] The table
      } { $leans ->
        [yes] leans
       *[no] stands
      }
    [top] { $piece ->
        [mirror] The mirror
        [trolley] The trolley
        [desk] The desk
        [piano] The piano
        [armchair] The armchair
       *[table] The table
      } is upside down
   *[side] { $piece ->
        [mirror] The mirror
        [trolley] The trolley
        [desk] The desk
        [piano] The piano
        [armchair] The armchair
       *[table] The table
      } lies
  } on { $on ->
    [floor] the floor.
   *[other] { $on }, { $high } hundredths of a cell up.
  }
ghosts_table-nudge-west = West
ghosts_table-nudge-north = North
ghosts_table-nudge-south = South
ghosts_table-nudge-east = East
ghosts_table-nudge-left = Turn left (Q)
ghosts_table-nudge-right = Turn right (E)
ghosts_table-nudge-tip = Tip over (T)
ghosts_table-nudge-fore = Lean forward (R)
ghosts_table-nudge-back = Lean back (F)
ghosts_table-nudge-port = Lean left (D)
ghosts_table-nudge-star = Lean right (G)
ghosts_table-fine = Small steps (S)
ghosts_table-undo = Back one step (U)
ghosts_table-more = More ways to turn it
ghosts_table-let-go = Choose another piece
ghosts_table-lay = Put { $piece ->
    [mirror] the mirror
    [trolley] the trolley
    [desk] the desk
    [piano] the piano
    [armchair] the armchair
   *[table] the table
  } down
ghosts_table-touched = You have moved this piece: it has to be this one now.
ghosts_table-nothing-in-hand = First choose a piece of furniture.
ghosts_table-nothing-to-undo = There is nothing to take back.
ghosts_table-chip = { $size ->
    [S] Small ghost { $number }
    [M] Medium ghost { $number }
   *[L] Large ghost
  }, { $place ->
    [home] at home
    [edge] at the edge of the hall
    [out] out
   *[hall] in the hall
  }{ $cost ->
    [none] {""}
    [one] , one point
   *[other] , { $cost } points
  }
ghosts_table-ghost = { $size ->
    [S] Small ghost { $number }
    [M] Medium ghost { $number }
   *[L] Large ghost
  }
ghosts_table-cell = Column { $column }, row { $row }: { $cost ->
    [one] one point
   *[other] { $cost } points
  }
ghosts_table-spot = Stand here: { $x } to the right, { $y } up
ghosts_table-level = { $on ->
    [floor] On the floor
    [mirror-foot] On the mirror’s foot
    [mirror-panel] On the mirror
    [trolley-shelf-low] On the low shelf
    [trolley-shelf-top] On the trolley
    [desk-top] On the desk
    [piano-body] On the piano
    [piano-keyboard] On the keys
    [armchair-seat] On the seat
    [armchair-back] On the back
    [table-top] On the table
   *[other] On the furniture
  }
ghosts_table-fuse = Fuse with { $size ->
    [S] small ghost { $number }
   *[M] medium ghost { $number }
  }
ghosts_table-out = Out ({ $cost ->
    [one] one point
   *[other] { $cost } points
  })
ghosts_table-back = Take the last order back
ghosts_table-back-one = Take back
ghosts_table-far = Done
ghosts_table-go = { $count ->
    [0] Nobody moves
   *[other] Send them
  }
ghosts_table-go-note = { $left ->
    [0] all points spent
    [one] one point left
   *[other] { $left } points left
  }
ghosts_table-cannot-go = This ghost cannot be sent anywhere now.
ghosts_table-no-place = There is no free place for it in that cell.
ghosts_table-no-ghost = First choose one of your ghosts.
ghosts_table-side = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
  }
ghosts_table-swap = In the place of { $name }’s small ghost { $number }
ghosts_table-put = Column { $column }
ghosts_table-choose = { $card ->
    [tag] Tag! A small ghost of yours comes into the hall: where?
   *[brother] One of your ghosts may give way to a bigger one.
  }
ghosts_table-grow = { $size ->
    [S] Small ghost { $number } becomes medium
   *[M] Medium ghost { $number } becomes large
  }
ghosts_table-pass = Leave it
ghosts_table-looked = Through door { $number } of the { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  } side
ghosts_table-nobody = The hall was empty.
ghosts_table-ask = Show why, from the side and from above
ghosts_table-counted = { $seen ->
    [0] Nobody was seen
    [one] One ghost was seen
   *[other] { $seen } ghosts were seen
  }, { $unseen ->
    [0] none was hidden.
    [one] one stays hidden.
   *[other] { $unseen } stay hidden.
  }
ghosts_table-why-seen = { $who ->
    [you] Your
   *[other] { $name }’s
  } { $size ->
    [S] small ghost { $number }
    [M] medium ghost { $number }
   *[L] large ghost
  }: { $how ->
    [mirror] the mirror shows it
    [over] it shows over the top of { $past }
    [under] it shows underneath { $past }
    [beside] { $past } hides only part of it
   *[string] nothing stands between it and the eye
  }{ $close ->
    [yes] , by a hair’s breadth.
   *[no] .
  }
ghosts_table-why-hidden = { $who ->
    [you] Your
   *[other] { $name }’s
  } { $size ->
    [S] small ghost { $number }
    [M] medium ghost { $number }
   *[L] large ghost
  }: hidden, { $behind ->
    [window] beside what the keyhole shows.
   *[other] behind { $behind }{ $close ->
        [yes] , by a hair’s breadth.
       *[no] .
      }
  }
ghosts_table-sheet-title = Where the ghosts ended
ghosts_table-sheet-player = Player
ghosts_table-sheet-points = Points
ghosts_table-sheet-out = Out
ghosts_table-sheet-hall = In the hall
ghosts_table-sheet-home = At home
ghosts_table-sheet-of = { $count } { $size ->
    [S] small
    [M] medium
   *[L] large
  } (× { $points })
ghosts_table-sheet-ties = Where points are equal, the most ghosts out win, then the fewest at home.
ghosts_table-says-won = { $tone ->
    [0] Home sweet away-from-home!
    [1] Not seen, not caught!
   *[2] What a night!
  }
ghosts_table-says-placed = { $tone ->
    [0] Better over here.
    [1] I never liked it there.
   *[2] Just tidying up.
  }
ghosts_table-says-chooses = { $tone ->
    [0] Now, where shall I look?
    [1] Nobody move!
   *[2] Let me see …
  }
ghosts_table-says-seen = { $tone ->
    [0] Oh no!
    [1] Eek!
   *[2] Back we go.
  }
ghosts_table-says-hidden = { $tone ->
    [0] Phew!
    [1] Not a hair!
   *[2] Quiet as dust.
  }
ghosts_table-coach-draw = Draw a card. Its number is how far your ghosts may walk in all; its pictures are furniture that you may move first.
ghosts_table-coach-furniture = { $held ->
    [yes] Drag it, turn it, tip it over. What is large hides well, a table hides nobody. Then put it down.
   *[no] One of the pieces that glow may be moved: choose it, or leave it all.
  }
ghosts_table-coach-ghosts = { $given ->
    [yes] { $left ->
        [0] All points are spent. Send them!
        [one] One point is left. Choose another ghost, or send them.
       *[other] { $left } points are left. Choose another ghost, or send them.
      }
   *[no] { $chosen ->
        [yes] The numbers say what each cell costs. Best is one behind something large.
       *[no] Choose a ghost below the hall. Each step costs a point, and going in does too.
      }
  }
ghosts_table-coach-side = You rolled highest: choose the side from which all look. The die says which door.
ghosts_table-coach-wait = The others are at it. Watch where the furniture goes.
ghosts_table-coach-looked = { $mine ->
    [0] None of your ghosts was in the hall. Once across, each counts: small 1, medium 3, large 5.
   *[other] { $seen ->
        [0] None of yours was seen. Take them to the far side: small ones count 1, medium ones 3, the large one 5.
        [one] One of yours was seen and fled home. Those who hide go on. Small ones count 1 when they are out, medium ones 3, the large one 5.
       *[other] { $seen } of yours were seen and fled home. Those who hide go on. Small ones count 1 when they are out, medium ones 3, the large one 5.
      }
  }
ghosts_table-side-key-n = n
ghosts_table-side-key-e = e
ghosts_table-side-key-s = s
ghosts_table-side-key-w = w

## What bots would do

ghosts-would = { $what ->
    [strike] turn a Midnight card up.
    [draw] draw a card.
    [leave] leave the furniture alone.
    [grab] move { $piece }.
    [place] put it into column { $column }, row { $row }.
    [go] { $count ->
        [0] move nobody.
        [one] move one ghost.
       *[other] move { $count } ghosts.
    }
    [side] look from the { $side ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }.
    [swap] tag a ghost.
    [put] bring a ghost in.
    [grow] let a ghost grow.
    [pass] do nothing.
   *[either] roll a die.
  }
