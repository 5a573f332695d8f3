# L’accueil : les jeux, les chemins vers leurs tables, les leçons.

home-title = PartyLab
home-invites = Des jeux de société pour jouer et pour apprendre
home-unofficial = PartyLab n’est pas officiel : il n’est lié à aucun éditeur de ces jeux.
home-facts = De { $least } à { $most } joueurs

## Les chemins vers une table

home-play = Jouer
home-play-game = Jouer à { $game }
home-friends = Entre amis
home-friends-game = Entre amis : { $game }
home-customise = Personnaliser
home-customise-game = Personnaliser : { $game }
home-level = Vos adversaires
home-by-name = Vous avez choisi vos adversaires par leur nom.

## Avant la partie

home-back = Retour
home-people = Combien êtes-vous devant cet écran ?
home-name = Nom du joueur { $number }
home-bots = Combien de robots jouent avec vous ?
home-too-many-people = Devant un même écran, { $most ->
    [one] une seule personne peut
   *[other] { $most } personnes au plus peuvent
  } jouer à ce jeu.

## Les leçons

home-learn = Apprendre
home-lesson-00_welcome = Bienvenue : un jeu chacun, quatre questions
home-lesson-00_welcome-takes = 15 minutes, sans code
home-lesson-01_logic_of_not = Not Not : la logique du PAS
home-lesson-01_logic_of_not-takes = 60 minutes
home-lesson-02_reaction_lab = Not Not : le laboratoire des réflexes
home-lesson-02_reaction_lab-takes = 60 minutes
home-lesson-03_runs_and_probability = Non merci ! : suites et probabilités
home-lesson-03_runs_and_probability-takes = 60 minutes
home-lesson-04_strategy_tournament = Non merci ! : tournoi de stratégies
home-lesson-04_strategy_tournament-takes = 75 minutes
home-lesson-05_memory_and_bluff = That’s Not a Hat : mémoire, bluff et doute
home-lesson-05_memory_and_bluff-takes = 75 minutes
home-lesson-06_geometry_of_sight = Pas Vu, Pas Pris : la géométrie du regard
home-lesson-06_geometry_of_sight-takes = 60 minutes
home-lesson-class = La classe : ce qu’elle a répondu
home-lesson-class-takes = pour les enseignants
