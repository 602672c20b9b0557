"""One layout for all tables: what a network reads and answers at each of them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from aurum.engine import OVER, State, sample_choice
from aurum.envs.encoding import encoding_of
from aurum.networks.layouts import layout_of
from aurum.tensors.universal import ABSENT, columns_of
from aurum.training.game import (
    inverse_actions,
    name_of,
    plans_of,
    table_named,
    tables_of,
)
from aurum.training.settings import TrainingSettings, check, number_after, parse

GAME = "oriflamme"
LAYOUT = layout_of(GAME)
TABLES = [dict(options) for options in LAYOUT.universal.tables]


def moments(options: dict[str, Any], count: int) -> list[State]:
    """Positions in which a seat must choose, of one play at random."""
    rng = Random(7)
    state = encoding_of(GAME, options).begin(rng)
    found: list[State] = []
    while state.actor != OVER and len(found) < count:
        if state.actor >= 0 and rng.random() < 0.2:
            found.append(state.clone())
        state.apply(sample_choice(state, rng))
    return found


def spread(options: dict[str, Any], states: list[State]) -> np.ndarray[Any, Any]:
    """What the seats that must choose know, in the universal layout."""
    table = LAYOUT.map(options)
    found = np.zeros((len(states), LAYOUT.size), np.uint8)
    found[:, table.columns] = encoding_of(GAME, options).encode(states)
    found[:, table.constants] = 1
    return found


def test_there_is_a_table_for_every_number_of_players_and_set() -> None:
    assert {name_of(options) for options in TABLES} == {
        f"{players}:{ten}" for players in (2, 3, 4, 5) for ten in ("base", "alliance", "mixed")
    }


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_a_column_of_a_table_is_the_universal_column_of_its_name(options: dict[str, Any]) -> None:
    table = LAYOUT.map(options)
    own = list(columns_of(encoding_of(GAME, options).pieces.pieces))
    assert [LAYOUT.columns[number] for number in table.columns] == own
    assert len(set(table.columns.tolist())) == len(own)
    assert not set(table.columns.tolist()) & set(table.constants.tolist())
    encoding = encoding_of(GAME, options)
    states = moments(options, 5)
    back = spread(options, states)[:, table.columns]
    np.testing.assert_array_equal(back, encoding.encode(states))


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_an_action_of_a_table_is_the_universal_action_of_its_choice(
    options: dict[str, Any],
) -> None:
    encoding, table = encoding_of(GAME, options), LAYOUT.map(options)
    assert len(set(table.actions.tolist())) == encoding.numbering.size
    for number in range(encoding.numbering.size):
        universal = int(table.actions[number])
        assert LAYOUT.numbering.choice(universal) == encoding.numbering.choice(number)
    [told] = tables_of(
        plans_of(TrainingSettings(GAME, tables=f"{name_of(options)}:1"), LAYOUT), 1, LAYOUT
    )
    inverse = inverse_actions(told, LAYOUT)
    np.testing.assert_array_equal(inverse[table.actions], np.arange(encoding.numbering.size))
    assert (inverse == ABSENT).sum() == LAYOUT.actions - encoding.numbering.size


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ten_cards_look_alike_whether_named_or_drawn(players: int) -> None:
    """A table of ten kinds says by constants what one that draws them marks by itself."""
    mixed: dict[str, Any] = {"players": players, "set": "mixed"}
    states = moments(mixed, 6)
    game = encoding_of(GAME, mixed).game
    named = {"players": players, "set": game.settings(states[0])["set"]}
    np.testing.assert_array_equal(spread(mixed, states), spread(named, states))


def test_two_tables_never_look_alike() -> None:
    kinds = {name_of(options): set(LAYOUT.map(options).constants.tolist()) for options in TABLES}
    fixed = {name: marks for name, marks in kinds.items() if not name.endswith("mixed")}
    assert len({frozenset(marks) for marks in fixed.values()}) == len(fixed)


def test_a_count_is_an_input_for_each_level() -> None:
    columns, levels = LAYOUT.inputs()
    points = [n for n, c in enumerate(LAYOUT.columns) if c.piece == "queue" and c.name == "points"]
    assert levels[columns == points[0]].tolist() == [1, 2, 3, 4, 5, 6, 8]
    assert len(LAYOUT.alike()) == len(columns)
    kinds = LAYOUT.alike()[np.isin(columns, points)]
    assert len(set(kinds.tolist())) == 7  # the same in every place of the queue


def test_what_is_hidden_is_a_row_for_each_place() -> None:
    one, many = LAYOUT.hidden(True), LAYOUT.hidden(False)
    assert one.shape == (2 * 30, 20)
    assert many.shape == (5, 20)
    assert {LAYOUT.columns[number].piece for number in one.flatten()} == {"queue", "beneath"}


@pytest.mark.parametrize("text", ["9:base:1", "4:base", "4:base:0", "4:base:x", "4:base:nan"])
def test_a_table_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no table '|not a name and a number"):
        plans_of(TrainingSettings(GAME, tables=text), LAYOUT)
    with pytest.raises(ValueError, match="there is no table 'x'; there are 2:base"):
        table_named(LAYOUT, "x")
    assert number_after("4:base:2.5", float) == ("4:base", 2.5)


def test_a_game_without_a_universal_layout_is_refused() -> None:
    with pytest.raises(ValueError, match="orichalque has no universal layout"):
        layout_of("orichalque")


@pytest.mark.parametrize("given", [{"workers": 0}, {"pool": 1.5}, {"seconds": float("nan")}])
def test_settings_that_no_run_can_have_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"--{next(iter(given))} is"):
        check(TrainingSettings(GAME, **given))


def test_a_command_line_is_settings() -> None:
    found = parse([GAME, "--seconds", "9", "--from", "a.npz", "--against-random", "0.1"])
    assert found == TrainingSettings(GAME, seconds=9.0, from_="a.npz", against_random=0.1)
