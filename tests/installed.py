"""What an installed Aurum must be able to do; for a wheel, in an environment that has nothing else.

It imports the standard library and Aurum only, and says what it found, or fails. `test_wheel.py`
runs it, and cibuildwheel for each wheel of a release.

    python tests/installed.py           # --client: also look for the browser client
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import requires, version
from importlib.resources import files
from pathlib import Path
from random import Random

import aurum
from aurum.engine import play_out
from aurum.words import LANGUAGES, translator_for


def main(arguments: list[str]) -> int:
    """Check everything; the first that is wrong ends it."""
    package = Path(aurum.__file__).parent
    checkout = Path(__file__).resolve().parents[1] / "src"
    assert checkout not in package.parents, f"this is a checkout, nothing was installed: {package}"
    assert aurum.BUILD == "mypyc", "the rules are not compiled"
    assert version("aurum-tabletop") == aurum.__version__
    extras = {
        line.partition("extra == ")[2].strip("'\"") for line in requires("aurum-tabletop") or ()
    }
    assert {"envs", "openspiel", "ray"} <= extras, extras
    assert files("aurum").joinpath("py.typed").is_file()
    assert aurum.games.names() == ["oriflamme", "orichalque"], aurum.games.failures()
    for name in aurum.games.names():
        game = aurum.game(name)
        state = game.start(Random(1), players=3)
        play_out(state, Random(1))
        assert state.actor == aurum.OVER
        written = game.write_position(state)
        assert game.write_position(game.read_position(written)) == written
        assert aurum.picture(state.view(0)).startswith("<svg")
    for language in LANGUAGES:
        assert translator_for(language).say("page-play") != "page-play", language
    told = [sys.executable, "-m", "aurum", "--version"]
    said = subprocess.run(told, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"aurum {aurum.__version__} (mypyc, "), said
    if "--client" in arguments:
        assert files("aurum").joinpath("web", "index.html").is_file(), "no browser client"
    print(f"{said.strip()}: all is there")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
