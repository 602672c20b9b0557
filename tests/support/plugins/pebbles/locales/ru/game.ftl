game-pebbles = Камешки
    .does = Каждый прячет несколько камешков. Угадайте, сколько их всего.
pebbles-command-lives = «Камешки»: сколько жизней у каждого
pebbles-command-passing = «Камешки»: можно ли раз за раунд пропустить ход
pebbles-command-begins = «Камешки»: кто начинает
pebbles-command-picture = «Камешки»: рисовать ли картинку
pebbles-option-lives = Жизни
pebbles-option-passing = Пропуск хода
    .more = Раз за раунд каждый может пропустить ход.
pebbles-option-begins = Кто начинает
pebbles-option-begins-first = Первое место
pebbles-option-begins-last = Последнее место
pebbles-option-picture = С картинкой
pebbles-picture = Две чаши и заявка между ними
pebbles-colour-red = красных
pebbles-colour-blue = синих
pebbles-claim = { $quantity } { $colour }
pebbles-row = { $quantity }
pebbles-nothing = ничего
pebbles-question-first = Сделайте первую заявку
pebbles-question-raise = Повысьте заявку или усомнитесь
pebbles-help = { $you ->
    [you] Ваша заявка
   *[other] Заявка: { $who }
}, { $claim }.
pebbles-group-claim = Заявить не меньше…
pebbles-group-stop = Или остановить
pebbles-choice-claim = Заявить: { $quantity } { $colour }
pebbles-choice-doubt = Усомниться
pebbles-choice-pass = Пропустить ход
pebbles-outlook-right = Верно: жизнь теряет { $who }.
pebbles-outlook-wrong = Неверно: вы.
pebbles-outlook-pass = Заявка остаётся прежней.
pebbles-event-began = Раунд { $round }
pebbles-event-claimed = { $you ->
    [you] Ваша заявка: { $quantity } { $colour }.
   *[other] { $who }: { $quantity } { $colour }.
}
pebbles-event-passed = { $you ->
    [you] Вы пропускаете ход.
   *[other] { $who } пропускает ход.
}
pebbles-event-doubted = { $you ->
    [you] Вы сомневаетесь.
   *[other] { $who } не верит.
}
pebbles-event-counted = Всего { $there } { $colour }.
pebbles-event-lost = { $you ->
    [you] Вы теряете жизнь.
   *[other] { $who } теряет жизнь.
}
pebbles-fact-lives = Жизни
pebbles-fact-claim = Заявка
pebbles-fact-hand = Ваши камешки
pebbles-fact-most = Больше одного цвета не бывает
illegal-pebbles = «{ $choice }» сейчас невозможно.
options-pebbles = { $given } не подходит для { $name }.
