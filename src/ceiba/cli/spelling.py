"""Positions in the words of a record, ready for JSON: who acts, and what each may do."""

from ceiba.game import LUCK, Position


def actor_name(actor: int) -> str:
    return "*" if actor == LUCK else str(actor)


def actor_names(position: Position) -> list[str]:
    return [actor_name(actor) for actor in position.actors()]


def legal_texts(position: Position) -> dict[str, list[str]]:
    """Every actor's acts, without the actor, in the order of `legal`."""
    return {
        actor_name(actor): [position.write(act).split(" ", 1)[1] for act in position.legal(actor)]
        for actor in position.actors()
    }
