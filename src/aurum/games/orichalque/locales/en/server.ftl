### What a server says of Orichalque.

server-own-set = This game is played with somebody’s own component set. This server has only: { $allowed }.
