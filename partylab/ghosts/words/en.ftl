# Run, Ghost, Run!: the news, the refusals, the reasons and the words at the table.

## The hall: bodies by name

ghosts-the-mirror = the mirror
ghosts-the-trolley = the trolley
ghosts-the-desk = the desk
ghosts-the-piano = the piano
ghosts-the-armchair = the armchair
ghosts-the-table = the table
ghosts-the-s = the small ghost
ghosts-the-m = the medium ghost
ghosts-the-l = the large ghost

## The hall: refusals

ghosts-outside = It does not fit: { $body } would stick out of the hall.
ghosts-hits = It does not fit: { $other } is in the way of { $body }.
ghosts-no-support = There is nothing level under the feet of { $body }.
ghosts-off-cell = A ghost keeps within one cell: { $body } would stand across a border.
ghosts-cell-full = That cell is full: there is no room left for { $body }.
ghosts-no-room = That cannot be: { $body } would find no free place in its cell.
ghosts-wrong-piece = There is no furniture called “{ $piece }”; there are: { $known }.
ghosts-wrong-ghost = There is no ghost called “{ $ghost }”.
ghosts-wrong-pose = “{ $pose }” does not say where furniture stands and how it is turned.
ghosts-wrong-spot = “{ $spot }” does not say where a ghost stands.

## Sight: refusals

ghosts-no-door = There is no door “{ $door }”; there are: { $known }.
ghosts-no-side = There is no side “{ $side }”; there are N, E, S and W.
ghosts-not-here = There is no ghost “{ $ghost }” in the hall.
ghosts-wrong-share = “{ $share }” is not a share between 0 and 1.
