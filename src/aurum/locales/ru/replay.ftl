### Повтор партии: сыгранные партии шаг за шагом и продолжение с любого их момента.

## По ходу времени

replay-play = Смотреть
replay-pause = Пауза
replay-more = Ещё
replay-speed = Скорость
replay-times = { $speed }×
replay-by = Шаг
replay-by-choice = решение
replay-by-turn = ход
replay-by-round = раунд
replay-back-choice = На одно решение назад
replay-back-turn = На один ход назад
replay-back-round = На один раунд назад
replay-on-choice = На одно решение вперёд
replay-on-turn = На один ход вперёд
replay-on-round = На один раунд вперёд
replay-where = Шаг { $move } из { $moves }, раунд { $round }.
replay-viewpoint-open = Всё открыто
replay-points = Очки по ходу партии

## Клавиши

replay-key-choice = решение
replay-key-turn = ход
replay-key-round = раунд
replay-key-ends = начало, конец
replay-key-space = Пробел
replay-key-play = смотреть, пауза

## Дальше отсюда

replay-continue = Продолжить отсюда
replay-continue-more = Новый стол начнёт с положения этой партии после шага { $move }. Выберите, кто где играет.
replay-continue-known = Скрыто то же самое. Кто видел эту партию с нескольких мест или со всем открытым, тот это знает.
replay-continue-chance = Всё случайное определяется заново, по новому секретному числу.
replay-continue-league = В рейтинге партия не учитывается.
replay-continue-open = Отправьте друзьям ссылку на стол; начнёте, когда все соберутся.
replay-continue-go = Играть дальше
replay-continued = Этот стол продолжает другую партию после её шага { $move }.
replay-continued-known = Скрыто то же, что и там: кто видел ту партию, тот это знает.
replay-continued-look = Посмотреть ту партию
