"""What a card brings those inside, and what leavers carry out: asked by the rules and by whoever thinks ahead."""

from mypy_extensions import i64

from ceiba.incan_gold.tables import (
    ARTIFACT,
    CARD_GEMS,
    PLAIN_ARTIFACT_POINTS,
    PLAIN_ARTIFACTS,
    RARE_ARTIFACT_POINTS,
)

# Plain tuples of machine integers, since these cost nothing when they are compiled, and named ones do.


def brings(kind: i64, inside: i64) -> tuple[i64, i64, i64]:
    """What a card brings so many inside (I3.6): gems for each; gems, and artifacts, for the path."""
    gems = CARD_GEMS[kind]
    if gems == 0:
        return 0, 0, 1 if kind == ARTIFACT else 0
    share = gems // inside
    return share, gems - share * inside, 0


def payout(leavers: i64, hand: i64, loose: i64, relics: i64, found: i64) -> tuple[i64, i64, i64]:
    """What each of so many leavers carries out: gems (I3.3), artifacts (I3.4), and the points of these (I3.5)."""
    gems = hand + loose // leavers
    if leavers > 1 or relics == 0:
        return gems, 0, 0
    return gems, relics, points(relics, found)


def points(artifacts: i64, found: i64) -> i64:
    """What so many artifacts count if they are carried out after those `found` before them (I3.5)."""
    plain = PLAIN_ARTIFACTS - found
    if plain < 0:
        plain = 0
    if plain > artifacts:
        plain = artifacts
    return PLAIN_ARTIFACT_POINTS * plain + RARE_ARTIFACT_POINTS * (artifacts - plain)
