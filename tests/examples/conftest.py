"""A fresh environment with Aurum and, beside it, the package of Liar's Dice as pip installs it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "liars_dice"

Run = Callable[..., subprocess.CompletedProcess[str]]
"""Runs Python there with these arguments."""


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """No network is needed: what the package is built with is in the environment of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    _python(sys.executable, folder, "-m", "venv", "--without-pip", "env").check_returncode()
    [packages] = folder.glob("env/[Ll]ib/**/site-packages")
    beside = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (packages / "beside.pth").write_text(beside)
    fresh = str(folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python")
    pip = ["-m", "pip", "--python", fresh, "--disable-pip-version-check", "install", "-q"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    done = _python(sys.executable, folder, *pip, *offline, str(PACKAGE))
    assert done.returncode == 0, done.stdout + done.stderr

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        paths = os.pathsep.join([str(ROOT / "tests"), str(ROOT / "examples")])
        return _python(fresh, folder, *arguments, PYTHONPATH=paths, PYTHONUTF8="1")

    return run


def _python(
    python: str, folder: Path, *arguments: str, **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [python, *arguments],
        cwd=folder, env={**os.environ, **more}, capture_output=True, text=True, check=False,
    )  # fmt: skip
