"""What can happen in Incan Gold: every kind of event with its arguments, as `events` lists them."""

from typing import Literal, TypedDict

from ceiba.incan_gold.labels import Sort


class CardTurned(TypedDict):
    """The next card of the path (I3.6)."""

    key: Literal["card"]
    card: str  # its name
    sort: Sort
    value: int  # of a treasure, else 0
    cards: int  # on the path with this one


class Shared(TypedDict):
    """A treasure is divided among those inside (I3.6)."""

    key: Literal["shared"]
    seats: list[int]  # those inside
    inside: int  # among how many
    value: int  # all of its gems
    share: int  # of each
    rest: int  # stays on the path …
    path_gems: int  # … where now so many lie


class HazardMet(TypedDict):
    """The first hazard of its kind this round: nothing happens yet."""

    key: Literal["hazard"]
    hazard: str  # its kind
    left: int  # cards of this kind in the deck, each of which would end the round


class ArtifactLies(TypedDict):
    """An artifact, for whoever leaves alone (I3.4)."""

    key: Literal["artifact"]
    artifacts: int  # on the path, with this one
    points: int  # that they would count together if one player left alone now


class Loss(TypedDict):
    """What one seat loses."""

    seat: int
    gems: int  # it had in hand


class Bust(TypedDict):
    """The second hazard of its kind: those inside lose what they have in hand, and the round ends."""

    key: Literal["bust"]
    hazard: str  # its kind
    card: str  # the card that leaves the game
    seats: list[int]  # who was inside
    inside: int  # how many they were
    hand: int  # what each of them loses …
    gems: int  # … and all together
    losses: list[Loss]  # by seat
    path_gems: int  # which are lost, too
    artifacts: int  # on the path, likewise


class Chosen(TypedDict):
    """The choices are revealed together (I3.1)."""

    key: Literal["chosen"]
    seats: list[int]  # those who stay …
    staying: int  # … and how many they are
    leavers: list[int]  # those who leave …
    leaving: int  # … and how many they are


class Paid(TypedDict):
    """What one leaver carries into the tent (I3.3)."""

    key: Literal["paid"]
    seat: int
    hand: int  # gems held
    share: int  # of the gems on the path
    gems: int  # both together


class ArtifactsTaken(TypedDict):
    """Whoever left alone has all artifacts of the path (I3.4)."""

    key: Literal["artifacts-taken"]
    seat: int
    artifacts: int  # how many …
    points: int  # … and what they count


class ArtifactsLost(TypedDict):
    """What nobody carried out leaves the game."""

    key: Literal["artifacts-lost"]
    artifacts: int  # how many


class RoundEnded(TypedDict):
    """Nobody is inside any more."""

    key: Literal["round-ended"]
    round: int  # from 1
    cause: Literal["bust", "left"]
    path_gems: int  # which go back to the supply


class RoundBegun(TypedDict):
    """Everyone goes into the next temple (I2.4)."""

    key: Literal["round-begun"]
    round: int  # from 1
    rounds: int  # in a game
    seat: int  # who leads
    artifacts: int  # shuffled in: one, or none in Diamant


class TentOpened(TypedDict):
    """One tent, opened at the end (I4.3): from the last place to the first."""

    key: Literal["tent-opened"]
    seat: int
    gems: int  # in it
    artifacts: int  # in it
    worth: int  # what the artifacts count
    points: int  # both together


class GameEnded(TypedDict):
    """All tents are open."""

    key: Literal["game-ended"]
    seats: list[int]  # who has won …
    winners: int  # … and how many they are
    points: int  # of the winners
    scores: list[int]  # by seat


IncanGoldEvent = (
    CardTurned
    | Shared
    | HazardMet
    | ArtifactLies
    | Bust
    | Chosen
    | Paid
    | ArtifactsTaken
    | ArtifactsLost
    | RoundEnded
    | RoundBegun
    | TentOpened
    | GameEnded
)
