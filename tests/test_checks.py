"""What `dev.py test` runs on one build, and what on both."""

from __future__ import annotations

import sys
from pathlib import Path

import checks
import pytest

from aurum import building

ROOT = Path(__file__).parents[1]


def test_every_script_that_a_check_runs_is_there() -> None:
    python = checks.program("python")
    scripts = [command[1] for command in checks.checks_for([]).values() if command[0] == python]
    assert scripts
    assert [name for name in scripts if not Path(name).is_file()] == []


def test_only_what_is_about_compiled_modules_runs_on_both_builds() -> None:
    both = checks.checks_for([])
    once = checks.checks_for([], compiled=False)
    assert both.keys() - once.keys() == {checks.UNCOMPILED}
    assert [name for name in checks.ON_BOTH_BUILDS if not (ROOT / name).exists()] == []
    tested = {Path(name).name for name in checks.ON_BOTH_BUILDS}
    tests_of = {"tensors": "envs"}
    compiled = {Path(package).parts[0] for package in building.MODULES}
    assert {tests_of.get(package, package) for package in compiled} <= tested


@pytest.mark.parametrize(
    ("chosen", "again"),
    [
        (["-k", "archer"], ["-k", "archer", *checks.ON_BOTH_BUILDS]),
        (["tests/engine/test_check.py"], ["tests/engine/test_check.py"]),
        (["-x", "tests/games", "tests/server"], ["-x", "tests/games"]),
        (["tests"], [*checks.ON_BOTH_BUILDS]),
        (["tests/server"], []),
        (["tests/test_builds.py::test_the_build_says_what_runs", "-x"],
         ["-x", "tests/test_builds.py::test_the_build_says_what_runs"]),
    ],
)  # fmt: skip
def test_chosen_tests_run_again_if_they_are_about_compiled_modules(
    chosen: list[str], again: list[str]
) -> None:
    assert checks.on_both_builds(chosen) == again
    assert (checks.UNCOMPILED in checks.checks_for(chosen)) == bool(again)


@pytest.mark.parametrize(
    ("name", "status", "passes"),
    [
        (checks.UNCOMPILED, 0, True),
        (checks.UNCOMPILED, checks.NO_TESTS, True),
        (checks.UNCOMPILED, 1, False),
        ("pytest", checks.NO_TESTS, False),
    ],
)
def test_only_the_second_run_may_find_no_test(name: str, status: int, passes: bool) -> None:
    command = [sys.executable, "-c", f"raise SystemExit({status})"]
    assert checks.passes(name, command, 0, False) == passes
