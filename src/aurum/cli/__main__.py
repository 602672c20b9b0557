"""`python -m aurum.cli`."""

import sys

from aurum.cli import main

sys.exit(main())
