"""`aurum components balance`: how a component set plays, measured with a sensible player.

A Squire plays against itself on islands, sides and seats dealt at random, and then alone
against each automaton. The same seed gives the same figures, on every machine.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from rich.console import Console
from rich.table import Table

from aurum import BUILD
from aurum.engine import CHANCE, OVER, sample_choice
from aurum.games.orichalque.bots.levels import squire_choice
from aurum.games.orichalque.rules import OrichalqueState, orichalque
from aurum.games.orichalque.rules.components import BOARDS, LEVELS, SIDES, load
from aurum.games.orichalque.rules.options import PLAYERS
from aurum.terminal.progress import progress_bar
from aurum.words import Translator

Z_95: Final = 1.96
"""Standard deviations on either side that hold 95 %."""
SOURCES: Final = ("titans", "temples", "medallions")
"""Where victory points come from."""


@dataclass
class Proportion:
    """How often something happened, of how many times, and how often it would in all fairness."""

    wins: int = 0
    games: int = 0
    fair: float = 0.0

    def count(self, won: bool, fair: float = 0.0) -> None:
        """Count one more time."""
        self.fair = (self.fair * self.games + fair) / (self.games + 1)
        self.wins += won
        self.games += 1

    @property
    def share(self) -> float:
        """The share itself."""
        return self.wins / self.games if self.games else 0.0

    def bounds(self) -> tuple[float, float]:
        """Wilson's interval: the true share lies within, 95 times of 100."""
        if not self.games:
            return 0.0, 1.0
        spread = Z_95 * Z_95 / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        reach = Z_95 * sqrt(self.share * (1 - self.share) / self.games + spread / self.games / 4)
        reach /= 1 + spread
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def as_dict(self, fair: bool = True) -> dict[str, float]:
        """As JSON."""
        low, high = self.bounds()
        facts = {"share": round(self.share, 4), "low": round(low, 4), "high": round(high, 4)}
        if fair:
            facts["fair"] = round(self.fair, 4)
        return {**facts, "times": self.wins, "of": self.games}


@dataclass
class Balance:
    """What all the games came to."""

    set: str
    digest: str
    seed: int
    games: int
    players: list[int]
    rounds: list[int] = field(default_factory=list)
    filled: dict[str, list[float]] = field(default_factory=lambda: {side: [] for side in SIDES})
    """How full islands were at the end, by side."""
    homeless: Proportion = field(default_factory=Proportion)
    points: Counter[str] = field(default_factory=Counter)
    winners_points: Counter[str] = field(default_factory=Counter)
    seats: dict[int, list[Proportion]] = field(default_factory=dict)
    """By number of players; the first seat is the one that began."""
    boards: dict[str, Proportion] = field(
        default_factory=lambda: {name: Proportion() for name in BOARDS}
    )
    sides: dict[str, Proportion] = field(
        default_factory=lambda: {side: Proportion() for side in SIDES}
    )
    islands: dict[str, Proportion] = field(
        default_factory=lambda: {
            f"{name} {side}": Proportion() for name in BOARDS for side in SIDES
        }
    )
    solo: dict[str, Proportion] = field(default_factory=dict)
    """The person's wins against each automaton."""
    solo_rounds: dict[str, list[int]] = field(default_factory=dict)

    def as_dict(self) -> dict[str, object]:
        """As JSON."""
        return {
            "build": BUILD,
            "set": self.set,
            "digest": self.digest,
            "seed": self.seed,
            "games": self.games,
            "players": self.players,
            "rounds": spread_of(self.rounds),
            "filled": {side: round(mean(shares), 4) for side, shares in self.filled.items()},
            "homeless": self.homeless.as_dict(fair=False),
            "points": {"all": parts(self.points), "winners": parts(self.winners_points)},
            "seats": {
                str(players): [seat.as_dict() for seat in seats]
                for players, seats in self.seats.items()
            },
            "boards": {name: board.as_dict() for name, board in self.boards.items()},
            "sides": {name: side.as_dict() for name, side in self.sides.items()},
            "islands": {name: island.as_dict() for name, island in self.islands.items()},
            "solo": {
                level: {
                    **share.as_dict(fair=False),
                    "rounds": round(mean(self.solo_rounds[level]), 2),
                }
                for level, share in self.solo.items()
            },
        }


