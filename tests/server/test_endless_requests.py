"""Endless requests: they are refused before they cost memory, or time out."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import repeat
from pathlib import Path

import msgspec
import pytest
from support.crashes import KillableServer
from support.fair_games import play_fairly
from support.raw_socket import dial
from support.server_fixture import QUICK, run_server

from aurum.server.http.protocol import MOST_HEADERS, MOST_WAITING

MB = 1 << 20
SENT = 48 * MB
"""What is sent at most, and what the old server would have kept of it many times over."""
GROWN = 24 * MB
"""How much more memory the server may use afterwards, for whatever reason."""

GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"
NAME = b'{"name": "Mira"}'
CHUNK = b"%x\r\n%s\r\n" % (len(NAME), NAME)
UPGRADE = (
    b"GET /api/lobby/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
)
ENDLESS = {
    "a value": (GET + b"x: ", b"a"),
    "a name": (GET, b"a"),
    "headers": (GET, b"a: b\r\n"),
    "folded lines": (GET + b"x: a\r\n", b" b\r\n"),
    "a target": (b"GET /", b"a"),
    "empty lines": (b"", b"\r\n"),
    "headers of an upgrade": (UPGRADE, b"a: b\r\n"),
    "a value of an upgrade": (UPGRADE + b"x: ", b"a"),
    "trailers of an upgrade": (UPGRADE + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
    "trailers": (CHUNKED + CHUNK + b"0\r\n", b"a: b\r\n"),
    "a trailer": (CHUNKED + CHUNK + b"0\r\nx: ", b"a"),
    "a chunk's extension": (CHUNKED + b"1;", b"a"),
    "the last chunk's extension": (CHUNKED + CHUNK + b"0;", b"a"),
    "an extension of every chunk": (CHUNKED, b"1;" + b"a" * 500 + b"\r\n \r\n"),
}
FLOODS = {**ENDLESS, "requests": (b"", b"GET /healthz HTTP/1.1\r\n\r\n")}


# In a server of its own, whose memory can be looked at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KillableServer]:
    if sys.platform != "linux":
        pytest.skip("only there a process can be asked for the most it has taken")
    one = KillableServer(tmp_path_factory.mktemp("data"))
    one.start()
    one.wait_open()
    yield one
    one.stop()


def most_memory(pid: int) -> int:
    """The peak memory of a process since the peak was last reset."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.split("VmHWM:")[1].split()[0])


def forget_most_memory(pid: int) -> None:
    Path(f"/proc/{pid}/clear_refs").write_text("5")


def send_on(line: socket.socket, pieces: Iterator[bytes]) -> bool:
    """Send piece after piece; whether the other side has closed the connection."""
    try:
        for piece in pieces:
            line.sendall(piece)
    except OSError:
        return True
    return False


def whole_answer(line: socket.socket) -> bytes:
    """One answer on a connection that stays open."""
    received = b""
    while b"\r\n\r\n" not in received or len(received) < answer_size(received):
        more = line.recv(65536)
        assert more, received
        received += more
    return received


def answer_size(answer: bytes) -> int:
    """The content-length of an answer."""
    head = answer.split(b"\r\n\r\n")[0]
    return len(head) + 4 + int(head.split(b"content-length: ")[1].split()[0])


def answer_to(line: socket.socket) -> bytes:
    """All that the server has sent before it closed the connection."""
    received = b""
    try:
        while more := line.recv(65536):
            received += more
    except TimeoutError:
        raise AssertionError("the server says nothing, and listens") from None
    except OSError:  # it had not read all that was sent
        pass
    return received


