"""`hint` at the terminal: good choices by their numbers, and no change to what chance will do."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from aurum.cli.play.start import play
from aurum.terminal.screen import Screen
from aurum.words import LANGUAGES, translator_for


def sit_down(game: str, typed: Iterator[str], save: Path, language: str = "en", **more: str) -> str:
    """Play, typing this; all that the screen showed."""
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None, highlight=False, markup=False)

    def line() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    seats = ["you", "random", more.get("third", "random")]
    options: dict[str, Any] = {} if game == "orichalque" else {"set": "base"}
    screen = Screen(console, line)
    play(game, options=options, seats=seats, language=language, seed=7, save=save, screen=screen)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["oriflamme", "orichalque"])
def test_a_hint_names_choices_by_their_numbers(game: str, language: str, tmp_path: Path) -> None:
    translator = translator_for(language)
    word = translator.say("play-word-hint")
    text = sit_down(game, iter([word]), tmp_path / "game.json", language)
    hints = text.split(translator.say("hint-title"))[-1]
    pattern = re.escape(translator.say("hint-chance", percent=77)).replace("77", r"\d+")
    rows = re.findall(rf"^ *(\d+)  (\w.*?)  +{pattern}  +\S", hints, re.MULTILINE)
    assert 1 <= len(rows) <= 3


def test_a_hint_changes_nothing_that_comes(tmp_path: Path) -> None:
    plain, hinted = tmp_path / "plain.json", tmp_path / "hinted.json"
    sit_down("oriflamme", repeat("1"), plain)
    sit_down("oriflamme", chain(["hint", "1", "hint"], repeat("1")), hinted)
    assert json.loads(plain.read_text()) == json.loads(hinted.read_text())


def test_with_another_person_there_is_no_hint(tmp_path: Path) -> None:
    text = sit_down("oriflamme", iter(["", "hint"]), tmp_path / "game.json", third="you")
    assert translator_for("en").say("hint-terminal-people") in text
