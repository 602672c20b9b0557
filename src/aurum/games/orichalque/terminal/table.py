"""The Orichalque table on a terminal: players, action cards, buildings and Titans, islands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aurum.engine import OVER, Seat
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import NONE, TITANS
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.market import places
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.titans import over_limit
from aurum.games.orichalque.rules.turn import ENOUGH, stock_of
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal.island import ROOMY, Keys, draw_islands, island_title
from aurum.games.orichalque.terminal.words import Words, capital
from aurum.terminal.display import plays_like
from aurum.terminal.screen import DIM, GOLD, heading

GAP = 2
LEARNING = 2
"""In a narrow window all favours are explained in the first rounds only."""
PHASES = ("card", "tile", "action", "extra", "discard")
PHASE_OF = {
    frames.ASK_METROPOLIS: 0, frames.ASK_CARD: 0, frames.ASK_TILE: 1, frames.ASK_WELCOME: 1,
    frames.ASK_ACTION: 2, frames.ASK_EXTRA: 3, frames.ASK_DISCARD: 4,
}  # fmt: skip
WITHIN = (
    frames.ASK_FAVOUR,
    frames.ASK_FIGHT,
    frames.ASK_CONSTRUCT,
    frames.ASK_BONUS,
    frames.ASK_RAISE,
    frames.ASK_PAY,
    frames.ASK_RELEASE,
)
"""Questions within phase 3 or 4: the frame below them says which."""


def draw_table(
    words: Words, view: View, seats: Sequence[Seat], keys: Keys, width: int
) -> RenderableType:
    """Head, players, cards, the ledger of terrains, and the islands, the reader's own first."""
    t = imagine(view)
    parts: list[RenderableType] = [
        draw_head(words, view, width),
        draw_players(words, t, seats, width),
    ]
    parts += [heading(words.say("display")), draw_display(words, t, width)]
    parts += [heading(words.say("desk-ledger")), draw_ledger(words, t, width)]
    if NONE in t.board[: t.setup.seats]:
        return Group(*parts)
    own = reader_of(words, t)
    parts += [heading(island_title(words, t, own)), *draw_islands(words, t, own, keys, width)]
    return Group(*parts)


def reader_of(words: Words, t: OrichalqueState) -> int:
    """Whose island is drawn large: one's own; for spectators, that of the current player."""
    return words.reader if words.reader >= 0 else max(t.current, 0)


# Head and players


def phase_of(view: View) -> int:
    """Which of the five phases the question on the table belongs to, or -1."""
    operation = view.stack[-1][0] if view.stack else NONE
    if operation in WITHIN:
        waiting = {frame[0] for frame in view.stack}
        if operation == frames.ASK_RELEASE and frames.PHASE_ACTION in waiting:
            return 1
        return 2 if (frames.PHASE_EXTRA, 0) in view.stack else 3
    return PHASE_OF.get(operation, -1)


def draw_head(words: Words, view: View, width: int) -> RenderableType:
    """Which game, which round, which phase."""
    text = Text(words.say("desk-title"), style=f"bold {GOLD}")
    if view.round:
        text.append(f" · {words.say('desk-round', round=view.round)}", style="not bold")
    if view.actor == OVER:
        return text.append(f" · {words.say('table-over')}", style="not bold")
    now = phase_of(view)
    if now < 0:
        return text
    shown = len(PHASES) if len(view.players) == 2 else len(PHASES) - 1
    steps = Text()
    for number, phase in enumerate(PHASES[:shown]):
        name = f"{number + 1} {words.say(f'desk-phase-{phase}')}"
        if number == now:
            steps.append(f"‹{name}›", style=f"bold {GOLD}")
        elif width >= ROOMY:
            steps.append(f" {name} ", style=DIM)
        else:
            steps.append(f" {number + 1} ", style=DIM)
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right")
    grid.add_row(text, steps)
    return grid


def missing(words: Words, t: OrichalqueState, player: int) -> str:
    """OR-9.5. What a player still needs for victory."""
    points = max(0, ENOUGH - t.points(player))
    beasts = sum(creature[0] == player for creature in t.creatures)
    needs = []
    if points:
        needs.append(words.say("desk-missing-points", n=points))
    if beasts:
        needs.append(words.say("desk-missing-creatures", n=beasts))
    if not needs and over_limit(t, player):
        needs.append(words.say("desk-missing-titan"))
    return ", ".join(needs) or words.say("desk-missing-nothing")


