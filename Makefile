# make play | test | bench | lint. Each sets up what is missing first; a changed requirements file sets up again.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   := .venv
BIN    := $(VENV)/bin
PORT   ?= 8080
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
TEST_ARGS ?= -n auto --dist loadfile

.PHONY: play test bench lint ruff mypy clean

play: $(VENV)/.ready-to-run
	@$(BIN)/python bot.py playground --port $(PORT)

test: $(VENV)/.ready-to-test
	$(BIN)/python -m pytest $(TEST_ARGS)

lint: ruff mypy

ruff: $(VENV)/.ready-to-test
	$(BIN)/ruff check .

mypy: $(VENV)/.ready-to-test
	$(BIN)/mypy

bench: $(VENV)/.ready-to-test
	$(BIN)/python -m tests.bench.selfplay --system adrenaline --mode deathmatch --seats 4 --games 4 --seed 1 --json
	$(BIN)/python -m tests.bench.render --system adrenaline --mode deathmatch --json
	$(BIN)/python -m tests.bench.render --system orb_hunt --mode hunt --json
	$(BIN)/python -m tests.bench.store --json
	$(BIN)/python -m tests.bench.standing --json
	$(BIN)/python -m tests.bench.many --json
	$(BIN)/python -m tests.bench.discord --sessions 4 --json
	$(BIN)/python -m tests.bench.players --system adrenaline --mode deathmatch --games 2 --json
	$(BIN)/python -m tests.bench.play --json
	$(BIN)/python -m tests.bench.calendar --json
	$(BIN)/python -m tests.bench.leaks --games 200 --json

clean:
	rm -rf $(VENV)

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed (https://www.python.org)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; $(PYTHON) is older. Try: make $(MAKECMDGOALS) PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "The virtual environment could not be made. On Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/.ready-to-run: requirements.txt | $(VENV)/bin/python
	@echo "Setting up (once) ..."
	@$(PIP) -r requirements.txt
	@touch $@

$(VENV)/.ready-to-test: requirements.txt requirements-dev.txt | $(VENV)/bin/python
	@echo "Setting up for tests (once) ..."
	@$(PIP) -r requirements-dev.txt
	@touch $(VENV)/.ready-to-run $@
