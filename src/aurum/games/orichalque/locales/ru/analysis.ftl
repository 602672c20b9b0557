### The analysis of a game of Orichalque.

## What it comes to

analysis-tile = Куда положить тайл ({ $tile })?
