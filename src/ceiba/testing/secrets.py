"""What a seat may know: views, and pictures of them, that tell nobody what is secret."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import combinations, islice
from random import Random
from xml.etree import ElementTree

from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.patch import view_changes
from ceiba.testing.report import must, must_be_plain, must_refuse
from ceiba.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
ACTIVE = (f"{SVG}script", f"{SVG}foreignObject")
MOST_WORLDS = 10  # so many texts of other worlds are tried for every seat …
SOME_WORLDS = 2  # … and so many of those that are found are drawn, since pictures take long
SOME_SEATS = 2


class Views:
    """The views seen so far, since what a view has once had it always has: so changes can be told as patches."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._before: Position | None = None
        self._last: dict[int | None, Mapping[str, object]] = {}

    def check(self, position: Position, sealed: bool) -> None:
        """`sealed`: some have chosen, and others not yet."""
        text = str(position)
        for seat in onlooker_and_seats(position):
            view = position.view(seat)
            if view != self._last.get(None):  # which is plain
                must_be_plain(f"the view of {seat}", view)
            must(position.copy().view(seat) == view, f"two looks of seat {seat} differ")
            last = self._last.get(seat, view)
            gone = vanished(last, view)
            must(not gone, f"{gone!r} has vanished from the view of seat {seat}: say None or nothing instead")
            told = self._game.view_changes(self._before or position, position, seat)
            must(told == view_changes(last, view), f"what is told to have changed in the view of {seat} is not so")
            self._last[seat] = view
            open_to_all = self._game.hides or sealed or view == self._last[None]
            must(open_to_all, f"seat {seat} sees what an onlooker does not, in a game that says it hides nothing")
            if seat is not None:
                _check_known(position, seat)
        must_refuse("a look from no seat", partial(position.view, position.seats + 1))
        self._before = position.copy()
        must(str(position) == text, "looking changes the position")
        if len(position.actors()) > 1:
            _check_sealed(position)


def onlooker_and_seats(position: Position) -> list[int | None]:
    return [None, *range(1, position.seats + 1)]


def vanished(before: object, after: object) -> str:
    """The first name in a view that is there no longer, by its way: `seats.2.hand`; nothing if all are there."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                return str(name)
            if gone := vanished(before[name], after[name]):
                return f"{name}.{gone}"
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            if gone := vanished(old, new):
                return f"{number}.{gone}"
    elif isinstance(before, list) and isinstance(after, dict):
        return "a list"  # for which names are taken as numbers of its items
    return ""


def _check_known(position: Position, seat: int) -> None:
    """What a seat's player is shown is a copy in which it may do the same, and nothing is left to hide."""
    known = position.known_to(seat)
    must(known is not position, f"seat {seat}'s player is shown the position itself")
    must(known == known.known_to(seat), f"seat {seat}'s player is shown what is hidden from it")
    must([*known.legal(seat)] == [*position.legal(seat)], f"seat {seat}'s player is shown other legal acts")


def _check_sealed(position: Position) -> None:
    """Nobody can tell what another has chosen; whoever chose sees it."""
    for actor in position.actors():
        sealed = _sealed(position, actor)
        for seat in onlooker_and_seats(position):
            views = [twin.view(seat) for twin in sealed]
            told = any(view != views[0] for view in views)
            must(not told or seat == actor, f"seat {seat} can tell what seat {actor} chose")
            must(told or seat != actor or len(sealed) == 1, f"seat {actor} cannot see what it chose itself")
            if seat not in (None, actor):
                known = {twin.known_to(seat).key() for twin in sealed}
                must(len(known) == 1, f"seat {seat}'s player is shown what seat {actor} chose")


def _sealed(position: Position, actor: int) -> list[Position]:
    """The position after each of the choices that the actor has."""
    twins = [position.copy() for _ in position.legal(actor)]
    for twin, act in zip(twins, position.legal(actor), strict=True):
        twin.apply(act)
    return twins


# -- pictures -----------------------------------------------------------------------------------------


