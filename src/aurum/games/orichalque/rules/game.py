"""Orichalque as a `Game` of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from aurum.engine.contract import SPECTATOR, Game, Options, Stage
from aurum.engine.errors import BadOptions
from aurum.engine.events import NUMBER, SEAT, Event, EventKind, FactKind
from aurum.engine.phrases import Explanation, LogSentence, Phrase
from aurum.games.orichalque.rules import (
    explain,
    log,
    notation,
    options,
    position_reader,
    position_writer,
    questions,
)
from aurum.games.orichalque.rules import imagine as imagining
from aurum.games.orichalque.rules.base_state import NONE
from aurum.games.orichalque.rules.components import source_of
from aurum.games.orichalque.rules.facts import facts_of
from aurum.games.orichalque.rules.frames import ASK_INITIATIVE, ASK_RAISE
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    write_card,
    write_tile,
)
from aurum.games.orichalque.rules.options import restore_setup, setup_of
from aurum.games.orichalque.rules.rulebook import RULEBOOK
from aurum.games.orichalque.rules.state import OrichalqueState, begin
from aurum.games.orichalque.rules.view import View

BOARD: Final = FactKind(name="Board")
PLACE: Final = FactKind(name="Place")
CARD: Final = FactKind(name="Card")
TILE: Final = FactKind(name="Tile")
CREATURE: Final = FactKind(name="Creature")
TERRAIN: Final = FactKind(name="Terrain")
BUILDING: Final = FactKind(name="Building")
CELL: Final = FactKind(name="Cell")
TITAN: Final = FactKind(name="Titan")
ACTION: Final = FactKind(name="Action")

EVENTS: Final = {
    "dealt": EventKind({"player": SEAT, "board": BOARD}),
    "drew": EventKind({"player": SEAT, "board": BOARD}),
    "sided": EventKind({"player": SEAT, "board": BOARD}),
    "shuffled": EventKind({}),
    "shown": EventKind({"place": PLACE, "card": CARD, "tile": TILE}),
    "appeared": EventKind({"place": PLACE, "creature": CREATURE}),
    "offered": EventKind({"terrain": TERRAIN, "building": BUILDING}),
    "round": EventKind({"round": NUMBER, "player": SEAT}),
    "turn": EventKind({"player": SEAT}),
    "founded": EventKind({"player": SEAT, "port": NUMBER, "cell": CELL}),
    "took": EventKind({"player": SEAT, "place": PLACE, "card": CARD, "tile": TILE}),
    "placed": EventKind(
        {"player": SEAT, "tile": TILE, "first": CELL, "second": CELL, "third": CELL}
    ),
    "homeless": EventKind({"player": SEAT, "tile": TILE}),
    "returned": EventKind({"player": SEAT, "tile": TILE}),
    "discarded": EventKind({"player": SEAT, "place": PLACE, "card": CARD}),
    "gained": EventKind({"player": SEAT, "hoplites": NUMBER, "orichalque": NUMBER}),
    "spent": EventKind({"player": SEAT, "hoplites": NUMBER, "orichalque": NUMBER}),
    "came": EventKind({"player": SEAT, "titan": TITAN, "holder": SEAT}),
    "went": EventKind({"player": SEAT, "titan": TITAN}),
    "favoured": EventKind({"player": SEAT, "titan": TITAN}),
    "acted": EventKind({"player": SEAT, "action": ACTION}),
    "declined": EventKind({"player": SEAT, "action": ACTION}),
    "fought": EventKind({"player": SEAT, "cell": CELL, "creature": CREATURE, "hoplites": NUMBER}),
    "rolled": EventKind({"player": SEAT, "roll": NUMBER}, shows=True),
    "captured": EventKind({"player": SEAT, "cell": CELL, "creature": CREATURE}),
    "lost": EventKind({"player": SEAT, "cell": CELL, "creature": CREATURE, "hoplites": NUMBER}),
    "unearthed": EventKind({"player": SEAT, "building": BUILDING}, shows=True),
    "refused": EventKind({"player": SEAT, "building": BUILDING}),
    "built": EventKind({"player": SEAT, "building": BUILDING, "cell": CELL}),
    "erected": EventKind({"player": SEAT, "first": CELL, "second": CELL}),
    "forged": EventKind({"player": SEAT}),
    "bought": EventKind({"player": SEAT, "payment": NUMBER, "action": ACTION}),
    "freed": EventKind({"player": SEAT, "creature": CREATURE}),
    "ended": EventKind({"player": SEAT}),
}


class OrichalqueGame(Game[OrichalqueState, View]):
    """Orichalque, for two to four, or alone against the automaton."""

    name = "orichalque"
    rules = 1
    rulebook = RULEBOOK
    events = EVENTS
    secretive = False

    def options(self, given: Mapping[str, object], rng: Random | None = None) -> Options:
        return options.check_options(given)

    def asked(self, given: Mapping[str, object]) -> Options:
        """A component set of one's own as its text."""
        if "components" not in given:
            return dict(given)
        return {**given, "components": source_of(str(given["components"]))}

    def variants(self) -> list[Options]:
        """Every number of players, both initiatives, both sides, chosen ones, all automata."""
        tables: list[dict[str, object]] = [
            {"players": 2}, {"players": 2, "initiative": "russian", "sides": "hard"},
            {"players": 3, "sides": ["easy", "hard", "easy"]},
            {"players": 3, "initiative": "russian"}, {"players": 4},
            {"players": 4, "boards": ["D", "C", "B", "A"], "sides": "hard"},
            {"solo": "easy"}, {"solo": "normal", "sides": "hard"}, {"solo": "hard", "boards": "C"},
            {"players": 2, "sides": ["choose", "easy"]}, {"solo": "hard", "sides": "choose"},
        ]  # fmt: skip
        return [self.options(table) for table in tables]

    def begin(self, options: Options) -> OrichalqueState:
        return begin(setup_of(options))

    def seats(self, options: Options) -> int:
        return setup_of(options).seats

    def settings(self, state: OrichalqueState) -> Options:
        return options.options_of(state.setup)

    def write(self, choice: int) -> str:
        return notation.write(choice)

    def read(self, text: str) -> int:
        return notation.read(text)

    def write_position(self, state: OrichalqueState) -> str:
        return position_writer.write_position(state)

    def read_position(self, text: str) -> OrichalqueState:
        return position_reader.read_position(text)

    def imagine(self, view: View, rng: Random) -> OrichalqueState:
        return imagining.imagine(view)

    def facts(self, state: OrichalqueState, seat: int | None = None) -> dict[str, object]:
        return facts_of(state)

    def read_seat(self, state: OrichalqueState, text: str) -> int:
        if text == "spectator":
            return SPECTATOR
        names = [str(seat + 1) for seat in range(state.setup.seats)]
        if text not in names:
            raise BadOptions("options-seat", {"given": text, "allowed": ", ".join(names)})
        return names.index(text)

    def stage(self, state: OrichalqueState) -> Stage:
        """OR-2.1. A turn is a player's; to name who begins the next round belongs to none."""
        naming = bool(state.stack) and state.stack[-1][0] == ASK_INITIATIVE
        return Stage(state.round, (NONE if naming else state.turn,))

    def points(self, view: View) -> list[int]:
        """OR-9.5. The automaton's, too."""
        return [player.points for player in view.players]

    def question(self, view: View) -> Phrase:
        return questions.question(explain.last_moment.of(view).t)

    def help(self, view: View) -> Phrase | None:
        return questions.help_line(explain.last_moment.of(view).t)

    def explain(self, view: View, choice: int) -> Explanation:
        return explain.explain(view, choice)

    def log(self, events: Sequence[Event], view: View) -> list[LogSentence]:
        return log.log_sentences(restore_setup(*view.setup), events)

    def pieces(self, state: OrichalqueState) -> list[str]:
        """Tiles, creatures, buildings, cards and tokens wherever they are."""
        setup = state.setup
        entries = [*state.display, state.taken_card]
        tiles = [tile[1] for tile in state.tiles] + [
            kind for row in state.pile_bottoms for kind in row
        ]
        tiles += [entry[1] for entry in entries if len(entry) > 1 and entry[1] != NONE]
        tiles += [kind for kind, left in enumerate(state.pile) for _ in range(left)]
        beasts = [kind for _, _, kind, _ in state.creatures]
        beasts += [kind for entry in entries for kind in entry[2:] if kind >= 0]
        beasts += [kind for kind, left in enumerate(state.creature_bag) for _ in range(left)]
        for player in range(setup.players):
            captives = enumerate(state.captives(player))
            beasts += [kind for kind, amount in captives for _ in range(amount)]
        houses = [kind for _, _, kind in state.built] + [n for n in state.spots if n != NONE]
        houses += [kind for kind, left in enumerate(state.building_bag) for _ in range(left)]
        houses += [frame[1] for frame in state.stack if frame[0] == ASK_RAISE]
        cards = [entry[0] for entry in entries if entry]
        pile = state.deck | state.discard
        cards += [card for card in range(len(setup.card_codes)) if pile >> card & 1]
        tokens = state.tokens + len(state.temples) + sum(state.medallions)
        return [
            *(f"tile {write_tile(setup.tile_codes[kind])}" for kind in tiles),
            *(CREATURE_NAMES[kind] for kind in beasts),
            *(BUILDING_NAMES[setup.building_codes[kind]] for kind in houses),
            *(f"card {write_card(setup.card_codes[card])}" for card in cards),
            *["token"] * tokens,
        ]


orichalque: Final = OrichalqueGame()
