"""`aurum serve` and `aurum backup`: what is said to whom, and a real server."""

from __future__ import annotations

import io
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import table_client as client

from aurum.cli import main
from aurum.cli.commands import serve as serving
from aurum.cli.parser import build_parser
from aurum.cli.serve_settings import Serving
from aurum.server.identity import signing_key
from aurum.server.serve import FILES, open_many_files
from aurum.server.settings import ServerSettings
from aurum.server.store.database import open_database
from aurum.words import LANGUAGES, translator_for

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, nothing set from outside, and the log left to pytest."""
    for name in [name for name in os.environ if name.startswith("AURUM_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("AURUM_LANG", "en")
    monkeypatch.setattr("aurum.server.telemetry.log_to_stderr", lambda level: None)


# What is said


def _welcome(monkeypatch: pytest.MonkeyPatch, own: str = "192.168.1.7", **given: Any) -> list[str]:
    monkeypatch.setattr(serving, "own_address", lambda: own)
    qr = given.pop("qr", False)
    asked = Serving(
        given.pop("host", "0.0.0.0"), 0, "warning", ServerSettings(data=Path("/games"), **given)
    )
    return serving.welcome(asked, 8717, qr, translator_for("en"))


def test_it_says_where_it_is_where_the_data_is_and_how_to_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert _welcome(monkeypatch) == [
        "Aurum is running: http://localhost:8717",
        "For others on your network: http://192.168.1.7:8717",
        "Everything is kept in /games",
        "Ctrl-C stops it.",
    ]
    for alone in (_welcome(monkeypatch, own=""), _welcome(monkeypatch, host="127.0.0.1")):
        assert len(alone) == 3
        assert "network" not in "".join(alone)
    assert _welcome(monkeypatch, host="10.0.0.3")[0] == "Aurum is running: http://10.0.0.3:8717"
    assert _welcome(monkeypatch, host="fe80::1")[0] == "Aurum is running: http://[fe80::1]:8717"
    public = _welcome(monkeypatch, public_url="https://aurum.example")
    assert public[1] == "For everybody: https://aurum.example"
    told = _welcome(monkeypatch, network_url="http://games.lan:8717")
    assert told[1] == "For others on your network: http://games.lan:8717"
    assert "192.168.1.7" not in "".join(public)


def test_the_code_for_phones_is_of_the_address_that_phones_can_reach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []

    def draw(text: str, colours: bool) -> list[str]:
        drawn.append(text)
        return ["code"]

    monkeypatch.setattr(serving, "draw_code", draw)
    assert "code" in _welcome(monkeypatch, qr=True)
    assert "code" in _welcome(monkeypatch, qr=True, host="10.0.0.3")
    assert "code" in _welcome(monkeypatch, qr=True, public_url="https://aurum.example")
    assert "code" not in _welcome(monkeypatch, qr=True, own="")
    assert "code" not in _welcome(monkeypatch, qr=True, host="127.0.0.1")
    assert drawn == ["http://192.168.1.7:8717", "http://10.0.0.3:8717", "https://aurum.example"]
    assert "code" not in _welcome(monkeypatch)  # where no terminal is


def test_the_code_is_a_whole_square_with_light_around_it() -> None:
    lines = serving.draw_code("http://192.168.100.123:8717", colours=False)
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15  # two rows in each
    assert set(lines[0]) == {"█"}
    assert all(line.startswith("██") and line.endswith("██") for line in lines[:-1])
    assert len(max(serving.draw_code("https://" + "a" * 60 + ".example", False), key=len)) <= 60


def test_no_code_is_drawn_where_it_could_not_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = serving.draw_code("http://192.168.1.7:8717", colours=True)
    assert all(line.startswith("\x1b[0;97;40m") and line.endswith("\x1b[0m") for line in lines)
    monkeypatch.setenv("COLUMNS", "28")
    assert serving.draw_code("http://192.168.1.7:8717", colours=True) == []
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert serving.draw_code("http://192.168.1.7:8717", colours=False) == []


def test_finding_the_own_address_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.fullmatch(r"(\d+\.\d+\.\d+\.\d+)?", serving.own_address())
    monkeypatch.setattr(serving, "FAR_AWAY", ("127.0.0.1", 9))
    assert serving.own_address() == ""  # a loop is no network
    monkeypatch.setattr(serving, "FAR_AWAY", ("::1", 9))  # of another family: it cannot connect
    assert serving.own_address() == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str, capsys: Out) -> None:
    for command in ("serve", "backup"):
        with pytest.raises(SystemExit) as end:
            main([command, "--help", "--lang", language])
        assert end.value.code == 0
        printed = capsys.readouterr().out
        assert "--data" in printed
        assert language == "en" or "show this help" not in printed


# What stops it from opening


def _refused(out: Out, *arguments: str) -> str:
    """What `aurum` says when it cannot; one sentence in each language, and nothing besides."""
    for language in reversed(LANGUAGES):
        assert main([*arguments, "--lang", language]) == 2
        printed = out.readouterr()
        assert printed.out == ""
        assert printed.err.count("\n") == 1
    return printed.err


def test_a_busy_port_is_named(tmp_path: Path, capsys: Out) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        data = ["--data", str(tmp_path)]
        message = _refused(capsys, "serve", "--host", "127.0.0.1", "--port", port, *data)
    assert f"Port {port} of 127.0.0.1 is in use already" in message


def test_an_address_that_is_not_ours_is_named(tmp_path: Path, capsys: Out) -> None:
    data = ["--data", str(tmp_path)]
    assert "192.0.2.99" in _refused(capsys, "serve", "--host", "192.0.2.99", "--port", "0", *data)
    assert "Nothing can listen" in _refused(capsys, "serve", "--host", "a" * 80, "--port", "0")


def _serve(folder: Path) -> list[str]:
    return ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]


def test_a_folder_that_is_a_file_is_named(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "file").write_text("no folder")
    assert f"{tmp_path}/file cannot be used" in _refused(capsys, *_serve(tmp_path / "file"))


def test_a_torn_database_is_named_with_its_backup(tmp_path: Path, capsys: Out) -> None:
    path = open_database(tmp_path)
    assert main(["backup", "--data", str(tmp_path)]) == 0
    made = next((tmp_path / "backups").iterdir())
    assert str(made) in capsys.readouterr().out
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])
    message = _refused(capsys, *_serve(tmp_path))
    assert f"The database {path} is damaged" in message
    assert f"The newest backup is {made}" in message
    assert "Nothing was changed" in message
    assert str(path) in _refused(capsys, "backup", "--data", str(tmp_path))
    made.unlink()
    assert "there is no backup" in _refused(capsys, *_serve(tmp_path))
    path.write_bytes(whole)
    open_database(tmp_path)


def test_a_key_that_is_no_key_is_named(tmp_path: Path, capsys: Out) -> None:
    signing_key(tmp_path)
    (tmp_path / "secret.key").write_bytes(b"short")
    assert "secret.key should hold the 32 bytes" in _refused(capsys, *_serve(tmp_path))


# Backups


def test_a_backup_overwrites_nothing_and_says_what_it_could_not_do(
    tmp_path: Path, capsys: Out
) -> None:
    folder = tmp_path / "what? 50% #1"  # none of which means anything in the name of a folder
    open_database(folder)
    out = tmp_path / "copy.db"
    assert main(["backup", "--data", str(folder), "--out", str(out)]) == 0
    output = capsys.readouterr().out
    assert output == f"The backup is {out}. It holds 0 tables and has been checked.\n"
    assert out.stat().st_mode & 0o077 == 0 or os.name != "posix"
    assert [path.name for path in tmp_path.iterdir() if path != folder] == ["copy.db"]
    before = out.read_bytes()
    data = ["--data", str(folder)]
    assert f"{out} exists already" in _refused(capsys, "backup", *data, "--out", str(out))
    assert out.read_bytes() == before
    missing = tmp_path / "missing" / "copy.db"
    assert "could not be made" in _refused(capsys, "backup", *data, "--out", str(missing))
    assert "no database of Aurum" in _refused(capsys, "backup", "--data", str(tmp_path / "none"))
    assert not (tmp_path / "none").exists()


# A real server


@contextmanager
def _running(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own process, and where it says it is."""
    command = [sys.executable, "-m", "aurum.cli", *_serve(folder), *arguments]
    complaints = folder.with_name("complaints")
    with (
        complaints.open("w") as stderr,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stderr, encoding="utf-8"
        ) as process,
    ):
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+", process.stdout.readline())
            assert address is not None, complaints.read_text()
            yield process, address.group()
        finally:
            process.kill()
    assert complaints.read_text() == ""


