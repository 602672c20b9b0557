"""The commands, a module for each: `add_command` says what it takes, `run` runs it."""
