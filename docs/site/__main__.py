"""python -m docs.site [FOLDER]     builds the site there, else in build/site"""

import sys
from pathlib import Path

from docs.site.building import NotBuilt, build

target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/site")
try:
    build(target, target.with_name(f"{target.name}-source"))
except NotBuilt as error:
    sys.exit(str(error))
print(f"==> The documentation is in {target}. To read it: {sys.executable} -m http.server -d {target}")
