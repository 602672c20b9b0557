### What a server says of Orichalque.

server-own-set = Это партия с собственным набором. На этом сервере есть только: { $allowed }.
