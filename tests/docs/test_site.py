"""The site: built once, then read link by link. Nothing in it is dead, and nothing comes from anywhere else."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import griffe
import pytest

import ceiba
import ceiba.bots
import ceiba.client
from docs.site.building import build
from docs.site.cookbook import recipes

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder / "site", folder / "source")
    return folder / "site"


class Read(HTMLParser):
    """What a page links to, what it loads, and which places in it can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self.places |= {said[name] for name in ("id", "name") if name in said}
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        elif tag == "link" and "href" in said and said.get("rel") not in ("canonical", "next", "prev"):
            self.loads.append(said["href"])
        elif "src" in said:
            self.loads.append(said["src"])


@cache
def read(page: Path) -> Read:
    reader = Read()
    reader.feed(page.read_text("utf-8"))
    return reader


def pages(site: Path) -> list[Path]:
    return [page for page in sorted(site.rglob("*.html")) if page.name != "404.html"]  # that one has no fixed place


def dead(page: Path, target: str) -> bool:
    where, place = urldefrag(unquote(target))
    file = (page.parent / where).resolve() if where else page
    file = file / "index.html" if file.is_dir() else file
    return not file.is_file() or bool(place and file.suffix == ".html" and place not in read(file).places)


def is_elsewhere(target: str) -> bool:
    return re.match(r"[a-z]+:|//", target) is not None and not target.startswith("data:")


def test_no_link_is_dead(site: Path) -> None:
    links = [(page, target) for page in pages(site) for target in read(page).links if not is_elsewhere(target)]
    assert len(links) > 1000
    assert [(page.relative_to(site), target) for page, target in links if dead(page, target)] == []


def test_everything_it_loads_is_its_own(site: Path) -> None:
    loads = {
        (page, target) for page in pages(site) for target in read(page).loads if not target.startswith("data:")
    }
    assert loads
    assert [(page.relative_to(site), target) for page, target in loads if is_elsewhere(target)] == []
    assert [(page.relative_to(site), target) for page, target in loads if dead(page, target)] == []
    for sheet in site.rglob("*.css"):
        style = sheet.read_text("utf-8")
        assert not re.search(r"url\(\s*[\"']?(https?:)?//", style), sheet
        for target in re.findall(r"@import\s+(?:url\()?\s*[\"']?([^\"')\s;]+)", style):
            assert not is_elsewhere(target), sheet
            assert (sheet.parent / target).is_file(), (sheet, target)


def test_nothing_is_left_out(site: Path) -> None:
    """Every page of docs/ and every program; and all that `import ceiba` gives is told in the reference."""
    built = {page.relative_to(site).as_posix() for page in pages(site)}
    written = {
        page.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for page in (ROOT / "docs").rglob("*.md")
    }
    assert written <= built
    assert {f"cookbook/{recipe.name}.html" for recipe in recipes()} <= built
    reference = "".join(page.read_text("utf-8") for page in (site / "reference").glob("*.html"))
    for name in (*ceiba.__all__, *ceiba.bots.__all__):
        if name.startswith("_"):  # __version__
            continue
        assert re.search(rf">(\w+\.)*{name}<", reference), f"the reference does not tell of {name}"


def test_the_reference_begins_with_all_that_import_ceiba_gives() -> None:
    index = (ROOT / "docs" / "reference" / "index.md").read_text("utf-8").partition("And beside it")[0]
    assert {*re.findall(r"`(\w+)`", index)} >= {*ceiba.__all__}


def test_the_reference_has_a_word_for_every_field(site: Path) -> None:
    """Read as the site reads it: a docstring, or the comment behind the field."""
    assert "The file it was read from." in (site / "reference" / "record.html").read_text("utf-8")
    extensions = griffe.load_extensions(str(ROOT / "docs" / "site" / "comments.py"))
    source = griffe.load(
        "ceiba", search_paths=[ROOT / "src"], allow_inspection=False, extensions=extensions, resolve_aliases=True
    )
    silent = []
    for module in (ceiba, ceiba.bots, ceiba.client):
        for name in module.__all__:
            thing = source[f"{module.__name__}.{name}".partition(".")[2]]
            for field, member in thing.members.items() if thing.is_class else ():
                if not field.startswith("_") and not member.has_docstring:
                    silent.append(f"{name}.{field}")
    assert silent == []


def test_nothing_is_left_unmade(site: Path) -> None:
    for page in pages(site):
        text = page.read_text("utf-8")
        assert "<!-- made:" not in text, page
        assert ":::" not in text, page
