### What finished games of Oriflamme come to.

stats-source-start = Начальное очко
stats-source-hidden = Очки на картах при раскрытии
stats-source-effects = Свойства карт
stats-source-eliminations = Устранения
stats-source-traps = Сработавшие ловушки
stats-source-stolen = Украдено Шпионом
stats-source-robbed = Отдано Шпионам
stats-source-end = Сделки в конце игры
stats-count-kept = Карту оставляли закрытой
stats-count-eliminated = Устранено карт
stats-count-died = Потеряно своих карт
stats-count-lost = Очков потеряно на них

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
