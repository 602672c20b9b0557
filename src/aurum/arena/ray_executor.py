"""A match over several machines: an extra, `pip install "aurum-tabletop[ray]"`.

Inside an actor of Ray a process of its own plays the games, so that a bot which hangs there is
ended as on one machine.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import Any, Final

from aurum.arena.bot_loader import error_text
from aurum.arena.errors import BadMatch
from aurum.arena.match import Match
from aurum.arena.results import Result
from aurum.arena.schedule import Fixture
from aurum.arena.worker import Worker

TRIES: Final = 3
"""How often a game is started again after its machine was lost."""
NO_GAME: Final = 0
"""In place of a game's number: an actor that was lost before it had one."""


class RayExecutor:
    """Actors of a Ray cluster, one for each of its cores."""

    def __init__(self, match: Match, address: str, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise BadMatch("arena-ray-missing") from None
        self.ray: Any = ray
        self.match = match
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (Exception, SystemExit) as problem:
            facts = {"address": address, "problem": error_text(problem)}
            raise BadMatch("arena-ray-closed", facts) from None
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.actor: Any = ray.remote(num_cpus=1)(Worker)
        self.actors: list[Any] = []

    def check(self) -> None:
        """On one machine of the cluster."""
        self._ask(self._start_actor().check.remote())

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Result]:
        """A free actor takes the next game; a game whose machine was lost is started again.

        A game is given only to an actor that has begun: one more than the cluster has room for, as
        after a machine has gone, would keep it for ever.
        """
        left = deque(fixtures)
        tried: Counter[int] = Counter()
        free = list(self.actors)
        coming: dict[Any, Any] = {}
        busy: dict[Any, tuple[Any, Fixture | None]] = {}
        while left or busy:
            while len(self.actors) < min(self.workers, len(left) + len(busy)):
                actor = self._start_actor()
                coming[actor.__ray_ready__.remote()] = actor
            while left and free:
                actor, taken = free.pop(), left.popleft()
                tried[taken.game] += 1
                busy[actor.play.remote(taken)] = actor, taken
            (ended,), _ = self.ray.wait([*busy, *coming])
            actor, fixture = busy.pop(ended) if ended in busy else (coming.pop(ended), None)
            try:
                result = self._ask(ended)
            except self.ray.exceptions.RayActorError as problem:
                self.actors.remove(actor)
                tried[NO_GAME] += fixture is None
                if fixture is not None:
                    left.appendleft(fixture)
                number = NO_GAME if fixture is None else fixture.game
                if tried[number] >= TRIES:
                    what = error_text(problem)
                    raise BadMatch("arena-worker", {"game": number, "what": what}) from None
            else:
                free.append(actor)
                if fixture is not None:
                    yield result

    def close(self) -> None:
        """End the actors and disconnect from the cluster."""
        for actor in self.actors:
            self.ray.kill(actor)
        self.ray.shutdown()

    def _start_actor(self) -> Any:
        self.actors.append(self.actor.remote(self.match))
        return self.actors[-1]

    def _ask(self, waiting: Any) -> Any:
        """What an actor answers; `BadMatch` as it was raised there."""
        try:
            return self.ray.get(waiting)
        except self.ray.exceptions.RayTaskError as problem:
            if isinstance(problem.cause, BadMatch):
                raise problem.cause from None
            raise
