"""`python -m aurum.training GAME`: train for so many seconds, going on from the last checkpoint."""

from __future__ import annotations

import sys

from aurum.engine import AurumError
from aurum.networks.errors import BadNetworkFile
from aurum.training.settings import check, parse


def main(arguments: list[str] | None = None) -> int:
    """Train."""
    settings = parse(arguments)
    try:
        from aurum.training.run import Run
    except ModuleNotFoundError as missing:
        print(f"{missing}: pip install '.[train]' in Aurum's folder brings it", file=sys.stderr)
        return 1
    try:
        check(settings)
        run = Run(settings)
    except (AurumError, BadNetworkFile, ValueError) as problem:
        print(problem, file=sys.stderr)
        return 1
    try:
        run.go()
    finally:
        run.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
