"""A moment of Oriflamme: the families above, the queue below."""

from __future__ import annotations

from typing import Final, NamedTuple

from aurum.games.oriflamme.rules.cards import LETTERS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.view import CardView, FamilyView, View
from aurum.pictures.sheet import LINE, MEDALLION, STYLE, Sheet

MARGIN: Final = 16
CARD: Final = (80.0, 104.0)
STEP: Final = 90.0
ROW: Final = 150.0
ACROSS: Final = 8
"""Cards in a row of the queue."""
WIDTH: Final = 2 * MARGIN + ACROSS * STEP - (STEP - CARD[0])
PEEK: Final = 5.0
"""How far a covered card looks out."""
CHIP: Final = 17.0

SHIELD: Final = "M3 3H37V22C37 33 29.5 39.5 20 43.5C10.5 39.5 3 33 3 22Z"


class Ink(NamedTuple):
    """The colours of a family: its shield, the back of its cards, and what is written on them."""

    shield: str
    back: str
    letter: str


INKS: Final = (
    Ink("#A92B25", "#5B1714", "#FBF1D3"),
    Ink("#2B5FA6", "#162F55", "#FBF1D3"),
    Ink("#3E7C4B", "#1C3D24", "#FBF1D3"),
    Ink("#D9B257", "#6B5118", "#1C1403"),
    Ink("#3B3B45", "#17171D", "#FBF1D3"),
)
PARCHMENT: Final = "#EADBB8"


