"""A notice in its reader's language."""

from dataclasses import dataclass

from ceiba.table.permissions import seats_of
from ceiba.table.table import Table
from ceiba.words import Words

TEST, CONFIRM = "test", "confirm"  # what is sent though nothing has happened
SPECIAL = (TEST, CONFIRM)


@dataclass(frozen=True)
class Notice:
    """What is told: the same in whatever way."""

    kind: str
    table: str  # empty for what is about none
    game: str
    title: str
    text: str
    path: str  # where it leads


def worded(table: Table, guest: str, kind: str, words: Words) -> Notice:
    game = words.title(table.game, table.settings.options)
    mine = seats_of(table, guest)
    others = [seat.name or "" for number, seat in enumerate(table.settings.seats, 1) if number not in mine]
    rule = table.settings.clock
    is_late = kind == "late" and rule is not None
    said = [words.say(f"notice-late-{rule.late}") if rule and is_late else words.say(f"notice-{kind}")]
    if names := [name for name in others if name]:
        said.append(words.say("notice-others", others=words.together(names)))
    title = words.say("notice-title", game=game, what=words.say(f"notice-{kind}-title"))
    return Notice(kind, table.name, table.game.name, title, " ".join(said), f"/t/{table.name}")


def trial(words: Words) -> Notice:
    title = words.say("notice-title", game=words.say("ceiba"), what=words.say("notice-test-title"))
    return Notice(TEST, "", "", title, words.say("notice-test"), "/")
