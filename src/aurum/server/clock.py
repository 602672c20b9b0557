"""Who has how long. Pure arithmetic in the house's own time, in milliseconds.

The house's time stands still while the server is down, and so do all clocks.
"""

from __future__ import annotations

from aurum.server.entries import ClockRules

NOBODY = -1


class Clock:
    """The clocks of a table's seats. At most one of them runs."""

    __slots__ = ("left", "rules", "running", "since", "spares")

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds * 1000] * seats
        """What each seat had when its clock last stopped."""
        self.running = NOBODY
        self.since = 0
        self.spares: list[int] = []
        """What was left at each choice that can still be taken back."""

    def clone(self) -> Clock:
        """An independent copy."""
        other = Clock(self.rules, 0)
        other.left, other.spares = self.left[:], self.spares[:]
        other.running, other.since = self.running, self.since
        return other

    @property
    def ticks(self) -> bool:
        """Whether anybody has to hurry here."""
        return self.rules.kind != "none"

    def run(self, seat: int, time: int) -> None:
        """From now on this seat thinks, or `NOBODY` does."""
        self.stop(time)
        self.running = seat if self.ticks else NOBODY

    def stop(self, time: int) -> None:
        """Note what is left on the clock that runs, and let it run no more."""
        if self.running != NOBODY:
            self.left[self.running] = self.left_now(self.running, time)
        self.running = NOBODY
        self.since = time

    def left_now(self, seat: int, time: int) -> int:
        """What a seat has left at this moment."""
        used = time - self.since if seat == self.running else 0
        return max(0, self.left[seat] - max(0, used))

    def deadline(self) -> int | None:
        """The moment at which the seat that thinks is too late."""
        return None if self.running == NOBODY else self.since + self.left[self.running]

    # What happens at the table

    def chose(self, seat: int, time: int) -> None:
        """A choice was made: a bank grows, and the time for a decision starts afresh."""
        self.stop(time)
        self.spares.append(self.left[seat])
        self.left[seat] = self._after_choice(self.left[seat])

    def _after_choice(self, left: int) -> int:
        bank = self.rules.kind == "bank"
        return left + self.rules.increment * 1000 if bank else self.rules.seconds * 1000

    def undone(self, seat: int, choices: int, time: int) -> None:
        """The last choices were taken back, and the clock is as if they had not been made.

        So nobody gains time by it, or it could be done for ever; and nobody else has lost any.
        """
        if self.running != seat:
            self.running = NOBODY
        self.stop(time)
        spares = self.spares[len(self.spares) - choices :]
        del self.spares[len(self.spares) - choices :]
        ends = [*spares[1:], self.left[seat]]
        used = sum(
            max(0, self._after_choice(spare) - end) for spare, end in zip(spares, ends, strict=True)
        )
        self.left[seat] = max(0, spares[0] - used)

    def settle(self) -> None:
        """What was chosen so far can no longer be taken back."""
        self.spares.clear()

    def bot_chose(self, seat: int, time: int) -> None:
        """A bot has chosen for a seat: its next decision is a new one, and nothing is undone."""
        self.stop(time)
        self.settle()
        if self.rules.kind != "bank":
            self.left[seat] = self.rules.seconds * 1000

    def refill(self, seat: int) -> None:
        """A person comes back; if their time was up, with time for at least a choice."""
        if self.left[seat]:
            return  # or to leave and come back would be a way to gain time
        if self.rules.kind == "bank":
            self.left[seat] = max(self.rules.increment * 1000, 10_000)
        else:
            self.left[seat] = self.rules.seconds * 1000
