### What finished games of Orichalque come to.

stats-set-islands = игроки друг с другом
stats-set-solo = в одиночку против автомы
stats-source-temples = Храмы
stats-source-titans = Титаны
stats-source-medallions = Медальоны
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
stats-creatures = Существа
stats-creature = Существо
stats-captured = Побеждено
stats-escaped = Проиграно боёв
stats-buildings = Здания
stats-building = Здание
stats-built = Построено
