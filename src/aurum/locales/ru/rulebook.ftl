### The rulebook around the rules: its headings, and what stands beside a rule.
### rulebook-little: words that the search leaves out, because they say nothing by themselves.

## Headings

rulebook-contents = Содержание
rulebook-goal = Цель игры
rulebook-picture = Раунд в одной картинке
rulebook-questions = Частые вопросы
rulebook-words = Термины

## Inside the text

rulebook-why = Почему? { $reason }
rulebook-see = Пример:

## Around the text

rulebook-aid = На одной странице
rulebook-print = Распечатать
rulebook-whole = Все правила
rulebook-search = Поиск по правилам
rulebook-little = бы быть во все вы где да для до если есть же за из или их как какая какие какой когда кто куда ли меня мне мои мой можно моя мы на надо не нельзя нет ни но ну нужно об он она они от по под почему при про происходит сколько со так то ты уже что чтобы это
rulebook-found = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
rulebook-nothing = Об этом ни в одном правиле не сказано.
rulebook-other-languages = На других языках:
rulebook-generated = Страница составлена из текстов locales/ командой «python3 dev.py rules»: менять их нужно там.

## The rulebook in the browser

rulebook-games = Правила игр
rulebook-ruling = Наше решение
rulebook-data = Наши данные о компонентах
rulebook-example = Пример
rulebook-pick = Выберите пример рядом с правилом, и он разыграется здесь.
rulebook-board = Стол примера
rulebook-play = Показать
rulebook-pause = Пауза
rulebook-again = Показать снова
rulebook-step = Шаг { $step } из { $steps }
rulebook-before = Вот положение. Что будет дальше?
rulebook-still = Выбирать здесь нечего: важно только положение.
rulebook-try = Попробовать другой выбор
rulebook-try-help = Выбирайте на столе, в списке или в нотации. Ничего не сохраняется, а почему что-то нельзя, будет объяснено.
rulebook-asked-chance = Это решает случай. Какой исход вы хотите?
rulebook-asked-nobody = Больше выбирать некому.
rulebook-as-shown = как в примере
rulebook-all-choices = Показать все варианты ({ $choices })
rulebook-against = Здесь это против правил, и вот почему:
rulebook-notation = Выбор в нотации
rulebook-do = Попробовать
rulebook-refused = Нельзя:
rulebook-left = Вы отошли от примера.
rulebook-return = Вернуться к примеру
rulebook-link = Правило { $rule }
