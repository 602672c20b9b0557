"""The notebooks run, and what they show is what their texts say."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
RUNNER = str(ROOT / "tests" / "support" / "notebook.py")

Run = Callable[..., CompletedProcess[str]]
"""Runs Python in the environment that has Liar's Dice beside Aurum."""


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


def test_a_notebook_is_kept_without_what_it_has_shown(notebook: Path) -> None:
    text = notebook.read_text(encoding="utf-8")
    book = json.loads(text)
    assert (book["nbformat"], book["metadata"]["language_info"]) == (4, {"name": "python"})
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
    assert text == json.dumps(book, ensure_ascii=False, indent=1) + "\n"
    page = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert f"({notebook.name})" in page


def shown(name: str, installed: Run) -> list[str]:
    """What the cells of a notebook show."""
    done = installed(RUNNER, str(ROOT / "examples" / f"{name}.ipynb"))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found


def test_a_game_is_played_and_its_record_replays(installed: Run) -> None:
    chance, picture, scores, record = shown("play", installed)
    assert chance.startswith("(True, [")
    assert picture.startswith("<svg")
    points, winners = ast.literal_eval(scores)
    assert points["squire"] in points.values()
    assert winners
    assert record.startswith("(True, ")


def test_a_view_hides_what_its_state_shows(installed: Run) -> None:
    state, view, text, imagined, numbers = shown("view", installed)
    assert state.startswith("<svg")
    assert view.startswith("<svg")
    assert state != view
    assert text == "['queue G:(Soldier)+1 P:(?)+2 W:Heir']"
    fits, queues = ast.literal_eval(imagined)
    assert fits
    assert all(queue.startswith("G:(Soldier)+1 P:(") and "?" not in queue for queue in queues)
    assert len(set(queues)) > 1
    assert ast.literal_eval(numbers)[1] > 1


def test_an_agent_learns(installed: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # Its arrays are small: several threads of numpy's would wait for each other on a busy machine.
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    *_, last = shown("train", installed)
    before, after = ast.literal_eval(last)
    assert before < 0.4
    assert after > before + 0.08


def test_a_best_response_wins_what_can_be_counted(installed: Run) -> None:
    choices, shares = shown("exploit", installed)
    assert "bid 1x1" in choices
    known = ast.literal_eval(shares)
    assert 0.5 < known["uniform"] < 1
    assert 0.5 < known["honest"] <= 1
