"""How the API describes itself (OpenAPI): as JSON, and as a page that needs no other server to show it."""

from pathlib import Path
from typing import Any, Final

from litestar import Router, get
from litestar.enums import MediaType, OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme, Tag
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from ceiba.server.http.described import Json, described
from ceiba.server.http.game_types import BY_GAME

PATH: Final = "/schema"
VIEWER: Final = Path(__file__).with_name("schema.html")
SCRIPT: Final = Path(__file__).with_name("schema.js")
TOKEN: Final = "token"
COOKIE: Final = "cookie"

TAGS = {
    "people": "Who you are.",
    "notices": "Being told what happens while one is away.",
    "games": "What can be played.",
    "puzzles": "What is best at a moment of a game.",
    "tables": "Tables, and who sits where.",
    "play": "Drafts, commits, the log.",
    "talk": "What is said beside the game.",
    "news": "What happens, as it happens.",
    "records": "Games as text.",
    "running": "For whoever runs the server.",
}


class AsJson(JsonRenderPlugin):
    # Any: the framework lets users, authentication and state be of any kind.
    def render(self, request: Any, openapi_schema: Json) -> bytes:
        return self.render_json(request, described(openapi_schema))


class AsPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Any, openapi_schema: Json) -> bytes:
        return VIEWER.read_bytes()


@get(f"{PATH}/viewer.js", include_in_schema=False, sync_to_thread=False, media_type="text/javascript")
def viewer() -> bytes:
    """The script of that page; what is within a page is not run (`door.py`)."""
    return SCRIPT.read_bytes()


class ByGame(OpenAPISchemaPlugin):
    """What differs from game to game is described as what any of the games tells."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation in BY_GAME

    # Any: the framework does not say what its maker of schemas is.
    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        meant = FieldDefinition.from_annotation(BY_GAME[field_definition.annotation])
        schema: Schema = schema_creator.for_field_definition(meant)
        return schema


def config(router: Router) -> OpenAPIConfig:
    """All that the framework needs to describe the API; `router` is where it is told."""
    return OpenAPIConfig(
        title="Ceiba",
        version="2",
        description="Tables of board games, for browsers and bots; told in words in docs/protocol.md.",
        openapi_router=router,
        render_plugins=[AsPage(), AsJson(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)],
        tags=[Tag(name, said) for name, said in TAGS.items()],
        components=Components(
            security_schemes={
                TOKEN: SecurityScheme(
                    "http", scheme="bearer", description="The token that `POST /api/guests` answers with."
                ),
                COOKIE: SecurityScheme(
                    "apiKey",
                    name="ceiba",
                    security_scheme_in="cookie",
                    description="The same, as browsers have it.",
                ),
            }
        ),
        security=[{TOKEN: []}, {COOKIE: []}],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, path: handler.handler_name,
    )
