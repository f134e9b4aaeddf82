"""T4.6: exchanging single wafers."""

from ceiba import Position
from tests.rules.tikal_games import fact, legal, play, price, refused
from tests.rules.tikal_scenes import scene

# Two emptied treasures: eight wafers are with the players.
EMPTIED = "c4 A2 4 value 0\nc5 A5 5 value 0"


def holding(*wafers: str, more: str = "") -> Position:
    """Seat 1's turn, with these wafers before seats 1, 2 …; the rest of eight are sets of the last seat."""
    held = [wafer.split() for wafer in wafers]
    spare = [motif for motif in ("vase", "knife", "figurine") if not any(motif in wafer for wafer in held)]
    missing = 8 - sum(map(len, held))
    held[-1] = [*held[-1], *[motif for motif in spare for _ in range(3)][:missing]]
    lines = [f"wafers{seat} {' '.join(wafer)}" for seat, wafer in enumerate(held, 1)]
    return scene("\n".join([f"seats {len(held)}", EMPTIED, *lines, more]))


def test_one_single_for_another() -> None:
    """T4.6 For 3 AP, one's own single wafer for another player's single wafer."""
    position = holding("bowl", "mask jaguar")
    assert price(position, "1 exchange 2 bowl mask") == 3
    play(position, "1 exchange 2 bowl mask")
    assert fact(position, "wafers1") == "mask"
    assert fact(position, "wafers2").split()[:2] == ["bowl", "jaguar"]


def test_the_chooser_picks_both() -> None:
    """T4.6 Any of one's singles for any of anyone's singles; nobody is asked, and nobody refuses."""
    position = holding("bowl jaguar", "mask", "serpent necklace vase vase vase")
    assert legal(position, "exchange") == [
        "exchange 2 bowl mask",
        "exchange 2 jaguar mask",
        "exchange 3 bowl serpent",
        "exchange 3 bowl necklace",
        "exchange 3 jaguar serpent",
        "exchange 3 jaguar necklace",
    ]
    assert play(position, "1 exchange 3 jaguar necklace").actors() == (1,)


def test_pairs_and_triplets_are_locked_on_my_side() -> None:
    """T4.6 One's own wafers of a pair or a triplet cannot be given."""
    position = holding("bowl bowl mask mask mask jaguar", "serpent necklace")
    assert legal(position, "exchange") == ["exchange 2 jaguar serpent", "exchange 2 jaguar necklace"]
    assert refused(position, "1 exchange 2 bowl serpent") == "T4.6"
    assert refused(position, "1 exchange 2 mask serpent") == "T4.6"


def test_pairs_and_triplets_are_locked_on_the_other_side() -> None:
    """T4.6 The other's wafers of a pair or a triplet cannot be taken."""
    position = holding("jaguar serpent", "bowl bowl mask mask mask necklace")
    assert legal(position, "exchange") == ["exchange 2 jaguar necklace", "exchange 2 serpent necklace"]
    assert refused(position, "1 exchange 2 jaguar bowl") == "T4.6"
    assert refused(position, "1 exchange 2 jaguar mask") == "T4.6"


def test_a_set_formed_by_the_exchange_is_locked() -> None:
    """T4.6 Two singles of one motif may come together in different hands; once a pair, they are locked."""
    position = holding("bowl jaguar", "bowl mask serpent")
    play(position, "1 exchange 2 jaguar bowl")  # seat 1 has two bowls now
    assert fact(position, "wafers1") == "bowl bowl"
    assert legal(position, "exchange") == []
    assert refused(position, "1 exchange 2 bowl mask") == "T4.6"


def test_a_set_formed_in_the_other_hand_is_locked() -> None:
    """T4.6 What I give may make a pair over there, and then I cannot get it back."""
    position = holding("bowl jaguar", "bowl mask serpent")
    play(position, "1 exchange 2 bowl mask")  # seat 2 has two bowls now
    assert fact(position, "wafers2").split()[:3] == ["bowl", "bowl", "serpent"]
    assert refused(position, "1 exchange 2 mask bowl") == "T4.6"
    assert legal(position, "exchange") == ["exchange 2 mask serpent", "exchange 2 jaguar serpent"]


def test_a_pair_made_by_exchange_can_become_a_triplet() -> None:
    """T4.6 The third single can still be taken from someone who has only that one."""
    position = holding("bowl bowl jaguar", "bowl mask")
    play(position, "1 exchange 2 jaguar bowl")
    assert fact(position, "wafers1") == "bowl bowl bowl"


def test_the_motifs_differ() -> None:
    """T4.6 Like for like changes nothing, and is no exchange."""
    position = holding("bowl", "bowl mask")
    assert legal(position, "exchange") == ["exchange 2 bowl mask"]
    assert refused(position, "1 exchange 2 bowl bowl") == "T4.6"


def test_both_must_have_what_is_exchanged() -> None:
    """T4.6 Neither what I lack can be given, nor what the other lacks be taken."""
    position = holding("bowl", "mask jaguar")
    assert refused(position, "1 exchange 2 serpent mask") == "T4.6"
    assert refused(position, "1 exchange 2 bowl serpent") == "T4.6"


def test_the_other_is_another_player() -> None:
    """T4.6 Not oneself, and not an empty seat."""
    position = holding("bowl serpent", "mask")
    assert refused(position, "1 exchange 1 bowl serpent") == "T4.6"
    assert refused(position, "1 exchange 3 bowl mask") == "T4.6"


def test_any_number_of_times_within_the_points() -> None:
    """T4.6 Three exchanges a turn, also to and fro with the same wafer; 1 AP is left then."""
    position = holding("bowl", "mask jaguar")
    play(position, "1 exchange 2 bowl mask\n1 exchange 2 mask bowl\n1 exchange 2 bowl jaguar")
    assert fact(position, "wafers1") == "jaguar"
    assert fact(position, "points") == "1"
    assert refused(position, "1 exchange 2 jaguar mask") == "T4.6"


def test_an_exchange_costs_three() -> None:
    """T4.6 2 AP are not enough."""
    assert legal(holding("bowl", "mask", more="points 3"), "exchange") == ["exchange 2 bowl mask"]
    assert refused(holding("bowl", "mask", more="points 2"), "1 exchange 2 bowl mask") == "T4.6"


def test_no_figure_is_needed() -> None:
    """T4.6 With nobody on the map an exchange is possible all the same; all figures are in supply here."""
    position = holding("bowl", "mask")
    assert fact(position, "supply") == "18 18"
    assert fact(position, "leaders") == "supply supply"
    play(position, "1 exchange 2 bowl mask")


def test_a_wafer_found_this_turn_can_be_exchanged() -> None:
    """T4.6, T4.5 As soon as it lies face up."""
    position = scene("c4 A2 4 value 3 workers 1 0\nwafers2 bowl")
    assert legal(position, "exchange") == []
    play(position, "1 recover c4\n* wafer vase\n1 exchange 2 vase bowl")
    assert fact(position, "wafers1") == "bowl"
    assert fact(position, "wafers2") == "vase"
