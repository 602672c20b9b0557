### Oriflamme on every page of the browser: in lists, in the window for a new table, and the rules at a glance.
### web-box: .does says what it is about, .for for how many and how long.

web-edition-oriflamme = Орифламма
    .does = Кладите карты лицом вниз, выжидайте и раскрывайте их в нужный момент.
    .for = 2–5 игроков · 20 мин
web-edition-alliance = Альянс
    .does = Десять новых карт: приговоры, сделки и дезертиры.
    .for = 2–5 игроков · 25 мин
web-edition-mixed = Смешанный набор
web-played-oriflamme = Орифламма
web-played-alliance = Орифламма. Альянс
web-played-mixed = Смешанный набор: десять случайных карт
web-played-own = Смешанный набор: десять карт на выбор
web-family = Семья
web-round-oriflamme = Раунд { $round } из 6, игроков: { $players }
web-own-cards = Выберите десять карт
web-first = Кто начинает
web-first-chance = По жребию
web-rules-cards = Карты
web-rules-oriflamme-1 = Вы ведёте семью. Из её десяти карт три откладываются втайне от других, а семь составляют вашу руку. Играют шесть раундов.
web-rules-oriflamme-2 = Сначала каждый кладёт карту лицом вниз: в начало ряда, в конец или, со второго раунда, на одну из своих карт.
web-rules-oriflamme-3 = Затем ряд разыгрывают с начала. Когда доходит до вашей закрытой карты, вы либо оставляете её, и она получает очко, либо раскрываете.
web-rules-oriflamme-4 = Раскрытая карта отдаёт вам лежащие на ней очки и сразу действует. Персонажи остаются и действуют каждый раунд; большинство интриг сбрасывается.
web-rules-oriflamme-5 = Устранение карты приносит 1 очко. То, что лежит под другой картой, вне игры, пока снова не окажется сверху.
web-rules-oriflamme-6 = После шести раундов побеждает тот, у кого больше очков. Очки на картах не считаются.
