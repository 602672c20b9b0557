"""A Squire, and what `aurum components balance` tells of a set."""

from __future__ import annotations

import json
from random import Random

import pytest

from aurum.engine import CHANCE, OVER, sample_choice
from aurum.games.orichalque.bots.levels import squire_choice
from aurum.games.orichalque.commands.balance import Proportion, measure, run_balance
from aurum.games.orichalque.rules import OrichalqueState, orichalque
from aurum.words import LANGUAGES, translator_for


def against_random(seed: str, own_seat: int) -> OrichalqueState:
    """A game of two, a Squire in this seat and the other playing at random."""
    rng = Random(seed)
    state = orichalque.start(players=2)
    while state.actor != OVER:
        own = state.actor == own_seat
        state.apply(squire_choice(state) if own else sample_choice(state, rng))
    return state


def test_a_squire_beats_a_random_one() -> None:
    wins = sum(
        against_random(f"r/{number}", number % 2).winners() == [number % 2] for number in range(8)
    )
    assert wins == 8


@pytest.mark.parametrize("given", [{"players": 2}, {"players": 4}, {"solo": "hard"}])
def test_a_squire_only_makes_legal_choices_and_the_same_again(
    given: dict[str, object],
) -> None:
    seen = []
    for _ in range(2):
        rng = Random("legal")
        state = orichalque.start(**given)
        made = []
        while state.actor != OVER:
            if state.actor == CHANCE:
                choice = sample_choice(state, rng)
            else:
                before = orichalque.write_position(state)
                choice = squire_choice(state)
                assert orichalque.write_position(state) == before  # it only looks
                assert choice in state.choices()
            state.apply(choice)
            made.append(choice)
        seen.append(made)
    assert seen[0] == seen[1]


def test_a_share_has_wilsons_interval() -> None:
    assert Proportion(0, 0).bounds() == (0.0, 1.0)
    low, high = Proportion(5, 10).bounds()
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert Proportion(0, 10).bounds()[0] == 0.0
    share = Proportion()
    share.count(True, 0.5)
    share.count(False, 0.25)
    assert (share.share, share.fair) == (0.5, 0.375)


def test_the_same_seed_gives_the_same_balance_and_another_does_not() -> None:
    first, second = ([*measure("aurum", 3, [2, 3], 5)][-1] for _ in range(2))
    assert first.as_dict() == second.as_dict()
    assert [*measure("aurum", 3, [2, 3], 6)][-1].as_dict() != first.as_dict()


def test_the_balance_adds_up() -> None:
    balance = [*measure("aurum", 4, [2, 4], 0)][-1]
    assert len(balance.rounds) == 4
    for shares in (balance.boards, balance.sides, balance.islands):
        assert sum(share.wins for share in shares.values()) == 4
        assert sum(share.games for share in shares.values()) == 12
    assert {players: len(seats) for players, seats in balance.seats.items()} == {2: 2, 4: 4}
    assert sum(balance.winners_points.values()) >= 4 * 5
    assert sum(share.games for share in balance.solo.values()) == 4
    assert balance.homeless.games > 4 * 2 * 4


def test_the_json_keeps_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_balance("aurum", 3, 2, 0, True, translator_for("en")) == 0
    document = json.loads(capsys.readouterr().out)
    assert list(document) == [
        "build", "set", "digest", "seed", "games", "players", "rounds", "filled", "homeless",
        "points", "seats", "boards", "sides", "islands", "solo",
    ]  # fmt: skip
    assert document["players"] == [2]
    assert set(document["rounds"]) == {"mean", "low", "high"}
    assert set(document["filled"]) == {"easy", "hard"}
    assert set(document["points"]) == {"all", "winners"}
    assert set(document["points"]["all"]) == {"titans", "temples", "medallions"}
    assert list(document["seats"]) == ["2"]
    assert set(document["boards"]["A"]) == {"share", "low", "high", "fair", "times", "of"}
    assert list(document["solo"]) == ["easy", "normal", "hard"]
    assert set(document["solo"]["hard"]) == {"share", "low", "high", "times", "of", "rounds"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_balance_is_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_balance("aurum", 1, None, 0, False, translator_for(language)) == 0
    printed = capsys.readouterr()
    assert "aurum" in printed.out
    assert printed.out.count("\n") > 20
    assert printed.err == ""


WON = """
hoplites 3 1
orichalque 5 1
medallions 4 0
metropolis 1 g2 g1
tiles 1 f1=F f2=L f3=V e2=D e3=M d1=F
spots Mine - - -
display produce2=FF recruit2=LL
phase action
"""


def played_at_a_glance(text: str) -> OrichalqueState:
    """What a Squire makes of the turn, as far as it needs no chance."""
    state = orichalque.read_position(text)
    while state.actor == 0:
        state.apply(squire_choice(state))
    return state


def test_or_9_5_a_squire_takes_the_winning_medallion() -> None:
    assert played_at_a_glance(WON + "held construct1=-").winners() == [0]


def test_or_8_1_a_squire_buys_the_winning_action() -> None:
    assert played_at_a_glance(WON + "held recruit1=-").winners() == [0]


def test_or_6_3_a_squire_sends_all_it_has_into_the_last_fight() -> None:
    text = WON.replace("medallions 4", "medallions 5") + "creatures 1 f3=Cyclops\nheld capture1=-"
    state = played_at_a_glance(text)
    assert state.actor == CHANCE
    assert state.creatures[0][3] == 3
