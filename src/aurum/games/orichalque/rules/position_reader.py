"""A whole position from text. `docs/notation.md` explains the form and what may be left out."""

from __future__ import annotations

import json
import re
from typing import Final

from aurum.engine.contract import OVER, Frame
from aurum.engine.errors import AurumError
from aurum.engine.reading import Reader, Word
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.components import (
    BOARDS,
    CHOOSE,
    LEVELS,
    SIDES,
    BadComponents,
    source_of,
)
from aurum.games.orichalque.rules.island import needs_metropolis
from aurum.games.orichalque.rules.market import NONE_YET, places
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    TITAN_NAMES,
    read_card,
    read_name,
    write_tile,
)  # fmt: skip
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.play import Play, run
from aurum.games.orichalque.rules.position_islands import IslandReader
from aurum.games.orichalque.rules.position_writer import FRAMES
from aurum.games.orichalque.rules.table import NONE, TITANS, Setup

CLAUSES: Final = (
    "components", "players", "solo", "initiative", "sides", "chosen", "boards", "round", "holder",
    "current", "turn", "hoplites", "orichalque", "medallions", "titans", "metropolis", "tiles",
    "creatures", "buildings", "temples", "captured", "spots", "display", "held", "discarded",
    "under", "stack", "phase",
)  # fmt: skip
BY_PLAYER: Final = ("metropolis", "tiles", "creatures", "buildings", "temples", "captured")
TURN: Final[tuple[Frame, ...]] = (
    (frames.END_TURN,),
    (frames.PHASE_DISCARD,),
    (frames.PHASE_EXTRA, 0),
    (frames.USE_UP_CARD,),
    (frames.PHASE_ACTION,),
    (frames.PHASE_TILE,),
    (frames.ASK_CARD,),
)
"""A whole turn, what comes last first."""
CHOOSING: Final = (frames.ASK_CARD, frames.ASK_AUTOMATON_CARD)
PHASES: Final = {"card": 7, "tile": 6, "action": 5, "extra": 3, "discard": 2, "end": 1}
"""How much of it is still to do when a phase begins."""
AUTOMATON_PHASES: Final = ("card", "tile", "action", "extra", "discard")
"""The automaton's phases, in their order."""
_ENTRY: Final = re.compile(
    r"(?P<card>[a-z]+\d)(=(?P<tile>-|[A-Za-z]{1,3}))?(\((?P<beasts>[^)]*)\))?"
)


def read_position(text: str) -> Play:
    """A position from its clauses, which stand on lines of their own or between semicolons."""
    return _PositionReader(text).read()


