"""Plays a game of a match: bots are asked in turn, and the game goes on when one fails."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter_ns
from typing import Any, NamedTuple, Protocol

import msgspec

from aurum.arena.answer_check import check_answer
from aurum.arena.bot_loader import error_text, load_bot
from aurum.arena.errors import BadMatch
from aurum.arena.match import Match
from aurum.arena.results import Failure, Result
from aurum.arena.schedule import Fixture, deal_seed
from aurum.bots import Bot, Question
from aurum.engine import CHANCE, OVER, Seat, State, begin_record
from aurum.engine.fairness import commitment, fair_draw, fair_options_rng
from aurum.engine.record import Fairness

UNASKED = -1
"""In place of microseconds: no bot was asked."""


class Progress(Protocol):
    """Receives the choices of a game as it goes on, in case its process dies."""

    def asking(self, seat: int) -> None:
        """A bot is asked from now on."""

    def made(self, number: int, choice: int, micros: int) -> None:
        """A choice was made, the first having number 0."""

    def failed(self, failure: Failure) -> None:
        """A bot has failed."""


class NoProgress:
    """Records nothing."""

    def asking(self, seat: int) -> None:
        """Nothing."""

    def made(self, number: int, choice: int, micros: int) -> None:
        """Nothing."""

    def failed(self, failure: Failure) -> None:
        """Nothing."""


class Interrupted(NamedTuple):
    """A game whose process ended in the middle: what was chosen, and who is not asked again."""

    choices: Sequence[int] = ()
    micros: Sequence[int] = ()
    """What each of those choices took; then, perhaps, what the one took that was not made."""
    given_up: Sequence[int] = ()


class GameRunner:
    """The bots of a match in one process."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = match.rules
        self.seats = match.seats
        self.bots: dict[str, Bot] = {
            name: match.own.get(name) or load_bot(match.game, name) for name in match.names
        }

    def check(self, name: str) -> None:
        """Ask a bot a first question; `BadMatch` if it does not answer as it should."""
        state, _ = self._deal(deal_seed(self.match.seed, 1))
        draws = 0
        while state.actor == CHANCE:
            draws += 1
            state.apply(fair_draw(state, deal_seed(self.match.seed, 1), draws))
        response = self._ask(name, state, "first question")
        if response.kind:
            facts = {"bot": name, "kind": response.kind, "what": response.what}
            raise BadMatch("arena-bot-first", facts)

    def play(
        self,
        fixture: Fixture,
        progress: Progress | None = None,
        interrupted: Interrupted | None = None,
    ) -> Result:
        """A whole game, or the rest of one that was interrupted."""
        progress = progress or NoProgress()
        before = interrupted or Interrupted()
        seed = deal_seed(self.match.seed, fixture.deal)
        state, options = self._deal(seed)
        choices: list[int] = []
        micros: list[list[int]] = [[] for _ in fixture.bots]
        failures: list[Failure] = []
        rounds: list[list[int]] = []
        first, draws, counted = -1, 0, _round(state)
        while state.actor != OVER:
            seat, number = state.actor, len(choices)
            spent = before.micros[number] if number < len(before.micros) else UNASKED
            draws += seat == CHANCE
            first = seat if first < 0 else first
            if number < len(before.choices):
                choice = before.choices[number]
            elif seat == CHANCE:
                choice = fair_draw(state, seed, draws)
            elif seat in before.given_up or len(state.legal()) == 1:
                choice = self._any(state, fixture, number)
            else:
                progress.asking(seat)
                purpose = f"{fixture.game} choice {number}"
                response = self._ask(fixture.bots[seat], state, purpose)
                choice, spent = response.choice, response.micros
                if response.kind:
                    what = (fixture.bots[seat], number + 1, response.kind, response.what)
                    failures.append(Failure(fixture.game, seat, *what))
                    progress.failed(failures[-1])
                if choice < 0:
                    choice = self._any(state, fixture, number)
            progress.made(number, choice, spent)
            if spent != UNASKED:
                micros[seat].append(spent)
            choices.append(choice)
            state.apply(choice)
            if _round(state) != counted or state.actor == OVER:
                if counted:  # before the first, the table is laid
                    rounds.append(state.scores())
                counted = _round(state)
        return Result(
            game=fixture.game,
            deal=fixture.deal,
            bots=list(fixture.bots),
            first=first,
            scores=state.scores(),
            winners=state.winners(),
            rounds=rounds,
            micros=micros,
            failures=failures,
            memory_mb=memory_mb(),
            record=self._record(fixture, options, choices, seed),
        )

    def _deal(self, seed: bytes) -> tuple[State, dict[str, object]]:
        options = self.rules.options(self.match.given, fair_options_rng(seed))
        return self.rules.begin(options), options

    def _any(self, state: State, fixture: Fixture, number: int) -> int:
        """A legal choice, for a bot that has none or is not to be asked."""
        choices = state.legal()
        rng = Random(f"{self.match.seed} game {fixture.game} choice {number} legal")
        return choices[int(rng.random() * len(choices))]

    def _ask(self, name: str, state: State, purpose: str) -> BotResponse:
        choices = state.choices()
        question = Question(self.match.game, state.view(state.actor), choices[:])
        rng = Random(f"{self.match.seed} game {purpose}")
        began = perf_counter_ns()
        try:
            answer: Any = self.bots[name].answer(question, self.match.budget, rng)
        except (Exception, SystemExit) as problem:
            return BotResponse(
                -1, (perf_counter_ns() - began) // 1000, "raised", error_text(problem)
            )
        micros = (perf_counter_ns() - began) // 1000
        if micros > self.match.limit * 1e6:
            return BotResponse(-1, micros, "slow", f"{micros / 1e6:.1f} s")
        return BotResponse(*check_answer(answer, choices, self.seats, micros))

    def _record(
        self, fixture: Fixture, options: dict[str, object], choices: list[int], seed: bytes
    ) -> msgspec.Raw:
        record = begin_record(self.rules, options, seats_of(fixture.bots))
        record.choices = [self.rules.write(choice) for choice in choices]
        given = dict(self.match.given)
        record.fair = Fairness(commitment(seed), seed.hex(), given)
        return msgspec.Raw(record.to_line().strip().encode())


class BotResponse(NamedTuple):
    """The response to a question: a choice or -1, the time, and what was wrong, if anything."""

    choice: int
    micros: int
    kind: str = ""
    what: str = ""


def seats_of(bots: Sequence[str]) -> list[Seat]:
    """The seats of a record: a bot in several of them is numbered."""
    return [
        Seat(f"{name} {bots[: seat + 1].count(name)}" if bots.count(name) > 1 else name, name)
        for seat, name in enumerate(bots)
    ]


def _round(state: State) -> int:
    """Which round it is; every game of ours counts them."""
    return int(getattr(state, "round", 0))


def memory_mb() -> float:
    """The most memory that this process has held so far; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if status.exists():  # Linux; its getrusage counts what the parent held, too
        held = re.search(r"VmHWM:\s*(\d+) kB", status.read_text())
        return round(int(held[1]) / 1024, 1) if held else 0.0
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 2**20 if platform.system() == "Darwin" else 2**10
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit, 1)
