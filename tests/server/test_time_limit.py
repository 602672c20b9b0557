"""The time that code of a game may take: what it computes counts, not what the machine does."""

from __future__ import annotations

import threading
import time

import pytest

from aurum.server.errors import GameFailure
from aurum.server.workers.time_limit import time_limit

WITHIN = 0.2


def wait(seconds: float) -> None:
    """Use no processor time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(0.01)


def compute() -> None:
    while True:
        pass


def test_who_computes_for_too_long_is_interrupted() -> None:
    with pytest.raises(GameFailure) as failure, time_limit("mine", WITHIN):
        compute()
    assert (failure.value.game, failure.value.why) == ("mine", "slow")


def test_who_begins_right_after_another_is_interrupted_too() -> None:
    with time_limit("mine", 60):
        pass
    with pytest.raises(GameFailure), time_limit("mine", WITHIN):
        compute()


@pytest.mark.skipif(
    not hasattr(time, "pthread_getcpuclockid"), reason="the system tells no time of a thread"
)
def test_what_others_compute_does_not_count() -> None:
    ended = threading.Event()

    def busy() -> None:
        while not ended.is_set():
            pass

    other = threading.Thread(target=busy)
    other.start()
    try:
        with time_limit("mine", WITHIN, patience=1000):
            wait(3 * WITHIN)
    finally:
        ended.set()
        other.join()


@pytest.mark.parametrize("patience", [1, 3])
def test_who_waits_for_too_long_is_interrupted_too(patience: float) -> None:
    with pytest.raises(GameFailure) as failure, time_limit("mine", WITHIN, patience):
        wait(1000)
    assert failure.value.why == "slow"
