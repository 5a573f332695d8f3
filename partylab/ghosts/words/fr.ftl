# Pas Vu, Pas Pris : les nouvelles, les refus, les raisons et les mots de la table.

## La salle : les noms de ce qui s’y trouve

ghosts-the-mirror = le miroir
ghosts-the-trolley = la desserte
ghosts-the-desk = le bureau
ghosts-the-piano = le piano
ghosts-the-armchair = le fauteuil
ghosts-the-table = la table
ghosts-the-s = le petit fantôme
ghosts-the-m = le fantôme moyen
ghosts-the-l = le grand fantôme

## La salle : les refus

ghosts-outside = Cela ne tient pas : { $body } dépasserait de la salle.
ghosts-hits = Cela ne tient pas : { $body } toucherait { $other }.
ghosts-no-support = Rien de plat ici : { $body } ne tiendrait pas debout.
ghosts-off-cell = Un fantôme reste dans une seule case : { $body } dépasserait de la sienne.
ghosts-cell-full = Cette case est pleine : { $body } n’y tient plus.
ghosts-no-room = C’est impossible : { $body } ne trouverait aucune place libre dans sa case.
ghosts-wrong-piece = Il n’y a pas de meuble « { $piece } » ; il y a : { $known }.
ghosts-wrong-ghost = Il n’y a pas de fantôme « { $ghost } ».
ghosts-wrong-pose = « { $pose } » ne dit pas où se trouve un meuble ni comment il est tourné.
ghosts-wrong-spot = « { $spot } » ne dit pas où se tient un fantôme.

## La vue : les refus

ghosts-no-door = Il n’y a pas de porte « { $door } » ; il y a : { $known }.
ghosts-no-side = Il n’y a pas de côté « { $side } » ; il y a N, E, S et W.
ghosts-not-here = Il n’y a pas de fantôme « { $ghost } » dans la salle.
ghosts-wrong-share = « { $share } » n’est pas une part comprise entre 0 et 1.
