"""Which Chromium the tests drive. `python -m tests.browser.chromium` sees to it that there is one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """A Chromium of this machine's; None for the one that Playwright keeps for itself."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, INSTALLED)), None)


def main() -> None:
    """Fetch Playwright's own if there is no other; where it cannot be had, root may ask Debian's packages."""
    with sync_playwright() as playwright:
        kept = Path(playwright.chromium.executable_path)
    if installed() or kept.exists():
        return
    fetched = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if fetched.returncode == 0:
        return
    if not shutil.which("apt-get") or os.getuid() != 0:
        sys.exit(
            "There is no Chromium here and none could be fetched: install one, or name it by CHROMIUM=/path/to/it."
        )
    for ask in (["update"], ["install", "--yes", "chromium"]):
        subprocess.run(["apt-get", *ask], check=True)


if __name__ == "__main__":
    main()
