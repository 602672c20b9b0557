"""Migrations of older databases. The server runs them when it starts."""
