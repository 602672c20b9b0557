"""This change against main: the same random plays by both, in turns, in one run.

`python3 dev.py bench --against [REVISION]` compiles both; the checks compare the sources as they
stand, which takes seconds. It reports and never fails: a machine varies, and only a person can
say whether a change was worth what it costs.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "against"
ROUNDS = 5
TABLES = (("oriflamme", "base", 60), ("oriflamme", "alliance", 60), ("orichalque", "", 10))
"""A game, its set, and how many plays a round has."""

PLAY = """
import sys, time
from random import Random
import aurum
from aurum.engine import play_out
name, chosen, plays = sys.argv[1], sys.argv[2], int(sys.argv[3])
given = {"players": 4, **({"set": chosen} if chosen else {})}
game = aurum.game(name)
began = time.process_time()
for seed in range(plays):
    play_out(game.start(Random(seed), **given), Random(seed))
print(time.process_time() - began)
"""


def git(*arguments: str) -> bytes | None:
    """What git answers, or nothing."""
    try:
        asked = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
    except FileNotFoundError:
        return None
    return asked.stdout if asked.returncode == 0 else None


def commit(revision: str) -> str:
    """The commit that a name stands for; empty if there is none."""
    return (
        (git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}") or b"").decode().strip()
    )


def base() -> str:
    """Where this change left main; on main itself, what was there before the last commit."""
    here = commit("HEAD")
    for branch in ("origin/main", "main"):
        left = (git("merge-base", "HEAD", branch) or b"").decode().strip()
        if left and left != here:
            return left
    return commit("HEAD~1")


def tree(revision: str) -> Path:
    """The sources of a commit, unpacked beside ours."""
    folder = KEPT / revision[:12]
    if not folder.is_dir():
        paths = ["src", "compile_rules.py"]
        packed = git("archive", "--format=tar", revision, *paths)
        if packed is None:
            packed = git("archive", "--format=tar", revision, "src")
        if packed is None:
            raise SystemExit(f"git cannot show what {revision} was")
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def rules(folder: Path) -> str:
    """What the rules of a tree are."""
    found = hashlib.sha256()
    for package in ("engine", "games", "oriflamme", "orichalque"):
        for path in sorted((folder / "src" / "aurum" / package).rglob("*.py")):
            found.update(path.read_bytes())
    return found.hexdigest()


def compile_rules(folder: Path) -> None:
    """Compile what can be compiled of a tree."""
    script = folder / "compile_rules.py"
    if script.is_file():
        subprocess.run([sys.executable, str(script)], cwd=folder, stdout=sys.stderr)


def measure(folder: Path, table: tuple[str, str, int], compiled: bool) -> float:
    """How long a round takes there, in seconds of computing."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder / "src"),
        "AURUM_PURE": "" if compiled else "1",
    }
    command = [sys.executable, "-c", PLAY, *map(str, table)]
    ran = subprocess.run(
        command, env=environment, capture_output=True, text=True, cwd=folder, check=True
    )
    return float(ran.stdout)


def compare(before: Path, compiled: bool) -> None:
    """Print a line for each table."""
    for table in TABLES:
        name = " ".join(part for part in table[:2] if part)
        pairs = []
        try:
            for _ in range(ROUNDS):
                pairs.append((measure(before, table, compiled), measure(ROOT, table, compiled)))
        except subprocess.CalledProcessError as problem:
            last = problem.stderr.strip().splitlines()[-1:] or ["it says nothing"]
            print(f"{name}: cannot be compared ({last[0]})")
            continue
        times = sorted(was / now for was, now in pairs)
        best = min(was for was, _ in pairs) / min(now for _, now in pairs)
        print(
            f"{name}: {median(times):.2f} times as fast (best against best {best:.2f}; "
            f"rounds {times[0]:.2f} to {times[-1]:.2f})"
        )


def main() -> int:
    """Compare, if there is something to compare with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", default="", help="what to compare with")
    parser.add_argument("--pure", action="store_true", help="the sources as they stand")
    chosen = parser.parse_args()
    revision = commit(chosen.revision) if chosen.revision else base()
    if not revision:
        print(f"There is no {chosen.revision or 'earlier commit'} here to compare with.")
        return 0
    before = tree(revision)
    if rules(before) == rules(ROOT):
        print(f"The rules are those of {revision[:12]}: nothing to compare.")
        return 0
    if not chosen.pure:
        compile_rules(before)
    build = "uncompiled" if chosen.pure else "compiled where there is a compiler"
    print(f"Random play by four, {build}, against {revision[:12]}, {ROUNDS} rounds each in turns:")
    compare(before, compiled=not chosen.pure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
