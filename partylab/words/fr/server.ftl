# Ce que disent les serveurs : dans le terminal, et sur une page qui arrive.

server-waiting = Un instant, la table se prépare…
server-open = PartyLab est ouvert : { $address }
server-open-class = Pour la classe, sur le même réseau : { $address }
server-how-to-stop = Pour le fermer, appuyez ici sur Ctrl+C.
