"""Puts all pages into one folder, and has the site made of them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from docs.site.cookbook import COOKBOOK, ORDER, page_of, recipes
from docs.site.links import ROOT, Links
from docs.site.made import filled

HERE = Path(__file__).parent
DOCS = ROOT / "docs"
FONTS = ROOT / "web" / "fonts"
# The page's type and colours, which are also those of all pictures, and what the site makes of them.
STYLES = (ROOT / "web" / "src" / "type.css", ROOT / "web" / "src" / "drawn" / "palette.css", HERE / "ceiba.css")

# Pages that stand elsewhere, because people look for them there.
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "examples/lightkeepers/README.md": "lightkeepers.md",
}


class NotBuilt(Exception):
    """There is no site; the sentence says why."""


def build(target: Path, work: Path) -> None:
    """Make the site in `target`; `work` is the folder for everything it is made of."""
    shutil.rmtree(work, ignore_errors=True)
    collect(work / "docs")
    settings = (HERE / "zensical.toml").read_text("utf-8")
    unnamed = [path.name for path in sorted(DOCS.glob("*.md")) if f'"{path.name}"' not in settings]
    for name, value in {
        "MORE": _listed(unnamed),
        "COMMENTS": (HERE / "comments.py").as_posix(),
        "SOURCE": (ROOT / "src").as_posix(),
        "COOKBOOK": _listed([f"cookbook/{name}.md" for name in ORDER]),
        "DECISIONS": _listed(sorted(f"decisions/{path.name}" for path in (DOCS / "decisions").glob("*.md"))),
    }.items():
        settings = settings.replace(f"${name}", value)
    (work / "zensical.toml").write_text(settings, encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", "zensical.toml"]
    plain = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=work, env=plain, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotBuilt(f"The site was not built:\n{done.stdout}{done.stderr}")
    shutil.rmtree(target, ignore_errors=True)
    shutil.move(work / "site", target)


def collect(folder: Path) -> None:
    """Every page of the site as Markdown, with links that stay within it; and what the pages show."""
    if not FONTS.is_dir():
        raise NotBuilt("The site is set in the page's own type, which is not made yet: run `make web` first.")
    written = [path for path in sorted(DOCS.rglob("*.md")) if HERE not in path.parents]
    pages = {path.relative_to(DOCS).as_posix(): path for path in written}
    pages |= {name: ROOT / path for path, name in ELSEWHERE.items()}
    links = Links(pages, {COOKBOOK / f"{recipe.name}.py": f"cookbook/{recipe.name}.md" for recipe in recipes()})
    for name, path in pages.items():
        write(folder / name, links.kept(name, filled(path.read_text("utf-8"))))
    for recipe in recipes():
        write(folder / f"cookbook/{recipe.name}.md", page_of(recipe))
    for name, text in links.more_pages().items():
        write(folder / name, text)
    for name, path in links.files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, folder / name)
    shutil.copytree(FONTS, folder / "fonts")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder / "icon.svg")
    (folder / "styles").mkdir()
    for sheet in STYLES:
        shutil.copy(sheet, folder / "styles")


def _listed(pages: list[str]) -> str:
    """As the settings list pages."""
    return ", ".join(f'"{page}"' for page in pages)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
