"""Acts of Incan Gold as something to do: what the buttons of a table say, free of language."""

from typing import Literal, TypedDict

from ceiba.game import first_of, kind_of
from ceiba.incan_gold.action import CARD, LEAVE
from ceiba.incan_gold.tables import CARD_GEMS, CARD_NAMES, CARD_SORTS, Sort


class CardLabel(TypedDict):
    """What luck may turn up."""

    key: Literal["card"]
    card: str
    sort: Sort
    value: int  # of a treasure, else 0


class ChoiceLabel(TypedDict):
    key: Literal["stay", "leave"]


def label(act: int) -> CardLabel | ChoiceLabel:
    if kind_of(act) != CARD:
        return {"key": "leave" if kind_of(act) == LEAVE else "stay"}
    kind = first_of(act)
    return {"key": "card", "card": CARD_NAMES[kind], "sort": CARD_SORTS[kind], "value": CARD_GEMS[kind]}
