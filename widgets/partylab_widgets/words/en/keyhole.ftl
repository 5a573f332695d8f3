# The lesson on Run, Ghost, Run!: the geometry of being seen.

keyhole-title = The geometry of being seen

## The hall and its cells

keyhole-safe-cells = Which cells are safe for a small ghost?
keyhole-safe-ask = Somebody is about to look through the keyhole of { $door }. Touch the cells in which a small ghost is safe.
keyhole-choose-cells = Touch a cell first: where would you hide?
keyhole-look = Look through the keyhole
keyhole-anew = Begin anew
keyhole-cells = The cells of the hall. Arrow keys go from cell to cell.
keyhole-cell = row { $row }, column { $column }, { $told }
keyhole-believed = { $chosen ->
    [true] believed safe
   *[false] not chosen
  }
keyhole-chosen = { $count ->
    [0] No cell is chosen.
    [one] One cell is believed safe.
   *[other] { $count } cells are believed safe.
  }
keyhole-and-chosen = { $told }, believed safe
keyhole-safe-told = { $right } of your cells are safe, in { $wrong } a ghost is seen. { $missed ->
    [0] You have found all { $safe } safe cells.
    [one] You missed one of the { $safe } safe cells.
   *[other] You missed { $missed } of the { $safe } safe cells.
  }
keyhole-full = no room for such a ghost
keyhole-seen = { $where ->
    [mirror] seen in the mirror
   *[string] seen
  }
keyhole-outside = hidden, outside what the keyhole shows
keyhole-hidden = hidden behind { $behind }
keyhole-letter-seen = S
keyhole-letter-hidden = H
keyhole-letter-mirror = M
keyhole-means-seen = seen
keyhole-means-hidden = hidden
keyhole-you = you
keyhole-as-cells = The cells as a table: is a small ghost seen (S), hidden (H), or seen in the mirror (M)?

## Labs

keyhole-drag = Furniture that can be moved
keyhole-hand = Move { $what }: arrow keys shift it, comma and full stop turn it, Enter sets it down
keyhole-how-to-drag = Drag a piece with mouse or finger, turn it by its round handle. By keyboard: Tab to it, arrow keys, comma and full stop to turn, Enter to set it down, Escape to put it back.
keyhole-door = The eye is at door { $number } of the south side
keyhole-height = Light and shade at height { NUMBER($height, minimumFractionDigits: 2) }
keyhole-area = { NUMBER($area, minimumFractionDigits: 1) } cells of floor are in light.
keyhole-rays-told = Rays: { $rays }. Wrong area, in cells: { $wrong }. Area that is really lit: { $area }.
keyhole-ways = Where rays are cast
keyhole-way-spread = evenly spread
keyhole-way-corners = one to each corner
keyhole-way-beside = two to each corner, just left and just right of it
keyhole-many = Rays: { $count }
keyhole-sizes = Which ghost
keyhole-size-S = small
keyhole-size-M = medium
keyhole-size-L = large
keyhole-away = The ghost stands { $away ->
    [one] one cell
   *[other] { $away } cells
  } behind the first row
keyhole-turn = Turn the slice: { $turn }°
keyhole-aim = Aim at height { NUMBER($height, minimumFractionDigits: 2) } of the wall
keyhole-peek-told = { $seen ->
    [0] No ghost is seen.
    [one] One ghost is seen.
   *[other] { $seen } ghosts are seen.
  }
keyhole-risk-told = Safest for a { $size ->
    [S] small
    [M] medium
   *[L] large
  } ghost: column { $column }, row { $row }, seen from { $doors } of { $of } doors. All cells together: { $all }. Best so far: { $best }.
keyhole-risk-held = Set it down, then the doors are counted.
keyhole-risk-table = From how many doors a ghost is seen, by row and column
keyhole-head-row = Row
keyhole-gallery-told = { $open ->
    [0] No door is open
    [one] One door is open
   *[other] { $open } doors are open
  }: { $unseen ->
    [0] every cell is seen.
    [one] one cell is unseen.
   *[other] { $unseen } cells are unseen.
  }
