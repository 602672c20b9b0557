### The rulebook around the rules: its headings, and what stands beside a rule.

## Headings

rulebook-contents = Содержание
rulebook-goal = Цель игры
rulebook-picture = Раунд в одной картинке
rulebook-questions = Частые вопросы
rulebook-words = Слова

## Inside the text

rulebook-why = Почему: { $reason }
rulebook-see = Пример:
rulebook-more = Подробнее: { $rules }

## Around the text

rulebook-aid = На одной странице
rulebook-search = Поиск по правилам
rulebook-nothing = Об этом ни в одном правиле не сказано.
rulebook-other-languages = На других языках:
rulebook-generated = Страница составлена из текстов locales/ командой «python3 dev.py rules»: менять их нужно там.
