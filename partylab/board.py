"""What a table to touch is."""


class Board:
    """The table to touch, of one game."""

    def __init__(self, game: object) -> None:
        self.game = game
