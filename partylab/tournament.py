"""Fair matches between bots."""


def tournament() -> None:
    """Play."""
