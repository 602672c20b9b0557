### What finished games of Orichalque come to.

stats-set-orichalque-islands = игроки друг с другом
stats-set-orichalque-solo = в одиночку против автомы
stats-source-orichalque-temples = Храмы
stats-source-orichalque-titans = Титаны
stats-source-orichalque-medallions = Медальоны
stats-count-orichalque-hoplites = Получено гоплитов
stats-count-orichalque-orichalque = Получено орихалка
stats-count-orichalque-tiles = Выложено тайлов
stats-count-orichalque-cards-produce = Карты «Произвести»
stats-count-orichalque-cards-recruit = Карты «Завербовать»
stats-count-orichalque-cards-capture = Карты «Сразиться»
stats-count-orichalque-cards-construct = Карты «Построить»
stats-count-orichalque-fights-won = Выиграно боёв
stats-count-orichalque-fights-lost = Проиграно боёв
stats-count-orichalque-buildings = Зданий построено
stats-count-orichalque-came-titans = Получено титанов
stats-count-orichalque-left-titans = Титанов забрали соперники
stats-count-orichalque-favours = Благословений титанов
stats-count-orichalque-extras = Дополнительных действий
stats-creatures = Существа
stats-creature = Существо
stats-captured = Побеждено
stats-escaped = Проиграно боёв
stats-buildings = Здания
stats-building = Здание
stats-built = Построено
