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
from types import GenericAlias

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
    "aurum.envs.spiel": "envs.md",
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
WITHOUT_EXAMPLES = (
    "aurum.engine", "aurum.envs", "aurum.envs.spiel", "aurum.exploit", "aurum.games",
)  # fmt: skip
"""Packages whose own docstring has none."""


class Used(ast.NodeVisitor):
    """The names that a program works with. An import shows nothing of a name, and an annotation
    only of one that stands for a type, which has no other use."""

    def __init__(self, *, annotations: bool) -> None:
        self.names: set[str] = set()
        self._annotations = annotations

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        for part in (node.value, node.annotation if self._annotations else None):
            if part is not None:
                self.visit(part)

    def visit_arg(self, node: ast.arg) -> None:
        if self._annotations:
            self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            self.names.add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.names.add(node.attr)
        self.generic_visit(node)


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
    assert {path.name for path in reference} == {"index.md", *PACKAGES.values()}
    for package in PACKAGES:
        assert f"\n::: {package}\n" in page(package)


def test_every_public_package_is_an_attribute_of_aurum() -> None:
    program = "import aurum; print([name for name in {} if not {}])"
    names = sorted(package[6:] for package in PACKAGES if package.count(".") == 1)
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
    called = callable(thing) and not isinstance(thing, GenericAlias)
    own = (inspect.getdoc(thing) or "") if called or inspect.ismodule(thing) else ""
    used = Used(annotations=not called)
    for text in (page(package), own):
        for example in doctest.DocTestParser().get_examples(text):
            used.visit(ast.parse(example.source))
    assert name in used.names, f"{package}.{name} is used in no example"


def test_an_import_or_an_annotation_is_no_example() -> None:
    used = Used(annotations=False)
    used.visit(
        ast.parse("from aurum import One\nimport Two\na: Three = Four()\ndef f(b: Five): Six")
    )
    assert used.names == {"Four", "Six"}
    aliases = Used(annotations=True)
    aliases.visit(ast.parse("a: Three = Four()"))
    assert aliases.names == {"Three", "Four"}


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings_run(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert failed == 0
    assert tried > 0 or module in WITHOUT_EXAMPLES


@pytest.mark.parametrize("name", sorted({*PACKAGES.values(), "index.md"}))
def test_examples_of_the_reference_run(name: str) -> None:
    path = ROOT / "docs" / "api" / name
    failed, _ = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert failed == 0
