# What stands on the worksheets, beside the lesson itself.

worksheet-name = Name
worksheet-class = Class
worksheet-date = Date
worksheet-first = Worksheet · think first, then answer; say how sure you are
worksheet-second = Second sheet · for when the predictions have been talked about
worksheet-solutions = Solutions to the worksheet · for the teacher
worksheet-solutions-later = Solutions to the second sheet · for the teacher
worksheet-footer = PartyLab, unofficial · { $lesson }
worksheet-print = Print the worksheet

## The command

worksheet-file = worksheet
worksheet-file-solutions = solutions
worksheet-told = { $file } is written; it needs no internet.
worksheet-told-print = Print it from your browser.
worksheet-unknown = There is no lesson “{ $lesson }”; there are { $known }.
