### Что говорится, когда что-то невозможно: что не так и как было бы верно.

## Текст, который нельзя прочесть

error-unreadable =
    { $blank ->
        [1] Текст обрывается слишком рано (строка { $line }, столбец { $column }). { $expected }
       *[0] «{ $found }» здесь прочесть нельзя (строка { $line }, столбец { $column }). { $expected }
    }

expected-end = Дальше ничего быть не должно.
expected-verb = Ход начинается с одного из слов: { $allowed }.
expected-spot = После карты идёт место: start, end или on и номер места.
expected-card = Здесь нужно указать название карты, одно из: { $allowed }.
expected-other-card = Откладывают три разные карты.
expected-family = Здесь нужно указать букву семьи, одну из: { $allowed }.
expected-number = Здесь нужно указать целое число от { $low } до { $high }.
expected-clause = Строка начинается с одного из слов: { $allowed }.
expected-clause-once = Каждая строка встречается только один раз.
expected-set = Набор — это base, alliance или названия десяти разных карт через запятую.
expected-one-moment = Что сейчас происходит, говорит только одна строка: placing, at, dealing, choosing-first или over.
expected-stack = Место в ряду — это буква семьи, двоеточие и карты сверху вниз, например G:(Ambush)+1/Heir.
expected-verdicts = Жетонов приговора всего пять.
expected-queue-card = Карта ряда пишется Название, если открыта, (Название), если закрыта, затем её пометки.
expected-known-insurrection = Закрытой и известной может быть только карта «Бунт»: [Insurrection].
expected-bare = На этой карте не может быть очков: они лежат только на закрытых картах, «Дипломатах» и на «Сделке» в резерве.
expected-mark = Пометки: +3 — очки, ! — приговор, ~ — карта не действует в этом раунде, @2 — раунд, в котором её выложили.
expected-hidden = Пометка, что карта не действует, или её раунд возможны только у закрытой карты, в скобках.
expected-table-card = Этой карты за столом нет, играют с такими: { $allowed }.
expected-card-once = У каждой семьи только одна такая карта, и она уже лежит в другом месте.
expected-list = Здесь нужно указать семью и то, что у неё есть, например G=3 или G=Archer,Lord.
expected-undealt = У семей, которым ещё не раздали, карт нигде быть не может.
expected-three-aside = Три карты семьи { $family } должны быть отложены, а остаётся { $left }: назовите в других местах не больше семи карт, а в aside — ровно три.
expected-returned = Здесь нужно указать Informer или Shapeshifter, который в руке или среди закрытых карт, указанных после него, например G=Informer?2.1.
expected-no-rest = Пометка ~ (карта не действует) возможна только в фазе событий.
expected-hand = Чтобы выложить карту, нужна карта в руке.
expected-empty-hand = Рука семьи { $family } не может быть пуста: карты, которые нигде не названы, попадают в неё. Назовите их в другом месте.
expected-one-family = Все карты стека одной семьи, её буква пишется один раз, перед верхней картой: P:(Spy)/Heir.
expected-table = таблица, например {"{"} G = 3 {"}"}
expected-pile = список, например ["Spy"]
expected-whole = целое число без кавычек
expected-text = текст в кавычках
expected-at = Строка asks возможна только вместе с at.
expected-queue = В фазе событий в ряду должна быть хотя бы одна карта.
expected-question = Открытая карта на этом месте не может сейчас об этом спрашивать.
expected-no-intrigue = Интрига лежит открытой, только пока о чём-то спрашивает; { $card } ни о чём не спрашивает.

## Ходы, которых правила сейчас не допускают

