"""Choices as text: `put b3 r2`, `fight c4 with 2`, `buy construct with orichalque`.

Cells are named by a row letter, from the top, and a column, from the left, in a frame that all
islands share. Players are counted from 1.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aurum.engine.reading import Reader, Word
from aurum.games.orichalque.rules.choices import (
    ACT,
    BLESSED,
    BOARD,
    BUILD,
    BUILDING,
    BUY,
    CARD,
    COLUMNS,
    CREATURE,
    DECLINE,
    DISCARD,
    DONE,
    END,
    FIGHT,
    FIRST,
    FOUND,
    INITIATIVE,
    MEDALLION,
    PAY,
    PUT,
    RAISE,
    RELEASE,
    ROLL,
    SIDE,
    SMITE,
    SPOT,
    STOP,
    TAKE,
    TEMPLE,
    TILE,
    VERB,
    WELCOME,
    roll_code,
    tile_code,
)  # fmt: skip
from aurum.games.orichalque.rules.components import (
    ACTIONS,
    BOARDS,
    BUILDINGS,
    CREATURES,
    LETTERS,
    RESOURCES,
    SIDES,
    TERRAINS,
)  # fmt: skip

ROWS: Final = "abcdefghijklmnop"
PLAYERS: Final = 4
MOST_PLACES: Final = 6
BUILDING_NAMES: Final = tuple(building.name for building in BUILDINGS)
CREATURE_NAMES: Final = tuple(creature.name for creature in CREATURES)
TITAN_NAMES: Final = TERRAINS[:4]
"""A Titan is called by its terrain, since the editions name two of them differently."""

KEPT: Final = 8192
"""How many choices are remembered in writing, and as many in reading."""

_BARE: Final = {
    "act": ACT, "bless": BLESSED, "decline": DECLINE, "stop": STOP, "medallion": MEDALLION,
    "done": DONE, "end": END,
}  # fmt: skip
_NAMED: Final = {
    "board": (BOARD, BOARDS), "creature": (CREATURE, CREATURE_NAMES), "pay": (PAY, CREATURE_NAMES),
    "building": (BUILDING, BUILDING_NAMES), "welcome": (WELCOME, TITAN_NAMES),
    "release": (RELEASE, TITAN_NAMES), "side": (SIDE, SIDES),
}  # fmt: skip
_COUNTED: Final = {
    "first": (FIRST, PLAYERS), "initiative": (INITIATIVE, PLAYERS), "take": (TAKE, MOST_PLACES),
    "discard": (DISCARD, MOST_PLACES),
}  # fmt: skip
_AT: Final = {"smite": SMITE, "raise": RAISE}
VERBS: Final = (
    "found", "take", "put", "welcome", "release", "act", "bless", "decline", "fight", "smite",
    "stop", "build", "temple", "medallion", "done", "raise", "buy", "pay", "end", "discard",
    "initiative", "side", "board", "first", "card", "tile", "creature", "building", "roll",
)  # fmt: skip


def write_spot(spot: int) -> str:
    """The name of a cell."""
    return f"{ROWS[spot // COLUMNS]}{spot % COLUMNS + 1}"


def write_card(code: int) -> str:
    """A card by its action and its size."""
    return f"{ACTIONS[code // 4]}{code % 4}"


def write_tile(code: int) -> str:
    """A tile by the letters of its terrains."""
    letters = ""
    while code:
        code, digit = divmod(code, 6)
        letters = LETTERS[digit - 1] + letters
    return letters


def write_roll(code: int) -> str:
    """The dice, a skull as such."""
    return " ".join("skull" if digit == "1" else str(int(digit) - 1) for digit in str(code))


@lru_cache(KEPT)
def write(choice: int) -> str:
    """A choice in notation."""
    verb, what = choice // VERB * VERB, choice % VERB
    for word, bare in _BARE.items():
        if verb == bare:
            return word
    for word, (start, names) in _NAMED.items():
        if verb == start:
            return f"{word} {names[what]}"
    for word, (start, _) in _COUNTED.items():
        if verb == start:
            return f"{word} {what + 1}"
    for word, start in _AT.items():
        if verb == start:
            return f"{word} {write_spot(what)}"
    return _write_rest(verb, what)


def _write_rest(verb: int, what: int) -> str:
    if verb == CARD:
        return f"card {write_card(what)}"
    if verb == TILE:
        return f"tile {write_tile(what)}"
    if verb == ROLL:
        return f"roll {write_roll(what)}"
    if verb == FOUND:
        return f"found {write_spot(what // SPOT)} {write_spot(what % SPOT)}"
    if verb == PUT:
        return f"put {write_spot(what // 8)} r{what % 8}"
    if verb == FIGHT:
        return f"fight {write_spot(what // 4)} with {what % 4}"
    if verb == BUILD:
        return f"build {TITAN_NAMES[what // SPOT]} {write_spot(what % SPOT)}"
    if verb == TEMPLE:
        return f"temple {write_spot(what // SPOT)} {write_spot(what % SPOT)}"
    if verb == BUY:
        return f"buy {ACTIONS[what % 4]} with {RESOURCES[what // 4]}"
    raise KeyError(verb + what)


# Reading


@lru_cache(KEPT)
def read(text: str) -> int:
    """A choice from notation. Capitals and extra spaces do not matter."""
    reader = Reader(text)
    choice = _read_choice(reader)
    reader.done()
    return choice


def _read_choice(reader: Reader) -> int:
    verb = reader.one_of(reader.take(), VERBS, "expected-verb")
    if verb in _BARE:
        return _BARE[verb]
    if verb in _NAMED:
        start, names = _NAMED[verb]
        return start + read_name(reader, reader.take(), names, f"expected-{NAME_KINDS[verb]}")
    if verb in _COUNTED:
        start, most = _COUNTED[verb]
        return start + reader.number(reader.take(), 1, most) - 1
    if verb in _AT:
        return _AT[verb] + read_spot(reader, reader.take())
    return _read_rest(reader, verb)


NAME_KINDS: Final = {
    "board": "board", "creature": "creature", "pay": "creature", "building": "building",
    "welcome": "titan", "release": "titan", "side": "side",
}  # fmt: skip


def _read_rest(reader: Reader, verb: str) -> int:
    word = reader.take()
    if verb == "card":
        return CARD + read_card(reader, word)
    if verb == "tile":
        return TILE + tile_code(read_tile(reader, word))
    if verb == "roll":
        return ROLL + _read_roll(reader, word)
    if verb == "put":
        anchor = read_spot(reader, word)
        if not reader.peek().text:  # a single, or a tile that is not turned
            return PUT + anchor * 8
        turned = reader.one_of(reader.take(), [f"r{turn}" for turn in range(6)], "expected-turn")
        return PUT + anchor * 8 + int(turned[1])
    if verb == "fight":
        spot = read_spot(reader, word)
        reader.one_of(reader.take(), ["with"], "expected-with")
        return FIGHT + spot * 4 + reader.number(reader.take(), 0, 3)
    if verb == "build":
        terrain = read_name(reader, word, TITAN_NAMES, "expected-terrain")
        return BUILD + terrain * SPOT + read_spot(reader, reader.take())
    if verb == "buy":
        action = read_name(reader, word, ACTIONS, "expected-action")
        reader.one_of(reader.take(), ["with"], "expected-with")
        return BUY + 4 * read_name(reader, reader.take(), RESOURCES, "expected-resource") + action
    first, second = read_spot(reader, word), read_spot(reader, reader.take())
    if verb == "found":
        return FOUND + first * SPOT + second
    return TEMPLE + min(first, second) * SPOT + max(first, second)


def read_name(reader: Reader, word: Word, names: tuple[str, ...], expected: str) -> int:
    """The number of a name in a list."""
    return names.index(reader.one_of(word, names, expected))


def read_spot(reader: Reader, word: Word) -> int:
    """A cell by its name."""
    row, column = word.text[:1].lower(), word.text[1:]
    if row and row in ROWS and column.isascii() and column.isdigit():
        number = int(column[:4])
        if 1 <= number <= COLUMNS:
            return ROWS.index(row) * COLUMNS + number - 1
    raise reader.unexpected(word, "expected-cell")


def read_card(reader: Reader, word: Word) -> int:
    """A card by its action and size: `capture3`."""
    names = [f"{action}{size}" for action in ACTIONS for size in (1, 2, 3)]
    name = reader.one_of(word, names, "expected-action-card")
    return ACTIONS.index(name[:-1]) * 4 + int(name[-1])


def read_tile(reader: Reader, word: Word) -> tuple[int, ...]:
    """A tile by the letters of its terrains: `FVD`."""
    letters = word.text.upper()
    if not 1 <= len(letters) <= 3 or any(letter not in LETTERS for letter in letters):
        raise reader.unexpected(word, "expected-tile", allowed=", ".join(LETTERS))
    return tuple(LETTERS.index(letter) for letter in letters)


def _read_roll(reader: Reader, word: Word) -> int:
    faces: list[int] = []
    while word.text and len(faces) < 4:
        if word.text.lower() == "skull":
            faces.append(0)
        else:
            faces.append(reader.number(word, 1, 8))
        if not reader.peek().text:
            break
        word = reader.take()
    if not faces:
        raise reader.unexpected(word, "expected-dice")
    return roll_code(tuple(sorted(faces)))
