"""A game that brings no tensors: the research interfaces' own tests, and what they are told."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from support import tiny_game
from support.tiny_game.rules import DEAL, game

import aurum.envs.spiel
from aurum import envs
from aurum.engine import Illegal
from aurum.envs.versions import all_tensors, versions
from aurum.tensors.general import Bounds, general_tensors

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "top": 9},
    {"players": 6, "top": 2},
]
SPIEL = ["aurum_tiny", "aurum_tiny(players=2,top=9)", "aurum_tiny(players=6,top=2)"]

# PettingZoo expects one array and advises against anything else; ours are named pieces.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


@pytest.fixture(autouse=True)
def _tiny(tmp_path: Path) -> Iterator[None]:
    with tiny_game.installed(tmp_path):
        envs.register()
        aurum.envs.spiel.register()
        yield


@pytest.mark.parametrize("options", TABLES)
class TestPettingZoo:
    def test_its_own_tests(self, options: dict[str, Any]) -> None:
        api_test(envs.make("aurum/tiny_v0", **options), num_cycles=100)
        seed_test(partial(envs.make, "aurum/tiny_v0", **options), num_cycles=30)
        module = envs.__getattr__("tiny_v0")
        parallel_api_test(module.parallel_env(**options), num_cycles=100)
        parallel_seed_test(partial(module.parallel_env, **options), num_cycles=30)

    def test_pictures_and_text(self, options: dict[str, Any]) -> None:
        make = partial(envs.make, "aurum/tiny_v0", **options)
        render_test(lambda render_mode: make(render_mode=render_mode), {"svg": _is_picture})

    def test_a_copy_plays_on_alike(self, options: dict[str, Any]) -> None:
        env = envs.__getattr__("tiny_v0").raw_env(**options)
        env.reset(seed=2)
        for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            agent = env.agent_selection
            assert copied.agent_selection == agent
            assert data_equivalence(copied.observe(agent), env.observe(agent), exact=True)


def _is_picture(shown: str) -> bool:
    return shown.startswith("<svg")


@pytest.mark.parametrize("options", TABLES)
def test_gymnasiums_own_test(options: dict[str, Any]) -> None:
    made = gymnasium.make("aurum/Tiny-v0", render_mode="ansi", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


@pytest.mark.parametrize("name", SPIEL)
def test_open_spiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False, mask_test=True
    )


def test_open_spiels_is_mcts_plays_a_whole_game() -> None:
    spiel = pyspiel.load_game("aurum_tiny(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(spiel, evaluator, 1.4, 8, random_state=np.random.RandomState(2))
    rng = Random(3)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "said"), [("aurum_tiny(players=9)", "2 to 6"), ("aurum_tiny(max_length=0)", "from 1")]
)
def test_wrong_parameters(name: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(name)


@pytest.mark.parametrize("options", TABLES)
def test_nothing_that_a_seat_may_not_know_is_observed(options: dict[str, Any]) -> None:
    env = envs.__getattr__("tiny_v0").raw_env(**options)
    rng = Random(5)
    differing = 0
    for seed in range(20):
        env.reset(seed=seed)
        while env.state_of_play.actor >= 0 and rng.random() < 0.8:
            for seat, agent in enumerate(env.possible_agents):
                state = env.state_of_play
                shown = env.observe(agent)
                env.state_of_play = game.imagine(state.view(seat), rng)
                differing += env.state_of_play.cards != state.cards
                assert data_equivalence(env.observe(agent), shown, exact=True)
                env.state_of_play = state
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice(np.flatnonzero(mask).tolist()))
    assert differing > 20


def test_different_views_are_observed_differently() -> None:
    encoding = versions()["tiny_v0"].encoding({"players": 3})
    seen: dict[bytes, object] = {}
    rng = Random(8)
    for _ in range(200):
        state = encoding.begin(rng)
        while state.actor != aurum.OVER:
            seat = rng.randrange(3)
            view: Any = state.view(seat)
            tensor = encoding.pieces.tensor(state, seat)
            assert encoding.pieces.named(tensor)["beyond"] == 0
            assert seen.setdefault(tensor.tobytes(), view) == view
            state.apply(aurum.sample_choice(state, rng))
    assert len(seen) > 200


def test_pieces_are_the_fields_of_the_view() -> None:
    pieces = {piece.name: piece for piece in _encoding({"players": 2}).pieces.pieces}
    fields = ["seat", "seats", "top", "actor", "round", "first", "cards", "claims", "points"]
    assert list(pieces) == [*fields, "beyond"]
    assert pieces["cards"].columns == (
        "cards.0=none", "cards.0=number", "cards.0", "cards.1=none", "cards.1=number", "cards.1",
    )  # fmt: skip
    assert pieces["claims"].columns[:4] == ("claims.0?", "claims.0", "claims.1?", "claims.1")
    assert (pieces["actor"].low, pieces["seats"].low) == (-4, 0)


def test_the_layout_is_the_same_each_time() -> None:
    first = general_tensors(tiny_game.plugin).layout(game.options({"players": 3}))
    again = general_tensors(tiny_game.plugin).layout(game.options({"players": 3}))
    assert first.pieces.pieces == again.pieces.pieces
    assert first.numbering.size == again.numbering.size


def _encoding(options: dict[str, Any]) -> Any:
    return versions()["tiny_v0"].encoding(options)


class TestWhatTheSampleHasNotMet:
    @pytest.fixture
    def encoding(self, monkeypatch: pytest.MonkeyPatch) -> Any:
        """Such as a sample that has met almost nothing."""
        monkeypatch.setattr("aurum.tensors.general.PLAYS", 1)
        monkeypatch.setattr(
            "aurum.tensors.general.sample_choice", lambda state, rng: state.choices()[0]
        )
        _look_again()
        return _encoding({"players": 2, "top": 3})

    def test_is_counted_as_beyond_and_does_not_fail(self, encoding: Any) -> None:
        state = game.start(players=2, top=3)
        for choice in ("deal 3", "deal 3", "least 2", "least 3", "least 4", "least 5"):
            state.apply(game.read(choice))
        shown = encoding.pieces.named(encoding.pieces.tensor(state, 0))
        assert shown["beyond"] == 2
        assert shown["claims"].tolist() == [1, 20, 1, 30]

    def test_a_choice_has_a_spare_number(self, encoding: Any) -> None:
        numbering = encoding.numbering
        assert numbering.size == numbering.listed + 32
        legal = [11, *[10 * total + kind for total in (2, 3) for kind in (0, 1)], 999_999]
        numbers = numbering.numbers(legal, 1)
        assert len(set(numbers)) == len(legal)
        assert max(numbers) < numbering.size
        assert [numbering.choice(number, 1, legal) for number in numbers] == legal
        assert [numbering.number(choice, 1, legal) for choice in legal] == numbers
        with pytest.raises(Illegal, match="stands for no choice"):
            numbering.choice(numbering.size - 1, 1, legal)
        with pytest.raises(ValueError, match="no number in this position"):
            numbering.number(123_456, 1, legal)

    def test_too_many_choices_are_refused_with_a_reason(self, encoding: Any) -> None:
        with pytest.raises(ValueError, match=r"Bounds\.choices"):
            encoding.numbering.numbers(list(range(10**6, 10**6 + 33)))


class TestBounds:
    def test_declared_choices_have_numbers_of_their_own(self) -> None:
        def choices(options: Any) -> list[int]:
            most = options["players"] * options["top"]
            return [1, *[10 * total + kind for total in range(1, most + 1) for kind in (0, 1)]]

        def chances(options: Any) -> range:
            return range(DEAL + 1, DEAL + options["top"] + 1)

        bounds = Bounds(
            choices=choices,
            chances=chances,
            lengths={"claims": 5},
            numbers={"claims.*": (0, 99), "round": (1, 3)},
        )
        tensors = general_tensors(tiny_game.plugin, bounds, version=1)
        assert [version.name for version in tensors.versions] == ["tiny_v1"]
        layout = tensors.layout(game.options({"players": 2, "top": 3}))
        assert (layout.numbering.size, layout.chances.size) == (13, 3)
        pieces = {piece.name: piece for piece in layout.pieces.pieces}
        assert pieces["claims"].shape == (10,)
        assert (pieces["claims"].high, pieces["round"].high) == (99, 3)


def test_a_plugin_whose_rules_fail_is_left_out_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def rules(self: object) -> object:
        raise RuntimeError("no rules")

    monkeypatch.setattr(tiny_game.Tiny, "rules", rules)
    _look_again()
    with pytest.warns(UserWarning, match="tiny is left out: RuntimeError"):
        names = list(all_tensors())
    assert names == ["oriflamme", "orichalque"]


def _look_again() -> None:
    from aurum.envs import encoding

    versions.cache_clear()
    all_tensors.cache_clear()
    encoding._encoding.cache_clear()
