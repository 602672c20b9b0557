### Итоги законченных партий: страницы в браузере и `aurum stats`.

stats-not-over = Эта партия не закончена, считать нечего.
stats-continued = Эта партия продолжает другую с одного из её моментов, поэтому не считается.

stats-title = Статистика
stats-mine = Моя статистика
stats-nameless = У вас здесь ещё нет имени. Как только оно появится, ваши законченные партии будут считаться, и их итоги будут здесь.
stats-choose-name = Выбрать имя
stats-of-all = Статистика всего сервера
stats-more = Итоги партий, законченных на этом сервере. Незаконченные партии и записи из других мест не считаются.
stats-of = Статистика: { $name }
stats-whose = Чьи партии
stats-people = Люди
stats-bots = Боты
stats-me = Я
stats-game = Игра
stats-set = Вариант
stats-set-all = все
stats-players = Игроков за столом
stats-players-all = любое число
stats-waiting = Некоторые законченные партии ещё подсчитываются.
stats-empty = Таких законченных партий пока нет.

stats-games = Партии
stats-wins = Победы
stats-mean = Очков за партию
stats-best = Лучшая партия
stats-rounds = Раундов за партию

stats-places = Места
stats-place = Место
stats-place-nth = { $place }-е
stats-share = партий
stats-sources = Откуда берутся очки
stats-source = Источник
stats-a-game = за партию

stats-counts = Что ещё было
stats-count = Что

stats-lately = Последние партии
stats-lately-says = Очки в последних партиях, самая новая справа: от { $least } до { $most }, в последней — { $last }. Закрашенная точка — победа.
stats-lately-table = То же таблицей
stats-when = Когда
stats-points = Очки

## `aurum stats`

command-stats = итоги законченных партий по их записям
    .more = Подсчитывает записи из этих файлов и папок: места, очки по источникам и всё, что ещё считает каждая игра. Нечитаемые и незаконченные записи называются и пропускаются.
command-stats-paths = файлы с записями (одна или по одной в строке) либо папки с ними
command-stats-json = в JSON
stats-left-out = { $path } пропускается: { $problem }
stats-nothing = Законченных партий не нашлось.
