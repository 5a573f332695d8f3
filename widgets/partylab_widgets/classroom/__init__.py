"""What a class has answered, on one page: `partylab class answers/`.

The files come from pupils: whatever stands in them is counted or shown as text, never obeyed.
`handed_in` reads them, `tally` and `times` count, `page` draws; `room` is the command, `desk` takes
files in a notebook or in Voilà.
"""
