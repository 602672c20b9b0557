### What a server says of Orichalque.

server-own-set = Cette partie se joue avec un ensemble de matériel personnel. Cette maison n’a que : { $allowed }.
