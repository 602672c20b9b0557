"""What an analysis says of a choice: the same each time, from the viewpoint of whoever made it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.paired_games import Distinguishable, Pair, play_at_random, vary_hidden

import aurum
from aurum import analysis, bots
from aurum.analysis import AnalysisParams, ChoiceAnalysis, RecordedChoice
from aurum.engine import Options, Record, Seat, begin_record, sample_choice
from aurum.games.oriflamme.rules import oriflamme
from aurum.words import LANGUAGES, translator_for

BRIEFLY = 6
TABLES: list[tuple[str, Options]] = [
    ("oriflamme", {"players": 3}),
    ("oriflamme", {"players": 2, "set": "alliance"}),
    ("orichalque", {"players": 2}),
    ("orichalque", {"players": 1, "solo": "normal"}),
]
tables = pytest.mark.parametrize(("name", "options"), TABLES)


def played(name: str, options: Options, seed: int = 1, level: str = "squire") -> Record:
    """A whole game."""
    game = aurum.game(name)
    rng = Random(seed)
    checked = game.options(options, rng)
    state = game.begin(checked)
    seats = [Seat(f"P{number}", level) for number in range(game.seats(checked))]
    record = begin_record(game, checked, seats)
    while state.actor != aurum.OVER:
        choice = sample_choice(state, rng)
        if state.actor >= 0 and level != "random":
            question = bots.Question(name, state.view(state.actor), state.choices())
            choice = bots.answer(level, question, rng, bots.Budget(iterations=30)).choice
        record.choices.append(game.write(choice))
        state.apply(choice)
    return record


def look_at(position: str, made: str, iterations: int = 300) -> ChoiceAnalysis:
    """A choice at a position of Oriflamme, looked at."""
    state = oriflamme.read_position(position)
    question = bots.Question("oriflamme", state.view(state.actor), state.choices())
    params = AnalysisParams("regent", iterations)
    return analysis.analyse_choice(
        RecordedChoice(1, question, oriflamme.read(made)), params, oriflamme
    )


@tables
def test_the_same_record_and_seed_give_the_same_and_another_seed_another(
    name: str, options: Options
) -> None:
    record = played(name, options)
    one, same, other = (
        analysis.analyse(record, iterations=BRIEFLY, seed=seed).to_json() for seed in (3, 3, 4)
    )
    assert one == same
    assert one != other


def test_both_builds_find_the_same(tmp_path: Path) -> None:
    record = played("oriflamme", {"players": 3})
    path = tmp_path / "record.json"
    path.write_text(record.to_json(), encoding="utf-8")
    command = [sys.executable, "-m", "aurum", "analyse", str(path), "--json", "--iterations", "3"]
    environment = {**os.environ, "AURUM_PURE": "1"}
    found = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert analysis.read_analysis(found.decode()) == analysis.analyse(record, iterations=3)


def test_several_workers_find_what_one_finds() -> None:
    record = played("oriflamme", {"players": 3})
    seen: list[tuple[int, int]] = []
    alone = analysis.analyse(record, iterations=2, watch=lambda done, of: seen.append((done, of)))
    assert analysis.analyse(record, iterations=2, workers=2) == alone
    total = len(alone.choices)
    assert seen == [(done, total) for done in range(1, total + 1)]


@tables
def test_every_real_choice_is_looked_at_and_nothing_else(name: str, options: Options) -> None:
    record = played(name, options)
    game = aurum.game(name)
    found = analysis.analyse(record, iterations=BRIEFLY)
    looked = {one.move: one for one in found.choices}
    state = game.begin(record.options)
    for number, text in enumerate(record.choices, 1):
        real = state.actor >= 0 and len(state.choices()) > 1
        assert (number in looked) == real, "neither chance nor what is forced can cost anything"
        if real:
            one = looked[number]
            assert (one.seat, one.made) == (state.actor, text)
            assert game.read(one.best) in state.choices()
        state.apply(game.read(text))
    assert found.timeline()[-1] == (len(record.choices), found.result)


def test_a_course_tells_of_each_what_it_could_know_itself_when_it_last_chose() -> None:
    why = bots.Reason("bot-of-only")
    looked = [
        ChoiceAnalysis(1, 0, "", "", [0.5, 0.5], 0, 0, 0, why),
        ChoiceAnalysis(2, 1, "", "", [0.9, 0.1], 0, 0, 0, why),
        ChoiceAnalysis(3, 1, "", "", [0.7, 0.3], 0, 0, 0, why),
    ]
    known = {
        "oriflamme": [[0.5, 0.5], [0.5, 0.1], [0.5, 0.3]],
        "orichalque": [[0.5, 0.5], [0.9, 0.1], [0.7, 0.3]],
    }
    for name, course in known.items():
        record = played(name, {"players": 2})
        found = analysis.Analysis(record, AnalysisParams("regent", 1), looked, None)
        assert [chances for _, chances in found.timeline()] == course


@tables
def test_costs_and_chances_make_sense(name: str, options: Options) -> None:
    found = analysis.analyse(played(name, options, level="random"), iterations=BRIEFLY)
    for one in found.choices:
        assert one.cost == 0 or one.cost >= analysis.NEGLIGIBLE
        assert one.made != one.best or one.cost == 0
        assert 0 <= one.after <= 1
        assert 0 <= one.best_after <= 1
        if len(one.chances) > 1:
            assert sum(one.chances) == pytest.approx(1, abs=0.001)
        for language in LANGUAGES:
            assert translator_for(language).say(one.reason.key, one.reason.facts)
    worst = found.costliest(5)
    assert worst
    assert [one.cost for one in worst] == sorted((o.cost for o in worst), reverse=True)
    seat = worst[0].seat
    assert found.costliest(1, seat) == worst[:1]
    assert all(one.seat == seat for one in found.costliest(99, seat))


def test_the_result_is_who_has_won() -> None:
    found = analysis.analyse(played("oriflamme", {"players": 3}), iterations=1)
    state = oriflamme.begin(found.record.options)
    for text in found.record.choices:
        state.apply(oriflamme.read(text))
    assert found.result is not None
    assert [seat for seat, share in enumerate(found.result) if share] == state.winners()


def test_a_game_that_stops_early_has_no_result() -> None:
    record = played("oriflamme", {"players": 3})
    record.choices = record.choices[:12]
    found = analysis.analyse(record, iterations=1)
    assert found.result is None
    assert max(one.move for one in found.choices) <= 12
    assert found.timeline()[-1][0] < 12


def test_a_blunder_costs_most_and_the_good_choice_nothing() -> None:
    position = "round 6; queue G:(Conspiracy)+5 P:Lord W:Heir; stock G=3 P=6 W=5; at 1"
    blunder = look_at(position, "keep")
    assert blunder.best == "reveal"
    assert blunder.cost > 0.5
    assert blunder.cost == pytest.approx(blunder.best_after - blunder.after)
    assert blunder.reason.key == "bot-of-reveal-last"
    good = look_at(position, "reveal")
    assert (good.best, good.cost) == ("reveal", 0)
    record = played("oriflamme", {"players": 3}, seed=2, level="baron")
    found = analysis.analyse(record, iterations=40)
    assert all(one.cost < blunder.cost for one in found.choices), "good players make none like it"


def _twins(seed: int) -> tuple[Options, Sequence[int], Sequence[int], int]:
    """A game in two tellings, and how far seat 0 cannot tell one from the other."""
    rng = Random(seed)
    options = oriflamme.options({"players": 3})
    while True:
        one = play_at_random(options, rng)
        other = vary_hidden(options, one, 1, rng)
        pair = Pair(options, [0])
        alike = 0
        try:
            for first, second in zip(one, other, strict=True):
                pair.apply(first, second)
                alike += 1
        except Distinguishable:
            pass
        if one[:alike] != other[:alike] and alike > 25:
            return options, one, other, alike


def _looked(options: Options, choices: Sequence[int], moves: int) -> list[Any]:
    texts = [oriflamme.write(choice) for choice in choices[:moves]]
    seats = [Seat(name, "person") for name in "ABC"]
    record = Record("oriflamme", oriflamme.rules, options, seats, texts)
    found = analysis.analyse(record, iterations=BRIEFLY)
    return [one for one in found.choices if one.seat == 0]


@pytest.mark.parametrize("seed", range(3))
def test_the_bot_knows_no_more_than_whoever_chose(seed: int) -> None:
    options, one, other, alike = _twins(seed)
    found = _looked(options, one, alike)
    assert found
    assert found == _looked(options, other, alike)


def test_who_does_not_look_ahead_cannot_analyse() -> None:
    record = played("oriflamme", {"players": 3})
    with pytest.raises(analysis.BadAnalysis) as refused:
        analysis.analyse(record, level="page")
    assert refused.value.facts == {"given": "page", "allowed": "knight, baron, regent"}
    assert "knight, baron, regent" in str(refused.value)
