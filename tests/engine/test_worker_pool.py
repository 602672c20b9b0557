"""WorkerPool that stay: the same plays, whatever happens to one of them, and none outlives us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path
from threading import Event, Thread
from time import sleep

import pytest
from support.odd_policies import Bad, Deadly, Held, Interrupted, Slow, first

import aurum
from aurum.engine import WorkerPool, play_batch, playouts
from aurum.engine.worker import PoolClosed
from aurum.engine.worker_pool import ProcessLost, ignore_sigint
from aurum.games.oriflamme.rules.state import OriflammeState

POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and forks of Unix")


def written(states: list[OriflammeState]) -> list[str]:
    return [aurum.game("oriflamme").write_position(state) for state in states]


def test_processes_stay_from_one_batch_to_the_next() -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=3)] * 5
    with WorkerPool(2) as pool:
        assert not active_children()  # nothing is started before there is work
        helpers = []
        for seed in range(3):
            ends = written(play_batch(states, first, seed=seed))
            shared = play_batch(states, first, seed=seed, processes=pool)
            assert written(shared) == ends
            helpers.append({child.pid for child in active_children()})
        options = game.options({"players": 3})
        plays = list(playouts(game, options, 20, 1, processes=pool))
        assert plays == list(playouts(game, options, 20, 1))
        helpers.append({child.pid for child in active_children()})
        assert len(helpers[0]) == 2
        assert helpers == helpers[:1] * 4
    assert not active_children()


def test_two_who_share_the_same_processes_do_not_disturb_each_other() -> None:
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    with WorkerPool(2) as pool:
        plays = playouts(game, options, 20, 1, processes=pool)
        some = [next(plays), next(plays)]
        play_batch([game.start(players=3)] * 2, first, processes=pool)
        assert [*some, *plays] == list(playouts(game, options, 20, 1))


def test_processes_that_stay_go_on_after_an_error() -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=players) for players in (3, 3, 4, 4)]
    ends = written(play_batch(states, first))
    with WorkerPool(2) as pool:
        with pytest.raises(LookupError):
            play_batch(states, Bad("raises"), processes=pool)
        shared = play_batch(states, first, processes=pool)
        assert written(shared) == ends


def test_who_closes_the_pool_gets_nothing_half_played(tmp_path: Path) -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=5)] * 20  # more than wait for a reader, so some is not sent yet
    asked = tmp_path / "asked"
    asked.touch()
    results: list[object] = []
    pool = WorkerPool(2)

    def play() -> None:
        try:
            results.append(play_batch(states, Slow(asked), processes=pool))
        except RuntimeError as problem:
            results.append(str(problem))

    player = Thread(target=play)
    player.start()
    while not asked.stat().st_size:
        sleep(0.01)
    pool.close()
    player.join()
    assert results == [str(PoolClosed())]
    assert asked.stat().st_size < 40  # of some eighty in each of the two parts
    assert not active_children()
    with pytest.raises(PoolClosed, match="closed"):
        play_batch(states, first, processes=pool)
    with pytest.raises(ValueError, match="not 0"):
        WorkerPool(0)


def test_a_batch_outlives_any_number_of_others(tmp_path: Path) -> None:
    states = [aurum.game("oriflamme").start(players=3)] * 2
    go_on = tmp_path / "go on"
    results: list[list[str]] = []
    with WorkerPool(3) as pool:

        def play() -> None:
            results.append(written(play_batch(states, Held(go_on), processes=pool)))

        player = Thread(target=play)
        player.start()
        for _ in range(20):
            play_batch(states, first, processes=pool)
        go_on.touch()
        player.join()
    assert results == [written(play_batch(states, first))]


@pytest.mark.parametrize("kind", ["error", "exit"])
def test_an_error_that_cannot_be_sent_costs_nobody_a_process(kind: str) -> None:
    states = [aurum.game("oriflamme").start(players=4)] * 2
    with WorkerPool(2) as pool:
        for _ in range(2):
            with pytest.raises(RuntimeError, match="the way is lost") as caught:
                play_batch(states, Bad(f"raises an {kind} that cannot be sent"), processes=pool)
            assert "odd_policies.py" in str(caught.value.__cause__)  # where it happened
        assert len(play_batch(states, first, processes=pool)) == 2


def test_if_one_is_lost_so_is_its_batch_and_the_next_starts_others(tmp_path: Path) -> None:
    states = [aurum.game("oriflamme").start(players=3)] * 4
    with WorkerPool(2) as pool:
        with pytest.raises(ProcessLost, match="in the middle of its work"):
            play_batch(states, Deadly(), processes=pool)
        assert written(play_batch(states, first, processes=pool)) == written(
            play_batch(states, first)
        )
    assert not active_children()


def test_an_error_comes_with_its_notes_and_says_where_it_happened() -> None:
    states = [aurum.game("oriflamme").start(players=4)] * 2
    with pytest.raises(LookupError, match="lost") as caught:
        play_batch(states, Bad("raises"), processes=2)
    assert caught.value.__notes__ == ["at a table of four"]
    assert "odd_policies.py" in str(caught.value.__cause__)


def test_an_error_does_not_wait_for_who_is_busy_elsewhere(tmp_path: Path) -> None:
    game = aurum.game("oriflamme")
    states = [game.start(players=players) for players in (3, 4)]
    with pytest.raises(LookupError):  # at the table of four; the other would never end
        play_batch(states, Bad("raises", meanwhile=tmp_path / "never there"), processes=2)
    assert not active_children()


@POSIX
def test_ctrl_c_between_two_batches_is_not_their_affair() -> None:
    states = [aurum.game("oriflamme").start(players=3)] * 4
    with WorkerPool(2) as pool:
        play_batch(states, first, processes=pool)
        helpers = {child.pid for child in active_children()}
        for helper in helpers:
            assert helper is not None
            os.kill(helper, signal.SIGINT)
        assert len(play_batch(states, first, processes=pool)) == 4
        assert {child.pid for child in active_children()} == helpers


@POSIX
def test_a_second_ctrl_c_does_not_interrupt_what_the_first_has_begun() -> None:
    states = [aurum.game("oriflamme").start(players=3)] * 4
    with WorkerPool(2) as pool:
        for _ in range(2):
            ends = play_batch(states, Interrupted(), processes=pool)
            assert written(ends) == written(play_batch(states, first))
    assert not active_children()


@POSIX
def test_ctrl_c_waits_until_a_process_has_started() -> None:
    """Also if another thread gets the signal, as it does while this one blocks it."""
    done = Event()
    other = Thread(target=done.wait)
    other.start()
    reached = []

    def start() -> None:
        with ignore_sigint():
            os.kill(os.getpid(), signal.SIGINT)
            Event().wait(0.2)
            reached.append("the end")

    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        done.set()
        other.join()
    assert reached
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@POSIX
@pytest.mark.parametrize("at", ["work", "rest"])
def test_none_outlives_whoever_started_it(at: str, tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    paths = os.pathsep.join([str(Path(aurum.__file__).parents[1]), str(Path(__file__).parents[1])])
    killed = subprocess.run(
        [sys.executable, str(script), at, str(tmp_path / "never there")],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,  # which is at its end when nobody holds it any more
        stderr=subprocess.DEVNULL,
        timeout=60,
    )
    assert killed.returncode == -signal.SIGKILL
    assert killed.stdout == b"working\n" if at == "work" else killed.stdout == b"resting\n"


KILLED = """
import os, signal, sys, threading
import aurum
from multiprocessing import active_children
from support.odd_policies import Held, first
from pathlib import Path

