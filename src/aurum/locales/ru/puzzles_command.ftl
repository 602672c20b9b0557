### `aurum puzzles`: справка и то, что он говорит.

command-puzzles = положения, в которых один вариант явно лучше всех
    .more = Показать список задач, нарисовать и решить их, найти новые в партиях сильных ботов и проверить ответы.
command-puzzles-list = список задач без ответов
command-puzzles-show = нарисовать задачу
command-puzzles-solve = решать задачи одну за другой
command-puzzles-make = искать задачи в партиях сильных ботов
command-puzzles-check = ещё раз проверить каждый ответ на гораздо большем числе партий
command-puzzles-set = { $sets } или файл задач (.json)
command-puzzles-number = номер задачи
command-puzzles-first = номер первой задачи (по умолчанию 1)
command-puzzles-answer = показать и ответ
command-puzzles-players = сколько играют (по умолчанию — все допустимые числа по очереди)
command-puzzles-count = сколько найти (по умолчанию 10)
command-puzzles-workers = сколько процессов ищут (по умолчанию 1); на находки это не влияет
command-puzzles-records = просмотреть эти партии вместо новых: запись, по записи в строке или партии арены
command-puzzles-out = куда сохранить; задачи, которые там уже есть, останутся, и поиск продолжится после них
command-puzzles-tries = сколько раз разыграть каждый из лучших вариантов (по умолчанию — сколько для одного источника, когда задача нашлась)
command-puzzles-source = источник случая, число (по умолчанию 99)

puzzles-listed = { $name }: { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
}
puzzles-prompt = Ваш выбор (номер или нотация; ? — ответ, q — выйти)
puzzles-go-on = Enter — следующая, q — выйти ›
puzzles-looking = { $games ->
    [one] Просмотрена { $games } партия
    [few] Просмотрены { $games } партии
    [many] Просмотрено { $games } партий
   *[other] Просмотрено { $games } партии
}
puzzles-checking = Проверка
puzzles-made = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
    [many] { $count } задач
   *[other] { $count } задачи
} из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
}, сохранено в { $path }.
puzzles-interrupted = Прервано. Найденное сохранено в { $path }; та же команда продолжит оттуда.
puzzles-check-close = { $name } { $number }: лучший выбор впереди лишь на { $gap } %.
puzzles-check-worse = { $name } { $number }: другой выбор лучше на { $gap } %.
puzzles-checked = { $count ->
    [one] Проверена { $count } задача
    [few] Проверены { $count } задачи
    [many] Проверено { $count } задач
   *[other] Проверено { $count } задачи
}, { $failed ->
    [0] все ответы верны.
    [one] { $failed } ответ не подтвердился.
    [few] { $failed } ответа не подтвердились.
    [many] { $failed } ответов не подтвердились.
   *[other] { $failed } ответа не подтвердились.
}
puzzles-no-set = Задач с названием «{ $given }» нет. Выберите: { $allowed } — или назовите файл (.json).
puzzles-no-number = Задачи { $given } нет; последняя — { $last }.
puzzles-unreadable = «{ $path }» не читается как задачи: { $problem }.
puzzles-format = У этих задач формат { $given }; этот Aurum знает формат { $known }.
puzzles-unsound = Задача { $number } в «{ $path }» неверна: { $problem }
puzzles-choices = её варианты не те, что в её положении.
