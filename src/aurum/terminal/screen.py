"""The terminal itself: printing, clearing, reading a line or a key."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from aurum.terminal.display import LogLine
from aurum.words import Translator

WIDEST = 100
"""Lines longer than this are hard to read, however wide the window."""

GOLD = "#d9a93a"
MINT = "#3fb98f"
DIM = "dim"

# rich breaks lines at no-break spaces. These stand in for them until the lines are broken; nobody
# else uses this corner of Unicode.
_BOUND = {"\u00a0": "\ue0a0", "\u202f": "\ue02f"}
_TO_BOUND = str.maketrans(_BOUND)
_FROM_BOUND = str.maketrans({stand_in: space for space, stand_in in _BOUND.items()})


def bind(text: str) -> str:
    """Keep together what no-break spaces join."""
    return text.translate(_TO_BOUND)


def unbind(text: str) -> str:
    """The no-break spaces back in their places."""
    return text.translate(_FROM_BOUND)


class _Unbound:
    """Something printed after its lines are broken: the no-break spaces return."""

    def __init__(self, child: RenderableType) -> None:
        self.child = child

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.child, options):
            yield Segment(unbind(text), style, control)


class Screen:
    """Where a session is shown. Tests hand in a console that writes to memory, and answers."""

    def __init__(
        self, console: Console | None = None, read: Callable[[], str] | None = None
    ) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._read = read or _read_line
        self.live = read is None and self.console.is_terminal and sys.stdin.isatty()
        """Whether a person sits there: only then is anything cleared or a single key awaited."""

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def colour(self) -> bool:
        """Whether families can be distinguished by colour as well."""
        return self.console.color_system is not None and not self.console.no_color

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(_Unbound(part), width=self.width)

    def clear(self) -> None:
        """Clear the screen for the same person."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def forget(self) -> None:
        """Clear the screen and the scrollback, for another person."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J\x1b[2J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print()

    def line(self, prompt: Text) -> str:
        """A line typed by the person; EOFError where there will be none any more."""
        prompt.end = ""
        self.console.print(_Unbound(prompt), end="")
        answer = self._read()
        if not self.live:
            self.console.print()
        return answer.strip()

    def key(self) -> None:
        """Wait for any key; where keys cannot be had one by one, for a line."""
        if self.live and _read_key():
            return
        self._read()


def _read_line() -> str:
    # sys.stdin rather than input(): with readline about, the next person at the keyboard could
    # call up what the last one typed.
    sys.stdout.flush()
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line


def _read_key() -> bool:
    """Wait for a key without echo; False where this system offers no way to."""
    try:
        import termios
        import tty
    except ImportError:
        return _read_key_windows()
    stream = sys.stdin.fileno()
    before = termios.tcgetattr(stream)
    try:
        tty.setcbreak(stream, termios.TCSAFLUSH)  # what was typed too early must not raise it
        if os.read(stream, 64) in (b"", b"\x04"):  # an arrow key is several bytes at once
            raise EOFError
    finally:
        termios.tcsetattr(stream, termios.TCSAFLUSH, before)
    return True


def _read_key_windows() -> bool:
    try:
        import msvcrt
    except ImportError:
        return False
    getwch: Callable[[], str] = getattr(msvcrt, "getwch")  # noqa: B009 - unknown elsewhere
    if getwch() == "\x03":
        raise KeyboardInterrupt
    return True


def heading(text: str | Text) -> Rule:
    """A ruled heading, quiet."""
    title = Text(text, style=f"bold {GOLD}") if isinstance(text, str) else text
    return Rule(title, align="left", style=DIM, characters="─")


def log_table(lines: Sequence[LogLine]) -> Iterable[RenderableType]:
    """Lines of the log: mark, sentence, gain, rule; rounds as ruled headings."""
    grid: Table | None = None
    for line in lines:
        if line.heading:
            if grid is not None:
                yield grid
            grid = None
            yield heading(line.text)
            continue
        if grid is None:
            grid = Table.grid(padding=(0, 1), expand=True)
            grid.add_column(width=3)
            grid.add_column(ratio=1)
            grid.add_column(justify="right", min_width=2)
            grid.add_column(style=DIM, min_width=7)
        grid.add_row(line.mark, line.text, line.gain, line.rule)
    if grid is not None:
        yield grid


def indented(part: RenderableType, by: int = 2) -> Padding:
    return Padding(part, (0, 0, 0, by))


def decimal(number: float, digits: int, translator: Translator) -> str:
    """A number as the language writes it: with a comma in French and in Russian."""
    digits_text = f"{number:.{digits}f}"
    return digits_text if translator.language == "en" else digits_text.replace(".", ",")


def grid_of(*heads: str) -> Table:
    """A table of numbers under these headings."""
    grid = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        grid.add_column(head, justify="right" if number else "left")
    return grid
