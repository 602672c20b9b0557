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

illegal-number = Действию { $number } в этой позиции не соответствует ни один вариант.
illegal-over = «{ $choice }» — слишком поздно: игра окончена.

## Настройки

options-game = Нет игры { $given }. Есть игры: { $allowed }.
bot-unknown = Для игры { $game } нет бота «{ $given }»; есть { $allowed }.
bot-needs-numpy = «{ $given }» играет нейросетью, а ей нужен NumPy: установите дополнение «networks».
bot-bad-network = Не удаётся прочитать нейросеть бота «{ $given }». { $why }
bot-not-asked =
    { $why ->
        [chance] Здесь бота спросить нельзя: в { $game } сейчас выбирает случай, а не игрок. Сначала дайте выбрать случаю: state.apply(aurum.sample_choice(state, rng)).
        [over] Здесь бота спросить нельзя: партия { $game } окончена.
       *[seat] Место { $seat } здесь спросить нельзя: выбирает место { $actor }. В вопросе должен быть вид того места, которое выбирает: state.view(state.actor).
    }
options-unknown = Нет настройки { $name }; есть { $allowed }.
options-seat = Места { $given } за столом нет; есть { $allowed } и spectator.
options-seats = { $given } — не список мест: напишите you, bot или уровень ({ $levels }) через запятую, от { $least } до { $most } игроков.

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
record-fair-none = По этой записи случайность проверить нельзя. Записи партий, сыгранных на сервере, это позволяют.
record-fair-unrevealed = Зерно ещё не раскрыто, известен только его хеш: { $hash }. Когда партия закончится, скачайте запись ещё раз.
record-fair-seed = Зерно «{ $given }» не читается: нужны шестнадцатеричные цифры, по две на байт.
record-fair-hash = Зерно не то, что было обещано перед партией: его хеш { $expected }, а в записи { $given }.
record-fair-draw = Ход { $move } — «{ $text }», а по зерну выходит «{ $expected }».
record-fair-options = Настройки не те, что выходят по зерну из настроек стола.

## Сценарии

scenario-not-toml = Это не TOML: { $problem }.
scenario-missing = Нет поля { $field }.
scenario-unknown = Нет поля { $field }; есть { $allowed }.
scenario-field = Поле { $field } не того вида.
scenario-strings = Поле { $field } должно быть списком текстов.
scenario-empty = Часть { $part } пуста: в ней нужны choices, expect или то и другое.
scenario-beginning = Сценарий начинается с position или со start: ровно с одного из двух.
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
promise-imagine = Воображаемое по представлению ({ promise-reader }) ему не соответствует: { $difference }.
promise-imagine-same = Воображаемое по представлению ({ promise-reader }) выбирается не только данным rng: при одном и том же rng состояния различаются.
promise-imagine-choices = В состоянии, воображаемом по представлению ({ promise-reader }), у игрока другие ходы.
promise-before = Ход, который возвращает before, не ведёт из возвращённого состояния в это: { $choice }.
promise-before-last = before возвращает не последний ход, каким его видел получатель ({ promise-reader }): { $choice } вместо { $last }.
promise-secret-view = Представление ({ promise-reader }) показывает различие, которого показывать не должно: { $difference }.
promise-secret-object = Совпадение объектов в представлении ({ promise-reader }) выдаёт скрытое.
promise-secret-event = После { $choice } события ({ promise-reader }) выдают различие, которого выдавать не должны: { $difference }.
promise-pieces = Появились или пропали карты или жетоны.
promise-over-choices = Партия окончена, но ходы ещё предлагаются.
promise-winners = Победители бывают только у оконченной партии, и среди её игроков, если победил не тот, у кого нет места за столом.
promise-scores = У каждого игрока должен быть счёт.
promise-stage = Раунд не может идти раньше того, за которым следует.
promise-record = Запись воспроизводится не до того же конца.
promise-secret-choice = О чужом ходе сообщается ({ promise-reader }) то, чего по нему не видно: { $difference }.
promise-secret-facts = Факты ({ promise-reader }) выдают различие, которого выдавать не должны: { $difference }.
promise-rule = Событие или отказ называет { $rule }, но такого номера нет среди правил.
promise-unreadable = Позиция не читается так, как записана: { $problem }
promise-pickle = Состояние нельзя сохранить через pickle и прочитать: { $problem }
promise-pickle-same = Сохранённое через pickle состояние читается как другое.
promise-clone-same = Копия — не то же самое состояние.
promise-word = Сообщение нельзя произнести: { $problem }.
promise-phrases = Метод { $method } завершился ошибкой: { $problem }
promise-exception = Ошибка в игре: { $problem }
promise-variants = У игры нет вариантов: играть не во что.
promise-setup-variant = Вариант не принят как есть: { $options } даёт { $problem }.
promise-setup-unknown = Принята настройка, которой у игры нет: { $options }.
promise-setup-fail = Настройки не проверены; их нужно принять или вызвать BadOptions: { $options } даёт { $problem }.
promise-setup-begin = Приняты настройки, с которыми партию не начать: { $options } даёт { $problem }.
promise-reader = { $seat ->
    [-3] зритель
   *[other] место { $seat }
}
promise-shown-position = В этой позиции:
promise-shown-other = И в этой, которую с того же места нельзя от неё отличить:

error-system = Система не даёт продолжить: { $problem }.
file-missing = такого файла или папки нет
file-folder = это папка
file-forbidden = система этого не разрешает
file-no-text = это не текст

# A game that brings less than was asked for

puzzles-none = У игры { $game } нет задач.
analysis-no-words = { $game } не описывает решения словами.
