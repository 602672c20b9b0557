stats-not-over = This game is not over, so there is nothing to count.
