"""Games longer than anybody plays: of Orichalque, where those who do nothing never end."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

import aurum
from aurum.engine import CHANCE, sample_choice
from aurum.engine.record import Seat, begin_record

PLAYERS = 4
IDLE = ("end", "decline", "stop")
POINTLESS = ("take", "put", "discard", "initiative", "found", "first")


@cache
def _long(moves: int) -> bytes:
    game = aurum.game("orichalque")
    options = game.options({"players": PLAYERS})
    record = begin_record(game, options, [Seat(f"S{n}", "person") for n in range(PLAYERS)])
    state, rng = game.begin(options), Random(1)
    while len(record.choices) < moves:
        if state.actor == CHANCE:
            choice = sample_choice(state, rng)
        else:
            choices = {game.write(choice): choice for choice in state.choices()}
            idle = [text for text in choices if text in IDLE]
            calm = [text for text in choices if text.startswith(POINTLESS)]
            choice = choices[rng.choice(idle or calm or list(choices))]
        record.choices.append(game.write(choice))
        state.apply(choice)
    return record.to_line().encode()


def long_record(moves: int) -> dict[str, Any]:
    """A game that is not over after so many choices, ready to be uploaded."""
    document: dict[str, Any] = msgspec.json.decode(_long(moves))
    return document
