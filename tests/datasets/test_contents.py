"""What a data set contains: read back with pyarrow, and replayed to the same results."""

from __future__ import annotations

import doctest
import json
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from support.odd_bots import Raises, Sound

import aurum
import aurum.datasets
from aurum.cli.commands.dataset import dataset_of
from aurum.cli.parser import build_parser
from aurum.datasets import DataSet, joining, read_card, read_records
from aurum.engine import CHANCE, OVER, State, replay
from aurum.engine.fairness import verify
from aurum.envs.encoding import encoding_of
from aurum.words import translator_for

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("oriflamme", {"players": 3, "set": "mixed"}),
    ("oriflamme", {"players": 2}),
    ("orichalque", {"players": 2, "sides": "hard"}),
    ("orichalque", {"solo": "easy"}),
]


def made(folder: Path, game: str, bots: str = "squire,random", **more: Any) -> Path:
    out = folder / "set.parquet"
    DataSet(game, bots, **{"games": 4, **more}).write(out, workers=0)
    return out


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_games_replay_from_the_rows_to_the_same_results(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    out = made(tmp_path, game, observations=True, **options)
    rules = aurum.game(game)
    encoding = encoding_of(game, dict(options))
    table = pq.read_table(out)
    choices = table.drop_columns(["observation"]).to_pylist()
    observations = table["observation"].combine_chunks()
    at = 0
    for told in rows_of(out.with_suffix(".games.parquet")):
        state: State = rules.begin(json.loads(told["options"]))
        for step in range(told["steps"]):
            row = choices[at]
            assert (row["game"], row["step"]) == (told["game"], step)
            assert row["seat"] == state.actor
            assert row["text"] == rules.write(row["choice"])
            if state.actor == CHANCE:
                nothing = ("legal", "won", "action", "legal_actions")
                assert all(row[name] is None for name in nothing)
                assert not observations[at].is_valid
            else:
                assert row["legal"] == state.choices()
                assert row["won"] == np.float32(told["shares"][state.actor])
                numbering = encoding.numbering
                assert numbering.choice(row["action"], state.actor, row["legal"]) == row["choice"]
                assert row["legal_actions"] == numbering.numbers(row["legal"], state.actor)
                seen = np.array(observations[at].as_py(), encoding.dtype)
                assert (seen == encoding.encode([state])[0]).all()
            state.apply(row["choice"])
            at += 1
        assert state.actor == OVER
        assert state.scores() == told["scores"]
        assert state.winners() == told["winners"]
        assert told["failures"] == 0
    assert at == len(choices)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_games_are_records_that_verify(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    out = made(tmp_path, game, **options)
    results = rows_of(out.with_suffix(".games.parquet"))
    records = list(read_records(out))
    assert len(records) == len(results) == 4
    rules = aurum.game(game)
    for record, told in zip(records, results, strict=True):
        assert verify(rules, record) > 0
        assert [seat.plays for seat in record.seats] == told["bots"]
        assert list(replay(rules, record))[-1].state.scores() == told["scores"]


def test_every_game_has_its_own_deal_and_bots_change_seats(tmp_path: Path) -> None:
    out = made(tmp_path, "oriflamme", "squire,random*2", players=3, games=6)
    told = rows_of(out.with_suffix(".games.parquet"))
    assert len({row["seed"] for row in told}) == 6
    assert {row["bots"].index("squire") for row in told} == {0, 1, 2}


def test_without_observations_there_is_no_column_of_them(tmp_path: Path) -> None:
    names = pq.read_schema(made(tmp_path, "oriflamme")).names
    assert names == ["game", "step", "seat", "choice", "text", "legal", "won"]


def test_observations_are_small_and_become_an_array(tmp_path: Path) -> None:
    out = made(tmp_path, "oriflamme", observations=True, games=2)
    encoding = encoding_of("oriflamme", {"players": 4})
    column = pq.read_table(out, columns=["observation"])["observation"].combine_chunks().drop_null()
    assert column.type == pa.list_(pa.uint8(), encoding.pieces.size)
    array = column.flatten().to_numpy().reshape(-1, encoding.pieces.size)
    assert (array.dtype, array.shape[0]) == (np.uint8, read_card(out)["counts"]["decisions"])


def test_rows_are_streamed_in_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "one").mkdir()
    whole = made(tmp_path / "one", "oriflamme", games=12)
    monkeypatch.setattr(joining, "ROW_GROUP", 150)
    out = made(tmp_path, "oriflamme", games=12)
    with pq.ParquetFile(out) as file:
        sizes = [file.metadata.row_group(n).num_rows for n in range(file.num_row_groups)]
    assert len(sizes) > 3
    assert max(sizes) < 300
    assert pq.read_table(out).equals(pq.read_table(whole))


def test_the_card_says_how_it_was_made(tmp_path: Path) -> None:
    out = made(tmp_path, "orichalque", observations=True, players=3, seed=9, iterations=20)
    card = json.loads(out.with_suffix(".json").read_text())
    assert card == read_card(out) == read_card(out.with_suffix(".games.parquet"))
    rows = rows_of(out.with_suffix(".games.parquet"))
    assert card["counts"]["games"] == len(rows) == 4
    assert card["counts"]["choices"] == pq.read_metadata(out).num_rows
    assert card["counts"]["decisions"] == sum(row["decisions"] for row in rows)
    assert sum(card["counts"]["seatings"].values()) == 4 * 3
    assert (card["licence"], card["build"], card["version"]) == (
        "MIT", aurum.BUILD, aurum.__version__,
    )  # fmt: skip
    assert list(card["columns"]["choices"]) == pq.read_schema(out).names
    assert list(card["columns"]["games"]) == pq.read_schema(out.with_suffix(".games.parquet")).names
    pieces = card["encoding"]["pieces"]
    assert pieces[-1]["start"] + np.prod(pieces[-1]["shape"]) == card["encoding"]["size"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("oriflamme", {"players": 3, "set": "mixed", "observations": True}),
        ("orichalque", {"players": 2, "boards": ["A", "B"], "seconds": 0.5}),
        ("orichalque", {"solo": "easy", "iterations": 7, "licence": "CC BY 4.0"}),
    ],
)
def test_the_command_of_the_card_makes_the_same(game: str, options: dict[str, Any]) -> None:
    from aurum.datasets.card import command_of

    dataset = DataSet(game, "random", seed=3, games=7, **options)
    words = shlex.split(command_of(dataset, Path("set.parquet")))
    chosen = build_parser(translator_for("en")).parse_args(words[1:])
    assert dataset_of(chosen).identity() == dataset.identity()
    assert dataset_of(chosen).licence == dataset.licence


def test_bots_of_ones_own_play_and_their_failures_are_counted(tmp_path: Path) -> None:
    out = tmp_path / "own.parquet"
    card = DataSet("oriflamme", {"raises": Raises(), "sound": Sound()}, games=3).write(out)
    failures = sum(row["failures"] for row in rows_of(out.with_suffix(".games.parquet")))
    assert card["counts"]["failures"] == failures > 0
    assert card["made_by"] == "aurum.datasets.DataSet"
    other = tmp_path / "other.parquet"  # other bots by the same names are asked themselves
    bots = {"raises": Sound(), "sound": Sound()}
    assert DataSet("oriflamme", bots, games=3).write(other)["counts"]["failures"] == 0


def test_the_example_of_the_package_is_true() -> None:
    assert doctest.testmod(aurum.datasets).failed == 0