keyhole-side = { $side ->
    [N] North
    [E] East
    [S] South
   *[W] West
  }

## 1. A string

keyhole-back = Past the piano you see the tip of a ghost’s hood. Could an eye in that tip see yours?
keyhole-back-yes = yes, always
keyhole-back-no = no, you are behind a keyhole
keyhole-back-light = only if it is bright on your side
keyhole-back-said-no = The keyhole makes it unlikely that a ghost notices you, but the string goes through it in both directions.
keyhole-back-said-light = Light decides how well one sees. Whether something is in the way is a matter of the string alone.
keyhole-back-reveal = A string has no direction. If nothing is in its way from you to the hood, nothing is in its way back.
keyhole-both-ways = Why is it the same question whether A sees B and whether B sees A?
keyhole-both-ways-model = The string from A to B is the string from B to A, and what stands in its way does not care from which end one looks.

## 2. From above

keyhole-rays = Where must one cast rays so that the picture is exactly right?
keyhole-rays-degrees = one at each degree
keyhole-rays-cells = one to the middle of each cell
keyhole-rays-corners = near the corners of the furniture only
keyhole-rays-said-degrees = Finer steps make the errors smaller, but the edge of a shadow nearly always lies between two steps.
keyhole-rays-said-cells = The edge of a shadow does not keep to the cells: between two middles it is guessed.
keyhole-rays-reveal = Between two neighbouring corners the rays end on one straight side: there is nothing to find out. Light changes at corners only.
keyhole-rays-beside = One ray to each corner is still wrong: it stops there, and what lies behind the corner is lost. **Two** are needed, one just to the left and one just to the right: one ends on the furniture, the other flies past to the wall. Choose the three ways above and compare.

## 3. From the side

keyhole-desk = The desk stands in front of the door, a ghost in the cell behind it. From above, the string to its middle crosses the desk. Who is seen, a small one or a medium one?
keyhole-desk-nobody = neither
keyhole-desk-small = the small one only
keyhole-desk-medium = the medium one only
keyhole-desk-both = both
keyhole-desk-said-nobody = From above it looks so. But from above nothing has a height.
keyhole-desk-said-small = It is the other way round: what is taller is harder to hide.
keyhole-desk-said-both = The medium one, yes. But the string to the top of the small one still goes through the desk.
keyhole-desk-reveal = Over the desk the string goes down slowly. It passes above the small ghost and meets the head of the medium one.
keyhole-lines = From above you see a free line from the keyhole to a ghost. Why can no furniture save it, as long as the keyhole’s edge does not?
keyhole-lines-model = Whatever could block a string has to stand somewhere on the line below it. If no furniture touches the line on the floor, there is nothing in the whole slice that could be in the way.
keyhole-above = Seen from above, furniture lies across the strings from door 3 to the middles of 15 cells. Put a medium ghost into one of these cells after the other: in how many does it show all the same?
keyhole-above-said-low = More than you thought: furniture is lower than one believes.
keyhole-above-said-high = Fewer than you thought.
keyhole-above-reveal = They look over the desk or beside it, or they are wider than the line to their middle. So the plan may say “seen”, but never “hidden”.

## 4. Stay close or step back?

