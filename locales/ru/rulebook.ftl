### The rulebook around the rules: its headings, and what stands beside a rule.
### rulebook-little: words that the search leaves out, because they say nothing by themselves.

## Headings

rulebook-contents = Содержание
rulebook-goal = Цель игры
rulebook-picture = Раунд в одной картинке
rulebook-questions = Частые вопросы
rulebook-words = Слова

## Inside the text

rulebook-why = Почему? { $reason }
rulebook-see = Пример:

## Around the text

rulebook-aid = На одной странице
rulebook-search = Поиск по правилам
rulebook-little = бы быть во все вы где да для до если есть же за из или их как какая какие какой когда кто куда ли меня мне мои мой можно моя мы на надо не нельзя нет ни но ну нужно об он она они от по под почему при про происходит сколько со так то ты уже что чтобы это
rulebook-nothing = Об этом ни в одном правиле не сказано.
rulebook-other-languages = На других языках:
rulebook-generated = Страница составлена из текстов locales/ командой «python3 dev.py rules»: менять их нужно там.
