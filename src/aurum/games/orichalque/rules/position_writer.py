"""A whole position as text. `docs/notation.md` explains the form."""

from __future__ import annotations

import json
from typing import Final

from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.components import CHOOSE
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    TITAN_NAMES,
    write_card,
    write_spot,
    write_tile,
)  # fmt: skip
from aurum.games.orichalque.rules.table import LANDS, METROPOLIS, NONE, Table

FRAMES: Final = {
    frames.REFILL: "refill",
    frames.START_ROUND: "start-round",
    frames.BEGIN_TURN: "begin-turn",
    frames.PHASE_TILE: "tile",
    frames.TITANS_COME: "titans-come",
    frames.PHASE_ACTION: "action",
    frames.PERFORM: "perform",
    frames.USE_UP_CARD: "use-up-card",
    frames.PHASE_EXTRA: "extra",
    frames.PHASE_DISCARD: "discard",
    frames.END_TURN: "end-turn",
    frames.INITIATIVE_PASSES: "initiative",
    frames.AUTOMATON: "automaton",
    frames.AUTOMATON_FIGHTS: "automaton-fights",
    frames.BONUS_CONSTRUCT: "bonus",
    frames.ASK_BOARD: "board?",
    frames.ASK_FIRST: "first?",
    frames.ASK_CARD_DRAWN: "card-drawn?",
    frames.ASK_TILE_DRAWN: "tile-drawn?",
    frames.ASK_CREATURE_DRAWN: "creature-drawn?",
    frames.ASK_BUILDING_DRAWN: "building-drawn?",
    frames.ASK_ROLL: "roll?",
    frames.ASK_AUTOMATON_CARD: "automaton-card?",
    frames.ASK_AUTOMATON_DISCARD: "automaton-discard?",
    frames.ASK_AUTOMATON_ROLL: "automaton-roll?",
    frames.ASK_METROPOLIS: "metropolis?",
    frames.ASK_CARD: "card?",
    frames.ASK_TILE: "tile?",
    frames.ASK_WELCOME: "welcome?",
    frames.ASK_RELEASE: "release?",
    frames.ASK_ACTION: "action?",
    frames.ASK_FAVOUR: "favour?",
    frames.ASK_FIGHT: "fight?",
    frames.ASK_CONSTRUCT: "construct?",
    frames.ASK_BONUS: "bonus?",
    frames.ASK_RAISE: "raise?",
    frames.ASK_EXTRA: "extra?",
    frames.ASK_PAY: "pay?",
    frames.ASK_DISCARD: "discard?",
    frames.ASK_INITIATIVE: "initiative?",
    frames.ASK_SIDE: "side?",
    frames.ENDED: "over",
}
"""What each frame of the stack is called; a question ends in a question mark."""


def write_position(t: Table) -> str:
    """The position, a clause on each line."""
    setup = t.setup
    lines = [f"components {_components(setup.source)}"]
    lines.append(f"solo {setup.automaton}" if setup.automaton else f"players {setup.seats}")
    if setup.russian:
        lines.append("initiative russian")
    lines.append("sides " + " ".join(setup.sides))
    if setup.boards[0]:
        lines.append("chosen " + " ".join(setup.boards))
    lines.append("boards " + " ".join(_board(t, seat) for seat in range(setup.seats)))
    lines.append(f"round {t.round}")
    if t.holder != NONE:
        lines.append(f"holder {t.holder + 1}")
    lines.append(f"current {t.current + 1 if t.current != NONE else '-'}")
    lines.append(f"turn {t.turn}")
    lines.append("hoplites " + " ".join(map(str, t.hoplites)))
    lines.append("orichalque " + " ".join(map(str, t.orichalque)))
    lines.append("medallions " + " ".join(map(str, t.medallions)))
    lines.append("titans " + " ".join(_titan(t, titan) for titan in range(len(TITAN_NAMES))))
    for player in range(setup.players):
        lines += _player(t, player)
    lines.append("spots " + " ".join(_building(t, kind) for kind in t.spots))
    lines.append("display " + " ".join(write_entry(t, entry) for entry in t.display))
    if t.held:
        lines.append(f"held {write_entry(t, t.held)}")
    codes = setup.card_codes
    thrown = [write_card(code) for card, code in enumerate(codes) if t.discard >> card & 1]
    lines.append("discarded " + " ".join(thrown))
    under = [kind for tiles in t.under for kind in tiles]
    lines.append("under " + " ".join(write_tile(setup.tile_codes[kind]) for kind in under))
    lines.append("stack " + " ".join(_frame(frame) for frame in t.stack))
    return "\n".join(line.rstrip() for line in lines if line.rstrip().count(" ")) + "\n"


