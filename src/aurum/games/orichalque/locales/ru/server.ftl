### What a server says of Orichalque.

server-own-set = Это партия с чьим-то собственным набором компонентов. На этом сервере есть только: { $allowed }.
