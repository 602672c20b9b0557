"""The documentation site under `/docs/`, if it has been built: from the package or the checkout."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

import aurum
from aurum.server.http.client import AnyRequest, File
from aurum.server.http.gateway import language_of
from aurum.words import translator_for

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".inv": "application/octet-stream",
    ".ipynb": "application/json",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""All others are text, such as programs and scenarios."""
COMPRESSED: Final = frozenset({".inv", ".png", ".webp", ".woff2"})
HEADERS: Final = {
    # Each page begins with scripts of a line or two that set its colours. Nothing on these pages
    # comes from a person, and nothing from another host.
    "content-security-policy": "default-src 'self'; script-src 'self' 'unsafe-inline';"
    " style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cache-control": "no-cache",
    "vary": "accept-encoding",
}


def site_folder() -> Path | None:
    """`aurum/docs` in an installed package, `build/docs/site` in a checkout; None if there is
    none."""
    package = Path(aurum.__file__).parent
    for folder in (package / "docs", package.parents[1] / "build" / "docs" / "site"):
        if (folder / "index.html").is_file():
            return folder
    return None


@get(["/docs", "/docs/{path:path}"], media_type=MediaType.HTML, include_in_schema=False)
async def documentation(request: AnyRequest, path: FromPath[str] = "/") -> Response[Any]:
    """A page or a file of the site; a sentence if the site has not been built."""
    return await asyncio.to_thread(_answer, request, path)


def _answer(request: AnyRequest, path: str) -> Response[Any]:
    folder = site_folder()
    if folder is None:
        language = language_of(None, request.headers.get("accept-language"))
        words = translator_for(language).say("documentation-missing")
        headers = {"content-language": language, "vary": "accept-language"}
        return Response(words, status_code=404, media_type=MediaType.TEXT, headers=headers)
    asked = request.scope["raw_path"].partition(b"?")[0]
    if asked == b"/docs":  # the links of the front page begin in the folder
        return Redirect("/docs/")
    if asked.endswith(b"/"):
        path = f"{path}/index.html"
    file = _find(folder, path)
    if file is None:
        raise NotFoundException
    headers = {**HEADERS, "etag": file.tag}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            file.gzipped, headers={**headers, "content-encoding": "gzip"}, media_type=file.type
        )
    return Response(file.plain, headers=headers, media_type=file.type)


def _find(folder: Path, path: str) -> File | None:
    """A file of the site; nothing outside of its folder can be named."""
    if "\\" in path or "\0" in path:
        return None
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") for part in parts):
        return None
    file = folder.joinpath(*parts)
    try:
        return _read(file, file.stat().st_mtime_ns) if file.is_file() else None
    except OSError:
        return None


@lru_cache(maxsize=100)
def _read(path: Path, changed: int) -> File:
    plain = path.read_bytes()
    gzipped = b"" if path.suffix in COMPRESSED else gzip.compress(plain, 6, mtime=0)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return File(TYPES.get(path.suffix, "text/plain"), plain, gzipped, tag)
