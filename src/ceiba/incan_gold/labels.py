"""Acts of Incan Gold as something to do: what the buttons of a table say, free of language."""

from typing import Literal, TypedDict

from ceiba.game import first_of, kind_of
from ceiba.incan_gold.action import CARD, LEAVE
from ceiba.incan_gold.tables import ARTIFACT, CARD_GEMS, CARD_NAMES, FIRST_HAZARD

Sort = Literal["treasure", "hazard", "artifact"]


class CardLabel(TypedDict):
    """What luck may turn up."""

    key: Literal["card"]
    card: str
    sort: Sort
    value: int  # of a treasure, else 0


class ChoiceLabel(TypedDict):
    key: Literal["stay", "leave"]


def sort_of(kind: int) -> Sort:
    return "treasure" if kind < FIRST_HAZARD else "artifact" if kind == ARTIFACT else "hazard"


def label(act: int) -> CardLabel | ChoiceLabel:
    if kind_of(act) != CARD:
        return {"key": "leave" if kind_of(act) == LEAVE else "stay"}
    kind = first_of(act)
    return {"key": "card", "card": CARD_NAMES[kind], "sort": sort_of(kind), "value": CARD_GEMS[kind]}
