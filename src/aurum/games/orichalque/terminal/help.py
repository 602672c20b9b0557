"""What a person may look up at the Orichalque table: pieces, cells, islands, what is left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aurum.games.orichalque.rules.base_state import NONE
from aurum.games.orichalque.rules.components import ACTIONS, RESOURCES, TERRAINS
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal.island import (
    automaton_line,
    content,
    draw_large,
    island_title,
    legend,
    owned_lines,
)
from aurum.games.orichalque.terminal.table import missing, reader_of
from aurum.games.orichalque.terminal.words import TITANS, Words, capital
from aurum.terminal.screen import DIM, GOLD, heading
from aurum.words import LANGUAGES, translator_for

THINGS = (
    "temple", "medallion", "victory-point", "port", "initiative", "skull", "automaton",
    "island-easy", "island-hard",
)  # fmt: skip
"""Pieces that have a sentence of their own in `locales/`."""
RULES = {
    "produce": "OR-6.1", "recruit": "OR-6.1", "capture": "OR-6.2", "construct": "OR-6.8",
    "temple": "OR-6.10", "medallion": "OR-6.11", "victory-point": "OR-9.5", "port": "OR-4.3",
    "initiative": "OR-9.3", "skull": "OR-6.4", "automaton": "OR-10", "hoplites": "OR-6.3",
    "orichalque": "OR-6.11", "creatures": "OR-8.1", "island-easy": "OR-1.1",
    "island-hard": "OR-1.1",
}  # fmt: skip


Answer = Callable[[], RenderableType]


def entries(words: Words) -> Iterator[tuple[tuple[str, ...], Answer]]:
    """All that can be asked about: its keys in `locales/`, and what is answered."""
    for name in ACTIONS:
        keys = f"action-{name}", f"action-{name}.name"
        yield keys, partial(_piece, words, keys[1], f"action-{name}.does", RULES[name])
    for terrain, name in enumerate(TERRAINS[:4]):
        yield (f"terrain-{name}",), partial(_terrain, words, terrain)
    for name, rule in (("volcano", "OR-4.5"), ("metropolis", "OR-2.2")):
        about = f"desk-about-{name}"
        yield (f"terrain-{name}",), partial(_piece, words, f"terrain-{name}", about, rule)
    for name in TITANS:
        rule = "OR-5.1" if name == "theia" else "OR-5.2"
        yield (
            (f"titan-{name}",),
            partial(_piece, words, f"titan-{name}", f"titan-{name}.does", rule),
        )
    for name, strength in beasts(words).items():
        yield (f"creature-{name}",), partial(_creature, words, name, strength)
    for kind, building in enumerate(words.setup.components.buildings):
        yield (f"building-{building.name.lower()}",), partial(_building, words, kind)
    for name in RESOURCES:
        key = f"resource-{name}"
        yield (key,), partial(_piece, words, key, f"{key}.does", RULES[name])
    for name in THINGS:
        yield (name,), partial(_piece, words, name, f"{name}.does", RULES[name])


def beasts(words: Words) -> dict[str, int]:
    """The names of the creatures in `locales/`, and their strengths; Hydras are one."""
    creatures = words.setup.components.creatures
    return {("hydra" if one.titan != NONE else one.name.lower()): one.strength for one in creatures}


def _titled(name: str, *notes: str) -> RenderableType:
    title = Text(name, style=f"bold {GOLD}")
    return heading(title.append("".join(f"  {note}" for note in notes), style="not bold dim"))


def _piece(words: Words, name: str, does: str, rule: str) -> RenderableType:
    return Group(_titled(words.say(name), rule), Text(words.say(does)))


def _terrain(words: Words, terrain: int) -> RenderableType:
    titan = words.titan(terrain)
    message = words.say("desk-about-terrain", titan=titan, titanof=words.titan(terrain, ".of"))
    does = words.titan(terrain, ".does")
    return Group(_titled(words.land(terrain), "OR-4.4"), Text(message), Text(does, style=DIM))


def _creature(words: Words, name: str, strength: int) -> RenderableType:
    force = f"{words.say('strength')} {strength}"
    parts: list[RenderableType] = [
        _titled(words.say(f"creature-{name}"), force, "OR-6.7"),
        Text(words.say(f"creature-{name}.does")),
    ]
    return Group(*parts, Text(words.say("desk-about-creature", strength=strength), style=DIM))


def _building(words: Words, kind: int) -> RenderableType:
    more = Text(words.building(kind, ".more"), style=DIM)
    return Group(_titled(words.building(kind), "OR-7"), Text(words.building(kind, ".does")), more)


def plain(name: str) -> str:
    return name.casefold().replace("ё", "е").strip("«»“”\"' ")


def explain(words: Words, view: View, word: str, width: int) -> RenderableType:
    """A piece by its name in any language, an own cell, or a player's island by number."""
    t = imagine(view)
    if word.isdecimal():
        return _explain_player(words, t, int(word))
    player = reader_of(words, t)
    if NONE not in t.board[: t.setup.seats]:
        names = {write_spot(spot): cell for cell, spot in enumerate(t.ground(player).spots)}
        if word.lower() in names:
            return _explain_cell(words, t, player, names[word.lower()])
    wanted = plain(word)
    exact = {}
    begins = {}
    for keys, answer in entries(words):
        message = {translator_for(language).say(key) for language in LANGUAGES for key in keys
                if translator_for(language).has(key.partition(".")[0])}  # fmt: skip
        called = {plain(name) for name in message} | {keys[0].partition("-")[2]}
        if wanted in called:
            exact[keys[0]] = answer
        if any(part.startswith(wanted) for name in called for part in (name, *name.split())):
            begins[keys[0]] = answer
    found = exact or begins
    if len(found) == 1:
        return next(iter(found.values()))()
    named = words.listed(words.say(key) for key in found)
    if found:
        return Text(words.say("desk-help-several", word=word, pieces=named))
    return Text(words.say("desk-help-which", word=word))


