"""A game that brings rules, words and a name is played at the terminal like any other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
from support import tiny_game
from support.terminal_fixture import Table, numbers
from support.tiny_game.rules import game

from aurum.cli import main
from aurum.cli.play.start import DONE, FAILED, play, play_onward, resume
from aurum.engine import OVER, Explanation, Phrase, read_record, replay
from aurum.words import LANGUAGES, translator_for

WINS = {
    "en": r"★ (You win|.* wins|.* share)",
    "fr": r"★ (Vous gagnez|.* gagne|.* partagent)",
    "ru": r"★ (Вы победили|.* побеждает|.* делят)",
}
SEATS = ["you", "random", "random"]


@pytest.fixture(autouse=True)
def _tiny(tmp_path: Path) -> Iterator[None]:
    with tiny_game.installed(tmp_path):
        yield


def start(table: Table, save: Path, **given: Any) -> int:
    """Three at a table, unless told otherwise; how it ended."""
    return play(
        "tiny",
        options=given.get("options", {}),
        seats=given.get("seats", SEATS),
        language=given.get("language", "en"),
        seed=given.get("seed", 4),
        save=save,
        screen=table.screen,
    )


def typed(*answers: str) -> Iterator[str]:
    return iter(answers)


class TestAWholeGame:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("width", [44, 80, 120])
    def test_is_played_in_each_language_and_fits(
        self, language: str, width: int, tmp_path: Path
    ) -> None:
        table = Table(numbers(3), width)
        save = tmp_path / "game.json"
        assert start(table, save, language=language) == DONE
        assert re.search(WINS[language], table.text)
        assert table.widest() <= min(width, 100)
        say = translator_for(language).say
        for key in ("game-tiny", "tiny-round", "tiny-claims", "known-private", "standings-title"):
            assert say(key) in table.text.replace("\n", " ")
        assert not re.search(r"tiny-|known-|standings-|\{", table.text)

    @pytest.mark.parametrize("players", [2, 6])
    def test_is_for_as_many_as_the_rules_say(self, players: int, tmp_path: Path) -> None:
        table = Table(numbers(5))
        seats = ["you", *["random"] * (players - 1)]
        assert start(table, tmp_path / "game.json", seats=seats, options={"top": "9"}) == DONE
        assert re.search(WINS["en"], table.text)

    def test_is_resumed_where_it_was_left(self, tmp_path: Path) -> None:
        save = tmp_path / "game.json"
        left = Table(typed("1"))
        assert start(left, save) == DONE
        made = len(read_record(save.read_text()).choices)
        again = Table(chain(["log"], numbers(4)))
        assert resume(save, language="fr", screen=again.screen) == DONE
        record = read_record(save.read_text())
        assert len(record.choices) > made
        assert "Vous annoncez au moins 3." in again.text
        assert re.search(WINS["fr"], again.text)
        assert [step.state.actor for step in replay(game, record)][-1] == OVER

    def test_goes_on_from_a_move(self, tmp_path: Path) -> None:
        save, other = tmp_path / "game.json", tmp_path / "other.json"
        assert start(Table(numbers(3)), save) == DONE
        table = Table(numbers(6))
        status = play_onward(
            save, move=4, seats=None, language="en", seed=1, save=other, screen=table.screen
        )
        assert status == DONE
        first, second = (read_record(path.read_text()).choices for path in (save, other))
        assert first[:4] == second[:4]
        assert re.search(WINS["en"], table.text)

    def test_is_watched_where_only_bots_play(self, tmp_path: Path) -> None:
        table = Table(typed())
        assert start(table, tmp_path / "game.json", seats=["random", "random:Eve"]) == DONE
        assert "Eve is dealt a card." in table.text
        assert "Bot claims" in table.text
        assert not re.search(r"dealt a \d|\d\*", table.text)


class TestAtThePrompt:
    def show(self, tmp_path: Path, *answers: str, language: str = "en") -> str:
        table = Table(typed(*answers), 80)
        assert start(table, tmp_path / "game.json", language=language) == DONE
        return table.text

    def test_the_table_has_facts_of_seats_and_others(self, tmp_path: Path) -> None:
        text = self.show(tmp_path)
        assert re.search(r"Points  Card", text)
        assert re.search(r"▸ You +0  [123]\*", text)
        assert re.search(r"  Bot 2 +0  hidden", text)
        assert re.search(r"Begins +you", text)
        assert "* only you know this" in text

    def test_the_main_fact_stands_out_without_colours(self, tmp_path: Path) -> None:
        assert re.search(r"◆ Claim to beat +(at least|exactly) \d", self.show(tmp_path, "1", "1"))

    def test_choices_with_cells_make_a_grid(self, tmp_path: Path) -> None:
        text = self.show(tmp_path)
        assert re.search(r"At least +Exactly", text)
        own = int(re.search(r"dealt a (\d)\.", text)[1])  # type: ignore[index]
        for total, first in ((3, 1), (9, 13)):
            row = "".join(rf" +{first + at} \({total - own}\)" for at in (0, 1))
            assert re.search(rf"{total}{row} ", text)
        assert "In brackets: the others would hold … " in text

    def test_a_long_grid_is_set_in_blocks(self, tmp_path: Path) -> None:
        table = Table(typed(), 80)
        start(table, tmp_path / "game.json", options={"top": "9"})
        assert re.search(r"At least  Exactly +At least  Exactly +At least  Exactly", table.text)
        row = re.search(r" 3( +\d+ \(\d+\)){2} +12( +\d+ \(\d+\)){2} ", table.text)
        assert row, table.text

    def test_without_room_beside_the_numbers_what_follows_is_said_on_demand(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        explain = type(game).explain

        def far(self: Any, view: Any, choice: int) -> Explanation:
            outlook = Phrase("tiny-claim-outlook", {"others": 10**9 + choice})
            return explain(self, view, choice)._replace(outlook=(outlook,))

        monkeypatch.setattr(type(game), "explain", far)
        table = Table(typed(), 36)
        start(table, tmp_path / "game.json")
        assert re.search(r"9 +13 +14 ", table.text)
        assert "“? 1” says what would" in table.text

    @pytest.mark.parametrize("way", [0, 1])
    def test_a_grid_of_one_row_or_column_is_a_list(
        self, way: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        explain = type(game).explain

        def narrow(self: Any, view: Any, choice: int) -> Explanation:
            explained = explain(self, view, choice)
            cell = list(explained.cell or ())
            cell[way:] = [Phrase("tiny-claims"), *cell[way:]][: 2 - way]
            return explained._replace(cell=(cell[0], cell[1]))

        monkeypatch.setattr(type(game), "explain", narrow)
        assert re.search(r" 1 Claim at least 3 · the others would", self.show(tmp_path))

    def test_a_grid_that_does_not_fit_is_a_list(self, tmp_path: Path) -> None:
        table = Table(typed(), 20)
        start(table, tmp_path / "game.json")
        assert re.search(r"1 Claim at", table.text)

    def test_choices_can_be_typed_in_notation(self, tmp_path: Path) -> None:
        assert "You claim exactly 4." in self.show(tmp_path, "exactly 4", "log")

    def test_a_refusal_names_the_rule(self, tmp_path: Path) -> None:
        assert "“doubt” is not possible now.  TI-1" in self.show(tmp_path, "doubt")

    def test_help_lists_what_can_be_typed(self, tmp_path: Path) -> None:
        text = self.show(tmp_path, "?")
        for line in ("1 – 14", "exactly 9", "? 14", "? TI-1", "seen", "hint", "Enter"):
            assert line in text
        assert "card does" not in text

    @pytest.mark.parametrize(
        ("word", "expected"),
        [
            ("14", "Claim exactly 9\n  The others would hold"),
            ("ti-1", "Claim what all cards add up to, or doubt the last claim.  TI-1"),
            ("exactly 8", "12 Claim exactly 8 · the others would hold"),
            ("add up", "or doubt the last claim.  TI-1"),
            ("begins", "Begins: you"),
            ("card", "Card (bot 2): hidden"),
            ("zebra", "No choice, fact or rule here is called “zebra”."),
            ("99", "No choice, fact or rule here is called “99”."),
        ],
    )
    def test_a_word_is_explained(self, word: str, expected: str, tmp_path: Path) -> None:
        assert expected in self.show(tmp_path, f"? {word}")

    def test_what_is_known_is_shown_in_notation(self, tmp_path: Path) -> None:
        assert re.search(r"cards \d \? \?", self.show(tmp_path, "seen"))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_hint_that_cannot_be_given_ends_nothing(self, language: str, tmp_path: Path) -> None:
        text = self.show(tmp_path, "hint", "log", language=language)
        assert translator_for(language).say("play-log") in text

    def test_a_question_without_words_asks_for_a_choice(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(type(game), "question", lambda self, view: Phrase("tiny-unsaid"))
        assert "Choose one:" in self.show(tmp_path)


class TestSeveralPeople:
    def test_each_sees_only_their_own_card(self, tmp_path: Path) -> None:
        table = Table(chain.from_iterable(repeat(("", "1"))))
        save = tmp_path / "game.json"
        assert start(table, save, seats=["you:Ann", "you:Ben"], options={"top": "9"}) == DONE
        cards = [choice[-1] for choice in read_record(save.read_text()).choices if "deal" in choice]
        screens = re.split(r"Pass the keyboard to (Ann|Ben)", table.text)
        assert len(screens) > 5
        turns = list(zip(screens[1::2], screens[2::2], strict=True))
        for person, shown in turns[:2]:  # of the first round
            own, other = cards[:2] if person == "Ann" else cards[1::-1]
            assert own != other
            assert re.search(rf"▸ {person} +0  {own}\*", shown)
            assert f"You are dealt a {own}." in shown
            assert f"dealt a {other}" not in shown
            assert not re.search(rf"\b{other}\*", shown)

    def test_the_end_is_shown_to_nobody_in_particular(self, tmp_path: Path) -> None:
        table = Table(chain.from_iterable(repeat(("", "1"))))
        start(table, tmp_path / "game.json", seats=["you", "you"])
        ending = table.text.rpartition("The game is over")[2]
        assert re.search(r"Player [12]", ending)
        assert "You" not in ending


class TestRecords:
    @pytest.fixture
    def record(self, tmp_path: Path) -> Path:
        save = tmp_path / "game.json"
        assert start(Table(numbers(3)), save) == DONE
        return save

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_are_retold_in_words(
        self, language: str, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["record", "replay", str(record), "--lang", language]) == 0
        output = capsys.readouterr().out
        assert re.search(WINS[language], output)
        assert translator_for(language).say("table-person", seat=1) in output
        assert translator_for(language).say("standings-you") not in output

    def test_are_retold_as_a_seat_knew_them(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["record", "replay", str(record), "--seat", "2", "--lang", "en"]) == 0
        output = capsys.readouterr().out
        assert len(re.findall(r"You are dealt a \d", output)) == 2
        assert "Player 1 is dealt a card." in output

    def test_are_shown_and_checked(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["record", "show", str(record), "--lang", "en"]) == 0
        assert "Tiny Sums" in capsys.readouterr().out
        assert main(["record", "check", str(record), "--lang", "en"]) == 0


class TestTheCommand:
    def run(self, folder: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
        paths = os.pathsep.join([str(folder), str(Path(__file__).parents[1])])
        done = subprocess.run(
            [sys.executable, "-m", "aurum", *arguments],
            cwd=folder, env={**os.environ, "PYTHONPATH": paths, "AURUM_LANG": "en"}, input=typed,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    def test_has_the_options_and_usual_seats_of_the_game(self, tmp_path: Path) -> None:
        status, text = self.run(tmp_path, "play", "tiny", "--top", "2", "--seed", "1", typed="1\n")
        assert status == DONE
        assert re.search(r"Bot 3 +0  hidden", text)
        assert re.search(r"6 +7 \(5\) +8 \(5\)", text)
        status, text = self.run(tmp_path, "play", "oriflamme", "--top", "2")
        assert "--top" in text

    def test_refuses_a_table_that_the_rules_refuse(self, tmp_path: Path) -> None:
        _, text = self.run(tmp_path, "play", "tiny", "--seats", ",".join(["you"] * 7))
        assert "Tiny Sums is for 2 to 6 players" in text
        _, text = self.run(tmp_path, "play", "tiny", "--seats", "you")
        assert "for 2 to 6 players" in text


def test_a_game_that_fails_is_named_and_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explain(self: object, view: object, choice: int) -> object:
        raise RuntimeError("no such card")

    monkeypatch.setattr(type(game), "explain", explain)
    table = Table(numbers(1), 100)
    save = tmp_path / "game.json"
    assert start(table, save) == FAILED
    assert "The game tiny has failed (RuntimeError: no such card)" in table.text
    assert "test_play_general.py" in table.text.replace("\n", "")
    assert len(read_record(save.read_text()).choices) == 3
