# make play   sets everything up and opens the table
# make test   sets everything up and runs every check
# make lock   renews requirements.lock from pyproject.toml

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
SITE := matinee/server/site/index.html
NODE_READY := web/node_modules/ready

.PHONY: play test setup lint types imports units compile services bench lock clean

play: setup
	@$(BIN)/matinee play

test: lint types imports compile units

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Matinee needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/pyright

imports: setup
	$(BIN)/lint-imports

services:
	@.ci/services

site: setup $(SITE)

$(SITE): $(NODE_READY) $(shell find web/src web/index.html web/vite.config.ts -type f) $(wildcard matinee/locales/*/*.ftl)
	cd web && ../$(BIN)/python -m matinee.server.schema | npx --no-install openapi-typescript > src/lib/api-types.d.ts
	cd web && npm run --silent build

$(NODE_READY): web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

compile: setup
	$(BIN)/matinee compile

units: setup compile services
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
