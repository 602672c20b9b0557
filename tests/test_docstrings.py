"""`help` explains what can be called, also where it is compiled."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path

import pytest

import aurum
from aurum import building, engine

SOURCES = Path(__file__).parents[1] / "src" / "aurum"
COMPILED = [
    (folder, name)
    for folder, names in building.MODULES.items()
    if folder.startswith("engine") or folder.endswith("/rules")
    for name in names
]


def _explained(text: str) -> list[tuple[str, str]]:
    """The functions and methods of a module that have a docstring, and it; `help` of what
    Python itself calls, such as `__init__`, comes from elsewhere."""
    found = []
    for node in ast.parse(text).body:
        inside = node.body if isinstance(node, ast.ClassDef) else []
        prefix = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for each in (node, *inside):
            if not isinstance(each, ast.FunctionDef) or each.name.startswith("__"):
                continue
            if doc := ast.get_docstring(each):
                found.append((f"{'' if each is node else prefix}{each.name}", doc))
    return found


def test_help_explains_a_method() -> None:
    doc = inspect.getdoc(aurum.State.apply)
    assert doc is not None
    assert doc.startswith("Make a choice. An illegal one raises `Illegal`, naming the rule")
    assert str(inspect.signature(aurum.State.apply)).startswith("(self, ")
    assert "A game subclasses this class." in (inspect.getdoc(aurum.State) or "")


def test_help_explains_a_function() -> None:
    for function in (engine.sample_choice, engine.play_out):
        assert inspect.getdoc(function)


@pytest.mark.parametrize(("folder", "name"), COMPILED)
def test_every_docstring_is_there_in_both_builds(folder: str, name: str) -> None:
    explained = _explained((SOURCES / folder / f"{name}.py").read_text(encoding="utf-8"))
    module = importlib.import_module(f"aurum.{folder.replace('/', '.')}.{name}")
    for path, doc in explained:
        found: object = module
        for part in path.split("."):
            found = getattr(found, part)
        assert inspect.getdoc(found) == doc, path
