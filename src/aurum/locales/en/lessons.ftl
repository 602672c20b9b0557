### Lessons: their page, and the coach beside the board.

lessons-title = Learn to play
lessons-lead = A first game at a real table, against real bots, explained as it goes: some ten minutes each. The deal is always the same and no secret, so it counts nowhere. Leave whenever you like; it waits for you.
lessons-begin = Begin
lessons-go-on = Continue
lessons-look = Look at it again
lessons-again = Start over
lessons-again-sure = Start this lesson over? The table where you were is closed.
lessons-new = Not started yet
lessons-progress = { $met } of { $topics } topics
lessons-done = Finished · { $met } of { $topics } topics
lessons-rulebook = The rulebook
lessons-aid = On one page

## The coach

lessons-coach = Lesson
lessons-of = Lesson: { $name }
lessons-met = { $met } of { $topics }
lessons-met-long = { $met } of { $topics } topics
lessons-waiting = The others are choosing. Nothing to do for you at the moment.
lessons-why-not = What is not possible
lessons-refused = Not possible.
lessons-earlier = Explained earlier ({ $n })
lessons-unmet = What this game has not shown
lessons-all = All lessons
lessons-next = Next: { $name }
lessons-play = A real game against bots
lessons-more = More below
lessons-fold = Fold the lesson up
lessons-unfold = Unfold the lesson
lessons-failed = The lesson cannot be read at the moment.
