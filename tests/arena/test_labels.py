"""Names of bots where there is little room."""

from __future__ import annotations

import re

import pytest
from support.odd_bots import Sound

from aurum.arena import Match
from aurum.arena.labels import labels
from aurum.arena.ratings import signed
from aurum.cli.reports.arena import print_report
from aurum.words import LANGUAGES, translator_for

WITH = "my_experiments_with_bots:CautiousExplorerWithMemory"
WITHOUT = "my_experiments_with_bots:CautiousExplorerWithoutMemory"


def test_what_fits_stays() -> None:
    assert labels(["regent", "mine:Cautious"], 13) == {
        "regent": "regent",
        "mine:Cautious": "mine:Cautious",
    }


def test_of_a_class_its_name_is_enough() -> None:
    assert list(labels(["regent", WITH], 30).values()) == ["regent", "CautiousExplorerWithMemory"]


def test_two_of_one_name_are_told_apart() -> None:
    found = labels(["first_module_of_mine:Bot", "second_module_of_mine:Bot"], 16)
    assert list(found.values()) == ["first_m…mine:Bot", "second_…mine:Bot"]
    found = labels(["a" * 30 + "x" + "b" * 30, "a" * 30 + "y" + "b" * 30], 12)
    assert list(found.values()) == ["1 aaaa…bbbbb", "2 aaaa…bbbbb"]


def test_a_class_is_not_taken_for_a_level() -> None:
    assert list(labels(["regent", "mine_and_very_long:regent"], 12).values()) == [
        "regent",
        "mine_…regent",
    ]


@pytest.mark.parametrize("room", [8, 12, 20, 60])
def test_no_label_is_too_long_and_no_two_are_alike(room: int) -> None:
    names = [WITH, WITHOUT, "regent", "page", "other:CautiousExplorerWithMemory"]
    found = labels(names, room)
    assert list(found) == names
    assert len(set(found.values())) == len(names)
    assert all(len(label) <= room for label in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_fits_eighty_columns(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = {name: Sound() for name in (WITH, WITHOUT, "regent")}
    report = Match("oriflamme", bots, players=4, games=36).play()
    print_report(report, translator_for(language))
    _, *lines, _ = capsys.readouterr().out.splitlines()
    assert len(lines) > 3 * 5
    assert max(len(line) for line in lines) <= 80
    text = "\n".join(lines)
    assert "WithMemory" in text
    assert "WithoutMemory" in text or "thoutMemory" in text
    for bot in report.bots:
        assert translator_for(language).say("desk-percent", n=f"{100 * bot.win_share:.1f}") in text
    ratings = re.findall(r" ([+−]\d+) +([+−]\d+) … ([+−]\d+) ", text)
    assert ratings == [tuple(map(signed, bot.rating)) for bot in report.bots]
