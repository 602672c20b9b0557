"""`aurum serve`: start the server, print its addresses, stop it when asked."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shutil
import signal
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

from aurum import bots
from aurum.terminal.arguments import Commands
from aurum.words import Translator

if TYPE_CHECKING:
    from aurum.cli.serve_settings import Serving

CLOSED: Final = 0
EVERYWHERE: Final = ("0.0.0.0", "::")
HERE_ONLY: Final = ("127.0.0.1", "::1", "localhost")
FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737)."""
WHITE_ON_BLACK: Final = "\x1b[0;97;40m"
"""The blocks of a QR code are its light parts, whatever colours the terminal has otherwise."""
PLAIN: Final = "\x1b[0m"


def add_command(commands: Commands, translator: Translator) -> None:
    """Say what `aurum serve` takes."""
    parser = commands.add_parser(
        "serve",
        help=translator.say("command-serve"),
        description=translator.say("command-serve.more"),
    )
    parser.add_argument("--host", help=translator.say("command-serve-host"))
    parser.add_argument("--port", metavar="N", help=translator.say("command-serve-port"))
    add_data(parser, translator)
    parser.add_argument("--public-url", metavar="URL", help=translator.say("command-serve-public"))
    parser.add_argument("--log-level", metavar="LEVEL", help=translator.say("command-serve-log"))
    parser.add_argument("--qr", action="store_true", help=translator.say("command-serve-qr"))
    parser.set_defaults(run=run)


def add_data(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """The folder of a server, which more than one command asks for."""
    from platformdirs import user_data_dir

    usual = user_data_dir("aurum", appauthor=False).replace("%", "%%")
    explained = translator.say("command-serve-data", path=usual)
    parser.add_argument("--data", type=Path, metavar="DIR", help=explained)


def run(chosen: argparse.Namespace, translator: Translator) -> int:
    """Serve until stopped; being stopped is no failure."""
    from aurum.cli.serve_settings import read_serving

    _warn_of_unknown_variables(translator)
    serving = read_serving(chosen, os.environ)
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    mask = os.umask(0o077)  # no other user of this machine may read the server's data
    try:
        with contextlib.suppress(KeyboardInterrupt):
            _serve(serving, chosen.qr, translator)
    finally:
        os.umask(mask)
        signal.signal(signal.SIGTERM, before)
    return CLOSED


def _warn_of_unknown_variables(translator: Translator) -> None:
    from aurum.cli.variables import unknown_variables

    lines = [
        translator.say(
            "serve-misnamed-variable" if unknown.meant else "serve-unknown-variable",
            unknown._asdict(),
        )
        for unknown in unknown_variables(os.environ)
    ]
    if lines:
        print_lines([*lines, translator.say("serve-variables")], sys.stderr)


def _serve(serving: Serving, qr: bool, translator: Translator) -> None:
    # Here, so that other commands need not load the server.
    import msgspec

    from aurum.server.serve import bind, serve
    from aurum.server.telemetry import log_to_stderr

    sock = bind(serving.host, serving.port)
    port = sock.getsockname()[1]
    log_to_stderr(serving.level)
    bots.warn_if_uncompiled()  # here, since the bots search in workers, which say nothing
    network = ServerAddresses.of(serving, port).network
    settings = msgspec.structs.replace(serving.settings, network_url=network)
    serve(settings, sock, lambda: print_lines(welcome(serving, port, qr, translator)))
    print_lines([translator.say("serve-closed")])


def print_lines(lines: list[str], stream: TextIO | None = None) -> None:
    """Print, to stdout by default; a closed stream does not stop the server."""
    with contextlib.suppress(OSError):
        print("\n".join(lines), flush=True, file=stream)


def welcome(serving: Serving, port: int, qr: bool, translator: Translator) -> list[str]:
    """The addresses of the server, and how it is stopped."""
    place = ServerAddresses.of(serving, port)
    lines = [translator.say("serve-open", url=place.here)]
    if place.network:
        lines.append(translator.say("serve-network", url=place.network))
    if serving.settings.public_url:
        lines.append(translator.say("serve-public", url=place.phones))
    code = draw_code(place.phones, sys.stdout.isatty()) if place.phones else []
    if code and (qr or sys.stdout.isatty()):
        lines += ["", translator.say("serve-scan"), "", *code, ""]
    data = str(serving.settings.data.absolute())
    return [*lines, translator.say("serve-data", path=data), translator.say("serve-stop")]


class ServerAddresses(NamedTuple):
    """The addresses of a server: local, on the network, for a phone; empty where there is none."""

    here: str
    network: str
    phones: str

    @classmethod
    def of(cls, serving: Serving, port: int) -> ServerAddresses:
        """The addresses of a server that listens at this port."""
        from aurum.cli.serve_settings import bracketed

        public = serving.settings.public_url
        if serving.host in HERE_ONLY:
            return cls(f"http://localhost:{port}", "", public)
        if serving.host not in EVERYWHERE:
            here = f"http://{bracketed(serving.host)}:{port}"
            return cls(here, "", public or here)
        network = "" if public else serving.settings.network_url
        if not public and not network and (own := own_address()):
            network = f"http://{own}:{port}"
        return cls(f"http://localhost:{port}", network, public or network)


def own_address() -> str:
    """The address of this machine on its network; empty if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)  # sends nothing, but makes the system choose an address
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith(("127.", "0.")) else found


def draw_code(text: str, colours: bool) -> list[str]:
    """A QR code as lines of half blocks; none where they could not be printed."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True, border=2)
    lines = drawn.getvalue().splitlines()
    try:
        lines[0].encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return []
    if not colours:
        return lines
    fits = len(lines[0]) <= shutil.get_terminal_size().columns
    return [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in lines] if fits else []
