"""Records: what is read is what was written, and every error names its line."""

from io import BytesIO

import pytest

from ceiba.descriptor import Game
from ceiba.game import Outcome
from ceiba.incan_gold.descriptor import INCAN_GOLD
from ceiba.playing import play, random_player
from ceiba.record import BadRecord, Record, load_record, read_record
from ceiba.tikal.descriptor import TIKAL

HEAD = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n'
OPENING = f"{HEAD}\n* tile A3\n1 lay c4 0\n1 enter a5 leader\n"
ROUND = '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n* card 11\n2 stay\n1 leave\n3 leave\n'


def fault_of(text: str | bytes) -> BadRecord:
    """What is wrong with a text that is no sound record."""
    with pytest.raises(BadRecord) as caught:
        read_record(text).replay()
    return caught.value


# -- reading and writing ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [TIKAL, INCAN_GOLD], ids=lambda game: game.name)
def test_a_game_reads_back_as_it_was_written(game: Game) -> None:
    record = play(game, [random_player(seat) for seat in range(4)], seed=11)
    again = read_record(str(record))
    assert again == record
    assert str(again) == str(record)
    assert again.outcome == again.replay().outcome() == record.outcome
    assert record.outcome is not None


def test_records_are_equal_that_say_the_same() -> None:
    """Comments, blank lines and where things stand in a file do not matter; acts and headers do."""
    told = read_record(OPENING)
    commented = read_record(f"# a comment\n{OPENING}\n\n# the end\n")
    assert commented == told
    assert commented.lines != told.lines
    assert read_record(OPENING + "1 done\n") != told
    assert read_record(OPENING.replace("\n\n", '\n[Site "here"]\n\n')) != told


def test_options_are_written_where_they_differ_from_the_default() -> None:
    record = Record.of(TIKAL, 3, auction=True, camp_needs_presence=False)
    assert str(record) == '[Game "tikal"]\n[Rules "1"]\n[Seats "3"]\n[Auction "yes"]\n\n'
    assert record.options() == {"auction": True, "camp_needs_presence": False}
    diamant = Record.of(INCAN_GOLD, 3, artifacts=False)
    assert diamant.headers["Artifacts"] == "no"


def test_a_record_of_no_such_table_cannot_be_begun() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        Record.of(TIKAL, 5)
    with pytest.raises(ValueError, match="no option 'tents'"):
        Record.of(TIKAL, 4, tents=True)


def test_headers_keep_their_order_and_those_not_known_are_kept() -> None:
    text = '[Weather "rain"]\n[Seats "2"]\n[Game "tikal"]\n[Empty ""]\n[Rules "1"]\n\n'
    record = read_record(text)
    assert [*record.headers] == ["Weather", "Seats", "Game", "Empty", "Rules"]
    assert str(record) == text


def test_a_hash_in_a_header_is_an_ordinary_character() -> None:
    record = read_record(f'{HEAD}[Site "table #4, by the door"]\n\n')
    assert record.headers["Site"] == "table #4, by the door"


def test_comments_stand_anywhere() -> None:
    text = (
        f"# above\n\n{HEAD[:14]}  # behind a header\n  # indented\n{HEAD[15:]}\n# between\n* tile A3# close\n"
        "1 lay c4 0  # behind # twice\n#\n"
    )
    record = read_record(text)
    assert record.acts == ["* tile A3", "1 lay c4 0"]
    assert record.lines == [9, 10]
    record.replay()


@pytest.mark.parametrize("value", ['a "b"', "a\nb", "a\rb"])
def test_what_could_not_be_read_again_is_not_written(value: str) -> None:
    record = Record.of(TIKAL, 2)
    record.headers["Names"] = value
    with pytest.raises(ValueError, match="cannot be written"):
        str(record)


def test_a_file_is_read_from_wherever_it_is() -> None:
    assert load_record(BytesIO(OPENING.encode())).acts == read_record(OPENING).acts


# -- lines --------------------------------------------------------------------------------------------


