"""Which face a game shows in the terminal: the one that a package registers for it, else the generic one."""

from importlib.metadata import entry_points

from ceiba.descriptor import Game
from ceiba.terminal.face import Face
from ceiba.terminal.generic import GenericFace

GROUP = "ceiba.faces"  # entry points, each with the name of its game


def face_of(game: Game) -> type[Face]:
    for entry in entry_points(group=GROUP, name=game.name):
        face = entry.load()
        if not (isinstance(face, type) and issubclass(face, Face)):
            raise TypeError(f"the entry point {game.name!r} of {GROUP} names {face!r}, which is no face of a game.")
        return face
    return GenericFace
