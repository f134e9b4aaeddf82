"""Why something is refused at a table: a cause, a key for translators, and a sentence that says what to do."""

from enum import Enum


class Cause(Enum):
    """What kind of refusal it is; a server has a status for each."""

    UNREADABLE = "it cannot be read"
    FORBIDDEN = "it is not yours to do"
    MISSING = "there is no such thing, or it is not for you to know"
    CONFLICT = "the table is not in a state for it"
    RULES = "the rules of the game forbid it"


class Refused(Exception):
    def __init__(
        self,
        cause: Cause,
        error: str,
        sentence: str,
        clause: str | None = None,
        act: str | None = None,
        version: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.cause = cause
        self.error = error
        self.sentence = sentence
        self.clause = clause  # the rule that is broken
        self.act = act  # the act that is refused
        self.version = version  # of the table, where the asker had another in mind

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.cause, self.error, self.sentence), self.__dict__)
