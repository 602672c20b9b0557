"""What is set how for `aurum serve`: by the command line, by the environment, or by nobody."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from aurum.cli import main
from aurum.cli.parser import build_parser
from aurum.cli.serve_settings import Serving, default_data, read_serving, read_url
from aurum.cli.variables import OF_OTHERS, OF_SERVER, RENAMED, unknown_variables
from aurum.engine import AurumError
from aurum.server.settings import ServerSettings
from aurum.words import translator_for

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, and nothing set from outside."""
    for name in [name for name in os.environ if name.startswith("AURUM_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("AURUM_LANG", "en")


def _read(arguments: list[str], **environment: str) -> Serving:
    chosen = build_parser(translator_for("en")).parse_args(["serve", *arguments])
    return read_serving(chosen, {f"AURUM_{name}": value for name, value in environment.items()})


def test_without_being_told_anything_it_is_open_to_the_network() -> None:
    found = _read([])
    assert (found.host, found.port, found.level) == ("0.0.0.0", 8717, "warning")
    assert found.settings == ServerSettings(data=default_data())


def test_the_environment_sets_everything_and_the_command_line_beats_it(tmp_path: Path) -> None:
    environment = {
        "HOST": "127.0.0.1",
        "PORT": "9000",
        "DATA": str(tmp_path / "a"),
        "PUBLIC_URL": "https://a.example",
        "LOG_LEVEL": "info",
        "BOT_PAUSE": "0",
        "SOCKETS_PER_ADDRESS": "7",
        "HEARTBEAT": "2.5",
    }
    found = _read([], **environment)
    assert (found.host, found.port, found.level) == ("127.0.0.1", 9000, "info")
    assert found.settings == ServerSettings(
        data=tmp_path / "a",
        public_url="https://a.example",
        bot_pause=0.0,
        sockets_per_address=7,
        heartbeat=2.5,
    )
    typed = ["--host", "::1", "--port", "0", "--data", str(tmp_path / "b")]
    typed += ["--public-url", "https://b.example", "--log-level", "debug"]
    found = _read(typed, **environment)
    assert (found.host, found.port, found.level) == ("::1", 0, "debug")
    assert found.settings.data == tmp_path / "b"
    assert found.settings.public_url == "https://b.example"
    assert found.settings.sockets_per_address == 7


def test_an_empty_variable_counts_as_none() -> None:
    empty = dict.fromkeys(["HOST", "PORT", "DATA", "PUBLIC_URL", "LOG_LEVEL", "BOT_PAUSE"], "")
    assert _read([], **empty) == _read([])


def test_a_home_in_the_environment_is_found() -> None:
    assert _read([], DATA="~/games").settings.data == Path.home() / "games"


@pytest.mark.parametrize(
    ("arguments", "environment", "says"),
    [
        (["--port", "x"], {}, "--port is “x”"),
        (["--port", "65536"], {}, "a whole number from 0 to 65535"),
        (["--port", "-1"], {}, "--port is “-1”"),
        ([], {"PORT": "80 80"}, "AURUM_PORT is “80 80”"),
        (["--log-level", "loud"], {}, "one of debug, info, warning, error"),
        ([], {"LOG_LEVEL": "loud"}, "AURUM_LOG_LEVEL is “loud”"),
        ([], {"BOT_PAUSE": "soon"}, "AURUM_BOT_PAUSE is “soon”"),
        ([], {"BOT_PAUSE": "-1"}, "a number of at least 0 is expected"),
        ([], {"BOT_PAUSE": "nan"}, "AURUM_BOT_PAUSE is “nan”"),
        ([], {"MESSAGES_PER_SECOND": "0"}, "a number of at least 0.001 is expected"),
        ([], {"SOCKETS_PER_ADDRESS": "1.5"}, "a whole number from 1"),
        ([], {"SOCKETS_PER_ADDRESS": "٣"}, "AURUM_SOCKETS_PER_ADDRESS"),
        (["--public-url", "aurum.example"], {}, "“aurum.example” is not the address"),
        ([], {"PUBLIC_URL": "ftp://aurum.example"}, "like https://aurum.example"),
    ],
)
def test_what_cannot_be_is_said_with_its_name(
    arguments: list[str],
    environment: dict[str, str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Out,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(f"AURUM_{name}", value)
    assert main(["serve", *arguments]) == 2
    printed = capsys.readouterr()
    assert says in printed.err
    assert printed.err.count("\n") == 1
    assert printed.out == ""


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://Aurum.Example/", "https://aurum.example"),
        ("https://aurum.example:443", "https://aurum.example"),
        ("http://aurum.example:8080", "http://aurum.example:8080"),
        ("http://[2001:DB8::1]:8717", "http://[2001:db8::1]:8717"),
        ("https://müller.example", "https://xn--mller-kva.example"),
    ],
)
def test_a_public_address_is_read_as_browsers_write_it(given: str, read: str) -> None:
    assert read_url(given) == read


@pytest.mark.parametrize(
    "given",
    [
        "https://", "https://a.example/games", "https://a.example?x=1", "https://a.example/#x",
        "https://me:secret@a.example", "https://a b.example", "https://a.example:99999",
        "https://[::1", "javascript:alert(1)", "https://a..example", "/",
    ],
)  # fmt: skip
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(AurumError) as refusal:
        read_url(given)
    assert refusal.value.key == "serve-bad-url"


# Variables that nothing reads


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("AURUM_PROT", "AURUM_PORT"),
        ("AURUM_PUBLICURL", "AURUM_PUBLIC_URL"),
        ("AURUM_CHAT_BURST", "AURUM_CHATS_BURST"),
        ("AURUM_LOOKS_PER_SECOND", "AURUM_REPLAYS_PER_SECOND"),
        ("AURUM_LOOKS_BURST", "AURUM_REPLAYS_BURST"),
        ("AURUM_WEATHER", ""),
        ("AURUM_", ""),
    ],
)
def test_an_unknown_variable_is_found_with_the_name_that_was_meant(name: str, meant: str) -> None:
    assert unknown_variables({name: "1", "PATH": "/bin"}) == [(name, meant)]


