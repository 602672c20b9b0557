"""What is kept: the promise, and SQLite, which keeps it."""
