### Что говорится, когда что-то невозможно: что не так и как было бы верно.

## Текст, который нельзя прочесть

error-unreadable =
    { $blank ->
        [1] Текст обрывается слишком рано (строка { $line }, столбец { $column }). { $expected }
       *[0] «{ $found }» здесь прочесть нельзя (строка { $line }, столбец { $column }). { $expected }
    }

expected-end = Дальше ничего быть не должно.
expected-verb = Ход начинается с одного из слов: { $allowed }.
expected-number = Здесь нужно указать целое число от { $low } до { $high }.
expected-clause = Строка начинается с одного из слов: { $allowed }.
expected-clause-once = Каждая строка встречается только один раз.
expected-table = таблица, например {"{"} G = 3 {"}"}
expected-pile = список, например ["A"]
expected-whole = целое число без кавычек
expected-text = текст в кавычках

## Ходы, которых правила сейчас не допускают

illegal-over = «{ $choice }» — слишком поздно: игра окончена.

## Настройки

options-game = Нет игры { $given }; есть { $allowed }.
bot-unknown = Для игры { $game } нет бота «{ $given }»; есть { $allowed }.
options-unknown = Нет настройки { $name }; есть { $allowed }.
options-seat = Места { $given } за столом нет; есть { $allowed } и spectator.
options-seats = { $given } — не список мест: напишите you, bot или уровень ({ $levels }) через запятую, от 2 до 5 игроков.

## Записи партий

record-unreadable = { $path } не читается: { $problem }.
record-not-json = Это не запись партии: JSON обрывается в строке { $line }, столбец { $column }.
record-several = Здесь несколько записей, по одной в строке. Сохраните нужную в отдельный файл.
record-not-object = Это не запись партии: ожидался объект JSON.
record-missing = В записи нет поля { $field }.
record-field = Поле { $field } записи не того вида.
record-format = Запись формата { $given }; этот Aurum читает формат { $known }.
record-choice-text = Ход { $move } — не текст.
record-seat = У места { $number } должно быть имя и указано, кто за него играет.
record-game = Это запись игры { $given }, а не { $expected }.
record-rules = Партию играли по правилам версии { $given }; этот Aurum знает версию { $known }.
record-seats = В записи названо мест: { $given }, а по настройкам их { $seats }.
record-damaged = Запись повреждена, ход { $move }: «{ $text }».
record-position = Позиция до этого хода:
record-fair-none = В записи нет того, чем можно проверить случайность. Оно есть у партий, сыгранных на сервере.
record-fair-unrevealed = Зерно ещё не раскрыто, известен только его хеш: { $hash }. Когда партия закончится, скачайте запись ещё раз.
record-fair-seed = Зерно «{ $given }» не читается: нужны шестнадцатеричные цифры, по две на байт.
record-fair-hash = Зерно не то, что было обещано перед партией: его хеш { $expected }, а в записи { $given }.
record-fair-draw = Ход { $move } — «{ $text }», а по зерну выходит «{ $expected }».
record-fair-options = Настройки не те, что выходят по зерну из настроек стола.

## Сценарии

scenario-not-toml = Это не TOML: { $problem }.
scenario-missing = Нет поля { $field }.
scenario-unknown = Нет поля { $field }; есть { $allowed }.
scenario-field = Поле { $field } не того вида.
scenario-strings = Поле { $field } должно быть списком текстов.
scenario-empty = Часть { $part } пуста: в ней нужны choices, expect или то и другое.
scenario-beginning = Сценарий начинается с position или со start: ровно с одного из двух.
scenario-game = Нет игры { $given }.
scenario-position = Начало не удаётся разложить. { $problem }
scenario-choice = Ход «{ $choice }» сделать нельзя. { $problem }
scenario-fact = { $fact } должно быть «{ $expected }», а на деле «{ $actual }».
scenario-fact-unreadable = Не читается, чем должно быть { $fact }. { $problem }
scenario-no-fact = Нет факта { $fact }; есть { $allowed }.
scenario-legal = Ход «{ $choice }» должен быть возможен; возможны: { $legal }.
scenario-only = Возможны должны быть только: { $expected }. Возможны: { $legal }.
scenario-illegal = Правило { $rule } должно запрещать «{ $choice }», а ход возможен.
scenario-rule = Запрещать «{ $choice }» должно правило { $rule }, а запрещает { $given }.
scenario-kind = { $fact } задаётся иначе: { $kind }.
scenario-no-rule = Нет правила { $rule }.
scenario-illegal-unreadable = Правило { $rule } должно запрещать «{ $choice }», но это не читается. { $problem }
scenario-readable = «{ $choice }» не должно читаться, но читается.
scenario-accepted = Настройки { $options } должны быть отвергнуты, но приняты.
scenario-event = Должно было случиться событие { $event }; случились: { $events }.
scenario-silent = Событие { $event } не должно было случиться, но случилось.
scenario-no-event = Нет события { $event }; есть { $allowed }.

## Обещания договора движка

promise-settings = Настройки новой партии не те, с которыми она начата.
promise-no-choices = Кто-то должен выбрать, но выбирать не из чего.
promise-ascending = Ходы перечислены не по возрастанию или не по одному разу.
promise-own-list = Изменение списка ходов меняет состояние.
promise-odds = У каждого исхода случая должен быть положительный вес.
promise-notation = Ход читается не так, как записан: { $choice }.
promise-legal = Предложенный ход сделать нельзя: { $choice }.
promise-refusal = Отказ не называет правила: { $choice }.
promise-illegal = Принят ход, которого нет в списке: { $choice }.
promise-untouched = Отвергнутый ход изменил состояние.
promise-position = Позиция читается не так, как записана.
promise-clone = Сделанное с копией отразилось на оригинале.
promise-clone-events = Копия должна начинать без событий.
promise-listening = Партия идёт иначе, когда кто-то слушает её события.
promise-event = Игра не объявляла события такого вида: { $event }.
promise-view-same = Два представления одного момента различаются.
promise-view-open = Два игрока видят разное, хотя игра объявлена открытой.
promise-view-value = Представление должно состоять из простых значений.
promise-view-own = Часть представления входит и в другое: каждое представление нужно создавать заново.
promise-imagine = Воображаемое состояние не соответствует представлению.
promise-imagine-choices = У смотрящего в воображаемом состоянии другие ходы.
promise-secret-view = Игрок видит различие, которого знать не должен.
promise-secret-object = По тому, какие объекты совпадают, игрок узнаёт то, чего знать не должен.
promise-secret-event = Игроку сообщили различие, которого он знать не должен, после { $choice }.
promise-pieces = Появились или пропали карты или жетоны.
promise-over-choices = Партия окончена, но ходы ещё предлагаются.
promise-winners = Победители бывают только у оконченной партии, и среди её игроков, если победил не тот, у кого нет места за столом.
promise-scores = У каждого игрока должен быть счёт.
promise-stage = Раунд не может идти раньше того, за которым следует.
promise-record = Запись воспроизводится не до того же конца.

error-system = Система не даёт продолжить: { $problem }.
file-missing = такого файла или папки нет
file-folder = это папка
file-forbidden = система этого не разрешает
file-no-text = это не текст

# A game that brings less than was asked for

bot-none = У игры { $game } нет ботов.
puzzles-none = У игры { $game } нет задач.
stats-uncounted = Партии { $game } не учитываются в статистике.
analysis-no-words = { $game } не умеет описывать свои решения словами.
