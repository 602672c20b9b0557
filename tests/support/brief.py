"""How often something is tried.

The tests are run on both builds. The second run, on the sources as they stand, is several times
slower, so that there what is tried over and over, or at many tables and in every language, is tried
less often: `often(50, 10)`; and what is the browser's own affair, whatever house it talks to, is
not looked at again. No test is left out. Where there is one build alone, and before a release,
everything is tried as often as it should be.
"""

from __future__ import annotations

import os
from typing import Final

ASKED: Final = "AURUM_BRIEF"
BRIEF: Final = os.environ.get(ASKED) == "1"


def often(times: int, briefly: int) -> int:
    """So many times; in a brief run, so many."""
    return briefly if BRIEF else times
