"""The examples run, and do what they say."""

from __future__ import annotations

import builtins
import importlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import train_deep_cfr
from play_a_bot import play
from train_an_agent import run
from write_a_bot import Dreamer, win_share

from aurum import bots

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def program(name: str, *arguments: str, typed: str = "") -> str:
    """An example as somebody starts it; what it prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    return done.stdout


@pytest.mark.parametrize(("game", "bot"), [("oriflamme", "random"), ("orichalque", "greedy")])
def test_somebody_plays_a_bot(game: str, bot: str) -> None:
    printed = program("play_a_bot.py", game, "--bot", bot, "--seed", "3", typed="\n" * 2000)
    assert "scores [" in printed.splitlines()[-1]
    assert "seat 1: " in printed


def test_a_person_may_type_numbers_words_and_nonsense(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["99", "fly away", "reveal", "1", "place Spy"])
    monkeypatch.setattr(builtins, "input", lambda _: next(typed, ""))
    assert play("oriflamme", "random", 2, seed=3)
    printed = capsys.readouterr().out
    assert "fly" in printed
    assert "[OF-" in printed  # why nothing can be revealed yet


def test_a_bot_of_twenty_lines_beats_random_ones() -> None:
    share = win_share("oriflamme", Dreamer(), 18, seed=1, budget=bots.Budget(iterations=80))
    assert share > win_share("oriflamme", bots.bot("oriflamme", "random"), 18, seed=1)
    assert share > 0.6


def test_a_bot_of_twenty_lines_plays_the_other_game_too() -> None:
    assert 0 <= win_share("orichalque", Dreamer(), 1, seed=1, budget=bots.Budget(iterations=2)) <= 1


def test_a_bot_of_twenty_lines_keeps_the_contract() -> None:
    asked: list[bots.Answer] = []

    class Watched(Dreamer):
        def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
            answer = super().answer(question, budget, rng)
            assert answer.choice in question.choices
            assert sum(answer.policy) == pytest.approx(1)
            assert sum(answer.chances) == pytest.approx(1)
            asked.append(answer)
            return answer

    win_share("oriflamme", Watched(), 2, seed=4, budget=bots.Budget(iterations=20))
    assert len(asked) > 10


def test_training_makes_an_agent_better() -> None:
    before, after = run(games=400, seed=1, tries=120)
    assert before < 0.43
    assert after > before + 0.1


def test_training_can_be_started_by_hand() -> None:
    assert "after 20" in program("train_an_agent.py", "--games", "20", "--tries", "5")


def test_writing_a_bot_can_be_started_by_hand() -> None:
    assert "of 1 games" in program("write_a_bot.py", "oriflamme", "--games", "1", "--dreams", "5")


def test_maskable_ppo_learns() -> None:
    """Where sb3-contrib is installed, which brings torch."""
    pytest.importorskip("sb3_contrib")
    train_maskable_ppo = importlib.import_module("train_maskable_ppo")
    before, after = train_maskable_ppo.run(steps=8192, games=300, seed=1)
    assert after > before + 0.05


def test_deep_cfr_learns_from_information_states() -> None:
    """Where torch is installed, and dm-tree, which OpenSpiel's own Deep CFR imports."""
    pytest.importorskip("torch")
    pytest.importorskip("tree")
    before, after = train_deep_cfr.run(iterations=3, traversals=15, seed=1)
    assert before == pytest.approx(0.4479, abs=1e-4)
    assert 0 < after < before - 0.2
