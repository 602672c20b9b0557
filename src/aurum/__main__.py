"""`python -m aurum`."""

import sys

from aurum.cli import main

if __name__ == "__main__":  # bots' processes import this module too
    sys.exit(main())
