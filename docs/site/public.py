"""What `import ceiba` gives and no page of the reference names: told where the reference asks for the rest."""

import re

import ceiba
from docs.site.links import ROOT

REFERENCE = ROOT / "docs" / "reference"


def made(_: str) -> str:
    named = "".join(page.read_text("utf-8") for page in REFERENCE.glob("*.md") if page.name != "index.md")
    rest = [getattr(ceiba, name) for name in ceiba.__all__ if not re.search(rf"\b{name}\b", named)]
    ours = [
        one for one in rest if str(getattr(one, "__module__", "")).startswith("ceiba.") and hasattr(one, "__name__")
    ]
    return "\n\n".join(f"::: {one.__module__}.{one.__name__}" for one in ours)
