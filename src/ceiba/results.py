"""What a position answers with, or refuses with: tuples whose parts have names, and errors.

Not compiled, lest the tuples forget their docstrings and the errors, when sent to another process, the notes that
were added to them; the rules take them from `ceiba.game`, as everyone may.
"""

from typing import NamedTuple


class Reason(NamedTuple):
    """Why an act is refused: the clause, a key for translators, and the English sentence."""

    clause: str  # the number of the rule that says so: `T4.4`
    key: str  # the same in every language; the message `reason-…` of `locale`
    sentence: str  # in English


class Chance(NamedTuple):
    """One thing luck may do: `left` of the `of` copies that this stream of luck began with are still to come."""

    act: int  # as `Position.legal` lists it
    left: int  # still to come: its weight
    of: int  # there were at first


class Outcome(NamedTuple):
    """How a game ended. Several winners share the win."""

    scores: tuple[int, ...]  # by seat, from seat 1
    winners: tuple[int, ...]  # their seats


class Unreadable(ValueError):
    """The text is not an act, a position or a record; `meant` is the known word that is nearest, if one is near."""

    def __init__(self, sentence: str, meant: str = "") -> None:
        super().__init__(f"{sentence}; did you mean {meant!r}?" if meant else sentence)
        self.sentence = sentence  # what is wrong, without the guess
        self.meant = meant  # the guess; empty if there is none

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.sentence, self.meant), self.__dict__)


class NotAllowed(ValueError):
    """The act is well formed, but the rules forbid it here; `reason` names the clause."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text}: {reason.sentence} ({reason.clause})")
        self.text = text  # the act
        self.reason = reason  # the clause, a key and a sentence

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.text, self.reason), self.__dict__)  # with the notes that were added to it


class Ambiguous(ValueError):
    """The text fits several legal acts; the message lists them."""


def missing(kind: type[object], method: str) -> NotImplementedError:
    """For a game that leaves out what it must define: noticed when it is called, since `Position` is no ABC."""
    return NotImplementedError(f"{kind.__name__} does not define {method}(), which every position must.")
