"""A seat at a table, on a stage; and the home page that sets a table up."""
