### The board of games that bring none of their own, in Russian.

## A game that was stopped

web-stopped = Партия остановлена
web-stopped-failed = Правила дали сбой. Это ошибка в самой игре, а не в чьём-то решении.
web-stopped-slow = Правила слишком долго обрабатывали решение. Это ошибка в самой игре, а не в чьём-то решении.
web-stopped-large = Партия стала слишком большой для сервера. Это ошибка в самой игре, а не в чьём-то решении.
web-stopped-more = Всё, что было до этого, сохранено. Что произошло, написано в журнале сервера: его видит тот, кто управляет сервером.

## A game without a board of its own

web-plain-seat = Место
web-plain-known = Что известно
web-plain-facts = Факты
web-plain-seats = Места
web-plain-private = Это знаете только вы
web-plain-by = { $you ->
    [you] от вас
   *[other] от игрока { $who }
}
web-plain-rows = { $first } — { $last }
web-plain-pick = Сделайте выбор
web-plain-choices = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
    [many] { $n } вариантов
   *[other] { $n } варианта
}
web-plain-marked = Отмечено вариантов: { $n } из { $all }.
web-plain-unmark = Снять отметки
web-plain-picture = Стол
web-plain-waiting = { $name } выбирает
web-plain-choosing = выбирает
web-plain-won = победа
web-plain-lost = поражение
web-plain-english = На русский эта игра не переведена, её тексты — на английском.
web-plain-less = Меньше: { $name }
web-plain-more = Больше: { $name }