def test_line_ends_of_other_systems_and_a_byte_order_mark_do_not_matter() -> None:
    plain = read_record(OPENING)
    windows = read_record(b"\xef\xbb\xbf" + OPENING.replace("\n", "\r\n").encode())
    assert windows == plain
    assert read_record("\ufeff" + OPENING) == plain


def test_a_missing_last_line_end_does_not_matter() -> None:
    assert read_record(OPENING[:-1]) == read_record(OPENING)


def test_blanks_at_the_end_of_a_line_do_not_matter() -> None:
    assert read_record(OPENING.replace("\n", " \t\n")) == read_record(OPENING)


@pytest.mark.parametrize("separator", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\r"])
def test_only_a_line_feed_ends_a_line(separator: str) -> None:
    record = read_record(f'{HEAD}[Site "a{separator}b"]\n\n* tile A3 # a{separator}b\n1 lay c4 0\n')
    assert record.headers["Site"] == f"a{separator}b"
    assert record.lines == [6, 7]
    record.replay()
    bad = fault_of(f"{HEAD}\n* tile A3{separator}1 lay c4 0\n")
    assert bad.line == 5
    assert separator in bad.text
    assert separator not in str(bad)  # shown as it is written in a program, not as it is


# -- errors -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (1, OPENING.replace('"tikal"', '"chess"'), "there is no such game"),
        (2, OPENING.replace('Rules "1"', 'Rules "2"'), "only rules 1 can be replayed"),
        (3, OPENING.replace('Seats "2"', 'Seats "5"'), "tikal is for 2 to 4 players"),
        (3, OPENING.replace('Seats "2"', 'Seats "two"'), "tikal is for 2 to 4 players"),
        (3, ROUND.replace('Seats "3"', 'Seats "9"'), "incan-gold is for 3 to 8 players"),
        (4, OPENING.replace("\n\n", '\n[Auction "maybe"]\n\n'), 'an option is "yes" or "no"'),
        (4, OPENING.replace("\n\n", '\n[Seats "2"]\n\n'), "Seats is said twice"),
        (4, OPENING.replace("\n\n", "\n[Site here]\n\n"), 'a header looks like [Key "value"]'),
        (4, OPENING.replace("\n\n", '\n[Site  "here"]\n\n'), 'a header looks like [Key "value"]'),
        (4, OPENING.replace("\n\n", "\n"), "a blank line must stand between"),
        (1, "* tile A3\n", "a record begins with headers"),
        (1, "\n\n", 'a record begins with headers, such as [Game "tikal"]'),
        (1, "# a remark\n", 'a record begins with headers, such as [Game "tikal"]'),
        (1, '[Seats "2"]\n', 'the header [Game "tikal"] or [Game "incan-gold"] is missing'),
        (1, '[Game "tikal"]\n[Seats "2"]\n', "the header [Rules …] is missing"),
        (8, OPENING + "1 dance\n", "'dance' is not an act of Tikal"),
        (8, OPENING + " 1 done\n", "separated by one space"),
        (8, OPENING + "1  done\n", "separated by one space"),
        (8, OPENING + "1\tdone\n", "separated by one space"),
        (8, OPENING + '[Site "here"]\n', "headers stand above the blank line"),
        (9, ROUND + "2 leave\n", "a card must be turned first"),
    ],
)
def test_an_error_names_its_line(line: int, text: str, why: str) -> None:
    bad = fault_of(text)
    assert bad.line == line
    assert why in bad.why


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (OPENING + "1 camp a5\n", "T4.7"),
        (OPENING + "2 done\n", "T3.1"),
        (OPENING.replace('Seats "2"', 'Seats "1"'), "T2.1"),
        (ROUND.replace('Seats "3"', 'Seats "2"'), "I1.1"),
        (ROUND.replace("1 leave", "2 leave"), "I3.1"),
    ],
)
def test_an_error_against_a_rule_names_the_clause(text: str, clause: str) -> None:
    bad = fault_of(text)
    assert bad.clause == clause
    assert str(bad).endswith(f"({clause})")


