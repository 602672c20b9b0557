"""The browser client's types are those of the structs of the server and of the games."""

from __future__ import annotations

from pathlib import Path

import pytest
import write_types

FILES = write_types.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_the_types_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run: python3 dev.py types"
