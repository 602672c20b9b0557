### Страницы в браузере: навигация, окна, слова вокруг любого стола.
### Что игра говорит за своим столом, стоит в файле web.ftl её собственной папки.

## Везде

web-skip = Перейти к содержанию
web-close = Закрыть
web-cancel = Отмена
web-sure = Вы уверены?
web-loading = Загрузка…
web-retry = Попробовать ещё раз
web-unreachable = Сервер не отвечает. Возможно, он перезапускается; попробуйте чуть позже.
web-front-page = Главная страница
web-pages = Страницы
web-nav-play = Играть
web-nav-rules = Правила
web-nav-league = Рейтинг
web-credits = Авторы
web-fan = Неофициальная работа поклонников. Игры принадлежат их авторам и издателям; рисунки и тексты здесь наши собственные.
web-nowhere = Здесь ничего нет
web-nowhere-more = Возможно, в адресе опечатка или то, что здесь было, исчезло.

## Главная страница

web-headline = { $games ->
    [3] Три игры
    [4] Четыре игры
    [5] Пять игр
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
} за одним столом
web-lead = Играйте с ботами, которые никогда не подглядывают, или пошлите друзьям ссылку. Без регистрации.
web-learn = Научиться играть
web-lesson = Урок
web-which-game = Какая игра?
web-against = Против
web-bots = { $n ->
    [one] { $n } бота
    [few] { $n } ботов
    [many] { $n } ботов
   *[other] { $n } бота
}
web-level = Уровень
web-seat = Место
web-play-now = Играть
web-make-table = Создать стол
web-tables = Столы
web-continue = Продолжить
web-finished = Сыгранные партии
web-your-turn = Ваш ход
web-turn-of = Ходит { $name }
web-look = Смотреть
web-open = Открыть
web-join = Присоединиться
web-watch = Смотреть
web-waiting = ждёт, { $players ->
    [one] { $players } место
    [few] { $players } места
    [many] { $players } мест
   *[other] { $players } места
}
web-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
web-public-tables = Открытые столы
web-open-count = ждут игроков: { $n }
web-no-tables = Открытых столов пока нет. Создайте стол, включите «Открытый», и его увидят здесь все.
web-code = Код или ссылка на стол
web-code-wrong = Это не код стола: в коде 16 букв и цифр.
web-seats-taken = занято мест: { $taken } из { $seats }
web-look-at-record = Открыть запись партии
web-record-unreadable = { $file } — не запись партии.

## Боты и автомы

bot-random = Шут
bot-page = Паж
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-baron = Барон
bot-regent = Регент
bot-greedy = Управитель
bot-general-page = Паж, общий поиск
bot-general-squire = Оруженосец, общий поиск
bot-general-knight = Рыцарь, общий поиск
bot-general-baron = Барон, общий поиск
bot-general-regent = Регент, общий поиск
web-bot-kind = бот
web-automaton = Автома
web-person = человек

## Кто вы

web-who-are-you = Кто вы?
web-name = Имя
web-name-missing = Введите имя: его видят другие за столом.
web-colour = Цвет
web-colour-red = красный
web-colour-orange = оранжевый
web-colour-gold = золотой
web-colour-green = зелёный
web-colour-teal = бирюзовый
web-colour-blue = синий
web-colour-violet = фиолетовый
web-colour-grey = серый
web-no-account = Ни регистрации, ни почты, ни пароля. Вас запомнит этот браузер.
web-go-on = Продолжить

## Создать стол

web-change-table = Изменить стол
web-change = Изменить
web-game = Игра
web-players-field = Игроки
web-seats = Места
web-seat-number = Место { $number }
web-seat-open = Свободное место
web-name-of-seat = Имя для места { $number }
web-wish-person = Вы
web-wish-open = Свободное место
web-wish-bot = Бот: { $level }
web-wish-local = Другой игрок на этом устройстве
web-clock = Время
web-clock-none = без ограничения
web-clock-each-choice = { $time } на выбор
web-clock-bank = { $time } на игрока
web-clock-bank-gains = { $time } на игрока, +{ $more } за выбор
web-seconds = { $n } с
web-minutes = { $n } мин
web-hours = { $n } ч
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
web-late = Когда время вышло
web-late-bot = Дальше играет бот
web-late-random = Случайный выбор
web-public = Открытый
web-public-more = Его видят все на главной странице. Иначе присоединиться можно только по ссылке.
web-spectators = Другие могут смотреть
web-undo = Выбор можно отменить
web-undo-more = Пока ничего не раскрыто и никто другой не сделал выбора.
web-passphrase = Пароль
web-passphrase-missing = Введите пароль.
web-passphrase-optional = Пароль, если нужен

