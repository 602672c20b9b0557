"""The documentation site: the pages of the repository, gathered, and built by Zensical.

The pages stay where the forge shows them, with links that lead from file to file. `gather` copies
them to `build/docs/pages/` and points their links at the copies; what they link to and is no page,
such as a scenario, is copied beside them. `build` makes `build/docs/site/` of that.

Run it by `python3 dev.py docs`, which installs what it needs; it imports only the standard library.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from contextlib import suppress
from pathlib import Path, PurePosixPath

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / "build" / "docs"
SITE = BUILD / "site"
STAMP = "built-from"

ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "readme.md",
    "deploy/README.md": "running-a-server.md",
    "docs/screenshots/README.md": "screenshots/all.md",
    "examples/README.md": "examples.md",
    "examples/liars_dice/README.md": "liars-dice.md",
}
"""Pages that are not in `docs/`, or not at their usual place, and where the site has them."""
ASSETS = {
    "docs/site/look.css": "assets/look.css",
    "web/public/icon.svg": "assets/icon.svg",
    "web/src/ui/fonts": "assets/fonts",
}
FILES = "files"
"""Where the site has files of the repository that pages link to and that are no pages."""

_PART = re.compile(
    r"^(?P<quote>[ >]*)```.*?^(?P=quote)``` *$|(?P<tick>`+)(?!`).*?(?<!`)(?P=tick)(?!`)"
    r"|\[(?P<file>[\w./-]+\.md)(?=\]\((?P<page>[^)#\s]+))"
    r"|\]\((?P<link>[^)\s]+)\)|(?P<line_break>\\\n)|^(?P<inner> {2,3})(?=(?:-|\d+\.) )",
    re.DOTALL | re.MULTILINE,
)
_FENCE = re.compile(r"^( *```)(\w+) ([\w./-]+)$", re.MULTILINE)


class Trouble(Exception):
    """Something that keeps the site from being built; the message says what."""


def pages() -> dict[str, str]:
    """All pages, as paths in the repository, and their places in the site."""
    found = {path: place for path, place in ELSEWHERE.items() if (ROOT / path).is_file()}
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = path.relative_to(ROOT).as_posix()
        if name not in found:
            found[name] = re.sub(r"README\.md$", "index.md", name.removeprefix("docs/"))
    return found


def gather() -> None:
    """Copy all pages and what they link to; a file that has not changed is not touched."""
    places = pages()
    copies = _assets()
    for path, place in places.items():
        text = _page_text(path, places, copies)
        _write(BUILD / "pages" / place, text.encode())
    for file, place in copies.items():
        _write(BUILD / "pages" / place, file.read_bytes())
    _write(BUILD / "zensical.toml", (HERE / "zensical.toml").read_bytes())
    kept = {BUILD / "pages" / place for place in places.values()}
    for file in (BUILD / "pages").rglob("*.md"):
        if file not in kept:
            file.unlink()


def _assets() -> dict[Path, str]:
    """The files of `ASSETS`, those of folders included, and their places in the site."""
    return {
        file: f"{place}/{file.relative_to(ROOT / path).as_posix()}".removesuffix("/.")
        for path, place in ASSETS.items()
        for file in sorted([ROOT / path, *(ROOT / path).rglob("*")])
        if file.is_file()
    }


def _page_text(path: str, places: dict[str, str], copies: dict[Path, str]) -> str:
    """A page as the site has it; `copies` is told the files that it links to."""
    here = PurePosixPath(places[path]).parent

    def new(part: re.Match[str]) -> str:
        link = part["link"]
        if part["file"]:
            return f"[{_title((ROOT / path).parent / part['page'])}"
        if part["line_break"]:
            return "  \n"
        if part["inner"]:  # a list in a list, which the Markdown of the site wants further in
            return " " * 4
        if link is None or re.match(r"[a-z]+:|#|mailto:", link):
            return part[0]
        name, mark, anchor = link.partition("#")
        target = (ROOT / path).parent / name
        known = _place(target, places)
        if known is None:
            known = _copy_place(Path(os.path.normpath(target)), copies, path, link)
        return f"]({os.path.relpath(known, here).replace(os.sep, '/')}{mark}{anchor})"

    text = _PART.sub(new, (ROOT / path).read_text(encoding="utf-8"))
    return _FENCE.sub(r'\1\2 title="\3"', text)


def _title(page: Path) -> str:
    """The heading of a page, for a link that has the name of its file instead of words."""
    if not page.is_file():
        raise Trouble(f"a page links to {page}, and there is no such page")
    return page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def _place(target: Path, places: dict[str, str]) -> str | None:
    """The place of a page, or of the page of a folder."""
    name = Path(os.path.normpath(target)).relative_to(ROOT).as_posix()
    return next(
        (places[one] for one in (name, f"{name}/README.md", f"{name}/index.md") if one in places),
        None,
    )


def _copy_place(target: Path, copies: dict[Path, str], page: str, link: str) -> str:
    if not target.is_file():
        raise Trouble(f"{page} links to {link}, and there is no such page or file")
    name = target.relative_to(ROOT).as_posix()
    picture = name.startswith("docs/")
    return copies.setdefault(target, name.removeprefix("docs/") if picture else f"{FILES}/{name}")


def _write(path: Path, content: bytes) -> None:
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def sources() -> set[Path]:
    """What the site is made from: the pages, all that is copied beside them, the sources of the
    reference, and what builds it."""
    places = pages()
    copies = _assets()
    for path in places:
        with suppress(Trouble):  # a link that leads nowhere, as `gather` says
            _page_text(path, places, copies)
    files = [*map(ROOT.joinpath, places), *copies, ROOT / "requirements-docs.lock"]
    files += [*HERE.rglob("*"), *(ROOT / "src" / "aurum").rglob("*.py")]
    return {file for file in files if file.is_file() and file.suffix != ".pyc"}


def digest() -> str:
    """One number for all that the site is made from."""
    parts = hashlib.sha256()
    for path in sorted(sources()):
        parts.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        parts.update(hashlib.sha256(path.read_bytes()).digest())
    return parts.hexdigest()


def fresh() -> bool:
    """Whether the site has been built from the pages as they are now."""
    stamp = SITE / STAMP
    return stamp.is_file() and stamp.read_text() == digest()


def build() -> None:
    """Build the site anew."""
    made_from = digest()
    shutil.rmtree(BUILD, ignore_errors=True)
    gather()
    zensical = [sys.executable, "-m", "zensical", "build"]
    done = subprocess.run(
        zensical, cwd=BUILD, env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 0 or not (SITE / "index.html").is_file():
        raise Trouble(f"Zensical could not build the site:\n{done.stdout}")
    (SITE / STAMP).write_text(made_from)


def serve(arguments: list[str]) -> int:
    """Serve the site, and build it again whenever a page changes, until Ctrl-C."""
    gather()
    server = subprocess.Popen([sys.executable, "-m", "zensical", "serve", *arguments], cwd=BUILD)
    seen = digest()
    try:
        while server.poll() is None:
            time.sleep(1)
            now = digest()
            if now != seen:
                seen = now
                try:
                    gather()
                except Trouble as trouble:
                    print(trouble, flush=True)
    except KeyboardInterrupt:  # which the server hears as well
        return 0
    finally:
        server.terminate()
        server.wait()
    return server.returncode


def navigation() -> set[str]:
    """The places of the pages that the navigation lists."""
    project = tomllib.loads((HERE / "zensical.toml").read_text(encoding="utf-8"))["project"]

    def listed(part: object) -> set[str]:
        if isinstance(part, str):
            return {part}
        parts = part.values() if isinstance(part, dict) else part
        assert not isinstance(parts, str)
        return set().union(*(listed(one) for one in parts))  # type: ignore[attr-defined]

    return listed(project["nav"])


def main(arguments: list[str]) -> int:
    """Build, check or serve."""
    import check_site

    try:
        if arguments[:1] in (["--build"], ["--check"]):
            build()
            problems = check_site.problems(SITE, set(pages().values()), navigation())
            print("\n".join(problems) or f"The site is in {SITE.relative_to(ROOT)}.")
            return 1 if problems else 0
        return serve(arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
