"""Orichalque."""
