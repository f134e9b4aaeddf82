"""What can be played here, with whom, and in which words (docs/protocol.md)."""

from importlib.resources import files
from typing import Annotated

from litestar import MediaType, get
from litestar.params import PathParameter

from ceiba.descriptor import Game as Descriptor
from ceiba.games import known
from ceiba.rulebook import rulebook
from ceiba.server.bots.offered import OfferedBots
from ceiba.server.http.answers import BotLevel, Game
from ceiba.server.http.asking import OPEN_TO_ALL, Asking, app_of, refusals
from ceiba.server.http.game_types import GameName
from ceiba.table.errors import Cause, Refused

OWN = "ceiba"  # the package whose words every page has

NamedGame = Annotated[GameName, PathParameter(description="The game's name.")]
Language = Annotated[str, PathParameter(pattern="^[a-z]{2}$", description="Of two letters.")]


@get("/api/games", summary="What can be played", tags=["games"], responses=refusals(), security=OPEN_TO_ALL)
async def games(request: Asking) -> list[Game]:
    """Every game that is installed, with its options and the bots that this server offers."""
    return [_game(game, app_of(request).bots.offered) for game in known().values()]


def _game(game: Descriptor, offered: OfferedBots) -> Game:
    return Game(
        game=game.name,
        title=game.title(game.options),
        rules=game.rules,
        fewest=game.fewest,
        most=game.most,
        colours=[*game.colours],
        options={**game.options},
        variants={name: {**options} for name, options in game.variants.items()},
        hides=game.hides,
        plans=type(game).plan is not Descriptor.plan,
        odds=type(game).odds is not Descriptor.odds,
        rulebook=rulebook(game) is not None,
        puzzles=game.puzzles is not None,
        told_in={**game.told_in},
        bots=[BotLevel(*choice) for choice in offered.choices(game.name)],
    )


def known_bot(offered: OfferedBots, game: str, bot: str | None) -> str:
    """A bot that may sit down, the usual one unasked."""
    name = bot or offered.default(game)
    if name is None or offered.spec(game, name) is None:
        names = ", ".join(choice.name for choice in offered.choices(game))
        raise Refused(Cause.UNREADABLE, "no-bot", f"there is no such bot here; there are {names or 'none'}.")
    return name


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="The words of a game",
    tags=["games"],
    responses=refusals(),
    media_type=MediaType.TEXT,
    security=OPEN_TO_ALL,
    sync_to_thread=False,
)
def words(game: NamedGame, language: Language) -> str:
    """The messages that a game brings along, as Fluent has them; nothing for those whose words every page has."""
    package = known()[game].package
    folder = files(package) / "locale" / language
    if package == OWN or not folder.is_dir():
        return ""
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


GAMES = [games, words]
