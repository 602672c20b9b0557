"""OpenSpiel: its own tests, its own bots, and what an information state tells."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from support.brief import often

import aurum.envs.spiel  # noqa: F401  # which registers the games
from aurum.games.orichalque.tensors import MAX_LENGTH

GAMES = [
    "aurum_oriflamme",
    "aurum_oriflamme(players=2,set=alliance)",
    "aurum_oriflamme(players=3,set=mixed,seed=5,first=1)",
    "aurum_oriflamme(players=5)",
    "aurum_orichalque",
    "aurum_orichalque(players=3,sides=easy+hard+easy,initiative=russian)",
    "aurum_orichalque(players=4,boards=D+C+B+A)",
    "aurum_orichalque(solo=hard)",
]


def draw(state: Any, rng: Random) -> int:
    """A legal action, by the odds where chance acts."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, odds)[0])


def advance(state: Any, rng: Random, moves: int) -> Any:
    """Play on at random, and to where a seat must choose."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        state.apply_action(draw(state, rng))
        moves -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_open_spiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("name", GAMES[:4])
def test_resampling_keeps_all_that_a_seat_knows(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = Random(4)
    others = 0
    for moves in range(0, 60, 6):
        state = advance(game.new_initial_state(), rng, moves)
        if state.is_terminal():
            continue
        player = state.current_player()
        drawn = state.resample_from_infostate(player, rng.random)
        assert drawn.information_state_string(player) == state.information_state_string(player)
        assert drawn.observation_tensor(player) == state.observation_tensor(player)
        assert drawn.legal_actions() == state.legal_actions()
        others += str(drawn) != str(state)
    assert others > 0


def test_an_information_state_tells_what_was_seen_and_hides_what_was_not() -> None:
    game = pyspiel.load_game("aurum_oriflamme(players=3)")
    rng = Random(2)
    state = advance(game.new_initial_state(), rng, 0)
    mover = state.current_player()
    action = rng.choice(state.legal_actions())
    words = state.action_to_string(mover, action)
    state.apply_action(action)
    told = {player: state.information_state_string(player) for player in range(3)}
    assert words in told[mover].splitlines()
    spot = words.removeprefix("place ").partition(" ")[2]
    for player in {0, 1, 2} - {mover}:
        assert f"place ? {spot}".strip() in told[player].splitlines()
        assert words not in told[player]


def test_observers_see_one_seat_or_what_everybody_sees() -> None:
    game = pyspiel.load_game("aurum_oriflamme(players=3)")
    state = advance(game.new_initial_state(), Random(2), 20)
    own = make_observation(game)
    own.set_from(state, 1)
    assert own.tensor.tolist() == state.observation_tensor(1)
    assert own.dict["hand"][0].any()
    assert not own.dict["hand"][1:].any()
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    public.set_from(state, 1)
    assert not public.dict["hand"].any()
    assert "hand G=?" in public.string_from(state, 1)
    recalling = make_observation(game, INFO_STATE_OBS_TYPE)
    recalling.set_from(state, 1)
    assert recalling.tensor.tolist() == state.information_state_tensor(1)
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(ValueError, match="takes no parameters"):
        make_observation(game, None, {"size": 3})


def test_a_critic_sees_everything() -> None:
    game = pyspiel.load_game("aurum_oriflamme(players=3)")
    state = advance(game.new_initial_state(), Random(2), 20)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    seen = make_observation(game, everything)
    seen.set_from(state, 1)
    assert seen.dict["hand"].any(axis=1).all()
    own = np.array(state.observation_tensor(1))
    assert (seen.tensor[own > 0] == own[own > 0]).all()
    assert seen.string_from(state, 1) == str(state)
    with pytest.raises(ValueError, match="what one seat knows or what everybody does"):
        make_observation(
            game,
            pyspiel.IIGObservationType(
                perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
            ),
        )


@pytest.mark.parametrize(
    "name",
    [
        "aurum_oriflamme(players=2,set=alliance)",
        "aurum_oriflamme(players=3)",
        "aurum_orichalque(players=2,max_length=60)",
    ],
)
def test_information_states_have_the_same_tensor_if_and_only_if_they_are_the_same(
    name: str,
) -> None:
    """At every moment two ways to go on are compared, for every seat, and other deals that fit."""
    game = pyspiel.load_game(name)
    size = game.information_state_tensor_size()
    rng = Random(7)
    texts: dict[bytes, str] = {}
    tensors: dict[str, bytes] = {}
    met = [0, 0]

    def compare(state: Any) -> None:
        for player in range(game.num_players()):
            tensor = np.array(state.information_state_tensor(player), np.float32)
            assert tensor.shape == (size,)
            text, packed = f"{player} {state.information_state_string(player)}", tensor.tobytes()
            met[text in tensors] += 1
            assert texts.setdefault(packed, text) == text
            assert tensors.setdefault(text, packed) == packed

    for _ in range(often(3, 2)):
        state = game.new_initial_state()
        while not state.is_terminal() and len(state.history()) < 30:
            if len(state.legal_actions()) > 1 and rng.random() < 0.4:
                for action in rng.sample(state.legal_actions(), 2):
                    compare(state.child(action))
                if not state.is_chance_node():
                    player = state.current_player()
                    drawn = state.resample_from_infostate(player, rng.random)
                    assert drawn.information_state_tensor(player) == state.information_state_tensor(
                        player
                    )
            state.apply_action(draw(state, rng))
    if "orichalque" not in name:  # where nobody shares a state with another
        assert min(met) > often(10, 4)


def test_what_is_too_large_is_refused_and_not_empty() -> None:
    game = pyspiel.load_game("aurum_orichalque")
    assert not game.get_type().provides_information_state_tensor
    state = advance(game.new_initial_state(), Random(2), 3)
    for ask in (game.information_state_tensor_size, lambda: state.information_state_tensor(0)):
        with pytest.raises(ValueError, match="load the game with a smaller max_length"):
            ask()


def finish(game: Any, bot: Any, rng: Random) -> Any:
    """A whole play in which a bot sits on seat 0 and all others play at random."""
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
            asked += 1
        else:
            state.apply_action(draw(state, rng))
    assert asked > 0
    assert sum(state.returns()) == pytest.approx(1)
    return state


def evaluator(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


def test_open_spiels_is_mcts_plays_a_whole_game_of_oriflamme() -> None:
    game = pyspiel.load_game("aurum_oriflamme(players=3)")
    bot = ismcts.ISMCTSBot(game, evaluator(1), 1.4, 8, random_state=np.random.RandomState(2))
    finish(game, bot, Random(3))


def test_open_spiels_mcts_plays_a_whole_game_of_orichalque() -> None:
    game = pyspiel.load_game("aurum_orichalque(players=2)")
    bot = mcts.MCTSBot(game, 1.4, 2, evaluator(1), random_state=np.random.RandomState(2))
    finish(game, bot, Random(3))


def test_a_play_that_is_too_long_is_nobodys() -> None:
    game = pyspiel.load_game("aurum_orichalque(players=2,max_length=40)")
    state = game.new_initial_state()
    rng = Random(1)
    while not state.is_terminal():
        state.apply_action(draw(state, rng))
    assert len(state.history()) == 40
    assert state.returns() == [0.5, 0.5]


def test_a_copy_goes_its_own_way() -> None:
    game = pyspiel.load_game("aurum_oriflamme(players=3)")
    state = advance(game.new_initial_state(), Random(2), 30)
    before = str(state)
    copied = state.clone()
    advance(copied, Random(3), 1)
    assert str(state) == before
    assert copied.history()[: len(state.history())] == state.history()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == before
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("aurum_oriflamme(players=9)", "9"),
        ("aurum_oriflamme(set=base+alliance)", "base is not a card"),
        ("aurum_orichalque(solo=brutal)", "easy, normal, hard"),
        ("aurum_orichalque(max_length=0)", "from 1 on"),
        ("aurum_orichalque(colour=red)", "colour"),
    ],
)
def test_wrong_parameters(name: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(name)


def test_nothing_is_applied_after_the_end() -> None:
    state = pyspiel.load_game("aurum_oriflamme(players=2,set=Heir+Ambush,rounds=2,first=0)")
    state = state.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    returns = state.returns()
    with pytest.raises(RuntimeError, match=r"this play is over: new_initial_state\(\) of the game"):
        state.apply_action(0)
    assert state.returns() == returns


def test_the_returns_are_told_as_they_are() -> None:
    kinds = pyspiel.GameType
    assert pyspiel.load_game("aurum_oriflamme").get_type().utility == kinds.Utility.CONSTANT_SUM
    alone = pyspiel.load_game("aurum_orichalque(solo=easy)")
    assert alone.get_type().utility == kinds.Utility.GENERAL_SUM
    assert alone.num_players() == 1
    assert pyspiel.load_game("aurum_orichalque").max_game_length() == MAX_LENGTH
