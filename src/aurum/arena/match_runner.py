"""Plays a match from its first game, or from where it was interrupted, to its last."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from aurum.arena.executors import Executor, InProcessExecutor, ProcessExecutor
from aurum.arena.match import Match
from aurum.arena.report import MatchReport, report_on
from aurum.arena.results import Result
from aurum.arena.results_log import ResultsLog

Watch = Callable[[int, int], None]
"""Called with the number of finished games, and of all."""


def play(
    match: Match,
    out: str | Path | None = None,
    *,
    workers: int | None = None,
    ray: str | None = None,
    watch: Watch | None = None,
) -> MatchReport:
    """Play a match and report on it.

    With `out`, every game is written down in that folder as it ends, and games that stand there
    already are not played again. `workers` processes play at once, one for each core if nothing is
    said; 0 plays in this process, where nobody can end a bot that hangs. So do bots that were
    handed over rather than named, if nothing is said: other processes might not find their classes.
    With `ray`, the address of a cluster, its machines play. A gauntlet ends when it is decided;
    what other processes are at by then is not finished.
    """
    if workers is not None and workers < 0:
        raise ValueError(f"no fewer than 0 processes can play, not {workers}")
    if workers is None and match.own and ray is None:
        workers = 0
    with ExitStack() as stack:
        log = stack.enter_context(ResultsLog(Path(out), match)) if out is not None else None
        done: dict[int, Result] = log.results if log else {}
        left = [fixture for fixture in match.fixtures() if fixture.game not in done]
        judge = match.judge()
        if judge:
            for result in done.values():
                judge.add(result)
        if left and not (judge and judge.decided):
            executor = _executor(match, min(workers, len(left)) if workers else workers, ray)
            stack.callback(executor.close)
            executor.check()
            if watch:
                watch(len(done), match.games)
            for result in executor.play(left):
                if log:
                    log.add(result)
                else:
                    done[result.game] = result
                if watch:
                    watch(len(done), match.games)
                if judge:
                    judge.add(result)
                    if judge.decided:
                        break
        return report_on(match, done.values())


def _executor(match: Match, workers: int | None, ray: str | None) -> Executor:
    if ray is not None:
        from aurum.arena.ray_executor import RayExecutor  # an extra

        return RayExecutor(match, ray, workers)
    return InProcessExecutor(match) if workers == 0 else ProcessExecutor(match, workers)
