"""Pack what a machine with an accelerator needs to train: one folder to copy there.

    python training/pack.py FOLDER [--on RUN] [--python 3.12] [--no-wheels]

The folder then has the sources, the networks to begin from, the wheels that compile the rules, and
`accelerator.sh`, which runs there. The other machine needs Python, a C compiler, NumPy and torch,
and no network. `docs/training.md` shows the whole way.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("src/aurum", "compile_rules.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_OUT = ("__pycache__", "src/aurum/client", "src/aurum/server/static")
NETWORKS = ROOT / "training" / "oriflamme" / "networks.npz"
COMPILES = ("mypy[mypyc]>=2.0", "setuptools>=80", "librt>=0.16", "msgspec>=0.19")
"""What compiles the rules; without it everything runs, several times slower."""


def needed(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Whether training needs a file: neither caches nor the browser client."""
    return None if any(part in member.name for part in LEFT_OUT) else member


def pack(folder: Path, run: Path | None, networks: Path | None) -> None:
    """Fill the folder, except for the wheels."""
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(folder / "sources.tar.gz", "w:gz") as archive:
        for source in SOURCES:
            archive.add(ROOT / source, source, filter=needed)
    shutil.copy(Path(__file__).with_name("accelerator.sh"), folder)
    shutil.rmtree(folder / "run", ignore_errors=True)
    if run is not None:
        checkpoint = sorted(run.glob("checkpoint-*.npz"))
        if not checkpoint:
            raise SystemExit(f"{run} has no checkpoint-0.npz; name the folder of a run")
        (folder / "run").mkdir()
        for path in [*checkpoint, *run.glob("log.jsonl")]:
            shutil.copy(path, folder / "run")
    elif networks is not None:
        shutil.copy(networks, folder / "networks.npz")


def fetch_wheels(folder: Path, python: str) -> None:
    """Get the wheels that compile the rules there."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:",
         "--python-version", python, "--platform", "manylinux_2_28_x86_64",
         "--platform", "manylinux2014_x86_64", "--dest", str(folder / "wheels"), *COMPILES],
        check=True,
    )  # fmt: skip


def main(arguments: list[str] | None = None) -> None:
    """Pack."""
    parser = argparse.ArgumentParser(prog="python training/pack.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--on", type=Path, metavar="RUN", help="go on from this run's checkpoint")
    parser.add_argument("--networks", type=Path, default=NETWORKS, help="else begin from these")
    parser.add_argument("--from-nothing", action="store_true", help="begin from no networks")
    parser.add_argument("--python", default="3.12", help="the version there")
    parser.add_argument("--no-wheels", action="store_true", help="mypy and librt are there already")
    given = parser.parse_args(arguments)
    pack(given.folder, given.on, None if given.from_nothing else given.networks)
    if not given.no_wheels:
        fetch_wheels(given.folder, given.python)


if __name__ == "__main__":
    main()