def kill():
    while len(active_children()) < 2: pass
    print("working", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    states = [aurum.game("oriflamme").start(players=3)] * 4
    with aurum.WorkerPool(2) as pool:
        if sys.argv[1] == "work":
            threading.Thread(target=kill).start()
            aurum.play_batch(states, Held(Path(sys.argv[2])), processes=pool)
        aurum.play_batch(states, first, processes=pool)
        print("resting", flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""


@POSIX
def test_they_work_only_for_whoever_started_them() -> None:
    states = [aurum.game("oriflamme").start(players=3)] * 2
    with WorkerPool(2) as pool:
        play_batch(states, first, processes=pool)
        forked = os.fork()
        if not forked:
            with_us = 1
            try:
                play_batch(states, first, processes=pool)
            except RuntimeError:
                pool.close()
                with_us = 0
            os._exit(with_us)
        assert os.waitstatus_to_exitcode(os.waitpid(forked, 0)[1]) == 0
        assert len(play_batch(states, first, processes=pool)) == 2


def test_many_may_be_under_way_at_a_time_and_some_be_given_up() -> None:
    game = aurum.game("oriflamme")
    options = game.options({"players": 3})
    with WorkerPool(2) as pool:
        readers = [playouts(game, options, 12, 0, processes=pool) for _ in range(40)]
        for reader in readers:
            assert next(reader).number == 0
        del readers[1:-1], reader
        for reader in readers:
            assert [play.number for play in reader] == list(range(1, 12))
        assert len(list(playouts(game, options, 12, 0, processes=pool))) == 12


@pytest.mark.parametrize("wrong", ["2", 2.0, None])
def test_a_number_of_processes_is_a_whole_number(wrong: int) -> None:
    with pytest.raises(TypeError, match="integer"):
        WorkerPool(wrong)
    with pytest.raises(TypeError, match="integer"):
        play_batch([aurum.game("oriflamme").start(players=3)], first, processes=wrong)