def draw_players(
    words: Words, t: OrichalqueState, seats: Sequence[Seat], width: int
) -> RenderableType:
    """Who has what, and what is still missing for victory."""
    wide = width >= ROOMY
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    grid.add_column("")
    grid.add_column("", ratio=1 if wide else None)
    short = "" if wide else "-short"
    for title in ("points", "hoplites", "orichalque", "captured"):
        grid.add_column(words.say(f"desk-{title}{short}"), justify="right")
    if wide:
        grid.add_column(words.say("desk-missing"), ratio=2)
    wanting = Text(f"{capital(words.say('desk-missing'))}  ", style="")
    wanting.stylize(DIM)
    for player, named in enumerate(words.names):
        pointer = Text("▸" if player == t.current and t.actor != OVER else " ", style=GOLD)
        name = Text(capital(named), style="bold" if player == words.reader else "")
        if player == t.holder and t.actor != OVER:
            name.append(" ★", style=GOLD)
        if player < len(seats) and seats[player].plays != "person":
            level = plays_like(words.translator, seats[player].plays)
            name.append(f", {level}", style=DIM)
        row: list[Text] = [
            pointer.append_text(words.mark(player)),
            name,
            points_bar(words, t, player, wide),
            Text(str(t.hoplites[player])),
            Text(str(t.orichalque[player])),
            Text(str(stock_of(t, player, 2))),
        ]
        needs = Text(missing(words, t, player), style=DIM)
        grid.add_row(*row, *([needs] if wide else []))
        wanting.append(" · " if player else "").append_text(words.mark(player))
        wanting.append_text(Text(" ").append_text(needs))
    return grid if wide else Group(grid, wanting)


def points_bar(words: Words, t: OrichalqueState, player: int, wide: bool) -> Text:
    points = t.points(player)
    text = Text()
    if wide:
        text.append("●" * min(points, ENOUGH), style=GOLD)
        text.append("○" * max(0, ENOUGH - points) + " ", style=DIM)
    return text.append(f"{points}/{ENOUGH}", style=f"bold {GOLD}")


# Cards, buildings and Titans


def cost_name(words: Words, t: OrichalqueState, place: int) -> str:
    return words.say("desk-cost", n=t.setup.components.card_costs[place])


def draw_display(words: Words, t: OrichalqueState, width: int) -> RenderableType:
    """OR-3.1. The cards from the left, each with its price, its tile, and the creatures there."""
    if not t.display:
        return Text(words.say("desk-no-cards"), style=DIM)
    cards = t.setup.components.cards
    if width < ROOMY:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for place, entry in enumerate(t.display):
            grid.add_row(
                Text(str(place + 1), style=DIM),
                Text(cost_name(words, t, place), style=GOLD),
                Text(words.action(cards[entry[0]].action), style="bold"),
                tile_of(words, entry),
                Text(", ".join(beasts_of(words, entry))),
            )
        return grid
    grid = Grid.grid(padding=(0, GAP, 0, 0), expand=True)
    for _ in range(places(t)):
        grid.add_column(ratio=1)
    prices = [
        Text(f"{place + 1} · ", style=DIM).append(cost_name(words, t, place), style=GOLD)
        for place in range(len(t.display))
    ]
    grid.add_row(*prices)
    grid.add_row(*[Text(words.action(cards[one[0]].action), style="bold") for one in t.display])
    grid.add_row(*[tile_of(words, entry) for entry in t.display])
    beasts = [Text("\n".join(beasts_of(words, entry))) for entry in t.display]
    if any(one.plain for one in beasts):
        grid.add_row(*beasts)
    return grid


def tile_of(words: Words, entry: Sequence[int]) -> Text:
    """The tile on a card."""
    if len(entry) < 2 or entry[1] == NONE:
        return Text("–", style=DIM)
    return words.tile(entry[1])


def beasts_of(words: Words, entry: Sequence[int]) -> list[str]:
    """The creatures on a card's tile, each with its strength."""
    return [words.beast(kind) for kind in entry[2:] if kind >= 0]


def draw_ledger(words: Words, t: OrichalqueState, width: int) -> Grid:
    """OR-1.4, OR-5. For each terrain the building on offer and the Titan, with what they do."""
    grid = Grid.grid(padding=(0, GAP if width >= ROOMY else 1, 0, 0), expand=True)
    grid.add_column()
    brief = width < ROOMY and t.round > LEARNING
    grid.add_column(ratio=3 if brief else 1)
    grid.add_column(ratio=2 if brief else 1)
    for terrain in range(TITANS):
        kind = t.spots[terrain]
        if kind == NONE:
            offer = Text(words.say("desk-spot-empty"), style=DIM)
        else:
            offer = Text(words.building(kind), style="bold")
            offer.append(f". {words.building(kind, '.does')}", style="not bold dim")
        grid.add_row(words.plate(terrain), offer, titan_line(words, t, terrain, brief))
    return grid


def titan_line(words: Words, t: OrichalqueState, titan: int, brief: bool) -> Text:
    """Who holds a Titan, whether it is active, and its favour; in brief only the reader's own."""
    holder = t.titans[titan]
    text = Text(words.titan(titan), style="bold")
    if holder == NONE:
        text.append(f" · {words.say('desk-titan-free')}", style="not bold")
    else:
        text.append(" · ", style="not bold").append_text(words.mark(holder))
        text.append(f" {words.names[holder]}", style="not bold")
        state = "desk-titan-awake" if t.awake_titans >> titan & 1 else "desk-titan-spent"
        text.append(f", {words.say(state)}", style="not bold")
    if brief and holder != words.reader:
        return text
    return text.append(f". {words.titan(titan, '.does')}", style="not bold dim")