illegal-over = «{ $choice }» — слишком поздно: игра окончена.
illegal-verb = «{ $choice }» не отвечает на вопрос. { $asked }
illegal-insurrection-bare = «Бунт» без очков раскрыть нельзя; оставьте его закрытым.
illegal-no-verdict = Для «{ $choice }» нужна карта с жетоном приговора.
illegal-not-in-hand = «{ $choice }» невозможно: карты { $card } нет в руке.
illegal-not-at-table = «{ $choice }» невозможно: за этим столом такой картой не играют.
illegal-empty-queue = Ряд пуст, поэтому выложить карту можно только одним способом: назвать её, не указывая места.
illegal-say-spot = «{ $choice }» не говорит куда: start, end или on и место своей карты.
illegal-no-position = «{ $choice }» невозможно: последнее место — { $last }.
illegal-cover-other = «{ $choice }» накроет карту семьи { $family }; накрывать можно только свои.
illegal-cover-round-one = «{ $choice }» — слишком рано: накрывать можно со второго раунда.
illegal-landing = «{ $choice }» вернёт карту туда, где она была; её нужно переместить.
illegal-no-gap = «{ $choice }» невозможно: место за последней картой — before { $last }.
illegal-rob-self = «{ $choice }» невозможно: «Шпион» берёт у другой семьи.
illegal-rob-poor = «{ $choice }» невозможно: запас этой семьи пуст.
illegal-rob-far = «{ $choice }» невозможно: рядом с действующей картой нет карт этой семьи.
illegal-has-target = «{ $choice }» невозможно: выберите карту, которую можно выбрать.
illegal-marked-already = «{ $choice }» невозможно: на карте уже лежит жетон приговора.
illegal-no-token = «{ $choice }» невозможно: все пять жетонов приговора уже лежат на картах.
illegal-not-end = «{ $choice }» — не достать: стрелять можно только в первую или последнюю карту.
illegal-not-adjacent = «{ $choice }» — не достать: выбрать можно только карту рядом с действующей.
illegal-not-copyable = «{ $choice }» невозможно: копируют только соседнего открытого персонажа, и не «Подражателя».
illegal-move-decree = «{ $choice }» невозможно: «Королевский указ» не перемещает сам себя.
illegal-not-favoured = «{ $choice }» невозможно: очко кладут на закрытую карту другой семьи.
illegal-not-diplomat = «{ $choice }» невозможно: очки кладут на другого открытого «Дипломата».

asked-aside = Откладывают три карты: aside КАРТА КАРТА КАРТА.
asked-first = Кто начинает, решает жребий: first СЕМЬЯ.
asked-place = Надо выложить карту: place КАРТА start, place КАРТА end или place КАРТА on МЕСТО.
asked-face = Оставьте карту закрытой или раскройте: keep или reveal.
asked-before = Скажите, перед каким местом ляжет карта: before МЕСТО.
asked-eliminate = Скажите, какую карту устранить: eliminate МЕСТО.
asked-rob = Скажите, у кого взять очко: rob СЕМЬЯ.
asked-copy = Скажите, какую соседнюю карту скопировать: copy МЕСТО.
asked-move = Скажите, какую карту переместить: move МЕСТО.
asked-favour = Скажите, какая закрытая карта получит очко: favour МЕСТО.
asked-inform = Получите очки или верните карту в руку: inform или swap КАРТА.
asked-judge = Положите жетон приговора или исполните приговор: mark МЕСТО или eliminate МЕСТО.
asked-support = Останьтесь и поддержите другого «Дипломата» или уйдите с очками: support МЕСТО, support none или leave.

## Настройки

options-game = Нет игры { $given }; есть { $allowed }.
bot-unknown = Для игры { $game } нет бота «{ $given }»; есть { $allowed }.
options-unknown = Нет настройки { $name }; есть { $allowed }.
options-players = { $kind ->
    [text] players — это число, а «{ $given }» в кавычках — текст: нужны от 3 до 5 семей или двое для дуэли.
   *[other] Число игроков { $given } не подходит: нужны от 3 до 5 семей или двое для дуэли.
}
options-first = { $given } не может начинать: назовите номер семьи от 0 до { $last } или оставьте выбор жребию.
options-set = { $given } — не набор карт: base, alliance, mixed или десять разных названий.
options-mixed = Смешанный набор нужно вытянуть: дайте источник случайности или назовите десять карт.
options-card = Карты { $given } нет. Есть { $allowed }.
options-ten = В наборе десять разных карт; названо { $given }, разных { $different }.
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
