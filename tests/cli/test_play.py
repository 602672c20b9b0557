"""The terminal table: whole games, secrets, and what can be typed."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from support.terminal_fixture import WINS, Table, numbers, start

import aurum
from aurum.cli.play.start import DONE
from aurum.engine import EVERYONE, SPECTATOR, Event, Seat
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.terminal.display import OriflammeDisplay
from aurum.terminal.screen import Screen
from aurum.words import LANGUAGES, translator_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "ten"), [(60, "alliance"), (100, "base")])
def test_a_whole_game_ends_with_a_winner(
    language: str, width: int, ten: str, tmp_path: Path
) -> None:
    table = Table(numbers(), width)
    save = tmp_path / "game.json"
    assert start(table, save, language=language, set=ten) == DONE
    assert re.search(WINS[language], table.text)
    assert str(save) in table.text.replace("\n", "")
    assert max(cell_len(line) for line in table.text.splitlines()) <= width
    assert len(json.loads(save.read_text(encoding="utf-8"))["choices"]) > 30


def test_a_duel_and_a_mixed_table_are_played_too(tmp_path: Path) -> None:
    table = Table(numbers())
    assert start(table, tmp_path / "duel.json", seats=["you", "random"], set="mixed") == DONE
    assert "Griffin and Wyvern" in table.text or "Pegasus and Unicorn" in table.text


def test_a_table_of_bots_is_shown_to_whoever_watches(tmp_path: Path) -> None:
    table = Table(iter(()))
    assert start(table, tmp_path / "bots.json", seats=["random"] * 4) == DONE
    assert "Round 6" in table.text
    assert re.search(WINS["en"], table.text)


def test_a_seed_makes_a_game_repeatable(tmp_path: Path) -> None:
    tables = [Table(numbers()) for _ in range(2)]
    for table in tables:
        (tmp_path / "same.json").unlink(missing_ok=True)
        seats = ["you", "squire", "knight"]
        assert start(table, tmp_path / "same.json", seed=11, seats=seats) == DONE
    assert tables[0].text == tables[1].text
    assert "bot, Knight" in tables[0].text


def test_the_screen_says_how_bots_play(tmp_path: Path) -> None:
    table = Table(iter(()))
    start(table, tmp_path / "game.json", seats=["you", "random", "random:Otto"])
    assert "bot, at random" in table.text
    assert "Otto, at random" in table.text


# Secrets


def screen_of(view: Any, events: list[Event], choices: list[int]) -> str:
    """All that a person could see at a moment: log, table, question and memory aid."""
    seats = [Seat("you", "person")] * view.seats
    display = OriflammeDisplay(translator_for("en"), seats, colour=False)
    question = display.ask(view, choices, 100) if choices else None
    table = Table(iter(()), 100)
    table.screen.show(display.table(view, question, 100), display.seen(view, 100))
    if question:
        table.screen.show(question.sentence, question.listing)
    for position in range(1, len(view.queue) + 1):
        table.screen.show(display.explain(view, str(position), 100))
    for line in display.log(events, view):
        table.screen.show(line.text)
    return table.text


@pytest.mark.parametrize("ten", ["base", "alliance"])
def test_a_screen_shows_nothing_that_the_view_does_not_tell(ten: str) -> None:
    """Two states that look alike to a seat look alike on its screen, whatever is hidden in them."""
    rng = random.Random(5)
    state = oriflamme.start(rng, players=3, set=ten)
    events: list[Event] = []
    compared = 0
    while state.actor != aurum.OVER:
        if state.actor >= 0 and rng.random() < 0.4:
            seat = state.actor
            view = state.view(seat)
            other = oriflamme.imagine(view, rng)
            assert other.view(seat) == view
            # The secrets of the others are replaced as well, and must not be missed.
            guesses = [
                event if event.audience in (-1, seat)
                else event._replace(secrets=tuple(9 for _ in event.secrets))
                for event in events
            ]  # fmt: skip
            known = [event.seen_by(seat) for event in events]
            guessed = [event.seen_by(seat) for event in guesses]
            shown = screen_of(view, known, state.choices())
            assert shown == screen_of(other.view(seat), guessed, other.choices())
            compared += 1
        state.events = []
        state.apply(aurum.sample_choice(state, rng))
        events += state.events
    assert compared > 5


def test_between_two_persons_a_curtain_hides_everything(tmp_path: Path) -> None:
    """What stands on the screen until the next person presses a key holds no card's name."""
    table = Table(numbers(3, 2))
    marks: list[tuple[int, int]] = []
    raise_curtain = table.screen.key

    def key() -> None:
        marks.append((table.text.rindex("Pass the keyboard"), len(table.text)))
        raise_curtain()

    table.screen.key = key  # type: ignore[method-assign]
    assert start(table, tmp_path / "hot.json", seats=["you:Mira", "you:Tomas", "random"]) == DONE
    assert len(marks) > 10
    for begin, end in marks:
        shown = table.text[begin:end]
        assert not any(name in shown for name in ("Archer", "Heir", "Spy", "Lord", "Soldier"))
        assert shown.startswith(("Pass the keyboard to Mira", "Pass the keyboard to Tomas"))
    assert "Mira" in table.text
    assert "Tomas" in table.text


