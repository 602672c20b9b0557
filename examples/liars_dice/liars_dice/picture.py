"""A view as a picture: a row for each seat, with its dice and its last bid."""

from __future__ import annotations

from typing import Final

from aurum.pictures.sheet import LINE, STYLE, Sheet
from liars_dice.rules import in_turn
from liars_dice.view import View

MARGIN: Final = 14
WIDTH: Final = 460
ROW: Final = 56
DIE: Final = 36
BIDS: Final = 330
"""Where the bids stand."""

IVORY: Final = "#F6ECD2"
INK: Final = "#2B2012"
FELT: Final = "#154633"
SHADE: Final = "#0B2A1F"

PIPS: Final = ("", "4", "08", "048", "0268", "02468", "023568")
"""For each face its pips, in a square of nine places: 0 1 2 in the first row, and so on."""


def draw(view: View) -> str:
    """The whole picture."""
    sheet = Sheet()
    height = 2 * MARGIN + view.seats * ROW
    sheet.panel(4, 4, WIDTH - 8, height - 8, FELT)
    players = in_turn(view.counts, max(view.begins, 0))
    bids = {players[turn % len(players)]: bid for turn, bid in enumerate(view.bids)}
    for seat in range(view.seats):
        y = MARGIN + seat * ROW
        _draw_seat(sheet, view, seat, y)
        if seat in bids:
            _draw_bid(sheet, bids[seat], y, standing=bids[seat] == view.bids[-1])
    return sheet.document("Liar's Dice", STYLE, WIDTH, height)


def _draw_seat(sheet: Sheet, view: View, seat: int, y: float) -> None:
    """The number of a seat, and its dice: shown, hidden, or not rolled yet."""
    edge = LINE if seat == view.actor else "none"
    sheet.add(
        "rect", id=f"seat-{seat}", x=MARGIN, y=y + 3, width=WIDTH - 2 * MARGIN, height=ROW - 6,
        rx=10, fill=SHADE, fill_opacity=0.5, stroke=edge, stroke_width=2,
    )  # fmt: skip
    sheet.text(MARGIN + 24, y + 36, str(seat + 1), "au-big", "middle")
    hand = view.hands[seat]
    for place in range(view.counts[seat]):
        x = MARGIN + 54 + place * (DIE + 8)
        if hand:
            _draw_die(sheet, x, y + 10, hand[place], DIE)
        else:
            _draw_back(sheet, x, y + 10, rolled=hand is None)


def _draw_back(sheet: Sheet, x: float, y: float, rolled: bool) -> None:
    """A die that is not seen; one that has been rolled has a question mark."""
    sheet.add(
        "rect", x=x, y=y, width=DIE, height=DIE, rx=7, fill=SHADE if rolled else "none",
        stroke=IVORY, stroke_opacity=0.5, stroke_dasharray="none" if rolled else "4 4",
    )  # fmt: skip
    if rolled:
        sheet.text(x + DIE / 2, y + 25, "?", "au-big", "middle")


def _draw_die(sheet: Sheet, x: float, y: float, face: int, size: float) -> None:
    """A die with this face up."""
    sheet.add("rect", x=x, y=y, width=size, height=size, rx=size / 5, fill=IVORY, stroke=INK)
    for pip in PIPS[face]:
        row, column = divmod(int(pip), 3)
        cx, cy = x + size * (column + 1) / 4, y + size * (row + 1) / 4
        sheet.add("circle", cx=cx, cy=cy, r=size / 11, fill=INK)


def _draw_bid(sheet: Sheet, bid: int, y: float, standing: bool) -> None:
    """The last bid of a seat in this round; the one that stands is framed."""
    quantity, face = divmod(bid, 10)
    if standing:
        sheet.add(
            "rect", x=BIDS, y=y + 8, width=106, height=40, rx=9,
            fill="none", stroke=LINE, stroke_width=2,
        )  # fmt: skip
    sheet.text(BIDS + 58, y + 36, f"{quantity} ×", "au-big", "end")
    _draw_die(sheet, BIDS + 68, y + 14, face, 28)
