"""PettingZoo: its own tests, and what it leaves to us."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any, cast

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from aurum import envs
from aurum.engine import BadOptions, Illegal
from aurum.envs import oriflamme_v1

# PettingZoo expects one array and advises against anything else; ours are named pieces.
pieces_are_meant = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((name, {"players": players}) for name in envs.ids()[:3] for players in (2, 3, 4, 5)),
    *(("aurum/orichalque_v1", {"players": players}) for players in (2, 3, 4)),
    ("aurum/orichalque_v1", {"solo": "normal", "sides": "hard"}),
]
ONE_OF_EACH = [TABLES[1], TABLES[4], TABLES[11], TABLES[12], TABLES[15]]


def module(name: str) -> Any:
    return getattr(envs, name.removeprefix("aurum/"))


def play(env: Any, seed: int, limit: int = 10_000) -> list[tuple[str, Any, float]]:
    """A play at random, as far as the limit: who was shown what, and the rewards."""
    env.reset(seed=seed)
    rng = Random(seed)
    seen = []
    for agent in env.agent_iter(limit):
        shown, reward, terminated, truncated, _ = env.last()
        seen.append((agent, shown, reward))
        ends = terminated or truncated
        env.step(None if ends else rng.choice(np.flatnonzero(shown["action_mask"]).tolist()))
    return seen


class TestPettingZoosOwn:
    pytestmark = pieces_are_meant

    @pytest.mark.parametrize(("name", "options"), TABLES)
    def test_api(self, name: str, options: dict[str, Any]) -> None:
        api_test(envs.make(name, **options), num_cycles=60)

    @pytest.mark.parametrize(("name", "options"), TABLES)
    def test_seeds(self, name: str, options: dict[str, Any]) -> None:
        seed_test(lambda: envs.make(name, **options), num_cycles=30)

    @pytest.mark.parametrize(("name", "options"), ONE_OF_EACH)
    def test_pictures_and_text(self, name: str, options: dict[str, Any]) -> None:
        def is_picture(shown: str) -> bool:
            return shown.startswith("<svg")

        render_test(
            lambda render_mode: envs.make(name, render_mode=render_mode, **options),
            {"svg": is_picture},
        )

    @pytest.mark.parametrize(("name", "options"), ONE_OF_EACH)
    def test_parallel(self, name: str, options: dict[str, Any]) -> None:
        parallel_api_test(module(name).parallel_env(**options), num_cycles=150)
        parallel_seed_test(lambda: module(name).parallel_env(**options), num_cycles=30)


@pytest.mark.parametrize(("name", "options"), ONE_OF_EACH)
def test_a_play_ends_with_one_victory_to_share(name: str, options: dict[str, Any]) -> None:
    env = envs.make(name, **options)
    seen = play(env, seed=4)
    ends = {agent: reward for agent, _, reward in seen[-len(env.possible_agents) :]}
    assert list(ends) == env.possible_agents
    assert all(reward == 0 for _, _, reward in seen[: -len(ends)])
    if "solo" not in options:  # else the automaton may have won
        assert sum(ends.values()) == pytest.approx(1)
    assert not env.agents


def test_a_shared_victory_is_shared() -> None:
    env = oriflamme_v1.raw_env(players=3)
    env.reset(seed=1)
    env.state_of_play = env.encoding.game.read_position(
        "set base\nplayers 3\nround 6\nfirst G\nqueue P:Archer G:(Heir)@6\nstock G=4 P=6 W=2\nat 2"
    )
    env.agent_selection = "seat_0"
    env.step(env.read("reveal"))
    assert env.state_of_play.winners() == [0, 1]
    assert env.rewards == {"seat_0": 0.5, "seat_1": 0.5, "seat_2": 0.0}


@pytest.mark.parametrize(("name", "options"), ONE_OF_EACH)
def test_environments_with_one_seed_agree_whatever_others_do(
    name: str, options: dict[str, Any]
) -> None:
    env = envs.make(name, **options)
    expected = play(env, seed=11, limit=80)
    others = [envs.make(name, **options) for _ in range(2)]
    play(others[0], seed=12, limit=30)
    for other in others:
        assert data_equivalence(play(other, seed=11, limit=80), expected, exact=True)
    assert not data_equivalence(play(env, seed=12, limit=80), expected)


@pytest.mark.parametrize(("name", "options"), ONE_OF_EACH)
@pytest.mark.parametrize("make_copy", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_alike_and_apart(
    name: str, options: dict[str, Any], make_copy: Any
) -> None:
    env = module(name).raw_env(**options)
    play(env, seed=2, limit=25)
    copied = make_copy(env)
    before = copied.observe(copied.agent_selection)
    for _ in range(10):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert data_equivalence(copied.observe(copied.agent_selection), before, exact=True)
    for _ in range(10):
        mask = copied.observe(copied.agent_selection)["action_mask"]
        copied.step(int(np.flatnonzero(mask)[0]))
    agent = env.agent_selection
    assert copied.agent_selection == agent
    assert data_equivalence(copied.observe(agent), env.observe(agent), exact=True)


def test_actions_can_be_written_and_read() -> None:
    env = oriflamme_v1.raw_env(players=3)
    env.reset(seed=5)
    mask = env.observe(env.agent_selection)["action_mask"]
    written = [env.write(int(action)) for action in np.flatnonzero(mask)]
    assert all(words.startswith("place ") for words in written)
    assert [env.read(words) for words in written] == np.flatnonzero(mask).tolist()
    robbed = {agent: env.write(env.read("rob P"), agent) for agent in env.possible_agents}
    assert sorted(robbed.values()) == ["rob G", "rob P", "rob W"]


def test_only_who_must_choose_has_anything_to_choose() -> None:
    env = oriflamme_v1.raw_env(players=4)
    env.reset(seed=5)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


class TestBadInput:
    def test_an_illegal_action_of_the_bare_game_says_which_rule_and_changes_nothing(self) -> None:
        env = oriflamme_v1.raw_env(players=3)
        env.reset(seed=5)
        before = env.observe(env.agent_selection)
        with pytest.raises(Illegal, match=r"\[OF-"):
            env.step(env.read("reveal"))
        assert data_equivalence(env.observe(env.agent_selection), before, exact=True)
        for action in (100_000, -1, 3.7, "reveal", np.array([1, 2]), True):
            with pytest.raises(ValueError, match="actions are numbered from 0 to 287, not "):
                env.step(cast(int, action))
        with pytest.raises(ValueError, match="can never be made at this table"):
            env.read("favour 3")
        with pytest.raises(ValueError, match=r"seat_\d must choose"):
            env.step(None)

    def test_an_illegal_action_of_the_usual_one_loses(
        self, capfd: pytest.CaptureFixture[str]
    ) -> None:
        env = envs.make("aurum/oriflamme_v1", players=3)
        env.reset(seed=5)
        mask = env.observe(env.agent_selection)["action_mask"]
        loser = env.agent_selection
        env.step(int(np.flatnonzero(mask == 0)[0]))
        assert env.terminations == dict.fromkeys(env.possible_agents, True)
        assert env.rewards == {**dict.fromkeys(env.possible_agents, 0), loser: -1}

    def test_steps_before_a_reset_and_beyond_the_space(self) -> None:
        env = envs.make("aurum/oriflamme_v1")
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            env.agent_selection  # noqa: B018
        env.reset(seed=1)
        before = env.observe(env.agent_selection)
        for action in (-1, 100_000, 3.7, "reveal", np.array([1, 2]), True, None):
            said = rf"{env.agent_selection} must choose: actions are numbered from 0 to \d+, not "
            with pytest.raises(ValueError, match=said):
                env.step(action)
        assert data_equivalence(env.observe(env.agent_selection), before, exact=True)

    def test_parallel_actions_without_that_of_who_must_choose(self) -> None:
        env = oriflamme_v1.parallel_env(players=3)
        env.reset(seed=1)
        agent = env.unwrapped.agent_selection
        others = {other: 0 for other in env.agents if other != agent}
        for actions in ({}, others, [0, 0, 0], None):
            with pytest.raises(ValueError, match=f"{agent} must choose; not "):
                env.step(actions)
        with pytest.raises(ValueError, match=f"{agent} must choose: actions are numbered"):
            env.step({**others, agent: -5})
        mask = env.aec_env.observe(agent)["action_mask"]
        env.step({agent: int(np.flatnonzero(mask)[0])})  # the others' are not needed

    def test_a_version_that_is_not_there(self) -> None:
        with pytest.raises(AttributeError, match=r"no environment 'oriflamme_v9' .* oriflamme_v1,"):
            envs.oriflamme_v9  # noqa: B018
        assert not hasattr(envs, "nothing")

    def test_the_bare_game_before_a_reset_and_after_its_end(self) -> None:
        env = oriflamme_v1.raw_env(players=3, render_mode="ansi")
        asked: list[Callable[[], object]] = [
            lambda: env.step(0), lambda: env.observe("seat_0"), env.last, env.render,
        ]  # fmt: skip
        for ask in asked:
            with pytest.raises(RuntimeError, match=r"there is no play yet: reset\(\) begins one"):
                ask()
        env.reset(seed=1)
        env.close()
        for ask in (*asked, env.reset):
            with pytest.raises(RuntimeError, match="this environment is closed: make another"):
                ask()

    def test_agents_and_seeds_that_are_none(self) -> None:
        env = oriflamme_v1.raw_env(players=3)
        for seed in ("one", 1.5):
            with pytest.raises(ValueError, match="seed is a whole number, not "):
                env.reset(seed=cast(int, seed))
        env.reset(seed=1)
        for ask in (env.observe, env.action_space, env.observation_space):
            with pytest.raises(ValueError, match="there is no 'bob'; there are seat_0, seat_1, "):
                ask("bob")

    def test_a_play_can_be_cut_short(self) -> None:
        env = envs.make("aurum/orichalque_v1", players=2, max_decisions=5)
        seen = play(env, seed=1)
        assert len(seen) == 5 + 2
        assert all(reward == 0 for _, _, reward in seen)

    @pytest.mark.parametrize(
        ("name", "options", "kind", "said"),
        [
            ("aurum/oriflame_v1", {}, ValueError, "there are aurum/oriflamme_v1, "),
            ("aurum/oriflamme_v1", {"players": 6}, BadOptions, "6"),
            ("aurum/oriflamme_v1", {"set": "alliance"}, ValueError, "set is always 'base'"),
            ("aurum/oriflamme_v1", {"colour": "red"}, BadOptions, "players, set, first"),
            ("aurum/oriflamme_mixed_v1", {"set": ["Spy"]}, BadOptions, "ten"),
            ("aurum/orichalque_v1", {"solo": "brutal"}, BadOptions, "easy, normal, hard"),
            ("aurum/orichalque_v1", {"render_mode": "rgb_array"}, ValueError, "human, ansi, svg"),
            ("aurum/orichalque_v1", {"max_decisions": "5"}, ValueError, "from 1 on"),
            ("aurum/orichalque_v1", {"max_decisions": 0}, ValueError, "from 1 on"),
        ],
    )
    def test_wrong_options(
        self, name: str, options: dict[str, Any], kind: type[Exception], said: str
    ) -> None:
        with pytest.raises(kind, match=said):
            envs.make(name, **options)


def test_mixed_draws_ten_cards_for_each_play_or_keeps_those_that_were_named() -> None:
    env = envs.make("aurum/oriflamme_mixed_v1", players=3)
    drawn = set()
    for seed in range(4):
        env.reset(seed=seed)
        kinds = env.observe("seat_0")["observation"]["kinds"]
        assert kinds.sum() == 10
        drawn.add(tuple(kinds))
    assert len(drawn) > 1
    ten = ["Archer", "Spy", "Heir", "Lord", "Ambush", "Judge", "Deal", "Empress", "Fanatic"]
    named = envs.make("aurum/oriflamme_mixed_v1", players=3, set=[*ten, "Decree"])
    named.reset(seed=1)
    assert named.observe("seat_0")["observation"]["hand"].shape == (3, 10)