def _components(source: str) -> str:
    """A set of ours by its name, any other by its whole text: quoted as in JSON, in one line."""
    if "\n" not in source:
        return source
    return json.dumps(source).replace(";", "\\u003b")


def _board(t: Table, seat: int) -> str:
    if t.board[seat] == NONE:
        return "-"
    island = t.setup.components.islands[t.board[seat]]
    if t.setup.sides[seat] == CHOOSE and island.side != t.setup.dealt_side(seat):
        return f"{island.board}/{island.side}"
    return island.board


def _titan(t: Table, titan: int) -> str:
    owner = "centre" if t.titans[titan] == NONE else str(t.titans[titan] + 1)
    return f"{TITAN_NAMES[titan]}={owner}" + ("" if t.woken >> titan & 1 else "~")


def _building(t: Table, kind: int) -> str:
    return "-" if kind == NONE else BUILDING_NAMES[t.setup.building_codes[kind]]


def write_entry(t: Table, entry: tuple[int, ...]) -> str:
    """A card on display: `capture3=FVD(Gorgon)`; what is still to be drawn is left out."""
    text = write_card(t.setup.card_codes[entry[0]])
    if len(entry) == 1:
        return text
    text += "=" + ("-" if entry[1] == NONE else write_tile(t.setup.tile_codes[entry[1]]))
    beasts = ["-" if n == NONE else "?" if n < NONE else CREATURE_NAMES[n] for n in entry[2:]]
    return f"{text}({','.join(beasts)})" if beasts else text


def _player(t: Table, player: int) -> list[str]:
    """What lies before one player."""
    number = player + 1
    setup = t.setup
    if t.board[player] == NONE and not (setup.automaton and player):
        return []
    ground = t.ground(player)
    names = [write_spot(spot) for spot in ground.spots]
    metropolis = t.land[player * LANDS + METROPOLIS]
    cells = [names[cell] for cell in range(ground.grid.size) if metropolis >> cell & 1]
    tiles = [
        f"{','.join(names[cell] for cell in tile[2:])}={write_tile(setup.tile_codes[tile[1]])}"
        for tile in t.tiles
        if tile[0] == player
    ]
    creatures = [
        f"{names[cell]}={CREATURE_NAMES[kind]}" + (f"+{stuck}" if stuck else "")
        for owner, cell, kind, stuck in t.creatures
        if owner == player
    ]
    built = [
        f"{'-' if cell == NONE else names[cell]}={_building(t, kind)}"
        for owner, cell, kind in t.built
        if owner == player
    ]
    temples = [
        "-".join(write_spot(spot) for spot in ground.far_corners[rhombus])
        for owner, rhombus in t.temples
        if owner == player
    ]
    captured = [
        CREATURE_NAMES[kind]
        for kind, amount in enumerate(t.captives(player))
        for _ in range(amount)
    ]
    clauses = {
        "metropolis": cells,
        "tiles": tiles,
        "creatures": creatures,
        "buildings": built,
        "temples": temples,
        "captured": captured,
    }
    return [f"{name} {number} {' '.join(words)}" for name, words in clauses.items() if words]


def _frame(frame: tuple[int, ...]) -> str:
    return ":".join([FRAMES[frame[0]], *map(str, frame[1:])])
