"""Looking for puzzles: what is found depends on the seed alone, is kept, and is gone on from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import aurum
from aurum.bots import Question
from aurum.engine import Seat, begin_record, play_out
from aurum.puzzles import Depth, candidates, difficulty, read_puzzles, verification
from aurum.puzzles.difficulty import rate, settles, tempting
from aurum.puzzles.generation import GameScan, GenerationTask, generate, scan_game
from aurum.puzzles.puzzle import PuzzleOrigin, puzzles_of
from aurum.puzzles.verification import first_estimates, leaders, verify

CLEAR = "round 6; queue G:(Heir)+1@5 P:Lord W:Spy; stock G=4 P=6 W=0; at 1"
"""To reveal the Heir brings the victory; to keep it, nothing."""


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not as deep as for real, so that a test can look through games."""
    depth = Depth(20, 60)
    quick = {
        "oriflamme": replace(puzzles_of("oriflamme"), depth=depth, search_iterations=40),
        "orichalque": replace(puzzles_of("orichalque"), depth=Depth(8, 20), search_iterations=16),
    }
    monkeypatch.setattr(candidates, "puzzles_of", quick.__getitem__)
    monkeypatch.setattr(difficulty, "DEPTHS", (20, 50))


def asked(position: str) -> Question:
    state = aurum.game("oriflamme").read_position(position)
    return Question("oriflamme", state.view(state.actor), state.choices())


def test_what_is_clear_is_found_to_be_clear() -> None:
    read = aurum.game("oriflamme").read
    question = asked(CLEAR)
    depth = Depth(40, 100)
    worth = first_estimates(question, depth)
    assert list(worth) == [read("reveal"), read("keep")]
    verdict = verify(question, worth, leaders(worth), depth)
    assert verdict.clear
    assert verdict.best == read("reveal")
    assert len(verdict.gaps) == verification.SOURCES
    assert {tries for _, tries in verdict.tried.values()} == {300}


def test_two_that_are_alike_are_not_clear() -> None:
    """Two Spies stand beside rivals who have as much: nobody can say whom to rob."""
    question = asked("round 1; queue P:Lord G:Spy W:Lord; stock G=1 P=3 W=3; at 2; asks Spy")
    depth = Depth(100, 200)
    worth = first_estimates(question, depth)
    verdict = verify(question, worth, leaders(worth), depth)
    assert not verdict.clear
    assert len(verdict.gaps) <= verification.SOURCES


def test_those_that_come_near_are_looked_at_and_whoever_else_one_is_curious_about() -> None:
    worth = {1: 0.6, 2: 0.5, 3: 0.3, 4: 0.1}
    assert leaders(worth) == [1, 2]
    assert leaders(worth, also=4) == [1, 2, 4]
    assert leaders({1: 0.9, 2: 0.1, 3: 0.0}) == [1, 2]


def test_what_everybody_finds_is_easy() -> None:
    read = aurum.game("oriflamme").read
    question = asked(CLEAR)
    assert rate(question, read("reveal")).difficulty == 1
    assert rate(question, read("keep")).difficulty == 5
    assert settles(question, read("reveal")) == 20
    assert tempting(question, read("keep"), next_best=read("reveal")) == read("reveal")


@pytest.mark.usefixtures("_quick")
def test_a_game_gives_puzzles_that_are_moments_of_it() -> None:
    options = aurum.game("oriflamme").options({"players": 3})
    found: list[PuzzleOrigin] = []
    for number in range(1, 6):
        scan = GameScan("oriflamme", options, 3, number, frozenset())
        puzzles = scan_game(scan)
        assert len({one.kind for one in puzzles}) == len(puzzles)
        for one in puzzles:
            found.append(one.found)
            assert one.gap >= verification.CLEAR
            assert one.tried[0].choice == one.best != one.tempting
        if found:
            break
    assert found
    full = frozenset(one.kind for one in puzzles)
    again = scan_game(GameScan("oriflamme", options, 3, number, full))
    assert not full & {one.kind for one in again}


@pytest.mark.usefixtures("_quick")
def test_what_is_found_is_kept_and_gone_on_from(tmp_path: Path) -> None:
    out = tmp_path / "mine.json"
    watched: list[tuple[int, int]] = []
    task = GenerationTask(
        "oriflamme", 1, seed=4, options={"set": "alliance", "players": 3}, out=out
    )
    fresh = generate(task, lambda found, games: watched.append((found, games)))
    assert read_puzzles(out) == fresh
    assert len(fresh) == 1
    assert watched[0] == (0, 0)
    assert watched[-1][0] == 1
    assert [found for found, _ in watched] == sorted(found for found, _ in watched)
    more = generate(task, lambda found, games: None)
    kept = read_puzzles(out)
    assert kept == [*fresh, *more]
    assert min(one.found.play for one in more) > max(one.found.play for one in fresh)
    assert len({one.position for one in kept}) == 2


@pytest.mark.usefixtures("_quick")
def test_games_that_were_played_can_be_looked_through(tmp_path: Path) -> None:
    game = aurum.game("oriflamme")
    records = []
    for seed in range(6):
        record = begin_record(game, game.options({"players": 3}), [Seat("", "random")] * 3)
        state = game.begin(record.options)
        record.choices = [game.write(one) for one in play_out(state, Random(seed)).choices]
        records.append(record)
    task = GenerationTask("oriflamme", 3, records=records, out=tmp_path / "mine.json")
    found = generate(task, lambda found, games: None)
    assert found
    for one in found:
        state = game.begin(records[one.found.play - 1].options)
        for text in records[one.found.play - 1].choices[: one.found.move]:
            state.apply(game.read(text))
        assert game.write_position(state) == one.position


@pytest.mark.usefixtures("_quick")
def test_nothing_is_looked_for_where_nothing_can_be_kept(tmp_path: Path) -> None:
    watched: list[int] = []
    with pytest.raises(FileNotFoundError):
        generate(
            GenerationTask("oriflamme", 1, out=tmp_path / "nowhere" / "mine.json"),
            lambda found, games: watched.append(games),
        )
    assert not watched
