"""The queue drawn as cards, or as a list where cards would take too much room.

Every state has a shape besides its colour: a face-up card has round corners and its name, a
face-down one square corners and the hatching of its family, the acting one a heavy frame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from aurum.engine import OVER
from aurum.games.oriflamme.rules.view import CardView, View
from aurum.games.oriflamme.terminal.words import HATCHES, INKS, Words
from aurum.terminal.screen import DIM, GOLD, MINT, bind

INNER = 12
"""The width of a card inside its frame: four cards fit sixty columns, six a hundred."""
MOST_ROWS = 3
"""More rows of cards than this push the rest off the screen."""
SHOWN_BENEATH = 2
SOFT_HYPHEN = "\u00ad"

POINT = "●"
STACKED = "≡"
VERDICT = "§"
ACTING = "▶"
PASSED = "✓"
BENEATH = "↳"
CHEVRON = "›"

OPEN_FRAME = "╭─╮│╰╯"
HIDDEN_FRAME = "┌─┐│└┘"
ACTING_FRAME = "┏━┓┃┗┛"


@dataclass(frozen=True)
class Spot:
    """One position as it is to be drawn."""

    number: int
    stack: tuple[CardView, ...]
    acting: bool
    passed: bool
    key: int
    """The number to type for choosing it, or 0."""

    @property
    def card(self) -> CardView:
        return self.stack[0]


def spots(view: View, keys: Mapping[int, int]) -> list[Spot]:
    """The positions in the order they resolve."""
    return [
        Spot(place + 1, stack, place == view.at, place < view.at, keys.get(place, 0))
        for place, stack in enumerate(view.queue)
    ]


def draw_queue(
    words: Words, view: View, keys: Mapping[int, int], width: int
) -> list[RenderableType]:
    """The queue, from its start to its end."""
    row = spots(view, keys)
    if not row:
        return [Text(words.say("table-queue-empty"), style=DIM)]
    lines = rows_of_cards(len(row), width)
    if lines > MOST_ROWS:
        return [draw_list(words, row)]
    length = -(-len(row) // lines)
    drawn: list[RenderableType] = []
    for begin in range(0, len(row), length):
        drawn += draw_cards(words, row[begin : begin + length], begin + length < len(row))
    return drawn


def rows_of_cards(cards: int, width: int) -> int:
    """How many rows the queue takes when it is drawn as cards."""
    fit = max(1, (width + 1) // (INNER + 3))
    return -(-cards // fit)


def draw_cards(words: Words, row: list[Spot], goes_on: bool) -> list[Text]:
    """Some positions side by side; chevrons show which way the queue resolves."""
    bodies = [body(words, spot) for spot in row]
    height = max(map(len, bodies))
    cards = []
    for spot, lines in zip(row, bodies, strict=True):
        filler = Text(" " * INNER) if spot.card.up or len(spot.stack) > 1 else hatching(spot.card)
        cards.append(framed(words, spot, lines + [filler] * (height - len(lines))))
    drawn = []
    for line in range(height + 2):
        text = Text(no_wrap=True)
        for place, card in enumerate(cards):
            text.append_text(card[line])
            if place + 1 < len(cards) or goes_on:
                text.append(CHEVRON if line == 1 else " ", style=GOLD)
        drawn.append(text)
    return drawn


def framed(words: Words, spot: Spot, lines: list[Text]) -> list[Text]:
    """A card with its frame: position and crest above; points, stack, verdict and key below."""
    card = spot.card
    frame = ACTING_FRAME if spot.acting else OPEN_FRAME if card.up else HIDDEN_FRAME
    style = f"bold {GOLD}" if spot.acting else INKS[card.family]
    sign = ACTING if spot.acting else PASSED if spot.passed else ""
    label = Text(f"{sign}{spot.number}", style=DIM if spot.passed else "bold")
    crest = words.crest(card.family)
    above = Text.assemble((frame[0] + frame[1], style))
    above.append_text(label)
    above.append(frame[1] * (INNER - 2 - len(label) - len(crest)), style=style)
    above.append_text(crest).append(frame[1] + frame[2], style=style)
    tokens = badges(spot)
    key = key_text(spot)
    below = Text.assemble((frame[4] + frame[1], style))
    below.append_text(tokens)
    below.append(frame[1] * (INNER - 2 - len(tokens) - len(key)), style=style)
    below.append_text(key).append(frame[1] + frame[5], style=style)
    side = Text(frame[3], style=style)
    return [above, *[Text.assemble(side, line, side) for line in lines], below]


def badges(spot: Spot, gap: str = "") -> Text:
    """Points, stack and verdict."""
    found = Text()
    if spot.card.points:
        found.append(f"{POINT}{spot.card.points}{gap}", style=f"bold {GOLD}")
    if len(spot.stack) > 1:
        found.append(f"{STACKED}{len(spot.stack)}{gap}")
    if spot.card.verdict:
        found.append(VERDICT, style="bold")
    return found


def key_text(spot: Spot) -> Text:
    return Text(f"‹{spot.key}›" if spot.key else "", style=f"bold {MINT}")


def body(words: Words, spot: Spot) -> list[Text]:
    """The face or the back of the top card, and what lies beneath it."""
    card = spot.card
    name = [] if card.kind is None else break_name(words.tight(card.kind))
    lines: list[Text] = []
    if card.up:
        lines += [centred(part, "bold") for part in name]
    elif name:
        knows = words.say("table-all" if card.known else "table-you")
        lines.append(hatching(card, f" {knows} "))
        lines += [centred(part, "italic") for part in name]
    while len(lines) < 2:
        lines.append(Text(" " * INNER) if card.up else hatching(card))
    beneath = spot.stack[1:]
    shown = beneath if len(beneath) <= SHOWN_BENEATH else beneath[: SHOWN_BENEATH - 1]
    lines += [_beneath(words, covered) for covered in shown]
    if len(shown) < len(beneath):
        lines.append(Text(f"{BENEATH} +{len(beneath) - len(shown)}".ljust(INNER), style=DIM))
    return lines


def _beneath(words: Words, card: CardView) -> Text:
    points = f" {POINT}{card.points}" if card.points else ""
    points += VERDICT if card.verdict else ""
    name = words.say("table-hidden") if card.kind is None else words.name(card.kind)
    if card.kind is not None and not card.up:
        name = f"({name})"
    room = INNER - 1 - len(points)
    name = name if len(name) <= room else name[: room - 1] + "…"
    return Text(f"{BENEATH}{name}{points}".ljust(INNER), style=DIM)


def hatching(card: CardView, word: str = "") -> Text:
    """The back of a card: the heralds' hatching of its family, around a word."""
    line = word.center(INNER, HATCHES[card.family])
    text = Text(line, style=INKS[card.family])
    if word:
        text.stylize("bold", line.index(word), line.index(word) + len(word))
    return text


