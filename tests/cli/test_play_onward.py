"""`aurum play --from`: on from a move of a game gone by, as a game of its own."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import aurum
from aurum.cli import main
from aurum.cli.play.start import DONE, REFUSED, play_onward, resume
from aurum.engine import Record, Seat, begin_record, play_out, read_record, replay
from aurum.engine.record import Continued
from aurum.terminal.screen import Screen
from aurum.words import LANGUAGES, translator_for

MOVE = 20


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A whole game of three bots."""
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    record = begin_record(game, options, [Seat(name, "random") for name in ("Ana", "Bo", "Cy")])
    played = play_out(game.begin(options), random.Random(5)).choices
    record.choices = [game.write(choice) for choice in played]
    path = tmp_path / "source.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def answers() -> Iterator[str]:
    rng = random.Random(2)
    while True:
        yield str(rng.randint(1, 2))


def go_on(path: Path, save: Path, **given: Any) -> tuple[int, str]:
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None, highlight=False, markup=False)
    typed = answers()
    screen = Screen(console, lambda: next(typed))
    asked = {"move": MOVE, "seats": None, "language": "en", "seed": 3, "save": save, **given}
    return play_onward(path, screen=screen, **asked), out.getvalue()


def kept(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_begins_where_the_other_stood_and_says_so(
    language: str, source: Path, tmp_path: Path
) -> None:
    save = tmp_path / "onward.json"
    status, output = go_on(source, save, language=language)
    assert status == DONE
    assert translator_for(language).say("play-onward-known") in " ".join(output.split())
    old, new = kept(source), kept(save)
    assert new.choices[:MOVE] == old.choices[:MOVE]
    assert new.continued == Continued(old.name, MOVE)
    actors = [step.state.actor for step in replay(aurum.game("oriflamme"), old)]
    persons = [number for number, seat in enumerate(new.seats) if seat.plays == "person"]
    assert persons == [actors[MOVE - 1]], "whoever is asked there is you"
    assert len(list(replay(aurum.game("oriflamme"), new))) == len(new.choices) > MOVE
    assert resume(save, language=language, screen=Screen(Console(file=io.StringIO()))) == DONE


def test_others_may_sit_there_and_a_seed_repeats_it(source: Path, tmp_path: Path) -> None:
    saves = [tmp_path / "one.json", tmp_path / "other.json"]
    for save in saves:
        status, _ = go_on(source, save, seats=["random:Mo", "you:Vi", "random"])
        assert status == DONE
    first, second = map(kept, saves)
    assert first == second
    assert [(seat.name, seat.plays) for seat in first.seats][:2] == [
        ("Mo", "random"),
        ("Vi", "person"),
    ]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"move": 999}, "There is no move 999"),
        ({"move": None}, "the game is over"),
        ({"seats": ["you", "random"]}, "2 seats"),
        ({"seats": ["you", "nobody", "random"]}, "nobody"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    given: dict[str, Any], says: str, source: Path, tmp_path: Path
) -> None:
    status, output = go_on(source, tmp_path / "onward.json", **given)
    assert status == REFUSED
    assert re.search(says, " ".join(output.split()))
    assert not (tmp_path / "onward.json").exists()


def test_a_file_that_is_there_is_not_overwritten(source: Path, tmp_path: Path) -> None:
    before = source.read_text(encoding="utf-8")
    status, output = go_on(source, source)
    assert status == REFUSED
    assert "--resume" in output
    assert source.read_text(encoding="utf-8") == before


def test_the_command_takes_it(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = str(tmp_path / "bots.json")
    given = ["play", "--from", str(source), "--move", str(MOVE), "--save", save]
    assert main([*given, "--seats", "random,random,random", "--lang", "en"]) == DONE
    assert kept(tmp_path / "bots.json").continued is not None
    capsys.readouterr()