class _PositionReader(IslandReader):
    """Lays the table clause by clause, in an order in which each can be checked."""

    def __init__(self, text: str) -> None:
        super().__init__(text, CLAUSES, BY_PLAYER)

    def read(self) -> Play:
        self.play = Play(self._setup())
        self._seat_boards()
        self._numbers()
        self._titans()
        for player in range(self.play.setup.players):
            self._lay_out(player)
        self._market()
        self._count()
        self._go_on()
        self.finish()
        return self.play

    # Small readings

    def _number(self, name: str, low: int, high: int, default: int) -> int:
        reader = self._clause(name)
        return default if reader is None else reader.number(reader.take(), low, high)

    def _word(self, name: str, allowed: tuple[str, ...], default: str) -> str:
        reader = self._clause(name)
        if reader is None:
            return default
        return reader.one_of(reader.take(), allowed, "expected-one-of")

    def _words(self, name: str, allowed: tuple[str, ...], count: int, default: str) -> list[str]:
        reader = self._clause(name)
        if reader is None:
            return [default] * count
        return [reader.one_of(reader.take(), allowed, "expected-one-of") for _ in range(count)]

    # The table

    def _setup(self) -> Setup:
        word = self._components()
        solo = self._word("solo", LEVELS, "")
        seats = 1 if solo else self._number("players", 2, 4, 2)
        russian = self._word("initiative", ("international", "russian"), "") == "russian"
        sides = tuple(self._words("sides", (*SIDES, CHOOSE), seats, "easy"))
        chosen = tuple(self._words("chosen", BOARDS, seats, ""))
        if (reader := self._clause("chosen")) is not None:
            self._check_once(reader, reader.words[1:])
        try:
            source = source_of(_unquoted(word.text))
            return restore_setup(source, seats, sides, chosen, solo, russian)
        except BadComponents as problem:
            raise Reader(self.text).unexpected(
                word, "expected-components", problem=str(problem)
            ) from None

    def _components(self) -> Word:
        """The name of a set, the path of its file, spaces and all, or its text in quotes."""
        words = self._rest(self._clause("components"))
        if not words:
            return Word("aurum", 0)
        return Word(self.text[words[0].start : words[-1].end], words[0].start)

    def _seat_boards(self) -> None:
        play = self.play
        seats = play.setup.seats
        reader = self._clause("boards")
        letters = [chosen or BOARDS[seat] for seat, chosen in enumerate(play.setup.boards)]
        if reader is not None:
            words = [reader.take() for _ in range(seats)]
            letters = [self._board(reader, word, seat) for seat, word in enumerate(words)]
            self._check_once(reader, words)
        for seat, letter in enumerate(letters):
            if letter != "-":
                board, _, side = letter.partition("/")
                side = side or play.setup.dealt_side(seat)
                play.board[seat] = play.setup.number_of(board, side)

    def _board(self, reader: Reader, word: Word, seat: int) -> str:
        """A board by its letter; with the side, where its owner may have chosen it."""
        allowed = ["-", *BOARDS]
        if self.play.setup.sides[seat] == CHOOSE:
            allowed += [f"{board}/{side}" for board in BOARDS for side in SIDES]
        return reader.one_of(word, allowed, "expected-one-of")

    def _check_once(self, reader: Reader, words: list[Word]) -> None:
        """OR-1.1. There is one board of each letter."""
        letters = [word.text[:1].upper() for word in words]
        for number, word in enumerate(words):
            if word.text != "-" and letters.index(letters[number]) < number:
                raise reader.unexpected(word, "expected-board-once")

    def _numbers(self) -> None:
        play = self.play
        players = play.setup.players
        play.round = self._number("round", 0, 999, 1)
        play.holder = self._number("holder", 1, players, 1) - 1
        if self._clause("holder") is None and play.round == 0:
            play.holder = NONE
        play.current = play.holder
        reader = self._clause("current")
        if reader is not None:
            word = reader.take()
            play.current = NONE if word.text == "-" else reader.number(word, 1, players) - 1
        ahead = (play.current - play.holder) % players if play.current != NONE else 0
        play.turn = self._number("turn", 0, players, ahead)
        for name, values in (
            ("hoplites", play.hoplites), ("orichalque", play.orichalque),
            ("medallions", play.medallions),
        ):  # fmt: skip
            reader = self._clause(name)
            if reader is not None:
                values[:] = [reader.number(reader.take(), 0, 999) for _ in range(players)]

    def _titans(self) -> None:
        play = self.play
        if play.setup.automaton and self._clause("titans") is None:
            board = play.ground(1).automaton
            assert board is not None
            play.titans[board.titan] = 1
            play.woken &= ~(1 << board.titan)
        reader = self._clause("titans")
        for word in self._rest(reader):
            assert reader is not None
            name, _, owner = word.text.partition("=")
            titan = read_name(reader, Word(name, word.start), TITAN_NAMES, "expected-titan")
            holder = Word(owner.rstrip("~"), word.start + len(name) + 1)
            play.titans[titan] = NONE
            if holder.text.lower() != "centre":
                play.titans[titan] = reader.number(holder, 1, play.setup.players) - 1
            play.woken |= 1 << titan
            if owner.endswith("~"):
                play.woken &= ~(1 << titan)

    # The middle of the table

    def _market(self) -> None:
        play = self.play
        reader = self._clause("spots")
        if reader is not None:
            for spot in range(TITANS):
                word = reader.take()
                if word.text != "-":
                    play.spots[spot] = self._building(reader, word)
        reader = self._clause("display")
        for word in self._rest(reader):
            assert reader is not None
            entry = self._entry(reader, word)
            if len(entry) == 1 and self._clause("stack") is None:
                raise reader.unexpected(word, "expected-entry")
            play.display.append(entry)
        reader = self._clause("held")
        if reader is not None:
            play.held = self._entry(reader, reader.take())
        reader = self._clause("discarded")
        for word in self._rest(reader):
            assert reader is not None
            play.discard |= 1 << self._card(reader, word)
        reader = self._clause("under")
        for word in self._rest(reader):
            assert reader is not None
            kind = self._kind(reader, word)
            size = play.setup.tile_size[kind]
            play.under[size] = (*play.under[size], kind)

    def _card(self, reader: Reader, word: Word) -> int:
        """The first card of this action and size that is not taken yet."""
        code = read_card(reader, word)
        used = {entry[0] for entry in [*self.play.display, self.play.held] if entry}
        for card, other in enumerate(self.play.setup.card_codes):
            if other == code and card not in used and not self.play.discard >> card & 1:
                return card
        raise reader.unexpected(word, "expected-card-left")

    def _entry(self, reader: Reader, word: Word) -> tuple[int, ...]:
        match = _ENTRY.fullmatch(word.text)
        if match is None:
            raise reader.unexpected(word, "expected-entry")
        card = self._card(reader, Word(match["card"], word.start))
        if match["tile"] is None:
            return (card,)
        if match["tile"] == "-":
            return (card, NONE)
        kind = self._kind(reader, Word(match["tile"], word.start + match.start("tile")))
        beasts: list[int] = []
        start = word.start + match.start("beasts")
        for name in match["beasts"].split(",") if match["beasts"] else []:
            if name in "-?":
                beasts.append(NONE if name == "-" else NONE_YET)
            else:
                named = Word(name, start)
                beasts.append(read_name(reader, named, CREATURE_NAMES, "expected-creature"))
            start += len(name) + 1
        size = self.play.setup.components.cards[card].size
        if size != self.play.setup.tile_size[kind]:
            raise reader.unexpected(word, "expected-entry-size", size=size)
        if len(beasts) != self.play.setup.volcanoes[kind]:
            raise reader.unexpected(word, "expected-beasts")
        return (card, kind, *beasts)

    def _count(self) -> None:
        """What is in no other place is in the piles and bags."""
        play = self.play
        entries = [*play.display, play.held]
        for entry in entries:
            if entry:
                play.deck &= ~(1 << entry[0])
        play.deck &= ~play.discard
        for kind in [entry[1] for entry in entries if len(entry) > 1 and entry[1] != NONE]:
            play.pile[kind] -= 1
        for kind in [tile[1] for tile in play.tiles] + [k for row in play.under for k in row]:
            play.pile[kind] -= 1
        for beast in [n for entry in entries for n in entry[2:] if n >= 0]:
            play.bag[beast] -= 1
        for _, _, kind, _ in play.creatures:
            play.bag[kind] -= 1
        for player in range(play.setup.players):
            for kind, captives in enumerate(play.captives(player)):
                play.bag[kind] -= captives
        for kind in [kind for _, _, kind in play.built] + [k for k in play.spots if k != NONE]:
            play.sack[kind] -= 1
        play.tokens -= len(play.temples) + sum(play.medallions)
        setup = play.setup
        left = {write_tile(code): n for code, n in zip(setup.tile_codes, play.pile, strict=True)}
        left |= dict(zip(CREATURE_NAMES, play.bag, strict=True))
        for code, number in zip(setup.building_codes, play.sack, strict=True):
            left[BUILDING_NAMES[code]] = number
        left |= {"token": play.tokens, "display": places(play) - len(play.display)}
        for piece, number in left.items():
            if number < 0:
                reader = Reader(self.text)
                raise reader.unexpected(reader.peek(), "expected-pieces", piece=piece)

    # What happens next

    def _go_on(self) -> None:
        play = self.play
        reader = self._clause("stack")
        if reader is not None:
            for word in self._rest(reader):
                play.stack.append(self._frame(reader, word))
            if not play.stack:
                raise reader.unexpected(self.keywords["stack"], "expected-frame")
        else:
            phase = self._word("phase", tuple(PHASES), "card")
            play.stack = list(TURN[: PHASES[phase]])
            if self._automatic() and phase in AUTOMATON_PHASES:
                play.stack = [(frames.END_TURN,), (frames.AUTOMATON, AUTOMATON_PHASES.index(phase))]
            if phase == "action" and len(play.held) > 1 and play.held[1] != NONE:
                raise Reader(self.text).unexpected(self.keywords["held"], "expected-tile-placed")
            if phase in ("tile", "action") and not play.held:
                raise Reader(self.text).unexpected(
                    self.keywords.get("phase", Word("", len(self.text))), "expected-held"
                )
            if phase == "card" and needs_metropolis(play, play.current) and not self._automatic():
                play.stack.append((frames.ASK_METROPOLIS,))
            if phase == "card" and not play.display:
                raise Reader(self.text).unexpected(
                    self.keywords.get("phase", Word("", len(self.text))), "expected-display"
                )
        if play.stack[-1][0] == OVER_FRAME:
            play.actor = OVER
            return
        for frame in play.stack:
            if FRAMES[frame[0]] == "raise?":
                play.sack[frame[1]] -= 1
        try:
            run(play)
            if play.actor != OVER:
                play.clone().apply_unchecked(
                    play.choices()[0]
                )  # there is one, and nothing is missing for it
        except (LookupError, AssertionError, AurumError):
            end = Word("", len(self.text))
            if reader is None and not play.display:
                word = self.keywords.get("phase", end)
                raise Reader(self.text).unexpected(word, "expected-display") from None
            word = self.keywords.get("stack", end)
            raise Reader(self.text).unexpected(word, "expected-frame") from None
        self._check_display()

    def _check_display(self) -> None:
        """OR-2.1, OR-9.1. While a card is to be chosen: enough for all who choose this round.

        With two players each also discards one. Whoever looks at less than a turn may leave the
        display out.
        """
        play = self.play
        left = play.setup.players - play.turn
        needed = 2 * left - 1 if play.setup.players == 2 else left
        choosing = any(frame[0] in CHOOSING for frame in play.stack)
        if choosing and 0 < len(play.display) < needed:
            raise Reader(self.text).unexpected(
                self.keywords["display"], "expected-cards", count=needed
            )

    def _automatic(self) -> bool:
        """Whether it is the automaton's turn; it has no metropolis to place."""
        return bool(self.play.setup.automaton) and self.play.current == 1

    def _frame(self, reader: Reader, word: Word) -> tuple[int, ...]:
        name, *numbers = word.text.split(":")
        names = {text: operation for operation, text in FRAMES.items()}
        operation = names[reader.one_of(Word(name, word.start), names, "expected-frame")]
        if not all(re.fullmatch(r"-?\d{1,4}", number) for number in numbers):
            raise reader.unexpected(word, "expected-frame")
        return (operation, *map(int, numbers))


def _unquoted(text: str) -> str:
    """What stands in quotes as in JSON; anything else as it is."""
    if text.startswith('"'):
        try:
            return str(json.loads(text))
        except ValueError:
            pass
    return text


OVER_FRAME: Final = next(op for op, name in FRAMES.items() if name == "over")
