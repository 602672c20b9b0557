### The analysis of a finished game, in the browser.

study-title = Разбор
study-what = { $bot }, сильнейший бот, разберёт каждый выбор этой партии, зная только то, что мог знать сам игрок в тот момент: у кого были шансы, какие выборы обошлись дороже всего и что было бы лучше. Это займёт минуту-другую.
study-begin = Разобрать партию
study-there = { $bot }, сильнейший бот, разобрал каждый выбор этой партии: у кого были шансы, какие выборы обошлись дороже всего и что было бы лучше.
study-show = Показать разбор
study-progress = Разобрано: { $done } из { $total }
study-done = Разбор готов.
study-chances = Шансы на победу
study-eyes = Шансы на победу в сотых долях, выбор за выбором: у каждого — по тому, что он мог знать при своём последнем выборе.
study-eyes-open = Шансы на победу в сотых долях, выбор за выбором.
study-eyes-solo = Шансы на победу в сотых долях, выбор за выбором; остальное — у автомата.
study-move = шаг
study-at = После шага { $move }: { $chances }
study-chance-of = { $name } { $points } %
study-percent = { $points } %
study-player = игрок
study-now = шансы сейчас
study-agreed = как бот
study-agreed-of = { $agreed } из { $choices }
study-lost = потеряно
study-here = В этот момент
study-nobody = Здесь никому не пришлось выбирать.
study-not-yet = До этого момента разбор ещё не дошёл.
study-over = Партия закончена.
study-asked = { $name }, шаг { $move }
study-made = Сыграно
study-better = Лучше
study-why = Почему
study-same = Бот поступил бы так же.
study-slight = Бот не видит разницы.
study-cost = цена: { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
        [many] { $points } пунктов
       *[other] { $points } пункта
    } из ста
study-costliest = Самое дорогое
study-whose = Чьи выборы
study-everybody = всех игроков
study-cheap = Ни один выбор не стоил сколько-нибудь заметно.
study-knew = { $bot } видел только то, что каждый игрок мог знать, когда выбирал.
study-measured = Цена — это шанс на победу, потерянный выбором, в пунктах из ста; меньше двух не считается.
