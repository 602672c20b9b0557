"""The `aurum` command."""

from __future__ import annotations

import io
import sys

from aurum.bots import uncompiled
from aurum.cli.parser import build_parser, language_of
from aurum.engine import AurumError
from aurum.engine.errors import Key, why_not
from aurum.words import translator_for

INTERRUPTED = 130
BAD_INPUT = 2


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the result is the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a letter shows another
            stream.reconfigure(errors="replace")
    translator = translator_for(language_of(given))
    uncompiled.say = translator.say
    try:
        chosen = build_parser(translator).parse_args(given)
        return int(chosen.run(chosen, translator))
    except AurumError as problem:
        rule = f" [{problem.rule}]" if problem.rule else ""
        print(f"{translator.say(problem.key, problem.facts)}{rule}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader, `head` for instance, has seen enough
        sys.stderr.close()
        return 0
    except OSError as problem:  # such as a full disk under what we print to
        why = why_not(problem)
        message = translator.say(why) if isinstance(why, Key) else str(why)
        named = f"{message} ({problem.filename})" if problem.filename else message
        print(translator.say("error-system", problem=named), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
