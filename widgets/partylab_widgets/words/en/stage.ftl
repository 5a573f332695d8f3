# What the stage itself says: mostly why something that was touched did not count.

stage-malformed = The page sent something that is not understood here. Nothing has changed.
stage-too-long = This is too long: at most { $most } characters are accepted. Nothing has changed.
stage-too-late = The table had already moved on. Nothing has changed; please look again and choose anew.
stage-not-yours = The page tried to change the table by itself. The true table is shown again.
stage-broken = Something went wrong inside PartyLab. The table may not show your last action; please try another one, or reload the page.
stage-disconnected = The connection to the notebook’s kernel is lost, so nothing was sent. Try again in a moment, or reload the page.
stage-lost = The connection is lost. The table comes back by itself as soon as it can; until then you can read it.
stage-file-too-large = This file is too large: at most 1 megabyte is accepted. Nothing has changed.
stage-file-unreadable = This file could not be read. Nothing has changed.