keyhole-walk = A medium ghost hides behind the desk, which is lower than your eye. It steps one cell **back**. Is more or less of it hidden?
keyhole-walk-more = more
keyhole-walk-same = the same
keyhole-walk-less = less
keyhole-walk-said-more = That would be so behind something higher than your eye.
keyhole-walk-said-same = In sunlight it would be so: there all rays are parallel. The eye is a lamp: its rays spread.
keyhole-walk-reveal = The string over the desk’s edge goes **down**: the farther away, the nearer it is to the floor. Behind low furniture, stay close.
keyhole-tower = The piano is higher than your eye. Does the shade behind it, measured upwards from the floor, become higher or lower with the distance?
keyhole-tower-more = higher
keyhole-tower-same = it stays as high as the piano
keyhole-tower-less = lower
keyhole-tower-said-same = In sunlight from straight ahead it would. The eye is a lamp: its rays spread.
keyhole-tower-said-less = That would be so behind something lower than your eye.
keyhole-tower-reveal = The string over the piano goes **up**: the farther away, the more it hides. Behind high furniture one may step back.
keyhole-sun = Here the assumption fails: the rays of an eye, or of a lamp, start from one point. They spread, and so do shadows: behind what is lower than the eye a shadow ends, behind what is higher it grows for ever.
keyhole-thales = Similar triangles give `hidden = { $height }`. With the desk, four cells from the eye: { $near } high; six cells away: { $far }. A small ghost is { $small } high, a medium one { $medium }.
keyhole-lamp = Say it with similar triangles: why does the shade behind a low desk become lower?
keyhole-lamp-model = The string from the eye over the desk falls by the same amount on every cell. So the height that is left below it shrinks in proportion to the distance from the eye, and somewhere it meets the floor.

## 5. The picture

keyhole-silhouettes = Every string lies in exactly one vertical slice. Turn the slice from left to right, and you have looked at the whole picture, column by column.
  What you see is a silhouette for each thing, the near ones laid over the far ones. **A ghost is seen if its silhouette is not covered completely**; the game asks for one per cent of it.

## 6. The mirror

keyhole-second = In a mirror you see a ghost that hides behind the piano. Now put a window in the place of the mirror: from where would one see the ghost through it just so?
keyhole-second-on = from a place on the glass
keyhole-second-behind = from as far behind the glass as the eye is before it
keyhole-second-ghost = from the ghost’s place
keyhole-second-said-on = Whoever stands at the glass sees the whole room. The eye sees only a part: what the frame lets through.
keyhole-second-said-ghost = The string ends there. But where does it seem to come from?
keyhole-second-reveal = Reflect the eye: its image stands as far behind the glass. The bent string is as long as the straight one from the image, and the mirror’s frame is the window.
keyhole-twice = Once reflected, the point is at `{ $image }`. Reflected twice, it is at `{ $back }`: for every point and every mirror.
keyhole-aha = **A mirror is a second keyhole, and what can see you, you can see.**

## 7. Twenty-four doors

keyhole-least = All 24 doors are equally likely. From how many of them is a small ghost seen in the safest cell?
keyhole-least-said-low = Not that safe: what hides you from one side uncovers you to another.
keyhole-least-said-high = Better than you thought: many doors do not even look that way.
keyhole-least-reveal = A keyhole shows only a part of the hall, so the safest cells lie near the walls. But no cell of this hall is safe from every door.
keyhole-gallery = In each cell of this hall stands a small ghost. How few keyholes together see all the ghosts that the 24 of them see?
keyhole-gallery-said-low = Try it below: with so few some corner stays dark.
keyhole-gallery-said-high = Fewer are enough, if they are chosen well.
keyhole-gallery-reveal = Which ones? Find them below. Nobody knows a method that is quick for every hall: try all pairs, all triples, and so on. A greedy choice often needs one more.

## Summary

keyhole-summary = 1. A point is seen if a straight string reaches it; strings have no direction.
  2. From above one may say “seen”, never “hidden”. Light changes at corners only.
  3. Slices decide: behind low furniture stay close, behind high furniture you may step back.
  4. All slices together are the picture: near silhouettes over far ones.
  5. A mirror is the same once more, from the eye’s image through the frame.

## Exercises

