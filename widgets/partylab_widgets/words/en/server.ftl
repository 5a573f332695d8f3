# What the servers say: in the terminal, and on a page that is on its way.

server-waiting = One moment, the table is being set…
server-again = The table could not be set. One moment, it is tried again…
server-over = The table could not be set. Please load this page again in a moment.
server-open = PartyLab is open: { $address }
server-open-class = For the class, on the same network: { $address }
server-code-is-open = Whoever comes in may write code in the lessons, and it runs on this computer: let in only people whom you trust.
server-how-to-stop = To close it, press Ctrl+C here.
server-lessons-copied = { $lessons ->
    [one] One lesson file was copied
   *[other] { $lessons } lesson files were copied
  } into { $folder }.
server-lab-key-opens-all = Take care: whoever gets the address with its key (token) can run programs on this computer. For a class that only plays: partylab play --ip 0.0.0.0
