"""Training of networks by self-play: `python -m aurum.training --help`; `docs/training.md`."""