def test_a_sealed_choice_stands_once() -> None:
    """Notation: a second choice of the same seat is illegal (I3.1)."""
    assert fault_of(ROUND.replace("1 leave", "2 stay")).line == 7


def test_of_several_bad_lines_the_first_is_named() -> None:
    text = OPENING + "1 guard b5 leader\n" + '[Site "here"]\n' + "1  done\n" + "x" * 3000 + "\n"
    assert fault_of(text).line == 8
    assert fault_of(text.encode() + b"\xff\n").line == 8


def test_the_game_up_to_a_bad_line_can_be_seen() -> None:
    seen: list[tuple[int, tuple[int, ...]]] = []
    positions = read_record(OPENING + "nonsense\n").positions()
    with pytest.raises(BadRecord):
        seen.extend((line, position.actors()) for line, position in positions)
    assert seen == [(5, (0,)), (6, (1,)), (7, (1,)), (8, (1,))]


# -- replay -------------------------------------------------------------------------------------------


def test_positions_can_be_kept_and_changed() -> None:
    record = read_record(ROUND)
    positions = [position for _, position in record.positions()]
    assert len({position.key() for position in positions}) == len(positions) == 5
    for position in positions[:-1]:
        position.apply(position.legal(position.actors()[0])[0])
    assert [position for _, position in record.positions()] != positions
    seen = []
    for _, position in record.positions():
        seen.append(position.key())
        if position.actors():
            position.apply(position.legal(position.actors()[0])[-1])  # harms nobody
    assert seen == [position.key() for _, position in record.positions()]


def test_a_record_tells_what_happened() -> None:
    told = [(act, [event["key"] for event in events]) for act, events in read_record(ROUND).events()]
    assert told == [
        ("* card 11", ["card", "shared"]),
        ("2 stay", []),
        ("1 leave", []),
        ("3 leave", ["chosen", "paid", "paid"]),
    ]


@pytest.mark.parametrize("game", [TIKAL, INCAN_GOLD], ids=lambda game: game.name)
def test_every_game_tells_its_end_last(game: Game) -> None:
    record = play(game, [random_player(seat) for seat in range(3)], seed=5)
    told = [*record.events()]
    assert [act for act, _ in told] == record.acts
    assert told[-1][1][-1]["key"] == "game-ended"


def test_events_up_to_a_bad_line_are_told() -> None:
    told: list[str] = []
    with pytest.raises(BadRecord, match="line 9: '2 leave'"):
        told.extend(act for act, _ in read_record(ROUND + "2 leave\n").events())
    assert told == ["* card 11", "2 stay", "1 leave", "3 leave"]


# -- results ------------------------------------------------------------------------------------------


def test_the_result_is_checked_at_its_own_line() -> None:
    record = play(INCAN_GOLD, [random_player(seat) for seat in range(3)], seed=1)
    assert record.outcome is not None
    scores = record.headers["Result"]
    assert scores == " ".join(map(str, record.outcome.scores))
    assert read_record(str(record)).replay().outcome() == record.outcome
    for wrong in (f"1{scores}", scores.replace(" ", ", "), ""):
        record.headers["Result"] = wrong
        bad = fault_of(str(record))
        assert (bad.line, bad.why) == (4, f"the acts end in {scores}")


def test_a_game_that_is_not_over_has_no_result() -> None:
    record = read_record(ROUND)
    assert record.outcome is None
    record.close(Outcome((0, 0, 0), (1, 2, 3)))
    bad = fault_of(str(record))
    assert (bad.line, bad.why) == (4, "the game is not over after the last act")


def test_a_record_made_by_a_program_counts_lines_as_if_it_were_written() -> None:
    record = Record.of(TIKAL, 2)
    record.acts += ["* tile A3", "1 lay c4 0", "1 dance"]
    assert fault_of(str(record)).line == 7
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.line == 7
