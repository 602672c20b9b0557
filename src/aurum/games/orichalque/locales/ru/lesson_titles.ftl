### The lessons of Orichalque, as they are listed.

lessons-orichalque = Орихалк
    .about = Остров, карты с тайлами, существа, храмы и титаны: четыре раунда, а захотите — и дальше.
