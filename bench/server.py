"""What the server costs; `aurum bench server` and `python3 dev.py bench server` run this.

`docs/benchmarks.md` says what is measured, and what we ask for.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from server_bench.measure import measure, most_tables
from server_bench.report import show

from aurum.words import preferred_language, translator_for


def main(arguments: list[str] | None = None) -> int:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="bench server", description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20)
    chosen = parser.parse_args(arguments)
    words = translator_for(preferred_language())
    tables = max(2, min(chosen.tables, most_tables()))
    if tables < chosen.tables:
        said = words.say("bench-fewer-tables", tables=tables, wished=chosen.tables)
        print(said, file=sys.stderr)

    def progress(key: str) -> None:
        if not chosen.json:
            print(words.say(key), file=sys.stderr)

    found = measure(tables, chosen.seconds, progress)
    if chosen.json:
        print(json.dumps(asdict(found)))
    else:
        show(found, words)
    return 0


if __name__ == "__main__":
    sys.exit(main())
