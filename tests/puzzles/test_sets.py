"""The puzzles that come with Aurum: enough of them, sound, clear, different, and explained."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console

from aurum.bots import try_out
from aurum.cli.reports.puzzles import PuzzleScreen
from aurum.puzzles import (
    BadPuzzles,
    Puzzle,
    explain,
    puzzle_set,
    read_puzzles,
    set_names,
    write_puzzles,
)
from aurum.puzzles.difficulty import LONGEST, LOWER
from aurum.puzzles.puzzle import puzzles_of
from aurum.puzzles.verification import CLEAR, SOURCES, measure_gap
from aurum.terminal.screen import Screen
from aurum.words import LANGUAGES, translator_for

ENOUGH = 30
each_set = pytest.mark.parametrize("name", set_names())


@each_set
def test_there_are_enough_and_all_of_them_are_sound(name: str) -> None:
    puzzles = puzzle_set(name)  # reads every position, and compares choices with the rules
    assert len(puzzles) >= ENOUGH
    for one in puzzles:
        assert puzzles_of(one.game).set_of(one.rulebook.settings(one.state())) == name
        assert one.best in [one.rulebook.write(choice) for choice in one.question.choices]


@each_set
def test_one_choice_is_clearly_the_best(name: str) -> None:
    for number, one in enumerate(puzzle_set(name), 1):
        assert one.gap >= CLEAR, number
        assert one.sources == SOURCES
        assert all(other.worth <= one.tried[0].worth - CLEAR for other in one.tried[1:]), number
        assert one.tried[0].tries >= 3000
        assert one.tried[1].choice == max(one.tried[1:], key=lambda each: each.worth).choice


@each_set
def test_difficulty_is_how_many_levels_miss_it(name: str) -> None:
    for one in puzzle_set(name):
        assert list(one.levels) == list(LOWER)
        missing = sum(1 - share for share in one.levels.values())
        assert one.difficulty == 1 + min(4, int(missing + 0.5))
        assert one.settles <= LONGEST
    assert {one.difficulty for one in puzzle_set(name)} >= {2, 3, 4, 5}
    assert [one.difficulty for one in puzzle_set(name)] == sorted(
        one.difficulty for one in puzzle_set(name)
    )


@each_set
def test_no_two_are_alike_and_they_ask_different_things(name: str) -> None:
    puzzles = puzzle_set(name)
    seen = {one.rulebook.write_view(one.question.view) for one in puzzles}
    assert len(seen) == len(puzzles)
    kinds = Counter(one.kind for one in puzzles)
    assert len(kinds) >= 4
    assert kinds.most_common(1)[0][1] <= len(puzzles) * 0.4
    tables = {str(one.rulebook.settings(one.state())["players"]) for one in puzzles}
    assert len(tables) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@each_set
def test_every_answer_is_explained_in_every_language(name: str, language: str) -> None:
    for one in puzzle_set(name):
        written = StringIO()
        screen = Screen(Console(file=written, width=100, highlight=False), read=lambda: "")
        telling = PuzzleScreen(one, translator_for(language), screen)
        telling.answer()
        shown = " ".join(written.getvalue().split())
        reasons = explain(one)
        assert len(reasons) >= 2
        for reason in reasons:
            sentence = translator_for(language).say(reason.key, telling.words_for(reason.facts))
            assert "".join(sentence.split()) in "".join(shown.split())


@each_set
def test_some_answers_hold_when_they_are_tried_again(name: str) -> None:
    """From a source not used to make them. `aurum puzzles check` tries them all, deeply."""
    puzzles = puzzle_set(name)
    for number in (2, 17):
        one = puzzles[number]
        tries = 400 if one.game == "oriflamme" else 150
        assert measure_gap(one, tries, source=99) > 0, number + 1


def test_a_try_can_be_repeated_exactly() -> None:
    for name in set_names():
        one = puzzle_set(name)[0]
        choice = one.rulebook.read(one.best)
        first, second = (try_out(one.question, choice, 20, Random(5)) for _ in range(2))
        assert first == second


def test_what_is_hidden_does_not_matter() -> None:
    """Another world that fits the same view is the same puzzle, with the same explanation."""
    differ = 0
    for one in puzzle_set("oriflamme")[::6]:
        other = one.rulebook.imagine(one.question.view, Random(8))
        differ += other != one.state()
        same = msgspec.structs.replace(one, position=one.rulebook.write_position(other))
        assert same.question == one.question
        assert [reason for reason in explain(same) if reason.key != "puzzle-then"] == [
            reason for reason in explain(one) if reason.key != "puzzle-then"
        ]
    assert differ > 2


# Files


def document(one: Puzzle) -> dict[str, object]:
    built: dict[str, object] = msgspec.to_builtins(one)
    return built


def written(tmp_path: Path, **changed: object) -> Path:
    path = tmp_path / "mine.json"
    one = document(puzzle_set("oriflamme")[0]) | changed
    path.write_text(json.dumps({"aurum": 1, "puzzles": [one]}), encoding="utf-8")
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    write_puzzles(path, puzzle_set("alliance")[:3])
    assert read_puzzles(path) == list(puzzle_set("alliance")[:3])
    assert [file.name for file in tmp_path.iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"position": "queue G:(Nobody)"}, "puzzles-unsound"),
        ({"best": "rob Q"}, "puzzles-unsound"),
        ({"tempting": puzzle_set("oriflamme")[0].best}, "puzzles-unsound"),
        ({"tried": []}, "puzzles-unsound"),
        ({"rules": 99}, "puzzles-unsound"),
        ({"game": "chess"}, "puzzles-unsound"),
        ({"difficulty": "hard"}, "puzzles-unreadable"),
        ({"surprise": 1}, "puzzles-unreadable"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, changed: dict[str, object], key: str) -> None:
    with pytest.raises(BadPuzzles) as raised:
        read_puzzles(written(tmp_path, **changed))
    assert raised.value.key == key
    for language in LANGUAGES:
        assert translator_for(language).say(key, raised.value.facts)


def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    for text, key in [
        ("", "puzzles-unreadable"),
        ("[]", "puzzles-unreadable"),
        ('{"aurum": 7, "puzzles": []}', "puzzles-format"),
        ("[" * 100_000, "puzzles-unreadable"),
    ]:
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadPuzzles) as raised:
            read_puzzles(path)
        assert raised.value.key == key
    with pytest.raises(BadPuzzles, match="cannot be read"):
        read_puzzles(tmp_path / "nowhere.json")
    with pytest.raises(BadPuzzles, match="no puzzles called"):
        puzzle_set("chess")
