"""For whoever runs the server: metrics for Prometheus, and logs as JSON, a line for each.

Neither holds a name, a token, the id of a table (which is its link) or what anybody plays.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Any

import msgspec
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

NEVER = float("-inf")
REFUSAL_SECONDS = 60.0
"""Seconds for which an entry that could not be kept says that the store fails. The server's time
alone is no proof: it can be kept in a place that is there already, when there is no room for more.
"""


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.registry = registry
        self.time_kept = True
        """Whether the server could keep its own time when it last tried."""
        self.refused_at = NEVER
        """When the store refused an entry, if it has taken none since."""
        self.changes = Counter("aurum_changes", "Changes of tables, kept", registry=registry)
        self.commands = Counter(
            "aurum_commands", "Commands on sockets", ["type", "outcome"], registry=registry
        )
        self.command_seconds = Histogram(
            "aurum_command_seconds",
            "From a command read to its receipt, kept on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
            registry=registry,
        )
        self.sockets = Gauge("aurum_sockets", "Open connections to tables", registry=registry)
        self.rooms = Gauge("aurum_tables_open", "Tables in memory", registry=registry)
        self.failures = Counter(
            "aurum_failures", "Things that should not happen", registry=registry
        )

    @property
    def store_ok(self) -> bool:
        """Whether what happens can be kept, as far as anybody has tried lately."""
        return self.time_kept and time.monotonic() - self.refused_at > REFUSAL_SECONDS

    def text(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return generate_latest(self.registry)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, not what was in the variables: errors quote what people typed.
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{frame.name}:{frame.lineno}" for frame in frames]
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(level: str) -> None:
    """Write logs of the server, and of what it is built on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("aurum").setLevel(level.upper())
    # What uvicorn says of each request would name tables.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
    # Nor is it worth a line each time that somebody sends what is no text.
    logging.getLogger("uvicorn.error").addFilter(lambda said: "Invalid UTF-8" not in str(said.msg))
