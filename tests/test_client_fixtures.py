"""What the browser's tests compare themselves with is what Python makes of the same games today."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

WRITERS = sorted((Path(__file__).parents[1] / "web" / "src" / "games").glob("*/write_fixture.py"))


@pytest.mark.parametrize("writer", WRITERS, ids=lambda writer: writer.parent.name)
def test_the_fixture_is_up_to_date(writer: Path) -> None:
    spec = importlib.util.spec_from_file_location(f"{writer.parent.name}_fixture", writer)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    written = module.TARGET.read_text(encoding="utf-8")
    assert written == module.text(), f"run: .venv/bin/python {writer}"


def test_there_are_some() -> None:
    assert WRITERS