def _stopped(process: subprocess.Popen[str], by: signal.Signals) -> list[str]:
    """Ask a server to stop; what it said after its address."""
    assert process.stdout is not None
    process.send_signal(by)
    output = process.stdout.read()
    assert process.wait(30) == 0
    return output.splitlines()


@pytest.mark.skipif(os.name != "posix", reason="stops by signals")
def test_a_server_opens_is_copied_closes_and_opens_again(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    with _running(folder) as (process, url):
        assert client.Server(url).ask("GET", "/healthz")["status"] == "ok"
        guest = client.Server(url).become("Mira")
        seats = [{"kind": "person"}, {"kind": "open"}]
        table_id = guest.open_table("oriflamme", seats)
        table = client.Table(guest, table_id).connect()
        # A second server over the same data is refused, and the first does not notice.
        message = _refused(capsys, *_serve(folder))
        assert f"Another server has the folder {folder} open" in message
        # A copy while people sit there holds what they did.
        out = tmp_path / "copy.db"
        assert main(["backup", "--data", str(folder), "--out", str(out)]) == 0
        assert "It holds 1 table and has been checked." in capsys.readouterr().out
        with closing(sqlite3.connect(out)) as copy:
            assert copy.execute("SELECT id FROM tables").fetchall() == [(table_id,)]
            assert copy.execute("SELECT count(*) FROM log").fetchone() == (1,)
        table.do("say", text="Until tomorrow!")
        # Nobody else on this machine can read what it keeps.
        kept = [folder, *folder.iterdir()]
        assert {path.name for path in kept} >= {"data", "aurum.db", "secret.key", "aurum.lock"}
        assert all(path.stat().st_mode & 0o077 == 0 for path in kept)
        # It stops with a connection open, and says that all is well.
        assert _stopped(process, signal.SIGTERM) == [
            f"Everything is kept in {folder}",
            "Ctrl-C stops it.",
            "Aurum has stopped. Everything is saved.",
        ]
        table.close()
    monkeypatch.setenv("AURUM_HEADER_WITHIN", "1")
    with _running(folder, "--lang", "fr") as (process, url):
        silent = socket.create_connection(("127.0.0.1", urlsplit(url).port or 80), timeout=20)
        again = client.Server(url, guest.token)
        assert again.ask("GET", "/api/me")["me"]["guest"]["name"] == "Mira"
        table = client.Table(again, table_id).connect()
        assert [entry["told"].get("text") for entry in table.happened][-1] == "Until tomorrow!"
        table.close()
        with silent:
            assert silent.recv(1) == b"", "who asks for nothing is let go"
        said_last = _stopped(process, signal.SIGINT)
        assert said_last[-1] == "Aurum est arrêté. Tout est enregistré."


@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody counts")
def test_it_may_have_as_many_files_open_as_the_system_lets_it() -> None:
    import resource

    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before, 500), most))
    try:
        open_many_files()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == (FILES if most == resource.RLIM_INFINITY else min(most, FILES), most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


def test_other_commands_do_not_load_the_server() -> None:
    script = (
        "import sys; from aurum.cli import main; main(['record', 'check', 'none.json'])\n"
        "heavy = {'litestar', 'uvicorn', 'sqlalchemy', 'alembic', 'segno', 'argon2', 'msgspec'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30)
    assert ran.stdout == "[]\n", ran.stderr


def test_the_parser_and_the_settings_agree_on_names() -> None:
    chosen = build_parser(translator_for("en")).parse_args(["serve"])
    named = {name for name in vars(chosen) if name not in ("command", "run", "lang", "qr")}
    assert named == {"host", "port", "data", "public_url", "log_level"}