def _explain_player(words: Words, t: OrichalqueState, number: int) -> RenderableType:
    if not 1 <= number <= t.setup.players or NONE in t.board[: t.setup.seats]:
        return Text(words.say("desk-help-no-player", player=number, last=t.setup.players))
    player = number - 1
    lines: list[RenderableType] = [
        heading(island_title(words, t, player)),
        draw_large(words, t, player, {}),
        Text(legend(words), style=DIM),
        *owned_lines(words, t, player),
    ]
    if t.setup.automaton and player == 1:
        lines.append(automaton_line(words, t))
    needs = words.say("desk-needs", needs=missing(words, t, player))
    return Group(*lines, Text(needs))


def _explain_cell(words: Words, t: OrichalqueState, player: int, cell: int) -> RenderableType:
    """What lies on a cell of the reader's island, and its neighbours."""
    ground = t.ground(player)
    name = write_spot(ground.spots[cell])
    for owner, lair, kind, stuck in t.creatures:
        if (owner, lair) == (player, cell):
            message = words.say("desk-cell-creature", beast=words.beast(kind), n=stuck)
            return Group(_titled(name), Text(message), Text(words.loot(kind), style=DIM))
    for owner, place, kind in t.built:
        if (owner, place) == (player, cell):
            return Group(_titled(name), _building(words, kind))
    sign, style = content(words, t, player, cell, 5)
    near = [write_spot(spot) for beside, spot in enumerate(ground.spots)
            if ground.grid.beside[cell] >> beside & 1]  # fmt: skip
    text = Text(f"{sign} ", style=style).append(
        words.say("desk-cell-beside", cells=", ".join(near)), style="not bold default on default"
    )
    return Group(_titled(name), text)


# Lists


