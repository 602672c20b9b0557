"""Kuhn poker as a plug-in that brings nothing but rules: the smallest game with a bluff.

Three cards, J, Q and K; each of two seats is dealt one. They pass or bet in turn: a bet is called
or not. At the end a draw decides who wins, with odds by the chips: 3 + chips won against 3 - chips
won. So the chance to win is the payoff of the game as it is known from books, and there is chance
after the last choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from aurum.engine import BadOptions, Game, Illegal, Options, State
from aurum.engine.contract import CHANCE, OVER, SPECTATOR
from aurum.engine.events import NUMBER, Event, EventKind
from aurum.games.plugin import Plugin

PASS, BET = 0, 1
DEAL = 10
DRAW = 20
NAMES = "JQK"
ENDINGS = {"pp", "pbp", "pbb", "bp", "bb"}
SHOWDOWNS = {"pp", "pbb", "bb"}


@dataclass(frozen=True)
class KuhnView:
    """What a seat may know."""

    seat: int
    seats: int
    cards: tuple[int | None, ...]
    """The cards dealt so far; None for one that this seat may not know."""
    made: str
    winner: int


class KuhnState(State):
    """One position of Kuhn poker."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.made = ""
        self.winner = -1

    def _list_choices(self) -> list[int]:
        if self.actor == OVER:
            return []
        if len(self.cards) < 2:
            return [DEAL + card for card in range(3) if card not in self.cards]
        return [DRAW, DRAW + 1] if self.made in ENDINGS else [PASS, BET]

    def odds(self) -> list[int]:
        """Chips decide how likely each seat is to win."""
        if self.made not in ENDINGS:
            return [1] * len(self.legal())
        won = chips(self.cards, self.made)
        return [3 + won, 3 - won]

    def _resolve(self, choice: int) -> None:
        if choice >= DRAW:
            self.winner = choice - DRAW
            self.actor = OVER
            return
        if choice >= DEAL:
            self.cards.append(choice - DEAL)
            self.actor = CHANCE if len(self.cards) < 2 else 0
            return
        self.made += "pb"[choice]
        self.actor = CHANCE if self.made in ENDINGS else len(self.made) % 2
        if self.made in SHOWDOWNS and self.events is not None:
            self.events.append(Event("shown", "K-1", tuple(self.cards)))

    def refusal(self, choice: int) -> Illegal:
        """Only what is listed is legal."""
        return Illegal("refused", {}, "K-1")

    def clone(self) -> KuhnState:
        """An independent copy."""
        copy = KuhnState()
        copy.actor = self.actor
        copy.cards = self.cards[:]
        copy.made = self.made
        copy.winner = self.winner
        return copy

    def view(self, seat: int) -> KuhnView:
        """One's own card, and both after a showdown."""
        if seat not in (0, 1, SPECTATOR):
            raise ValueError(f"there is no seat {seat}")
        shown = self.made in SHOWDOWNS
        cards = [card if shown or owner == seat else None for owner, card in enumerate(self.cards)]
        return KuhnView(seat, 2, tuple(cards), self.made, self.winner)

    def redacted(self, choice: int, seat: int) -> str:
        """A card is dealt face down."""
        if DEAL <= choice < DRAW and len(self.cards) != seat:
            return "deal ?"
        return kuhn.write(choice)

    def scores(self) -> list[int]:
        """1 for the winner."""
        return [int(self.winner == seat) for seat in range(2)]

    def winners(self) -> list[int]:
        """Who won the draw."""
        return [self.winner] if self.winner >= 0 else []

    def __reduce__(self) -> tuple[object, ...]:
        return kuhn.read_position, (kuhn.write_position(self),)


def chips(cards: list[int], made: str) -> int:
    """What the first seat has won."""
    if made == "bp":
        return 1
    if made == "pbp":
        return -1
    stake = 1 if made == "pp" else 2
    return stake if cards[0] > cards[1] else -stake


class KuhnGame(Game[KuhnState, KuhnView]):
    """Kuhn poker."""

    name = "kuhn"
    rules = 1
    rulebook = ("K-1",)
    events = {"shown": EventKind({"first": NUMBER, "second": NUMBER}, shows=True)}  # noqa: RUF012
    secretive = True

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        """There are two players, always."""
        for name in given:
            if name != "players":
                raise BadOptions("options-unknown", {"name": name, "allowed": "players"})
        if given.get("players", 2) != 2:
            facts: dict[str, str | int] = {"given": str(given["players"]), "least": 2, "most": 2}
            facts["levels"] = "random"
            raise BadOptions("options-seats", facts)
        return {"players": 2}

    def variants(self) -> list[Options]:
        """One."""
        return [{"players": 2}]

    def begin(self, options: Options) -> KuhnState:
        """Nothing is dealt."""
        return KuhnState()

    def seats(self, options: Options) -> int:
        """Two."""
        return 2

    def settings(self, state: KuhnState) -> Options:
        """Always the same."""
        return {"players": 2}

    def write(self, choice: int) -> str:
        """`pass`, `bet`, `deal J`, `draw 0`."""
        if choice >= DRAW:
            return f"draw {choice - DRAW}"
        return f"deal {NAMES[choice - DEAL]}" if choice >= DEAL else ("pass", "bet")[choice]

    def read(self, text: str) -> int:
        """The same backwards."""
        every = [PASS, BET, *range(DEAL, DEAL + 3), DRAW, DRAW + 1]
        named: dict[str, int] = {self.write(choice): choice for choice in every}
        return named[text]

    def write_position(self, state: KuhnState) -> str:
        """`JK pb`, and who won."""
        cards = "".join(NAMES[card] for card in state.cards)
        return f"{cards or '-'} {state.made or '-'} {state.winner}"

    def read_position(self, text: str) -> KuhnState:
        """The same backwards."""
        cards, made, winner = text.split()
        state = KuhnState()
        for card in cards.strip("-"):
            state.apply(DEAL + NAMES.index(card))
        for one in made.strip("-"):
            state.apply("pb".index(one))
        if winner != "-1":
            state.apply(DRAW + int(winner))
        return state

    def imagine(self, view: KuhnView, rng: Random) -> KuhnState:
        """Deal the cards that are hidden."""
        left = [card for card in range(3) if card not in view.cards]
        rng.shuffle(left)
        cards = [NAMES[left.pop() if card is None else card] for card in view.cards]
        return self.read_position(f"{''.join(cards) or '-'} {view.made or '-'} {view.winner}")

    def facts(self, state: KuhnState, seat: int | None = None) -> dict[str, object]:
        """What was made."""
        return {"made": state.made}

    def read_seat(self, state: KuhnState, text: str) -> int:
        """By number."""
        return int(text)

    def pieces(self, state: KuhnState) -> list[str]:
        """Three cards."""
        return list(NAMES)


kuhn = KuhnGame()


class Kuhn(Plugin):
    """Kuhn poker, without bots of its own."""

    name = "kuhn"

    def rules(self) -> Game[Any, Any]:
        """The rules."""
        return kuhn


plugin = Kuhn()
