### Lessons: their page, and the coach beside the board.

lessons-title = Научиться играть
lessons-lead = Первая партия за настоящим столом, с настоящими ботами, с объяснениями по ходу игры: около десяти минут каждая. Раздача всегда одна и та же и известна всем, поэтому в рейтинг партия не идёт. Можно уйти в любой момент и продолжить позже.
lessons-begin = Начать
lessons-go-on = Продолжить
lessons-look = Посмотреть ещё раз
lessons-again = Начать заново
lessons-again-sure = Начать этот урок заново? Прежний стол закроется.
lessons-new = Ещё не начат
lessons-progress = Темы: { $met } из { $topics }
lessons-done = Пройден · темы: { $met } из { $topics }
lessons-rulebook = Книга правил
lessons-aid = На одной странице

## The coach

lessons-coach = Урок
lessons-of = Урок: { $name }
lessons-met = { $met } из { $topics }
lessons-met-long = Темы: { $met } из { $topics }
lessons-waiting = Выбирают другие. Вам пока делать нечего.
lessons-why-not = Чего нельзя
lessons-refused = Так нельзя.
lessons-earlier = Объяснено раньше ({ $n })
lessons-unmet = Чего эта игра не показала
lessons-all = Все уроки
lessons-next = Дальше: { $name }
lessons-play = Настоящая партия с ботами
lessons-more = Ниже есть ещё
lessons-fold = Свернуть урок
lessons-unfold = Развернуть урок
lessons-failed = Не удалось загрузить урок.
