"""The bar that shows how far a command has come, where a person looks."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


def progress_bar(*, elapsed: bool = False, remaining: bool = True, shown: bool = True) -> Progress:
    """A bar on the error output, removed when it is done; none where that is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        *([TimeElapsedColumn()] if elapsed else []),
        *([TimeRemainingColumn()] if remaining else []),
        console=Console(file=sys.stderr),
        disable=not shown or not sys.stderr.isatty(),
        transient=True,
    )