@pytest.mark.parametrize("kind", FLOODS)
def test_what_never_ends_is_refused_and_takes_no_memory(server: KillableServer, kind: str) -> None:
    assert server.process is not None
    pid = server.process.pid
    start, more = FLOODS[kind]
    piece = more * (65536 // len(more))
    forget_most_memory(pid)
    before = most_memory(pid)
    with closing(dial(server.url)) as line:
        line.sendall(start)
        ended = send_on(line, repeat(piece, SENT // len(piece)))
        assert ended, "it has listened to all of it"
    assert most_memory(pid) - before < GROWN
    server.wait_open()


# What is said, and to whom


def answer_to_more(line: socket.socket, piece: bytes) -> bytes:
    """The answer to a client that sends without end and reads now and then."""
    line.settimeout(0.05)
    for _ in range(500):
        try:
            line.sendall(piece)
            return line.recv(65536)
        except TimeoutError:
            pass
        except OSError:  # it has gone, but what it said before is here
            break
    return line.recv(65536)


@pytest.mark.parametrize("kind", ENDLESS)
@pytest.mark.parametrize("after", [b"", GET + b"\r\n"], ids=["first", "after another"])
def test_sending_too_much_is_answered_with_an_error(
    tmp_path: Path, kind: str, after: bytes
) -> None:
    start, more = ENDLESS[kind]
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        if after:
            line.sendall(after)
            assert whole_answer(line).startswith(b"HTTP/1.1 200")
        line.sendall(start)
        answer = answer_to_more(line, more * (4096 // len(more)))
        assert answer.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))


def headers(size: int, lines: int = 1) -> bytes:
    """So many headers, which are so large together."""
    each = size // lines
    return b"".join(b"x%03d: %s\r\n" % (number, b"a" * (each - 8)) for number in range(lines))


@pytest.mark.parametrize(
    ("size", "lines", "status"),
    [
        (30_000, 1, 200), (30_000, 50, 200), (3_000, MOST_HEADERS - 1, 200),
        (34_000, 1, 431), (34_000, 50, 431), (200_000, 1, 431), (3_000, MOST_HEADERS, 431),
    ],
)  # fmt: skip
@pytest.mark.parametrize("pieces", [1, 7])
def test_a_header_has_a_size(
    tmp_path: Path, size: int, lines: int, status: int, pieces: int
) -> None:
    whole = GET + headers(size, lines) + b"connection: close\r\n\r\n"
    whole = whole.replace(b"host: x\r\n", b"") if status == 200 else whole
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        step = len(whole) // pieces + 1
        send_on(line, (whole[place : place + step] for place in range(0, len(whole), step)))
        assert answer_to(line).startswith(b"HTTP/1.1 %d " % status)


def test_an_answer_is_not_broken_into_by_a_refusal(tmp_path: Path) -> None:
    too_much = GET + headers(40_000) + b"\r\n"
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        line.sendall(POST + b"content-length: %d\r\n\r\n" % len(NAME) + NAME + too_much)
        assert b"431" not in answer_to(line), "that would be taken for the answer to the first"


def test_some_requests_may_wait_for_the_answers_before(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        last = GET + b"connection: close\r\n\r\n"
        line.sendall((GET + b"\r\n") * MOST_WAITING + last)
        assert answer_to(line).count(b"HTTP/1.1 200") == MOST_WAITING + 1


# Trailers


def test_a_body_in_chunks_may_have_trailers(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        for _ in range(3):
            line.sendall(CHUNKED + CHUNK + b"0\r\ndigest: abc\r\n\r\n")
            assert whole_answer(line).startswith(b"HTTP/1.1 201")


def test_a_trailer_is_not_taken_for_a_header(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        token = server.guest().token.encode()
        line.sendall(
            b"POST /api/me/link HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
            b"0\r\nauthorization: Bearer " + token + b"\r\n\r\n"
        )
        assert whole_answer(line).startswith(b"HTTP/1.1 401")


@pytest.mark.parametrize("size", [64, 4000])
def test_a_large_body_may_come_in_chunks(tmp_path: Path, size: int) -> None:
    body = NAME.ljust(400_000)
    assert 6 * len(body) // 64 > QUICK.header_bytes
    chunks = [body[place : place + size] for place in range(0, len(body), size)]
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        line.sendall(CHUNKED + b"".join(b"%x\r\n%s\r\n" % (len(one), one) for one in chunks))
        line.sendall(b"0\r\n\r\n")
        assert whole_answer(line).startswith(b"HTTP/1.1 201")


# Slow bodies


def test_a_body_that_drips_comes_to_an_end(tmp_path: Path) -> None:
    hurried = msgspec.structs.replace(QUICK, body_within=1)
    with run_server(tmp_path, hurried) as server, closing(dial(server.url)) as line:
        line.sendall(POST + b"content-length: 400000\r\n\r\n")
        line.settimeout(0.1)
        assert any(drips_no_more(line) for _ in range(300))


def drips_no_more(line: socket.socket) -> bool:
    """Send one more byte, and wait a moment for the server to close the connection."""
    try:
        line.sendall(b" ")
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_a_record_may_come_slowly(tmp_path: Path) -> None:
    record = play_fairly("oriflamme", {"players": 2}).to_json().encode()
    pieces = [record[place : place + 200] for place in range(0, len(record), 200)]
    with run_server(tmp_path) as server, closing(dial(server.url)) as line:
        token = server.guest().token.encode()
        line.sendall(
            b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"authorization: Bearer " + token + b"\r\ntransfer-encoding: chunked\r\n\r\n"
        )
        line.settimeout(0.02)
        for piece in pieces:
            line.sendall(b"%x;slow=yes\r\n%s\r\n" % (len(piece), piece))
            with pytest.raises(TimeoutError):
                line.recv(1)
        line.settimeout(20)
        line.sendall(b"0\r\n\r\n")
        assert whole_answer(line).startswith(b"HTTP/1.1 201")
