"""What the tests share: fixtures, drivers and clients."""
