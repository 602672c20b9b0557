"""What all games share. Standard library only, and no text for people."""

from aurum.engine.batch import Finished, play_batch, playouts
from aurum.engine.chance import play_out, sample_choice
from aurum.engine.check import check_game
from aurum.engine.contract import (
    CHANCE,
    LOST,
    OVER,
    RUNNING,
    SPECTATOR,
    WON,
    Frame,
    Game,
    Options,
    Stage,
    State,
)
from aurum.engine.errors import (
    AurumError,
    BadOptions,
    BadRecord,
    BrokenPromise,
    Illegal,
    Unreadable,
)
from aurum.engine.events import EVERYONE, NUMBER, SEAT, Event, EventKind, FactKind, named
from aurum.engine.field_state import FieldState
from aurum.engine.option_table import OptionValues, read_options
from aurum.engine.phrases import TABLE, Explanation, KnownFact, LogSentence, Phrase, Player
from aurum.engine.record import Record, Seat, begin_record, read_record, replay
from aurum.engine.scenario import Scenario, read_scenario, run_scenario
from aurum.engine.worker_pool import ProcessLost, WorkerPool

__all__ = [
    "CHANCE",
    "EVERYONE",
    "LOST",
    "NUMBER",
    "OVER",
    "RUNNING",
    "SEAT",
    "SPECTATOR",
    "TABLE",
    "WON",
    "AurumError",
    "BadOptions",
    "BadRecord",
    "BrokenPromise",
    "Event",
    "EventKind",
    "Explanation",
    "FactKind",
    "FieldState",
    "Finished",
    "Frame",
    "Game",
    "Illegal",
    "KnownFact",
    "LogSentence",
    "OptionValues",
    "Options",
    "Phrase",
    "Player",
    "ProcessLost",
    "Record",
    "Scenario",
    "Seat",
    "Stage",
    "State",
    "Unreadable",
    "WorkerPool",
    "begin_record",
    "check_game",
    "named",
    "play_batch",
    "play_out",
    "playouts",
    "read_options",
    "read_record",
    "read_scenario",
    "replay",
    "run_scenario",
    "sample_choice",
]