## Перед игрой

web-table = Стол
web-sit = Сесть
web-sit-here = Сесть сюда
web-seat-you = вы
web-seat-local = на этом устройстве
web-seat-stand-in = играет бот
web-seat-up = Переместить вверх: { $name }
web-seat-down = Переместить вниз: { $name }
web-host = хозяин
web-away = не в сети
web-start = Начать игру
web-fill = Заполнить ботами
web-leave = Покинуть стол
web-close-table = Закрыть стол
web-close-table-sure = Стол исчезнет для всех.
web-waiting-host = Хозяин начнёт игру, когда все соберутся.
web-seats-open = { $n ->
    [one] Ещё свободно { $n } место.
    [few] Ещё свободно { $n } места.
    [many] Ещё свободно { $n } мест.
   *[other] Ещё свободно { $n } места.
}
web-invite = Пригласить
web-invite-more = По этой ссылке к столу может присоединиться любой.
web-invite-locked = По этой ссылке к столу может присоединиться любой, кто знает пароль.
web-link = Ссылка
web-link-local = Aurum открыт как «localhost», поэтому ссылка работает только на этом устройстве. Откройте его по адресу этого компьютера в вашей сети, и ссылка подойдёт всем, кто в ней.
web-link-network = Aurum открыт как «localhost». В ссылке — адрес, по которому этот компьютер находят другие устройства.
web-copy = Копировать
web-copied = Скопировано.
web-share = Поделиться
web-qr = QR-код ссылки
web-is-public = открытый
web-is-private = по ссылке
web-locked = с паролем
web-no-spectators = без зрителей
web-no-undo = без отмены выбора

## У двери

web-joining-opening = Стол открывается…
web-joining-lost = Сервер не отвечает. Пробуем ещё раз…
web-joining-locked = Для этого стола нужен пароль
web-joining-refused = Присоединиться нельзя
web-joining-gone = Такого стола нет
web-joining-gone-more = Возможно, в ссылке ошибка. Попросите её ещё раз.
web-joining-closed = Стол закрыт
web-joining-closed-more = Хозяин закрыл его до начала игры.
web-enter = Присоединиться
web-lost = Связь потеряна, переподключаемся… Партия сохранена.

## За столом

web-laying-out = Загрузка: { $game }…
web-side = Боковая панель
web-views = Вкладки
web-tab-table = Стол
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-undone = { $name } отменяет выбор.
web-log-stoodin-left = { $name } уходит; дальше играет бот ({ $bot }).
web-log-stoodin-late = Время вышло ({ $name }); дальше играет бот ({ $bot }).
web-log-stoodin-absent = { $name } отсутствует; дальше играет бот ({ $bot }).
web-log-returned = { $name } снова в игре.
web-log-clock = Время вышло ({ $name }): сделан случайный выбор.
web-log-stopped = Партия остановлена.
web-chat = Чат
web-chat-empty = Сообщений пока нет.
web-chat-say = Написать сообщение
web-send = Отправить
web-unread = непрочитанных
web-mute = Скрыть сообщения: { $name }
web-muted = Сообщения этого игрока скрыты.
web-unmute = Показать
web-menu = Меню
web-time-left = Осталось времени:
web-take-back = Отменить выбор
web-watching = { $n ->
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
    [many] смотрят { $n } человек
   *[other] смотрят { $n } человека
}
web-bot-for-you = За вас играет бот.
web-take-seat-back = Вернуться на место
web-gone = { $name } давно отсутствует.
web-replace = Пусть играет бот
web-leave-sure = За вас будет играть бот. Вернуться можно в любой момент.
web-curtain = Передайте устройство: { $name }
web-curtain-private = Другие игроки не должны смотреть на экран.
web-curtain-open = В этой игре ничего не скрыто: смотреть можно всем.
web-curtain-lift = Это я, { $name }
web-text-table = Текстовый вид
web-drawn-table = Графический вид
web-text-asked = { $n ->
    [one] Ваш ход. Есть { $n } вариант:
    [few] Ваш ход. Есть { $n } варианта:
    [many] Ваш ход. Есть { $n } вариантов:
   *[other] Ваш ход. Есть { $n } варианта:
}
web-text-waiting = Сейчас решает { $name }.
web-text-position = Положение
web-text-newest = Что произошло только что
web-over = Игра окончена
web-won-you = Вы победили!
web-won-by = Победа: { $names }
web-won-automaton = Победила автома
web-rematch = Реванш
web-rematch-made = Реванш — за новым столом.
web-to-rematch = К реваншу
web-record = Скачать партию
web-fair = Проверяемая случайность
web-fair-more = Всё случайное в этой партии следует из секретного числа (зерна), выбранного до первого хода; вот его отпечаток. После игры число показывают, и каждый может проверить, что ничего не подстроено.
web-fair-seed = Секретное число:

