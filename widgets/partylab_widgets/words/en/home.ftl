# The home page: the games, the ways to their tables, the lessons.

home-title = PartyLab
home-invites = Party games to play and to learn from
home-unofficial = PartyLab is unofficial: it is not affiliated with the publishers of the games.
home-facts = { $least } to { $most } players

## The ways to a table

home-play = Play now
home-play-game = Play now: { $game }
home-friends = With friends
home-friends-game = With friends: { $game }
home-customise = Customise
home-customise-game = Customise: { $game }
home-level = Your rivals
home-by-name = You have chosen your rivals by name.

## Before a game

home-back = Back
home-people = How many of you play at this screen?
home-name = Name of player { $number }
home-bots = How many bots play along?
home-too-many-people = At one screen { $most ->
    [one] one person
   *[other] { $most } people
  } can play this game at most.

## The lessons

home-learn = Learn
home-lesson-00_welcome = Welcome: a game each, four questions
home-lesson-00_welcome-takes = 15 minutes, no code
home-lesson-01_logic_of_not = Not Not: the logic of NOT
home-lesson-01_logic_of_not-takes = 60 minutes
home-lesson-02_reaction_lab = Not Not: the reaction lab
home-lesson-02_reaction_lab-takes = 60 minutes
home-lesson-03_runs_and_probability = No Thanks!: runs and probability
home-lesson-03_runs_and_probability-takes = 60 minutes
home-lesson-04_strategy_tournament = No Thanks!: strategy tournament
home-lesson-04_strategy_tournament-takes = 75 minutes
home-lesson-05_memory_and_bluff = That’s Not a Hat: memory, bluff and doubt
home-lesson-05_memory_and_bluff-takes = 75 minutes
home-lesson-06_geometry_of_sight = Run, Ghost, Run!: the geometry of being seen
home-lesson-06_geometry_of_sight-takes = 60 minutes
home-lesson-class = The class: what it has answered
home-lesson-class-takes = for teachers
