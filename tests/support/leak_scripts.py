"""Scripts for a table of Oriflamme: what people and bots do, in two variants of the hidden cards.

A script goes from the deal up to some move. It holds what happens at real tables: choices taken
back, connections lost, commands that come twice or come too late, people who leave and come back.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, Literal, NamedTuple

from aurum.engine import CHANCE, OVER, SPECTATOR, Options
from aurum.engine.errors import AurumError
from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.cards import REVEAL
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.state import OriflammeState
from support.paired_games import Pair, play_at_random, vary_hidden

Two = tuple[Any, Any]
"""The same thing in the one variant and in the other."""

HOST = "P0"
WATCHER = "watcher"
"""A guest without a seat."""
STRANGER = "stranger"
"""A client without a token."""
EVERYTHING = -4
"""The viewpoint that hides nothing, which is refused in a running game."""
SINCE, STALE = "@since", "@stale"
"""Stand for the position that a command is meant for, and for one that is not there."""


class Act(NamedTuple):
    """Something that is done at the table. `pause` is how long it took, in milliseconds."""

    does: Literal["do", "bot", "try", "look", "return"]
    """A command that is carried out; a bot's choice; a message that is refused; a request; or a
    connection that is lost and made again."""
    who: str
    what: Two
    pause: int


class LeakScript(NamedTuple):
    """A game in both variants, and what else is done at the table."""

    options: Options
    settings: dict[str, Any]
    seats: list[str]
    """Who plays each seat."""
    varied: set[str]
    """Those whose hidden cards differ."""
    draws: list[tuple[int, int]]
    """What chance chooses, in both variants."""
    acts: list[Act]
    over: bool
    """Whether it continues to the end of the game."""

    @property
    def people(self) -> list[str]:
        """Who sits at the table in person."""
        return sorted({who for who in self.seats if who.startswith("P")})

    @property
    def observers(self) -> list[str]:
        """Those who must not notice any difference."""
        return [*(who for who in self.people if who not in self.varied), WATCHER, STRANGER]


class ScriptWriter:
    """Writes one script."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.acts: list[Act] = []
        self.draws: list[tuple[int, int]] = []
        self.away: set[str] = set()
        """People a bot plays for."""
        self.seats = self._seat_players(rng.choice([2, 2, 3, 3, 4, 4, 5]))
        ten = rng.choice(["base", "alliance", "alliance", "mixed", "mixed"])
        self.options = oriflamme.options({"players": len(self.seats), "set": ten}, rng)
        clock = {"kind": "bank", "seconds": 86_400, "increment": 5}
        self.settings = {
            "public": rng.random() < 0.3,
            **({"clock": clock} if rng.random() < 0.3 else {}),
        }
        self.settings["hints"] = len(self.seats) != 3
        players = sorted(set(self.seats))
        some = rng.randint(1, max(1, len(players) - 1))
        self.varied = set(rng.sample(players, some))
        self.script = LeakScript(
            self.options, self.settings, self.seats, self.varied, self.draws, self.acts, False
        )
        viewpoints = [seat for seat, who in enumerate(self.seats) if who not in self.varied]
        self.pair = Pair(self.options, [*viewpoints, SPECTATOR])
        self.last_actor = CHANCE
        self.move = 0
        self.ids = 0

    def _seat_players(self, players: int) -> list[str]:
        """Who sits where: the host, perhaps twice on one screen, other people, and bots."""
        rng = self.rng
        seats = [f"bot{seat}" if rng.random() < 0.4 else "P" for seat in range(1, players)]
        seats = [f"P{number}" if who == "P" else who for number, who in enumerate(seats, 1)]
        if players > 2 and rng.random() < 0.2:
            seats[0] = HOST
        seats.append(HOST)
        rng.shuffle(seats)
        return seats

    def write(self) -> LeakScript | None:
        """The script; None if its variants are equal. `Distinguishable` is a leak in the rules."""
        history = play_at_random(self.options, self.rng)
        setup = oriflamme.begin(self.options).setup
        if self.rng.random() < 0.75:
            del history[self.rng.randint(setup.families + 2, len(history)) :]
        varied = history
        families = [f for f in range(setup.families) if self.seats[setup.seat_of(f)] in self.varied]
        for family in families * 2:
            varied = vary_hidden(self.options, varied, family, self.rng)
        if varied == history:
            return None
        for one, other in zip(history, varied, strict=True):
            if self.pair.one.actor == CHANCE:
                self.draws.append((one, other))
            else:
                self._idle()
                self._choose(one, other)
            self.last_actor = self.pair.one.actor
            self.pair.apply(one, other)
            self.move += 1
        over = self.pair.one.actor == OVER
        if not over:  # when it is, all may know all
            self._idle()
            self._look_back()
        return self.script._replace(over=over)

    # The game

    def _choose(self, one: int, other: int) -> None:
        seat = self.pair.one.actor
        who = self.seats[seat]
        if who.startswith("bot") or who in self.away:
            self._act("bot", who, (one, other))
            return
        if who in self.script.observers and len(self.acts) % 4 == 0:
            self._ask_for_a_hint(who, seat)
        if self.rng.random() < 0.25:
            self._take_a_detour(seat)
        self._say_choice(seat, one, other)
        if self.rng.random() < 0.1:  # once more by the same id, as after a loss
            self.acts.append(self.acts[-1])

    def _ask_for_a_hint(self, who: str, seat: int) -> None:
        """A bot stands in for an observer, which everybody may know."""
        body = json.dumps({"seat": seat, "since": SINCE})
        self.acts.append(Act("look", who, (("/api/tables/{table}/hint", body),) * 2, 1))

    def _say_choice(self, seat: int, one: int, other: int) -> None:
        texts = oriflamme.write(one), oriflamme.write(other)
        self._do(seat, [{"type": "choose", "since": SINCE, "choice": text} for text in texts])

    def _take_a_detour(self, seat: int) -> None:
        """Choose something, perhaps something more, and take it all back."""
        home, move, last = self.pair, self.move, self.last_actor
        self.pair = home.clone()
        while self.pair.one.actor == seat and (self.move == move or self.rng.random() < 0.5):
            found = self.pair.detour(self.rng)
            if found is None:
                break
            self._say_choice(seat, *found)
            self.pair.apply(*found)
            self.move, self.last_actor = self.move + 1, seat
            self._noise()
        if self.move > move:
            self._do(seat, [{"type": "undo", "since": SINCE, "to": move}] * 2)
        self.pair, self.move, self.last_actor = home, move, last

    def _do(self, seat: int, two: Sequence[dict[str, Any]]) -> None:
        self.ids += 1
        commands = [{"id": f"c{self.ids}", "seat": seat, **command} for command in two]
        self._act("do", self.seats[seat], (json.dumps(commands[0]), json.dumps(commands[1])))

    def _act(self, does: Any, who: str, two: Two) -> None:
        self.acts.append(Act(does, who, two, self.rng.randint(1, 4000)))

    # Around the game

    def _idle(self) -> None:
        """What people do while they wait, between two choices of the game."""
        self._noise()
        who = self.rng.choice(self.script.people)
        if self.rng.random() < 0.04:
            self._leave_or_come_back(who)
        if self.rng.random() < 0.05:
            message = json.dumps({"type": "say", "id": f"s{len(self.acts)}", "text": "Is it me?"})
            self._act("do", who, (message, message))

    def _leave_or_come_back(self, who: str) -> None:
        for seat in [seat for seat, sitter in enumerate(self.seats) if sitter == who]:
            if who in self.away:
                self._do(seat, [{"type": "back"}] * 2)
        if who not in self.away:
            left = json.dumps({"type": "leave", "id": f"l{len(self.acts)}"})
            self._act("do", who, (left, left))
        self.away ^= {who}

    def _noise(self) -> None:
        while self.rng.random() < 0.4:
            does = self.rng.choice((self._try, self._try, self._try, self._look, self._return))
            does(self.rng.choice(self.script.observers))
            if self.rng.random() < 0.2:
                self._refuse_varied()

    def _return(self, who: str) -> None:
        """A connection is lost and made again, from any point of the log, in any language."""
        how = (self.rng.random(), self.rng.choice(("en", "fr", "ru")), self.rng.random() < 0.5)
        self._act("return", who, (how, how))

    def _look(self, who: str) -> None:
        """A request whose answer an observer reads."""
        table, move = "/api/tables/{table}", self.rng.randint(0, self.move + 1)
        seat = self.rng.choice((SPECTATOR, EVERYTHING, *range(len(self.seats))))
        paths = [
            "/", "/api/tables", "/api/me/tables", table, f"{table}/moments/{self.move}",
            f"{table}/record", f"{table}/commands", f"{table}/commands",
            f"{table}/moments/{move}?seat={seat}", f"{table}/story?seat={seat}",
            f"{table}/points?seat={seat}",
            f"{table}/moments?move={self.move}&move={move}&seat={seat}",
            f"{table}/analysis", f"{table}/lesson", "/api/lessons", "/api/league/oriflamme",
            # Finished games may be known; of this one its players may know nothing yet.
            "/api/statistics/oriflamme?who=me",
        ]  # fmt: skip
        path = self.rng.choice(paths)
        body = self._refused(who, self.pair.one) if path.endswith("commands") else ""
        self._act("look", who, ((path, body), (path, body)))

    def _look_back(self) -> None:
        """Before they go, observers read through what they may of what has been."""
        for who in self.script.observers:
            own = [seat for seat, sitter in enumerate(self.seats) if sitter == who]
            viewpoints = [self.rng.choice([SPECTATOR, *own]) for _ in range(3)]
            *some, one = self.rng.sample(range(self.move), min(6, self.move))
            paths = ["record", f"moments/{self.move}", f"moments/{one}?seat={viewpoints[0]}"]
            asked = "&".join(f"move={move}" for move in [self.move, *some])
            paths += [f"moments?{asked}&seat={viewpoints[1]}", f"story?seat={viewpoints[2]}"]
            paths += [f"points?seat={viewpoints[0]}"]
            paths += [self.rng.choice(("analysis", f"story?seat={EVERYTHING}", "lesson"))]
            for path in paths:
                self._act("look", who, ((f"/api/tables/{{table}}/{path}", ""),) * 2)

    def _try(self, who: str) -> None:
        """An observer says something that is refused: here the answers must be the same too."""
        refused = self._refused(who, self.pair.one)
        broken = ("", "[]", "{}", refused[:-9], refused + "}", '{"type":"choose","id":"x"}')
        text = self.rng.choice((refused, refused, refused, self.rng.choice(broken)))
        self._act("try", who, (text, text))

    def _refuse_varied(self) -> None:
        """One of the others says something that is refused, about cards that are different."""
        people = [who for who in self.script.people if who in self.varied]
        if people:
            who = self.rng.choice(people)
            two = self._refused(who, self.pair.one), self._refused(who, self.pair.other)
            self._act("try", who, two)

    def _refused(self, who: str, state: OriflammeState) -> str:
        """A command that will not be carried out, though it may look as if it could."""
        rng, move = self.rng, self.move
        own = [seat for seat, sitter in enumerate(self.seats) if sitter == who]
        seat = rng.choice([*own, *own, *own, *range(len(self.seats))])
        command: dict[str, Any] = {"type": "choose", "id": f"t{len(self.acts)}", "seat": seat}
        if rng.random() < 0.25:
            barred = self.last_actor != seat or seat not in own
            to = rng.randint(0, move) if barred else move
            return json.dumps({**command, "type": "undo", "since": SINCE, "to": to})
        if rng.random() < 0.15:
            kind = rng.choice(("start", "close", "rematch", "sit", "back", "replace"))
            more = {"seat": seat} if kind in ("sit", "back", "replace") else {}
            if kind != "back" or seat not in own:
                return json.dumps({"type": kind, "id": command["id"], **more})
        text = self._some_choice(state)
        stale = rng.random() < 0.15
        if not stale and seat in own and state.actor == seat and _is_legal(state, text):
            text = f"{text} {text}"
        return json.dumps({**command, "since": STALE if stale else SINCE, "choice": text})

    def _some_choice(self, state: OriflammeState) -> str:
        rng = self.rng
        variant = sorted(set(self.pair.one.choices()) ^ set(self.pair.other.choices()))
        if variant and rng.random() < 0.6:  # a refusal by more than the turn would leak
            return oriflamme.write(rng.choice(variant))
        if rng.random() < 0.3:  # what would be legal for some seat
            return oriflamme.write(rng.choice(state.choices() or [REVEAL]))
        card, at = NAMES[rng.choice(state.setup.kinds)], rng.randint(1, len(state.queue) + 2)
        texts = (
            f"place {card} end", f"place {card} on {at}", f"place {card}", "keep", "reveal",
            f"eliminate {at}", f"swap {card}", f"favour {at}", f"mark {at}", "support none",
            f"move {at}", f"before {at}", "rob G", f"copy {at}", "place Dragon", f"place {card} ?",
            "aside Archer Spy Heir", "",
        )  # fmt: skip
        return rng.choice(texts)


def _is_legal(state: OriflammeState, text: str) -> bool:
    try:
        return oriflamme.read(text) in state.choices()
    except AurumError:
        return False


def leak_scripts(seed: object) -> Iterator[LeakScript]:
    """Scripts without end, each with two variants that differ."""
    for number in count():
        script = ScriptWriter(Random(f"{seed}/{number}")).write()
        if script is not None:
            yield script
