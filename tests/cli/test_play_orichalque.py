"""The Orichalque table on a terminal: whole games, what can be typed, the command."""

from __future__ import annotations

import io
import json
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from support.terminal_fixture import Table, numbers, seats_of, shown, walk

from aurum.cli import main
from aurum.cli.play.notation import read_choice
from aurum.cli.play.start import DONE, REFUSED, play, resume
from aurum.engine import Unreadable
from aurum.games.orichalque.rules.choices import FIGHT, PUT
from aurum.games.orichalque.rules.frames import ASK_TILE
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.terminal.display import OrichalqueDisplay
from aurum.words import LANGUAGES, translator_for

WINS = {
    "en": r"★ .*wins?!",
    "fr": r"★ .*gagnez?\s!",
    "ru": r"★ .*(победа ваша|Победа ваша|побеждает)!",
}


def start(table: Table, save: Path, seats: list[str] | None = None, **given: Any) -> int:
    return play(
        "orichalque",
        options=given.get("options", {}),
        seats=seats or ["you"],
        language=given.get("language", "en"),
        seed=given.get("seed", 7),
        save=save,
        screen=table.screen,
    )


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "level"), [(60, "hard"), (100, "easy")])
def test_a_whole_solo_game_ends(language: str, width: int, level: str, tmp_path: Path) -> None:
    table = Table(numbers(seldom=9), width)
    save = tmp_path / "solo.json"
    assert start(table, save, language=language, options={"solo": level}) == DONE
    assert re.search(WINS[language], table.text)
    assert table.widest() <= width
    assert len(json.loads(save.read_text(encoding="utf-8"))["choices"]) > 50


@pytest.mark.parametrize(("language", "width"), [("en", 100), ("fr", 60), ("ru", 60), ("ru", 100)])
def test_a_whole_game_of_three_ends(language: str, width: int, tmp_path: Path) -> None:
    table = Table(numbers(2, seldom=9), width)
    seats = ["you:Mira", "random", "random:Leif"]
    assert start(table, tmp_path / "three.json", seats, language=language) == DONE
    assert re.search(WINS[language], table.text)
    assert "Leif" in table.text
    assert table.widest() <= width


def test_four_persons_share_a_keyboard_and_nothing_is_secret(tmp_path: Path) -> None:
    table = Table(islice(numbers(3, seldom=9), 60))  # at the curtain any line will do
    code = start(table, tmp_path / "four.json", ["you:A", "you:B", "you:C", "you:D"])
    assert code == DONE
    assert translator_for("en").say("play-curtain-private-orichalque") in table.text


def test_a_table_of_bots_is_shown_to_whoever_watches(tmp_path: Path) -> None:
    table = Table(iter(()))
    assert start(table, tmp_path / "bots.json", ["random", "random"]) == DONE
    assert "Round 5" in table.text
    assert "Bot 1" in table.text


def test_a_game_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    save = tmp_path / "left.json"
    first = Table(iter(["1", "1", "quit"]))
    assert start(first, save, options={"solo": "easy"}) == DONE
    assert str(save) in first.text.replace("\n", "")
    again = Table(numbers(seldom=9))
    assert resume(save, language="ru", screen=again.screen) == DONE
    assert re.search(WINS["ru"], again.text)


# Typing


def test_notation_may_leave_out_what_goes_without_saying() -> None:
    position = "boards A B\nmetropolis 1 a5 b5\nmetropolis 2 d1 c1\nheld produce1=F\nphase tile\n"
    state = orichalque.read_position(position)
    assert read_choice(orichalque, state, "put b4 r0") == read_choice(orichalque, state, "b4")
    assert read_choice(orichalque, state, "C5 R0") == read_choice(orichalque, state, "c5")
    assert read_choice(orichalque, state, "a1 r0") == PUT  # not legal, but said in full
    with pytest.raises(Unreadable):
        read_choice(orichalque, state, "nonsense")


