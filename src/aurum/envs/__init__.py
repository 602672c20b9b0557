"""Aurum for those who study play: PettingZoo, Gymnasium and OpenSpiel.

Everything here is an extra: `pip install "aurum-tabletop[envs]"`, or `[openspiel]`. Importing this
package registers the games with Gymnasium where it is installed; `import aurum.envs.spiel` does so
with OpenSpiel. An attribute such as `game_v1` has what PettingZoo's own modules have: `env`,
`raw_env` and `parallel_env`. `docs/research.md` says what is observed, and how actions are
numbered.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aurum.envs.batch import BatchEnv as BatchEnv
    from aurum.envs.encoding import Encoding as Encoding
    from aurum.envs.encoding import encoding_of as encoding_of
    from aurum.envs.one_seat import OneSeat as OneSeat
    from aurum.envs.one_seat_vector import OneSeatVector as OneSeatVector
    from aurum.envs.puffer import PufferTables as PufferTables

__all__ = [
    "BatchEnv",
    "Encoding",
    "OneSeat",
    "OneSeatVector",
    "PufferTables",
    "encoding_of",
    "ids",
    "make",
    "register",
]

_PARTS = {
    "BatchEnv": "batch",
    "Encoding": "encoding",
    "OneSeat": "one_seat",
    "OneSeatVector": "one_seat_vector",
    "PufferTables": "puffer",
    "encoding_of": "encoding",
}
"""Names that are loaded when they are first asked for, because they need the extra."""


def ids() -> list[str]:
    """The environments that `make` knows; Gymnasium's are in its own registry."""
    return [f"aurum/{name}" for name in _versions()]


def make(name: str, **options: Any) -> Any:
    """A PettingZoo environment by its id, with options of its game."""
    if name not in ids():
        raise ValueError(f"there is no {name!r}; there are {', '.join(ids())}")
    return _env_module(name.removeprefix("aurum/")).env(**options)


def register() -> None:
    """Register the games with Gymnasium, once."""
    import gymnasium

    for name, known in _versions().items():
        if known.version.gymnasium not in gymnasium.registry:
            gymnasium.register(
                known.version.gymnasium,
                entry_point="aurum.envs.one_seat:OneSeat",
                vector_entry_point="aurum.envs.one_seat_vector:OneSeatVector",
                kwargs={"version": name},
            )


def __getattr__(name: str) -> Any:
    if name in _PARTS:
        return _part(name)
    if name.rpartition("_v")[2].isdigit():
        if name in _versions():
            return _env_module(name)
        known = ", ".join(_versions())
        raise AttributeError(f"there is no environment {name!r} in {__name__}; there are {known}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *_versions()]


def _part(name: str) -> Any:
    try:
        module = import_module(f"aurum.envs.{_PARTS[name]}")
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(_MISSING.format(missing)) from None
    return getattr(module, name)


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


_MISSING = '{}: pip install "aurum-tabletop[envs]" brings it'

if find_spec("gymnasium") is not None:
    register()
