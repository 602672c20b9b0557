"""The browser client's types are those of the server's structs."""

from __future__ import annotations

import write_types


def test_the_types_are_up_to_date() -> None:
    written = write_types.TARGET.read_text(encoding="utf-8")
    assert written == write_types.typescript(), "run: python3 dev.py types"
