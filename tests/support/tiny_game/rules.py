"""Everybody holds a secret card. In turn one claims what all cards add up to, or doubts a claim.

Whoever was wrong gets no point for the round; all others do. Claims rise. Two rounds are played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from aurum.engine import (
    CHANCE,
    OVER,
    SPECTATOR,
    BadOptions,
    Event,
    EventKind,
    Explanation,
    Game,
    Illegal,
    KnownFact,
    Options,
    Phrase,
    Player,
    Stage,
    State,
)
from aurum.engine.events import NUMBER, SEAT
from aurum.engine.reading import Reader

DOUBT: Final = 1
DEAL: Final = 1000
"""The choices: doubt; ten times a sum, and 1 more where exactly that is meant; a card dealt."""
ROUNDS: Final = 2
KINDS: Final = ("least", "exactly")
EVENTS: Final = {
    "dealt": EventKind({"who": SEAT}, secrets={"card": NUMBER}),
    "claimed": EventKind({"who": SEAT, "total": NUMBER, "kind": NUMBER}),
    "doubted": EventKind({"who": SEAT, "found": NUMBER}, shows=True),
    "wrong": EventKind({"who": SEAT}),
    "began": EventKind({"round": NUMBER}, heading=True),
}


@dataclass(frozen=True)
class TinyView:
    """What a seat may know."""

    seat: int
    seats: int
    top: int
    actor: int
    round: int
    first: int
    cards: tuple[int | None, ...]
    """0 for one that is not dealt, None for one that this seat may not see."""
    claims: tuple[int, ...]
    points: tuple[int, ...]


class TinyState(State):
    """One position."""

    def __init__(self, players: int, top: int) -> None:
        super().__init__()
        self.players = players
        self.top = top
        self.round = 1
        self.first = 0
        self.cards = [0] * players
        self.claims: list[int] = []
        self.points = [0] * players
        self.actor = CHANCE

    def _list_choices(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return [DEAL + card for card in range(1, self.top + 1)]
        least = self.claims[-1] // 10 + 1 if self.claims else self.players
        sums = range(least, self.players * self.top + 1)
        claims = [10 * total + kind for total in sums for kind in range(len(KINDS))]
        return [DOUBT, *claims] if self.claims else claims

    def _resolve(self, choice: int) -> None:
        if choice >= DEAL:
            self._deal(choice - DEAL)
        elif choice == DOUBT:
            self._doubt()
        else:
            self._tell("claimed", self.actor, choice // 10, choice % 10)
            self.claims.append(choice)
        self.actor = self._next()

    def _next(self) -> int:
        if self.round > ROUNDS:
            return OVER
        if 0 in self.cards:
            return CHANCE
        return (self.first + len(self.claims)) % self.players

    def _deal(self, card: int) -> None:
        seat = self.cards.index(0)
        self.cards[seat] = card
        if self.events is not None:
            self.events.append(Event("dealt", "TI-1", (seat,), (card,), audience=seat))

    def _doubt(self) -> None:
        total, kind = divmod(self.claims[-1], 10)
        found = sum(self.cards)
        right = found == total if kind else found >= total
        claimed = (self.actor - 1) % self.players
        loser = self.actor if right else claimed
        self._tell("doubted", self.actor, found)
        self._tell("wrong", loser)
        self.points = [old + (seat != loser) for seat, old in enumerate(self.points)]
        self.round += 1
        self.first = loser
        self.claims = []
        if self.round <= ROUNDS:
            self._tell("began", self.round)
            self.cards = [0] * self.players

    def _tell(self, name: str, *facts: int) -> None:
        if self.events is not None:
            self.events.append(Event(name, "TI-1", facts))

    def refusal(self, choice: int) -> Illegal:
        return Illegal("tiny-illegal", {"choice": game.write(choice)}, "TI-1")

    def clone(self) -> TinyState:
        return game.filled(self.view(SPECTATOR), self.cards)

    def view(self, seat: int) -> TinyView:
        cards = tuple(
            card if not card or owner == seat else None for owner, card in enumerate(self.cards)
        )
        return TinyView(
            seat, self.players, self.top, self.actor, self.round, self.first, cards,
            tuple(self.claims), tuple(self.points),
        )  # fmt: skip

    def redacted(self, choice: int, seat: int) -> str:
        hidden = choice >= DEAL and self.cards.index(0) != seat
        return "deal ?" if hidden else game.write(choice)

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = max(self.points)
        over = self.actor == OVER
        return [seat for seat, points in enumerate(self.points) if over and points == best]


class TinyGame(Game[TinyState, TinyView]):
    """The game."""

    name = "tiny"
    rules = 1
    rulebook = ("TI-1",)
    events = EVENTS
    secretive = True

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        found = {"players": 3, "top": 3, **given}
        players, top = str(found["players"]), str(found["top"])
        if len(found) > 2 or players not in "23456" or top not in ("2", "3", "9"):
            raise BadOptions("tiny-options")
        return {"players": int(players), "top": int(top)}

    def variants(self) -> list[Options]:
        return [{"players": 2, "top": 3}, {"players": 3, "top": 2}, {"players": 6, "top": 9}]

    def begin(self, options: Options) -> TinyState:
        return TinyState(int(str(options["players"])), int(str(options["top"])))

    def seats(self, options: Options) -> int:
        return int(str(options["players"]))

    def settings(self, state: TinyState) -> Options:
        return {"players": state.players, "top": state.top}

    def write(self, choice: int) -> str:
        if choice >= DEAL:
            return f"deal {choice - DEAL}"
        return "doubt" if choice == DOUBT else f"{KINDS[choice % 10 % 2]} {choice // 10}"

    def read(self, text: str) -> int:
        words = Reader(text)
        verb = words.one_of(words.take(), ["doubt", "deal", *KINDS], "expected-verb")
        if verb == "doubt":
            words.done()
            return DOUBT
        number = words.number(words.take(), 1, 99)
        words.done()
        return DEAL + number if verb == "deal" else 10 * number + KINDS.index(verb)

    def write_position(self, state: TinyState) -> str:
        return self.written(state.view(SPECTATOR), state.cards)

    def write_view(self, view: TinyView) -> str:
        return self.written(view, ["?" if card is None else card for card in view.cards])

    def written(self, view: TinyView, cards: Sequence[object]) -> str:
        """A position with these cards."""
        return "\n".join([
            f"top {view.top} round {view.round} first {view.first}",
            f"cards {' '.join(map(str, cards))}",
            f"points {' '.join(map(str, view.points))}",
            f"claims {' '.join(self.write(claim).replace(' ', '-') for claim in view.claims)}",
        ])  # fmt: skip

    def read_position(self, text: str) -> TinyState:
        lines = [line.split() for line in text.splitlines()]
        _, top, _, number, _, first = lines[0]
        state = TinyState(len(lines[1]) - 1, int(top))
        state.round, state.first = int(number), int(first)
        state.cards = [int(card) for card in lines[1][1:]]
        state.points = [int(points) for points in lines[2][1:]]
        state.claims = [self.read(claim.replace("-", " ")) for claim in lines[3][1:]]
        state.actor = state._next()
        return state

    def imagine(self, view: TinyView, rng: Random) -> TinyState:
        cards = [rng.randint(1, view.top) if card is None else card for card in view.cards]
        return self.filled(view, cards)

    def filled(self, view: TinyView, cards: Sequence[int]) -> TinyState:
        """The state of a view with these cards."""
        state = TinyState(view.seats, view.top)
        state.actor, state.round, state.first = view.actor, view.round, view.first
        state.cards, state.claims = list(cards), list(view.claims)
        state.points = list(view.points)
        return state

    def facts(self, state: TinyState, seat: int | None = None) -> dict[str, object]:
        return {"round": state.round, "points": state.points}

    def read_seat(self, state: TinyState, text: str) -> int:
        return SPECTATOR if text == "spectator" else int(text) - 1

    def pieces(self, state: TinyState) -> list[str]:
        return []

    def stage(self, state: TinyState) -> Stage:
        return Stage(state.round, (state.actor, len(state.claims)))

    # What it says of itself

    def question(self, view: TinyView) -> Phrase:
        return Phrase("tiny-question", {"claims": len(view.claims)})

    def help(self, view: TinyView) -> Phrase | None:
        return None if view.claims else Phrase("tiny-help", {"most": view.seats * view.top})

    def explain(self, view: TinyView, choice: int) -> Explanation:
        if choice == DOUBT:
            return Explanation(Phrase("tiny-doubt"), (Phrase("tiny-doubt-outlook"),))
        total, kind = divmod(choice, 10)
        own = view.cards[view.seat]
        return Explanation(
            _claim("tiny-claim", choice),
            (Phrase("tiny-claim-outlook", {"others": total - (own or 0)}),),
            {"total": total},
            Phrase("tiny-claims"),
            (Phrase("tiny-sum", {"total": total}), Phrase(f"tiny-{KINDS[kind]}")),
        )

    def known(self, view: TinyView) -> Sequence[KnownFact]:
        facts = [
            KnownFact(Phrase("tiny-points"), points, seat)
            for seat, points in enumerate(view.points)
        ]
        for seat, card in enumerate(view.cards):
            value = card or Phrase("tiny-unknown" if card is None else "tiny-undealt")
            facts.append(KnownFact(Phrase("tiny-card"), value, seat, private=seat == view.seat))
        facts.append(KnownFact(Phrase("tiny-round"), view.round))
        facts.append(KnownFact(Phrase("tiny-first"), Player(view.first)))
        if view.claims:
            facts.append(
                KnownFact(Phrase("tiny-standing"), _claim("tiny-total", view.claims[-1]), main=True)
            )
        return facts


def _claim(key: str, choice: int) -> Phrase:
    return Phrase(key, {"total": choice // 10, "kind": choice % 10})


game: Final = TinyGame()
