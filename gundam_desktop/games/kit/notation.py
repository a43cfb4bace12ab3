"""The written form of choices, as defined by the verbs: reading, writing, and finding the named cards in a view."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from gundam_desktop.games.kit.verbs import Part, Verb, Verbs
from gundam_desktop.scenarios import card_names
from gundam_desktop.scenarios.card_names import CardName, find, name_of
from gundam_desktop.scenarios.document import NotationError
from gundam_desktop.tabletop import Choice, Decision, View
from gundam_desktop.tabletop.place import SHARED

_MOST_WORDS: Final = 8
"""The most words that a message lists."""
_LARGEST: Final = 99
"""The largest number in a written choice."""


class Written(NamedTuple):
    """A choice as written, its cards not yet looked up."""

    text: str
    verb: str
    values: tuple[tuple[Part, Any], ...] = ()
    """Every part with its value: a name of a card, several of them, a word, a number."""

    def names(self) -> list[CardName]:
        """Return the card names in the choice."""
        found: list[CardName] = []
        for _, value in self.values:
            found += [value] if isinstance(value, CardName) else value if isinstance(value, list) else []
        return found


class Board(NamedTuple):
    """The cards that a choice of one player can name (`card_names.NamedCards`)."""

    player: int
    decision: Decision
    places: Mapping[int, tuple[int, str]]
    numbers: Mapping[int, str]
    labels: Mapping[str, int] = {}
    down: frozenset[int] = frozenset()
    """The cards that are face down for everybody."""


class Notation:
    """Reads and writes the choices of a game."""

    def __init__(self, verbs: Verbs[Any], zones: Sequence[str], example: str, under: str = "") -> None:
        """`zones` are the zones that card names can mention, `example` is a card number for messages; `under` is the
        zone of cards that are under another card.
        """
        self._rows: Mapping[str, Verb[Any]] = verbs.rows
        self._example, self._under = example, under
        self.card_name = card_names.name_pattern(zones)

    def parse(self, text: str, view: View) -> Choice:
        """Return the choice that a view's player has written. The `NotationError` says what would be right."""
        return self.resolve(self.read(text), self.board(view))

    def format(self, choice: Choice, board: Board) -> str:
        """The written form of a choice, with the shortest unambiguous names."""
        text = choice.verb
        for part in self._rows[choice.verb].form if choice.verb in self._rows else ():
            value = getattr(choice, part.field)
            if not value or not part.written or (part.words and value not in part.words):
                continue
            if part.field in ("card", "target", "cards"):
                meant = _meant(part, board, {"card": choice.card, "target": choice.target, "word": choice.word})
                cards = value if part.field == "cards" else (value,)
                value = ", ".join(name_of(card, meant, board) for card in cards)
            text += f" {part.joint} {value}" if part.joint else f" {value}"
        return text

    def read(self, text: str) -> Written:
        """Parse the words of a choice."""
        verb, *words = text.split() or [""]
        row = self._rows.get(verb)
        if row is None or (words and not row.form):
            right = ", ".join(each.example or each.name for each in self._rows.values())
            raise NotationError(f"`{text}` is no choice; expected {right}")
        values: list[tuple[Part, Any]] = []
        for at, part in enumerate(row.form):
            if not part.written:
                values.append((part, None))
                continue
            ends = {each.joint for each in row.form[at + 1 :]} - {""}
            read = self._part(text, row, part, words, ends)
            if read is not None:
                values.append((part, read))
        if words:
            raise NotationError(f"`{text}` has `{' '.join(words)}` too many; expected `{row.example}`")
        return Written(text, verb, tuple(values))

    def _part(self, text: str, row: Verb[Any], part: Part, words: list[str], ends: set[str]) -> Any:
        """The value of a part, taken from the words; None for an optional part that is not there."""
        if not words or (words[0] != part.joint if part.joint else words[0] in ends):
            if part.optional:
                return None
            raise NotationError(f"`{text}` is not whole; expected `{row.example}`")
        start = len(part.joint.split())
        if part.field == "word":
            given = next((word for word in _longest_first(part.words) if words[start:][: len(word)] == word), None)
            if given is not None:
                del words[: start + len(given)]
                return " ".join(given)
            if part.optional and (not part.joint or part.joint in ends):
                return None
            said = " ".join(words[start : start + 1])
            raise NotationError(f"`{text}`: there is no `{said}`; expected {_some(part.words)}")
        del words[:start]
        if part.field == "cards":
            count = next((at for at, word in enumerate(words) if word in ends), len(words))
            taken = " ".join(words[:count])
            del words[:count]
            return [self.read_name(name.strip(), text) for name in taken.split(",")]
        word = words.pop(0) if words else ""
        if part.field == "number":
            if not re.fullmatch(r"[1-9][0-9]?", word):
                raise NotationError(f"`{text}`: `{word}` is no number; expected 1 to {_LARGEST}")
            return int(word)
        return self.read_name(word, text)

    def read_name(self, name: str, text: str = "") -> CardName:
        """Parse the name of a card; `text` is the choice or fact that it is in."""
        return card_names.read_name(name, self.card_name, self._example, text)

    def resolve(self, written: Written, board: Board) -> Choice:
        """The choice with its cards looked up. `NotationError` for a card that is not in sight."""
        values: dict[str, Any] = {}
        for part, value in written.values:
            if not part.written:
                values[part.field] = next(iter(_meant(part, board, values)), 0)
            elif isinstance(value, CardName):
                values[part.field] = find(value, _meant(part, board, values), board)
            elif isinstance(value, list):
                values[part.field] = tuple(find(name, _meant(part, board, values), board) for name in value)
            else:
                values[part.field] = value
        return Choice(written.verb, **values)

    def board(self, view: View, labels: Mapping[str, int] | None = None) -> Board:
        """Return the cards in a view by the zones of the game; cards in shared places belong to their owner.

        `labels` are a scenario's names.
        """
        places: dict[int, tuple[int, str]] = {}
        for (seat, zone), cards in view.known.zones.items():
            for card in cards:
                shown = view.cards[card]
                places[card] = shown.owner if seat == SHARED else seat, str(zone)
                if shown.over:
                    places[shown.over] = places[card][0], self._under
        numbers = {card: shown.number for card, shown in view.cards.items() if shown.number}
        down = frozenset(card for card, shown in view.cards.items() if shown.down)
        return Board(view.player, view.decision, places, numbers, labels or {}, down)


@cache
def _longest_first(words: tuple[str, ...]) -> list[list[str]]:
    return sorted((word.split() for word in words), key=len, reverse=True)


def _some(words: Sequence[str]) -> str:
    """The first words of a list, for a message."""
    return ", ".join(words) if len(words) <= _MOST_WORDS else f"{', '.join(words[:_MOST_WORDS])} and so on"


def _meant(part: Part, board: Board, before: Mapping[str, Any]) -> tuple[int, ...]:
    """The cards that a name is looked up among first; not the card that acts, which an earlier part has named."""
    seats, zones = part.seats, part.zones
    if part.zones_by_card is not None:
        seats, zones = part.zones_by_card(board.numbers.get(before.get("card", 0), ""))
    if part.meant is not None:
        found = part.meant(board, before)
    elif not zones:
        return board.decision.candidates
    else:
        wanted = {"own": (board.player,), "other": (1 - board.player,)}.get(seats, (0, 1))
        found = (card for card, (seat, zone) in board.places.items() if seat in wanted and zone in zones)
    acts = 0 if part.field == "card" else before.get("card")
    return tuple(card for card in found if card != acts)
