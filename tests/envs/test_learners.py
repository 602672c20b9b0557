"""A learner among bots in many games: Gymnasium's vector environment and PufferLib's arrays."""

from __future__ import annotations

import multiprocessing
import re
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from support.confused_bot import SAID, Confused, Elsewhere

from aurum import bots
from aurum.engine import OVER, Illegal, ProcessLost, sample_choice
from aurum.envs import BatchEnv
from aurum.envs.encoding import win_shares
from aurum.envs.one_seat_vector import OneSeatVector
from aurum.envs.puffer import PufferTables
from aurum.envs.puffer_base import ARRAYS

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("aurum/Oriflamme-v1", {"players": 3}),
    ("aurum/OriflammeMixed-v1", {"players": 2, "seat": 1}),
    ("aurum/Orichalque-v1", {"players": 2}),
    ("aurum/Orichalque-v1", {"solo": "easy", "opponents": []}),
]


def vector(name: str, n: int, **options: Any) -> OneSeatVector:
    made = gymnasium.make_vec(name, n, **options)
    assert isinstance(made, OneSeatVector)
    return made


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_many_games_are_spaced_as_one_is(name: str, options: dict[str, Any]) -> None:
    """Wherever one can be trained, a single game can be played."""
    single = gymnasium.make(name, **options)
    many = vector(name, 5, **options)
    assert many.single_observation_space == single.observation_space
    assert many.single_action_space == single.action_space
    shown, infos = many.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert many.observation_space.contains(shown)
        np.testing.assert_array_equal(shown["action_mask"], many.action_masks())
        shown, _, over, truncated, infos = many.step(many.batch.sample(rng))
        assert not truncated.any()
        assert infos["seat"].shape == (5,)
        for row in np.flatnonzero(over):
            assert many.single_observation_space.contains(infos["final_obs"][row])
    many.close()


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_step_is_the_learners_choice_and_what_follows_from_it(
    name: str, options: dict[str, Any]
) -> None:
    """The same, played one state at a time with the same source of chance."""
    many = vector(name, 4, **options)
    many.reset(seed=2)
    batch = many.batch
    assert batch._rows is not None
    rng = np.random.default_rng(2)
    pieces, numbering, ended = batch.encoding.pieces, batch.encoding.numbering, 0
    while ended < 4:
        actions = batch.sample(rng)
        states = [batch.state(row) for row in range(4)]
        seats = batch.seat.tolist()
        sources = []
        for source in batch._rows._batch.rngs:
            sources.append(Random())
            sources[-1].setstate(source.getstate())
        shown, reward, over, _, infos = many.step(actions)
        for row, state in enumerate(states):
            seat = seats[row]
            state.apply(numbering.choice(actions[row], seat, state.legal()))
            while state.actor not in (seat, OVER):
                state.apply(sample_choice(state, sources[row]))
            assert over[row] == (state.actor == OVER)
            assert reward[row] == pytest.approx(win_shares(state, batch.encoding.seats)[seat])
            seen = {key: part[row] for key, part in shown.items()}
            if over[row]:
                seen = infos["final_obs"][row]
                assert infos["final_info"]["seat"][row] == seat
                assert infos["final_info"]["scores"][row].tolist() == state.scores()
                assert not seen["action_mask"].any()
                ended += 1
            for key, part in pieces.named(pieces.tensor(state, seat)).items():
                np.testing.assert_array_equal(seen[key], part, err_msg=key)


def test_bots_on_the_other_seats_see_only_their_views() -> None:
    asked: list[tuple[str, int]] = []

    class Watcher:
        def __init__(self, name: str) -> None:
            self.name = name

        def answer(self, question: bots.Question, budget: bots.Budget, rng: Random) -> bots.Answer:
            view = question.view
            asked.append((self.name, view.seat))
            assert [family.hand is not None for family in view.families] == [
                family == view.seat for family in range(view.seats)
            ]
            return bots.bot("oriflamme", "random").answer(question, budget, rng)

    watchers = [Watcher("left"), Watcher("right")]
    env = BatchEnv("oriflamme", 2, players=3, seat=1, opponents=watchers)
    for _ in range(30):
        assert env.seat.tolist() == [1, 1]
        env.step(env.sample(np.random.default_rng(1)))
    assert set(asked) == {("left", 2), ("right", 0)}