keyhole-seven = Hide all seven ghosts, four small, two medium and a large one: none may be seen from door 3 of the south side, and each has to stand where the keyhole would show it if the hall were empty.
keyhole-seven-right = All seven are hidden. Can you do it in fewer cells?
keyhole-seven-nudge = Begin with the large one: where is there anything high enough?
keyhole-seven-step = The large one fits right behind the piano. A cell holds four small ghosts, or one medium, or a large one.
keyhole-seven-solution = The large ghost in column 3, row 3; the medium ones in columns 3 and 4, row 2; the small ones in column 3, row 1: all of them behind the piano.
keyhole-still-to-hide = { $count ->
    [0] All seven stand in the hall. Look through the keyhole!
    [one] One ghost is still to be hidden.
   *[other] { $count } ghosts are still to be hidden.
  }
keyhole-no-place = There is no room for this ghost here.
keyhole-none-left = No ghost of this size is left.
keyhole-hide-all = { $count ->
    [one] One ghost has to be hidden first.
   *[other] { $count } ghosts have to be hidden first.
  }
keyhole-seven-told = { $seen ->
    [0] Nobody is seen.
    [one] One ghost is seen.
   *[other] { $seen } ghosts are seen.
  } { $outside ->
    [0] All stand where the keyhole looks.
    [one] One stands where the keyhole never looks: that is no hiding.
   *[other] { $outside } stand where the keyhole never looks: that is no hiding.
  }
keyhole-size-left = { $size ->
    [S] small
    [M] medium
   *[L] large
  } ({ $count } left)
keyhole-in-cell = small { $small }, medium { $medium }, large { $large }

keyhole-sees-right = And what if strings had to keep a little away from walls? Which of your lines would change?
keyhole-sees-touch-free = A string that only touches a wall, or its end, is stopped too. Yours passes.
keyhole-sees-endless-string = You treat the string as a line without ends: walls behind B, or behind A, stop nothing.
keyhole-sees-endless-wall = You treat walls as lines without ends: a string may pass beside a wall.
keyhole-sees-along = Nearly. But when string and wall lie on one line, all four products are 0, also when they are far apart.
keyhole-sees-sides-of-string = You ask on which sides of the string the wall’s ends lie. Ask as well on which sides of the wall the string’s ends lie: otherwise a wall stops strings that end before it.
keyhole-sees-sides-of-wall = You ask on which sides of the wall the string’s ends lie. Ask as well on which sides of the string the wall’s ends lie: otherwise a wall stops strings that pass beside it.
keyhole-sees-either = One of the two is not enough: `and`, not `or`.
keyhole-sees-first-wall = You look at the first wall only.
keyhole-sees-backwards = You give back whether a wall is in the way. True should mean: B is seen.
keyhole-sees-not-both-ways = `{ $call }` changes when A and B change places. But if A sees B, B sees A.
keyhole-sees-more-walls = `{ $call }` is true, but without its last wall it is not. More walls never show more.
keyhole-sees-nudge = Two points lie on different sides of a line if `turn` has different signs for them. What does that say of the product of the two?
keyhole-sees-step = `turn(a, b, c) * turn(a, b, d) < 0` says that the wall’s ends lie on different sides of the string. Say the same of the string’s ends and the wall, and join the two with `and`. Touching is already seen to.

keyhole-reflect-right = Reflect in one mirror, then in another that is at right angles to it: what is that together?
keyhole-reflect-on-the-glass = That is the nearest point of the mirror. Go on as far again.
keyhole-reflect-around-an-end = You go as far behind the mirror’s end as you are before it. The way has to be at right angles to the glass.
keyhole-reflect-upright-only = That is right for upright mirrors. Now let them lean.
keyhole-reflect-through-the-corner = You reflect in a line through the origin. Subtract an end of the mirror first, add it again afterwards.
keyhole-reflect-from-the-origin = You measure along the mirror from the origin. Measure from the mirror’s first end: `x - ax` and `y - ay`.
keyhole-reflect-swapped = The numbers are right, but x and y have changed places.
keyhole-reflect-not-twice = Reflected twice, a point should be back where it was. For `{ $call }` it is not.
keyhole-reflect-glass-moves = A point of the mirror is its own image. For the end of the mirror in `{ $call }` it is not.
keyhole-reflect-nudge = Go from the point to the mirror’s line, at right angles. Then go on as far again.
keyhole-reflect-step = With `d` for the direction of the mirror and `a` for its first end, the nearest point is `a + t*d` with `t = ((p - a)·d) / (d·d)`. The image is twice this point, minus `p`. `Fraction` keeps it exact.

