"""The rules: who acts, what is legal, what luck may do, how acts and positions are written, and how a game ends."""

import copy
import pickle
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from random import Random

from ceiba.descriptor import Game
from ceiba.game import LUCK, Position, Unreadable, seat_of
from ceiba.games import known
from ceiba.record import Record, read_record
from ceiba.testing.report import must, must_refuse


class Acts:
    """Every act that was ever legal, with its text."""

    def __init__(self) -> None:
        self.written: dict[int, str] = {}
        self.texts: set[str] = set()

    def check(self, position: Position, actor: int, act: int) -> None:
        text = position.write(act)
        must(position.parse(text) == act, f"{text!r} reads as another act")
        must(seat_of(act) == actor, f"{text!r} does not pack that it is seat {actor}'s")
        must(
            text.split(" ")[0] == ("*" if actor == LUCK else str(actor)), f"{text!r} does not begin with its actor"
        )
        must(len(text.split(" ")) > 1 and text.isprintable() and "  " not in text, f"{text!r} is no verb and words")
        must(text not in self.texts, f"two acts are written {text!r}")
        self.texts.add(text)
        self.written[act] = text


def some_act(position: Position, actor: int, random: Random) -> int:
    if actor == LUCK:
        return position.ticket(random.randrange(position.tickets()))
    return random.choice(position.legal(actor))


# -- every position -----------------------------------------------------------------------------------


def check_position(position: Position, acts: Acts) -> None:
    actors, faults = position.actors(), position.faults()
    must(not faults, f"a position of a real game is called faulty: {faults}")
    must(position.outcome() is None, "someone is to act, yet there is an outcome")
    must(actors == (LUCK,) or LUCK not in actors, "luck acts alone")
    must(len(position.scores_now()) == position.seats, "there is not a score for every seat")
    for actor in actors:
        legal = position.legal(actor)
        must(legal, f"actor {actor} is to act, and can do nothing")
        must(_ascend(legal), f"the legal acts of actor {actor} do not ascend")
        for act in legal:
            if act not in acts.written:
                acts.check(position, actor, act)


def _ascend(numbers: Sequence[int]) -> bool:
    return all(before < after for before, after in pairwise(numbers))


# -- some positions -----------------------------------------------------------------------------------


def check_fully(game: Game, position: Position, acts: Acts, random: Random) -> None:
    text = str(position)
    _check_luck(position)
    _check_refusals(game, position, acts, random)
    _check_copies(game, position, random)
    if len(position.actors()) > 1:
        _check_order(position, random)
    must(str(position) == text, "being asked changes the position")


def _check_luck(position: Position) -> None:
    """Weights are whole, positive and the same as the tickets'; only luck's turn has any."""
    chances = position.chance()
    must(
        (LUCK in position.actors()) == bool(chances) == (position.tickets() > 0),
        "luck has chances in its turn only",
    )
    must([chance.act for chance in chances] == [*position.legal(LUCK)], "luck's chances are not its legal acts")
    tickets = [position.ticket(number) for number in range(position.tickets())]
    for act, left, of in chances:
        must(0 < left <= of, f"of {position.write(act)!r}, {left} of {of} are left")
        must(tickets.count(act) == left, f"{position.write(act)!r} has other tickets than its weight, {left}")
    if chances:
        must(position.stream(), "this luck is of no stream")


def _check_refusals(game: Game, position: Position, acts: Acts, random: Random) -> None:
    """Of all acts ever seen, just the legal ones pass."""
    for actor in range(position.seats + 2):
        must(actor in position.actors() or not position.legal(actor), f"actor {actor} can act out of turn")
    for act in random.sample(sorted(acts.written), min(20, len(acts.written))):
        legal = act in position.legal(seat_of(act))
        reason, text = position.why_not(act), acts.written[act]
        must((reason is None) == legal, f"{text!r} is {'' if legal else 'not '}legal, but the reason is {reason}")
        if reason is not None:
            must(reason.sentence and reason.key, f"{text!r} is refused without a word")
            must(reason.clause in game.clauses or not game.clauses, f"{reason} names a clause that is not listed")
    for text in ("", "1", "1 no-such-verb", "nobody knows"):
        must_refuse(f"the act {text!r}", partial(position.parse, text), Unreadable)


def _check_copies(game: Game, position: Position, random: Random) -> None:
    """Every kind of copy is equal and independent; the text of a position is the whole of it."""
    text = str(position)
    read = game.read_position(text)
    must(str(read) == text, f"the text of the position reads as another:\n{text}\n\n{read}")
    must(type(position).from_text(text) == read, "from_text and read_position differ")
    must(text and repr(text) in repr(position), "repr does not show the position")
    must_refuse("hashing a position, which changes,", partial(hash, position), TypeError)
    act = some_act(position, position.actors()[0], random)
    twins = [
        position.copy(),
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
        read,
    ]
    for twin in twins:
        must(type(twin) is type(position) and twin == position and twin.key() == position.key(), "a copy differs")
        for actor in position.actors():
            must([*twin.legal(actor)] == [*position.legal(actor)], "a copy has other legal acts")
        twin.apply(act)
        must(str(position) == text, "an act on a copy changes the original")
        must(str(twin) != text, f"{position.write(act)!r} changes nothing")
        must(twin == twins[0], f"after {position.write(act)!r}, equal positions differ")


def _check_order(position: Position, random: Random) -> None:
    """Sealed choices may be made in any order."""
    choices = [some_act(position, actor, random) for actor in position.actors()]
    ends = []
    for _ in range(3):
        end = position.copy()
        for act in random.sample(choices, len(choices)):
            end.apply(act)
        ends.append(str(end))
    must(len({*ends}) == 1, "the order matters in which sealed choices are made")


# -- the end ------------------------------------------------------------------------------------------


def check_end(position: Position) -> None:
    outcome, faults = position.outcome(), position.faults()
    must(not faults, f"the end of a real game is called faulty: {faults}")
    if outcome is None:
        raise AssertionError("nobody is to act, yet there is no outcome")
    must([*outcome.scores] == position.scores_now(), "the outcome has other scores than the position")
    must(outcome.winners and _ascend(outcome.winners), f"the winners are {outcome.winners}")
    best = max(outcome.scores)
    must(all(outcome.scores[seat - 1] == best for seat in outcome.winners), "someone wins with less than the most")
    must(not any(position.legal(actor) for actor in range(position.seats + 1)), "someone can act after the end")


def check_record(game: Game, end: Position, record: Record, start: Position) -> None:
    """What is written down leads from the start to the end; in an installed game by its headers alone."""
    outcome = end.outcome()
    assert outcome is not None  # checked before
    record.close(outcome)
    again = read_record(str(record))
    must(str(again) == str(record), "the record reads as another")
    for text in again.acts:
        act = start.parse(text)
        start.check(act)
        start.apply(act)
    must(start == end, "the record's acts lead to another end")
    if game.name in known():
        must(again.replay() == end, "the record replays to another end")