def test_the_learners_seat_is_drawn_for_each_game() -> None:
    env = BatchEnv("oriflamme", 40, players=3, opponents="random")
    assert set(env.seat.tolist()) == {0, 1, 2}


def test_several_processes_play_the_same_games() -> None:
    one = BatchEnv("oriflamme", 6, players=3, opponents=["page", "random"])
    rng = np.random.default_rng(3)
    options: dict[str, Any] = {"players": 3, "opponents": ["page", "random"]}
    with BatchEnv("oriflamme", 6, processes=2, **options) as several:
        for _ in range(30):
            for name in ("obs", "mask", "seat", "reward", "done", "final"):
                np.testing.assert_array_equal(getattr(one, name), getattr(several, name))
            actions = one.sample(rng)
            one.step(actions)
            several.step(actions)


@pytest.mark.parametrize("kind", SAID)
@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_answers_nonsense_is_named_and_ends_the_batch(processes: int, kind: str) -> None:
    options: dict[str, Any] = {"players": 3, "seat": 0, "first": 0, "processes": processes}
    env = BatchEnv("oriflamme", 2, opponents=Confused(kind), **options)
    said = (
        rf"Confused on seat 1: {SAID[kind]} \(a bot answers with bots.Answer, whose choice is one"
    )
    with pytest.raises(RuntimeError, match=said):
        env.step(env.sample(np.random.default_rng(1)))
    assert env.failed
    with pytest.raises(RuntimeError, match="closed"):
        env.step([0, 0])


def test_an_error_of_a_bot_that_cannot_be_sent_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    """The other process lives on until it is closed, and prints nothing."""
    options: dict[str, Any] = {"players": 3, "seat": 0, "first": 0, "processes": 2}
    env = BatchEnv("oriflamme", 2, opponents=Elsewhere(), **options)
    with pytest.raises(RuntimeError, match=r"^support\.odd_policies\.Unsendable: the way is lost$"):
        env.step(env.sample(np.random.default_rng(1)))
    assert env.failed
    assert capfd.readouterr() == ("", "")


def test_an_illegal_action_loses_its_game_only() -> None:
    many = vector("aurum/Oriflamme-v1", 4, players=3)
    many.reset(seed=1)
    actions = many.batch.sample(np.random.default_rng(1))
    actions[2] = int(np.flatnonzero(many.batch.mask[2] == 0)[0])
    before = many.batch.obs[2].copy()
    _, reward, over, _, infos = many.step(actions)
    assert reward.tolist() == [0, 0, -1, 0]
    assert over.tolist() == [False, False, True, False]
    assert "[OF-" in infos["final_info"]["illegal"][2]
    assert not infos["final_info"]["_scores"][2]
    final = infos["final_obs"][2]
    for key, part in many.encoding.pieces.named(before).items():
        np.testing.assert_array_equal(final[key], part)
    assert not np.array_equal(many.batch.obs[2], before)


def test_arrays_are_reused_only_where_that_was_asked_for() -> None:
    for copy in (True, False):
        many = vector("aurum/Oriflamme-v1", 2, players=3, copy=copy)
        first, _ = many.reset(seed=1)
        second, *_ = many.step(many.batch.sample(np.random.default_rng(1)))
        assert np.shares_memory(first["queue"], second["queue"]) != copy


def test_some_games_can_begin_anew() -> None:
    many = vector("aurum/Oriflamme-v1", 3, players=3)
    shown, _ = many.reset(seed=1)
    again, _ = many.reset(options={"reset_mask": np.array([False, True, False])})
    same = [np.array_equal(shown["hand"][row], again["hand"][row]) for row in range(3)]
    assert same == [True, False, True]


def puffer(opponents: Any = "random", n: int = 4, **options: Any) -> PufferTables:
    return PufferTables("oriflamme_v1", n, opponents, players=3, **options)


def legal_actions(env: PufferTables, rng: np.random.Generator) -> Any:
    actions = np.zeros(env.num_agents, np.int32)
    actions[env.masks] = env.batch.sample(rng)
    return actions


