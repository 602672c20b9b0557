"""A package of a game, put in place as pip does, without pip and without a network."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path


def register(folder: Path) -> None:
    """Write the metadata that pip would have written from `pyproject.toml` of this folder."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    [(game, value)] = project["entry-points"]["aurum.games"].items()
    (info / "entry_points.txt").write_text(f"[aurum.games]\n{game} = {value}\n", encoding="utf-8")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in this folder, with the package of this folder in place."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1", "AURUM_LANG": "en"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
