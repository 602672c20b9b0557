"""A whole position as text, and as named facts. `docs/notation.md` explains the form.

Both are drawn from a view: all of it from the view that hides nothing, or what one seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aurum.engine.contract import CHANCE, OVER
from aurum.oriflamme.cards import DEAL, KINDS, LETTERS, NAMES
from aurum.oriflamme.options import name_of_set
from aurum.oriflamme.table import CHOOSING_FIRST, DEALING, FACING, LANDING, PLACING
from aurum.oriflamme.view import CardView, FamilyView, View

ASKS: Final = {
    DEALING: "aside", CHOOSING_FIRST: "first", PLACING: "place", FACING: "face",
    LANDING: "landing",
}  # fmt: skip
"""What a question is called; one that a card asks is called by the card's name."""


def write_card(card: CardView, round: int = 0) -> str:
    """A card of the queue. With a round, also when it was placed, if that was in another."""
    name = "?" if card.kind is None else NAMES[card.kind]
    if not card.up:
        name = f"[{name}]" if card.known else f"({name})"
    if card.points:
        name += f"+{card.points}"
    if card.verdict:
        name += "!"
    if card.rests:
        name += "~"
    if round and card.placed and card.placed != round:
        name += f"@{card.placed}"
    return name


def write_queue(view: View, round: int = 0) -> str:
    """The positions in the order they resolve, each stack from the top down."""
    return " ".join(
        f"{LETTERS[stack[0].family]}:" + "/".join(write_card(card, round) for card in stack)
        for stack in view.queue
    )


def write_view(view: View) -> str:
    """The position of a view, a clause on each line; `?` stands for what its seat may not know."""
    ten = name_of_set(view.kinds)
    lines = [f"set {ten if isinstance(ten, str) else ','.join(ten)}", f"players {view.seats}"]
    if view.setup_first >= 0:
        lines.append(f"begins {LETTERS[view.setup_first]}")
    if view.round:
        lines += [f"round {view.round}", f"first {LETTERS[view.first]}"]
        lines.append(f"queue {write_queue(view, view.round)}".rstrip())
    lines.append(_clause("stock", view, lambda family: str(family.stock)))
    lines.append(_clause("hand", view, _hand))
    lines.append(_clause("aside", view, _aside))
    lines.append(_clause("discard", view, lambda family: _names(family.discard)))
    lines.append(_clause("reserve", view, _reserve))
    lines.append(_clause("returned", view, _returned))
    lines.append(_moment(view))
    return "\n".join(line for line in lines if line) + "\n"


def _clause(word: str, view: View, of: Callable[[FamilyView], str]) -> str:
    told = [(LETTERS[number], of(family)) for number, family in enumerate(view.families)]
    said = [f"{letter}={text}" for letter, text in told if text]
    return f"{word} {' '.join(said)}" if said else ""


def _names(kinds: tuple[int, ...]) -> str:
    return ",".join(NAMES[kind] for kind in kinds)


def _hand(family: FamilyView) -> str:
    if not family.dealt:
        return ""
    if family.hand is None:
        return ",".join("?" * family.hand_size)
    return _names(family.hand) or "-"


def _aside(family: FamilyView) -> str:
    if not family.dealt:
        return ""
    return "?,?,?" if family.aside is None else _names(family.aside)


def _reserve(family: FamilyView) -> str:
    return ",".join(_reserved(family))


def _reserved(family: FamilyView) -> list[str]:
    return [
        f"{NAMES[kind]}+{family.deal_points}"
        if kind == DEAL and family.deal_points
        else NAMES[kind]
        for kind in family.reserve
    ]


def _returned(family: FamilyView) -> str:
    return ",".join(
        NAMES[back.kind] + "".join(f"?{position + 1}.{depth + 1}" for position, depth in back.maybe)
        for back in family.returned
    )


def _moment(view: View) -> str:
    """The last clause: what is going on."""
    question = view.stack[-1][0]
    if view.actor == OVER:
        return "over"
    if question == DEALING:
        return f"dealing {LETTERS[view.stack[-1][1]]}"
    if question == CHOOSING_FIRST:
        return "choosing-first"
    if question == PLACING:
        return f"placing {LETTERS[(view.first + view.stack[-1][1]) % len(view.families)]}"
    at = f"at {view.at + 1}"
    if question == LANDING:
        return f"{at}\nasks landing {view.stack[-1][1] + 1}"
    return f"{at}\nasks {NAMES[question]}" if question < KINDS else at


def acting_family(view: View) -> int:
    """The family that is asked, or -1 while nobody is."""
    if view.actor in (CHANCE, OVER):
        return -1
    if view.stack[-1][0] == PLACING:
        return (view.first + view.stack[-1][1]) % len(view.families)
    return view.queue[view.at][0].family


def facts_of(view: View) -> dict[str, object]:
    """The position as named facts, for scenarios."""
    letters = LETTERS[: len(view.families)]
    question = view.stack[-1][0]
    asked = acting_family(view)
    nobody = "over" if view.actor == OVER else "chance"
    families = dict(zip(letters, view.families, strict=True))
    hidden = ["?"]
    return {
        "round": view.round,
        "first": LETTERS[view.first] if view.first >= 0 else "",
        "actor": LETTERS[asked] if asked >= 0 else nobody,
        "asks": NAMES[question] if question < KINDS else ASKS.get(question, ""),
        "at": view.at + 1,
        "stock": {letter: family.stock for letter, family in families.items()},
        "queue": write_queue(view),
        "points": [stack[0].points for stack in view.queue],
        "hand": {
            letter: hidden * family.hand_size
            if family.hand is None
            else [NAMES[kind] for kind in family.hand]
            for letter, family in families.items()
        },
        "hand_size": {letter: family.hand_size for letter, family in families.items()},
        "aside": {
            letter: hidden * 3 if family.aside is None else [NAMES[kind] for kind in family.aside]
            for letter, family in families.items()
        },
        "discard": {
            letter: [NAMES[kind] for kind in family.discard] for letter, family in families.items()
        },
        "reserve": {letter: _reserved(family) for letter, family in families.items()},
        "returned": {letter: _returned(family) for letter, family in families.items()},
        "verdicts_left": view.verdicts_left,
        "winners": [
            letter for number, letter in enumerate(letters) if number % view.seats in view.winners
        ],
    }
