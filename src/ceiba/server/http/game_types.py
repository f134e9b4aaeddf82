"""What differs from game to game on the wire, typed by the games themselves: views, events, offers, odds."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, Literal

from ceiba.games import known

MOST_SEATS = max(game.most for game in known().values())

if TYPE_CHECKING:
    # Which games there are is known only where they are installed.
    GameName = str
    View = Mapping[str, object]
    Event = Mapping[str, object]
    Offer = Mapping[str, object]
    Odds = Mapping[str, object]
else:
    GameName = Literal[tuple(known())]

    # Names for the description of the API, which says for each what stands in BY_GAME.
    class View: ...

    class Event: ...

    class Offer: ...

    class Odds: ...


# Any: types as values.
BY_GAME: Final[dict[object, Any]] = {
    View: reduce(or_, [game.view_type for game in known().values()]),
    Event: reduce(or_, [game.event_type for game in known().values()]),
    Offer: reduce(or_, [game.offer_type for game in known().values()]),
    Odds: reduce(or_, [game.odds_type for game in known().values()]),
}
