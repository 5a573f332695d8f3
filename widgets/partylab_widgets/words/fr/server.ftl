# Ce que disent les serveurs : dans le terminal, et sur une page qui arrive.

server-waiting = Un instant, la table se prépare…
server-again = La table n’a pas pu être préparée. Un instant, un nouvel essai commence…
server-over = La table n’a pas pu être préparée. Rechargez cette page dans un instant.
server-open = PartyLab est ouvert : { $address }
server-open-class = Pour la classe, sur le même réseau : { $address }
server-code-is-open = Qui entre peut écrire du code dans les leçons, et ce code s’exécute sur cet ordinateur : n’ouvrez qu’à des gens de confiance.
server-how-to-stop = Pour le fermer, appuyez ici sur Ctrl+C.
server-lessons-copied = { $lessons ->
    [one] Un fichier de leçon a été copié
   *[other] { $lessons } fichiers de leçons ont été copiés
  } dans { $folder }.
server-lab-key-opens-all = Attention : qui reçoit l’adresse avec sa clé (token) peut lancer des programmes sur cet ordinateur. Pour une classe qui joue seulement : partylab play --ip 0.0.0.0
