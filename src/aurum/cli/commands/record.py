"""`aurum record`: look at a record, check it, play it again in words, verify its chance."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aurum
from aurum.engine import OVER, SPECTATOR, BadRecord, Event, Record, State, read_record, replay
from aurum.engine.errors import AurumError, why_not
from aurum.engine.fairness import verify
from aurum.engine.record import start_replay
from aurum.terminal.arguments import Commands, count
from aurum.words import Translator

if TYPE_CHECKING:
    from aurum.terminal.screen import Screen

SOUND = 0
DAMAGED = 1


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum record` takes."""
    parser = commands.add_parser(
        "record",
        help=translator.say("command-record"),
        description=translator.say("command-record.more"),
    )
    actions = ("show", "check", "replay", "verify")
    parser.add_argument("action", choices=actions, help=translator.say("command-action"))
    parser.add_argument("file", type=Path, help=translator.say("command-file"))
    parser.add_argument("--move", type=count, metavar="N", help=translator.say("command-move"))
    parser.add_argument("--seat", default="all", help=translator.say("command-seat"))
    parser.set_defaults(run=run)


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        return read_record(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as problem:
        facts = {"path": str(path), "problem": why_not(problem)}
        raise BadRecord("record-unreadable", facts) from None


class ReplayedRecord:
    """A record replayed to its end or to a move, from the viewpoint of a seat."""

    def __init__(self, record: Record, last: int | None, viewpoint: str) -> None:
        made = len(record.choices)
        if last is not None and last > made:
            raise AurumError("play-onward-move", {"given": last, "moves": made})
        self.record = record
        self.game = aurum.game(record.game)
        self.state: State = start_replay(self.game, record)
        self.open = viewpoint == "all"
        self.seat = SPECTATOR if self.open else self.game.read_seat(self.state, viewpoint)
        self.steps: list[tuple[tuple[Event, ...], Any]] = []
        """The events of each choice as the seat may know them, and its view after it."""
        self.damage: BadRecord | None = None
        try:
            for step in replay(self.game, record):
                if last is not None and step.number > last:
                    break
                self.state = step.state
                seen = tuple(event.seen_by(self.seat) for event in step.events)
                self.steps.append((seen, step.state.view(self.seat)))
        except BadRecord as problem:
            self.damage = problem

    def position(self) -> str:
        """The position in notation: all of it, or what the seat may know."""
        if self.open:
            return self.game.write_position(self.state).rstrip()
        return self.game.write_view(self.state.view(self.seat)).rstrip()


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Do what was asked; the status says whether the record is sound, or its chance fair."""
    if chosen.action == "verify":
        return verify_chance(load(chosen.file), translator)
    from aurum.terminal.screen import Screen  # here, so that other commands need not load the table

    replayed = ReplayedRecord(load(chosen.file), chosen.move, chosen.seat)
    screen = Screen()
    if chosen.action == "replay":
        print_log(replayed, replayed.seat, translator, screen)
    elif chosen.action == "show":
        show(replayed, replayed.seat, translator, screen)
    if replayed.damage is not None:
        print(explain(replayed, replayed.damage, translator))
        return DAMAGED
    if chosen.action == "check":
        print(translator.say("record-sound", choices=len(replayed.steps)))
    return SOUND


def verify_chance(record: Record, translator: Translator) -> int:
    """Say whether all chance of a record follows from its seed, and if not, what does not."""
    game = aurum.game(record.game)
    start_replay(game, record)  # what is no record of ours at all is refused before
    try:
        draws = verify(game, record)
    except BadRecord as problem:
        if problem.move and not problem.key.startswith("record-fair"):
            print(explain(ReplayedRecord(record, None, "all"), problem, translator))
        else:
            rule = f" [{problem.rule}]" if problem.rule else ""
            print(f"{translator.say(problem.key, problem.facts)}{rule}")
        return DAMAGED
    if record.continued is not None:
        facts = {"move": record.continued.move, "record": record.continued.record}
        print(translator.say("record-continued", facts))
    assert record.fair is not None
    print(translator.say("record-verified", draws=draws, hash=record.fair.hash))
    return SOUND


def explain(replayed: ReplayedRecord, damage: BadRecord, translator: Translator) -> str:
    """Which move, why, and the position up to there."""
    rule = f" [{damage.rule}]" if damage.rule else ""
    return "\n".join(
        [
            translator.say(
                "record-damaged", move=damage.move, text=str(damage.facts.get("text", ""))
            ),
            f"{translator.say(damage.key, damage.facts)}{rule}",
            translator.say("record-position"),
            replayed.position(),
        ]
    )


def show(replayed: ReplayedRecord, seat: int, translator: Translator, screen: Screen) -> None:
    """Who played what, the table at the end, and the position in notation."""
    from aurum.terminal.display import plays_like

    record = replayed.record
    facts = {"game": record.game, "rules": record.rules, "choices": len(replayed.steps)}
    print(translator.say("record-header", facts))
    for number, who in enumerate(record.seats, 1):
        named = translator.has(f"plays-{who.plays}")
        plays = translator.say(f"plays-{who.plays}") if named else plays_like(translator, who.plays)
        print(translator.say("record-seat-line", number=number, name=who.name, plays=plays))
    _draw_table(replayed, seat, translator, screen)
    print()
    print(translator.say("record-notation"))
    print(replayed.position())


def print_log(replayed: ReplayedRecord, seat: int, translator: Translator, screen: Screen) -> None:
    """The whole play in words, as one seat or a spectator may know it."""
    from aurum.cli.play.start import make_display
    from aurum.terminal.display import SeenStep, log_of
    from aurum.terminal.screen import log_table

    display = make_display(replayed.record.game, translator, replayed.record.seats, screen)
    screen.show(*log_table(log_of(display, [SeenStep(*step) for step in replayed.steps])))
    _draw_table(replayed, seat, translator, screen)


def _draw_table(
    replayed: ReplayedRecord, seat: int, translator: Translator, screen: Screen
) -> None:
    from aurum.cli.play.start import make_display
    from aurum.terminal.display import FinalScores, ending_of

    display = make_display(replayed.record.game, translator, replayed.record.seats, screen)
    view: Any = replayed.state.view(seat)
    print()
    screen.show(display.table(view, None, screen.width))
    if replayed.state.actor == OVER:
        result = FinalScores(replayed.state.scores(), replayed.state.winners())
        screen.show(ending_of(display, view, result, screen.width))
