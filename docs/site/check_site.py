"""What is wrong with the built site: links that lead nowhere, pages that the navigation lacks, and
whatever a browser would fetch from another host."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = re.compile(r"""(?:url\(|@import\s+)["']?(https?:)?//""")


class _Page(HTMLParser):
    """The places that a page has, where it leads, and what it fetches."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: set[str] = set()
        self.fetches: set[str] = set()
        self.unwritten: list[str] = []
        self._code = 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag in ("a", "area") and "href" in given:
            self.links.add(given["href"])
        elif tag == "link" and "href" in given and given.get("rel") != "canonical":
            self.fetches.add(given["href"])
        elif "src" in given:
            self.fetches.add(given["src"])
        self._code += tag in ("code", "pre", "script", "style")

    def handle_endtag(self, tag: str) -> None:
        self._code -= tag in ("code", "pre", "script", "style")

    def handle_data(self, data: str) -> None:
        if not self._code and re.search(r"```|\]\([^)]*\.md|^::: ", data):
            self.unwritten.append(data.strip()[:80])


def problems(site: Path, pages: set[str], listed: set[str]) -> list[str]:
    """A sentence for each."""
    found = [f"The navigation lacks {page}" for page in sorted(pages - listed)]
    found += [f"The navigation lists {page}, which is not there" for page in sorted(listed - pages)]
    built = [path.resolve() for path in sorted(site.rglob("*.html")) if path.name != "404.html"]
    read = {path: _Page(path) for path in built}
    for path, page in read.items():
        name = path.relative_to(site.resolve()).as_posix()
        found += [f"{name} shows Markdown instead of a page: {text}" for text in page.unwritten]
        for link in sorted(page.fetches):
            if urlsplit(link).netloc:
                found.append(f"{name} fetches {link} from another host")
            elif not link.startswith("data:") and not _leads(path, link, read):
                found.append(f"{name} fetches {link}, which is not there")
        for link in sorted(page.links):
            if not urlsplit(link).scheme and not _leads(path, link, read):
                found.append(f"{name} links to {link}, which is not there")
    for path in sorted(site.rglob("*.css")):
        if FETCHED.search(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(site)} fetches something from another host")
    return found


def _leads(path: Path, link: str, read: dict[Path, _Page]) -> bool:
    """Whether a link of a page leads to a file, and to a place that it has."""
    parts = urlsplit(link)
    if parts.path.startswith("/"):  # the site may be served below any path
        return False
    target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
    if parts.path.endswith("/") or target.is_dir():
        target /= "index.html"
    if target not in read:
        return target.is_file() and not parts.fragment
    place = unquote(parts.fragment)
    return not place or place in read[target].places or place == "__skip"
