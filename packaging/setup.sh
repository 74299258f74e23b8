#!/bin/sh
# Makes or brings up to date the virtual environment: `setup.sh VENV`, from the top of the checkout.
#
# Says in one sentence what is missing on this machine and exits with 1. Needs Python 3.11 with venv, and the libraries
# that Qt needs even without a display (lrelease builds the translations with them).
set -eu
venv=$1
python=${PYTHON:-python3}
lock=packaging/requirements.txt

say() {
    echo "decrypto-qt: $*" >&2
    exit 1
}

"$python" -c '' 2>/dev/null ||
    say "Python 3.11 or newer is needed; install it with: $(sed -n 's/^APT_LINE = "\(.*\)".*$/\1/p' decrypto_qt/app/probe.py)"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    say "Python 3.11 or newer is needed and $("$python" -V) was found; name a newer one with: make PYTHON=python3.12"
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    say "Python's venv module is missing; install it with: $(sed -n 's/^APT_LINE = "\(.*\)".*$/\1/p' decrypto_qt/app/probe.py)"
"$python" decrypto_qt/app/probe.py || exit 1

# The locked dependencies, when the lock or Python has changed.
key="$(cksum <"$lock") $("$python" -c 'import sys; print(sys.version, sys.executable)')"
if [ "$(cat "$venv/.locked" 2>/dev/null)" != "$key" ]; then
    echo "Installing what Decrypto Qt needs into $venv" >&2
    rm -rf "$venv"
    "$python" -m venv "$venv" || say "the virtual environment $venv could not be made"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r "$lock" ||
        say "the dependencies could not be installed; is the network there? (The lines above say more.)"
    echo "$key" >"$venv/.locked"
fi

# The program itself, editable, with its compiled translations.
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable . ||
    say "Decrypto Qt itself could not be installed (the lines above say why)"
touch "$venv/.installed"
