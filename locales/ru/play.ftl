### The session at the terminal: commands, the curtain, saving, going on.

play-prompt = Ваш выбор (? — справка)
play-no-number = Выбора { $number } нет: номера идут от 1 до { $last }.
play-log = Весь журнал

# Words that stand for a command, besides the English ones; the first is shown in the help.
play-word-log = журнал лог
play-word-seen = видели
play-word-save = сохранить
play-word-quit = выход выйти

play-help = Что можно ввести
play-help-number = сделать выбор с этим номером
play-help-notation = то же самое в нотации
play-help-card = что делает карта; хватит и нескольких букв
play-help-position = что известно о карте в ряду
play-help-log = весь журнал
play-help-seen = что уже видели у каждой семьи
play-help-save = сохранить игру сейчас
play-help-quit = сохранить и выйти; Ctrl-C делает то же
play-help-enter = Enter
play-help-again = показать стол ещё раз
play-example-card = ? { $card }

play-curtain = За клавиатуру садится { $name }
play-curtain-private = Остальным лучше отвернуться.
play-curtain-key = Нажмите любую клавишу, когда будете готовы.
play-curtain-line = Нажмите Enter, когда будете готовы.
play-next = Enter — следующий шаг · r — до конца раунда · q — выйти

play-saved = Игра сохранена в файле { $file }.
play-go-on = Чтобы продолжить:
play-done-saved = Запись этой игры — в файле { $file }.
play-not-saved = Не удалось сохранить игру в файле { $file }: { $problem }.
play-not-read = Не удалось прочитать { $file }: { $problem }.
play-not-text = { $file } — не текстовый файл, записью игры он быть не может.
play-bad-record = { $file } нельзя продолжить:
play-bad-record-move = { $file } нельзя продолжить; первым не подходит выбор { $move }:
play-bad-seat = «{ $seat }» — не место за столом. Места — это you и bot, можно с именем: you:Mira.
play-no-face = Для игры { $game } стола в терминале пока нет.