def mean(numbers: list[float] | list[int]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def spread_of(numbers: list[int]) -> dict[str, float]:
    """The mean, and the bounds within which eight of ten lie."""
    ordered = sorted(numbers)
    tenth = len(ordered) // 10
    return {
        "mean": round(mean(ordered), 2),
        "low": ordered[tenth],
        "high": ordered[-1 - tenth],
    }


def parts(counted: Counter[str]) -> dict[str, float]:
    """The share of each source of points."""
    total = sum(counted.values()) or 1
    return {source: round(counted[source] / total, 4) for source in SOURCES}


# Playing


def play(seed: str, given: dict[str, object]) -> OrichalqueState:
    """A whole game, the sides of all islands drawn at random, with all its events."""
    rng = Random(seed)
    seats = given.get("players", 1)
    assert isinstance(seats, int)
    sides = [SIDES[int(rng.random() * len(SIDES))] for _ in range(seats)]
    state = orichalque.start(rng, **given, sides=sides)
    state.events = []
    while state.actor != OVER:
        state.apply(sample_choice(state, rng) if state.actor == CHANCE else squire_choice(state))
    return state


def measure(name: str, games: int, players: list[int], seed: int) -> Iterator[Balance]:
    """So many games among players and as many alone; the balance so far after each."""
    found = load(name)
    balance = Balance(name, found.digest, seed, games, players)
    balance.seats = {number: [Proportion() for _ in range(number)] for number in players}
    levels = [board.level for board in found.automata]
    balance.solo = {level: Proportion() for level in levels}
    balance.solo_rounds = {level: [] for level in levels}
    for number in range(games):
        seats = players[number % len(players)]
        end = play(f"{seed}/{number}", {"players": seats, "components": name})
        count_game(balance, end)
        yield balance
    for number in range(games):
        level = levels[number % len(levels)]
        end = play(f"{seed}/solo/{number}", {"solo": level, "components": name})
        balance.solo[level].count(end.current == 0)
        balance.solo_rounds[level].append(end.round)
        yield balance


def count_game(balance: Balance, end: OrichalqueState) -> None:
    """Add one game among players to the balance."""
    players = end.setup.players
    balance.rounds.append(end.round)
    assert end.events is not None
    first = next(event.facts[1] for event in end.events if event.name == "round")
    for event in end.events:
        if event.name in ("placed", "homeless"):
            balance.homeless.count(event.name == "homeless")
    for player in range(players):
        won = player == end.current
        held = Counter(
            titans=end.titans.count(player),
            temples=sum(owner == player for owner, _ in end.temples),
            medallions=end.medallions[player],
        )
        balance.points += held
        if won:
            balance.winners_points += held
        island = end.setup.components.islands[end.board[player]]
        full = end.filled(player).bit_count() / island.grid.size
        balance.filled[island.side].append(full)
        for share in (
            balance.seats[players][(player - first) % players],
            balance.boards[island.board],
            balance.sides[island.side],
            balance.islands[f"{island.board} {island.side}"],
        ):
            share.count(won, 1 / players)


# Output


def run_balance(
    set_name: str, games: int, players: int | None, seed: int, as_json: bool, translator: Translator
) -> int:
    """Measure a set, and print what came of it; without a number of players, with 2, 3 and 4."""
    tables = list(PLAYERS) if players is None else [players]
    balance = None
    with progress_bar() as progress:
        task = progress.add_task(translator.say("balance-progress"), total=2 * max(1, games))
        for balance in measure(set_name, max(1, games), tables, seed):  # noqa: B007
            progress.update(task, advance=1)
    assert balance is not None
    if as_json:
        print(json.dumps(balance.as_dict()))
    else:
        print_balance(balance, translator)
    return 0


def percent(share: float, translator: Translator) -> str:
    """A share as the language writes it."""
    return translator.say("desk-percent", n=f"{100 * share:.1f}")


def print_balance(balance: Balance, translator: Translator) -> None:
    """The balance in sentences, and a table of who wins."""
    rounds = spread_of(balance.rounds)
    low, high = balance.homeless.bounds()
    lines = [
        translator.say(
            "balance-title",
            set=balance.set,
            games=balance.games,
            players=", ".join(map(str, balance.players)),
        ),
        translator.say(
            "balance-rounds",
            mean=f"{rounds['mean']:.1f}",
            low=int(rounds["low"]),
            high=int(rounds["high"]),
        ),
        translator.say(
            "balance-filled",
            {side: percent(mean(balance.filled[side]), translator) for side in SIDES},
        ),
        translator.say(
            "balance-homeless",
            share=percent(balance.homeless.share, translator),
            low=percent(low, translator),
            high=percent(high, translator),
        ),
    ]
    for who, counted in (("all", balance.points), ("winners", balance.winners_points)):
        shares = {source: percent(share, translator) for source, share in parts(counted).items()}
        lines.append(translator.say("balance-points", {"who": who, **shares}))
    print("\n".join(lines))
    Console(highlight=False).print(share_table(balance, translator))


def share_table(balance: Balance, translator: Translator) -> Table:
    """Who wins how often."""
    table = Table()
    for column in ("what", "share", "interval", "fair", "games"):
        left = column == "what"
        table.add_column(
            translator.say("balance-column", column=column), justify="left" if left else "right"
        )

    def add(label: str, share: Proportion, fair: bool = True) -> None:
        low, high = share.bounds()
        interval = f"{100 * low:.1f}–{percent(high, translator)}"
        expected = percent(share.fair, translator) if fair and share.games else ""
        table.add_row(label, percent(share.share, translator), interval, expected, str(share.games))

    for players, seats in balance.seats.items():
        for number, share in enumerate(seats, 1):
            add(translator.say("balance-seat", seat=number, players=players), share)
        table.add_section()
    for board, share in balance.boards.items():
        add(translator.say("balance-board", board=board), share)
    table.add_section()
    for side, share in balance.sides.items():
        add(translator.say("balance-side", side=side), share)
    table.add_section()
    for level in LEVELS:
        if level in balance.solo:
            add(translator.say("balance-solo", level=level), balance.solo[level], fair=False)
    return table