def draw(view: View) -> str:
    """The whole picture."""
    sheet = Sheet()
    y = _draw_families(sheet, view) + 30
    for position, pile in enumerate(view.queue):
        x = MARGIN + position % ACROSS * STEP
        top = y + position // ACROSS * ROW
        _draw_pile(sheet, pile, x, top)
        sheet.text(x + CARD[0] / 2, top + CARD[1] + 16, str(position + 1), "au-note", "middle")
        if position == view.at:
            _point_at(sheet, x, top)
    rows = max(1, -(-len(view.queue) // ACROSS))
    height = y + rows * ROW - 10
    sheet.text(WIDTH - MARGIN, height - 6, f"{view.round}/6", "au-big", "end")
    return sheet.document(f"Oriflamme {view.round}/6", f"{STYLE}\n{MEDALLION}", WIDTH, height)


def _draw_families(sheet: Sheet, view: View) -> float:
    """A panel for each family; where they end."""
    families = view.families
    width = (WIDTH - 2 * MARGIN - 8 * (len(families) - 1)) / len(families)
    asked = view.asked
    chips = [_flow(family, width - 16) for family in families]
    height = 48 + max(rows for _, rows in chips) * (CHIP + 4) + 4
    for number, family in enumerate(families):
        x = MARGIN + number * (width + 8)
        won = number % view.seats in view.winners
        edge = 2.4 if number == asked or won else 1
        sheet.add(
            "rect", x=x, y=MARGIN, width=width, height=height, rx=8, fill="#131D36",
            stroke=LINE, stroke_width=edge, stroke_opacity=1 if edge > 1 else 0.3,
        )  # fmt: skip
        _draw_shield(sheet, number, x + 8, MARGIN + 7, 0.8)
        _draw_coin(sheet, x + 58, MARGIN + 25, family.stock, 13)
        if number == view.first:
            sheet.add("path", d=_crown(x + 84, MARGIN + 25), fill="#E8CB7E")
        if won:
            sheet.symbol("medallion", (x + width - 22, MARGIN + 25), 26)
        for name, left, row, worn in chips[number][0]:
            _draw_chip(sheet, name, x + 8 + left, MARGIN + 46 + row * (CHIP + 4), worn)
    return MARGIN + height


Chip = tuple[str, float, int, str]


def _flow(family: FamilyView, width: float) -> tuple[list[Chip], int]:
    """What a family holds and has lost, as labels in rows."""
    labels: list[tuple[str, str]] = []
    if family.hand is not None:
        labels += [(NAMES[kind], "hand") for kind in family.hand]
    elif family.hand_size:
        labels.append((f"? × {family.hand_size}", "hidden"))
    labels += [
        (NAMES[kind] + (f" +{family.deal_points}" if family.deal_points else ""), "reserve")
        for kind in family.reserve
    ]
    labels += [(NAMES[kind], "discard") for kind in family.discard]
    if family.aside is not None:
        labels += [(f"({NAMES[kind]})", "aside") for kind in family.aside]
    found: list[Chip] = []
    left, row = 0.0, 0
    for name, worn in labels:
        wide = _wide(name)
        if left and left + wide > width:
            left, row = 0.0, row + 1
        found.append((name, left, row, worn))
        left += wide + 4
    return found, row + 1


def _wide(name: str) -> float:
    return len(name) * 6.1 + 11


FILLS: Final = {
    "hand": PARCHMENT, "hidden": "#2A3A5C", "reserve": "#D9B257", "discard": "none",
    "aside": "none",
}  # fmt: skip


def _draw_chip(sheet: Sheet, name: str, x: float, y: float, worn: str) -> None:
    fill = FILLS[worn]
    sheet.add(
        "rect", x=x, y=y, width=_wide(name), height=CHIP, rx=4, fill=fill, stroke="#98A0B3",
        stroke_opacity=0.5,
    )  # fmt: skip
    kind = "au-ink" if worn in ("hand", "reserve") else "au-small"
    sheet.text(x + _wide(name) / 2, y + 12.4, name, kind, "middle")
    if worn == "discard":
        at = y + CHIP / 2
        sheet.add("line", x1=x + 3, x2=x + _wide(name) - 3, y1=at, y2=at, stroke="#D0564C")


def _draw_shield(sheet: Sheet, family: int, x: float, y: float, size: float) -> None:
    ink = INKS[family]
    where = f"translate({x:.1f} {y:.1f}) scale({size})"
    sheet.add("path", d=SHIELD, fill=ink.shield, stroke="#F3DFA6", stroke_width=2, transform=where)
    sheet.add(
        "text", LETTERS[family], x=x + 20 * size, y=y + 28 * size, class_="au-letter",
        text_anchor="middle", font_size=22 * size, fill=ink.letter,
    )  # fmt: skip


def _draw_coin(sheet: Sheet, x: float, y: float, amount: int, radius: float) -> None:
    sheet.add("circle", cx=x, cy=y, r=radius, fill="#DDB34F", stroke="#5F4514", stroke_width=1.4)
    sheet.text(x, y + 4.6, str(amount), "au-coin", "middle")


def _crown(x: float, y: float) -> str:
    return f"M{x} {y + 7}l-3 -14l6 6l5 -9l5 9l6 -6l-3 14z"


def _point_at(sheet: Sheet, x: float, top: float) -> None:
    """The card that acts or is about to."""
    sheet.add(
        "rect", x=x - 3, y=top - 3, width=CARD[0] + 6, height=CARD[1] + 6, rx=9, fill="none",
        stroke="#F3DFA6", stroke_width=2.4,
    )  # fmt: skip
    sheet.add("path", d=f"M{x + CARD[0] / 2 - 7} {top - 17}h14l-7 10z", fill="#F3DFA6")


def _draw_pile(sheet: Sheet, pile: tuple[CardView, ...], x: float, top: float) -> None:
    """A card, and what looks out from beneath it."""
    for depth in range(len(pile) - 1, 0, -1):
        _draw_ground(sheet, pile[depth], x + depth * 2, top - depth * PEEK)
    card = pile[0]
    _draw_ground(sheet, card, x, top)
    _draw_shield(sheet, card.family, x + CARD[0] / 2 - 14, top + 7, 0.7)
    middle = x + CARD[0] / 2
    if card.kind is None:
        sheet.text(middle, top + 66, "?", "au-big", "middle")
    elif card.up:
        sheet.text(middle, top + 59, NAMES[card.kind], "au-ink", "middle")
    else:
        name = f"({NAMES[card.kind]})"
        sheet.text(middle, top + 59, name, "au-fine" if len(name) > 12 else "au-small", "middle")
    if card.points:
        _draw_coin(sheet, middle, top + 84, card.points, 12)
    if card.verdict:
        sheet.add("circle", cx=x + 66, cy=top + 14, r=8, fill="#A92B25")
        sheet.text(x + 66, top + 18.5, "!", "au-small", "middle")
    if card.rests:
        sheet.text(x + 14, top + 18, "~", "au-big", "middle")
    if len(pile) > 1:
        sheet.text(x + 70, top + 97, f"/{len(pile)}", "au-ink" if card.up else "au-small", "middle")


def _draw_ground(sheet: Sheet, card: CardView, x: float, y: float) -> None:
    ink = INKS[card.family]
    fill = PARCHMENT if card.up else ink.back
    sheet.add(
        "rect", x=x, y=y, width=CARD[0], height=CARD[1], rx=7, fill=fill,
        stroke=ink.shield, stroke_width=2.2,
    )  # fmt: skip
