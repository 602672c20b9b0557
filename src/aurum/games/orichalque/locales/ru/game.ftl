### What Orichalque is called, and whose it is.

game-orichalque = Орихалк
game-orichalque-credit = Авторы «Орихалка» — Йоханнес Гупи и Бруно Катала (Catch Up Games).
