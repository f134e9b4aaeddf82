"""Links that work in the repository, made to work in the site.

A link to a page stays a link to that page; a picture comes along; a source file becomes a page that shows it; a
folder becomes a page that lists what is in it.
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {".md": "md", ".py": "py", ".toml": "toml", ".ftl": "ftl", ".sh": "sh"}


class Links:
    def __init__(self, pages: Mapping[str, Path], made: Mapping[Path, str]) -> None:
        """With the written pages by their names in the site, and the files that have pages made of them."""
        self.pages = pages
        self._names = {path.resolve(): name for name, path in pages.items()} | {**made}
        self._shown: dict[str, Path] = {}  # source files, by the pages that show them
        self._listed: dict[str, Path] = {}  # folders, by the pages that list them
        self._files: dict[str, Path] = {}  # pictures and the like

    def kept(self, name: str, text: str) -> str:
        """A page's text with its links to where the site has what they mean; code is left as it is."""
        parts: list[str] = []
        end = 0
        for fence in FENCED.finditer(text):
            parts += [self._kept(name, text[end : fence.start()]), fence[0]]
            end = fence.end()
        return "".join([*parts, self._kept(name, text[end:])])

    def _kept(self, name: str, prose: str) -> str:
        def moved(link: re.Match[str]) -> str:
            if "://" in link[2]:
                return link[0]
            path = self.pages[name].parent / link[2]
            there = os.path.relpath(self._name(path.resolve()), PurePosixPath(name).parent)
            return f"{link[1]}{PurePosixPath(there)}{link[3]}"

        return LINK.sub(moved, prose)

    def _name(self, path: Path) -> str:
        """What a file or folder of the repository is called in the site; it will be there by the end."""
        if path in self._names:
            return self._names[path]
        inside = path.relative_to(ROOT).as_posix()
        inside = inside.removeprefix("docs/")
        if path.is_dir():
            self._listed[name := f"{inside}/index.md"] = path
        elif path.suffix in LANGUAGES:
            self._shown[name := f"source/{inside}.md"] = path
        else:
            self._files[name := inside] = path
        return name

    def more_pages(self) -> dict[str, str]:
        return {name: _shown(path) for name, path in self._shown.items()} | {
            name: self._list(path) for name, path in self._listed.items()
        }

    def files(self) -> dict[str, Path]:
        return self._files

    def _list(self, folder: Path) -> str:
        title = folder.name.capitalize()
        pages = sorted(path for path in self._names if path.parent == folder)
        return f"# {title}\n\n" + "".join(f"- [{title_of(path)}]({path.name})\n" for path in pages)


def title_of(page: Path) -> str:
    return page.read_text("utf-8").split("\n", 1)[0].removeprefix("# ")


def _shown(path: Path) -> str:
    code = path.read_text("utf-8")
    return f"# {path.name}\n\n`{path.relative_to(ROOT)}`\n\n````{LANGUAGES[path.suffix]}\n{code}````\n"
