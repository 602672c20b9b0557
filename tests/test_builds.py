"""The rules compiled and as they stand are the same rules; and what runs is what is written."""

from __future__ import annotations

import copy
import importlib
import json
import multiprocessing
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from support.digests import digests, last_choice, midway

import aurum
from aurum import building
from aurum.engine import Illegal, sample_choice

ROOT = Path(__file__).parents[1]
COMPILED = (
    "engine.state",
    "games.oriflamme.rules.state",
    "games.orichalque.rules.state",
    "games.oriflamme.bots.search",
)
compiled_only = pytest.mark.skipif(aurum.BUILD == "pure", reason="nothing is compiled here")


def _python(code: str, *, pure: bool, given: bytes = b"", path: Path = ROOT / "src") -> bytes:
    """What a fresh interpreter prints, with one build or the other."""
    environment = {**os.environ, "AURUM_PURE": "1" if pure else ""}
    environment["PYTHONPATH"] = os.pathsep.join([str(path), str(ROOT / "tests")])
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment, input=given, stdout=subprocess.PIPE, check=True
    ).stdout


@pytest.mark.parametrize("name", COMPILED)
def test_the_build_says_what_runs(name: str) -> None:
    file = importlib.import_module(f"aurum.{name}").__file__
    assert file is not None
    assert file.endswith(".py") == (aurum.BUILD == "pure")


@compiled_only
def test_both_builds_play_the_same_games_at_every_table() -> None:
    script = (ROOT / "tests" / "support" / "digests.py").read_text(encoding="utf-8")
    document = json.loads(_python(script, pure=True))
    assert document["build"] == "pure"
    assert document["digests"] == digests()


def test_the_digests_notice_another_winner() -> None:
    """The last choice of a game is not its end."""
    changed = """
import json
from support import digests
from aurum.games.oriflamme.rules import ending
digests.TABLES = digests.TABLES[:1]
as_it_is = digests.digests()
ending.winners = lambda table: []
print(json.dumps([as_it_is, digests.digests()]))
"""
    as_it_is, otherwise = json.loads(_python(changed, pure=True))
    assert as_it_is.keys() == otherwise.keys()
    assert as_it_is != otherwise


@compiled_only
@pytest.mark.parametrize("name", aurum.games.names())
def test_a_state_pickled_by_one_build_is_read_by_the_other(name: str) -> None:
    state = midway(name)
    position = aurum.game(name).write_position(state)
    write = f"""
import pickle, sys
from support.digests import midway
sys.stdout.buffer.write(pickle.dumps(midway({name!r})))
"""
    assert aurum.game(name).write_position(pickle.loads(_python(write, pure=True))) == position
    read = f"""
import aurum, pickle, sys
state = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(aurum.game({name!r}).write_position(state).encode())
"""
    assert _python(read, pure=True, given=pickle.dumps(state)).decode() == position


@pytest.mark.parametrize("name", aurum.games.names())
def test_a_state_can_be_copied(name: str) -> None:
    state, write = midway(name), aurum.game(name).write_position
    position = write(state)
    for copied in (copy.copy(state), copy.deepcopy(state), state.clone()):
        assert type(copied) is type(state)
        assert write(copied) == position
    for copied in (copy.copy(state), copy.deepcopy(state), state.clone()):
        while copied.actor != aurum.OVER:
            copied.apply(sample_choice(copied, Random(1)))
        assert write(state) == position


@pytest.mark.parametrize("name", aurum.games.names())
def test_a_copy_has_the_events_told_so_far_and_tells_its_own(name: str) -> None:
    state = midway(name)
    state.events = []
    state.apply(state.choices()[0])
    events = state.events[:]
    assert events
    for copied in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert copied.events == events
        while len(copied.events) == len(events):
            copied.apply(sample_choice(copied, Random(1)))
        assert state.events == events
    assert state.clone().events is None
    state.events = None
    assert copy.copy(state).events is None


@pytest.mark.parametrize("name", aurum.games.names())
def test_a_choice_may_be_an_integer_of_numpy(name: str) -> None:
    numpy = pytest.importorskip("numpy")
    state, copied = midway(name), midway(name)
    choice = state.choices()[-1]
    state.apply(numpy.int64(choice))
    copied.apply(choice)
    assert pickle.dumps(state) == pickle.dumps(copied)
    with pytest.raises(Illegal):
        state.apply(numpy.int64(-5))
    with pytest.raises(TypeError):
        state.apply(1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", aurum.games.names())
def test_a_state_travels_to_another_process(name: str) -> None:
    states = [midway(name)] * 3
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        answers = pool.map(last_choice, states)
    assert answers == [(aurum.BUILD, states[0].choices()[-1])] * 3


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the rules with what was compiled from them."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    made = building.fingerprint()
    shutil.copytree(building.BUILT / made, tmp_path / "build" / "rules" / made)
    return tmp_path


RUNS = "import aurum, aurum.games.oriflamme.rules.cards as cards; print(aurum.BUILD, cards.ROUNDS)"


@compiled_only
def test_an_edited_module_is_never_shadowed_by_what_was_compiled(checkout: Path) -> None:
    source = checkout / "src"
    assert _python(RUNS, pure=False, path=source).split() == [b"mypyc", b"6"]
    assert _python(RUNS, pure=True, path=source).split() == [b"pure", b"6"]
    cards = source / "aurum/games/oriflamme/rules/cards.py"
    before = cards.read_text(encoding="utf-8")
    cards.write_text(before.replace("ROUNDS: Final = 6", "ROUNDS: Final = 7"), encoding="utf-8")
    assert _python(RUNS, pure=False, path=source).split() == [b"pure", b"7"]
    cards.write_text(before, encoding="utf-8")
    assert _python(RUNS, pure=False, path=source).split() == [b"mypyc", b"6"]


@compiled_only
def test_a_module_that_is_not_compiled_counts_too(checkout: Path) -> None:
    """Its constants may be written into those that are."""
    with (checkout / "src/aurum/games/oriflamme/rules/options.py").open("a") as file:
        file.write("# another line\n")
    assert _python(RUNS, pure=False, path=checkout / "src").split() == [b"pure", b"6"]


@compiled_only
def test_a_build_that_has_lost_something_is_not_used(checkout: Path) -> None:
    source = checkout / "src"
    [folder] = (checkout / "build" / "rules").iterdir()
    [cards] = (folder / "aurum/games/oriflamme/rules").glob("cards.*")
    for path in (cards, folder / building.MANIFEST):
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) // 2])
        assert _python(RUNS, pure=False, path=source).split() == [b"pure", b"6"]
        path.unlink()
        assert _python(RUNS, pure=False, path=source).split() == [b"pure", b"6"]
        path.write_bytes(whole)
        assert _python(RUNS, pure=False, path=source).split() == [b"mypyc", b"6"]
    shutil.rmtree(folder / "aurum")
    assert _python(RUNS, pure=False, path=source).split() == [b"pure", b"6"]


def test_what_is_compiled_and_how_counts_as_the_sources_do(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = {building.fingerprint()}
    monkeypatch.setattr(building, "FLAGS", (*building.FLAGS, "-O3"))
    prints.add(building.fingerprint())
    monkeypatch.setattr(building, "MODULES", {**building.MODULES, "engine": ["chance"]})
    prints.add(building.fingerprint())
    assert len(prints) == 3
