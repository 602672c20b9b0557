"""Guests' tokens, one-time links to a second device, and passphrases of tables."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import time
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, TimestampSigner

from aurum.server.errors import RequestError

KEY_FILE = "secret.key"
COOKIE = "aurum_guest"


def signing_key(folder: Path) -> bytes:
    """The key that signs tokens. It is created once, readable by the server's user alone."""
    path = folder / KEY_FILE
    if not path.exists():
        unfinished = path.with_suffix(".part")
        unfinished.unlink(missing_ok=True)
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)  # atomic, so that a power loss leaves no partial key
    key = path.read_bytes()
    if len(key) != 32:
        raise RequestError("server-key", {"path": str(path)})
    return key


class Tokens:
    """Signed tokens that expire. A token holds a guest's id, a time and a signature."""

    def __init__(self, key: bytes, age: float) -> None:
        self._signer = TimestampSigner(key, salt="aurum.guest", digest_method=hashlib.sha256)
        self.age = age

    def make(self, guest: str) -> str:
        """A new token for a guest."""
        return self._signer.sign(guest).decode()

    def read(self, token: str) -> str | None:
        """The guest of a token that is genuine and has not expired.

        One dated in the future is valid too, so that guests keep theirs when the clock is set back.
        """
        try:
            guest, made = self._signer.unsign(token, return_timestamp=True)
            return guest.decode() if time.time() - made.timestamp() <= self.age else None
        except (BadSignature, ValueError, UnicodeError):
            return None


def new_code() -> str:
    """The code of a one-time link."""
    return secrets.token_urlsafe(24)


def code_hash(code: str) -> str:
    """The hash of a code, which is stored instead of it, so that the database reveals none."""
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()


class Passphrases:
    """Hashes and checks passphrases with Argon2, in threads, two at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._slots = asyncio.Semaphore(2)

    async def hash(self, passphrase: str) -> str:
        """The hash of a passphrase, which is stored."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fits(self, passphrase: str, kept: str) -> bool:
        """Whether a passphrase matches a stored hash."""
        async with self._slots:
            return await asyncio.to_thread(self._fits, passphrase, kept)

    def _fits(self, passphrase: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (Argon2Error, InvalidHashError):
            return False
