### The session at the terminal: commands, handing over, saving, continuing.

play-prompt = Your choice (? for help)
play-no-number = There is no choice { $number }: they are numbered from 1 to { $last }.
play-log = The whole log

# Words that stand for a command, besides the English ones; the first is shown in the help.
play-word-log = log
play-word-seen = seen
play-word-save = save
play-word-quit = quit

play-help = At the prompt
play-help-number = make the choice with this number
play-help-notation = the same in notation
play-help-card = what a card does; a few letters are enough
play-help-position = what is known of a position
play-help-log = the whole log
play-help-seen = what has been seen so far
play-help-save = save the game now
play-help-quit = save and leave; Ctrl-C does the same
play-help-enter = Enter
play-help-again = show the table again
play-help-choice = what would follow from this choice
play-help-search = choices, facts and rules with this word
play-help-rule = a rule by its number
play-help-known = all that you know, in notation
play-nothing-called = No choice, fact or rule here is called “{ $word }”.
play-example-card = ? { $card }

play-curtain = Pass the keyboard to { $name }
play-curtain-private = Nobody else should be looking at the screen.
play-curtain-key = Press any key when you are ready.
play-curtain-line = Press Enter when you are ready.
play-next = Enter: the next step · r: to the end of the round · q: leave

play-saved = The game is saved in { $file }.
play-go-on = To continue:
play-done-saved = The finished game is saved in { $file }.
play-not-saved = The game could not be saved in { $file }: { $problem }.
play-not-read = { $file } could not be read: { $problem }.
play-not-text = { $file } is not a text file, so it cannot be a saved game.
play-bad-record = { $file } cannot be continued:
play-bad-record-move = { $file } cannot be continued; move { $move } is the first that is not possible:
play-bad-seat = “{ $seat }” is not a seat. Seats are “you”, “bot” and levels ({ $levels }), with a name if you like: you:Mira.
play-failed = The game { $game } has failed ({ $problem }). Whoever wrote it will want to know: { $where }
play-exists = { $file } exists already. Choose another name, or continue it: { $command }
play-elsewhere = The file was changed by somebody else, so this game is now saved in { $file }.
