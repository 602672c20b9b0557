### What finished games of Oriflamme come to.

stats-source-oriflamme-start = Начальное очко
stats-source-oriflamme-hidden = Очки на картах при раскрытии
stats-source-oriflamme-effects = Эффекты карт
stats-source-oriflamme-eliminations = Устранения
stats-source-oriflamme-traps = Сработавшие ловушки
stats-source-oriflamme-stolen = Украдено Шпионом
stats-source-oriflamme-robbed = Отдано Шпионам
stats-source-oriflamme-end = Сделки в конце игры
stats-count-oriflamme-kept = Карту оставляли закрытой
stats-count-oriflamme-eliminated = Устранено карт
stats-count-oriflamme-died = Потеряно своих карт
stats-count-oriflamme-lost = Очков потеряно на них

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
