# `make play` and `make test` do all their set-up: a virtual environment of their own in .venv.
PYTHON ?= python3
BIN := .venv/bin
# One worker more than processors; a file's tests stay together, so that they share what they set up.
# nbval is slow to import: the tests that run the notebooks start it in a process of its own.
SIDE_BY_SIDE := -n auto --dist loadfile --no-loadscope-reorder -p no:nbval

.PHONY: play lab notebooks test stress browsers check format bench elsewhere ladder pictures clean

play: .venv/ready-to-play
	$(BIN)/partylab play

lab: .venv/ready-to-play
	$(BIN)/partylab lab

test: .venv/ready-to-develop check
	$(BIN)/python tests/browser/find_chromium.py
	$(BIN)/python -m pytest $(SIDE_BY_SIDE) tests

# The browser tests ten times in a row, beside a process for each processor that never rests.
stress: .venv/ready-to-develop
	$(BIN)/python tests/browser/stress.py $(SIDE_BY_SIDE)

# A whole game of each in Firefox and in WebKit.
browsers: .venv/ready-to-develop
	PYTHONPATH=tests $(BIN)/python tests/browser/browsers.py

check: .venv/ready-to-develop
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(BIN)/python -m pytest -q tests/engine/test_words.py

format: .venv/ready-to-develop
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Speed: the rivals take part where they install.
bench: .venv/ready-to-develop
	-$(BIN)/python -m pip install --quiet --group bench
	$(BIN)/python tests/benchmarks/run.py --write
	$(BIN)/python tests/benchmarks/intervals.py
	$(BIN)/python tests/benchmarks/class_page.py
	$(BIN)/python tests/benchmarks/serving_times.py --write

# Our games in the libraries of others, by their own tests.  OpenSpiel and what it needs weigh
# 200 MB: `make test` leaves it out, and says so.
elsewhere: .venv/ready-to-develop
	$(BIN)/python -m pip install --quiet --group bench
	$(BIN)/python -m pytest tests/engine/adapters

# The strength of the bots and of the levels: ladder.md, hat-ladder.md, ghost-ladder.md and
# levels.md in docs/.
ladder: .venv/ready-to-develop
	$(BIN)/python tests/benchmarks/ladder.py
	PYTHONPATH=tests $(BIN)/python tests/benchmarks/haunting.py
	PYTHONPATH=tests $(BIN)/python tests/benchmarks/levels.py

pictures: .venv/ready-to-develop
	PYTHONPATH=tests $(BIN)/python tests/browser/pictures.py

# The French code, the solutions and tidy files, from the English lessons.
notebooks: .venv/ready-to-develop
	$(BIN)/python tests/notebooks/build_notebooks.py

clean:
	rm -rf .venv

.venv/python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	touch $@

# The template and the settings for Jupyter are copied when the package is installed.
SHARED := $(shell find widgets/share -type f)

.venv/ready-to-play: .venv/python pyproject.toml $(SHARED)
	$(BIN)/python -m pip install --quiet --editable ".[fast]"
	$(BIN)/python -m partylab.compiling
	touch $@

.venv/ready-to-develop: .venv/ready-to-play
	$(BIN)/python -m pip install --quiet --group dev
	touch $@
