"""A view as a picture: cups around the bid that stands, and the dice of whoever looks below.

After a challenge the dice that were shown lie beside the cups until the next bid.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aurum.pictures import Shape
from aurum.pictures.sheet import Sheet
from liars_dice.view import View
from liars_dice.wording import bidder, found

GOLD: Final = "#F0D596"
IVORY: Final = "#F6ECD2"
INK: Final = "#2B2012"
PLATE: Final = "#071F15"
WAX: Final = "#FF9C8E"

PIPS: Final = ("", "4", "08", "048", "0268", "02468", "023568")
"""For each face its pips, in a square of nine places: 0 1 2 in the first row, and so on."""

DEFS: Final = """<style>
.name { font: 400 17px Forum, Georgia, serif; fill: #F6ECD2 }
.narrow { font: 400 14px Forum, Georgia, serif; fill: #F6ECD2 }
.bid { font: 400 30px Forum, Georgia, serif; fill: #F6ECD2 }
.sign { font: 700 24px system-ui, sans-serif }
</style>
<linearGradient id="leather" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#4A2A15"/>
<stop offset=".45" stop-color="#8A5530"/><stop offset="1" stop-color="#3A1F0E"/></linearGradient>
<linearGradient id="brass" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#7A5A22"/>
<stop offset=".5" stop-color="#F0D596"/><stop offset="1" stop-color="#7A5A22"/></linearGradient>
"""


class Room(NamedTuple):
    """The measures of a picture."""

    width: float
    height: float
    cup: float
    """How high a cup is."""
    plate: tuple[float, float]
    """A plate with a name and small dice; it is less wide if many stand beside each other."""
    small: float
    """A small die, where there is room."""
    bid: float
    """Where the middle of the bid is, from above…"""
    hand: float
    """…and that of one's own dice, and their size."""
    die: float
    name: str


ROOMS: Final = {
    "wide": Room(898, 288, 78, (128, 50), 17, 148, 240, 56, "name"),
    "narrow": Room(350, 246, 46, (108, 38), 14, 132, 212, 46, "narrow"),
}

PLACES: Final[dict[Shape, dict[int, list[tuple[float, float]]]]] = {
    "wide": {
        1: [(449, 4)],
        2: [(132, 62), (766, 62)],
        3: [(132, 62), (449, 4), (766, 62)],
        4: [(88, 128), (214, 4), (684, 4), (810, 128)],
        5: [(88, 128), (214, 4), (449, 4), (684, 4), (810, 128)],
        6: [(88, 128), (214, 4), (449, 4), (684, 4), (810, 128), (449, 208)],
    },
    "narrow": {
        1: [(175, 6)],
        2: [(90, 10), (260, 10)],
        3: [(62, 14), (175, 6), (288, 14)],
        4: [(46, 14), (132, 6), (218, 6), (304, 14)],
        5: [(36, 16), (105, 8), (175, 4), (245, 8), (314, 16)],
        6: [(36, 16), (105, 8), (175, 4), (245, 8), (314, 16), (175, 184)],
    },
}
"""For so many others, where the middle of the top of each cup is: clockwise from one's left."""


def draw(view: View, shape: Shape = "wide") -> str:
    """The whole picture, in the room that a window or a phone has."""
    sheet, room = Sheet(), ROOMS[shape]
    plays = view.seat >= 0 and view.counts[view.seat] > 0
    first = view.seat + 1 if plays else 0
    others = [(first + n) % view.seats for n in range(view.seats - plays)]
    width = min(room.plate[0], room.width / min(len(others), 5) - 3)
    room = room._replace(
        plate=(width, room.plate[1]), small=min(room.small, (width - 8) / view.dice - 3)
    )
    for seat, place in zip(others, PLACES[shape][len(others)], strict=True):
        _draw_seat(sheet, view, room, seat, place)
    if view.bids or view.challenged:
        _draw_bid(sheet, view, room)
    if plays:
        _draw_own(sheet, view, room)
    return sheet.document("Liar's Dice", DEFS, room.width, room.height)


def _draw_seat(sheet: Sheet, view: View, room: Room, seat: int, place: tuple[float, float]) -> None:
    """A cup with the mark of its seat, and a plate with the name and the dice."""
    x, y = place
    inner, height = Sheet(), room.cup
    stands = bool(view.bids) and seat == bidder(view)
    if stands:
        inner.add(
            "ellipse", cx=x, cy=y + height - 3, rx=height * 0.62, ry=height * 0.16, fill="none",
            stroke=GOLD, stroke_width=2,
        )  # fmt: skip
    if view.counts[seat]:
        _draw_cup(inner, x, y, height)
    inner.seat_mark((x, y + height * 0.52), height * 0.34, seat)
    width, plate = room.plate
    beside = x == room.width / 2 and (room.name == "name" or y > room.bid)  # no room below
    left = x + height * 0.55 if beside else x - width / 2
    top = y + (height - plate) / 2 if beside else y + height + 4
    _draw_plate(inner, view, room, seat, (left, top), GOLD if stands else "none")
    sheet.add("g", "".join(inner.parts), id=f"seat-{seat}")


def _draw_cup(sheet: Sheet, x: float, y: float, height: float) -> None:
    """Leather with a rim of brass, upside down."""
    top, low = height * 0.3, height * 0.44
    sheet.add("ellipse", cx=x, cy=y + height - 2, rx=low * 1.2, ry=height * 0.1, fill_opacity=0.35)
    body = f"M{x - top:g} {y + 6:g} L{x + top:g} {y + 6:g} L{x + low:g} {y + height:g}"
    sheet.add("path", d=f"{body} L{x - low:g} {y + height:g} Z", fill="url(#leather)")
    sheet.add("ellipse", cx=x, cy=y + 6, rx=top, ry=6, fill="#A06A40", stroke="#4A2A15")
    rim = height * 0.12
    sheet.add("rect", x=x - low, y=y + height - rim, width=2 * low, height=rim, rx=2,
              fill="url(#brass)")  # fmt: skip
    sheet.add("circle", cx=x, cy=y + height * 0.52, r=height * 0.21, fill="#160C05",
              stroke="url(#brass)", stroke_width=2)  # fmt: skip


def _draw_plate(
    sheet: Sheet, view: View, room: Room, seat: int, corner: tuple[float, float], edge: str
) -> None:
    """A name above small dice: those that were shown, else those that lie under the cup."""
    x, y = corner
    width, height = room.plate
    sheet.add("rect", x=x, y=y, width=width, height=height, rx=height * 0.28, fill=PLATE,
              fill_opacity=0.86, stroke=edge, stroke_width=1.5)  # fmt: skip
    letters = 17 if room.name == "name" else 14
    sheet.seat_name(x + width / 2, y + letters + 2, seat, width - 10, room.name, "middle")
    top = y + height - room.small - 5
    if view.challenged:
        _draw_shown(sheet, view, room, seat, (x + width / 2, top))
        return
    step = room.small + 3
    left = x + (width - view.counts[seat] * step + 3) / 2
    for place in range(view.counts[seat]):
        _draw_back(sheet, left + place * step, top, room.small, view.hands[seat] is None)


def _draw_shown(
    sheet: Sheet, view: View, room: Room, seat: int, middle: tuple[float, float]
) -> None:
    """The dice that a seat showed in the last challenge."""
    hand, step = view.shown[seat], room.small + 3
    left = middle[0] - (len(hand) * step - 3) / 2
    for place, die in enumerate(hand):
        _draw_die(sheet, left + place * step, middle[1], die, room.small, _counts(view, die))


def _draw_own(sheet: Sheet, view: View, room: Room) -> None:
    """One's own dice; above them those that one showed in the last challenge."""
    if view.challenged:
        _draw_shown(sheet, view, room, view.seat, (room.width / 2, room.bid + 29))
    hand, dice = view.hands[view.seat] or (), view.counts[view.seat]
    step = room.die * 1.3
    left, top = (room.width - dice * step + step - room.die) / 2, room.hand - room.die / 2
    if dice:
        sheet.add(
            "rect", x=left - 14, y=top - 9, width=dice * step - step + room.die + 28,
            height=room.die + 18, rx=14, fill="#22674B", fill_opacity=0.5, stroke=IVORY,
            stroke_opacity=0.3, stroke_dasharray="6 5",
        )  # fmt: skip
    for place in range(dice):
        x = left + place * step
        if hand:
            lit = bool(view.bids) and _counts(view, hand[place])
            _draw_die(sheet, x, top, hand[place], room.die, lit)
        else:
            _draw_back(sheet, x, top, room.die, rolled=False)


def _counts(view: View, die: int) -> bool:
    """Whether a die counts for the bid that stands, or that was challenged."""
    face = (view.challenged or view.bids[-1]) % 10
    return die == face or (view.wild and die == 1)


def _draw_back(sheet: Sheet, x: float, y: float, size: float, rolled: bool) -> None:
    """A die that is not seen, or one that has not been rolled yet."""
    sheet.add(
        "rect", x=x, y=y, width=size, height=size, rx=size / 5, fill=IVORY,
        fill_opacity=0.75 if rolled else 0, stroke=IVORY, stroke_dasharray="0" if rolled else "4 4",
    )  # fmt: skip


def _draw_die(sheet: Sheet, x: float, y: float, face: int, size: float, lit: bool = False) -> None:
    """A die with this face up; one that counts has a rim of gold."""
    if lit:
        rim = size / 9
        sheet.add("rect", x=x - rim, y=y - rim, width=size + 2 * rim, height=size + 2 * rim,
                  rx=size / 4, fill="#D9A62E")  # fmt: skip
    sheet.add("rect", x=x, y=y, width=size, height=size, rx=size / 5, fill=IVORY, stroke=INK)
    for pip in PIPS[face]:
        row, column = divmod(int(pip), 3)
        cx, cy = x + size * (column + 1) / 4, y + size * (row + 1) / 4
        sheet.add("circle", cx=cx, cy=cy, r=size / 10, fill=INK)


def _draw_bid(sheet: Sheet, view: View, room: Room) -> None:
    """The bid that stands; or the one that was challenged, whether it was true, and the count."""
    quantity, face = divmod(view.challenged or view.bids[-1], 10)
    middle, y, size = room.width / 2, room.bid, 34
    there = found(view) if view.challenged else 0
    true = there >= quantity
    digits = 15 * len(str(quantity))
    width = digits + (210 if view.challenged else 124)
    edge = (GOLD if true else WAX) if view.challenged else GOLD
    sheet.add("rect", x=middle - width / 2, y=y - 27, width=width, height=54, rx=14, fill=PLATE,
              fill_opacity=0.92, stroke=edge, stroke_width=2)  # fmt: skip
    start = middle - width / 2 + 50 + digits
    sheet.text(start, y + 10, f"{quantity} ×", "bid", "end")
    _draw_die(sheet, start + 14, y - size / 2, face, size)
    if view.challenged:
        sheet.add("text", "✓" if true else "✗", x=start + 72, y=y + 9, class_="sign", fill=edge)
        sheet.text(start + 118, y + 10, str(there), "bid", "middle")
