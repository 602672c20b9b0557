"""`aurum play`: begin a play at this terminal, or go on with one."""

from __future__ import annotations

import os
import shlex
import traceback
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from rich.text import Text

import aurum
from aurum import bots, games
from aurum.cli.play.record import RecordFile, default_path
from aurum.cli.play.session import PlayerLeft, Session
from aurum.engine import (
    OVER,
    AurumError,
    BadRecord,
    Record,
    Seat,
    begin_record,
    read_record,
    replay,
)
from aurum.engine.errors import why_not
from aurum.engine.record import Continued, start_replay
from aurum.terminal.display import Display
from aurum.terminal.general import terminal_of
from aurum.terminal.screen import Screen, bind
from aurum.words import Translator, languages_of, translator_for

DONE: Final = 0
FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130


def play(
    game: str,
    *,
    options: dict[str, object],
    seats: list[str],
    language: str,
    seed: int | None,
    save: Path | None,
    screen: Screen | None = None,
) -> int:
    """Begin a play; the result is the exit status. `seed` makes chance and bots repeatable."""
    screen = screen or Screen()
    translator = translator_for(language)
    try:
        chosen = aurum.game(game)
        rng = Random(seed)
        checked = chosen.options({**options, "players": len(seats)}, rng)
        record = begin_record(chosen, checked, [read_seat(game, seat) for seat in seats])
        display = make_display(game, translator, record.seats, screen)
    except AurumError as problem:
        return show_error(problem, translator, screen)
    if save is not None and os.path.lexists(save):  # a record or another file would be lost
        facts = {"file": str(save), "command": resume_command(save)}
        return show_text(screen, translator.say("play-exists", facts))
    file = RecordFile(save or default_path(game, seed))
    if not save_record(record, file, translator, screen):
        return REFUSED
    session = Session(
        chosen, record, chosen.begin(checked), display=display, translator=translator,
        screen=screen, file=file, rng=rng, repeatable=seed is not None,
    )  # fmt: skip
    return run_session(session)


def resume(path: Path, *, language: str, screen: Screen | None = None) -> int:
    """Go on with a recorded play where it stopped. One that has ended shows its end."""
    screen = screen or Screen()
    translator = translator_for(language)
    found = open_record(path, translator, screen)
    if found is None:
        return REFUSED
    text, record = found
    try:
        session = replayed(record, RecordFile(path, text), translator, screen)
    except AurumError as problem:
        return show_error(problem, translator, screen, path)
    return run_session(session)


def play_onward(
    path: Path,
    *,
    move: int | None,
    seats: list[str] | None,
    language: str,
    seed: int | None,
    save: Path | None,
    screen: Screen | None = None,
) -> int:
    """Go on from a move of a recorded play, as a play of its own: other seats, and new chance."""
    screen = screen or Screen()
    translator = translator_for(language)
    found = open_record(path, translator, screen)
    if found is None:
        return REFUSED
    source = found[1]
    file = RecordFile(save or default_path(source.game, seed))
    try:
        record = begin_onward(source, move, seats)
        session = replayed(record, file, translator, screen, seed)
    except AurumError as problem:
        return show_error(problem, translator, screen, path)
    if save is not None and os.path.lexists(save):
        facts = {"file": str(save), "command": resume_command(save)}
        return show_text(screen, translator.say("play-exists", facts))
    screen.show(Text(bind(translator.say("play-onward-known"))))
    return run_session(session) if save_record(record, file, translator, screen) else REFUSED


def begin_onward(source: Record, move: int | None, seats: list[str] | None) -> Record:
    """A record that continues another from a move; by default `you` choose there."""
    game = aurum.game(source.game)
    made = len(source.choices)
    move = made if move is None else move
    if move > made:
        raise AurumError("play-onward-move", {"given": move, "moves": made})
    state = start_replay(game, source)
    for step in islice(replay(game, source), move):
        state = step.state
    if state.actor == OVER:
        raise AurumError("play-onward-over", {"move": move})
    wished = seats or ["you" if n == state.actor else "bot" for n in range(len(source.seats))]
    players = [read_seat(game.name, seat) for seat in wished]
    record = begin_record(game, game.settings(state), players)
    record.choices = source.choices[:move]
    record.continued = Continued(source.name, move)
    return record


