"""Pas Vu Pas Pris: ghosts cross a hotel's hall, and hide from the eye at the keyhole.

Who comes here for the first time begins with `rules`, `hall` or `sight`.  The house has seven
floors; a module knows only what is on its own floor and on those below.

* What stands in the hall: `shapes` (sizes are data) and `poses`; `convex`, `solids`, `resting`
  and `standing` let things come to rest on each other, `settling` finds ghosts another place,
  `hall` puts all of it together and `refusals` says what cannot be.
* What is seen, which decides the game: `doors` (24 eyes), `silhouettes`, `polygons` and `visible`
  (the steps, compiled by `fast`), `scenes` (their numbers), `desks` (their notes), `sight` (the
  answer), `why`.
  `glimpses` takes the same steps for one ghost after the other.
* The same for learners: `skyline` and `cuts` carry `plan` (from above), `reflections` (the mirror
  from above) and `slices` (from the side); `betrayal` says what gave a ghost away.
* The rules: `cards`, `moves` and `state` are what a game is made of; `setting`, `rounds`,
  `movement`, `midnight` and `furnishing` say what happens, `menu` what one can do, `rules` all;
  `features` is what a seat sees of it, in numbers.
* Bots: `dangers` and `lookout` know who would be seen where, `worth` what that costs a ghost, and
  `prospects` all of them; `planning` sends one ghost after the other, `sharing` a whole `crowd`;
  `rivals` guesses who fills which cell first, `rearranging` moves furniture, `foresight` looks
  ahead; `thinking` and `bots` are who thinks so, `reasons` why.
* Pictures: `lens`, `outlines`, `painter` and `light` are how everything is drawn; `room`,
  `doorways`, `pieces`, `figures`, `bodies`, `shadows` and `mirror` what is; `drawing` (the hall),
  `keyhole`, `topview`, `slicepicture` with `diagrams`, and `tile` are the pictures, `telling` the
  same in words.
* The table to touch: `board` is the way in; `drafts` is what one has in hand, `touches` what a
  touch does to it (`placing`: to furniture, `orders`: to ghosts); `floor`, `ground`, `pictures`,
  `panel`, `players`, `observation` and `sheet` are what one sees, `tokens` its small signs;
  `coach`, `advice`, `risks` and `speech` what is said.
"""

from partylab.ghosts.cards import Card
from partylab.ghosts.hall import Hall
from partylab.ghosts.moves import (
    Draw,
    Go,
    Grab,
    Grow,
    Leave,
    Order,
    Pass,
    Place,
    Put,
    Side,
    Strike,
    Swap,
)
from partylab.ghosts.poses import Pose, Spot
from partylab.ghosts.rules import Ghosts, Points
from partylab.ghosts.sight import Door
from partylab.ghosts.state import Found, Glance, State, View

__all__ = [
    "Card",
    "Door",
    "Draw",
    "Found",
    "Ghosts",
    "Glance",
    "Go",
    "Grab",
    "Grow",
    "Hall",
    "Leave",
    "Order",
    "Pass",
    "Place",
    "Points",
    "Pose",
    "Put",
    "Side",
    "Spot",
    "State",
    "Strike",
    "Swap",
    "View",
]
