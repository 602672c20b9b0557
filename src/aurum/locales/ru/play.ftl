### The session at the terminal: commands, handing over, saving, continuing.

play-prompt = Ваш выбор (? — справка)
play-no-number = Варианта { $number } нет: последний — { $last }.
play-log = Весь журнал

# Words that stand for a command, besides the English ones; the first is shown in the help.
play-word-log = журнал лог
play-word-seen = видели
play-word-save = сохранить
play-word-quit = выход выйти

play-help = Что можно ввести
play-help-number = выбрать вариант с этим номером
play-help-notation = то же самое в нотации
play-help-card = что делает карта; хватит и нескольких букв
play-help-position = что известно о позиции
play-help-log = весь журнал
play-help-seen = что уже видели
play-help-save = сохранить партию сейчас
play-help-quit = сохранить и выйти; Ctrl-C делает то же
play-help-enter = Enter
play-help-again = показать стол ещё раз
play-help-choice = что будет после этого варианта
play-help-search = варианты, факты и правила с этим словом
play-help-rule = правило по номеру
play-help-known = всё, что вы знаете, в нотации
play-nothing-called = Ни вариант, ни факт, ни правило не называется «{ $word }».
play-example-card = ? { $card }

play-curtain = Передайте клавиатуру: { $name }
play-curtain-private = Другие игроки не должны смотреть на экран.
play-curtain-key = Нажмите любую клавишу, когда будете готовы.
play-curtain-line = Нажмите Enter, когда будете готовы.
play-next = Enter — следующий шаг · r — до конца раунда · q — выйти

play-saved = Партия сохранена в файле { $file }.
play-go-on = Чтобы продолжить:
play-done-saved = Законченная партия сохранена в файле { $file }.
play-not-saved = Не удалось сохранить партию в файле { $file }: { $problem }.
play-not-read = Не удалось прочитать { $file }: { $problem }.
play-not-text = { $file } — не текстовый файл, записью партии он быть не может.
play-bad-record = { $file } нельзя продолжить:
play-bad-record-move = { $file } нельзя продолжить; первым не подходит ход { $move }:
play-bad-seat = «{ $seat }» — не место за столом. Места — это you, bot и уровни ({ $levels }), можно с именем: you:Мира.
play-failed = В игре { $game } произошёл сбой ({ $problem }). Сообщите об этом её автору: { $where }
play-exists = Файл { $file } уже есть. Выберите другое имя или продолжите: { $command }
play-elsewhere = Файл изменил кто-то другой, теперь партия сохраняется в { $file }.