def open_record(path: Path, translator: Translator, screen: Screen) -> tuple[str, Record] | None:
    """The text of a file and the record in it; None, with a sentence, if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
        return text, read_record(text)
    except OSError as problem:
        facts = {"file": str(path), "problem": why_not(problem)}
        show_text(screen, translator.say("play-not-read", facts))
    except UnicodeDecodeError:
        show_text(screen, translator.say("play-not-text", file=str(path)))
    except BadRecord as problem:
        show_error(problem, translator, screen, path)
    return None


def replayed(
    record: Record,
    file: RecordFile,
    translator: Translator,
    screen: Screen,
    seed: int | None = None,
) -> Session:
    """A session at the moment where its record stops."""
    chosen = aurum.game(record.game)
    display = make_display(record.game, translator, record.seats, screen)
    state = start_replay(chosen, record)
    session = Session(
        chosen, record, state, display=display, translator=translator, screen=screen, file=file,
        rng=Random(seed), repeatable=seed is not None,
    )  # fmt: skip
    for step in replay(chosen, record):
        session.state = step.state
        session.follow(step.actor, step.events)
    return session


def run_session(session: Session) -> int:
    """Play until the end, or until a person leaves; then say how to continue."""
    translator = session.translator
    if translator.language not in languages_of(session.game.name):
        session.screen.show(Text(translator.say("web-plain-english")))
    try:
        session.run()
    except PlayerLeft:
        return leave(session, DONE)
    except KeyboardInterrupt:
        return leave(session, INTERRUPTED)
    except OSError as problem:
        return show_text(session.screen, _not_saved(session.translator, session.path, problem))
    except Exception as problem:
        if not games.load(session.game.name).version:
            raise
        return stop(session, problem)
    return DONE


def stop(session: Session, problem: Exception) -> int:
    """Save, and say what went wrong in a game that another package brings."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    message = f"{type(problem).__name__}: {problem}"
    facts = {
        "game": session.game.name,
        "problem": message,
        "where": f"{last.filename}:{last.lineno}",
    }
    session.screen.show(Text(""), session.text("play-failed", facts))
    return leave(session, FAILED)


def leave(session: Session, status: int) -> int:
    """Save, and say how to come back."""
    session.screen.show(Text(""))
    if not save_record(session.record, session.file, session.translator, session.screen):
        return REFUSED
    session.screen.show(session.text("play-saved", file=str(session.path)))
    again = Text(f"  {resume_command(session.path)}", style="bold")
    session.screen.show(session.text("play-go-on"), again)
    return status


def save_record(record: Record, file: RecordFile, translator: Translator, screen: Screen) -> bool:
    """Write the record; False, with a sentence, where that cannot be done."""
    try:
        file.save(record)
    except OSError as problem:
        show_text(screen, _not_saved(translator, file.path, problem))
        return False
    return True


def _not_saved(translator: Translator, path: Path, problem: OSError) -> str:
    facts = {"file": str(path), "problem": why_not(problem)}
    return translator.say("play-not-saved", facts)


def resume_command(path: Path) -> str:
    """What to type to continue; a caller other than `aurum play` has passed its own command."""
    command = os.environ.get("AURUM_PLAY", "aurum play")
    return f"{command} --resume {shlex.quote(str(path))}"


def read_seat(game: str, text: str) -> Seat:
    """`you`, `bot`, or a bot's level, each with a name if wished: `you:Mira`."""
    who, _, name = text.partition(":")
    if who == "you":
        return Seat(name.strip() or who, "person")
    if who == "bot":
        return Seat(name.strip() or who, bots.default_level(game))
    if who not in bots.names(game):
        raise AurumError("play-bad-seat", {"seat": text, "levels": ", ".join(bots.names(game))})
    return Seat(name.strip() or "bot", who)


def make_display(
    game: str, translator: Translator, seats: Sequence[Seat], screen: Screen
) -> Display:
    """The display of a game, its own or the general one."""
    return terminal_of(game).display(translator, seats, screen.colour)


def show_error(
    problem: AurumError, translator: Translator, screen: Screen, path: Path | None = None
) -> int:
    """Say what is wrong, in the language of the person, and give up."""
    if path is not None:
        move = problem.move if isinstance(problem, BadRecord) else 0
        key = "play-bad-record-move" if move else "play-bad-record"
        show_text(screen, translator.say(key, file=str(path), move=move))
    rule = f"  {problem.rule}" if problem.rule else ""
    return show_text(screen, f"{translator.say(problem.key, problem.facts)}{rule}")


def show_text(screen: Screen, text: str) -> int:
    screen.show(Text(bind(text)))
    return REFUSED
