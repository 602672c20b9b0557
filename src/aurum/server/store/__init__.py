"""Storage: the interface `Store` and its promise, SQLite, backups and migrations."""
