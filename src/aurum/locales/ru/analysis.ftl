### Analysis: what a bot makes of a game, at the terminal and on a page.

## The command

command-analyse = разобрать сыгранную партию с помощью бота
    .more = Сильнейший бот разбирает каждое решение в записанной партии, зная только то, что мог знать сам игрок: шансы каждого на победу, самые дорогие ошибки, что сыграл бы он сам и почему. Одна и та же запись с тем же зерном даёт один и тот же разбор. Вместо записи можно указать разбор, сохранённый с --json; тогда он просто показывается.
command-analyse-file = запись партии или готовый разбор
command-analyse-html = записать в этот файл страницу с графиком и всеми решениями
command-analyse-iterations = сколько партий бот моделирует на каждое решение (по умолчанию — сколько подходит игре)
command-analyse-seed = число, которое задаёт случайность бота (по умолчанию: 0)
command-analyse-level = какой бот разбирает: knight, baron или regent (по умолчанию: regent)
command-analyse-workers = сколько процессов работает одновременно (по умолчанию: 1)

## What can go wrong

analysis-level = { $given } не считает вперёд и не может сказать, сколько стоит решение. Могут: { $allowed }.
analysis-not-json = Этот файл — ни запись партии, ни разбор: это не JSON.
analysis-none = Это не разбор партии.
analysis-format = Версия этого разбора — { $given }; этот Aurum читает версию { $known }.
analysis-missing = В разборе нет поля { $field }.
analysis-field = Поле { $field } разбора не такое, каким должно быть.
analysis-empty = В этой записи нет решений, которые бот мог бы разобрать.
analysis-itself = { $path } — это сам разбираемый файл, он был бы перезаписан. Выберите для страницы другое имя.
analysis-not-written = Не удаётся записать { $path }: { $problem }.

## What it comes to

analysis-progress = Разбор
analysis-title = { $game }: разбор, { $bot }
analysis-terms = { $choices ->
        [one] Разобрано { $choices } решение
        [few] Разобрано { $choices } решения
        [many] Разобрано { $choices } решений
       *[other] Разобрано { $choices } решения
    }, на каждое { $iterations ->
        [one] { $iterations } смоделированная партия
        [few] { $iterations } смоделированные партии
        [many] { $iterations } смоделированных партий
       *[other] { $iterations } смоделированной партии
    } (зерно { $seed }).
analysis-chances = Шансы на победу
analysis-chances-viewpoints = В %, после каждого решения: у каждого — по тому, что он мог знать, когда выбирал в последний раз; в конце — итог.
analysis-chances-open = В %, после каждого решения; в конце — итог.
analysis-chances-solo = В %, после каждого решения; остальное — у автомы.
analysis-costliest = Самые дорогие ошибки
analysis-cheap = Ни одно решение заметно не уменьшило шансов на победу.
analysis-all = Все решения
analysis-player = игрок
analysis-move = ход
analysis-made = сыграно
analysis-better = лучше
analysis-cost = цена, %
analysis-why = почему
analysis-begin = вначале
analysis-end = в конце
analysis-lost = потеряно всего, %
analysis-agreed = сыграно, как сыграл бы бот
analysis-agreed-of = { $agreed } из { $choices }
analysis-points = { $points } %
analysis-same = Бот поступил бы так же.
analysis-knew = Боту показали только то, что этот игрок мог знать в тот момент, и ничего больше.
analysis-measured = Цена — это шанс на победу, потерянный из-за решения, в %. Там, где бот сыграл бы иначе, он смоделировал партии после обоих вариантов, поровну; разница меньше { $slight } % не считается.
analysis-written = Записано: { $path }

## On a server

analysis-not-over = Партию можно разобрать, когда она закончена.
analysis-too-many = Сейчас разбирается слишком много партий. Попробуйте ещё раз, когда один из разборов закончится.
