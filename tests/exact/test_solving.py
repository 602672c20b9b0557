"""Equilibria and best responses, against what is known and against OpenSpiel's own."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability as spiel_exploitability
from support.kuhn_poker import KuhnGame, KuhnState, kuhn

import aurum
import aurum.envs.spiel  # which registers the games
from aurum import exact
from aurum.exact.treeplex import Policy

CHIPS = 6
"""The chips of Kuhn poker between a certain defeat and a certain victory."""
ORIFLAMME: dict[str, object] = {"set": "Heir,Ambush", "rounds": 2, "first": 0}


def weights_of(written: str, choices: list[int]) -> list[float]:
    """Some policy at a view: any, but always the same."""
    rng = Random(written)
    raw = [rng.random() ** 3 for _ in choices]
    return [one / sum(raw) for one in raw]


def some_policies(game: Any, tree: exact.Tree) -> tuple[Policy, Policy]:
    """These as policies of a tree."""
    found = list(exact.uniform(tree))
    for policy, sets, plex in zip(found, tree.sets, tree.seats, strict=True):
        for start, one in zip(plex.starts, sets, strict=True):
            weights = weights_of(game.write_view(one.view), one.choices)
            policy[start : start + len(weights)] = weights
    return found[0], found[1]


def test_the_value_of_kuhn_poker_is_minus_an_eighteenth() -> None:
    tree = exact.unfold(kuhn, {})
    assert [len(sets) for sets in tree.sets] == [6, 6]
    found = exact.solve(tree, iterations=2000)
    assert found.exploitability < 1e-4
    assert (found.value - 0.5) * CHIPS == pytest.approx(-1 / 18, abs=1e-4)
    assert exact.game_value(tree, *found.policies) == pytest.approx(found.value)


def test_at_the_equilibrium_of_kuhn_poker_a_king_is_bet_three_times_as_often_as_a_jack() -> None:
    tree = exact.unfold(kuhn, {})
    policy = exact.solve(tree, iterations=5000).policies[0]
    bets = {
        one.view.cards[0]: policy[start + 1]
        for start, one in zip(tree.seats[0].starts, tree.sets[0], strict=True)
        if not one.view.made
    }
    assert 0 < bets[0] <= 1 / 3 + 0.02
    assert bets[1] == pytest.approx(0, abs=0.02)
    assert bets[2] == pytest.approx(3 * bets[0], abs=0.05)


def test_kuhn_poker_is_as_exploitable_as_openspiel_says() -> None:
    game = pyspiel.load_game("kuhn_poker")
    table = spiel_policy.TabularPolicy(game)
    tree = exact.unfold(kuhn, {})
    policies = some_policies(kuhn, tree)
    for policy, sets, plex in zip(policies, tree.sets, tree.seats, strict=True):
        for start, one in zip(plex.starts, sets, strict=True):
            key = f"{one.view.cards[one.view.seat]}{one.view.made}"
            table.policy_for_key(key)[:] = policy[start : start + 2]
    theirs = spiel_exploitability.exploitability(game, table)
    assert exact.exploitability(tree, policies) * CHIPS == pytest.approx(theirs)
    uniform = spiel_exploitability.exploitability(game, spiel_policy.UniformRandomPolicy(game))
    ours = exact.exploitability(tree, exact.uniform(tree))
    assert ours * CHIPS == pytest.approx(uniform)


class _ByView(spiel_policy.Policy):  # type: ignore[misc]  # OpenSpiel says nothing of its types
    """The same policies in OpenSpiel."""

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player()
        encoding = state.data.encoding
        choices = state.data.state.choices()
        weights = weights_of(encoding.game.write_view(state.view(seat)), choices)
        return dict(zip(encoding.numbering.numbers(choices, seat), weights, strict=True))


def test_a_small_oriflamme_is_as_exploitable_as_openspiel_says() -> None:
    """OpenSpiel tells information sets apart by all that a seat has been told, as we do."""
    theirs = pyspiel.load_game("aurum_oriflamme(players=2,set=Heir+Ambush,rounds=2,first=0)")
    found = spiel_exploitability.nash_conv(
        theirs, _ByView(theirs, [0, 1]), return_only_nash_conv=False, use_cpp_br=False
    )
    ours = aurum.game("oriflamme")
    tree = exact.unfold(ours, ORIFLAMME)
    policies = some_policies(ours, tree)
    value = exact.game_value(tree, *policies)
    for seat in (0, 1):
        best, _ = exact.best_response(tree, seat, policies[1 - seat])
        mine = value if seat == 0 else 1 - value
        assert best - mine == pytest.approx(found.player_improvements[seat])
    assert exact.exploitability(tree, policies) == pytest.approx(found.nash_conv / 2)


def test_who_answers_an_equilibrium_wins_no_more_than_its_value() -> None:
    tree = exact.unfold(aurum.game("oriflamme"), ORIFLAMME)
    found = exact.solve(tree, iterations=300)
    for seat in (0, 1):
        best, policy = exact.best_response(tree, seat, found.policies[1 - seat])
        fair = found.value if seat == 0 else 1 - found.value
        assert fair - 1e-9 <= best <= fair + 2 * found.exploitability + 1e-9
        pair = (policy, found.policies[1]) if seat == 0 else (found.policies[0], policy)
        share = exact.game_value(tree, *pair)
        assert (share if seat == 0 else 1 - share) == pytest.approx(best)


def test_it_ends_as_soon_as_it_is_near_enough_and_tells_how_near_it_is() -> None:
    tree = exact.unfold(kuhn, {})
    seen: list[tuple[int, float]] = []
    found = exact.solve(tree, iterations=5000, enough=0.001, watch=lambda *far: seen.append(far))
    assert found.exploitability <= 0.001
    assert found.iterations < 5000
    assert seen[-1] == (found.iterations, found.exploitability)
    assert exact.solve(tree, iterations=7).iterations == 7


def test_a_plan_and_its_policy_are_the_same_thing() -> None:
    game = aurum.game("oriflamme")
    tree = exact.unfold(game, ORIFLAMME)
    for plex, policy in zip(tree.seats, some_policies(game, tree), strict=True):
        np.testing.assert_allclose(plex.policy(plex.plan(policy)), policy)
        worth, _ = plex.values(policy, np.ones(plex.size))
        assert worth[0] == pytest.approx(plex.plan(policy).sum())


class _Spoilt(KuhnState):
    """Kuhn poker where nobody wins."""

    def clone(self) -> KuhnState:
        copy = super().clone()
        copy.__class__ = _Spoilt
        return copy

    def winners(self) -> list[int]:
        return []


class _SpoiltGame(KuhnGame):
    def begin(self, options: dict[str, object]) -> KuhnState:
        return _Spoilt()


@pytest.mark.parametrize(
    ("game", "given", "most", "says"),
    [
        (
            aurum.game("oriflamme"),
            {"players": 3},
            1000,
            "only for two|Only games for two.* 3 seats",
        ),
        (
            aurum.game("oriflamme"),
            {"players": 2},
            1000,
            r"about 10\^\d\d positions, and at most 1,000",
        ),
        (
            aurum.game("oriflamme"),
            ORIFLAMME,
            3700,
            r"about 3,[78]\d\d positions, and at most 3,7",
        ),
        (
            aurum.game("orichalque"),
            {"players": 2},
            3_000_000,
            r"it has more than 10\^300 positions, and at most 3,000,000",
        ),
        (_SpoiltGame(), {}, 1000, "without a winner"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    game: Any, given: dict[str, object], most: int, says: str
) -> None:
    with pytest.raises(exact.ExactError, match=says):
        exact.unfold(game, given, most=most)