keyhole-safest-right = And if the opponent always chose the side that you used last? Then you would like to have a plan for each side.
keyhole-safest-all-doors = You count all doors. But the opponent chooses a side first: look at the worst one.
keyhole-safest-best-side = You look at the best side. The opponent will choose the worst one for you.
keyhole-safest-most-dangerous = That is the most dangerous cell.
keyhole-safest-nudge = First the risk of one cell: of how many doors on its worst side? Then the smallest of all.
keyhole-safest-step = `max(sum(door.startswith(side) for door in seen[cell]) for side in "NESW")` is the risk of a cell. `min(seen, key=…)` finds the cell.

keyhole-meeting-right = Three bugs, two changes. Which of the three would you have found by playing?
keyhole-meeting-parallel = For some string that is parallel to the mirror the code still stops, or gives a point. Such a string sees the mirror edge-on: None.
keyhole-meeting-point-mirror = A mirror whose ends are the same point shows nothing: None.
keyhole-meeting-ends = A string that ends on the mirror, or meets its very end, meets it. Yours gives None.
keyhole-meeting-broken = What was right before is wrong now: `{ $call }`.
keyhole-meeting-nudge = Try the function on a level string and a level mirror. What does it divide by?
keyhole-meeting-step = `across` is 0 for parallel lines, and for a mirror that is only a point. And is a string that ends exactly on the glass between 0 and 1?

keyhole-lit-right = How long does it take for 10 walls, for 100? Which part of your code grows fastest?
keyhole-lit-all = That is the area of the whole room. What do the walls hide?
keyhole-lit-twice = Exactly twice as much: a triangle is half of a parallelogram.
keyhole-lit-dark = That is the dark area.
keyhole-lit-cells = You count middles of cells. Only rays at the corners make it exact.
keyhole-lit-first-wall = You look at the first wall only.
keyhole-lit-more-walls = In `{ $call }` more is lit than with one wall less. More walls never show more.
keyhole-lit-nudge = Sort the directions of all corners, those of the room too. Between two neighbours the light ends on one straight wall: that makes a triangle.
keyhole-lit-step = In each gap send one ray through the middle and find the nearest wall. Where do the two rays at the edges of the gap meet the line of this wall? The triangle’s area is half the product of both distances and the sine of the angle.

keyhole-keyholes-right = With 24 doors there are over 16 million sets of doors. Why is yours still quick?
keyhole-keyholes-greedy = You always take the door that sees most of the rest. That is quick, but sometimes one door too many.
keyhole-keyholes-all = That is the number of all doors. Some of them may stay shut.
keyhole-keyholes-that-see = That is the number of doors that see anything at all. Fewer may be enough.
keyhole-keyholes-one = That is how much the best door sees, not how many doors are needed.
keyhole-keyholes-nudge = Is no door enough? One? If not: which pairs are there?
keyhole-keyholes-step = `combinations(seen.values(), count)` lists all choices of `count` doors. Compare `set().union(*some)` with all that can be seen.

keyhole-open = Place the six pieces so that the game becomes as exciting as possible. What is your measure of “exciting”, and what did you find?
keyhole-open-model = There is no single right answer. One idea: a cell is exciting when about half of the doors see it. Count such cells, move one piece at a time, and keep what makes the number larger.
keyhole-teach = A friend says: “I stood in the shadow of the desk, why was I seen?” Explain it in three sentences, with a drawing if you like.
keyhole-teach-model = The eye is like a lamp: its rays start from one point and spread. The ray that just passes over the desk goes on downwards, so the shadow becomes lower with every step away from the desk. Close behind the desk you would have been hidden.
