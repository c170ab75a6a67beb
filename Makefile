# make play     install everything, start a server and open the site in the browser
# make test     install everything and run all checks
# make site     build the browser client, which `matinee serve` serves
# make docs     build the documentation site into docs-site
# make wheel    build the package for pip, with the site in it, into dist
# make browser  run the browser tests
# make measure  measure the loading time, responsiveness and size of the browser client
# make bench    measure the speed of the games
# make sbom     list the packages that Matinee is built from, in dist/sbom.json (CycloneDX)
# make lock     update requirements.lock from pyproject.toml

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
LEARNING_READY := $(VENV)/learning-ready
SITE := matinee/server/site/index.html
NODE_READY := web/node_modules/ready
WEB := $(shell find web/src web/index.html web/vite.config.ts web/landmarks.ts web/pagePlugins.ts web/rasterise.ts web/coverImages.ts web/favicon.ts web/public matinee/games/dreams/pictures -type f -not -name api-types.d.ts)

.PHONY: play test setup learning lint types imports advisories sbom units compile services site docs wheel web browser measure bench lock clean

play: site
	@$(BIN)/matinee serve --any-port --open

test: lint types imports advisories compile units web browser

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Matinee needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

learning: $(LEARNING_READY)

$(LEARNING_READY): $(READY) requirements-learning.txt requirements-pufferlib.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
		-r requirements-learning.txt \
	&& PYTHONPATH=.ci/pufferlib NO_OCEAN=1 NO_TRAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --upgrade --target $(VENV)/pufferlib -r requirements-pufferlib.txt \
	&& touch $@ || echo "Tests of libraries for reinforcement learning that could not be installed are skipped."

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/pyright

imports: setup
	$(BIN)/lint-imports

advisories: setup
	$(BIN)/python .ci/dependencies.py advisories

sbom: setup
	@mkdir -p dist
	$(BIN)/python .ci/dependencies.py sbom dist/sbom.json

services:
	@.ci/services

site: setup $(SITE)

$(SITE): $(NODE_READY) $(WEB) $(wildcard matinee/locales/*/*.ftl matinee/games/*/locales/*/*.ftl)
	$(BIN)/python -m matinee.server.openapi > web/openapi.json
	.ci/npm run --silent types
	.ci/npm run --silent build

$(NODE_READY): $(READY) web/package-lock.json
	.ci/npm ci --silent --no-audit --no-fund
	@touch $@

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

wheel: site
	$(BIN)/hatchling build --clean

web: site
	.ci/npm run --silent check
	.ci/npm run --silent lint
	.ci/npm run --silent format
	.ci/npm run --silent test

browser: site compile
	@.ci/chromium
	.ci/npm run --silent browser

measure: site compile
	@.ci/chromium
	.ci/npm run --silent measure

compile: setup
	$(BIN)/matinee compile

units: setup learning compile services site
	$(BIN)/python -m pytest -n auto

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]"
	$(BIN)/matinee bench

lock:
	$(PYTHON) -m pip install --quiet uv
	$(PYTHON) -m uv pip compile pyproject.toml --extra dev --universal --generate-hashes --upgrade \
		--no-header --no-annotate --no-emit-index-url --output-file requirements.lock

clean:
	rm -rf $(VENV)
