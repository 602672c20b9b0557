"""How often something is tried.

Rules, bots and encoders are tested on both builds. The second run, on the sources as they stand,
is several times slower, so that there what is tried over and over is tried less often:
`often(50, 10)`. No test is left out. Where there is one build alone, and before a release,
everything is tried as often as it should be.

`dev.py soak` runs the tests marked `soak`, and tries what they try much more often, elsewhere each
time: `often(50, 10, soak=5000)`.
"""

from __future__ import annotations

import os
from typing import Final

ASKED: Final = "AURUM_BRIEF"
BRIEF: Final = os.environ.get(ASKED) == "1"
SOAK: Final = os.environ.get("AURUM_SOAK") == "1"


def often(times: int, briefly: int | None = None, *, soak: int | None = None) -> int:
    """So many times; in a brief run, so many; in a soak, so many."""
    if SOAK and soak is not None:
        return soak
    return briefly if BRIEF and briefly is not None else times
