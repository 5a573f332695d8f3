"""Lessons on paper: a worksheet for the class, a sheet of solutions for the teacher.

Each panel of a lesson brings what is printed in its place (`lesson/printed.py`), as an output of
its own kind.  From a notebook that has run, `sheet.worksheet` lays out whole pages:

    first sheet     prose, pictures, predictions, and the tasks that give nothing away
    second sheet    what is asked once the predictions are over, to be handed out then

Voilà puts them into each lesson's page, where only the printer sees them (`lesson.html.j2`).
nbconvert, and with it JupyterLab's Print, does the same (`export.py`); `partylab worksheet` writes
them as files (`room.py`).  A notebook in `solutions` gives the sheet of solutions instead.
"""
