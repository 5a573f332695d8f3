# Les stratégies dans un processus à elles : ce que l’une d’elles a fait de travers.

limited-crash = { $line ->
    [0] Elle s’est arrêtée sur une erreur. { $trouble } : { $message }
   *[other] Elle s’est arrêtée sur une erreur, ligne { $line }. { $trouble } : { $message }
  }
limited-late = Elle n’a pas répondu en { NUMBER($seconds, maximumFractionDigits: 1) } s. Une boucle sans fin ?
limited-memory = Elle voulait plus de { $megabytes } Mo de mémoire.
limited-cheat = Elle a tenté ce dont aucune stratégie n’a besoin ({ $what }) : c’est une faute.
limited-nothing = Elle n’a rien rendu. Chaque chemin de la fonction mène-t-il à un « return » ?
limited-illegal = Elle voulait « { $move } », ce qui n’est pas permis ici.
limited-died = Elle a mis fin à son propre processus, ou l’a rempli d’une réponse illisible.
limited-unreadable = Le fichier { $file } ne peut pas être lu comme du texte.
limited-too-long = Le fichier { $file } est trop long : { NUMBER($most) } caractères au plus.
limited-no-process = Aucun processus n’a pu être lancé pour elle ici.
limited-no-function = { $function } n’est pas une fonction qui se suffit à elle-même. Une stratégie est une fonction d’une vue.
limited-cannot-travel = « { $name } » ne peut pas voyager vers un autre processus. Une stratégie peut utiliser des fonctions, des modules et des valeurs simples.
