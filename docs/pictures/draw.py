"""Draws the pictures of the README and of research.md: `python3 dev.py pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console, Group
from rich.panel import Panel
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import aurum
from aurum.cli.play.start import make_display
from aurum.engine import CHANCE, Seat
from aurum.engine import sample_choice as draw_by_odds
from aurum.games.orichalque.bots.levels import squire_choice
from aurum.games.orichalque.rules import orichalque
from aurum.games.orichalque.rules.view import View
from aurum.games.oriflamme.rules import oriflamme
from aurum.terminal.screen import Screen
from aurum.words import translator_for

FOLDER = Path(__file__).parent
WIDTH = 92
NIGHT = TerminalTheme(
    (10, 16, 32), (243, 236, 219),
    [(19, 29, 54), (214, 84, 74), (79, 189, 156), (217, 178, 87), (90, 139, 224), (170, 120, 200),
     (110, 190, 210), (200, 200, 196)],
    [(66, 85, 121), (255, 156, 134), (134, 230, 205), (232, 203, 126), (140, 200, 255),
     (200, 160, 230), (160, 220, 235), (255, 255, 255)],
)  # fmt: skip

POSITION = """
set base
players 4
round 4
first U
queue W:(Spy)+1@3/Heir P:(Ambush)+1@2/Lord U:Lord G:Heir P:(Soldier)+1@3 U:(Conspiracy)+3@1 \
P:(Shapeshifter)+2@2 G:(Lord) U:(Archer)
stock G=9 P=8 W=6 U=5
discard G=Spy,Decree W=Archer,Assassination U=Shapeshifter
hand P=Assassination,Heir,Archer
at 5
"""


def draw(language: str) -> str:
    """A table in the middle of a game, as the person at the Pegasus seat sees it."""
    console = Console(
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        highlight=False,
    )
    screen = Screen(console=console, read=lambda: "")
    seats = [Seat("Sabine", "person"), Seat("you", "person"), Seat("Tomas", "person"),
             Seat("bot", "random")]  # fmt: skip
    face = make_display("oriflamme", translator_for(language), seats, screen)
    state = oriflamme.read_position(POSITION)
    state.apply(oriflamme.read("reveal"))
    view = state.view(1)
    question = face.ask(view, state.choices(), WIDTH)
    screen.show(face.table(view, question, WIDTH), Text(""))
    asked = Group(question.sentence, question.listing, *question.notes)
    screen.show(Panel(asked, border_style="#d9b257", padding=(0, 1)))
    svg = console.export_svg(title="Aurum", theme=NIGHT)
    # No picture of ours fetches anything: the reader's own fixed-width font will do.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def middle_of_a_game() -> View:
    """Two islands as Squires have settled them by the seventh round."""
    rng = Random(3)
    state = orichalque.start(players=2)
    while state.round < 7 or state.actor == CHANCE:
        state.apply(draw_by_odds(state, rng) if state.actor == CHANCE else squire_choice(state))
    return state.view(state.actor)


if __name__ == "__main__":
    oriflamme_state = oriflamme.read_position(POSITION)
    for name, picture in {
        "table.svg": draw("en"),
        "oriflamme.svg": aurum.picture(oriflamme_state.view(1)),
        "orichalque.svg": aurum.picture(middle_of_a_game()),
    }.items():
        (FOLDER / name).write_text(picture, encoding="utf-8")
        print(f"wrote {name}")
