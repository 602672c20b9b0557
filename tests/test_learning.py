"""The programs that learn with torch, in a clean environment and by the page alone.

No lock has torch, so the other tests leave these programs out. Each test makes a wheel of this
checkout and an empty environment, and types there what `docs/research.md` says. That fetches
hundreds of megabytes, so it is done in a soak only: `dev.py soak tests/test_learning.py`. pip's own
settings say what it fetches: `PIP_CONSTRAINT` may name a file with the version of torch.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from support.brief import SOAK

ROOT = Path(__file__).parents[1]
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not SOAK, reason="fetches torch; dev.py soak runs it"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "AURUM_NO_WEB": "1"}, check=True)
    return next(folder.glob("*.whl"))


def commands(program: str) -> list[list[str]]:
    """What the page says to type, up to this program."""
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    [block] = [found for found in CONSOLE.findall(page) if program in found]
    return [shlex.split(line[2:], comments=True) for line in block.splitlines()]


def typed(program: str, wheel: Path, folder: Path) -> str:
    """Type it in an empty environment; what the program prints."""
    venv.create(folder / "clean", with_pip=True)
    python = str(folder / "clean" / "bin" / "python")
    said = ""
    for name, *arguments in commands(program):
        if name == "pip":
            wanted = [re.sub(r"^\.(?=\[)", str(wheel), one) for one in arguments]
            command = [python, "-m", "pip", *wanted]
        else:
            assert name == "python"
            command = [python, *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        said = done.stdout
    build = "import aurum; print(aurum.BUILD, aurum.__file__)"
    found = subprocess.check_output([python, "-c", build], cwd=folder, text=True)
    assert str(folder) in found  # the wheel, and not the sources beside the program
    return said


def numbers(pattern: str, said: str) -> tuple[float, float]:
    """The two numbers that a program prints."""
    found = re.search(pattern, said)
    assert found is not None, said
    return float(found[1]), float(found[2])


def test_maskable_ppo_wins_more_than_at_the_beginning(wheel: Path, tmp_path: Path) -> None:
    said = typed("train_maskable_ppo.py", wheel, tmp_path)
    before, after = numbers(r"(\d+)% of the games before, (\d+)% after", said)
    assert 20 < before < 45
    assert after > before + 15


def test_deep_cfr_can_be_exploited_less_than_at_the_beginning(wheel: Path, tmp_path: Path) -> None:
    said = typed("train_deep_cfr.py", wheel, tmp_path)
    before, after = numbers(r"by (0\.\d+) at random, by (0\.\d+) after", said)
    assert before == 0.448
    assert 0 < after < before - 0.2
