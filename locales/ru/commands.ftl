### Команда aurum: что она принимает и что печатает.

command-aurum = «Орифламма», «Орифламма. Альянс» и «Орихалк» за одним столом: в терминале и как библиотека. Неофициальная работа поклонников.
command-commands = команды
command-version = показать версию и вид сборки
command-lang = язык всего, что печатается; если не указан — язык системы
command-game = игра
command-json = печатать JSON вместо предложений
command-play = играть в этом терминале
    .more = Играть в этом терминале: против ботов и вместе с другими за одним экраном.
command-resume = продолжить сохранённую партию
command-set = «Орифламма»: десять карт: base, alliance, mixed (наугад) или десять названий через запятую (по умолчанию base)
command-seats = места через запятую: you или bot, при желании с именем, например you:Мира,bot,bot; два места — это дуэль (по умолчанию you,bot,bot,bot; в «Орихалке» you,bot)
command-seed = число, с которым случайность повторяется
command-save = куда сохранить партию
command-solo = «Орихалк»: в одиночку против автомы — easy, normal или hard
command-play-boards = «Орихалк»: планшет каждого места, от A до D, через запятую (по умолчанию — случайные)
command-play-sides = «Орихалк»: сторона планшетов, easy или hard; одно слово для всех или по слову на место (по умолчанию easy)
command-play-initiative = «Орихалк»: international или russian (по умолчанию international)
command-play-components = «Орихалк»: набор компонентов, по имени или файлом (по умолчанию aurum)
command-not-for = { $option } не относится к игре { $game }: это настройка игры { $owner }.
command-simulate = сыграть много случайных партий и измерить скорость
    .more = Сыграть много случайных партий, измерить скорость и напечатать отпечаток всех записей: одинаковые отпечатки — одинаковые партии.
command-simulate-solo = в одиночку против этого автомата: easy, normal или hard («Орихалк»)
command-players = число игроков, от 2 до 5; 2 — это дуэль (по умолчанию 4)
command-games = число партий (по умолчанию 1000)
command-scenario = сверить сценарии с правилами
    .more = Разыграть файлы сценариев или все сценарии из папки и сказать, что не сходится.
command-paths = файлы или папки
command-record = посмотреть сохранённую партию
    .more = Показать, на чём остановилась партия, проверить, цела ли запись, или пересказать партию словами.
command-action = show, check или replay
command-file = запись партии
command-move = только до этого хода
command-seat = чьими глазами смотреть: место, spectator или all — вся позиция (по умолчанию)

argparse-usage = запуск:{" "}
argparse-options = ключи
argparse-positionals = аргументы
argparse-help = показать эту справку и выйти
argparse-error =
    %(prog)s: %(message)s
    {""}
argparse-required = не хватает: %s
argparse-unrecognized = непонятно: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = «%(value)s» здесь невозможно; выберите из %(choices)s
argparse-value = «%(value)s» — неподходящее значение
argparse-expected-one = не хватает значения
argparse-expected-some = не хватает хотя бы одного значения
argparse-one-required = нужно одно из: %s
argparse-not-with = нельзя вместе с %s

scenario-failure =
    { $part ->
        [0] ✗ { $file }: { $message }
       *[other] ✗ { $file }, часть { $part }: { $message }
    }
scenario-result =
    { $failed ->
        [0] { $passed ->
            [one] Сходится { $passed } сценарий.
            [few] Сходятся все { $passed } сценария.
            [many] Сходятся все { $passed } сценариев.
           *[other] Сходятся все { $passed } сценария.
        }
        [one] Не сходится { $failed } сценарий, сходится { $passed }.
        [few] Не сходятся { $failed } сценария, сходится { $passed }.
        [many] Не сходятся { $failed } сценариев, сходится { $passed }.
       *[other] Не сходятся { $failed } сценария, сходится { $passed }.
    }
scenario-none = Файлов сценариев (*.toml) там нет.

simulate-progress = Идут партии
simulate-result =
    { $game } ({ $set }), игроков: { $players }, партий: { $games }, решений: { $decisions } за { $seconds } с
    решений в секунду: { $decisions_per_second }, на копию: { $clone_us } мкс ({ $build })
    отпечаток { $digest }

record-header = { $game } · правила { $rules } · { $choices ->
        [one] { $choices } ход
        [few] { $choices } хода
        [many] { $choices } ходов
       *[other] { $choices } хода
    }
record-seat-line = { $number }. { $name } ({ $plays })
record-sound = Запись цела: { $choices ->
        [one] { $choices } ход воспроизводится
        [few] { $choices } хода воспроизводятся
        [many] { $choices } ходов воспроизводятся
       *[other] { $choices } хода воспроизводятся
    } точно.
plays-person = человек
plays-random = играет наугад
record-notation = Позиция в нотации:
