"""What a game brings to be played at a terminal, and the screen that it is drawn on."""
