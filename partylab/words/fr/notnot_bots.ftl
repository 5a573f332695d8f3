# Les robots de Not Not : qui ils sont, et où passe leur temps.

notnot_bots-child-name = Enfant
notnot_bots-child-character = S’amuse, prend son temps et se laisse facilement tromper.
notnot_bots-casual-name = Occasionnel
notnot_bots-casual-character = Joue de temps en temps, et paie pour chaque PAS.
notnot_bots-trained-name = Entraîné
notnot_bots-trained-character = Joue depuis des semaines, et lit PAS PAS comme un seul signe.
notnot_bots-machine-name = Machine
notnot_bots-machine-character = Pense en un rien de temps et ne se trompe jamais : à regarder seulement.

## Pourquoi

notnot_bots-cost = { $cost ->
    [choice] Pour voir, choisir et bouger :
    [nots] Pour les négations :
    [ink] Pour un mot dans l’encre d’une autre couleur :
    [turn] Pour la table tournée :
   *[error] Après l’erreur qui vient d’être faite :
  } { $ms } ms.
notnot_bots-sure = En moyenne { $ms } ms, et juste dans { NUMBER($right, style: "percent", maximumFractionDigits: 0) } de ces tours.
