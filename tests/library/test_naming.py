"""A game goes by the same names wherever one is asked for: its own, and those of its variants."""

from difflib import get_close_matches

import pytest

import ceiba
from ceiba.bots import levels_of, make, names_of
from ceiba.env.codec import codec
from ceiba.games import names

VARIANTS = [name for name, (_, options) in names().items() if options]


@pytest.mark.parametrize("name", names())
def test_a_name_is_understood_everywhere(name: str) -> None:
    game, options = names()[name]
    start = game.start(3, **options)
    assert ceiba.start(name, 3) == ceiba.Playthrough(name, 3).position == start
    record = ceiba.play(name, [ceiba.random_player(seat) for seat in "abc"], seed=1)
    assert record == ceiba.play(game, [ceiba.random_player(seat) for seat in "abc"], seed=1, **options)
    assert record.start() == ceiba.Record.of(name, 3).start() == start
    assert ceiba.read_record(str(record)) == record
    assert repr(make(name, "random")) == repr(make(game, "random"))
    assert (names_of(name), levels_of(name)) == (names_of(game), levels_of(game))
    assert (codec(name, 3).game, codec(name, 3).options) == (game, options)


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_can_be_played_with_more_options(name: str) -> None:
    game, options = names()[name]
    more = {option: not default for option, default in game.options.items() if option not in options}
    assert more
    assert ceiba.start(name, 3, **more) == game.start(3, **options, **more)


def test_a_slip_leads_to_a_variant_too() -> None:
    for name in VARIANTS:
        slip = name[:-1]
        assert get_close_matches(slip, names(), 1) == [name]
        with pytest.raises(ValueError, match=f"there is no game '{slip}'; did you mean '{name}'"):
            ceiba.start(slip, 3)


def test_whoever_changes_what_is_known_changes_a_copy() -> None:
    ceiba.known().clear()
    names().clear()
    assert ceiba.find("tikal") is ceiba.TIKAL
