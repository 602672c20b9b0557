### The terminal table of Orichalque: what stands on the screen besides the log and the choices.

desk-title = Орихалк
desk-round = Раунд { $round }
desk-bot = бот { $seat }
desk-phase-card = Карта
desk-phase-tile = Тайл
desk-phase-action = Действие
desk-phase-extra = Доп. действие
desk-phase-discard = Сброс

## Terrains and pieces inside a sentence, and in very little space

desk-terrain-forest = лес
desk-terrain-lagoon = вода
desk-terrain-desert = пустыня
desk-terrain-mountain = горы
desk-terrain-volcano = вулкан
desk-terrain-metropolis = метрополия
desk-hydra = { $name } ({ $titan })
desk-loot-building = здание из мешка
desk-no-tile = без тайла
ortile-and = { $first } + { $next }
orbeast = { $creature } { $n }
desk-with-hoplites = за гоплитов
desk-with-orichalque = за орихалк
desk-with-creatures = за побеждённых существ
# Small letters beside a number: +2г is two hoplites.
desk-sign-hoplites = г
desk-sign-orichalque = о
# Three letters for a building on the map, one for a temple.
desk-tight-trainingcamp = Лаг
desk-tight-mine = Шах
desk-tight-oratory = Ора
desk-tight-arch = Арк
desk-tight-hospital = Гос
desk-tight-siegeengine = Ор{ $skull }
desk-tight-statuehoplites = СтГ
desk-tight-statueorichalque = СтО
desk-tight-statuecreatures = СтС
desk-tight-crystal = Кри
desk-tight-architect = Рхи
desk-tight-forge = Куз
desk-tight-temple = Х

## Players

desk-points = очки
desk-points-short = очки
desk-hoplites = гоплиты
desk-hoplites-short = гопл.
desk-orichalque = орихалк
desk-orichalque-short = орих.
desk-captured = побеждено
desk-captured-short = поб.
desk-missing = не хватает до победы
desk-missing-points = { $n ->
    [one] ещё { $n } очко
    [few] ещё { $n } очка
    [many] ещё { $n } очков
   *[other] ещё { $n } очка
}
desk-missing-creatures = { $n ->
    [one] победить { $n } существо
    [few] победить { $n } существ
    [many] победить { $n } существ
   *[other] победить { $n } существа
}
desk-missing-titan = один титан лишний
desk-missing-nothing = ничего
desk-needs = До победы не хватает: { $needs }.
desk-titans = титаны
desk-temples = храмы
desk-medallions = медальоны

## Cards, buildings, Titans

desk-cost = { $n ->
    [0] бесплатно
    [one] { $n } гоплит
    [few] { $n } гоплита
    [many] { $n } гоплитов
   *[other] { $n } гоплита
}
desk-no-cards = Карт не осталось.
desk-ledger = Доступные здания и титаны
desk-spot-empty = здания нет
desk-titan-free = свободен
desk-titan-awake = активная сторона
desk-titan-spent = неактивная сторона

## Islands

desk-titans-held = титаны: { $held } из { $limit }
desk-free-cells = { $n ->
    [one] { $n } свободная клетка
    [few] { $n } свободные клетки
    [many] { $n } свободных клеток
   *[other] { $n } свободной клетки
}
desk-legend = [ ] здание · { "{ }" } храм · { $beast } — горгона силой 8, на ней застряли 2 гоплита · { $port } { $both } порты
desk-automaton = 2³ — сектор 2, тайл из 3 клеток; ◆ даёт производство · порядок { $order } · зданий: { $built }, дальше на полосе: { $strip }

## Help

desk-help-actions = Действия и титаны
desk-help-creatures = Существа и добыча
desk-help-which = «{ $word }» — такого здесь нет. Спросите про действие, здание, существо, титана, местность, клетку вроде c4 или игрока по номеру.
desk-help-several = «{ $word }» — это может быть { $pieces }. Уточните, пожалуйста.
desk-help-no-player = Острова { $player } нет: игроки пронумерованы от 1 до { $last }.
desk-about-terrain = Три смежные незастроенные клетки этой местности привлекают к вам титана ({ $titan }) — это 1 победное очко. В её ячейке лежит здание для таких клеток.
desk-about-volcano = На нём появляется существо. На пустом вулкане можно построить любое здание, а под храмом он заменяет любую местность; титанов он не привлекает.
desk-about-metropolis = Две клетки с одной шахтой и одним лагерем. Её кладут перед выбором первой карты, одной клеткой на порт; строить на ней нельзя.
desk-about-creature = Бросьте 1 кубик и ещё по 1 за каждого гоплита на существе: победу приносит сумма { $strength } или хотя бы один череп. Пока оно на острове, рядом с ним нельзя строить, а вы не можете выиграть.
desk-cell-creature = { $n ->
    [0] { $beast }
    [one] { $beast }, на нём застрял { $n } гоплит
    [few] { $beast }, на нём застряли { $n } гоплита
    [many] { $beast }, на нём застряли { $n } гоплитов
   *[other] { $beast }, на нём застряло { $n } гоплита
}
desk-cell-beside = рядом { $cells }

## What is left

desk-left = Что ещё появится
desk-left-cards = карты
desk-left-tiles = тайлы
desk-left-creatures = существа
desk-left-buildings = здания
desk-left-tokens = победные жетоны

## The end

desk-wins = { $you ->
    [you] победа ваша!
   *[other] { $who } побеждает!
}
desk-lacked = { $you ->
    [you] вам не хватило: { $needs }.
   *[other] { $who } — не хватило: { $needs }.
}
