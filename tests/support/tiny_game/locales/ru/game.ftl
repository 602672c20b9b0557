### The game of the tests in Russian.

game-tiny = Малые суммы
tiny-command-top = Малые суммы: старшая карта, 2, 3 или 9
tiny-options = В «Малые суммы» играют от 2 до 6 игроков, top — 2, 3 или 9.
tiny-illegal = «{ $choice }» сейчас невозможно.
rule-ti-1 = Заявите сумму всех карт или усомнитесь в последней заявке.
tiny-question = { $claims ->
    [0] Сделайте первую заявку
   *[other] Повысьте заявку или усомнитесь
}
tiny-help = Сумма всех карт — не больше { $most }.
tiny-claims = Заявки
tiny-total = { $kind ->
    [0] не меньше { $total }
   *[1] ровно { $total }
}
tiny-claim = заявить: { tiny-total }
tiny-claim-outlook = у других было бы { $others }
tiny-doubt = усомниться
tiny-doubt-outlook = все карты откроются
tiny-sum = { $total }
tiny-least = не меньше
tiny-exactly = ровно
tiny-points = Очки
tiny-card = Карта
tiny-unknown = скрыта
tiny-undealt = –
tiny-round = Раунд
tiny-first = Начинает
tiny-standing = Текущая заявка
tiny-event-dealt = { $you ->
    [you] Ваша карта: { $card }.
   *[other] { $who } получает карту.
}
tiny-event-claimed = { $you ->
    [you] Ваша заявка: { tiny-total }.
   *[other] { $who } заявляет: { tiny-total }.
}
tiny-event-doubted = { $you ->
    [you] Вы сомневаетесь: сумма карт — { $found }.
   *[other] { $who } сомневается: сумма карт — { $found }.
}
tiny-event-wrong = { $you ->
    [you] Вы ошиблись.
   *[other] { $who } ошибается.
}
tiny-event-began = Раунд { $round }