def test_the_curtain_and_the_end_also_empty_the_scrollback() -> None:
    out = io.StringIO()
    screen = Screen(Console(file=out, force_terminal=True))
    screen.live = True
    screen.forget()
    assert "\x1b[3J" in out.getvalue()


def test_each_person_is_shown_only_their_own_view_and_the_end_is_for_everybody(
    tmp_path: Path,
) -> None:
    seen: list[int] = []
    table = Table(numbers(1, 2))
    look = OriflammeDisplay.table
    tell = OriflammeDisplay.log

    def spy(self: OriflammeDisplay, view: Any, question: Any, width: int) -> Any:
        seen.append(view.seat)
        assert question is None or view.seat == view.actor
        return look(self, view, question, width)

    def listen(self: OriflammeDisplay, events: Any, view: Any) -> Any:
        assert all(not event.secrets or event.audience in (EVERYONE, view.seat) for event in events)
        return tell(self, events, view)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OriflammeDisplay, "table", spy)
        patch.setattr(OriflammeDisplay, "log", listen)
        start(table, tmp_path / "hot.json", seats=["you", "you", "you"])
    assert seen[-1] == SPECTATOR
    assert set(seen[:-1]) == {0, 1, 2}


# What can be typed


def typed(answers: list[str], tmp_path: Path, language: str = "en", **given: Any) -> str:
    table = Table(iter(answers), 100)
    (tmp_path / "game.json").unlink(missing_ok=True)
    assert start(table, tmp_path / "game.json", language=language, **given) == DONE
    return table.text


def test_help_lists_the_commands_and_the_ten_cards(tmp_path: Path) -> None:
    text = typed(["?"], tmp_path)
    assert all(word in text for word in ("Ctrl-C", "seen", "save", "quit"))
    assert all(translator_for("en").say(f"card-{card}") in text for card in ("archer", "decree"))


def test_one_card_is_explained_with_its_rule(tmp_path: Path) -> None:
    text = typed(["? лучник"], tmp_path)
    assert "OF-5.1" in text
    assert translator_for("en").say("card-archer.does") in text
    assert "No card is called “foo”" in typed(["? foo"], tmp_path)


@pytest.mark.parametrize(
    ("language", "command", "key"),
    [("ru", "видели", "seen-title"), ("fr", "journal", "play-log"), ("ru", "seen", "seen-title")],
)
def test_commands_are_understood_in_both_languages(
    language: str, command: str, key: str, tmp_path: Path
) -> None:
    assert translator_for(language).say(key) in typed([command], tmp_path, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_garbage_is_answered_in_the_language_of_the_person(language: str, tmp_path: Path) -> None:
    answers = ["xyzzy", "99", "place Judge", "reveal", "place Archer nowhere"]
    text = typed(answers, tmp_path, language)
    assert "^^^^^" in text
    assert translator_for(language).say("play-no-number", number=99, last="")[:12] in text
    assert "MX-1" in text  # no Judge at a table of the base game
    assert "OF-2.1" in text


def test_notation_is_always_accepted(tmp_path: Path) -> None:
    for name in ("Archer", "Spy", "Heir", "Lord", "Soldier"):
        text = typed([f"place {name} end", f"place {name}"], tmp_path)
        if f"You place the {name}" in text:
            return
    pytest.fail("none of these was in the hand")


@pytest.mark.parametrize(
    "nonsense", ["expected-foo", "asked-place", "9" * 5000, "x" * 3000, "\x1b[31mred\x07", "\u202e"]
)
def test_whatever_is_typed_is_answered(nonsense: str, tmp_path: Path) -> None:
    answered = typed([nonsense], tmp_path)
    assert "\x1b" not in answered
    assert "\u202e" not in answered
    assert "start" in answered
