"""The framework's description of the API, with names that stay the same whatever is installed, and our words."""

from typing import Any, get_args, get_type_hints, is_typeddict

from msgspec import Struct

from ceiba.descriptor import Game
from ceiba.games import known
from ceiba.server.http.field_comments import of_fields

REF = "#/components/schemas/"

# Any: JSON, and types as values.
Json = dict[str, Any]


def described(schema: Json) -> Json:
    """A description of its own: the framework keeps the one it gave, and gives the same one again."""
    components = schema["components"]["schemas"]
    names: dict[str, str] = {}
    told: Json = {}
    for name, kind in _types().items():
        key = _key(kind, components)
        if key is not None:
            names[key] = name
            told[key] = _told(name, kind, components[key])
    schemas = {names.get(key, key): told.get(key, component) for key, component in components.items()}
    whole = {**schema, "components": {**schema["components"], "schemas": schemas}}
    renamed: Json = _renamed(whole, {REF + key: REF + name for key, name in names.items()})
    return renamed


def _told(name: str, kind: type, component: Json) -> Json:
    """With what the sources say of a type, and of its fields."""
    said = {"seat": "A seat, from 1.", **of_fields(kind)}
    fields = {
        field: {"description": said[field], **about} if field in said else about
        for field, about in component["properties"].items()
    }
    about = " ".join((kind.__doc__ or "").split())
    return {**component, "title": name, "description": about, "properties": fields}


def _renamed(value: Any, refs: dict[str, str]) -> Any:
    """Also: a union is met by one of its types or more. Games are free in what they tell, so two may be alike."""
    if isinstance(value, dict):
        return {("anyOf" if key == "oneOf" else key): _renamed(inside, refs) for key, inside in value.items()}
    if isinstance(value, list):
        return [_renamed(item, refs) for item in value]
    return refs.get(value, value) if isinstance(value, str) else value


def _key(kind: type, components: Json) -> str | None:
    """What the framework calls a type: as much of its path as sets it apart from the others."""
    path = f"{kind.__module__}.{kind.__qualname__}".replace(".", "_")
    return max((key for key in components if f"_{path}".endswith(f"_{key}")), key=len, default=None)


# -- the types and their names ------------------------------------------------------------------------


def _types() -> dict[str, type]:
    """Ours by their own names; those of a game begin with the game's."""
    found: dict[str, type] = {kind.__name__: kind for kind in _structs(Struct)}
    for game in known().values():
        prefix = "".join(part.capitalize() for part in game.name.split("-"))
        for kind in _types_of(game):
            name = kind.__name__
            found[name if name.startswith(prefix) else f"{prefix}{name}"] = kind
    return found


def _structs(kind: type[Struct]) -> list[type[Struct]]:
    ours = [one for one in kind.__subclasses__() if one.__module__.startswith("ceiba.server.http.")]
    return [*ours, *[below for one in ours for below in _structs(one)]]


def _types_of(game: Game) -> list[type]:
    """All TypedDicts that a game's own types are made of."""
    found: list[type] = []
    waiting: list[Any] = [game.view_type, game.event_type, game.offer_type, game.odds_type]
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if is_typeddict(kind) and kind not in found:
            found.append(kind)
            waiting += get_type_hints(kind).values()
    return found
