"""Whole games of Liar's Dice at a terminal with the installed package, by typed input."""

from __future__ import annotations

import re
import sys
from itertools import chain
from pathlib import Path

from aurum.cli import main
from aurum.cli.play.start import DONE, play, play_onward, resume
from aurum.engine import read_record
from aurum.words import translator_for
from support.terminal_fixture import Table, numbers

SAVED = Path("terminal.json")
OPTIONS: dict[str, object] = {"dice": "2", "wild": "true", "exact": "true"}


def whole_game(language: str) -> None:
    """Played with all that one can type, left, resumed and played to its end."""
    say = translator_for(language).say
    table = Table(iter(("?", "? 1", "? LD-2.1", "seen", "log", "99999", "bid 0x9", "1")), 80)
    status = play(
        "liars_dice", options=OPTIONS, seats=["you", "random", "random:Eve"], language=language,
        seed=3, save=SAVED, screen=table.screen,
    )  # fmt: skip
    assert status == DONE, table.text
    for key in ("game-liars_dice", "play-help", "known-notation", "play-log", "known-private"):
        assert say(key) in table.text, key
    assert table.widest() <= 80
    again = Table(chain(["log"], numbers(2, 2)), 80)
    assert resume(SAVED, language=language, screen=again.screen) == DONE, again.text
    assert say("standings-title") in again.text
    assert "★" in again.text
    assert not re.search(r"liars_dice-", table.text + again.text)


def onward() -> None:
    """From a moment of that game, three people take it over."""
    other = Path("onward.json")
    table = Table(chain.from_iterable(("", number) for number in numbers(4, 2)), 80)
    status = play_onward(
        SAVED, move=9, seats=["you:Ann", "you:Ben", "you:Cy"], language="en", seed=1, save=other,
        screen=table.screen,
    )  # fmt: skip
    assert status == DONE, table.text
    first, second = (read_record(path.read_text()).choices for path in (SAVED, other))
    assert first[:9] == second[:9]
    other.unlink()


def records(language: str) -> None:
    """The game that was played, retold and counted."""
    for arguments in (["record", "replay"], ["record", "check"], ["record", "show"], ["stats"]):
        assert main([*arguments, str(SAVED), "--lang", language]) == 0, arguments


def play_all(language: str) -> None:
    whole_game(language)
    onward()
    records(language)
    SAVED.unlink()
    print("all is well")


if __name__ == "__main__":
    play_all(sys.argv[1])
