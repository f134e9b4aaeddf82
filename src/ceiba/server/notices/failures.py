"""How sending can fail."""


class Later(Exception):
    """Nothing was taken, and the same may be sent again."""


class Lost(Exception):
    """It will not be sent again: it is not wanted as it is, or perhaps it has arrived."""


class Ended(Exception):
    """There is nobody any more at the other end: the way is given up."""
