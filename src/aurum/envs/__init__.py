"""Aurum for those who study play: PettingZoo, Gymnasium and OpenSpiel.

Everything here is an extra: `pip install ".[envs]"`, or `".[openspiel]"`. Importing this
package registers the games with Gymnasium where it is installed; `import aurum.envs.spiel` does so
with OpenSpiel. An attribute such as `game_v1` has what PettingZoo's own modules have: `env`,
`raw_env` and `parallel_env`. `docs/research.md` tells what is observed, and how actions are
numbered.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

__all__ = ["ids", "make", "register"]


def ids() -> list[str]:
    """The environments that `make` knows; Gymnasium's are in its own registry."""
    return [f"aurum/{name}" for name in _versions()]


def make(name: str, **options: Any) -> Any:
    """A PettingZoo environment by its id, with options of its game."""
    if name not in ids():
        raise ValueError(f"there is no {name!r}; there are {', '.join(ids())}")
    return _env_module(name.removeprefix("aurum/")).env(**options)


def register() -> None:
    """Tell Gymnasium of the games, once."""
    import gymnasium

    for name, known in _versions().items():
        if known.version.gymnasium not in gymnasium.registry:
            entry = "aurum.envs.one_seat:OneSeat"
            gymnasium.register(known.version.gymnasium, entry_point=entry, kwargs={"version": name})


def __getattr__(name: str) -> Any:
    if name.rpartition("_v")[2].isdigit() and name in _versions():
        return _env_module(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *_versions()]


def _env_module(name: str) -> Any:
    try:
        from aurum.envs.zoo import EnvModule
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(_MISSING.format(missing)) from None
    return EnvModule(name)


def _versions() -> Any:
    try:
        from aurum.envs.versions import versions
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(_MISSING.format(missing)) from None
    return versions()


_MISSING = '{}: pip install ".[envs]" in Aurum\'s folder brings it'

if find_spec("gymnasium") is not None:
    register()