## Взгляд назад

web-look-back = Повтор партии
web-looking-back = Вы смотрите повтор партии.
web-to-now = Вернуться к игре
web-moment = Момент
web-moment-of = Шаг { $move } из { $moves }
web-to-start = В начало
web-to-end = В конец
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-copy-moment = Скопировать ссылку на этот момент
web-viewpoint = Точка обзора
web-viewpoint-spectator = Зритель
web-record-none = Такой записи нет.
web-record-title = Запись партии
web-record-of = Играли: { $names }

## Настройки

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-system = как в системе
web-theme-dark = тёмные
web-theme-light = светлые
web-theme-to-light = Светлые цвета
web-theme-to-dark = Тёмные цвета
web-size = Текст
web-size-normal = обычный
web-size-large = крупный
web-size-largest = очень крупный
web-motion = Анимация
web-motion-system = как в системе
web-motion-on = включена
web-motion-off = выключена
web-sound = Звуки
web-notify = Уведомления
web-notify-more = Когда ваш ход, а эта страница в фоне.
web-text-table-first = Сначала текстовый вид
web-text-table-more = Каждый вариант — фраза на кнопке, положение описано словами. Клавиша T переключает в любой момент.
web-save = Сохранить
web-saved = Сохранено.
web-device = Второе устройство
web-device-more = Откройте там эту ссылку в течение десяти минут. Она действует один раз, и на том устройстве вы будете под своим именем.
web-forget = Забыть меня на этом устройстве
web-forget-sure = Этот браузер больше вас не узнает. Без второго устройства вы не вернётесь к своим партиям.
web-link-title = Второе устройство
web-link-more = Одно нажатие, и здесь вы тот же игрок, что и на другом устройстве.
web-link-empty = В ссылке нет кода. Откройте её на другом устройстве заново.
web-link-leaves = Этот браузер знает вас под именем { $name }; он это забудет.
web-link-take = Это я
web-link-done = С возвращением, { $name }.

## Лига

web-league-more = Все, кто доиграл здесь хотя бы одну партию, люди и боты. Рейтинг осторожный: он начинается с низкого значения и растёт, когда его подтверждают новые партии. Уход из партии не спасает от поражения, а победа, в которой большинство решений принял бот, засчитывается боту.
web-league-empty = Никто ещё не доиграл ни одной партии.
web-league-place = Место
web-league-games = Партии
web-league-wins = Победы
web-league-rating = Рейтинг

## Авторы

web-credits-games = Игры
web-credits-game = авторы: { $by }; издатель: { $from }
web-credits-own = Aurum не связан ни с кем из них. Правила и карты изложены здесь нашими словами, и каждая картинка нарисована заново. Если игры вам нравятся, купите их.
web-credits-icons = Значки
web-credits-icons-by = Lorc, Delapouite и другие, перекрашены:
web-credits-fonts = Шрифты
web-credits-aurum = Aurum — свободная программа под лицензией MIT.

## Правила вкратце

web-rules-book = Все правила целиком, с примерами, которые можно сыграть
web-rulebook = Книга правил
web-puzzles = Задачи
web-rule-link = Правило { $rule } в книге правил
web-rule-example = Правило и пример

## Games of other packages

web-plain-for = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
    [many] { $least }–{ $most } игроков
   *[other] { $least }–{ $most } игрока
}
web-plain-for-one = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
