"""What can be wrong with a file of networks or of a training."""

from __future__ import annotations

from pathlib import Path


class BadNetworkFile(Exception):
    """A file that cannot be continued from or played with: which one, and why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
