"""How a server is to be run: by the command line, else by the environment, else by defaults.

Every option of `aurum serve` and every field of `ServerSettings` can be set by a variable, such as
`bot_pause` by `AURUM_BOT_PAUSE`.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from aurum.cli import variables
from aurum.engine import AurumError
from aurum.server.settings import ServerSettings

HOST: Final = "0.0.0.0"
PORT: Final = 8717
LEVELS: Final = ("debug", "info", "warning", "error")
LEVEL: Final = "warning"

MOST_PORT: Final = 65_535
MOST: Final = 10**12
LEAST: Final = 0.001
"""Of a time or a rate. Nothing at all makes sense only for a few."""
MAY_BE_ZERO: Final = ("bot_pause", "bot_workers", "absent_after", "unload_after")
PORTS_OF: Final = {"http": 80, "https": 443}

Environment = Mapping[str, str]


class Serving(NamedTuple):
    """Everything that can be said about a server before it opens."""

    host: str
    port: int
    level: str
    settings: ServerSettings


def read_serving(chosen: argparse.Namespace, environment: Environment) -> Serving:
    """What was asked for; `AurumError` says what of it cannot be."""
    settings = read_settings(environment)
    given = chosen.public_url or settings.public_url
    settings = msgspec.structs.replace(
        settings,
        data=data_folder(chosen.data, environment),
        public_url=read_url(given) if given else "",
        network_url=read_url(settings.network_url) if settings.network_url else "",
    )
    host = chosen.host or environment.get(variables.HOST) or HOST
    return Serving(host, _port(chosen, environment), _level(chosen, environment), settings)


def default_data() -> Path:
    """Where programs keep data on this system."""
    return user_data_path("aurum", appauthor=False)


def data_folder(chosen: Path | None, environment: Environment) -> Path:
    """The folder of the server's data."""
    if chosen is not None:
        return chosen
    named = environment.get(variables.DATA)
    return Path(named).expanduser() if named else default_data()


def read_settings(environment: Environment) -> ServerSettings:
    """The settings of the server; an empty variable counts as none."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(ServerSettings):
        name = variables.SETTINGS[field.name]
        if given := environment.get(name):
            found[field.name] = _read(field.type, name, given, field.name in MAY_BE_ZERO)
    return ServerSettings(**found)


def _read(kind: Any, name: str, given: str, zero: bool) -> object:
    if kind is int:
        return _whole(name, given, 0 if zero else 1, MOST)
    if kind is float:
        low = 0 if zero else LEAST
        if not re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,12})?", given) or float(given) < low:
            raise AurumError("serve-bad-number", {"name": name, "given": given, "low": str(low)})
        return float(given)
    return kind(given)


def _whole(name: str, given: str, low: int, high: int) -> int:
    if not re.fullmatch(r"[0-9]{1,13}", given) or not low <= int(given) <= high:
        facts = {"name": name, "given": given, "low": str(low), "high": str(high)}
        raise AurumError("serve-bad-whole", facts)
    return int(given)


def _port(chosen: argparse.Namespace, environment: Environment) -> int:
    name, given = _first(chosen.port, "--port", environment, variables.PORT)
    return _whole(name, given or str(PORT), 0, MOST_PORT)


def _level(chosen: argparse.Namespace, environment: Environment) -> str:
    name, given = _first(chosen.log_level, "--log-level", environment, variables.LOG_LEVEL)
    level = (given or LEVEL).lower()
    if level not in LEVELS:
        facts = {"name": name, "given": given, "allowed": ", ".join(LEVELS)}
        raise AurumError("serve-bad-word", facts)
    return level


def _first(
    typed: str | None, option: str, environment: Environment, variable: str
) -> tuple[str, str]:
    """What counts, and the name by which it was given."""
    return (variable, environment.get(variable, "")) if typed is None else (option, typed)


def read_url(given: str) -> str:
    """The address of a server as browsers write it, which is how they say where they come from."""
    try:
        parts = urlsplit(given.strip())
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:
        raise AurumError("serve-bad-url", {"given": given}) from None
    more = parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc
    if more or parts.scheme not in PORTS_OF or not re.fullmatch(r"[0-9a-z._:-]+", host):
        raise AurumError("serve-bad-url", {"given": given})
    usual = port is None or port == PORTS_OF[parts.scheme]
    return f"{parts.scheme}://{bracketed(host)}{'' if usual else f':{port}'}"


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host
