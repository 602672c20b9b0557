### Команда aurum: что она принимает и что печатает.

command-aurum = { $games }: в терминале, на сервере и как библиотека. Неофициальная работа поклонников.
command-commands = команды
command-version = показать версию и вид сборки
command-lang = язык всего, что печатается; если не указан — язык системы
command-game = игра
command-json = печатать JSON вместо предложений
command-play = играть в этом терминале
    .more = Играть в этом терминале: против ботов и вместе с другими за одним экраном.
command-resume = продолжить сохранённую партию
command-seats = места через запятую: you, bot или уровень бота (page, squire, knight, baron, regent), при желании с именем, например you:Мира,page,regent:Отто (по умолчанию: { $usual })
command-seed = число, которое делает случайные события повторимыми
command-save = куда сохранить партию
command-not-for = { $option } не относится к игре { $game }: это ключ игры { $owner }.
command-simulate = сыграть много случайных партий и измерить скорость
    .more = Сыграть много случайных партий, измерить скорость и напечатать отпечаток всех записей: одинаковые отпечатки — одинаковые партии.
command-simulate-records = записать все партии в этот файл, по одной в строке
command-players = число игроков, сколько допускает игра (по умолчанию 4)
command-games = число партий (по умолчанию 1000)
command-serve = запустить сервер, к которому подключаются со своих устройств
    .more = Запустить сервер, к которому подключаются со своих устройств: дома или через интернет. Настраивать ничего не нужно; всё хранится в одной папке. Каждый ключ можно задать и переменной окружения: например, --port — переменной AURUM_PORT.
command-serve-host = адрес, по которому принимать подключения; 127.0.0.1 — только с этого компьютера (по умолчанию 0.0.0.0: от всех, кому он доступен)
command-serve-port = порт; 0 — любой свободный (по умолчанию 8717)
command-serve-data = папка с данными сервера (по умолчанию { $path })
command-serve-public = публичный адрес сервера, если он за прокси: https://aurum.example
command-serve-log = насколько подробно вести журнал: debug, info, warning или error (по умолчанию warning)
command-serve-qr = печатать QR-код, даже если вывод идёт не в терминал
command-backup = скопировать данные сервера, в том числе работающего
    .more = Скопировать базу данных сервера в один файл, в том числе во время игры. Готовая копия проверяется.
command-backup-out = куда писать; такого файла ещё не должно быть (по умолчанию — новый файл в папке backups рядом с базой, где сервер хранит десять последних)
command-scenario = сверить сценарии с правилами
    .more = Разыграть файлы сценариев или все сценарии из папки и сказать, что не сходится.
command-paths = файлы или папки
command-record = посмотреть сохранённую партию
    .more = Показать, на чём остановилась партия, проверить, цела ли запись, пересказать партию словами или проверить, честной ли была случайность.
command-action = show, check, replay или verify
command-file = запись партии
command-move = только до этого хода
command-seat = чей вид показать: место, spectator или all — вся позиция (по умолчанию)

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
argparse-value =
    { $type ->
        [count] «{ $value }» не подходит: нужно целое число, не меньше 1
        [int] «{ $value }» не подходит: нужно целое число
        [float] «{ $value }» не подходит: нужно число
       *[other] «{ $value }» — неподходящее значение
    }
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
    { $game } ({ $set }игроков: { $players }), партий: { $games }, решений: { $decisions } за { $seconds } с
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
record-continued = Запись продолжает другую партию. Ходов, взятых из записи { $record }: { $move }; они следуют из её зерна.
record-verified =
    Случайность была честной: { $draws ->
        [0] случайных исходов в записи ещё нет, а настройки следуют из зерна.
        [one] { $draws } случайный исход следует из зерна.
        [few] все { $draws } случайных исхода следуют из зерна.
        [many] все { $draws } случайных исходов следуют из зерна.
       *[other] все { $draws } случайных исхода следуют из зерна.
    }
    Зерну соответствует хеш { $hash }. Сравните его с тем, что стол показывал перед первым ходом.
plays-person = человек
plays-random = играет наугад
record-notation = Позиция в нотации:

serve-open = Aurum запущен: { $url }
serve-network = Для других в вашей сети: { $url }
serve-public = Для всех: { $url }
serve-scan = Или наведите камеру телефона:
serve-data = Всё хранится в папке { $path }
serve-stop = Остановить — Ctrl-C.
serve-closed = Aurum остановлен. Всё сохранено.
serve-bad-url = «{ $given }» — не адрес сервера. Напишите его так: https://aurum.example, и ничего после имени.
serve-bad-word = { $name }: «{ $given }» здесь невозможно; выберите из { $allowed }.
serve-bad-number = { $name }: «{ $given }» здесь невозможно; нужно число не меньше { $low }.
serve-bad-whole = { $name }: «{ $given }» здесь невозможно; нужно целое число от { $low } до { $high }.
serve-unknown-variable = Переменная окружения { $name } неизвестна и ни на что не влияет.
serve-misnamed-variable = Переменная окружения { $name } неизвестна и ни на что не влияет. Возможно, вы имели в виду { $meant }?
serve-variables = Все переменные перечислены в файле deploy/README.md среди исходников Aurum, в разделе «Settings».

backup-made = Резервная копия — { $path }. В ней { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }, и она проверена.
backup-exists = Файл { $path } уже есть. Выберите другое имя ключом --out.
backup-failed = Резервную копию { $path } сделать не удалось: { $problem }

# `aurum games`

command-games-list = установленные игры и что есть в каждой
games-listed = { $name } { $version } (правила { $rules }), мест { $seats }: { $brings }
games-general-search = боты с общим поиском
games-failed = { $name } не загружается: { $problem }
