"""The clocks of a table: pure arithmetic in the server's own time, in milliseconds.

The server's time does not advance while the server is down, and neither do the clocks.
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
        """Whether undoing and returning cost the time that has passed. False in games of older
        logs."""
        self.left = [rules.seconds * 1000] * seats
        """What each seat had when its clock last stopped."""
        self.running = NOBODY
        self.since = 0
        self.spares: list[int] = []
        """What was left at each choice that can still be taken back."""
        self.gone: dict[int, int] = {}
        """For each seat whose person left during their own decision, when the bot took it over."""

    def clone(self) -> Clock:
        """An independent copy."""
        other = Clock(self.rules, 0, self.strict)
        other.left, other.spares, other.gone = self.left[:], self.spares[:], self.gone.copy()
        other.running, other.since = self.running, self.since
        return other

    @property
    def ticks(self) -> bool:
        """Whether the table has clocks."""
        return self.rules.kind != "none"

    def run(self, seat: int, time: int) -> None:
        """Stop the running clock and start this seat's, or none for `NOBODY`."""
        self.stop(time)
        self.running = seat if self.ticks else NOBODY

    def stop(self, time: int) -> None:
        """Stop the running clock, and keep what is left on it."""
        if self.running != NOBODY:
            self.left[self.running] = self.left_now(self.running, time)
        self.running = NOBODY
        self.since = time

    def left_now(self, seat: int, time: int) -> int:
        """What a seat has left at this time."""
        used = time - self.since if seat == self.running else 0
        return max(0, self.left[seat] - max(0, used))

    def deadline(self) -> int | None:
        """The time at which the running clock is used up; None if none runs."""
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

        The time since the choice, while others or bots thought, counts for the seat that undoes
        it. So undoing gains no time, or it could be repeated for ever, and costs others none.
        """
        waited = 0
        if self.running != seat:
            waited = max(0, time - self.since) if self.strict else 0
            self.running = NOBODY
        self.stop(time)
        self.gone.clear()  # the decisions that others had left are undone
        spares = self.spares[len(self.spares) - choices :]
        del self.spares[len(self.spares) - choices :]
        ends = [*spares[1:], self.left[seat]]
        used = sum(
            max(0, self._after_choice(spare) - end) for spare, end in zip(spares, ends, strict=True)
        )
        self.left[seat] = max(0, spares[0] - used - waited)

    def settle(self) -> None:
        """Forget what undoing would restore: the choices so far can no longer be undone."""
        self.spares.clear()

    def bot_chose(self, seat: int, time: int) -> None:
        """A bot chose for a seat. Its choice cannot be undone, and the next decision has full
        time."""
        self.stop(time)
        self.settle()
        self.gone.pop(seat, None)
        if self.rules.kind != "bank":
            self.left[seat] = self.rules.seconds * 1000

    def left_to_bot(self, seat: int, time: int) -> None:
        """A person leaves their seat to a bot. If it is their decision, note when."""
        if self.strict and self.running == seat:
            self.gone[seat] = time

    def back(self, seat: int, time: int) -> None:
        """A person comes back.

        If the bot has not chosen yet, the decision is theirs again and the time they were away is
        taken off their clock; otherwise leaving and returning would stop it. A person whose time
        was used up gets enough for a choice.
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
        """The table was archived; that time counts for no seat."""
        self.stop(time)
        self.gone = dict.fromkeys(self.gone, time)
