"""Orichalque at a terminal."""
