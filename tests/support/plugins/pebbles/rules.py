"""The rules of Pebbles: each seat hides 0 to 2 red and 0 to 2 blue pebbles. In turn, a seat claims
that there are at least so many of a colour, each claim higher than the last, or doubts the last
one. A wrong guess costs a life; the game ends when a player has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from aurum.engine import (
    CHANCE,
    NUMBER,
    OVER,
    SEAT,
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
    named,
)
from aurum.engine.phrases import Fact
from aurum.engine.reading import Reader

HIDE, DOUBT, PASS = 100, 90, 91
"""Choices: HIDE + red * 3 + blue; DOUBT; PASS; else a claim, quantity * 2 + colour."""
COLOURS = ("red", "blue")
NONE = -1
UNKNOWN = -1
USUAL: dict[str, Any] = {"players": 3, "lives": 2, "passing": True, "begins": "first"}
ALLOWED: dict[str, Sequence[object]] = {
    "players": range(2, 7),
    "lives": (1, 2, 3),
    "passing": (False, True),
    "begins": ("first", "last"),
    "picture": (False, True),
}
USUAL["picture"] = False
COLOUR = named("pebbles-colour-red", "pebbles-colour-blue")
EVENTS = {
    "began": EventKind({"round": NUMBER}, heading=True),
    "hid": EventKind({"who": SEAT}, {"red": NUMBER, "blue": NUMBER}, logged=False),
    "claimed": EventKind({"who": SEAT, "quantity": NUMBER, "colour": COLOUR}),
    "passed": EventKind({"who": SEAT}),
    "doubted": EventKind({"who": SEAT}, shows=True),
    "counted": EventKind({"there": NUMBER, "colour": COLOUR}, shows=True),
    "lost": EventKind({"who": SEAT}),
    "ended": EventKind({}, logged=False),
}


@dataclass(frozen=True)
class View:
    """What a seat knows."""

    seat: int
    seats: int
    actor: int
    hidden: tuple[int, ...]
    """Of each seat red * 3 + blue, or -1 if it is not known or not hidden yet."""
    lives: tuple[int, ...]
    claims: tuple[int, ...]
    claimant: int
    passed: tuple[bool, ...]
    round: int
    turn: int
    """Who begins, or has begun."""
    hid: int
    """How many have hidden their pebbles."""
    passing: bool
    begins: str
    most_lives: int
    picture: bool


class PebblesState(State):
    """A position."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.given = dict(options)
        self.seats = int(str(options["players"]))
        self.lives = [int(str(options["lives"]))] * self.seats
        self.turn = 0 if options["begins"] == "first" else self.seats - 1
        self.hidden: list[int] = []
        self.claims: list[int] = []
        self.claimant = NONE
        self.passed = [False] * self.seats
        self.round = 1
        self.actor = CHANCE

    def _list_choices(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return [HIDE + kind for kind in range(9)]
        least = self.claims[-1] + 1 if self.claims else 2
        found = list(range(least, 4 * self.seats + 2))
        if self.claims:
            found.append(DOUBT)
        if self.given["passing"] and not self.passed[self.actor]:
            found.append(PASS)
        return found

    def _resolve(self, choice: int) -> None:
        if choice >= HIDE:
            self._hide(choice - HIDE)
        elif choice == DOUBT:
            self._doubt()
        elif choice == PASS:
            self.passed[self.actor] = True
            self._tell("passed", self.actor)
            self._next()
        else:
            self.claims.append(choice)
            self.claimant = self.actor
            self._tell("claimed", self.actor, choice // 2, choice % 2)
            self._next()

    def _hide(self, kind: int) -> None:
        if not self.hidden:
            self._tell("began", self.round)
        if self.events is not None:
            hidden = Event("hid", "PB-1", (len(self.hidden),), (kind // 3, kind % 3))
            self.events.append(hidden._replace(audience=len(self.hidden)))
        self.hidden.append(kind)
        if len(self.hidden) == self.seats:
            self.actor = self.turn

    def _doubt(self) -> None:
        quantity, colour = divmod(self.claims[-1], 2)
        there = sum(kind % 3 if colour else kind // 3 for kind in self.hidden)
        loser = self.actor if there >= quantity else self.claimant
        self._tell("doubted", self.actor)
        self._tell("counted", there, colour)
        self.lives[loser] -= 1
        self._tell("lost", loser)
        self.hidden, self.claims, self.claimant = [], [], NONE
        self.passed = [False] * self.seats
        self.turn = loser
        self.round += 1
        self.actor = CHANCE
        if not self.lives[loser]:
            self.actor = OVER
            self._tell("ended")

    def _next(self) -> None:
        self.actor = (self.actor + 1) % self.seats

    def _tell(self, name: str, *facts: int) -> None:
        if self.events is not None:
            self.events.append(Event(name, "PB-2", facts))

    def refusal(self, choice: int) -> Illegal:
        return Illegal("illegal-pebbles", {"choice": pebbles.write(choice)}, "PB-2")

    def clone(self) -> PebblesState:
        other = type(self)(self.given)
        for name in ("turn", "claimant", "round", "actor"):
            setattr(other, name, getattr(self, name))
        for name in ("lives", "hidden", "claims", "passed"):
            setattr(other, name, getattr(self, name)[:])
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.given, self._content()[1:])

    def _content(self) -> tuple[Any, ...]:
        lists = tuple(self.lives), tuple(self.hidden), tuple(self.claims), tuple(self.passed)
        given = tuple(sorted(self.given.items(), key=str))
        return given, self.turn, self.claimant, self.round, self.actor, *lists

    def view(self, seat: int) -> View:
        return self._view(seat, lambda owner: owner == seat)

    def _view(self, seat: int, knows: Any) -> View:
        hidden = [
            self.hidden[owner] if owner < len(self.hidden) and knows(owner) else UNKNOWN
            for owner in range(self.seats)
        ]
        return View(
            seat, self.seats, self.actor, tuple(hidden), tuple(self.lives), tuple(self.claims),
            self.claimant, tuple(self.passed), self.round, self.turn, len(self.hidden),
            bool(self.given["passing"]), str(self.given["begins"]), int(str(self.given["lives"])),
            bool(self.given["picture"]),
        )  # fmt: skip

    def redacted(self, choice: int, seat: int) -> str:
        secret = choice >= HIDE and seat != len(self.hidden)
        return "hide ?" if secret else pebbles.write(choice)

    def scores(self) -> list[int]:
        return self.lives[:]

    def winners(self) -> list[int]:
        if self.actor != OVER:
            return []
        return [seat for seat, lives in enumerate(self.lives) if lives == max(self.lives)]


def _restored(kind: type[PebblesState], given: Options, content: tuple[Any, ...]) -> PebblesState:
    state = kind(given)
    state.turn, state.claimant, state.round, state.actor = content[:4]
    lists = [list(part) for part in content[4:]]
    state.lives, state.hidden, state.claims, state.passed = lists
    return state


class PebblesGame(Game[PebblesState, View]):
    """Pebbles."""

    name = "pebbles"
    rules = 1
    rulebook = ("PB-1", "PB-2")
    secretive = True
    state: type[PebblesState] = PebblesState
    events = EVENTS

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        found: Options = dict(USUAL)
        for name, value in given.items():
            words = {str(one).lower(): one for one in ALLOWED.get(name, ())}
            if str(value).lower() not in words:
                raise BadOptions("options-pebbles", {"name": name, "given": str(value)})
            found[name] = words[str(value).lower()]
        return found

    def variants(self) -> list[Options]:
        return [
            {**USUAL, "players": players, "passing": players % 2 == 0} for players in range(2, 7)
        ]

    def begin(self, options: Options) -> PebblesState:
        return self.state(options)

    def seats(self, options: Options) -> int:
        return int(str(options["players"]))

    def settings(self, state: PebblesState) -> Options:
        return dict(state.given)

    def write(self, choice: int) -> str:
        if choice >= HIDE:
            return f"hide {(choice - HIDE) // 3} {(choice - HIDE) % 3}"
        if choice in (DOUBT, PASS):
            return "doubt" if choice == DOUBT else "pass"
        return f"claim {choice // 2} {COLOURS[choice % 2]}"

    def read(self, text: str) -> int:
        words = Reader(text)
        verb = words.one_of(words.take(), ["hide", "claim", "doubt", "pass"], "expected-verb")
        if verb == "hide":
            red = words.number(words.take(), 0, 2)
            found = HIDE + red * 3 + words.number(words.take(), 0, 2)
        elif verb == "claim":
            quantity = words.number(words.take(), 1, 12)
            found = quantity * 2 + COLOURS.index(
                words.one_of(words.take(), COLOURS, "expected-verb")
            )
        else:
            found = DOUBT if verb == "doubt" else PASS
        words.done()
        return found

    def write_position(self, state: PebblesState) -> str:
        return f"{state._content()!r}\n"

    def read_position(self, text: str) -> PebblesState:
        import ast

        given, *content = ast.literal_eval(text)
        return _restored(self.state, dict(given), tuple(content))

    def imagine(self, view: View, rng: Random) -> PebblesState:
        state = self.state(
            {
                "players": view.seats,
                "lives": view.most_lives,
                "passing": view.passing,
                "begins": view.begins,
                "picture": view.picture,
            }
        )
        state.lives, state.claims = list(view.lives), list(view.claims)
        state.claimant, state.passed, state.round = view.claimant, list(view.passed), view.round
        state.actor, state.turn = view.actor, view.turn
        known = view.hidden[: view.hid]
        state.hidden = [rng.randrange(9) if kind < 0 else kind for kind in known]
        return state

    def facts(self, state: PebblesState, seat: int | None = None) -> dict[str, object]:
        return {"round": state.round, "actor": state.actor}

    def read_seat(self, state: PebblesState, text: str) -> int:
        return int(text)

    def pieces(self, state: PebblesState) -> list[str]:
        return []

    def stage(self, state: PebblesState) -> Stage:
        return Stage(state.round, (state.actor, len(state.claims)))

    def open_view(self, state: PebblesState) -> View:
        return state._view(-3, lambda _: True)

    # Words

    def question(self, view: View) -> Phrase:
        return Phrase("pebbles-question-raise" if view.claims else "pebbles-question-first")

    def help(self, view: View) -> Phrase | None:
        if not view.claims:
            return None
        return Phrase("pebbles-help", {"who": Player(view.claimant), "claim": _claim(view)})

    def explain(self, view: View, choice: int) -> Explanation:
        if choice == DOUBT:
            wrong = Phrase("pebbles-outlook-wrong")
            right = Phrase("pebbles-outlook-right", {"who": Player(view.claimant)})
            stop = Phrase("pebbles-group-stop")
            return Explanation(
                Phrase("pebbles-choice-doubt"), (right, wrong), group=stop, part="claim"
            )
        if choice == PASS:
            stop = Phrase("pebbles-group-stop")
            return Explanation(
                Phrase("pebbles-choice-pass"), (Phrase("pebbles-outlook-pass"),), group=stop
            )
        if choice >= HIDE:
            return Explanation(Phrase("choice-notation", {"choice": self.write(choice)}))
        quantity, colour = divmod(choice, 2)
        kind = Phrase(f"pebbles-colour-{COLOURS[colour]}")
        facts: dict[str, Fact] = {"quantity": quantity, "colour": kind}
        return Explanation(
            Phrase("pebbles-choice-claim", facts),
            group=Phrase("pebbles-group-claim"),
            cell=(
                Phrase("pebbles-row", {"quantity": quantity}),
                Phrase(f"pebbles-colour-{COLOURS[colour]}"),
            ),
            part=f"bowl-{COLOURS[colour]}",
        )

    def known(self, view: View) -> list[KnownFact]:
        found = [
            KnownFact(Phrase("pebbles-fact-lives"), lives, seat)
            for seat, lives in enumerate(view.lives)
        ]
        if view.claims:
            claim = Phrase("pebbles-fact-claim")
            found.append(KnownFact(claim, _claim(view), main=True, by=view.claimant))
        if view.seat >= 0 and view.hidden[view.seat] >= 0:
            kind = view.hidden[view.seat]
            own = [Phrase("pebbles-colour-red")] * (kind // 3)
            own += [Phrase("pebbles-colour-blue")] * (kind % 3)
            value = tuple(own) or Phrase("pebbles-nothing")
            found.append(KnownFact(Phrase("pebbles-fact-hand"), value, private=True))
        found.append(KnownFact(Phrase("pebbles-fact-most"), 2 * view.seats))
        return found


def _claim(view: View) -> Phrase:
    quantity, colour = divmod(view.claims[-1], 2)
    kind = Phrase(f"pebbles-colour-{COLOURS[colour]}")
    return Phrase("pebbles-claim", {"quantity": quantity, "colour": kind})


pebbles = PebblesGame()
