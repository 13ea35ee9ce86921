# Tischlein. Two commands matter: `make play` and `make test`. The rest is listed by `make help`.

PYTHON ?= python3
PORT ?= 8000
HOST ?= 0.0.0.0
DATA ?=
BROWSER ?= yes
RULES ?=

VENV := .venv
RUN := $(VENV)/bin/python
COMPILED := $(CURDIR)/build/compiled
LOCKS := tools/locks

.DEFAULT_GOAL := help
.PHONY: help play doctor test check test-rules-compiled test-long bench bench-server bench-attacks types research new-game screenshots contact-sheets lock sbom clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-20s %s\n", $$1, $$2}'

play: $(RUN) ## play: PORT=8000 HOST=0.0.0.0 DATA=folder BROWSER=no; RULES=source while writing a game
	@exec $(RUN) tools/set_up.py play --port "$(PORT)" --host "$(HOST)" \
		$(if $(DATA),--data "$(DATA)") $(if $(filter source,$(RULES)),--reload) $(if $(filter no off 0 false,$(BROWSER)),--no-browser,--browser)

doctor: $(VENV)/.for-play ## is everything here, and on which rules do the table and the opponents run?
	@exec $(RUN) tools/set_up.py doctor $(if $(DATA),--data "$(DATA)")

test: $(VENV)/.for-test ## everything that is checked; GAME=name: one game, in two minutes
	@$(RUN) tools/stages.py test $(GAME)

check: $(VENV)/.for-test ## the quick part: style, types, who imports whom
	@$(RUN) tools/stages.py check

test-rules-compiled: $(VENV)/.for-test ## the tests of rules and opponents on the compiled rules only
	@$(RUN) tools/stages.py compiled

test-long: $(VENV)/.for-test ## what takes too long for every change
	@$(RUN) tools/stages.py long

bench: $(VENV)/.for-bench ## our engine beside its peers, on one core
	@$(RUN) bench/build.py
	@PYTHONPATH="$(CURDIR)/build/bench/compiled" $(RUN) bench/run.py

bench-server: $(VENV)/.for-test ## our server beside boardgame.io's and under load, about 8 minutes on two quiet cores
	@$(RUN) tools/compile_rules.py build/compiled
	@$(RUN) -c 'import sys; sys.path.insert(0, "tools"); import machine; sys.exit(machine.provide_postgresql())'
	@PYTHONPATH="$(COMPILED)" $(RUN) bench/server/run_load.py --plots build/load

bench-attacks: $(VENV)/.for-test ## our server under attack beside people who play, about 7 minutes on two quiet cores
	@$(RUN) tools/compile_rules.py build/compiled
	@$(RUN) bench/attacks/run.py --to build/attacks.json

types: $(VENV)/.for-test ## docs/protocol.md and the pages' types, from the messages of the server
	@PYTHONPATH=src $(RUN) -m tischlein.wire.codegen

research: $(VENV)/.for-test ## the page for researchers of every game; GAME=name makes its observation anew
	@$(RUN) tools/compile_rules.py build/compiled
	@PYTHONPATH="$(COMPILED)" $(RUN) tools/research.py $(GAME)

new-game: $(VENV)/.for-play ## a new game's folder to start from: NAME=my_game
	@PYTHONPATH=src $(RUN) -m tischlein.new_game "$(NAME)"

screenshots: $(VENV)/.for-test ## the pictures of the README, taken anew
	@$(RUN) tools/node.py install --all
	@$(RUN) tools/build_pages.py
	@$(RUN) tools/compile_rules.py build/compiled
	@PYTHONPATH="$(COMPILED)" $(RUN) tools/screenshots.py

contact-sheets: $(VENV)/.for-test ## every game's states side by side, to be looked at; GAME=name SHEETS="--screens small zoom --theme dark"
	@$(RUN) tools/node.py install --all
	@$(RUN) tools/build_pages.py
	@$(RUN) tools/compile_rules.py build/compiled
	@PYTHONPATH="$(COMPILED):$(CURDIR)/tools:$(CURDIR)" $(RUN) tools/contact_sheets.py $(GAME) $(SHEETS)

lock: $(VENV)/.for-test ## the newest allowed versions into the lock files
	@$(RUN) tools/lock.py

sbom: $(RUN) ## what a release is made of (CycloneDX), into build/sbom.json
	@$(RUN) tools/sbom.py build/sbom.json

clean: ## removes what was built (not the environment, not your data)
	rm -rf build dist src/tischlein/static bench/latest.json bench/server/latest.json

$(RUN):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tischlein needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 ...")'
	@$(PYTHON) -m venv --without-pip $(VENV)

$(VENV)/.for-play: requirements.lock $(LOCKS)/build.lock $(LOCKS)/node.lock $(LOCKS)/installer.lock | $(RUN)
	@$(RUN) tools/set_up.py packages
	@touch $@

$(VENV)/.for-test: requirements-test.lock $(VENV)/.for-play
	@$(RUN) tools/install.py requirements-test.lock
	@touch $@

$(VENV)/.for-bench: $(LOCKS)/bench.lock $(VENV)/.for-play
	@$(RUN) tools/install.py $(LOCKS)/bench.lock
	@touch $@
