### `aurum arena`: боты против ботов.

command-arena = дать ботам сыграть друг против друга и измерить их силу
    .more = Дать ботам сыграть много партий друг против друга, каждый расклад — ещё раз с переменой мест, и сообщить рейтинги, доли побед с интервалами 95 % и время на ход. Прерванный матч продолжается той же командой.
command-arena-bots = кто играет, через запятую: имена ботов, имя с *3 — на три места, или модуль:Класс — свой бот; если имён больше, чем мест, они садятся по очереди, если меньше — занимают места всеми способами
command-arena-games = сколько партий (по умолчанию: 100)
command-arena-seconds = сколько секунд бот может думать над решением (по умолчанию: сколько привык)
command-arena-iterations = сколько итераций бот может думать; такой матч можно повторить в точности
command-arena-limit = через сколько секунд перестать ждать ответа бота (по умолчанию: 60)
command-arena-workers = сколько процессов играют одновременно (по умолчанию: по одному на ядро)
command-arena-ray = играть на машинах этого кластера Ray: его адрес, auto или local; нужен aurum[ray]
command-arena-out = папка для партий, таблиц, записей и картинок; с ней матч можно прервать

arena-progress = Партии
arena-title =
    { $game }, { $players ->
        [1] в одиночку против автомы
        [one] { $players } место
        [few] { $players } места
        [many] { $players } мест
       *[other] { $players } места
    }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
        [many] { $deals } раскладов
       *[other] { $deals } расклада
    } ({ $build }). { $players ->
        [1] {""}
       *[other] Поровну на каждое место — { $fair }.
    }
arena-column =
    { $column ->
        [bot] бот
        [table] стол
        [games] партии
        [share] победы
        [interval] 95 %
        [rating] рейтинг
        [median] мс
        [tail] мс, p95
       *[failed] сбои
    }
arena-memory = Память процесса со всеми ботами: не больше { $memory } МБ
arena-written = Всё лежит в папке { $path }
arena-interrupted =
    Прервано: сыграно { $done } из { $games ->
        [one] { $games } партии
        [few] { $games } партий
        [many] { $games } партий
       *[other] { $games } партии
    }. Они сохранены в папке { $path }; та же команда продолжит с этого места.
arena-interrupted-lost = Прервано. Ничего не сохранено; с ключом --out ПАПКА всё сохранится.
arena-failure =
    { $bot }: { $kind ->
        [raised] ошибка вместо ответа
        [slow] слишком долго думал, ответа не дождались
        [crashed] уронил свой процесс
        [type] ответ — не ответ
        [illegal] выбрал то, чего нет среди вариантов
        [policy] политика не соответствует вариантам
        [chances] шансы не соответствуют местам
       *[reason] не назвал причины
    }, { $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }; впервые в партии { $game }, ход { $choice }: { $what }

arena-line-up = «{ $given }» — не имя бота. Напишите имена через запятую, например regent,page*3 или mine:Cautious.
arena-tables = Имён { $names }, это { $tables } разных столов по { $seats }. Сыграть можно не больше { $most }; уберите часть имён.
arena-positive = { $name } должно быть больше нуля, а не { $given }.
arena-limit = Если бот может думать { $seconds } с, нельзя перестать ждать его через { $limit } с. Увеличьте --limit.
arena-bot-unknown = Бота по имени «{ $given }» в { $game } нет. Есть { $allowed }; свой бот пишется как модуль:Класс.
arena-bot-module = { $bot } не загружается: импорт { $module } заканчивается ошибкой { $problem }
arena-bot-class = { $bot } не загружается: в { $module } нет класса { $name }.
arena-bot-made = { $bot } не создаётся: вызов класса без аргументов заканчивается ошибкой { $problem }
arena-bot-answer = { $bot } — не бот: у него нет метода answer(question, budget, rng).
arena-bot-first =
    { $bot } не справился с первым вопросом: { $kind ->
        [raised] ошибка вместо ответа
        [slow] слишком долго думал
        [crashed] уронил свой процесс
        [type] ответ — не Answer
        [illegal] выбрал то, чего нет среди вариантов
        [policy] политика не соответствует вариантам
        [chances] шансы не соответствуют местам
       *[reason] не назвал причины
    } ({ $what })
arena-worker = Процесс, в котором идёт партия { $game }, всё время завершается ({ $what }).
arena-ray-missing = Ray не установлен. Установите его командой pip install ".[ray]" в папке Aurum или уберите --ray.
arena-ray-closed = Кластер Ray по адресу { $address } недоступен: { $problem }
arena-out-foreign = В папке { $path } лежат файлы, которые не относятся к матчу арены. Выберите другую папку.
arena-out-differs = В папке { $path } другой матч: { $name } там { $theirs }, а здесь { $ours }. Выберите другую папку или дайте ту же команду.
arena-out-damaged = Файл { $path } повреждён в строке { $line }.
arena-out-taken = В папке { $path } уже играет другая арена.

arena-picture-note =
    { $game } ({ $set }), { $players ->
        [1] в одиночку против автомы
        [one] { $players } место
        [few] { $players } места
        [many] { $players } мест
       *[other] { $players } места
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
        [many] { $deals } раскладов
       *[other] { $deals } расклада
    }
arena-picture-ratings = Рейтинги
arena-picture-rating = рейтинг (OpenSkill), интервалы 95 %
arena-picture-seats = Победы по местам
arena-picture-share = доля выигранных партий, интервалы 95 %; места по порядку хода
arena-picture-fair = поровну
arena-picture-points = Очки по раундам
arena-picture-round = конец раунда
arena-picture-score = очки (среднее)
