### What a server says of Orichalque.

server-own-set = Cette partie se joue avec un ensemble de matériel personnel. Ce serveur n’a que : { $allowed }.