def test_equal_placements_are_one_choice_however_they_are_typed() -> None:
    for state, _ in walk({"players": 2}, 8):
        if state.actor < 0 or state.stack[-1][0] != ASK_TILE:
            continue
        if len(set(state.setup.components.tiles[state.taken_card[1]].terrains)) > 1:
            continue
        display = OrichalqueDisplay(translator_for("en"), seats_of({"players": 2}), colour=False)
        view = state.view(state.actor)
        legal = state.choices()
        settled = {display.listed_choice(view, PUT + spot * 8 + turn, legal)
                   for spot in range(160) for turn in range(6)}  # fmt: skip
        assert settled >= set(legal)
        assert display.listed_choice(view, FIGHT, legal) == FIGHT


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("hydra", "Take the Titan"), ("гидра", "Take the Titan"), ("mine", "this mine brings"),
        ("шахта", "this mine brings"), ("forest", "Theia"), ("forêt", "Theia"),
        ("capture", "Fight the creatures"), ("вербовка", "training camps"), ("Рея", "Construct"),
        ("temple", "rhombus"), ("volcano", "any building"), ("2", "Bot"), ("c2", "next to"),
        ("xyz", "Nothing is called"), ("statue", "Please type"), ("9", "no island"),
        ("médaillon", "5 orichalque"),
        ("automaton", "solo game"), ("skull", "wins the fight"), ("metropolis", "mine and one"),
    ],
)  # fmt: skip
def test_anything_can_be_asked_about_in_any_language(typed: str, expected: str) -> None:
    state = orichalque.start(random.Random(4), players=2, boards=["B", "D"], sides="hard")
    display = OrichalqueDisplay(translator_for("en"), seats_of({"players": 2}), colour=False)
    text = shown(display.explain(state.view(0), typed, 100), width=100).text
    assert expected in " ".join(text.split())


def test_at_the_table_help_what_is_left_and_errors_are_answered(tmp_path: Path) -> None:
    typed = ["?", "? hydra", "? 2", "left", "log", "found a1 a1", "c9", "77", "", "quit"]
    table = Table(iter(typed), 100)
    assert start(table, tmp_path / "asked.json", options={"solo": "normal"}) == DONE
    for text in ("what is left in the piles", "Strength 12", "sector 2", "Still to come",
                 "OR-2.2", "There is no choice 77"):  # fmt: skip
        assert text in table.text


# The command


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["orichalque", "--set", "base"], "--set does not belong to orichalque"),
        (["oriflamme", "--solo", "easy"], "--solo does not belong to oriflamme"),
        (["oriflamme", "--boards", "A,B"], "--boards does not belong to oriflamme"),
        (["orichalque", "--solo", "mad"], "mad is not an automaton"),
        (["orichalque", "--seats", "you,bot,bot,bot,bot"], "2 to 4 play"),
        (["orichalque", "--solo", "easy", "--seats", "you,bot"], "one against the automaton"),
        (["orichalque", "--boards", "A,A"], "not a choice of boards"),
        (["orichalque", "--sides", "flat"], "not a choice of sides"),
        (["orichalque", "--initiative", "martian"], "not a rule of initiative"),
        (["orichalque", "--components", "nowhere"], "nowhere"),
    ],
)
def test_the_command_refuses_what_does_not_fit(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments, "--lang", "en"]) == REFUSED
    printed = capsys.readouterr()
    assert expected in " ".join((printed.out + printed.err).split())


def test_the_command_opens_the_table_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    save = tmp_path / "asked.json"
    arguments = ["--boards", "C", "--sides", "hard", "--seed", "1", "--save", str(save)]
    assert main(["play", "orichalque", "--solo", "hard", *arguments, "--lang", "en"]) == DONE
    options = json.loads(save.read_text(encoding="utf-8"))["options"]
    assert (options["solo"], options["boards"], options["sides"]) == ("hard", ["C"], ["hard"])
    assert "Hard island C" in capsys.readouterr().out
