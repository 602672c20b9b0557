"""Whether a game checks the options that a table asks for."""

from __future__ import annotations

import json
from random import Random

from aurum.engine.check_words import WordCheck
from aurum.engine.contract import Options
from aurum.engine.errors import AurumError
from aurum.engine.plain_values import shorten
from aurum.engine.promises import AnyGame, broken, describe, kept, promise

UNKNOWN = "no-such-option"
STRANGE: tuple[object, ...] = ("?", "", -1, 10**9, 1.5, None, True, [], {}, ["?"], {"?": 1})
"""What a table may ask for by mistake. JSON and the command line can say all of it."""


def check_options(game: AnyGame, options: Options, words: WordCheck) -> None:
    """A variant is accepted as it is; what is no option is refused, and nothing else happens."""
    with kept("setup-variant", game, options=shorten(options)):
        completed = game.options(options, Random(0))
    same = completed == options
    promise(same, "setup-variant", game, options=shorten(options), problem=shorten(completed))
    accepted = _accepted(game, {**options, UNKNOWN: 1}, words)
    promise(accepted is None, "setup-unknown", game, options=UNKNOWN)
    for name in options:
        for value in STRANGE:
            asked = {**options, name: value}
            accepted = _accepted(game, asked, words)
            if accepted is None:
                continue
            with kept("setup-begin", game, options=shorten(asked)):
                json.dumps(accepted)
                seats = game.seats(accepted)
                game.begin(accepted).choices()
                promise(seats > 0, "setup-begin", game, options=shorten(asked), problem=seats)


def _accepted(game: AnyGame, asked: Options, words: WordCheck) -> Options | None:
    """The options completed, or None if they are refused."""
    try:
        return game.options(asked, Random(0))
    except AurumError as refusal:
        words.check_error(refusal)
        return None
    except Exception as problem:
        failed = {"options": shorten(asked), "problem": describe(problem)}
        raise broken("setup-fail", game, None, None, **failed) from problem