def centred(part: str, style: str) -> Text:
    return Text(part.center(INNER), style=style)


def break_name(name: str) -> list[str]:
    """A name in lines that fit a card, broken at spaces and soft hyphens only."""
    whole = name.replace(SOFT_HYPHEN, "")
    if len(whole) <= INNER:
        return [whole]
    if SOFT_HYPHEN in name:
        first, _, rest = name.partition(SOFT_HYPHEN)
        return [f"{first}-", rest]
    return whole.split()


def draw_list(words: Words, row: list[Spot]) -> Table:
    """The queue line by line, for long queues and narrow windows."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column()
    grid.add_column()
    grid.add_column(ratio=1)
    for spot in row:
        sign = ACTING if spot.acting else PASSED if spot.passed else ""
        number = Text(f"{sign}{spot.number}", style=DIM if spot.passed else "bold")
        if spot.acting:
            number.stylize(GOLD)
        beneath = [_beneath(words, card).plain.strip() for card in spot.stack[1:]]
        grid.add_row(
            number,
            words.crest(spot.card.family),
            listed(words, spot.card),
            Text(" ").join([badges(spot, " "), key_text(spot)]),
            Text(" ".join(beneath), style=DIM),
        )
    return grid


def listed(words: Words, card: CardView) -> Text:
    """A card in a line: its name, in brackets with hatching where it lies face down."""
    back = HATCHES[card.family] * 2
    if card.up and card.kind is not None:
        return Text(words.name(card.kind), style="bold")
    word = words.say("table-hidden") if card.kind is None else f"({words.name(card.kind)})"
    if card.known:
        word = f"{word} {words.say('table-all')}"
    return Text(f"{back} {word} {back}", style=INKS[card.family])


def legend(words: Words, view: View, keys: Mapping[int, int], width: int) -> Text:
    """What the signs mean: only those that are on the table now."""
    cards = [card for stack in view.queue for card in stack]
    stacked = any(len(stack) > 1 for stack in view.queue)
    hidden = [card for card in cards if not card.up and card.kind is not None]
    signs = [
        ("★", "table-first", view.first >= 0 and view.actor != OVER),
        (ACTING, "legend-acting", view.at >= 0 and bool(cards)),
        (PASSED, "legend-passed", view.at > 0),
        (POINT, "legend-points", any(card.points for card in cards)),
        (STACKED, "legend-stack", stacked),
        (BENEATH, "legend-beneath", stacked),
        (VERDICT, "legend-verdict", any(card.verdict for card in cards)),
        ("‹1›", "legend-key", bool(keys)),
    ]
    parts = [bind(f"{sign}\u00a0{words.say(key)}") for sign, key, there in signs if there]
    if any(not card.known for card in hidden):
        as_list = rows_of_cards(len(view.queue), width) > MOST_ROWS
        parts.append(words.say("legend-own", word="(…)" if as_list else words.say("table-you")))
    if any(card.known for card in hidden):
        parts.append(words.say("legend-known", word=words.say("table-all")))
    return Text(" · ".join(parts), style=DIM)
