"""Write the pages of this folder anew, from the words in `locales/` and the order of the rulebook.

The books themselves are written down as well, for the browser's tests of its search.

Run it with `python3 dev.py rules`; a test fails when a page is not up to date.
"""

from __future__ import annotations

from pathlib import Path

from browser_books import books

from aurum.rulebook.pages import pages

FOLDER = Path(__file__).parent


def main() -> None:
    for file, text in books().items():
        file.write_text(text, encoding="utf-8")
    for path, text in pages().items():
        target = FOLDER / path
        target.parent.mkdir(exist_ok=True)
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
