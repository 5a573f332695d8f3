pebbles-name = Cailloux
pebbles-about = Prenez un, deux ou trois cailloux ; qui prend le dernier gagne.
pebbles-rules-1 = À tour de rôle, prenez un, deux ou trois cailloux du tas.
pebbles-rules-2 = Qui prend le dernier caillou gagne.
pebbles-option-heap = Cailloux dans le tas

pebbles-begins = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
  }
pebbles-took = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
  } { $pebbles ->
    [one] un caillou
   *[other] { $pebbles } cailloux
  } ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste un.
   *[other] il en reste { $left }.
  }
pebbles-won = { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne !
  }
pebbles-last-one = Qui prend le dernier caillou gagne.
pebbles-not-now = Vous ne pouvez pas prendre { $move } maintenant.
pebbles-heap = { $pebbles ->
    [0] Il ne reste aucun caillou.
    [one] Il reste un caillou.
   *[other] Il reste { $pebbles } cailloux.
  }
pebbles-move-1 = En prendre un
pebbles-move-2 = En prendre deux
pebbles-move-3 = En prendre trois
