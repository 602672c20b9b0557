"""A whole position as text. `docs/notation.md` explains the form.

It is written from a view: all of it from the view that hides nothing, or what one seat may know.
"""

from __future__ import annotations

from collections.abc import Callable

from aurum.engine.contract import OVER
from aurum.games.oriflamme.rules.cards import ASIDE_SIZE, DEAL, KINDS, LETTERS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.frames import CHOOSING_FIRST, DEALING, LANDING, PLACING
from aurum.games.oriflamme.rules.options import name_of_set
from aurum.games.oriflamme.rules.view import CardView, FamilyView, SmallView, View


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
    if isinstance(view, SmallView):
        lines.append(f"rounds {view.rounds}")
    if view.setup_first >= 0:
        lines.append(f"begins {LETTERS[view.setup_first]}")
    if view.round:
        lines += [f"round {view.round}", f"first {LETTERS[view.first]}"]
        lines.append(f"queue {write_queue(view, view.round)}".rstrip())
    lines.append(_clause("stock", view, lambda family: str(family.stock)))
    lines.append(_clause("hand", view, _hand))
    lines.append(_clause("aside", view, _aside))
    lines.append(_clause("discard", view, lambda family: _names(family.discard)))
    lines.append(_clause("reserve", view, lambda family: ",".join(reserved_by(family))))
    lines.append(_clause("returned", view, returned_by))
    lines.append(_moment(view))
    return "\n".join(line for line in lines if line) + "\n"


def _clause(word: str, view: View, of: Callable[[FamilyView], str]) -> str:
    texts = [(LETTERS[number], of(family)) for number, family in enumerate(view.families)]
    parts = [f"{letter}={text}" for letter, text in texts if text]
    return f"{word} {' '.join(parts)}" if parts else ""


def _names(kinds: tuple[int, ...]) -> str:
    return ",".join(NAMES[kind] for kind in kinds)


def _hand(family: FamilyView) -> str:
    if not family.dealt:
        return ""
    return ",".join(hand_of(family)) or "-"


def hand_of(family: FamilyView) -> list[str]:
    """The cards in a hand; in another's, what returned to it for certain, and `?` for the rest."""
    if family.hand is not None:
        return [NAMES[kind] for kind in family.hand]
    known = [NAMES[back.kind] for back in family.returned if not back.maybe]
    return known + ["?"] * (family.hand_size - len(known))


def _aside(family: FamilyView) -> str:
    return ",".join(aside_of(family))


def aside_of(family: FamilyView) -> list[str]:
    """The cards set aside, none before the deal; `?` for each of another's."""
    if not family.dealt:
        return []
    if family.aside is None:
        return ["?"] * ASIDE_SIZE
    return [NAMES[kind] for kind in family.aside]


def reserved_by(family: FamilyView) -> list[str]:
    """Reserved cards, a Deal with the points on it."""
    return [
        f"{NAMES[kind]}+{family.deal_points}"
        if kind == DEAL and family.deal_points
        else NAMES[kind]
        for kind in family.reserve
    ]


def returned_by(family: FamilyView) -> str:
    """Cards seen to return to the hand, each with the hidden cards it may be by now."""
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
