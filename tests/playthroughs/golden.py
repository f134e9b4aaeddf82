"""How playthroughs and perft counts are told; both are files beside this one, in plain text.

A playthrough, `*.ceiba`, is a record with comments: before each act, the scores and what every actor may do,
luck's acts with their weights.

Perft, `perft_*.txt`, counts the sequences of acts of length 1, 2, 3 … from some position on. Luck's acts count
once each, whatever their weight; of several seats that choose at once, the first still to choose goes first.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from textwrap import wrap

from ceiba import LUCK, Position, Record, find, read_record
from ceiba.games import known

HERE = Path(__file__).parent
PLAYTHROUGHS = sorted(HERE.glob("*.ceiba"))
PERFTS = sorted(HERE.glob("perft_*.txt"))
WIDTH = 110
NO_BREAK = "\N{NO-BREAK SPACE}"


def tell(record: Record) -> str:
    """The record with its comments. What it told before does not matter: only headers and acts do."""
    bare = Record(record.headers, record.acts)
    head = [f'[{key} "{value}"]' for key, value in record.headers.items()]
    lines = [*head, ""]
    for act, (_, position) in zip([*record.acts, ""], bare.positions(), strict=True):
        lines += [*_comments(position), act]
    return "\n".join(lines)


def _comments(position: Position) -> Iterator[str]:
    yield f"# scores {' '.join(map(str, position.scores_now()))}"
    for actor in position.actors():
        acts = [position.write(act).split(" ", 1)[1] for act in position.legal(actor)]
        if actor == LUCK:
            weights = [chance.left for chance in position.chance()]
            acts = [f"{act} x{left}" if left > 1 else act for act, left in zip(acts, weights, strict=True)]
        unbroken = ", ".join(act.replace(" ", NO_BREAK) for act in acts)
        for line in wrap(f"# {actor or '*'} may {unbroken}", WIDTH, subsequent_indent="#   "):
            yield line.replace(NO_BREAK, " ")
    outcome = position.outcome()
    if outcome:
        yield f"# over, won by {' '.join(map(str, outcome.winners))}"


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many acts there are."""
    actors = position.actors()
    if depth == 0 or not actors:
        return int(depth == 0)
    acts = position.legal(actors[0])
    if depth == 1:
        return len(acts)
    count = 0
    for act in acts:
        after = position.copy()
        after.apply(act)
        count += perft(after, depth - 1)
    return count


def perft_start(said: str) -> Position:
    """Where counting begins: `tikal 2 auction=yes`, or `tikal.ceiba act 120`, before the 120th act."""
    first, second, *rest = said.split()
    if first in known():
        options = {name: value == "yes" for name, value in (option.split("=") for option in rest)}
        return find(first).start(int(second), **options)
    record = read_record((HERE / first).read_text("utf-8"))
    _, position = next(islice(record.positions(), int(rest[0]) - 1, None))
    return position


def perft_line(line: str) -> str:
    """A line of a perft file, counted anew to the same depth; comments stay as they are."""
    if line.startswith("#"):
        return line
    said, counts = line.split(":")
    position = perft_start(said)
    return " ".join([f"{said}:", *(str(perft(position, depth + 1)) for depth in range(len(counts.split())))])
