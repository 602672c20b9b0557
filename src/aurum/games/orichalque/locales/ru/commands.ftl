### What the commands take for Orichalque.

command-solo = «Орихалк»: в одиночку против автомы — easy, normal или hard
command-play-boards = «Орихалк»: планшет каждого места, от A до D, через запятую (по умолчанию — случайные)
command-play-sides = «Орихалк»: сторона планшетов, easy или hard, или choose, чтобы выбрать её после раздачи планшетов; одно слово для всех или по слову на место (по умолчанию easy)
command-play-initiative = «Орихалк»: international или russian (по умолчанию international)
command-play-components = «Орихалк»: набор компонентов, по имени или файлом (по умолчанию aurum)
