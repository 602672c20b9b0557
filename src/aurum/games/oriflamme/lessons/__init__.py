"""The first games of Oriflamme and Alliance."""
