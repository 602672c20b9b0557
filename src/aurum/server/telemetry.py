"""Metrics for Prometheus, and logs as lines of JSON.

Neither holds a name, a token, the id of a table (which is its link) or any choice. A table whose
game has failed is named by the first letters of its id.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from pathlib import Path
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
"""Seconds for which a failed append counts as a failing store. Storing the server's time alone is
no proof: it overwrites a row, which succeeds on a full disk.
"""


class Metrics:
    """The metrics, and whether the store works."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.registry = registry
        self.time_kept = True
        """Whether the server's time was stored at the last try."""
        self.refused_at = NEVER
        """When an append last failed; `NEVER` after one that succeeded."""
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
        """Whether the store works, as far as was tried lately."""
        return self.time_kept and time.monotonic() - self.refused_at > REFUSAL_SECONDS

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
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
            # The trace without the error's text, which may quote what people typed.
            frames = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [
                f"{frame.name}:{frame.lineno} {Path(frame.filename).name}" for frame in frames
            ]
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(level: str) -> None:
    """Write the logs of the server and its libraries to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("aurum").setLevel(level.upper())
    # uvicorn's access log would name tables.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
    # A client that sends invalid UTF-8 is not worth a line each time.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: "Invalid UTF-8" not in str(record.msg)
    )
