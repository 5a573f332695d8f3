pebbles-name = Pebbles
pebbles-about = Take one, two or three pebbles; who takes the last one wins.
pebbles-rules-1 = In turn, take one, two or three pebbles from the heap.
pebbles-rules-2 = Who takes the last pebble wins.
pebbles-option-heap = Pebbles in the heap

pebbles-begins = { $who ->
    [you] You begin.
   *[other] { $name } begins.
  }
pebbles-took = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $pebbles ->
    [one] one pebble
   *[other] { $pebbles } pebbles
  }; { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
  }
pebbles-won = { $who ->
    [you] You win!
   *[other] { $name } wins!
  }
pebbles-last-one = Who takes the last pebble wins.
pebbles-not-now = You cannot take { $move } now.
pebbles-heap = { $pebbles ->
    [0] No pebble is left.
    [one] One pebble is left.
   *[other] { $pebbles } pebbles are left.
  }
pebbles-move-1 = Take one
pebbles-move-2 = Take two
pebbles-move-3 = Take three
