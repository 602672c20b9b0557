"""Rate limits by token bucket, and limits on concurrent connections."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from aurum.server.errors import RequestError

LARGEST_BODY = 500_000
"""Bytes of a request's body, and of a stored record, which is the largest body."""


class Rate(NamedTuple):
    """A rate per second in the long run, and how many may come at once."""

    per_second: float
    burst: int


class Bucket:
    """A token bucket for one connection, address or guest."""

    __slots__ = ("_full_at", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self._full_at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; if so it is counted."""
        start = max(self._full_at, now)
        if start - now > (self.rate.burst - 1) / self.rate.per_second:
            return False
        self._full_at = start + 1 / self.rate.per_second
        return True

    def full(self, now: float) -> bool:
        """Whether the bucket is full again, so that it can be deleted."""
        return self._full_at <= now


GUESTS_PER_ADDRESS = 5
"""An address may do as much as this many guests."""


class Limits:
    """A bucket for each address or guest, deleted some time after it is full again."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._sweep_at = 1000

    def check(self, who: str) -> None:
        """Count one request, or refuse it."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._sweep_at:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full(now)}
                self._sweep_at = max(1000, 2 * len(self._buckets))
            bucket = self._buckets[who] = Bucket(self.rate, now)
        if not bucket.take(now):
            raise RequestError("server-too-fast", status=429)


class GuestLimits:
    """A limit for each guest, and a wider one for each address, since one can become many
    guests."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._by_guest = Limits(rate)
        self._by_address = Limits(
            Rate(GUESTS_PER_ADDRESS * rate.per_second, GUESTS_PER_ADDRESS * rate.burst)
        )

    def check(self, guest: str, address: str) -> None:
        """Count one request, or refuse it."""
        self._by_guest.check(guest)
        self._by_address.check(address)


class ConcurrencyLimit:
    """A limit on how many connections an address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        """Whether one more is allowed; if so it is counted."""
        if self._counts[address] >= self.most:
            return False
        self._counts[address] += 1
        return True

    def release(self, address: str) -> None:
        """Uncount one that has ended."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
