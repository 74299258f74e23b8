# Decrypto Qt: `make run` plays, `make test` checks everything.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PYTHON

.DEFAULT_GOAL := run
.PHONY: setup run test format lint types imports unit whole monkey bench film film-print translations lock clean

# What the editable install is made of; code itself is read from the checkout.
INPUTS := pyproject.toml packaging/requirements.txt packaging/hatch_build.py packaging/setup.sh decrypto_qt/__init__.py \
	$(wildcard translations/*.ts)

setup: $(VENV)/.installed

$(VENV)/.installed: $(INPUTS)
	@sh packaging/setup.sh $(VENV)

run: setup
	@$(BIN)/decrypto-qt $(ARGS)

test: setup
	@$(BIN)/python packaging/checks.py

# The parts of `make test`, one by one; `make unit ARGS="tests/rules -x"` hands words on to pytest.
format lint types imports unit whole: setup
	@$(BIN)/python packaging/checks.py $@ -- $(ARGS)

# Presses anything at all, ten thousand times; `make monkey MONKEY_SEEDS="5 6" MONKEY_INPUTS=500` chooses.
MONKEY_SEEDS ?= 101 102 103 104 105 106 107 108 109 110 111 112
MONKEY_INPUTS ?= 850
monkey: setup
	@MONKEY_SEEDS="$(MONKEY_SEEDS)" MONKEY_INPUTS=$(MONKEY_INPUTS) $(BIN)/python -m pytest -s tests/app/test_monkey.py $(ARGS)

# Prints each measured figure beside its bound; `make bench ARGS=start` runs one.
bench: setup
	@$(BIN)/python -m tests.bench $(ARGS)

# Reads painted cards by OCR and measures their colours; needs tesseract with four languages and some minutes.
film: setup
	@$(BIN)/python packaging/measure_film.py $(ARGS)

# The same on paper: cards printed to a PDF and rasterised at 300 dpi; needs poppler-utils besides.
film-print: setup
	@$(BIN)/python packaging/measure_print.py $(ARGS)

# Writes the new and changed texts of the program into translations/*.ts.
translations: setup
	@$(BIN)/python packaging/translate.py update

# Chooses new versions of the dependencies; needs uv.
lock:
	uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11 --extra dev \
		pyproject.toml --output-file packaging/requirements.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis decrypto_qt/_translations
