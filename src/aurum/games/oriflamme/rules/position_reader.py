"""A whole position from text. `docs/notation.md` explains the form and what may be left out."""

from __future__ import annotations

import re
from typing import Final

from aurum.engine.contract import OVER
from aurum.engine.reading import Reader, Word
from aurum.games.oriflamme.rules.cards import (
    ASIDE_SIZE,
    DEAL,
    DIPLOMAT,
    DISCARD,
    DOWN,
    HAND,
    INFORMER,
    INSURRECTION,
    KNOWN,
    LETTERS,
    NONE,
    PACK,
    RESERVE,
    SET_ASIDE,
    SHAPESHIFTER,
    UP,
    VERDICTS,
    card_of,
    family_of,
    is_character,
    slot_of,
)
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.frames import CHOOSING_FIRST, DEALING, ENDED, LANDING, PLACING
from aurum.games.oriflamme.rules.notation import POSITIONS, read_kind
from aurum.games.oriflamme.rules.position_setup import SetupReader, read_family_of
from aurum.games.oriflamme.rules.resolution import run
from aurum.games.oriflamme.rules.state import OriflammeState

CLAUSES: Final = (
    "set", "players", "rounds", "begins", "round", "first", "queue", "stock", "hand", "aside",
    "discard", "reserve", "returned", "placing", "at", "asks", "dealing", "choosing-first", "over",
)  # fmt: skip
MOMENTS: Final = ("placing", "at", "dealing", "choosing-first", "over")
_CARD: Final = re.compile(r"(\((?P<down>\w+)\)|\[(?P<known>\w+)\]|(?P<up>\w+))(?P<marks>[^/]*)")
_MARK: Final = re.compile(r"\+(?P<points>\d{1,3})|(?P<verdict>!)|(?P<rests>~)|@(?P<round>\d)")
_RETURNED: Final = re.compile(r"(?P<name>\w+)(?P<maybe>(\?\d{1,2}\.\d{1,2})*)")


def read_position(text: str) -> OriflammeState:
    """A position from its clauses, which stand on lines of their own or between semicolons."""
    return _PositionReader(text).read()


