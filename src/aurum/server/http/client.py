"""The built browser client: its files from the package or the checkout, compressed and
cacheable."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import aurum

AnyRequest = Request[Any, Any, Any]

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = (".png", ".woff2")
"""Files that are compressed already."""

FILES = (
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "icon.svg",
    "icons.svg",
    "manifest.webmanifest",
    "sw.js",
)
"""Files with fixed names; all others are in `assets` and have a hash in their name."""

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
_PART = re.compile(r":(\w+)")
_NAME = re.compile(r"[A-Za-z0-9_.-]+")
_WORDS = re.compile(rb"""\s*<link\b[^>]*\bdata-words="(\w+)"[^>]*>""")
"""The links by which the page preloads the words of each language."""


class Route(msgspec.Struct):
    """A page of the client, and its addresses: `/tables/:id`."""

    page: str
    paths: list[str]


class File(NamedTuple):
    """A file as it is sent."""

    type: str
    plain: bytes
    gzipped: bytes
    tag: str


def client_folder() -> Path | None:
    """`aurum/web` in an installed package, `web/dist` in a checkout; None if none is built."""
    package = Path(aurum.__file__).parent
    for folder in (package / "web", package.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def page_paths() -> list[str]:
    """The addresses of the client's pages, as it lists them itself: `routes.json` in an installed
    package, or the file it is built from in a checkout. Without a client, only the front page."""
    package = Path(aurum.__file__).parent
    built, source = package / "web", package.parents[1] / "web" / "src" / "shell"
    for path in (built / "routes.json", source / "routes.json"):
        if path.is_file():
            routes = msgspec.json.decode(path.read_bytes(), type=list[Route])
            return [_PART.sub(r"{\1:str}", one) for route in routes for one in route.paths]
    return ["/"]


@lru_cache(maxsize=200)
def _read(path: Path, changed: int, language: str) -> File:
    plain = path.read_bytes()
    if language:
        plain = _WORDS.sub(lambda link: link[0] if link[1].decode() == language else b"", plain)
    gzipped = b"" if path.suffix in COMPRESSED else gzip.compress(plain, 9, mtime=0)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return File(TYPES[path.suffix], plain, gzipped, tag)


def _find(name: str, language: str) -> File | None:
    """A file of the client; nothing outside of its folder can be named."""
    folder = client_folder()
    if folder is None or not all(map(_NAME.fullmatch, name.split("/"))):
        return None
    path = folder / name
    try:
        known = path.suffix in TYPES
        return _read(path, path.stat().st_mtime_ns, language) if known else None
    except OSError:
        return None


async def send(request: AnyRequest, name: str, caching: str) -> Response[bytes]:
    """Answer with a file, which is read in a thread."""
    return await asyncio.to_thread(file_answer, request, name, caching)


def file_answer(
    request: AnyRequest, name: str, caching: str, status: int = 200, language: str = ""
) -> Response[bytes]:
    """Answer with a file, compressed if the browser accepts it; 304 if the browser has it."""
    file = _find(name, language)
    if file is None:
        raise NotFoundException
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    body = file.plain
    if file.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.gzipped
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=file.type)


def wants_page(request: AnyRequest) -> bool:
    """Whether a request accepts HTML, and a client is built."""
    return "text/html" in request.headers.get("accept", "") and client_folder() is not None


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file with a hash in its name, which never changes."""
    return await send(request, f"assets/{name}", IMMUTABLE)


@get([f"/{name}" for name in FILES], include_in_schema=False)
async def named(request: AnyRequest) -> Response[bytes]:
    """A file with a fixed name."""
    return await send(request, request.scope["path"].lstrip("/"), REVALIDATE)
