"""One game between bots: the rules of the table, its luck, its clock."""

from collections import Counter
from itertools import islice

import pytest

from ceiba import find, play
from ceiba.arena.batches import fixtures
from ceiba.arena.contest import Contest, match_field
from ceiba.arena.match import Played, play_games
from ceiba.bots import make
from ceiba.record import Record, read_record
from tests.arena.players import Watcher


def contest(game: str, seats: int, *bots: str, **options: bool) -> Contest:
    return Contest(game, seats, options, "7", tuple(dict.fromkeys(bots)), (match_field([*bots], seats),))


def played(chosen: Contest, lucks: int = 1, keep: bool = True) -> list[Played]:
    return play_games(chosen, [*fixtures(chosen, lucks, ())], keep)


def record_of(game: Played) -> Record:
    assert game.record is not None
    return read_record(game.record)


@pytest.mark.parametrize(
    "chosen",
    [
        contest("tikal", 2, "random", "random"),
        contest("tikal", 3, "random", "random", auction=True),
        contest("incan-gold", 4, "random", "random"),
        contest("incan-gold", 3, "random", "random", artifacts=False),
    ],
    ids=lambda chosen: f"{chosen.game} {chosen.seats} {chosen.options}",
)
def test_games_are_those_that_would_be_played_at_any_table(chosen: Contest) -> None:
    """The arena deals and plays in its own quick way, but not otherwise."""
    for fixture, game in zip(fixtures(chosen, 2, ()), played(chosen, 2), strict=True):
        seeds = f"{chosen.seed_of(fixture.luck)}/{fixture.turn + 1}"
        players = [make(chosen.game, name, f"{seeds}/seat {n}").choose for n, name in enumerate(fixture.seating, 1)]
        expected = play(find(chosen.game), players, chosen.seed_of(fixture.luck), **chosen.options)
        record = record_of(game)
        assert record.acts == expected.acts
        assert record.headers["Names"] == ", ".join(fixture.seating)
        end = record.replay().outcome()
        assert expected.outcome == end == (game.scores, game.winners)


def test_the_games_of_a_set_have_the_same_luck() -> None:
    """Each letter's tiles come in the same order, whoever plays; the next set has another."""
    games = [record_of(game) for game in played(contest("tikal", 2, "random", "greedy"), 2)]
    tiles = [[act for act in record.acts if act.startswith("* tile")] for record in games]
    assert tiles[0] == tiles[1] != tiles[2] == tiles[3]
    assert games[0].acts != games[1].acts


def test_sealed_choices_are_not_seen() -> None:
    Watcher.seen.clear()
    played(contest("incan-gold", 5, "random", "tests.arena.players:Watcher"))
    assert len(Watcher.seen) > 100
    assert not any(Watcher.seen)


@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
def test_a_bot_that_meddles_changes_nothing(game: str) -> None:
    for each in played(contest(game, 3, "random", "tests.arena.players:Meddler")):
        assert each.faults == ()
        assert record_of(each).replay().outcome() is not None


@pytest.mark.parametrize(
    ("name", "kind", "said"),
    [
        ("arena.players:Cheat", "illegal", "chose 'act 99999999999', which is not legal"),
        ("arena.players:Early", "illegal", "chose '2 lay "),
        ("bots.own:Failing", "failed", "has failed with RuntimeError('no idea') in line "),
    ],
)
def test_a_fault_is_told_with_all_that_is_needed_to_see_it_again(name: str, kind: str, said: str) -> None:
    name = f"tests.{name}"
    chosen = contest("tikal", 2, name, "random")
    first, second = played(chosen)
    assert len(first.faults) == len(second.faults) == 3  # then it is not asked any more
    fault = first.faults[0]
    assert (fault.seat, fault.bot, fault.kind) == (1, name, kind)
    assert fault.what.startswith(said)
    assert fault.position.startswith("tikal 2\nphase lay")
    assert second.faults[0].seat == 2
    record = record_of(first)
    assert record.replay().outcome() is not None  # what was done in its place is legal
    assert record.acts == record_of(played(chosen)[0]).acts  # and the same again from the same seed


def test_a_turn_of_tikal_is_a_whole_turn_and_of_incan_gold_a_choice() -> None:
    (tikal,) = islice(played(contest("tikal", 2, "greedy", "random", auction=True)), 1)
    acts = record_of(tikal).acts
    for seat, thinking in enumerate(tikal.thinking, 1):
        assert thinking.turns == acts.count(f"{seat} done") > 15
    (incan_gold,) = islice(played(contest("incan-gold", 3, "random", "random")), 1)
    acts = record_of(incan_gold).acts
    for seat, thinking in enumerate(incan_gold.thinking, 1):
        assert thinking.turns == sum(act.startswith(f"{seat} ") for act in acts) > 4


def test_what_is_counted_is_what_the_events_tell() -> None:
    """Each seat's, and the same whether a record is made or not."""
    chosen = contest("tikal", 2, "greedy", "random")
    counted = find("tikal").counted
    for game, again in zip(played(chosen), played(chosen, keep=False), strict=True):
        told = [event for _, events in record_of(game).events() for event in events]
        for seat, made in enumerate(game.made, 1):
            happened = Counter(str(event["key"]) for event in told if event.get("seat") == seat)
            assert (
                made
                == again.made[seat - 1]
                == {what: happened[key] for key, what in counted.items() if happened[key]}
            )
        assert game.made[0].keys() | game.made[1].keys() == {*counted.values()}


def test_a_result_survives_being_written_down() -> None:
    (first, *_) = played(contest("incan-gold", 3, "tests.arena.players:Cheat", "random"), keep=False)
    assert first.faults
    again = Played.from_object(first.as_object())
    assert again.as_object() == first.as_object()
    assert again.faults == first.faults
    assert first.record is None
    said = first.as_object()
    del said["faults"]  # as 0.1.0 wrote it
    assert Played.from_object(said).faults == ()