class _PositionReader(SetupReader):
    """Collects the clauses, then lays the table in an order in which each can be checked."""

    def __init__(self, text: str) -> None:
        super().__init__(text, CLAUSES)
        self.named: dict[int, Word] = {}
        """Where each card is named, for errors that come to light later."""
        self.empty_hands: set[int] = set()

    def read(self) -> OriflammeState:
        self.state = OriflammeState(self.read_setup())
        moment = self._moment()
        self._round(moment)
        self._queue()
        self._stocks()
        self._piles()
        self._returned()
        self._fill_up(moment)
        self._go_on(moment)
        self.finish()
        return self.state

    def _family(self, reader: Reader, word: Word) -> int:
        return read_family_of(reader, word, self.state.setup.families)

    def _moment(self) -> str:
        """Which clause says what is going on; without any, the queue resolves."""
        found = [name for name in self.clauses if name in MOMENTS]  # in the order of the text
        if len(found) > 1:
            name = found[1]
            raise self.clauses[name].unexpected(self.keywords[name], "expected-one-moment")
        return found[0] if found else "at"

    def _round(self, moment: str) -> None:
        if moment in ("dealing", "choosing-first"):
            return
        state = self.state
        state.round = 1
        state.first = 0
        if found := self.word("round"):
            state.round = found[0].number(found[1], 1, state.setup.rounds)
        if found := self.word("first"):
            state.first = self._family(*found)

    # The queue

    def _queue(self) -> None:
        reader = self.clauses.get("queue")
        while reader is not None and (word := reader.peek()).text:
            if len(self.state.queue) == POSITIONS:
                raise reader.unexpected(word, "expected-end")
            reader.take()
            letter, colon, rest = word.text.partition(":")
            if not colon or not rest:
                raise reader.unexpected(word, "expected-stack")
            family = self._family(reader, Word(letter, word.start))
            self._stack(reader, family, Word(rest, word.start + len(letter) + 1))

    def _stack(self, reader: Reader, family: int, stack: Word) -> None:
        above = NONE
        start = stack.start
        for text in stack.text.split("/"):
            card = self._queue_card(reader, family, Word(text, start))
            if above == NONE:
                self.state.queue.append(card)
            else:
                self.state.beneath[above] = card
            above = card
            start += len(text) + 1

    def _queue_card(self, reader: Reader, family: int, word: Word) -> int:
        match = _CARD.fullmatch(word.text)
        if ":" in word.text:
            raise reader.unexpected(word, "expected-one-family")
        if match is None:
            raise reader.unexpected(word, "expected-queue-card")
        name = match["down"] or match["known"] or match["up"]
        named = Word(name, word.start + word.text.index(name))
        card = self._card(reader, family, named, UP)
        kind = self.state.setup.kind[card]
        if match["known"]:
            if kind != INSURRECTION:
                raise reader.unexpected(word, "expected-known-insurrection")
            self.state.where[card] = KNOWN
        elif match["down"]:
            self.state.where[card] = DOWN + self.state.round
        self._marks(reader, card, Word(match["marks"], word.start + match.start("marks")))
        if match["up"] and self.state.points[card] and kind != DIPLOMAT and is_character(kind):
            raise reader.unexpected(word, "expected-bare")
        return card

    def _marks(self, reader: Reader, card: int, marks: Word) -> None:
        done = 0
        while done < len(marks.text):
            match = _MARK.match(marks.text, done)
            if match is None:
                rest = Word(marks.text[done:], marks.start + done)
                raise reader.unexpected(rest, "expected-mark")
            if match["points"]:
                self.state.points[card] = int(match["points"])
            elif match["verdict"]:
                self.state.verdicts |= 1 << card
                if self.state.verdicts.bit_count() > VERDICTS:
                    raise reader.unexpected(self.named[card], "expected-verdicts")
            elif self.state.where[card] <= KNOWN:
                rest = Word(match.group(), marks.start + done)
                raise reader.unexpected(rest, "expected-hidden")
            elif match["rests"]:
                self.state.resting |= 1 << card
            else:
                digit = Word(match["round"], marks.start + match.start("round"))
                self.state.where[card] = DOWN + reader.number(digit, 1, self.state.round)
            done = match.end()

    # Cards elsewhere

    def _card(self, reader: Reader, family: int, word: Word, where: int) -> int:
        """Put the named card of a family there; each card of the table is in one place only."""
        slot = self.state.setup.slot[read_kind(reader, word)]
        if slot < 0:
            names = ", ".join(NAMES[kind] for kind in self.state.setup.kinds)
            raise reader.unexpected(word, "expected-table-card", allowed=names)
        card = card_of(family, slot)
        if self.state.where[card] != PACK:
            raise reader.unexpected(word, "expected-card-once")
        self.state.where[card] = where
        self.named[card] = word
        return card

    def _lists(self, clause: str) -> list[tuple[Reader, int, list[Word]]]:
        """`G=Archer,Lord P=Spy` as families and words; `-` stands for an empty list."""
        reader = self.clauses.get(clause)
        found: list[tuple[Reader, int, list[Word]]] = []
        while reader is not None and (word := reader.peek()).text:
            reader.take()
            letter, equals, rest = word.text.partition("=")
            if not equals or not rest:
                raise reader.unexpected(word, "expected-list")
            family = self._family(reader, Word(letter, word.start))
            start = word.start + len(letter) + 1
            words: list[Word] = []
            for text in rest.split(",") if rest != "-" else []:
                words.append(Word(text, start))
                start += len(text) + 1
            found.append((reader, family, words))
        return found

    def _stocks(self) -> None:
        for reader, family, words in self._lists("stock"):
            if len(words) != 1:
                raise reader.unexpected(self.keywords["stock"], "expected-list")
            self.state.stock[family] = reader.number(words[0], 0, 999)

    def _piles(self) -> None:
        for clause, where in (("hand", HAND), ("aside", SET_ASIDE), ("discard", DISCARD)):
            for reader, family, words in self._lists(clause):
                if clause == "hand" and not words:
                    self.empty_hands.add(family)
                for word in words:
                    self._card(reader, family, word, where)
        for reader, family, words in self._lists("reserve"):
            for word in words:
                name, _, points = word.text.partition("+")
                card = self._card(reader, family, Word(name, word.start), RESERVE)
                if points and self.state.setup.kind[card] != DEAL:
                    raise reader.unexpected(word, "expected-bare")
                if points:
                    number = Word(points, word.start + len(name) + 1)
                    self.state.points[card] = reader.number(number, 1, 999)

    def _fill_up(self, moment: str) -> None:
        """Give every dealt family all its cards."""
        dealt = self.state.setup.families
        if moment == "dealing":
            reader = self.clauses["dealing"]
            dealt = self._family(reader, reader.peek())
        for family in range(self.state.setup.families):
            self._fill(family, family < dealt)

    def _fill(self, family: int, dealt: bool) -> None:
        """Cards not named: the last of the set fill up the three set aside, the rest the hand."""
        where = self.state.where
        cards = self.state.setup.cards_of(family)
        to_set_aside = 0 if self.state.setup.small else ASIDE_SIZE
        if not dealt:
            if any(where[card] != PACK for card in cards):
                reader = self.clauses["dealing"]
                raise reader.unexpected(self.keywords["dealing"], "expected-undealt")
            return
        aside = sum(where[card] == SET_ASIDE for card in cards)
        for card in reversed(cards):
            if where[card] == PACK:
                where[card] = SET_ASIDE if aside < to_set_aside else HAND
                aside += where[card] == SET_ASIDE
            if where[card] == HAND:
                self.state.hand[family] |= 1 << slot_of(card)
        if family in self.empty_hands and self.state.hand[family]:
            reader, word = self.clauses["hand"], self.keywords["hand"]
            raise reader.unexpected(word, "expected-empty-hand", family=LETTERS[family])
        if aside != to_set_aside:
            last = max((self.named[card].start, card) for card in cards if card in self.named)[1]
            reader = Reader(self.text)
            letter = LETTERS[family]
            if self.state.setup.small:
                raise reader.unexpected(self.keywords["aside"], "expected-none-aside")
            raise reader.unexpected(
                self.named[last], "expected-three-aside", family=letter, left=aside
            )

    def _returned(self) -> None:
        for reader, family, words in self._lists("returned"):
            for word in words:
                match = _RETURNED.fullmatch(word.text)
                if match is None:
                    raise reader.unexpected(word, "expected-returned")
                kind = read_kind(reader, Word(match["name"], word.start))
                slot = self.state.setup.slot[kind]
                if slot < 0:
                    raise reader.unexpected(word, "expected-returned")
                since = sum(1 << card for card in self._maybe(reader, family, word, match["maybe"]))
                card = card_of(family, slot)
                if self.state.where[card] == PACK:
                    self.state.where[card] = HAND
                placed = self.state.where[card] == HAND or since >> card & 1
                if kind not in (INFORMER, SHAPESHIFTER) or not placed:
                    raise reader.unexpected(word, "expected-returned")
                self.state.returned.append((card, since))

    def _maybe(self, reader: Reader, family: int, word: Word, text: str) -> list[int]:
        """The hidden cards, named by position and depth, that a returned card may be."""
        found = []
        for place in text.split("?")[1:]:
            position, depth = (int(number) for number in place.split("."))
            card = self.state.queue[position - 1] if 0 < position <= len(self.state.queue) else NONE
            for _ in range(depth - 1):
                card = self.state.beneath[card] if card != NONE else NONE
            if family_of(card) != family or self.state.where[card] <= KNOWN or depth < 1:
                raise reader.unexpected(word, "expected-returned")
            found.append(card)
        return found

    # What happens next

    def _go_on(self, moment: str) -> None:
        state = self.state
        reader = self.clauses.get(moment) or Reader(self.text, len(self.text))
        if moment != "at" and state.resting:
            raise self.clauses["queue"].unexpected(self.keywords["queue"], "expected-no-rest")
        if moment == "over":
            state.set_frame((ENDED,))
            state.actor = OVER
        elif moment == "dealing" and state.setup.small:
            raise reader.unexpected(self.keywords["dealing"], "expected-no-dealing")
        elif moment == "dealing":
            state.set_frame((DEALING, self._family(reader, reader.take())))
        elif moment == "choosing-first":
            state.set_frame((CHOOSING_FIRST,))
        elif moment == "placing":
            family = self._family(reader, reader.take())
            if not state.hand[family]:
                raise reader.unexpected(self.keywords["placing"], "expected-hand")
            state.ask((PLACING, (family - state.first) % state.setup.families), family)
        else:
            self._resolve(reader)
        if moment != "at" and "asks" in self.clauses:
            raise self.clauses["asks"].unexpected(self.keywords["asks"], "expected-at")

    def _resolve(self, reader: Reader) -> None:
        """The queue resolves from position `at` on, or is in the middle of the effect that asks."""
        state = self.state
        if not state.queue:
            raise reader.unexpected(self.keywords.get("at", reader.peek()), "expected-queue")
        state.at = 0
        if "at" in self.clauses:
            state.at = reader.number(reader.take(), 1, len(state.queue)) - 1
        asks = self.clauses.get("asks")
        self._open_intrigues(asks is not None)
        if asks is None:
            run(state)
            return
        word = asks.take()
        state.acting = state.queue[state.at]
        family = family_of(state.acting)
        if word.text.lower() == "landing":
            state.ask((LANDING, asks.number(asks.take(), 1, len(state.queue)) - 1), family)
        else:
            state.ask((read_kind(asks, word),), family)
        if state.where[state.acting] != UP or not self._can_ask():
            raise asks.unexpected(word, "expected-question")

    def _can_ask(self) -> bool:
        """Whether the card at `at` can be asking this, itself or copying a neighbour."""
        state = self.state
        question = state.stack[-1][0]
        named = state.setup.kind[state.acting]
        beside = [state.queue[position] for position in state.neighbours()]
        copied = named == SHAPESHIFTER and any(
            state.setup.kind[card] == question and state.where[card] == UP for card in beside
        )
        if question == LANDING:
            own = NAMES[named] == "Decree" and state.stack[-1][1] != state.at
        else:
            own = named == question
        return (own or copied) and len(state.choices()) > 1

    def _open_intrigues(self, asking: bool) -> None:
        """OF-4.4. An intrigue lies face up only while its own effect asks something."""
        state = self.state
        for card, where in enumerate(state.where):
            acting = asking and card == state.queue[state.at]
            if where == UP and not is_character(state.setup.kind[card]) and not acting:
                reader = self.clauses["queue"]
                name = NAMES[state.setup.kind[card]]
                raise reader.unexpected(self.named[card], "expected-no-intrigue", card=name)
