"""A trained network plays, without torch; its weights are refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import aurum
from aurum.engine import CHANCE, OVER, sample_choice
from aurum.networks.errors import BadNetworkFile
from aurum.networks.layouts import layout_of
from aurum.networks.network import Network
from aurum.networks.weights_file import write_weights
from aurum.training import evaluation

GAME = "oriflamme"
LAYOUT = layout_of(GAME)


def weights_file(path: Path, **said: object) -> Path:
    """Random weights of a small network."""
    rng = np.random.default_rng(1)
    shapes: dict[str, tuple[int, ...]] = {
        "first": (len(LAYOUT.inputs()[0]), 8), "second": (4, 8), "act": (LAYOUT.actions, 4),
        "block0.inner": (4, 4), "block0.outer": (4, 4), "block0.norm": (4,), "norm": (4,),
    }  # fmt: skip
    shapes |= {
        f"{name}.bias": (shape[0] if name != "first" else 8,) for name, shape in shapes.items()
    }
    arrays: dict[str, Any] = {
        name: rng.normal(size=shape).astype(np.float16) for name, shape in shapes.items()
    }
    write_weights(path, {"game": GAME, "blocks": 1, "row_layers": 0, **said}, arrays)
    return path


def test_odds_are_of_the_legal_choices(tmp_path: Path) -> None:
    player = Network(weights_file(tmp_path / "weights.npz"))
    rng = Random(1)
    for options in ({"players": 3, "set": "mixed"}, {"players": 2, "set": "alliance"}):
        state = aurum.game(GAME).start(rng, **options)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(sample_choice(state, rng))
                continue
            legal, odds = player.odds(state)
            assert legal == state.choices()
            assert odds.sum() == pytest.approx(1)
            assert player.choose(state, rng, True) == legal[int(odds.argmax())]
            state.apply(player.choose(state, rng, False))


def test_all_games_are_played_and_counted(tmp_path: Path) -> None:
    path = weights_file(tmp_path / "weights.npz")
    assert evaluation.main([str(path), "--games", "random:8", "--tables", "4:base,2:mixed"]) == 0
    found = json.loads((tmp_path / "evaluation.json").read_text(encoding="utf-8"))
    assert [(line["table"], line["choices"], line["games"]) for line in found] == [
        ("4:base", "drawn", 8), ("4:base", "best", 8), ("2:mixed", "drawn", 8),
        ("2:mixed", "best", 8),
    ]  # fmt: skip
    for line in found:
        low, high = line["interval"]
        assert 0 <= low <= line["share"] <= high <= 1


def test_a_limit_ends_an_evaluation_with_what_was_played(tmp_path: Path) -> None:
    path = weights_file(tmp_path / "weights.npz")
    matches = evaluation.read_matches(LAYOUT, GAME, "4:base", "knight:20000", "drawn")
    found: list[dict[str, Any]] = []
    limit = 0.001
    while not found:  # a slow machine may begin no game in so little time
        found = evaluation.evaluate(path, GAME, matches, 1, limit)
        limit = max(2.0, 2 * limit)
    assert 0 < found[0]["games"] < 20000


def test_a_share_allows_for_deals() -> None:
    [match] = evaluation.read_matches(LAYOUT, GAME, "4:base", "squire:8", "best")
    found = evaluation.summary(match, {0: 1.0, 1: 1.0, 2: 1.0, 3: 1.0, 4: 0.0, 5: 0.0})
    assert (found["games"], found["share"], found["over_fair"]) == (6, 0.6667, 2.667)
    assert found["interval"][1] - found["interval"][0] > 0.8  # two deals say little


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--games", "duke:4"], "there is no bot 'duke'"),
        (["--games", "squire"], "not a name and a number"),
        (["--tables", "6:base"], "there is no table '6:base'"),
        (["--choices", "worst"], "drawn or best, not 'worst'"),
    ],
)
def test_matches_that_are_none_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    path = weights_file(tmp_path / "weights.npz")
    assert evaluation.main([str(path), *arguments]) == 1
    assert why in capsys.readouterr().err


def test_weights_that_cannot_play_are_refused(tmp_path: Path) -> None:
    path = weights_file(tmp_path / "weights.npz")
    with pytest.raises(BadNetworkFile, match=r"weights\.npz: plays oriflamme, not orichalque"):
        Network(path, "orichalque")
    with pytest.raises(BadNetworkFile, match=r"weights\.npz: has the format 99; this program"):
        Network(weights_file(tmp_path / "weights.npz", format=99))
    whole = weights_file(path).read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadNetworkFile, match=r"weights\.npz: is damaged"):
        Network(path)
    with pytest.raises(BadNetworkFile, match=r"nothing\.npz: is missing"):
        Network(tmp_path / "nothing.npz")
    assert evaluation.main([str(path)]) == 1


def test_weights_of_another_layout_are_refused(tmp_path: Path) -> None:
    path = weights_file(tmp_path / "weights.npz")
    with np.load(path) as file:
        arrays: dict[str, Any] = {name: file[name] for name in file.files}
    for name in ("first", "first:scale"):
        arrays[name] = arrays[name][:-1]
    np.savez(path, **arrays)
    with pytest.raises(BadNetworkFile, match=r"is of another version: 'first' has \d+ rows"):
        Network(path)
