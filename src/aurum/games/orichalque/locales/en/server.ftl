### What a server says of Orichalque.

server-own-set = This game is played with a component set of somebody’s own. This house has only: { $allowed }.