def pieces(words: Words, view: View, width: int) -> RenderableType:
    """Actions, Titans, creatures and buildings, a line each."""
    parts = words.setup.components
    rows = [(f"action-{name}", f"action-{name}.does", RULES[name]) for name in ACTIONS]
    rows += [(f"titan-{name}", f"titan-{name}.does", "OR-5") for name in TITANS]
    groups = [(words.say("desk-help-actions"), rows)]
    loot = [(f"creature-{name}", f"creature-{name}.does", "OR-6.7") for name in beasts(words)]
    groups.append((words.say("desk-help-creatures"), loot))
    shown: list[RenderableType] = []
    for title, group in groups:
        grid = _lines()
        for key, does, rule in group:
            grid.add_row(Text(words.say(key), style="bold"), Text(words.say(does)), rule)
        shown += [heading(title), grid]
    grid = _lines()
    for kind in range(len(parts.buildings)):
        called = Text(words.building(kind), style="bold")
        grid.add_row(called, Text(words.building(kind, ".does")), "OR-7")
    return Group(*shown, heading(words.say("piece-building.many").capitalize()), grid)


def _lines() -> Grid:
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column()
    grid.add_column(ratio=1)
    grid.add_column(style=DIM)
    return grid


def left(words: Words, view: View) -> RenderableType:
    """What is still to come: cards in the pile, tiles, creatures, buildings, victory tokens."""
    parts = words.setup.components
    cards = [number for number in range(len(parts.cards)) if view.cards_left >> number & 1]
    tiles = [0, 0, 0, 0]
    for tile, number in zip(parts.tiles, view.tiles_left, strict=True):
        tiles[tile.size] += number
    under = [len(row) for row in view.tiles_under]
    rows = [
        ("desk-left-cards", _counted(words.action(parts.cards[one].action) for one in cards)),
        ("desk-left-tiles", ", ".join(f"{words.say(f'tile-{name}')} {tiles[size] + under[size]}"
         for size, name in enumerate(("single", "double", "triple"), 1))),
        ("desk-left-creatures", _counted(words.creature(kind)
         for kind, number in enumerate(view.creatures_left) for _ in range(number))),
        ("desk-left-buildings", _counted(words.building(kind)
         for kind, number in enumerate(view.buildings_left) for _ in range(number))),
        ("desk-left-tokens", str(view.tokens)),
    ]  # fmt: skip
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for key, message in rows:
        grid.add_row(Text(words.say(key), style=DIM), Text(message or words.say("table-nothing")))
    return Group(heading(words.say("desk-left")), grid)


def _counted(names: Iterable[str]) -> str:
    """Names with how many there are of each."""
    listed = list(names)
    return ", ".join(
        name if listed.count(name) == 1 else f"{name}\ue0a0×{listed.count(name)}"
        for name in dict.fromkeys(listed)
    )


def ending(words: Words, view: View) -> RenderableType:
    """OR-9.5. Points by where they come from, who has won, what the others lacked."""
    t = imagine(view)
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=DIM)
    grid.add_column("")
    for key in ("desk-points", "desk-titans", "desk-temples", "desk-medallions"):
        grid.add_column(words.say(key), justify="right")
    for player, seen in enumerate(view.players):
        name = words.mark(player).append(f" {capital(words.names[player])}", style="not bold")
        if player == view.current:
            name = Text("★ ", style=GOLD).append_text(name)
        numbers = (seen.points, t.titans.count(player), len(seen.temples), seen.medallions)
        grid.add_row(name, *[str(number) for number in numbers])
    won = words.sentence("desk-wins", words.party(view.current))
    message = (
        Text("★ ", style=GOLD).append(won, style="bold").append("  OR-9.5", style="not bold dim")
    )
    lines = [
        Text(words.sentence("desk-lacked", words.party(player), needs=missing(words, t, player)))
        for player in range(len(view.players))
        if player != view.current
    ]
    for line in lines:
        line.stylize(DIM)
    return Group(heading(words.say("orlog-ended")), grid, Text(""), message, *lines)
