"""Matches of a trained policy, without search, against the levels of bots.

    python -m aurum.training.evaluation WEIGHTS [--games squire:200,knight:100] [--limit SECONDS]

One seat plays the network, all others a bot. Deals are played once in each seat.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import FIRST_EXCEPTION, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import aurum
from aurum import bots
from aurum.arena.intervals import interval_of, share_of
from aurum.engine import CHANCE, OVER, BadOptions
from aurum.engine.chance import sample_choice
from aurum.envs.encoding import win_shares
from aurum.networks.errors import BadNetworkFile
from aurum.networks.layouts import layout_of
from aurum.networks.network import Network
from aurum.tensors.universal import UniversalLayout
from aurum.training.game import table_named
from aurum.training.settings import number_after


class NetworkMatch(NamedTuple):
    """A number of games of the network, in one seat, against a bot in all others."""

    table: str
    """Its name, such as `4:base`."""
    options: Mapping[str, Any]
    seats: int
    against: str
    games: int
    best: bool
    """Whether the likeliest choice is made; else it is drawn by its odds."""


_player: Network | None = None


def _open(path: Path, game: str) -> None:
    global _player
    _player = Network(path, game)


def play(match: NetworkMatch, number: int) -> float:
    """What the network's seat wins in one game: 1 alone, a share of it together."""
    assert _player is not None
    deal, seat = divmod(number, match.seats)
    game = aurum.game(_player.game)
    options, level = dict(match.options), match.against
    state = game.start(Random(f"set/{deal}"), **options)
    chance = Random(f"deal/{deal}")
    rng = Random(f"play/{deal}/{seat}/{level}/{match.best}")
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(sample_choice(state, chance))
        elif state.actor == seat:
            state.apply(_player.choose(state, rng, match.best))
        else:
            question = bots.Question(_player.game, state.view(state.actor), state.choices())
            budget = bots.usual_budget(_player.game, level)
            state.apply(bots.answer(level, question, rng, budget).choice)
    return win_shares(state, match.seats)[seat]


def evaluate(
    path: Path, game: str, matches: list[NetworkMatch], processes: int = 1, limit: float = 0.0
) -> list[dict[str, Any]]:
    """Play matches, and say what came of the games that were played within the limit, in seconds.

    Games that have begun are played to the end. A limit of 0 lets all be played.
    """
    until = time.monotonic() + limit
    work = sorted(
        (n / match.games, i, n) for i, match in enumerate(matches) for n in range(match.games)
    )
    with ProcessPoolExecutor(processes, get_context("spawn"), _open, (path, game)) as pool:
        asked: dict[Future[float], tuple[int, int]] = {
            pool.submit(play, matches[i], n): (i, n) for _, i, n in work
        }  # in an order by which a limit cuts all matches alike
        timeout = max(0.0, until - time.monotonic()) if limit else None
        wait(asked, timeout, FIRST_EXCEPTION)
        pool.shutdown(cancel_futures=True)
    played: list[dict[int, float]] = [{} for _ in matches]
    for future, (i, n) in asked.items():
        if not future.cancelled():
            played[i][n] = future.result()
    return [summary(match, shares) for match, shares in zip(matches, played, strict=True) if shares]


def summary(match: NetworkMatch, shares: Mapping[int, float]) -> dict[str, Any]:
    """What a match says as JSON. The interval allows for games of one deal being alike."""
    deals: dict[int, list[float]] = defaultdict(list)
    for number, share in shares.items():
        deals[number // match.seats].append(share)
    clusters = [(sum(won), len(won)) for won in deals.values()]
    share = share_of(clusters)
    return {
        "table": match.table,
        "against": match.against,
        "choices": "best" if match.best else "drawn",
        "games": len(shares),
        "share": round(share, 4),
        "interval": [round(bound, 4) for bound in interval_of(clusters)],
        "over_fair": round(share * match.seats, 3),
    }


def read_matches(
    layout: UniversalLayout, game: str, tables: str, games: str, choices: str
) -> list[NetworkMatch]:
    """The matches that a command line means; `ValueError` says what would be right."""
    known = bots.names(game)
    found = []
    for name in tables.split(","):
        options = table_named(layout, name.strip())
        for text in games.split(","):
            level, count = number_after(text, int)
            if level not in known:
                raise ValueError(f"there is no bot {level!r}; there are {', '.join(known)}")
            for choice in choices.split(","):
                if choice not in ("drawn", "best"):
                    raise ValueError(f"choices are drawn or best, not {choice!r}")
                seats = layout.universal.players(options)
                best = choice == "best"
                found.append(NetworkMatch(name.strip(), options, seats, level, count, best))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Play, print a line for each match, and write them beside the weights."""
    parser = argparse.ArgumentParser(prog="python -m aurum.training.evaluation")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", default="squire:200,knight:100", help="of each match")
    parser.add_argument("--tables", default="4:base", help="such as 4:base,3:base")
    parser.add_argument("--choices", default="drawn,best")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--limit", type=float, default=0.0, help="seconds; 0: all games")
    given = parser.parse_args(arguments)
    try:
        game = Network(given.weights).game  # what is wrong with the file is said here, once
        layout = layout_of(game)
        matches = read_matches(layout, game, given.tables, given.games, given.choices)
        found = evaluate(given.weights, game, matches, given.processes, given.limit)
    except (ValueError, BadOptions, BadNetworkFile) as problem:
        print(problem, file=sys.stderr)
        return 1
    for line in found:
        print(json.dumps(line), flush=True)
    path = given.weights.with_name("evaluation.json")
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # the processes are the threads
    sys.exit(main())
