game-brittle = Brittle
brittle-command-fault = Brittle: how it breaks
brittle-question = Go on, or break it
brittle-choice-go = Go on
brittle-choice-break = Break it
illegal-brittle = That is not possible.
