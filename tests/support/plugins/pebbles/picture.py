"""A view of Pebbles: two bowls, the claim between them, and who plays. Both bowls and the claim are
parts."""

from __future__ import annotations

from .rules import COLOURS, View

FILLS = {"red": "#C8553D", "blue": "#3F6FB5"}


def draw(view: View, shape: str) -> str:
    """The picture; asked for without one, the game draws nothing."""
    if not view.picture:
        return ""
    wide = shape == "wide"
    width, height = (898, 288) if wide else (350, 246)
    parts = []
    for number, colour in enumerate(COLOURS):
        x = width * (0.2 + 0.6 * number)
        parts.append(
            f'<g id="bowl-{colour}"><ellipse cx="{x:.0f}" cy="{height * 0.55:.0f}" '
            f'rx="{width * 0.13:.0f}" ry="{height * 0.28:.0f}" fill="{FILLS[colour]}"/></g>'
        )
    claim = ""
    if view.claims:
        quantity, colour_number = divmod(view.claims[-1], 2)
        claim = f"{quantity} × {'●○'[colour_number]}"
    parts.append(
        f'<g id="claim"><rect x="{width * 0.38:.0f}" y="{height * 0.36:.0f}" rx="12" '
        f'width="{width * 0.24:.0f}" height="{height * 0.3:.0f}" fill="#081B12" stroke="#D9B257"/>'
        f'<text x="{width / 2:.0f}" y="{height * 0.55:.0f}" text-anchor="middle" '
        f'font-family="Forum" font-size="{34 if wide else 22}" fill="#F3DFA6">{claim}</text></g>'
    )
    for seat in range(view.seats):
        x = width * (seat + 0.5) / view.seats
        parts.append(
            f'<g data-seat="{seat}" transform="translate({x - 30:.0f} 18) scale(0.4)"/>'
            f'<text data-seat="{seat}" data-room="60" x="{x - 16:.0f}" y="24" fill="#F3DFA6" '
            f'font-family="Forum" font-size="17">{seat + 1}</text>'
        )
    parts.append("<style>.edge { fill: none; stroke-width: 2 }</style>")
    parts.append(f'<rect class="edge" style="stroke: #8FD0E8" width="{width}" height="{height}"/>')
    inside = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{inside}</svg>'
