"""What can go wrong, each with a sentence that can be shown as it is."""


class Trouble(Exception):
    """Something was not done."""


class Refused(Trouble):
    """The server says no: its sentence, and what it names beside."""

    def __init__(
        self,
        status: int,
        error: str,
        sentence: str,
        clause: str | None = None,
        act: str | None = None,
        version: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status  # of HTTP
        self.error = error  # a key, the same in every language: `stale`, `not-your-seat`
        self.sentence = sentence  # what is wrong
        self.clause = clause  # the rule that forbids it
        self.act = act  # the act that is refused
        self.version = version  # the table's, where another was meant

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from all that it was made of: without this it could not be pickled."""
        return (type(self), (self.status, self.error, self.sentence), self.__dict__)


class Away(Trouble):
    """The server does not answer, and has not for as long as one was ready to wait."""
