garden-name = Garden
garden-about = Plant bulbs, remember where they are, and let them bloom beside their like.
garden-rules-1 = In turn, put a bulb anywhere into the bed, not too near another.
garden-rules-2 = All see what you plant for a moment; then only a mound remains.
garden-rules-3 = At the end, each flower of yours with one of its kind nearby is a point.
garden-option-bulbs = Bulbs for each
garden-option-open_bed = All bulbs can be seen
garden-help-room = Show me how much room there is
garden-room = { $places ->
    [one] There is room in one place at least.
   *[other] There is room in { $places } places at least.
  }

garden-begins = The bed is empty.
garden-planted = { $who ->
    [you] You plant
   *[other] { $name } plants
  } { $kind ->
    [rose] a rose.
    [iris] an iris.
   *[lily] a lily.
  }
garden-blooms = Everything blooms!
garden-most-company = The most flowers in company win.
garden-not-now = It is not your turn to plant.
garden-no-plant = “{ $move }” is no plant with a place.
garden-outside = That is outside the bed.
garden-too-near = That is too near to another plant.
garden-bed = { $plants ->
    [0] The bed is empty.
    [one] One plant is in the bed.
   *[other] { $plants } plants are in the bed.
  }
garden-drag = Drag a flower into the bed.
garden-plant = Plant { $kind } here
garden-put-back = Put it back
garden-rose = the rose
garden-iris = the iris
garden-lily = the lily
