"""Matches in this process: what is played, what is reported, and how bots fail."""

from __future__ import annotations

import doctest
import importlib
import json
import shutil
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from support.odd_bots import Lies, Raises, Sound

import aurum
from aurum.arena import BadMatch, Match, MatchReport
from aurum.arena.results import FAILURES, Result
from aurum.bots import bot
from aurum.engine import CHANCE, OVER, read_record, replay
from aurum.engine.errors import BadOptions
from aurum.engine.fairness import verify


def essence(report: MatchReport) -> list[object]:
    """All of a match that does not depend on how fast the machine is."""
    return [(r.game, r.deal, r.bots, r.scores, r.rounds, bytes(r.record)) for r in report.results]


TABLES: list[tuple[str, dict[str, object]]] = [
    ("oriflamme", {"players": 2}),
    ("oriflamme", {"players": 5, "set": "alliance"}),
    ("oriflamme", {"players": 3, "set": "mixed"}),
    ("orichalque", {"players": 2, "sides": "hard"}),
    ("orichalque", {"solo": "easy"}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_kind_of_table_is_played_and_its_records_verify(
    game: str, options: dict[str, object]
) -> None:
    match = Match(game, "random", games=3, seed=5, **options)  # type: ignore[arg-type]
    report = match.play(workers=0)
    assert [result.game for result in report.results] == [1, 2, 3]
    rules = aurum.game(game)
    for result in report.results:
        record = read_record(bytes(result.record).decode())
        assert verify(rules, record) > 0
        steps = list(replay(rules, record))
        assert steps[-1].state.actor == OVER
        assert steps[-1].state.scores() == result.scores == result.rounds[-1]
        assert steps[-1].state.winners() == result.winners
        first = next(step.actor for step in steps if step.actor != CHANCE)
        assert result.first == first


def test_a_match_is_the_same_each_time_and_another_with_another_seed() -> None:
    first, again, other = (
        Match("oriflamme", "random", games=6, seed=seed).play(workers=0) for seed in (1, 1, 2)
    )
    assert essence(first) == essence(again) != essence(other)


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    report = Match("oriflamme", {"a": Sound(), "b": bot("oriflamme", "random")}, games=12).play(
        workers=0
    )
    openings: dict[int, set[tuple[str, ...]]] = defaultdict(set)
    for result in report.results:
        choices = json.loads(bytes(result.record))["choices"]
        openings[result.deal].add(tuple(choices[:5]))  # four times aside, and who is first
    assert all(len(found) == 1 for found in openings.values())
    assert len(set.union(*openings.values())) == len(openings)


def test_shares_add_up_and_a_shared_victory_is_shared() -> None:
    report = Match("oriflamme", "random*3", players=3, games=30).play(workers=0)
    assert report["random"].win_share == pytest.approx(1 / 3)
    result = report.results[0]
    shared = Result(**{name: getattr(result, name) for name in result.__struct_fields__})
    shared.winners = [0, 2]
    assert [shared.credit(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_the_better_bot_is_reported_as_better() -> None:
    report = Match("orichalque", "random,greedy", players=2, games=16).play(workers=0)
    best, worst = report.bots
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.win_share > 0.8 > 0.2 > worst.win_share
    assert best.win_share + worst.win_share == pytest.approx(1)
    assert best.ci[0] > 0.5 > worst.ci[1]
    assert best.rating.low > 0 > worst.rating.high
    assert best.rating.value == pytest.approx(-worst.rating.value)
    assert best.points[-1] > worst.points[-1]
    assert sum(share.seatings for share in best.seats) == 16
    assert best.decisions > 16
    assert best.ms_p95 is not None
    assert best.ms_median is not None
    assert 0 < best.ms_median <= best.ms_p95
    assert "<td>greedy</td>" in report._repr_html_()


def test_alone_a_bot_is_measured_by_the_automaton() -> None:
    report = Match("orichalque", "random,greedy", solo="easy", games=8).play(workers=0)
    assert [bot.games for bot in report.bots] == [4, 4]
    assert report.as_dict()["automaton"]["rating"] > report["random"].rating.value


def test_with_two_bots_each_is_alone_against_the_other_at_some_table() -> None:
    report = Match("oriflamme", {"a": Sound(), "b": bot("oriflamme", "random")}, games=22).play(
        workers=0
    )
    seen = {table.bots: table.games for table in report.pairings}
    assert seen == {("a", "a", "a", "b"): 8, ("a", "a", "b", "b"): 6, ("a", "b", "b", "b"): 8}
    for table in report.pairings:
        total = sum(share.share * table.bots.count(n) for n, share in table.shares.items())
        assert total == pytest.approx(1)


# What bots do wrong


def test_a_bot_that_raises_is_noted_and_plays_on_by_legal_choices() -> None:
    bots = {"raises": Raises(), "b": Sound(), "c": Sound()}
    report = Match("oriflamme", bots, players=3, games=6).play(workers=0)
    assert len(report.results) == 6
    assert report["raises"].failures == len(report.failures) > 6
    assert (report["b"].failures, report["c"].failures) == (0, 0)
    (told,) = report.as_dict()["failures"]
    assert told["bot"] == "raises"
    assert told["kind"] == "raised"
    assert told["what"] == "ValueError: too much to choose from"
    assert told["times"] == len(report.failures)
    first = report.failures[0]
    record = json.loads(bytes(report.results[first.game - 1].record))
    assert first.choice <= len(record["choices"])


def test_every_kind_of_nonsense_is_named() -> None:
    report = Match("oriflamme", {"lies": Lies(), "b": Sound()}, games=12).play(workers=0)
    kinds = {failure.kind for failure in report.failures}
    assert kinds == set(FAILURES) - {"raised", "slow", "crashed"}
    assert {failure.bot for failure in report.failures} == {"lies"}
    assert all(failure.what for failure in report.failures)


def test_an_answer_that_comes_too_late_is_not_taken() -> None:
    match = Match("oriflamme", {"a": Sound(), "b": Sound()}, games=1, limit=1e-9)
    with pytest.raises(BadMatch, match="a does not pass its first question: it took too long"):
        match.play(workers=0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "No bot of oriflamme is called “clever”. There are .*random"),
        ("no_such_module:Bot", "importing no_such_module fails with ModuleNotFoundError"),
        ("support.odd_bots:Nobody", "odd_bots has no class Nobody"),
        ("support.odd_bots:NoBot", "it has no method answer"),
        ("support.odd_bots:NotMade", "called without arguments, fails with TypeError"),
        ("support.odd_bots:RaisesAtOnce", r"first question: it raised an error \(ValueError: no\)"),
        (":Bot", "cannot be loaded"),
    ],
)
def test_a_bot_is_checked_before_the_first_game(name: str, said: str) -> None:
    match = Match("oriflamme", [name, "random"], games=4)
    with pytest.raises(BadMatch, match=said):
        match.play(workers=0)


def test_a_bot_of_the_current_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_first_bot.py").write_text("from support.odd_bots import Sound as Careful\n")
    monkeypatch.chdir(tmp_path)
    report = Match("oriflamme", "my_first_bot:Careful,random", games=2).play(workers=1)
    assert report["my_first_bot:Careful"].games == 2
    assert report.failures == []


def test_a_match_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOptions, match="3 to 5 families"):
        Match("oriflamme", "random", players=9)
    with pytest.raises(BadOptions):
        Match("orichalque", "random", sides="soft")
    for name in ("games", "seconds", "iterations", "limit"):
        with pytest.raises(BadMatch, match=f"{name} must be above zero"):
            Match("oriflamme", "random", **{name: -1})
    with pytest.raises(BadMatch, match="seconds must be above zero, not nan"):
        Match("oriflamme", "random", seconds=float("nan"))
    with pytest.raises(BadMatch, match="cannot be given up after 2"):
        Match("oriflamme", "random", seconds=3, limit=2)


def test_the_example_of_the_module_runs() -> None:
    failed, tried = doctest.testmod(importlib.import_module("aurum.arena"))
    assert (failed, tried > 0) == (0, True)


def test_what_is_no_match_is_refused_before_anybody_sits_down() -> None:
    nobody: Any
    for nobody in ({}, [], ""):
        with pytest.raises(BadMatch, match="not the name of a bot"):
            Match("oriflamme", nobody, players=3, games=3)
    wrong: Any
    for wrong in (2.5, "3"):
        with pytest.raises(TypeError, match="integer"):
            Match("oriflamme", "page,random", players=3, games=wrong)
    match = Match("oriflamme", "page,random", players=3, games=3)
    with pytest.raises(ValueError, match="-1"):
        match.play(workers=-1)
    report = match.play(workers=0)
    assert report["page"].name == "page"
    with pytest.raises(KeyError, match="knight"):
        report["knight"]


def test_a_level_is_another_bot_when_the_code_of_its_game_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugin = aurum.games.load("oriflamme")
    copied = tmp_path / "oriflamme"
    shutil.copytree(plugin.folder / "bots", copied / "bots")
    before = Match("oriflamme", "squire,random", games=2).identity()["code"]
    monkeypatch.setattr(type(plugin), "folder", copied)
    assert Match("oriflamme", "squire,random", games=2).identity()["code"] == before
    with (copied / "bots" / "levels.py").open("a") as file:
        file.write("# changed\n")
    assert Match("oriflamme", "squire,random", games=2).identity()["code"] != before