def check_pictures(game: Game, position: Position, random: Random, all_seats: bool) -> None:
    """Pictures can be shown, and show no more than views tell; for all seats, or for an onlooker and some."""
    seats = onlooker_and_seats(position)
    for seat in seats if all_seats else [None, *random.sample(seats[1:], min(SOME_SEATS, len(seats) - 1))]:
        picture = position.draw(seat)
        _check_svg(picture)
        must(position.copy().draw(seat) == picture, f"two pictures for seat {seat} differ")
        colours = [random.choice(game.colours) for _ in seats] if game.colours else None
        _check_svg(game.draw(position, seat, random.choice(LANGUAGES), colours))
        others = [actor for actor in position.actors() if actor != seat]
        if len(position.actors()) > 1:
            actor = random.choice(others)
            pictures = {twin.draw(seat) for twin in _sealed(position, actor)[-2:]}
            must(len(pictures) == 1, f"the picture shows seat {seat} what seat {actor} chose")
        for world in islice(worlds(game, position, seat, random), SOME_WORLDS if game.hides else 0):
            must(world.draw(seat) == picture, f"the picture differs {_by(position, world, seat)}")


def _check_svg(picture: str) -> None:
    try:
        root = ElementTree.fromstring(picture)
    except ElementTree.ParseError as error:
        raise AssertionError(f"the picture is not well formed: {error}") from None
    must(root.tag == f"{SVG}svg" and "viewBox" in root.attrib, "the picture is no SVG with a viewBox")
    for element in root.iter():
        must(element.tag not in ACTIVE, "the picture is more than a picture: it has a script or a page in it")
        for name, value in element.attrib.items():
            must(not name.startswith("on"), "the picture acts by itself")
            must(not name.endswith("href") or value.startswith("#"), "the picture needs something from elsewhere")


def worlds(game: Game, position: Position, seat: int | None, random: Random) -> Iterator[Position]:
    """Positions that differ from this one only in what the seat may not know.

    They are made from the text of the position, by having two words of a line change places: many such texts are no
    position, many are another one for the seat too, and what is left looks the same to it.
    """
    view, text = position.view(seat), str(position)
    texts = [*_swapped(text)]
    for other in random.sample(texts, min(MOST_WORLDS, len(texts))):
        try:
            world = game.read_position(other)
        except ValueError:
            continue
        if world != position and world.actors() == position.actors() and world.view(seat) == view:
            yield world


def _swapped(text: str) -> Iterator[str]:
    lines = [line.split(" ") for line in text.splitlines()]
    for number, words in enumerate(lines):
        for one, other in combinations(range(1, len(words)), 2):
            if words[one] != words[other]:
                swapped = words[:]
                swapped[one], swapped[other] = words[other], words[one]
                yield "\n".join(" ".join(line) for line in [*lines[:number], swapped, *lines[number + 1 :]])


def _by(position: Position, world: Position, seat: int | None) -> str:
    return f"for seat {seat} by what it may not know:\n{position}\n\n{world}"


def check_worlds(game: Game, position: Position, random: Random) -> None:
    """To whoever cannot tell two worlds apart, everything is told alike."""
    for seat in onlooker_and_seats(position):
        for world in worlds(game, position, seat, random):
            _check_same(game, position, world, seat)


def _check_same(game: Game, position: Position, world: Position, seat: int | None) -> None:
    differs = f"differs {_by(position, world, seat)}"
    if seat is None:
        must(game.odds(world) == game.odds(position), f"what is likely {differs}")
        for act in position.legal(position.actors()[0]) if position.actors() else ():
            ends = [end.copy() for end in (position, world)]
            for end in ends:
                end.apply(act)
            if ends[0].view(None) == ends[1].view(None):
                told = game.events(position, act, ends[0]), game.events(world, act, ends[1])
                must(told[0] == told[1], f"what happened by {position.write(act)!r} {differs}")
    elif seat in position.actors():
        legal = position.legal(seat)
        must([*world.legal(seat)] == [*legal], f"what is legal {differs}")
        must(game.offer(world, seat) == game.offer(position, seat), f"what is offered {differs}")
        for act in legal:
            must(game.label(world, act) == game.label(position, act), f"a label {differs}")
            must(game.price(world, act) == game.price(position, act), f"a price {differs}")
