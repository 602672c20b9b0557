"""What the server costs, beside the bare stack: see `docs/benchmarks.md`."""
