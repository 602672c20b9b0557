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
stats-set-islands = игроки друг с другом
stats-set-solo = в одиночку против автомы
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
stats-source-start = Начальное очко
stats-source-hidden = Очки на картах при раскрытии
stats-source-effects = Свойства карт
stats-source-eliminations = Устранения
stats-source-traps = Сработавшие ловушки
stats-source-stolen = Украдено Шпионом
stats-source-robbed = Отдано Шпионам
stats-source-end = Сделки в конце игры
stats-source-temples = Храмы
stats-source-titans = Титаны
stats-source-medallions = Медальоны

stats-counts = Что ещё было
stats-count = Что
stats-count-kept = Карту оставляли закрытой
stats-count-eliminated = Устранено карт
stats-count-died = Потеряно своих карт
stats-count-lost = Очков потеряно на них
stats-count-hoplites = Получено гоплитов
stats-count-orichalque = Получено орихалка
stats-count-tiles = Выложено тайлов
stats-count-cards-produce = Карты «Произвести»
stats-count-cards-recruit = Карты «Завербовать»
stats-count-cards-capture = Карты «Сразиться»
stats-count-cards-construct = Карты «Построить»
stats-count-fights-won = Выиграно боёв
stats-count-fights-lost = Проиграно боёв
stats-count-buildings = Зданий построено
stats-count-came-titans = Пришло титанов
stats-count-left-titans = Титанов забрали соперники
stats-count-favours = Благословений титанов
stats-count-extras = Дополнительных действий

stats-cards = Очки и потери по картам
stats-cards-more = В среднем за одно выкладывание: сколько очков принесла карта и как часто выходила из игры.
stats-card = Карта
stats-placed = Выложена
stats-earned = Очков за раз
stats-died = Потеряна
stats-struck = Устранений
stats-killers = Что выводило карты из игры
stats-killed-by = Что вывело из игры
stats-times = { $card } × { $times }
stats-creatures = Существа
stats-creature = Существо
stats-captured = Побеждено
stats-escaped = Проиграно боёв
stats-buildings = Здания
stats-building = Здание
stats-built = Построено

stats-lately = Последние партии
stats-lately-says = Очки в последних партиях, самая новая справа: от { $least } до { $most }, в последней — { $last }. Закрашенная точка — победа.
stats-lately-table = То же таблицей
stats-when = Когда
stats-points = Очки

## `aurum stats`

command-stats = итоги законченных партий по их записям
    .more = Подсчитывает записи из этих файлов и папок: места, очки по источникам, карты, которые приносят очки и гибнут. Нечитаемые и незаконченные записи называются и пропускаются.
command-stats-paths = файлы с записями (одна или по одной в строке) либо папки с ними
command-stats-json = в JSON
stats-left-out = { $path } пропускается: { $problem }
stats-nothing = Законченных партий не нашлось.
