"""Card sets: files of cards, read and checked, and the cards of some sets by number."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel, Field, ValidationError

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.consistency import mistakes_of
from gundam_desktop.games.gcg.cards.made_cards import made_by
from gundam_desktop.games.gcg.cards.prepared import prepared_sets
from gundam_desktop.games.gcg.cards.validation_errors import CardFault, faults_of, written
from gundam_desktop.games.gcg.effects.language import KeywordAbility, Model
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts, TokenLookup
from gundam_desktop.locate import DataError, cardset_folder
from gundam_desktop.plurals import counted
from gundam_desktop.quoting import quoted
from gundam_desktop.reading import UnfitFile, read_whole
from gundam_desktop.spelling import did_you_mean

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.cards.pack import LoadedPack

SCHEMA = 1
LARGEST_FILE = 20_000_000
LONGEST_LINE = 600
"""The most characters of an error line, which may quote the file."""
LONGEST_EFFECTS = 10_000
"""The most characters of a card's effects, or errata, as JSON; the longest printed card needs a tenth."""
SHARED_PREFIXES = frozenset({"T", "R", "RP", "EXR", "EXRP", "EXB", "EXBP"})
"""Tokens and Resources belong to no set: the files T and R have those of all sets."""


class CardSet(Model):
    """One file of cards."""

    version: Literal[1] = Field(alias="schema")
    set: str
    name: str
    cards: tuple[Card, ...]


class BadCardSet(ValueError):
    """Card set files cannot be used; one line for each fault: file, card, field, what would be right."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [quoted(line, LONGEST_LINE) for line in lines]
        super().__init__("\n".join(self.lines))


class UnreadableSet(BadCardSet):
    """Not a text file: a folder, a device, a picture."""


class UnknownCard(KeyError):
    """No card has a number. The message suggests similar numbers; it is made when it is shown, for that takes long."""

    def __init__(self, number: str, known: Iterable[str]) -> None:
        super().__init__(number)
        self._known = known

    def __str__(self) -> str:
        number = self.args[0]
        hint = did_you_mean(number.upper(), self._known, most=3)
        return f"no card has the number {number}" + (f"; {hint}" if hint else "")


class CardSets:
    """All cards of some sets, with the errata in force on a day (today by default)."""

    def __init__(
        self,
        sets: Iterable[CardSet],
        faults: Iterable[str] = (),
        left_out: Iterable[tuple[str, str]] = (),
        day: date | None = None,
        packs: Iterable[LoadedPack] = (),
    ) -> None:
        self.day = day or date.today()
        self.sets = tuple(sets)
        """The sets as their files have them: without errata."""
        self.faults = tuple(quoted(line, LONGEST_LINE) for line in faults)
        """The faults of the player's own card sets, one line each; those cards are not included."""
        self.left_out = tuple(left_out)
        """(set, number) of cards of the player's lists that cannot be used."""
        self.packs = tuple(packs)
        """The packs that the player has installed."""
        self.by_number: Mapping[str, Card] = {
            card.number: card.on(self.day) if card.errata else card for cards in self.sets for card in cards.cards
        }
        self.tokens = TokenLookup((card.number, token_facts(card)) for card in self if card.type == "unit token")

    @cached_property
    def made(self) -> Mapping[str, Card]:
        """Number -> card, for the cards that effects make; these are in no set and no deck."""
        return {made.number: made for card in self for made in made_by(card)}

    def card(self, number: str) -> Card:
        """Return the card with a number, also one that effects make. Raises `UnknownCard`."""
        found = self.by_number.get(number) or self.made.get(number)
        if found is None:
            raise UnknownCard(number, self.by_number)
        return found

    def __iter__(self) -> Iterator[Card]:
        return iter(self.by_number.values())

    def __len__(self) -> int:
        return len(self.by_number)

    def __contains__(self, number: object) -> bool:
        return number in self.by_number


@cache
def shipped_sets() -> CardSets:
    """Return the cards that come with the program."""
    prepared = prepared_sets()
    if prepared is not None:
        return CardSets(prepared)
    try:
        return load_sets(cardset_folder())
    except BadCardSet as error:
        more = f" (and {counted(len(error.lines) - 1, 'more fault')})" if len(error.lines) > 1 else ""
        raise DataError(f"the program's own card sets are damaged: {error.lines[0]}{more}; install again") from None


def load_sets(folder: Path) -> CardSets:
    """Load all card sets of a folder; `BadCardSet` lists every fault of every file."""
    sets: list[CardSet] = []
    lines: list[str] = []
    for path in sorted(folder.glob("*.json")):
        try:
            sets.append(read_set(path))
        except BadCardSet as error:
            lines += error.lines
    seen: dict[str, str] = {}
    for cards in sets:
        for card in cards.cards:
            if card.number in seen:
                lines.append(f"{cards.set}: {card.number}: number: it is in the set {seen[card.number]} already")
            seen[card.number] = cards.set
    if lines:
        raise BadCardSet(lines)
    return CardSets(sets)


def read_set(path: Path) -> CardSet:
    """Read one card set file. Raises `BadCardSet`."""
    text = file_text(path)
    try:
        cards = CardSet.model_validate_json(text)
    except ValidationError as error:
        raise BadCardSet(_lines(path, text, error)) from None
    data = json.loads(text)
    mistakes = (*_other_kinds(cards, data), *_too_long(cards, data), *_mistakes(cards))
    lines = [": ".join((str(path), *parts)) for parts in mistakes]
    if lines:
        raise BadCardSet(lines)
    own = tuple(card.model_copy(update={"set": cards.set}) for card in cards.cards)
    return cards.model_copy(update={"cards": own})


