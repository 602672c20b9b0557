"""`aurum puzzles`: list, show, solve, make, check, and what is said to bad input."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest

from aurum.cli import main
from aurum.puzzles import puzzle, puzzle_set, set_names, write_puzzles
from aurum.words import LANGUAGES, translator_for

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AURUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_list_tells_of_every_puzzle_and_of_no_answer(capsys: Out) -> None:
    assert main(["puzzles", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line[0] != " "] == [
        f"{name}: {len(puzzle_set(name))} puzzles" for name in set_names()
    ]
    assert len(lines) == len(set_names()) + sum(len(puzzle_set(name)) for name in set_names())
    assert main(["puzzles", "list", "alliance", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [one["difficulty"] for one in document["alliance"]] == [
        one.difficulty for one in puzzle_set("alliance")
    ]
    assert not {"best", "tried", "tempting"} & set(document["alliance"][0])


@pytest.mark.parametrize("name", set_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_drawn_and_its_answer_only_if_it_is_wanted(
    name: str, language: str, capsys: Out
) -> None:
    sentence = translator_for(language).say("puzzles-answer-is", choice="§").split("§")[0]
    assert main(["puzzles", "show", name, "2", "--lang", language]) == 0
    assert sentence not in capsys.readouterr().out
    assert main(["puzzles", "show", name, "2", "--answer", "--lang", language]) == 0
    assert sentence in capsys.readouterr().out


def test_solving_goes_on_until_it_is_right(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    one = puzzle("oriflamme", 3)
    typed(monkeypatch, "99", "nonsense", one.tempting, one.best, "q")
    assert main(["puzzles", "solve", "oriflamme", "3"]) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "There is no choice 99: they are numbered from 1 to 2." in output
    assert "cannot be read here" in output
    wrong, right = output.index("is not the best choice."), output.index("Right: “")
    assert wrong < right < output.index("Played to the end")
    assert "Puzzle 4" not in output


def test_solving_shows_the_answer_and_the_next_one(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    typed(monkeypatch, "?", "", "q")
    assert main(["puzzles", "solve", "orichalque"]) == 0
    output = capsys.readouterr().out
    assert "The best choice is" in output
    assert "Puzzle 2" in output


def test_puzzles_of_ones_own(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "mine.json"
    write_puzzles(path, puzzle_set("orichalque")[:2])
    assert main(["puzzles", "list", str(path)]) == 0
    assert capsys.readouterr().out.startswith(f"{path}: 2 puzzles")
    assert main(["puzzles", "check", str(path), "--tries", "30"]) in (0, 1)
    assert capsys.readouterr().out.splitlines()[-1].startswith("2 puzzles checked")


def test_an_answer_that_does_not_hold_is_told(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "mine.json"
    one = next(one for one in puzzle_set("oriflamme") if one.gap > 0.2 and len(one.tried) == 2)
    lie = msgspec.structs.replace(
        one, best=one.tempting, tempting=one.best, then=[], tried=one.tried[::-1]
    )
    write_puzzles(path, [lie])
    assert main(["puzzles", "check", str(path), "--tries", "200"]) == 1
    output = capsys.readouterr().out
    assert "1: another choice is " in output
    assert "1 answer is not confirmed" in output


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["show", "chess", "1"], "There are no puzzles called “chess”."),
        (["show", "oriflamme", "999"], "There is no puzzle 999"),
        (["solve", "alliance", "999"], "There is no puzzle 999"),
        (["list", "nowhere.json"], "cannot be read as puzzles"),
        (["make", "orichalque", "--set", "base"], "--set"),
        (["make", "oriflamme", "--players", "9"], "9"),
        (["make", "oriflamme", "--records", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_bad_input_is_answered(arguments: list[str], expected: str, capsys: Out) -> None:
    assert main(["puzzles", *arguments]) == 2
    shown = capsys.readouterr()
    assert expected in shown.err
    assert not shown.out


def test_records_of_another_game_are_refused(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "games.jsonl"
    assert main(["simulate", "oriflamme", "--games", "1", "--records", str(path)]) == 0
    assert main(["puzzles", "make", "orichalque", "--records", str(path)]) == 2
    assert "oriflamme" in capsys.readouterr().err
