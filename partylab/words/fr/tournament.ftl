# Tournois entre robots : le tableau, son verdict et les refus.

tournament-caption = { $game } { $deals ->
    [one] Une donne, jouée
   *[other] { $deals } donnes, chacune jouée
  } depuis les { $seats } places : { $games } parties.
tournament-partial = Arrêt avant la fin : { $asked } donnes étaient prévues.
tournament-bot = Robot
tournament-wins = Parties gagnées
tournament-score = Score moyen
tournament-interval = Intervalle à 95 %
tournament-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-share-interval = de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-points-interval = de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-unknown = inconnu
tournament-leader = Le plus de victoires : { $name }, avec un intervalle au-dessus de tous les autres.
tournament-tie = On ne peut pas encore dire qui est le meilleur : les intervalles de { $names } se chevauchent. Il faudrait plus de donnes.
tournament-progress = { $bar } { $done } donnes sur { $deals }, encore { $left } s

## Refus

tournament-wrong-deals = Le nombre de donnes est un nombre entier à partir de 1, et non { $deals }.
tournament-bots-list = Les robots sont une liste, un par place, comme ["random", "greedy", "miser"], ou un dictionnaire qui les nomme.
tournament-bot-stays = Le robot « { $bot } » ne peut pas voyager vers d’autres processus : ce qui est écrit dans un notebook y reste. Retirez « executor » ; ou mettez le robot dans un fichier à lui, par exemple mybots.py, et importez-le de là.
tournament-wrong-executor = Cet exécuteur n’a pas de « submit ». Ce peut être un ProcessPoolExecutor, un client Dask, ou tout ce qui reçoit des tâches par « submit ».
tournament-workers-lost = Un processus de l’exécuteur s’est arrêté brusquement. La mémoire manquait peut-être ; réessayez avec moins de processus, ou sans « executor ».
