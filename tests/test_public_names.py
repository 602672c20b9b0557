"""What is public is listed, explained, and shown in an example that runs."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.util
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = {
    "aurum": "aurum.md",
    "aurum.analysis": "analysis.md",
    "aurum.arena": "arena.md",
    "aurum.bots": "bots.md",
    "aurum.datasets": "datasets.md",
    "aurum.engine": "engine.md",
    "aurum.envs": "envs.md",
    "aurum.exact": "exact.md",
    "aurum.exploit": "exploit.md",
    "aurum.games": "games.md",
    "aurum.statistics": "statistics.md",
}
"""The public packages, and the pages of `docs/api` that describe them."""
MODULES = [*PACKAGES, "aurum.engine.batch", "aurum.engine.check", "aurum.rulebook"]
NAMES = [
    (package, name) for package in PACKAGES for name in importlib.import_module(package).__all__
]
EXAMPLE = re.compile(r"^ *(?:>>>|\.\.\.) (.*)$", re.MULTILINE)


def page(package: str) -> str:
    return (ROOT / "docs" / "api" / PACKAGES[package]).read_text(encoding="utf-8")


def source(module: str) -> str:
    found = importlib.util.find_spec(module)
    assert found is not None
    path = ROOT / "src" / Path(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return path.read_text(encoding="utf-8")


def explanation(module: str, name: str) -> str:
    """The docstring of a name where it is defined, also of a value, which has none at run time."""
    body = ast.parse(source(module)).body
    body = [part for one in body for part in (one.body if isinstance(one, ast.If) else [one])]
    for number, part in enumerate(body):
        if isinstance(part, ast.ImportFrom) and part.module is not None:
            for alias in part.names:
                if (alias.asname or alias.name) == name:
                    path = f"{part.module}.{alias.name}"
                    if (ROOT / "src" / Path(*path.split("."))).is_dir():
                        return ast.get_docstring(ast.parse(source(path))) or ""
                    return explanation(part.module, alias.name)
        if isinstance(part, ast.ClassDef | ast.FunctionDef) and part.name == name:
            return ast.get_docstring(part) or ""
        targets = part.targets if isinstance(part, ast.Assign) else []
        targets = [part.target] if isinstance(part, ast.AnnAssign) else targets
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            after = body[number + 1] if number + 1 < len(body) else None
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                return str(after.value.value)
            return ""
    raise AssertionError(f"{module} does not define {name}")


def test_the_public_packages_are_those_of_the_promise() -> None:
    promise = (ROOT / "docs" / "stability.md").read_text(encoding="utf-8")
    table = promise.split("| package |")[1].split("\n\n")[0]
    assert set(re.findall(r"^\| `([\w.]+)` \|", table, re.MULTILINE)) == set(PACKAGES)
    reference = sorted((ROOT / "docs" / "api").glob("*.md"))
    assert [path.name for path in reference] == sorted(["index.md", *PACKAGES.values()])
    for package in PACKAGES:
        assert f"\n::: {package}\n" in page(package)


def test_every_public_package_is_an_attribute_of_aurum() -> None:
    program = "import aurum; print([name for name in {} if not {}])"
    names = sorted(package.removeprefix("aurum.") for package in PACKAGES if package != "aurum")
    for missing in ("hasattr(aurum, name)", "name in dir(aurum)"):
        # In a process of its own: here the packages are loaded, and then they are found anyway.
        code = program.format(names, missing)
        found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert (found.stdout, found.stderr) == ("[]\n", "")


@pytest.mark.parametrize(("package", "name"), NAMES)
def test_every_public_name_says_what_it_is(package: str, name: str) -> None:
    assert len(explanation(package, name).split()) >= 3


@pytest.mark.parametrize(("package", "name"), NAMES)
def test_every_public_name_has_an_example(package: str, name: str) -> None:
    thing = getattr(importlib.import_module(package), name)
    own = (inspect.getdoc(thing) or "") if callable(thing) or inspect.ismodule(thing) else ""
    shown = "\n".join(EXAMPLE.findall(f"{page(package)}\n{own}"))
    assert re.search(rf"(?<!\w){name}\b", shown), f"{package}.{name} is in no example"


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert failed == 0
    assert tried > 0 or module in ("aurum.engine", "aurum.envs", "aurum.exploit", "aurum.games")


@pytest.mark.parametrize("name", sorted([*PACKAGES.values(), "index.md"]))
def test_examples_of_the_reference_run(name: str) -> None:
    path = ROOT / "docs" / "api" / name
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failed == 0
