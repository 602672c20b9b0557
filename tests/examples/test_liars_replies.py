"""What the general search learns of replies before it searches, at Liar's Dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from liars_dice.choices import CALL, ROLL
from liars_dice.game import game
from support.plugin_fixture import installed as installed_plugin

from aurum.bots import Question, general
from aurum.bots.replies import Replies

FOUR = "cups {} 13446 22345 12366; begins 1; bids 2x2"


@pytest.fixture(scope="module", autouse=True)
def _liars_dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed_plugin(tmp_path_factory.mktemp("liars"), "liars_dice", "liars_dice:plugin"):
        yield


def learnt(position: str) -> Replies:
    """What a Knight learns where it must choose."""
    state = game.read_position(position)
    question = Question(game.name, state.view(state.actor), state.choices())
    knight = general.level("knight")
    assert isinstance(knight, general.GeneralBot)
    found = knight._search(game, question, Random(1)).replies
    assert found is not None
    return found


def after(replies: Replies, bid: str) -> dict[str, float]:
    """What each verb is worth as the reply to a bid."""
    state = game.read_position(FOUR.format("11234"))
    kind = replies.kind(state, game.read(bid))
    return {name: replies.worth(kind, replies.verbs.number(name)) for name in ("call", "bid")}


def test_a_bid_that_is_too_high_is_challenged() -> None:
    replies = learnt(FOUR.format("11234"))
    high, low = after(replies, "bid 15x4"), after(replies, "bid 2x3")
    assert high["call"] > high["bid"] + replies.spread() / 2
    assert high["call"] > low["call"]
    state = game.read_position(FOUR.format("11234") + " 15x4")
    kind = replies.kind(game.read_position(FOUR.format("11234")), game.read("bid 15x4"))
    rng = Random(1)
    choices = state.choices()
    picked = [choices[replies.pick(kind, choices, rng)] for _ in range(100)]
    assert picked.count(CALL) > 80


def test_replies_do_not_depend_on_the_dice_of_the_thinker() -> None:
    one, other = (learnt("dice 5; cups 1 - 22345 2; begins 1; bids 1x2"), learnt(
        "dice 5; cups 1 - 66666 2; begins 1; bids 1x2"))  # fmt: skip
    assert one.scale == other.scale
    assert one.usual == other.usual
    assert {key: tally.total for key, tally in one.fared.items()} == {
        key: tally.total for key, tally in other.fared.items()
    }


def test_a_roll_is_of_the_same_kind_whatever_the_dice() -> None:
    replies = learnt(FOUR.format("11234"))
    rolling = game.read_position("cups *****  22345 11111")
    kinds = {replies.kind(rolling, choice) for choice in rolling.choices()}
    assert len(rolling.choices()) == 252
    assert all(choice > ROLL for choice in rolling.choices())
    assert len(kinds) == 1


def test_bids_that_are_close_together_are_of_one_kind() -> None:
    replies = learnt(FOUR.format("11234"))
    state = game.read_position(FOUR.format("11234"))
    kinds = [replies.kind(state, choice) for choice in state.choices() if choice != CALL]
    assert kinds == sorted(kinds)
    assert 10 < len(set(kinds)) < 20
