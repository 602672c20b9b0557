"""What the acting player may choose: cells by what goes there, odds by hoplites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from aurum.engine.phrases import Phrase
from aurum.games.orichalque.rules import frames, naming
from aurum.games.orichalque.rules.buildings import skulls
from aurum.games.orichalque.rules.choices import (
    BUILD,
    FIGHT,
    FOUND,
    HOPLITES,
    PUT,
    RAISE,
    SMITE,
    SPOT,
    STOP,
    TEMPLE,
    VERB,
)  # fmt: skip
from aurum.games.orichalque.rules.combat import MOST, creature_at
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.notation import write_spot
from aurum.games.orichalque.rules.state import OrichalqueState
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal.choices import sentence
from aurum.games.orichalque.terminal.island import ROOMY, Keys
from aurum.games.orichalque.terminal.placements import KEY, Numbered, draw_turns, put_grid
from aurum.games.orichalque.terminal.words import Facts, Words
from aurum.terminal.screen import DIM, GOLD, indented


def verb_of(choice: int) -> int:
    return choice // VERB * VERB


def listing(words: Words, view: View, order: Sequence[int], width: int) -> RenderableType:
    """The choices with their numbers."""
    numbered = list(enumerate(order, 1))
    operation = view.stack[-1][0]
    if operation == frames.ASK_TILE:
        return Group(*draw_turns(words, view, order), *put_grid(words, view, numbered, width))
    if operation == frames.ASK_FIGHT:
        return fight_list(words, view, numbered, width)
    if operation == frames.ASK_METROPOLIS:
        return found_list(words, view, numbered)
    if operation in (frames.ASK_CONSTRUCT, frames.ASK_BONUS, frames.ASK_RAISE):
        return building_list(words, view, numbered)
    return sentences(words, view, numbered)


def sentences(words: Words, view: View, numbered: Numbered) -> Grid:
    """A line for each."""
    rows = Grid.grid(padding=(0, 1))
    rows.add_column(justify="right", style=KEY)
    rows.add_column()
    for number, choice in numbered:
        rows.add_row(str(number), Text(sentence(words, view, choice)))
    return rows


def cells(pairs: Iterable[tuple[int, str]]) -> Text:
    """Numbers with the cells they stand for, in one run of text."""
    text = Text()
    for number, name in pairs:
        text.append("  " if text else "").append(str(number), style=KEY).append(f"\ue0a0{name}")
    return text


def grouped(parts: Sequence[tuple[Text, Text]]) -> Group:
    """What is put up, and below it where."""
    lines: list[RenderableType] = []
    for title, places in parts:
        lines += [title, indented(places)]
    return Group(*lines)


# The metropolis, buildings and temples


def found_list(words: Words, view: View, numbered: Numbered) -> Group:
    """OR-2.2. For each port, where the other cell may lie."""
    t = imagine(view)
    ports: dict[int, list[tuple[int, str]]] = {}
    for number, choice in numbered:
        port, other = divmod(choice - FOUND, SPOT)
        ports.setdefault(port, []).append((number, write_spot(other)))
    parts = []
    for port, pairs in ports.items():
        facts: Facts = {"port": write_spot(port), "gain": port_gain(words, t, port)}
        parts.append((Text(words.say("orask-port", facts)), cells(pairs)))
    return grouped(parts)


def port_gain(words: Words, t: OrichalqueState, spot: int) -> str:
    """What the port there shows."""
    ground = t.ground(t.current)
    assert ground.island is not None
    for port in ground.island.ports:
        if ground.spots[port.cell] == spot:
            return words.phrase(naming.goods(port.hoplites, port.orichalque))
    return ""


def building_list(words: Words, view: View, numbered: Numbered) -> RenderableType:
    """OR-6.8. Each building with its effect and its cells, the temples, and the rest."""
    houses: dict[int, list[tuple[int, str]]] = {}
    temples: list[tuple[int, str]] = []
    rest: Numbered = []
    for number, choice in numbered:
        verb = verb_of(choice)
        if verb == BUILD:
            terrain, spot = divmod(choice - BUILD, SPOT)
            houses.setdefault(view.spots[terrain], []).append((number, write_spot(spot)))
        elif verb == RAISE:
            houses.setdefault(view.stack[-1][1], []).append((number, write_spot(choice - RAISE)))
        elif verb == TEMPLE:
            first, second = divmod(choice - TEMPLE, SPOT)
            temples.append((number, f"{write_spot(first)}–{write_spot(second)}"))
        else:
            rest.append((number, choice))
    parts = []
    for kind, pairs in houses.items():
        title = Text(words.building(kind), style="bold")
        title.append(f". {words.building(kind, '.does')}", style="not bold dim")
        parts.append((title, cells(pairs)))
    if temples:
        title = Text(words.say("temple"), style="bold")
        title.append(f". {words.say('orask-temple')}", style="not bold dim")
        parts.append((title, cells(temples)))
    return Group(grouped(parts), sentences(words, view, rest))


# Fights


def beast_at(t: OrichalqueState, spot: int) -> tuple[int, int]:
    """The kind of the creature there, and the hoplites stuck on it."""
    cell = t.ground(t.current).cell_at[spot]
    _, _, kind, stuck = t.creatures[creature_at(t, t.current, cell)]
    return kind, stuck


def fight_list(words: Words, view: View, numbered: Numbered, width: int) -> RenderableType:
    """OR-6.3, OR-6.4. For each creature the exact odds with 0 to 3 hoplites on it."""
    t = imagine(view)
    numbers = {choice: number for number, choice in numbered}
    spots = sorted({(choice - FIGHT) // 4 for _, choice in numbered if verb_of(choice) == FIGHT})
    grid = Grid.grid(padding=(0, 1 if width < ROOMY else 3, 0, 0))
    grid.add_column()
    amounts = [words.phrase(naming.amount(HOPLITES, n)) for n in range(MOST + 1)]
    for _ in amounts:
        grid.add_column(justify="right")
    heads = [Text(one if width >= ROOMY else f"{n}", style=DIM) for n, one in enumerate(amounts)]
    grid.add_row(Text(words.say("orask-standing"), style=DIM), *heads)
    for spot in spots:
        kind, stuck = beast_at(t, spot)
        name = Text(f"{write_spot(spot)} {words.beast(kind)}", style="bold")
        name.append(f" · {words.loot(kind)}", style="not bold dim")
        odds = []
        for standing in range(MOST + 1):
            choice = FIGHT + spot * 4 + standing
            number = numbers.get(choice)
            cell = Text("–", style=DIM)
            if number is not None:
                [effect] = orichalque.explain(view, choice).outlook
                chance = words.phrase(Phrase("desk-percent", effect.facts))
                cell = Text(str(number), style=KEY).append(f"\ue0a0{chance}", style="not bold")
                if standing == stuck and stuck:
                    cell.append("*", style=GOLD)
            odds.append(cell)
        grid.add_row(name, *odds)
    parts: list[RenderableType] = [grid]
    if any(beast_at(t, spot)[1] for spot in spots):
        parts.append(Text(words.say("orask-stuck"), style=DIM))
    if found := sorted(skulls(t, t.current)):
        message = words.say("orask-skulls", values=words.both([str(value) for value in found]))
        parts.append(Text(message, style=DIM))
    rest = [(number, one) for number, one in numbered if verb_of(one) in (SMITE, STOP)]
    return Group(*parts, sentences(words, view, rest))


# On the map


def aims(t: OrichalqueState, order: Sequence[int]) -> Keys:
    """For each cell of the island that may be chosen, what stands on its upper edge."""
    found: dict[int, list[int]] = {}
    ports = set()
    at = t.ground(t.current).cell_at if t.current >= 0 else {}
    for number, choice in enumerate(order, 1):
        verb, what = verb_of(choice), choice % VERB
        spots: tuple[int, ...] = ()
        if verb == PUT:
            spots = (what // 8,)
        elif verb == FOUND:
            spots = (what % SPOT,)
            ports.add(at[what // SPOT])
        elif verb == FIGHT:
            spots = (what // 4,)
        elif verb in (BUILD, RAISE, SMITE):
            spots = (what % SPOT,)
        elif verb == TEMPLE:
            rhombus = t.ground(t.current).rhombus_at[divmod(what, SPOT)]
            for cell in t.ground(t.current).grid.rhombi[rhombus]:
                found.setdefault(cell, []).append(number)
        for spot in spots:
            found.setdefault(at[spot], []).append(number)
    names = t.ground(t.current).spots if t.current >= 0 else []
    if order and verb_of(order[0]) == PUT:
        return {cell: write_spot(names[cell]) for cell in found}
    keys = {cell: _key(numbers) for cell, numbers in found.items()}
    return keys | dict.fromkeys(ports, "*")


def _key(numbers: list[int]) -> str:
    if len(numbers) == 1:
        return str(numbers[0])
    if numbers == list(range(numbers[0], numbers[-1] + 1)) and numbers[-1] < 100:
        return f"{numbers[0]}–{numbers[-1]}"
    return "*"
