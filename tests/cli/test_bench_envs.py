"""`aurum bench envs`: a tiny run to its end. What it measures is not for a test to judge."""

from __future__ import annotations

import json
import sys
import time

import pytest

from aurum.cli import bench_envs, main


def test_it_prints_every_face_at_every_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_envs, "SECONDS", 0.001)
    monkeypatch.setattr(bench_envs, "ROUNDS", 1)
    monkeypatch.setattr(bench_envs, "AT_ONCE", 2)
    monkeypatch.setattr(bench_envs, "tables", lambda: bench_envs_tables()[:1])
    assert main(["bench", "envs", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    elapsed = ["BatchEnv, 1 process", "BatchEnv, 2 processes"]
    faces = [*bench_envs.FACES, *elapsed]
    assert sorted(row["face"] for row in found["envs"]) == sorted(faces)
    for row in found["envs"]:
        assert set(row) == {"game", "players", "face", "observed_per_second"}
        assert row["observed_per_second"] > 0
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["bench", "envs"]) == 0
    shown = capsys.readouterr().out
    assert all(f" {face} " in shown for face in faces)
    assert "…" not in shown
    assert "BatchEnv, 2 processes: in elapsed time" in " ".join(shown.split())


def test_processes_are_measured_by_the_time_that_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that runs 1000 times as fast shows in these rows alone."""
    monkeypatch.setattr(bench_envs, "SECONDS", 0.001)
    monkeypatch.setattr(bench_envs, "AT_ONCE", 2)
    [table, *_] = bench_envs.tables()
    real = time.perf_counter
    monkeypatch.setattr(time, "perf_counter", lambda: real() * 1e6)
    _, rows = bench_envs.measure(table, 1)
    figures = {row["face"]: row["observed_per_second"] for row in rows}
    slow = {face for face, figure in figures.items() if figure < 100}
    assert slow == {"BatchEnv, 1 process", "BatchEnv, 2 processes"}


bench_envs_tables = bench_envs.tables


def test_the_tables_are_those_of_the_required_figures() -> None:
    known = {(table.game, table.options["players"]) for table in bench_envs.tables()}
    assert {("oriflamme", 4), ("orichalque", 2)} <= known


def test_without_the_packages_it_says_what_brings_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "aurum.cli.bench_envs", raising=False)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    assert main(["bench", "envs"]) == 2
    assert 'pip install ".[envs]"' in capsys.readouterr().err
