"""A position from text. `view.py` describes the form."""

from __future__ import annotations

import re
from typing import Final

from aurum.engine import Illegal
from aurum.engine.reading import Clauses, Reader
from liars_dice.choices import read_bid
from liars_dice.dice import hand_of
from liars_dice.rules import NOBODY, LiarsDiceState
from liars_dice.setup import OPTIONS, read_setup

CLAUSES: Final = ("dice", "wild", "exact", "round", "begins", "cups", "bids", "challenged")


def read_position(text: str) -> LiarsDiceState:
    """A position. Only `cups` is needed: the options have their usual values, seat 1 begins."""
    clauses = Clauses(text, CLAUSES)
    given = clauses.clauses
    nothing = Reader(text, len(text))

    def number(name: str, high: int) -> int:
        return given[name].number(given[name].take(), 0, high) if name in given else 1

    cups = given.get("cups", nothing)
    words = [cups.take() for _ in cups.words[1:]]
    options = {name: given[name].take().text for name in OPTIONS if name in given}
    state = LiarsDiceState(read_setup({"players": len(words), **options}))
    for seat, word in enumerate(words):
        if not re.fullmatch(r"-|\*+|[1-6]+", word.text) or len(word.text) > state.setup.dice:
            raise cups.unexpected(word, "liars_dice-expected-cup", dice=state.setup.dice)
        state.counts[seat] = len(word.text.replace("-", ""))
        state.hands[seat] = hand_of(word.text) if word.text.isdigit() else ()
    state.round = number("round", 99)
    state.begins = number("begins", state.setup.players) - 1
    if 0 in (state.counts if state.begins == NOBODY else [state.counts[state.begins]]):
        raise cups.unexpected(cups.peek(), "liars_dice-expected-dice")
    state.actor = state.next_actor()
    if "challenged" in given:
        _read_challenged(state, given["challenged"])
    bids = given.get("bids", nothing)
    while (word := bids.peek()).text:
        try:
            state.apply(read_bid(bids))
        except Illegal:
            raise bids.unexpected(word, "liars_dice-expected-raise") from None
    clauses.finish()
    return state


def _read_challenged(state: LiarsDiceState, line: Reader) -> None:
    """The bid, and what each seat showed: as many dice as it has now, or the one more it lost."""
    state.challenged = read_bid(line)
    for count in state.counts:
        word = line.take()
        dice = word.text.replace("-", "")
        if not re.fullmatch("-|[1-6]+", word.text) or len(dice) - count not in (0, 1):
            raise line.unexpected(word, "liars_dice-expected-shown")
        state.shown.append(hand_of(dice))
