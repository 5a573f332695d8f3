"""The lessons: each folder holds the labs, the exercises and the style of one of them."""
