"""Oriflamme and Oriflamme: Alliance."""
