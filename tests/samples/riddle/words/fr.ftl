riddle-name = Devinette
riddle-about = Pensez à quelque chose et donnez un indice ; votre voisin devine de quoi il s’agit.
riddle-rules-1 = En secret, choisissez un genre ; puis écrivez un indice.
riddle-rules-2 = Votre voisin devine le genre : 100 points, dont une part pour vous.
riddle-option-share = Part des points pour qui donne l’indice

riddle-gives = { $who ->
    [you] Vous pensez à quelque chose.
   *[other] { $name } pense à quelque chose.
  }
riddle-chosen = { $who ->
    [you] Vous avez
   *[other] { $name } a
  } choisi.
riddle-hint = { $giver_who ->
    [you] Votre indice
   *[other] L’indice de { $giver }
  } pour { $receiver_who ->
    [you] vous
   *[other] { $receiver }
  } : « { $hint } »
riddle-guessed = { $receiver_who ->
    [you] Vous devinez
   *[other] { $receiver } devine
  } { $right ->
    [yes] juste
   *[no] faux
  } : { $giver_who ->
    [you] vous pensiez
   *[other] { $giver } pensait
  } à { $kind ->
    [animal] un animal.
    [plant] une plante.
   *[thing] une chose.
  }
riddle-over = Toutes les devinettes sont résolues.
riddle-most-points = Le plus de points gagne.
riddle-not-now = Vous n’avez rien à dire maintenant.
riddle-no-kind = « { $text } » n’est pas un genre : choisissez dans la liste.
riddle-unreadable = Écrivez quelque chose de lisible, { $most } caractères au plus.
riddle-table = { $name } donne l’indice : { $hint }
riddle-choose = Qu’est-ce que c’est ?
riddle-guess = Que devinez-vous ?
riddle-write = Votre indice
riddle-kind-animal = un animal
riddle-kind-plant = une plante
riddle-kind-thing = une chose