@pytest.mark.parametrize("opponents", ["random", None])
def test_puffers_rows_are_masks_and_observations(opponents: Any) -> None:
    env = puffer(opponents)
    env.reset(5)
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(80):
        asked = np.flatnonzero(env.masks)
        assert len(asked) == 4
        if opponents is None:
            assert asked.tolist() == [3 * row + seat for row, seat in enumerate(env.batch.seat)]
            assert not env.observations[~env.masks].any()
        size = env.actions_size
        np.testing.assert_array_equal(env.observations[asked, :size], env.batch.mask)
        np.testing.assert_array_equal(env.observations[asked, size:], env.batch.obs)
        assert env.observation_space.contains(env.observations)
        *_, infos = env.step(legal_actions(env, rng))
        if env.terminals.any():
            ended += sum(info["games"] for info in infos)
            if opponents is None:
                assert env.rewards[env.terminals].sum() == pytest.approx(env.terminals.sum() / 3)
        assert not env.rewards[~env.terminals].any()
    assert ended > 3


def test_puffers_arrays_are_written_in_place_and_received_later() -> None:
    env = puffer()
    arrays = {name: getattr(env, name).copy() for name in (
        "observations", "rewards", "terminals", "truncations", "masks", "actions",
    )}  # fmt: skip
    given = puffer(buf=arrays)
    given.async_reset(7)
    given.send(legal_actions(given, np.random.default_rng(1)))
    observations, rewards, terminals, truncations, infos, agents, masks = given.recv()
    for name, received in (("observations", observations), ("rewards", rewards)):
        assert received is arrays[name]
    assert observations.any()
    assert agents.tolist() == [0, 1, 2, 3]
    assert masks.all()
    assert not terminals.any()
    assert not truncations.any()
    assert not infos


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("observations", np.zeros((4, 3), np.uint8), r"of uint8 and shape \(4, 3\); they must"),
        ("rewards", np.zeros(4, np.int32), "rewards of int32 .* they must be float32"),
        ("terminals", np.zeros(4, np.float32), "terminals of float32 .* they must be bool"),
        ("rewards", [0.0] * 4, "buf has the arrays observations, rewards, .* rewards is list"),
        ("masks", None, "its masks is NoneType"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(name: str, given: Any, said: str) -> None:
    own = puffer()
    arrays = {part: getattr(own, part) for part in ARRAYS}
    with pytest.raises(ValueError, match=said):
        puffer(buf={**arrays, name: given})
    with pytest.raises(ValueError, match="its observations is NoneType"):
        puffer(buf=5)
    actions = {**arrays, "actions": np.zeros(4, np.int64)}
    assert puffer(buf=actions).actions is actions["actions"]


@pytest.mark.parametrize("opponents", ["random", None])
def test_puffers_illegal_action_loses(opponents: Any) -> None:
    env = puffer(opponents)
    env.reset(1)
    actions = legal_actions(env, np.random.default_rng(1))
    agent = int(np.flatnonzero(env.masks)[1])
    actions[agent] = int(np.flatnonzero(env.batch.mask[1] == 0)[0])
    *_, infos = env.step(actions)
    assert env.rewards[agent] == -1
    assert env.rewards.sum() == -1
    assert env.terminals.sum() == (3 if opponents is None else 1)
    assert infos[0]["illegal"] == 1


@pytest.mark.parametrize("way", ["step", "reset", "state"])
@pytest.mark.parametrize("opponents", ["random", None])
def test_no_array_of_puffers_outlives_a_process_that_died(opponents: Any, way: str) -> None:
    before = set(multiprocessing.active_children())
    env = puffer(opponents, processes=2)
    rng = np.random.default_rng(1)
    env.reset(1)
    env.step(legal_actions(env, rng))
    env.rewards[:] = 1
    actions = legal_actions(env, rng)
    [other] = set(multiprocessing.active_children()) - before
    other.kill()
    if way == "state":  # the batch finds out first
        with pytest.raises(ProcessLost):
            env.batch.state(3)
    with pytest.raises(RuntimeError, match="closed" if way == "state" else "a process ended"):
        env.reset(2) if way == "reset" else env.step(actions)
    for name in ("observations", "rewards", "terminals", "truncations", "masks"):
        assert not getattr(env, name).any(), name


def test_what_puffer_has_seen_can_be_read_after_it_is_closed() -> None:
    env = puffer()
    env.reset(1)
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.step(np.zeros(4, np.int32))
    assert env.observations.any()


def faces() -> list[Any]:
    """Everything that takes an action for each of three agents."""
    many = vector("aurum/Oriflamme-v1", 3, players=3)
    many.reset(seed=1)
    batch = BatchEnv("oriflamme", 3, players=3)
    packed = BatchEnv("oriflamme", 3, players=3, packed=True, processes=2)
    return [many, batch, packed, puffer(n=3), puffer(None, n=1)]


WRONG: list[tuple[Any, str]] = [
    ([0, 0], "there are 2 actions for 3"),
    ([[0, 0, 0]], "one dimension"),
    ([[0], [0, 0], [0]], "one dimension"),
    ([0.0, 1.0, 2.0], "whole numbers"),
    (["a", "b", "c"], "whole numbers"),
    (None, "whole numbers"),
    ([288, 288, 288], "numbered from 0 to 287"),
    ([-1, -1, -1], "numbered from 0 to 287"),
]


@pytest.mark.parametrize("face", range(5), ids=["vector", "batch", "packed", "puffer", "selfplay"])
def test_wrong_actions_are_refused_and_change_nothing(face: int) -> None:
    env = faces()[face]
    batch = getattr(env, "batch", env)
    states = [batch.state(row) for row in range(batch.n)]
    arrays = {name: part.copy() for name, part in vars(env).items() if isinstance(part, np.ndarray)}
    for actions, said in WRONG:
        with pytest.raises(ValueError, match=said):
            env.step(actions)
        assert [batch.state(row) for row in range(batch.n)] == states
        for name, part in arrays.items():
            np.testing.assert_array_equal(getattr(env, name), part, err_msg=name)
    env.close()
    with pytest.raises(RuntimeError, match="closed: make another"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(RuntimeError, match="closed: make another"):
        env.reset(seed=2)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 3}, "seat is a number from 0 to 2"),
        ({"seat": True}, "seat is a number from 0 to 2"),
        ({"opponents": ["random"]}, "there are 2 other seats, and 1"),
        ({"opponents": "caesar"}, "oriflamme has no bot 'caesar'; it has"),
        ({"opponents": 5}, "answers questions; not 5"),
        ({"players": 9}, "9"),
        ({"colour": "red"}, "colour"),
        ({"set": "alliance"}, "set is always 'base'"),
        ({"processes": 9}, "1 to 3 processes, not 9"),
        ({"processes": "two"}, "processes is a whole number, not 'two'"),
    ],
)
def test_wrong_options(options: dict[str, Any], said: str) -> None:
    given = {"players": 3, **options}
    with pytest.raises(Exception, match=re.escape(said)):
        gymnasium.make_vec("aurum/Oriflamme-v1", 3, **given)
    with pytest.raises(Exception, match=re.escape(said)):
        PufferTables("aurum/oriflamme_v1", 3, **given)


def test_unknown_tables_are_named() -> None:
    for make in (OneSeatVector, PufferTables):
        with pytest.raises(ValueError, match="there is no 'chess_v1'; there are oriflamme"):
            make("chess_v1", 2)


def test_what_else_a_vector_refuses() -> None:
    many = vector("aurum/Oriflamme-v1", 2, players=3)
    with pytest.raises(RuntimeError, match=r"reset\(\) begins them"):
        many.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match="seed is a whole number or None, not 'one'"):
        many.reset(seed="one")  # type: ignore[arg-type]
    many.reset(seed=1)
    with pytest.raises(ValueError, match="reset_mask is a numpy array of 2 booleans"):
        many.reset(options={"reset_mask": [True, False]})


def test_a_refusal_can_be_asked_for() -> None:
    env = BatchEnv("oriflamme", 2, players=3)
    action = int(np.flatnonzero(env.mask[1] == 0)[0])
    problem = env.refusal(1, action)
    assert isinstance(problem, Illegal)
    assert problem.rule.startswith("OF-")
