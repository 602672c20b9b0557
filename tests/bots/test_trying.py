"""One choice tried for itself: it alone is looked at, and the same tries give the same."""

from __future__ import annotations

from random import Random

import pytest

import aurum
from aurum.bots import Question, try_out

NEARLY_WON = """
hoplites 3 1
orichalque 5 1
medallions 4 0
metropolis 1 g2 g1
tiles 1 f1=F f2=L f3=V e2=D e3=M d1=F
spots Mine - - -
display produce2=FF recruit2=LL
held construct1=-
phase action
"""


def test_every_legal_choice_can_be_tried_and_only_it_is() -> None:
    game = aurum.game("oriflamme")
    state = game.read_position("round 6; queue G:(Heir)@5 P:Lord W:Spy; stock G=4 P=4 W=0; at 1")
    question = Question("oriflamme", state.view(0), state.choices())
    worth = {game.write(one): try_out(question, one, 60, Random(2)) for one in question.choices}
    assert list(worth) == ["keep", "reveal"]
    assert worth["reveal"] > worth["keep"]


@pytest.mark.parametrize("game", ["oriflamme", "orichalque"])
def test_the_same_tries_give_the_same(game: str) -> None:
    state = aurum.game(game).start(Random(4), players=3)
    while state.actor < 0:
        state.apply(state.choices()[0])
    question = Question(game, state.view(state.actor), state.choices())
    choice = question.choices[1]
    worth = [try_out(question, choice, 8, Random(3)) for _ in range(2)]
    assert worth[0] == worth[1]


def test_or_9_5_a_victory_at_once_is_worth_all() -> None:
    game = aurum.game("orichalque")
    state = game.read_position(NEARLY_WON)
    state.apply(game.read("act"))
    question = Question("orichalque", state.view(0), state.choices())
    assert try_out(question, game.read("medallion"), 5, Random(1)) == 1
