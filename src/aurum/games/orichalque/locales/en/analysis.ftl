### The analysis of a game of Orichalque.

## What it comes to

analysis-tile = Where does the tile go ({ $tile })?
