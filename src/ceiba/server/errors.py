"""Why a request is refused: the status, a key for translators, and a sentence that says what to do."""

from ceiba.server.wire import Entry, Error


class Refused(Exception):
    def __init__(
        self,
        status: int,
        error: str,
        sentence: str,
        clause: str | None = None,
        act: str | None = None,
        version: int | None = None,
        news: list[Entry] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.body = Error(error, sentence, clause, act, version, news)


def no_such_table() -> Refused:
    return Refused(404, "no-table", "there is no such table, or it is not for you to see.")


def who_are_you() -> Refused:
    return Refused(401, "who-are-you", "nobody is known by this token: sit down as a guest first.")
