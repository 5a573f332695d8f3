# What the servers say: in the terminal, and on a page that is on its way.

server-waiting = One moment, the table is being set…
server-open = PartyLab is open: { $address }
server-open-class = For the class, on the same network: { $address }
server-how-to-stop = To close it, press Ctrl+C here.
