"""A position as named facts, for scenarios; and how somebody may have spelled one."""

from __future__ import annotations

import re
from typing import Final

from aurum.engine.contract import OVER, RUNNING, WON
from aurum.engine.reading import Reader, Word
from aurum.games.oriflamme.rules.cards import KINDS, LETTERS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.frames import CHOOSING_FIRST, DEALING, FACING, LANDING, PLACING
from aurum.games.oriflamme.rules.notation import read_family, read_kind
from aurum.games.oriflamme.rules.position_writer import (
    aside_of,
    hand_of,
    reserved_by,
    returned_by,
    write_queue,
)  # fmt: skip
from aurum.games.oriflamme.rules.view import View

ASKS: Final = {
    DEALING: "aside", CHOOSING_FIRST: "first", PLACING: "place", FACING: "face",
    LANDING: "landing",
}  # fmt: skip
"""What a question is called; one that a card asks is called by the card's name."""

PILES: Final = ("hand", "aside", "discard", "reserve")
_CARD: Final = re.compile(r"([([]?)(\w+|\?)([)\]]?)((?:\+\d+|!|~)*)")


def facts_of(view: View) -> dict[str, object]:
    """The position as named facts, as far as the view shows them."""
    letters = LETTERS[: len(view.families)]
    question = view.stack[-1][0]
    asked = view.asked
    nobody = "over" if view.actor == OVER else "chance"
    families = dict(zip(letters, view.families, strict=True))
    winning = [letter for seat, letter in enumerate(letters) if seat % view.seats in view.winners]
    return {
        "round": view.round,
        "first": LETTERS[view.first] if view.first >= 0 else "",
        "actor": LETTERS[asked] if asked >= 0 else nobody,
        "asks": NAMES[question] if question < KINDS else ASKS.get(question, ""),
        "at": view.at + 1,
        "stock": {letter: family.stock for letter, family in families.items()},
        "queue": write_queue(view),
        "points": [stack[0].points for stack in view.queue],
        "hand": {letter: hand_of(family) for letter, family in families.items()},
        "hand_size": {letter: family.hand_size for letter, family in families.items()},
        "aside": {letter: aside_of(family) for letter, family in families.items()},
        "discard": {
            letter: [NAMES[kind] for kind in family.discard] for letter, family in families.items()
        },
        "reserve": {letter: reserved_by(family) for letter, family in families.items()},
        "returned": {letter: returned_by(family) for letter, family in families.items()},
        "verdicts_left": view.verdicts_left,
        "winners": winning,
        "outcome": WON if view.actor == OVER else RUNNING,
    }


def spell(name: str, value: object) -> object:
    """A fact as we would write it: capitals and the order of marks do not matter in a scenario.

    Text that is no queue and names that are no cards are `Unreadable`, rather than just different.
    """
    if name == "queue" and isinstance(value, str):
        reader = Reader(value)
        return " ".join(_spell_position(reader, word) for word in reader.words)
    if name in PILES and isinstance(value, dict):
        return {letter: _spell_pile(cards) for letter, cards in value.items()}
    return value


def _spell_position(reader: Reader, word: Word) -> str:
    letter, colon, stack = word.text.partition(":")
    if not colon or not stack:
        raise reader.unexpected(word, "expected-stack")
    family = read_family(reader, Word(letter, word.start))
    cards = []
    start = word.start + len(letter) + 1
    for text in stack.split("/"):
        cards.append(_spell_card(reader, Word(text, start)))
        start += len(text) + 1
    return f"{LETTERS[family]}:{'/'.join(cards)}"


def _spell_card(reader: Reader, word: Word) -> str:
    match = _CARD.fullmatch(word.text)
    if match is None or match[1] + match[3] not in ("", "()", "[]"):
        raise reader.unexpected(word, "expected-queue-card")
    name = _spell_name(reader, Word(match[2], word.start + len(match[1])))
    marks = re.findall(r"\+\d+|!|~", match[4])
    return f"{match[1]}{name}{match[3]}" + "".join(
        sorted(marks, key=lambda mark: "+!~".index(mark[0]))
    )


def _spell_pile(cards: object) -> object:
    if not isinstance(cards, list):
        return cards
    spelled = []
    for card in cards:
        reader = Reader(str(card))
        name, plus, points = str(card).partition("+")
        spelled.append(_spell_name(reader, Word(name, 0)) + plus + points)
    return spelled


def _spell_name(reader: Reader, word: Word) -> str:
    return "?" if word.text == "?" else NAMES[read_kind(reader, word)]
