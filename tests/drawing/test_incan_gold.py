"""The passage shows the path and the party; a picture for a seat holds no secret of another (I5.1)."""

import pytest

import ceiba
from ceiba.incan_gold.drawing.gems import change
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import GEMS
from tests.drawing.pictures import SVG, Picture, incan_gold, stages


def played(*acts: str, seats: int = 4, **options: bool) -> IncanGold:
    position = ceiba.start("incan-gold", seats, **options)
    for act in acts:
        position.act(act)
    assert isinstance(position, IncanGold)
    return position


# -- secrets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 2, 3])
def test_i5_1_nobody_sees_what_is_in_anothers_tent(viewer: int | None) -> None:
    poor, rich = incan_gold("long_path"), incan_gold("long_path")
    for seat in (1, 4, 5, 6, 7, 8):
        rich.tents[seat - 1] += 10 * seat
    assert poor.draw(viewer) == rich.draw(viewer)


@pytest.mark.parametrize("viewer", [None, 1, 3])
def test_i5_1_nobody_sees_anothers_sealed_choice(viewer: int | None) -> None:
    staying = played("* card 11", "2 stay", "4 leave")
    leaving = played("* card 11", "2 leave", "4 stay")
    assert staying.draw(viewer) == leaving.draw(viewer)


def test_i5_1_the_full_tent_of_a_seat_that_left_looks_like_an_empty_one() -> None:
    """Whoever went back has a sack beside the tent, whatever is in it."""
    empty = played("* card 2", "1 leave", "2 stay", "3 stay", "4 stay")
    full = empty.copy()
    full.tents[0] += 40
    assert empty.draw(2) == full.draw(2)
    assert empty.draw(1) != full.draw(1)


def test_i5_1_own_tent_and_own_choice_are_seen() -> None:
    staying, leaving = played("* card 11", "2 stay"), played("* card 11", "2 leave")
    assert Picture(staying.draw(2)).uses()["i-choice-stay"] == 1
    assert Picture(leaving.draw(2)).uses()["i-choice-leave"] == 1
    assert "tent 102" in incan_gold("long_path").draw(3)


def test_i5_3_open_tents_are_open_to_everyone() -> None:
    acts = ("* card 17", "1 leave", "2 stay", "3 stay", "4 stay")
    assert "tent 5" in played(*acts, open_tents=True).draw()
    assert "tent 5" not in played(*acts).draw()


def test_i4_3_all_tents_are_open_when_the_game_is_over() -> None:
    *_, end = stages("incan-gold", 4, 7, 1000)
    outcome = end.outcome()
    assert outcome is not None
    picture = Picture(end.draw())
    for score, row in zip(outcome.scores, picture.of("seat"), strict=True):
        assert str(score) in picture.says(row).split()
    crowned = [seat for seat, row in enumerate(picture.of("seat"), 1) if "winner" in picture.says(row)]
    assert crowned == [*outcome.winners]


# -- what is open to all ------------------------------------------------------------------------------


def path_of(picture: Picture) -> list[str]:
    return [card.findtext(f"{SVG}title") or "" for card in picture.of("card")]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_path_and_the_party_are_drawn(seed: int) -> None:
    for position in stages("incan-gold", 6, seed, 3):
        assert isinstance(position, IncanGold)
        view, picture = position.view(None), Picture(position.draw())
        assert path_of(picture) == view["path"]
        party = [use.get("href") for use in picture.of("inside")]
        assert len(party) == position.count_inside()
        assert len(picture.of("sealed")) == sum(position.chosen >> seat & 1 for seat in range(1, 7))


def test_the_longest_path_stays_in_the_passage() -> None:
    picture = Picture(incan_gold("long_path").draw())
    assert len(path_of(picture)) == 22
    for card in picture.of("card"):
        x, y = map(float, card.get("transform", "").removeprefix("translate(").removesuffix(")").split())
        assert 60 < x < 760
        assert 50 < y < 316


def test_an_artifact_carried_out_leaves_its_place_empty() -> None:
    position = played("* card artifact", "1 leave", "2 stay", "3 stay", "4 stay", "* card 5")
    used = Picture(position.draw()).uses()
    assert used["i-card-taken"] == 1
    assert used["i-card-artifact"] == 0


def test_hazards_on_the_path_raise_alarm() -> None:
    calm, alarmed = played("* card 5"), played("* card fire", "* card 5")
    assert "No card can end the round yet" in calm.draw()
    assert "2 of 29 cards would end the round" in alarmed.draw()
    assert "No card can end the round yet" not in alarmed.draw()


def test_every_copy_of_a_hazard_is_shown_where_it_is() -> None:
    rows = Picture(incan_gold("long_path").draw()).of("hazard")
    assert len(rows) == 5
    backs = [sum(use.get("href") == "#i-card-back" for use in row.iter(f"{SVG}use")) for row in rows]
    faces = [sum(use.get("href", "").startswith("#i-card-") for use in row.iter(f"{SVG}use")) for row in rows]
    assert backs == [1, 2, 2, 1, 2]
    assert faces == [2, 3, 3, 2, 3]


def test_i6_1_diamant_has_its_own_name_and_no_artifacts() -> None:
    picture = Picture(played(artifacts=False).draw())
    assert picture.root.findtext(f"{SVG}title") == "Diamant"
    assert "rtifact" not in picture.text


@pytest.mark.parametrize("worth", [*range(40), 124])
def test_i1_4_gems_are_given_in_the_fewest(worth: int) -> None:
    worths = {name: each for name, each, _ in GEMS}
    gems = change(worth)
    assert sum(worths[gem] for gem in gems) == worth
    assert gems.count("turquoise") < 5
    assert gems.count("obsidian") < 2


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ([], "Temple 1 of 5. A card is turned. On the path: no card yet; 0 gems are left there."),
        (["* card 11"], "Temple 1 of 5. Stay or leave? On the path: 11; 3 gems are left there."),
        (["* card 11", "1 stay", "2 stay", "4 leave"], "Temple 1 of 5. Seat 3 chooses. On the path: 11;"),
    ],
)
def test_the_picture_says_what_happens(acts: list[str], sentence: str) -> None:
    told = Picture(played(*acts).draw()).root.findtext(f"{SVG}desc") or ""
    assert told.startswith(sentence)


def test_seats_are_drawn_in_the_colours_that_were_chosen() -> None:
    """Tents and leaders; the number that a leader bears is that of the seat."""
    position = played("* card 11", "1 leave", "2 stay", "3 stay", "4 stay", "* card 7")
    picture = Picture(ceiba.INCAN_GOLD.draw(position, None, "en", ["violet", "green", "white", "black"]))
    drawn = {name for name in picture.uses() if name.startswith(("i-tent-", "i-leader-"))}
    assert drawn == {
        f"i-{what}-{colour}" for what in ("tent", "leader") for colour in ("violet", "green", "white", "black")
    }
    leaders = [symbol for symbol in picture.root.iter(f"{SVG}g") if symbol.get("id", "").startswith("i-leader-")]
    assert {symbol.get("id"): picture.says(symbol) for symbol in leaders} == {
        "i-leader-violet": "1",
        "i-leader-green": "2",
        "i-leader-white": "3",
        "i-leader-black": "4",
    }
