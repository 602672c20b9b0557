### The analysis of a game of Orichalque.

## What it comes to

analysis-tile = Où va la tuile ({ $tile }) ?
