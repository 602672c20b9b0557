### Lessons: their page, and the coach beside the board.

lessons-title = Learn to play
lessons-lead = A first game at a real table, against real bots, explained as you play: about ten minutes each. The deal is always the same and everybody may know it, so the game is not rated. You can leave at any time and continue later.
lessons-begin = Begin
lessons-go-on = Continue
lessons-look = View again
lessons-again = Start over
lessons-again-sure = Start this lesson over? The table you were at will be closed.
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
lessons-waiting = The others are choosing. You have nothing to do at the moment.
lessons-why-not = What is not possible
lessons-refused = Not possible.
lessons-earlier = Explained earlier ({ $n })
lessons-unmet = What this game has not shown
lessons-all = All lessons
lessons-next = Next: { $name }
lessons-play = A real game against bots
lessons-more = More below
lessons-fold = Collapse the lesson
lessons-unfold = Expand the lesson
lessons-failed = The lesson could not be loaded.
