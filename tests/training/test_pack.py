"""What is packed for a machine with an accelerator."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

import pack
import pytest


def test_the_packed_sources_train(tmp_path: Path) -> None:
    pack.main([str(tmp_path), "--no-wheels", "--from-nothing"])
    assert {path.name for path in tmp_path.iterdir()} == {"sources.tar.gz", "accelerator.sh"}
    with tarfile.open(tmp_path / "sources.tar.gz") as archive:
        names = archive.getnames()
        archive.extractall(tmp_path / "there", filter="data")
    assert "compile_rules.py" in names
    assert not [name for name in names if "__pycache__" in name or "server/static" in name]
    told = subprocess.run(
        [sys.executable, "-m", "aurum.training", "--help"], cwd=tmp_path / "there/src",
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "--from" in told


def test_a_run_is_packed_with_its_log(tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.mkdir()
    with pytest.raises(SystemExit, match="has no checkpoint-0"):
        pack.pack(tmp_path / "there", run, None)
    for name in ("checkpoint-0.npz", "log.jsonl", "curves.svg"):
        (run / name).write_bytes(b"")
    pack.pack(tmp_path / "there", run, None)
    there = {path.name for path in (tmp_path / "there" / "run").iterdir()}
    assert there == {"checkpoint-0.npz", "log.jsonl"}
