"""How gems are divided, and what artifacts count: asked by the rules, and by whoever thinks ahead."""

from mypy_extensions import i64

from ceiba.incan_gold.tables import PLAIN_ARTIFACT_POINTS, PLAIN_ARTIFACTS, RARE_ARTIFACT_POINTS


def share(gems: i64, among: i64) -> i64:
    """What each of so many gets: equal parts, rounded down; the rest lies on the path (I3.3, I3.6)."""
    return gems // among


def points(artifacts: i64, found: i64) -> i64:
    """What so many artifacts count if they are carried out now, after those `found` before them (I3.5)."""
    plain = PLAIN_ARTIFACTS - found
    if plain < 0:
        plain = 0
    if plain > artifacts:
        plain = artifacts
    return PLAIN_ARTIFACT_POINTS * plain + RARE_ARTIFACT_POINTS * (artifacts - plain)


def count(seats: i64) -> i64:
    """How many seats a set of bits holds."""
    number: i64 = 0
    while seats:
        seats &= seats - 1
        number += 1
    return number
