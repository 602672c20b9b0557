"""What the browser knows of the kinds of cards is what the rules say of them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[3]
WRITER = ROOT / "web" / "src" / "games" / "oriflamme" / "write_kinds.py"


def test_the_kinds_of_the_browser_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("oriflamme_kinds", WRITER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for path, text in module.files().items():
        assert path.read_text(encoding="utf-8") == text, f"run: python3 {WRITER}"
