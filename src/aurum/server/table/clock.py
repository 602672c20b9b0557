"""Who has how long. Pure arithmetic in the server's own time, in milliseconds.

The server's time stands still while the server is down, and so do all clocks.
"""

from __future__ import annotations

from aurum.server.table.entries import ClockRules

NOBODY = -1


class Clock:
    """The clocks of a table's seats. At most one of them runs."""

    __slots__ = ("gone", "left", "rules", "running", "since", "spares", "strict")

    def __init__(self, rules: ClockRules, seats: int, strict: bool = True) -> None:
        self.rules = rules
        self.strict = strict
        """Whether it costs time to take back or to come back; in a game from an older log not."""
        self.left = [rules.seconds * 1000] * seats
        """What each seat had when its clock last stopped."""
        self.running = NOBODY
        self.since = 0
        self.spares: list[int] = []
        """What was left at each choice that can still be taken back."""
        self.gone: dict[int, int] = {}
        """Since when a bot thinks about the very decision that a seat's person has left to it."""

    def clone(self) -> Clock:
        """An independent copy."""
        other = Clock(self.rules, 0, self.strict)
        other.left, other.spares, other.gone = self.left[:], self.spares[:], self.gone.copy()
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

        So nobody gains time by it, or it could be done for ever; and nobody else has lost any:
        what went by since the choice, while others or bots thought, is time of who takes it back.
        """
        waited = 0
        if self.running != seat:
            waited = max(0, time - self.since) if self.strict else 0
            self.running = NOBODY
        self.stop(time)
        self.gone.clear()  # what others were asked they are not asked any more
        spares = self.spares[len(self.spares) - choices :]
        del self.spares[len(self.spares) - choices :]
        ends = [*spares[1:], self.left[seat]]
        used = sum(
            max(0, self._after_choice(spare) - end) for spare, end in zip(spares, ends, strict=True)
        )
        self.left[seat] = max(0, spares[0] - used - waited)

    def settle(self) -> None:
        """What was chosen so far can no longer be taken back."""
        self.spares.clear()

    def bot_chose(self, seat: int, time: int) -> None:
        """A bot has chosen for a seat: its next decision is a new one, and nothing is undone."""
        self.stop(time)
        self.settle()
        self.gone.pop(seat, None)
        if self.rules.kind != "bank":
            self.left[seat] = self.rules.seconds * 1000

    def left_to_bot(self, seat: int, time: int) -> None:
        """A person goes; if it is they who are asked, a bot thinks about that from now on."""
        if self.strict and self.running == seat:
            self.gone[seat] = time

    def back(self, seat: int, time: int) -> None:
        """A person comes back.

        If the bot has not chosen yet, they go on with their own decision, and the time in between
        was theirs: to leave and come back would else stop the clock, and could be done for ever.
        So whoever is back at once loses no more than they were away. Those whose time was up
        before have time for at least a choice.
        """
        if seat in self.gone:
            away = max(0, time - self.gone.pop(seat))
            self.left[seat] = max(0, self.left[seat] - away)
        elif not self.left[seat]:
            self._refill(seat)

    def _refill(self, seat: int) -> None:
        if self.rules.kind == "bank":
            self.left[seat] = max(self.rules.increment * 1000, 10_000)
        else:
            self.left[seat] = self.rules.seconds * 1000

    def resume(self, time: int) -> None:
        """The table had been put away, and no time went by for anybody."""
        self.stop(time)
        self.gone = dict.fromkeys(self.gone, time)
