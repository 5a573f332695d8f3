garden-name = Jardin
garden-about = Plantez des bulbes, souvenez-vous d’eux, et faites-les fleurir près de leurs semblables.
garden-rules-1 = À tour de rôle, plantez un bulbe où vous voulez, pas trop près d’un autre.
garden-rules-2 = Chacun voit un instant ce que vous plantez ; puis il ne reste qu’un monticule.
garden-rules-3 = À la fin, chacune de vos fleurs qui en a une semblable près d’elle vaut un point.
garden-option-bulbs = Bulbes par personne
garden-option-open_bed = Tous les bulbes sont visibles
garden-help-room = Me montrer la place qui reste
garden-room = { $places ->
    [one] Il reste de la place à un endroit au moins.
   *[other] Il reste de la place à { $places } endroits au moins.
  }

garden-begins = Le parterre est vide.
garden-planted = { $who ->
    [you] Vous plantez
   *[other] { $name } plante
  } { $kind ->
    [rose] une rose.
    [iris] un iris.
   *[lily] un lis.
  }
garden-blooms = Tout fleurit !
garden-most-company = Le plus de fleurs en compagnie gagne.
garden-not-now = Ce n’est pas à vous de planter.
garden-no-plant = « { $move } » n’est pas une plante à sa place.
garden-outside = C’est en dehors du parterre.
garden-too-near = C’est trop près d’une autre plante.
garden-bed = { $plants ->
    [0] Le parterre est vide.
    [one] Une plante est dans le parterre.
   *[other] { $plants } plantes sont dans le parterre.
  }
garden-drag = Glissez une fleur dans le parterre.
garden-plant = Planter { $kind } ici
garden-put-back = La remettre
garden-rose = la rose
garden-iris = l’iris
garden-lily = le lis
