"""python -m release     builds the source, a compiled and a pure wheel, and checks them; takes some minutes"""

import sys

from release.building import NotReleased, build
from release.contents import check_contents
from release.trying import check_rules, try_out

try:
    built = build()
    check_contents(built)
    for package, environment in built.packages():
        try_out(package, environment)
    check_rules(built)
except NotReleased as error:
    sys.exit(f"Nothing can be released: {error}")
print("==> Ready to be published:", *sorted(path.name for path in built.all_files()))
