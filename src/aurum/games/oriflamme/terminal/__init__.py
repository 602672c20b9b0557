"""Oriflamme at a terminal."""
