"""The Oriflamme table on a terminal, drawn from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from aurum.engine import OVER, Seat
from aurum.games.oriflamme.rules.cards import ALLIANCE, BASE, DEAL, JUDGE
from aurum.games.oriflamme.rules.frames import PLACING
from aurum.games.oriflamme.rules.view import FamilyView, View, rounds_of
from aurum.games.oriflamme.terminal.queue import POINT, draw_queue, legend
from aurum.games.oriflamme.terminal.words import Words, own_families
from aurum.terminal.display import plays_like
from aurum.terminal.screen import DIM, GOLD, heading

WIDE = 80
"""From this width on the discards stand beside the players."""


def draw_table(
    words: Words, view: View, seats: Sequence[Seat], keys: Mapping[int, int], width: int
) -> RenderableType:
    """Round, players, queue, and what the reader holds."""
    parts: list[RenderableType] = [
        draw_head(words, view, width),
        draw_players(words, view, seats, width),
    ]
    parts += [Text(""), queue_heading(words, view), *draw_queue(words, view, keys, width)]
    signs = legend(words, view, keys, width)
    if signs.plain:
        parts.append(signs)
    held = draw_holdings(words, view)
    if held is not None:
        parts += [Text(""), held]
    return Group(*parts)


def draw_head(words: Words, view: View, width: int) -> RenderableType:
    """Which game, which round, and what is going on."""
    title = "set-base" if view.kinds == BASE else "set-mixed"
    title = "set-alliance" if view.kinds == ALLIANCE else title
    if view.actor == OVER:
        phase = words.say("table-over")
    elif view.round == 0:
        phase = words.say("table-dealing")
    else:
        placing = bool(view.stack) and view.stack[-1][0] == PLACING
        phase = words.say("table-placing" if placing else "table-resolving")
    text = Text(words.say(title), style=f"bold {GOLD}")
    if view.round:
        round_now = words.say("table-round", round=view.round, rounds=rounds_of(view))
        text.append(f" · {round_now}", style="not bold")
    text.append(f" · {phase}", style="not bold")
    done = view.round if view.actor == OVER else max(0, view.round - 1)
    beads = "◆" * done + ("◈" if view.round and view.actor != OVER else "")
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right")
    grid.add_row(text, Text(beads.ljust(rounds_of(view), "◇"), style=GOLD))
    return grid


def seat_name(words: Words, seats: Sequence[Seat], seat: int, reader: int) -> str:
    """Who sits there, as far as a name was given."""
    named = seats[seat].name
    if seats[seat].plays != "person":
        return named if named not in ("", "bot") else words.say("table-bot")
    if named not in ("", "you"):
        return named
    only = sum(one.plays == "person" for one in seats) == 1
    if only or seat == reader:
        return words.say("table-you")
    return words.say("table-person", seat=seat + 1)


def draw_players(words: Words, view: View, seats: Sequence[Seat], width: int) -> Table:
    """Families in seat order: who plays them, their stock and hand, what they lost or reserved."""
    wide = width >= WIDE
    reserves = any(seen.reserve for seen in view.families)
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    for title, right in [("", 0), ("", 0), ("", 0), ("table-points", 1), ("table-hand", 1)]:
        grid.add_column(words.say(title) if title else "", justify="right" if right else "left")
    if wide:
        grid.add_column(words.say("table-discard"), ratio=1)
    if reserves:
        grid.add_column(words.say("table-reserve"))
    asked = view.asked
    for family, seen in enumerate(view.families):
        crest = Text("▸" if family == asked else " ", style=f"bold {GOLD}")
        crest.append_text(words.crest(family))
        name = Text(words.family(family), style="bold" if family in own_families(view) else "")
        if family == view.first and view.actor != OVER:
            name.append(" ★", style=GOLD)
        cells: list[RenderableType] = [
            crest,
            name,
            _player(words, view, seats, family),
            Text(str(seen.stock), style=f"bold {GOLD}"),
            Text(str(seen.hand_size)),
        ]
        if wide:
            cells.append(Text(words.names(seen.discard) if seen.discard else "", style=DIM))
        if reserves:
            cells.append(_reserve(words, seen))
        grid.add_row(*cells)
    return grid


def _player(words: Words, view: View, seats: Sequence[Seat], family: int) -> Text:
    seat = family % view.seats
    text = Text(seat_name(words, seats, seat, view.seat))
    if seats[seat].plays != "person":
        text.append(f", {plays_like(words.translator, seats[seat].plays)}")
        text.stylize(DIM)
    return text


def _reserve(words: Words, seen: FamilyView) -> Text:
    text = Text(words.names(seen.reserve) if seen.reserve else "")
    if DEAL in seen.reserve:
        text.append(f" {POINT}{seen.deal_points}", style=GOLD)
    return text


def queue_heading(words: Words, view: View) -> RenderableType:
    """Which way the queue runs; with a Judge about, how many verdicts are left."""
    text = Text(words.say("table-queue"), style=f"bold {GOLD}")
    text.append(f"  {words.say('table-start')} ››› {words.say('table-end')}", style="not bold dim")
    if JUDGE in view.kinds:
        left = words.say("table-verdicts-left", count=view.verdicts_left)
        text.append(f" · {left}", style="not bold dim")
    return heading(text)


def draw_holdings(words: Words, view: View) -> Table | None:
    """OF-1.2. The hand and the cards set aside, for a seat that may see them."""
    own = own_families(view)
    if not own or view.actor == OVER:
        return None
    grid = Table.grid(padding=(0, 1))
    for family in own:
        seen = view.families[family]
        mark = [words.crest(family)] if len(own) > 1 else []
        for title, kinds in (("table-in-hand", seen.hand), ("table-aside", seen.aside)):
            named = Text(words.names(kinds or ()))
            grid.add_row(*mark, Text(words.say(title), style=DIM), named)
            mark = [Text("")] if mark else []
    return grid