def file_text(path: Path) -> str:
    """Return the text of a card file. Raises `UnreadableSet`."""
    try:
        if path.is_dir():
            raise UnreadableSet([f"{path}: this is a folder; expected a card set file"])
        if not path.exists():
            raise UnreadableSet([f"{path}: there is no such file"])
        return read_whole(path, LARGEST_FILE).decode("utf-8-sig")
    except UnfitFile as error:
        raise UnreadableSet([f"{path}: {error.strerror}; expected a card set file"]) from None
    except OSError as error:
        raise UnreadableSet([f"{path}: cannot be read ({error.strerror})"]) from None
    except UnicodeDecodeError as error:
        raise UnreadableSet([f"{path}: not a text file in UTF-8 (byte {error.start})"]) from None


def _too_long(cards: CardSet, data: Any) -> Iterator[tuple[str, ...]]:
    """Yield cards with effects without end: no screen could hold their text."""
    for card, entry in zip(cards.cards, data["cards"], strict=True):
        for field in ("effects", "errata"):
            if len(json.dumps(entry.get(field, ()))) > LONGEST_EFFECTS:
                yield card.number, field, f"are too long; expected {LONGEST_EFFECTS} characters at most"


def _other_kinds(cards: CardSet, data: Any) -> Iterator[tuple[str, ...]]:
    """Yield figures written as texts or booleans, and vice versa, which pydantic accepts."""
    for card, entry in zip(cards.cards, data["cards"], strict=True):
        for field, mistake in other_kinds(card, entry):
            yield card.number, field, mistake


def other_kinds(card: Card, entry: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields whose data is of another kind than the card's value, with what would be right."""
    for path, right, given in _unlike(card, entry, ()):
        yield written(path), f"expected {right} (got {json.dumps(given, ensure_ascii=False)})"


def _unlike(value: Any, given: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str, Any]]:
    if type(value) in _PLAIN:
        if type(given) is not type(value):
            yield path, _PLAIN[type(value)], given
    elif isinstance(value, BaseModel) and isinstance(given, dict):
        for name, inner in value.__dict__.items():
            if name in given:
                yield from _unlike(inner, given[name], (*path, name))
    elif isinstance(value, tuple) and isinstance(given, list) and len(value) == len(given):
        for place, (inner, entry) in enumerate(zip(value, given, strict=True)):
            yield from _unlike(inner, entry, (*path, place))


_PLAIN = {int: "a whole number", bool: "true or false"}


def _mistakes(cards: CardSet) -> Iterator[tuple[str, ...]]:
    """Yield (card, field, message) for each contradiction between fields that are valid by themselves."""
    for field in ("set", "name"):
        if not getattr(cards, field).strip():
            yield field, "is empty"
    places: dict[str, int] = {}
    prefixes = SHARED_PREFIXES if cards.set in {"T", "R"} else {cards.set}
    for place, card in enumerate(cards.cards, start=1):
        if card.number in places:
            yield card.number, "number", f"stands here twice (cards {places[card.number]} and {place} of the file)"
        places.setdefault(card.number, place)
        prefix, hyphen, _ = card.number.partition("-")
        if not hyphen or prefix not in prefixes:
            yield card.number, "number", f"is none of the set {cards.set}; expected something like {cards.set}-001"
        for field, mistake in mistakes_of(card):
            yield card.number, field, mistake


def token_facts(card: Card) -> TokenFacts:
    """Return the facts by which a text names this token."""
    keywords = tuple(ability.keyword for ability in card.effects if isinstance(ability, KeywordAbility))
    others = tuple(effect for effect in card.effects if not isinstance(effect, KeywordAbility))
    return TokenFacts(card.name, card.traits, card.ap or 0, card.hp or 0, keywords, others)


def read_json(path: Path) -> Any:
    """Return the data of a JSON file. Raises `BadCardSet`."""
    data = _decoded(path, file_text(path))
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:  # an unpaired surrogate, which json.loads accepts
        raise BadCardSet([f"{path}: not valid JSON"]) from None
    return data


def _decoded(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as broken:
        why = "the file ends too early" if broken.pos >= len(text.rstrip()) else broken.msg
        raise BadCardSet([f"{path}, line {broken.lineno}: not valid JSON ({why})"]) from None
    except RecursionError:
        raise BadCardSet([f"{path}: not valid JSON (nested too deeply)"]) from None
    except ValueError:
        raise BadCardSet([f"{path}: not valid JSON (a figure is too long)"]) from None


def _lines(path: Path, text: str, error: ValidationError) -> list[str]:
    try:
        data = _decoded(path, text)
    except BadCardSet as broken:
        return broken.lines
    if error.errors(include_url=False)[0]["type"] == "json_invalid":  # an unpaired surrogate, which json.loads accepts
        return [f"{path}: not valid JSON"]
    if not isinstance(data, dict):
        return [f'{path}: expected a card set, like {{"schema": {SCHEMA}, "set": ..., "cards": [...]}}']
    if type(data.get("schema")) is not int or data["schema"] != SCHEMA:
        given = json.dumps(data.get("schema"))
        return [
            f"{path}: schema: {given if len(given) < 40 else '...'}; this program reads card sets of schema {SCHEMA}"
        ]
    return [": ".join((str(path), *_place(fault, data), fault.message)) for fault in faults_of(error, data)]


def _place(fault: CardFault, data: object) -> Iterator[str]:
    match fault.path:
        case ("cards", int() as place, *rest) if isinstance(data, dict):
            card = data["cards"][place]
            number = card.get("number") if isinstance(card, dict) else None
            yield number if isinstance(number, str) else f"card {place + 1}"
            if rest:
                yield written(tuple(rest))
        case ():
            pass
        case path:
            yield written(path)
