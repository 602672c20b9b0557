"""Work shared among processes, given back in its order; whatever happens, none of them stays."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.synchronize import Event

AHEAD: Final = 3
"""How many pieces for each process may wait for whoever reads the results, and no more."""

R = TypeVar("R")

_over: Event | None = None
"""In a process that helps: set when nobody waits for what it does any more."""


def shared(
    work: Callable[..., R], pieces: Iterable[tuple[Any, ...]], processes: int
) -> Generator[R, None, None]:
    """Let processes do the pieces, a few ahead of whoever reads; an error is raised at once."""
    from concurrent.futures import ProcessPoolExecutor  # most never need it
    from multiprocessing import get_context

    spawning = get_context("spawn")
    over = spawning.Event()
    waiting: deque[Future[R]] = deque()
    pool = ProcessPoolExecutor(processes, spawning, _begin, (over,))
    try:
        for piece in pieces:
            waiting.append(pool.submit(work, *piece))
            if len(waiting) == processes * AHEAD:
                yield _first(waiting)
        while waiting:
            yield _first(waiting)
    finally:
        over.set()
        pool.shutdown(cancel_futures=True)


def _first(waiting: deque[Future[R]]) -> R:
    """What came of the first piece; before that, the error of any other."""
    from concurrent.futures import FIRST_COMPLETED, wait

    while not waiting[0].done():
        undone = [piece for piece in waiting if not piece.done()]
        for piece in wait(undone, return_when=FIRST_COMPLETED).done:
            piece.result()
    return waiting.popleft().result()


def _begin(over: Event) -> None:
    global _over
    _over = over


def abandoned() -> bool:
    """Whether this is a process that helps, and nobody waits for it any more."""
    return _over is not None and _over.is_set()


def check_processes(processes: int) -> None:
    """Say what is wrong with a number of processes."""
    if processes < 1:
        raise ValueError(f"at least one process must play, not {processes}")
