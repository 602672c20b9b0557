### Orichalque on every page of the browser: in lists, in the window for a new table, and the rules at a glance.
### web-box: .does says what it is about, .for for how many and how long.

web-edition-orichalque = Орихалк
    .does = Осваивайте остров, побеждайте существ, привлекайте титанов.
    .for = 1–4 игрока · 45 мин
web-played-orichalque = Орихалк
web-round-orichalque = { $players ->
    [1] Раунд { $round }, против автомы
   *[other] Раунд { $round }, игроков: { $players }
}
web-island = Остров
web-island-easy = Простой остров
web-island-hard = Сложный остров
web-island-choose = Каждый выбирает сторону
web-initiative = Жетон первого игрока
web-initiative-international = По международным правилам
web-initiative-russian = По правилам русского издания
web-rules-titans = Титаны
web-rules-creatures = Существа и их добыча
web-rules-buildings = Здания
web-rules-orichalque-1 = Первый, у кого 5 победных очков и остров без существ, сразу побеждает.
web-rules-orichalque-2 = Возьмите карту: две левые бесплатны, остальные стоят гоплитов. Тайл с карты достаётся вместе с ней.
web-rules-orichalque-3 = Положите тайл на свой остров, рядом с тем, что там уже есть. Порт даёт ресурсы один раз, когда его накрывают. Три смежные клетки одной местности приводят её титана.
web-rules-orichalque-4 = Выполните, если хотите, действие карты: произвести, завербовать, сразиться или построить.
web-rules-orichalque-5 = Можно купить ещё одно действие: за 2 гоплитов, 2 слитка орихалка или 2 побеждённых существ.
web-rules-orichalque-6 = Каждый титан у вас, каждый храм и каждый медальон — победное очко.

web-automaton-orichalque-easy = Лёгкая автома
web-automaton-orichalque-normal = Обычная автома
web-automaton-orichalque-hard = Сложная автома
web-solo-orichalque-easy = Лёгкая
web-solo-orichalque-normal = Обычная
web-solo-orichalque-hard = Сложная
