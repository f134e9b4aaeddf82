"""The description of the API, printed as JSON for whoever makes types or clients from it; no server is started.

python -m ceiba.server.http.schema
"""

import json
import sys
from pathlib import Path

from ceiba.server.http.app import App
from ceiba.server.http.described import Json, described
from ceiba.server.http.routes import make_routes
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite


def describe() -> Json:
    """As a running server gives it; the one that is described here never runs."""
    return described(make_routes(App(Store(SQLite(Path("unused"))))).openapi_schema.to_schema())


def main() -> None:
    json.dump(describe(), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
