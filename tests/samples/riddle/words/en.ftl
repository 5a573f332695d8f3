riddle-name = Riddle
riddle-about = Think of something and give a hint; your neighbour guesses of what kind it is.
riddle-rules-1 = In secret, choose a kind; then write a hint.
riddle-rules-2 = Your neighbour guesses the kind: 100 points, and a share of them for you.
riddle-option-share = Share of the points for the giver

riddle-gives = { $who ->
    [you] You think of something.
   *[other] { $name } thinks of something.
  }
riddle-chosen = { $who ->
    [you] You have
   *[other] { $name } has
  } chosen.
riddle-hint = { $giver_who ->
    [you] You hint
   *[other] { $giver } hints
  } to { $receiver_who ->
    [you] you
   *[other] { $receiver }
  }: “{ $hint }”
riddle-guessed = { $receiver_who ->
    [you] You guess
   *[other] { $receiver } guesses
  } { $right ->
    [yes] right
   *[no] wrong
  }: { $giver_who ->
    [you] you
   *[other] { $giver }
  } thought of { $kind ->
    [animal] an animal.
    [plant] a plant.
   *[thing] a thing.
  }
riddle-over = All riddles are solved.
riddle-most-points = The most points win.
riddle-not-now = You have nothing to say now.
riddle-no-kind = “{ $text }” is no kind: choose one of the list.
riddle-unreadable = Write something readable, { $most } characters at most.
riddle-table = { $name } gives. The hint: { $hint }
riddle-choose = What is it?
riddle-guess = What do you guess?
riddle-write = Your hint
riddle-kind-animal = an animal
riddle-kind-plant = a plant
riddle-kind-thing = a thing
