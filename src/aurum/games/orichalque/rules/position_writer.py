"""A whole position as text. `docs/notation.md` explains the form."""

from __future__ import annotations

import json
from typing import Final

from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.base_state import LANDS, METROPOLIS, NONE, BaseState
from aurum.games.orichalque.rules.components import CHOOSE
from aurum.games.orichalque.rules.notation import (
    BUILDING_NAMES,
    CREATURE_NAMES,
    TITAN_NAMES,
    write_card,
    write_spot,
    write_tile,
)  # fmt: skip

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


def write_position(t: BaseState) -> str:
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
    titans = [f"{name}={write_titan(t, titan)}" for titan, name in enumerate(TITAN_NAMES)]
    lines.append("titans " + " ".join(titans))
    for player in range(setup.players):
        lines += _player(t, player)
    lines.append("spots " + " ".join(write_building(t, kind) for kind in t.spots))
    lines.append("display " + " ".join(write_entry(t, entry) for entry in t.display))
    if t.taken_card:
        lines.append(f"held {write_entry(t, t.taken_card)}")
    lines.append("discarded " + " ".join(write_cards(t, t.discard)))
    lines.append("under " + " ".join(write_pile_bottoms(t)))
    lines.append("stack " + " ".join(_frame(frame) for frame in t.stack))
    return "\n".join(line.rstrip() for line in lines if line.rstrip().count(" ")) + "\n"


def _components(source: str) -> str:
    """A set of ours by its name, any other by its whole text: quoted as in JSON, in one line."""
    if "\n" not in source:
        return source
    return json.dumps(source).replace(";", "\\u003b")


def _board(t: BaseState, seat: int) -> str:
    if t.board[seat] == NONE:
        return "-"
    island = t.setup.components.islands[t.board[seat]]
    if t.setup.sides[seat] == CHOOSE and island.side != t.setup.dealt_side(seat):
        return f"{island.board}/{island.side}"
    return island.board


def write_titan(t: BaseState, titan: int) -> str:
    """Who holds a Titan, with a tilde if it is inactive."""
    owner = "centre" if t.titans[titan] == NONE else str(t.titans[titan] + 1)
    return owner if t.awake_titans >> titan & 1 else f"{owner}~"


def write_building(t: BaseState, kind: int) -> str:
    """A building by its name; none is a dash."""
    return "-" if kind == NONE else BUILDING_NAMES[t.setup.building_codes[kind]]


def write_entry(t: BaseState, entry: tuple[int, ...]) -> str:
    """A card on display: `capture3=FVD(Gorgon)`; what is still to be drawn is left out."""
    text = write_card(t.setup.card_codes[entry[0]])
    if len(entry) == 1:
        return text
    text += "=" + ("-" if entry[1] == NONE else write_tile(t.setup.tile_codes[entry[1]]))
    beasts = ["-" if n == NONE else "?" if n < NONE else CREATURE_NAMES[n] for n in entry[2:]]
    return f"{text}({','.join(beasts)})" if beasts else text


def write_cards(t: BaseState, cards: int) -> list[str]:
    """The cards of a set of bits."""
    return [write_card(code) for card, code in enumerate(t.setup.card_codes) if cards >> card & 1]


def write_pile_bottoms(t: BaseState) -> list[str]:
    """The tiles put under their piles."""
    return [write_tile(t.setup.tile_codes[kind]) for row in t.pile_bottoms for kind in row]


def write_creatures(t: BaseState, player: int) -> list[str]:
    """The creatures on an island: `c4=Gorgon+2`, with the hoplites stuck there."""
    return [
        f"{write_spot(t.ground(player).spots[cell])}={CREATURE_NAMES[kind]}"
        + (f"+{stuck}" if stuck else "")
        for owner, cell, kind, stuck in t.creatures
        if owner == player
    ]


def write_captured(t: BaseState, player: int) -> list[str]:
    """The captured creatures of a player."""
    captives = enumerate(t.captives(player))
    return [CREATURE_NAMES[kind] for kind, amount in captives for _ in range(amount)]


def write_temples(t: BaseState, player: int) -> list[str]:
    """The temples on an island by their far corners: `b2-d2`."""
    corners = t.ground(player).far_corners
    return [
        "-".join(map(write_spot, corners[rhombus]))
        for owner, rhombus in t.temples
        if owner == player
    ]


def _player(t: BaseState, player: int) -> list[str]:
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
    built = [
        f"{'-' if cell == NONE else names[cell]}={write_building(t, kind)}"
        for owner, cell, kind in t.built
        if owner == player
    ]
    clauses = {
        "metropolis": cells,
        "tiles": tiles,
        "creatures": write_creatures(t, player),
        "buildings": built,
        "temples": write_temples(t, player),
        "captured": write_captured(t, player),
    }
    return [f"{name} {number} {' '.join(words)}" for name, words in clauses.items() if words]


def _frame(frame: tuple[int, ...]) -> str:
    return ":".join([FRAMES[frame[0]], *map(str, frame[1:])])
