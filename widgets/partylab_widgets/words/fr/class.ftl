# Ce que dit `partylab class` : dans le terminal, et sur la page d’une classe.

## Dans le terminal

class-told-read = { $count ->
    [one] Un fichier a été lu.
   *[other] { $count } fichiers ont été lus.
  }
class-told-left-out = Laissé de côté : { $name }. { $why }
class-told-page = La page est dans { $file } ; elle n’a pas besoin d’internet.
class-file-foreign = Ce fichier ne contient pas de réponses de PartyLab.
class-file-newer = Ce fichier vient d’une autre version de PartyLab.
class-file-damaged = Ce fichier est abîmé : certaines réponses sont illisibles.
class-file-unreadable = Ce fichier ne s’ouvre pas.
class-no-files = Il n’y a pas de réponses dans { $path } : « Mes réponses », dans une leçon, donne à chacun un fichier comme mes-reponses.json.
class-none-readable = Aucun de ces fichiers n’est lisible. { $told }
class-too-many = Il y a plus de { $most } fichiers : indiquez le dossier d’une seule classe.

## La page

class-title = Les réponses de la classe
class-contents = Sur cette page
class-left-out = { $count ->
    [one] Un fichier illisible est laissé de côté.
   *[other] { $count } fichiers illisibles sont laissés de côté.
  }
class-left-out-named = Fichiers illisibles : { $names }.
class-no-names = Cette page ne montre aucun nom. S’il vous les faut : partylab class --names.
class-names-here = Cette page montre des noms : ne la projetez pas devant la classe.
class-as-table = En tableau
class-by-name = Par nom

class-sureness = Quelle certitude, combien de réponses justes ?
class-sureness-told = { $count } paris avec une certitude : { $sure } % de certitude en moyenne, { $share } % de réponses justes. Les points sous la ligne pointillée : plus de certitude que de réussite. Chaque point représente au moins { $least } paris.
class-curve = la classe
class-column-sure = Certitude
class-column-bets = Paris
class-column-right = Justes
class-column-name = Nom

class-is-right = La réponse :
class-bets = { $count ->
    [one] Un pari.
   *[other] { $count } paris.
  }
class-right = { $right ->
    [0] Aucun juste sur { $count }.
    [one] { $right } juste sur { $count }.
   *[other] { $right } justes sur { $count }.
  }
class-mean-sure = Certitude moyenne : { $sure } %.
class-skipped = { $count ->
    [one] Une personne n’a pas parié.
   *[other] { $count } personnes n’ont pas parié.
  }

class-wrong = Ce que la leçon répond aux paris faux
class-mistakes = Les erreurs connues dans les exercices, et ce que la leçon y répond
class-column-where = Où
class-column-mistake = Ce que dit la leçon
class-column-made = Faite par
class-column-pupils = Élèves
class-pupils = { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
  }
class-column-who = Qui

class-times = Ce qu’un PAS coûte à cette classe
class-times-told = Qui a accepté de partager ses essais compte une fois ({ $people } en tout), avec son temps médian et son propre coût de chaque PAS. Courbes prédites : { $guessed }. Un intervalle contient le coût typique de tels élèves environ 95 fois sur 100.
class-times-few = { $people ->
    [0] Personne ne partage ses essais : une courbe se dessine à partir de { $least } élèves, pour n’être celle de personne.
    [one] Un élève partage ses essais : une courbe se dessine à partir de { $least }, pour n’être celle de personne.
   *[other] { $people } élèves partagent leurs essais : une courbe se dessine à partir de { $least }, pour n’être celle de personne.
  }
class-times-measured = mesuré : médiane des essais partagés
class-times-guessed = prédit : médiane de toutes les courbes
class-axis-seconds = secondes
class-column-nots = PAS
class-column-time = Temps (ms)
class-column-cost = Coût [intervalle]

## Le bureau

class-drop = Déposez ici les fichiers de vos élèves, ou choisissez-les (plusieurs à la fois)
class-private = Ils restent dans la mémoire de cette page, ne vont nulle part ailleurs, et sont oubliés quand vous la fermez.
class-show-names = Avec les noms : pour vous, pas pour la classe
class-download = Télécharger cette page, pour l’ouvrir hors ligne
class-clear = Vider le bureau
class-cleared = Le bureau est vide : tous les fichiers sont oubliés.
class-desk-left-out = { $count ->
    [one] Un fichier laissé de côté : lequel, et pourquoi
   *[other] { $count } fichiers laissés de côté : lesquels, et pourquoi
  }
