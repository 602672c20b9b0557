"""Aurum for those who study play: PettingZoo, Gymnasium and OpenSpiel.

Everything here is an extra: `pip install ".[envs]"`, or `".[openspiel]"`. Importing this
package registers the games with Gymnasium where it is installed; `import aurum.envs.spiel` does so
with OpenSpiel. `docs/research.md` tells what is observed and how actions are numbered.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

__all__ = ["ids", "make", "register"]

VERSIONS: Final = {
    "oriflamme_v1": "aurum/Oriflamme-v1",
    "oriflamme_alliance_v1": "aurum/OriflammeAlliance-v1",
    "oriflamme_mixed_v1": "aurum/OriflammeMixed-v1",
    "orichalque_v1": "aurum/Orichalque-v1",
}
"""What each is called here and by PettingZoo, and what by Gymnasium."""


def ids() -> list[str]:
    """The environments that `make` knows; Gymnasium's are in its own registry."""
    return [f"aurum/{version}" for version in VERSIONS]


def make(name: str, **options: Any) -> Any:
    """A PettingZoo environment: `make("aurum/oriflamme_v1", players=3)`."""
    if name not in ids():
        raise ValueError(f"there is no {name!r}; there are {', '.join(ids())}")
    try:
        module = import_module(f"aurum.envs.{name.removeprefix('aurum/')}")
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f'{missing}: pip install ".[envs]" in Aurum\'s folder brings it'
        ) from None
    return module.env(**options)


def register() -> None:
    """Tell Gymnasium of the games, once."""
    import gymnasium

    for version, name in VERSIONS.items():
        if name not in gymnasium.registry:
            options = {"version": version}
            gymnasium.register(name, entry_point="aurum.envs.one_seat:OneSeat", kwargs=options)


if find_spec("gymnasium") is not None:
    register()