def test_known_variables_empty_ones_and_those_of_others_are_left_alone() -> None:
    known = dict.fromkeys(OF_SERVER | OF_OTHERS, "1")
    assert unknown_variables({**known, "AURUM_WEATHER": "", "AURUMS": "1", "HOME": "/"}) == []


def test_an_old_name_is_no_present_one_and_leads_to_one() -> None:
    assert not set(RENAMED) & (OF_SERVER | OF_OTHERS)
    assert set(RENAMED.values()) <= OF_SERVER


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "AURUM_PROT is unknown and has no effect. Did you mean AURUM_PORT?",
                "AURUM_WEATHER is unknown and has no effect.",
                "All variables are listed in deploy/README.md",
            ],
        ),
        (
            "fr",
            [
                "AURUM_PROT est inconnue et n’a aucun effet. Vouliez-vous dire AURUM_PORT ?",
                "AURUM_WEATHER est inconnue et n’a aucun effet.",
                "La liste des variables se trouve dans deploy/README.md",
            ],
        ),
        (
            "ru",
            [
                "AURUM_PROT неизвестна и ни на что не влияет. "
                "Возможно, вы имели в виду AURUM_PORT?",
                "AURUM_WEATHER неизвестна и ни на что не влияет.",
                "Все переменные перечислены в файле deploy/README.md",
            ],
        ),
    ],
)
def test_the_server_names_them_when_it_starts(
    language: str, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path
) -> None:
    monkeypatch.setenv("AURUM_PROT", "a secret")
    monkeypatch.setenv("AURUM_WEATHER", "fine")
    (tmp_path / "file").touch()
    # A file instead of a folder, so that the server does not stay open.
    assert main(["serve", "--lang", language, "--data", str(tmp_path / "file")]) == 2
    output = capsys.readouterr()
    assert "a secret" not in output.err
    printed = output.err.splitlines()
    assert len(printed) == 4  # and the folder that cannot be used
    assert all(line in shown for line, shown in zip(lines, printed[:3], strict=True))
