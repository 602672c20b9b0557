"""A match that is stopped, however roughly, goes on with the same command."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from aurum.arena.results_log import GAMES

TESTS = Path(__file__).parents[1]
BOTS = "support.odd_bots"


def arena(out: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "aurum", "arena", "oriflamme", "--players", "3", "--json"]
    command += [
        "--bots",
        "support.odd_bots:Assassin,support.odd_bots:Talks,random",
        "--games",
        "12",
    ]
    command += ["--workers", "1", "--out", str(out)]
    paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    known = {**os.environ, "PYTHONPATH": paths, "AURUM_LANG": "en", **environment}
    return subprocess.run(
        command, env=known, capture_output=True, text=True, timeout=300, preexec_fn=_hear_signals
    )


def _hear_signals() -> None:
    """Whoever runs the tests in the background may have told them to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize(("deadly", "status"), [("SIGKILL", -9), ("SIGINT", 130)])
def test_an_interrupted_match_goes_on_and_counts_nothing_twice(
    deadly: str, status: int, tmp_path: Path
) -> None:
    ready = tmp_path / "nobody-is-killed-any-more"
    environment = {"ASSASSIN_MARK": str(ready), "ASSASSIN_SIGNAL": deadly}
    stopped = arena(tmp_path / "out", **environment)
    assert stopped.returncode == status
    lines = (tmp_path / "out" / GAMES).read_text().splitlines()
    assert 0 < len(lines) < 12
    if deadly == "SIGINT":
        assert f"Interrupted after {len(lines)} of 12 games." in stopped.stderr
        assert (tmp_path / "out" / "ratings.svg").exists()
    resumed = arena(tmp_path / "out", **environment)
    assert resumed.returncode == 0, resumed.stderr
    straight = arena(tmp_path / "straight", **environment)
    both = [json.loads(done.stdout) for done in (resumed, straight)]
    for told in both:
        assert told["games"] == 12
        for row in told["bots"]:
            del row["ms_median"], row["ms_p95"]
        del told["memory_mb"]
    assert both[0] == both[1]
    kept = (tmp_path / "out" / GAMES).read_text().splitlines()
    assert kept[: len(lines)] == lines
    assert sorted(json.loads(line)["game"] for line in kept) == list(range(1, 13))
