"""T4.7: pitching camps."""

from tests.rules.tikal_games import fact, game, legal, play, price, refused
from tests.rules.tikal_scenes import scene

EMPTIED = "c4 A2 4 value 0\nwafers1 bowl mask\nwafers2 bowl mask"


def test_a_camp_on_the_printed_jungle() -> None:
    """T4.7 On the first turn already, for 5 AP, with nobody on the map."""
    position = game(2, "* tile A1\n1 lay b3 0")
    assert legal(position, "camp") == ["camp b4"]
    assert price(position, "1 camp b4") == 5
    play(position, "1 camp b4")
    assert fact(position, "b4") == "b4 0 0 1 0 0 0"


def test_camps_stand_on_jungle() -> None:
    """T4.7 On any jungle hex; not on the base camp, a temple, a volcano, a closed cell."""
    position = scene("c4 A3 0\nc5 B1 0\nd4 B3 0")
    assert legal(position, "camp") == ["camp b4", "camp c4", "camp d4"]
    for cell in ("a5", "a4", "c5", "h1"):
        assert refused(position, f"1 camp {cell}") == "T4.7"


def test_camps_stand_on_emptied_treasures() -> None:
    """T4.7 Not while a wafer is left there."""
    position = scene("c4 A2 4 value 1 workers 1 0\nwafers1 bowl mask\nwafers2 bowl")
    assert refused(position, "1 camp c4") == "T4.7"
    play(position, "1 recover c4\n* wafer vase")
    assert legal(position, "camp") == ["camp b4", "camp c4"]
    play(position, "1 camp c4")
    assert fact(position, "c4") == "A2 4 0 1 0 1 0"


def test_one_camp_per_hex() -> None:
    """T4.7 Neither another player's nor a second one of one's own."""
    position = scene(f"{EMPTIED}\nb4 camp 2\nc5 A3 0 camp 1")
    assert legal(position, "camp") == ["camp c4"]
    assert refused(position, "1 camp b4") == "T4.7"
    assert refused(position, "1 camp c5") == "T4.7"


def test_two_camps_per_player_and_game() -> None:
    """T4.7 Two in one turn if one likes, and never a third; others still have theirs."""
    position = play(scene("c4 A3 0\nd4 B3 0\nlaid all but G4"), "1 camp c4\n1 camp b4")
    assert fact(position, "points") == "0"
    play(position, "1 done\n* tile G4")
    position.act(legal(position)[0])
    assert "camp d4" in legal(position, "camp")
    full = scene("b4 camp 1\nc4 A3 0 camp 1\nd4 B3 0")
    assert legal(full, "camp") == []
    assert refused(full, "1 camp d4") == "T4.7"


def test_figures_do_not_matter() -> None:
    """T4.7 A crowd of others does not hinder, and none of one's own is needed."""
    position = scene("seats 3\nb4 workers 0 4 2\nleaders supply b4 b4")
    assert legal(position, "camp") == ["camp b4"]


def test_a_camp_costs_five() -> None:
    """T4.7 4 AP are not enough."""
    assert legal(scene("points 5"), "camp") == ["camp b4"]
    assert refused(scene("points 4"), "1 camp b4") == "T4.7"


def test_a_camp_is_usable_at_once() -> None:
    """T4.7, T4.1, T4.2 In the same turn figures enter there, and go there by secret path."""
    position = scene("a5 workers 1 0\nd4 B3 0\nc4 B1 0")
    play(position, "1 camp d4\n1 enter d4 leader\n1 path a5 d4 worker\n1 enter d4 worker\n1 path d4 a5 leader")
    assert fact(position, "d4") == "B3 0 0 1 0 2 0"
    assert fact(position, "leaders") == "a5 supply"
    assert fact(position, "points") == "1"


def test_a_camp_does_not_block_anyone() -> None:
    """T4.7, T4.3 Others walk through a camp as through any hex; they only cannot enter the game there."""
    position = play(scene("seat 2\nb4 camp 1\na5 workers 0 1"), "2 move a5 b4 worker")
    assert fact(position, "b4") == "b4 0 0 1 0 0 1"
    assert refused(position, "2 enter b4 worker") == "T4.1"


def test_the_option_asks_for_presence() -> None:
    """T4.7 With camp_needs_presence one's own figure, worker or leader, must stand on the hex."""
    position = scene("seats 2 camp_needs_presence\nb4 workers 1 3\nc4 A3 0 workers 0 2\nd4 B3 0")
    assert legal(position, "camp") == ["camp b4"]
    assert refused(position, "1 camp c4") == "T4.7"
    assert refused(position, "1 camp d4") == "T4.7"
    assert legal(scene("seats 2 camp_needs_presence\nleaders b4 supply"), "camp") == ["camp b4"]


def test_the_option_changes_nothing_else() -> None:
    """T4.7 Ground, number and price are the same; by default the option is off."""
    emptied = f"seats 2 camp_needs_presence\n{EMPTIED.replace('value 0', 'value 0 workers 1 0')}"
    assert legal(scene(emptied), "camp") == ["camp c4"]
    assert price(scene(emptied), "1 camp c4") == 5
    full = scene("seats 2 camp_needs_presence\nb4 camp 1\nc4 A3 0 camp 1\nd4 B3 0 workers 1 0")
    assert refused(full, "1 camp d4") == "T4.7"
    assert legal(game(2, "* tile A1\n1 lay b3 0", camp_needs_presence=True), "camp") == []
    assert legal(game(2, "* tile A1\n1 lay b3 0", camp_needs_presence=False), "camp") == ["camp b4"]
