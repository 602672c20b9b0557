"""The bots of Oriflamme, Alliance and every ten cards of both."""
