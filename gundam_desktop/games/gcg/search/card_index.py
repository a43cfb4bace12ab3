"""An index of cards for queries. Results are sets of card positions; typed words narrow earlier results."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, Protocol, TypeVar

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.effects.wording.language import Language
from gundam_desktop.games.gcg.effects.wording.names import Names
from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.card_fields import (
    figure_of,
    link_words,
    pilot_names,
    values_of_card,
)
from gundam_desktop.games.gcg.search.errors import QueryError
from gundam_desktop.games.gcg.search.normalize import normalize
from gundam_desktop.games.gcg.search.query import (
    ANY,
    EVERYTHING,
    And,
    Node,
    Not,
    NumberRange,
    Or,
    PlacedTerm,
    Query,
    Term,
    Words,
)
from gundam_desktop.languages import LANGUAGES

Counters = Mapping[str, Callable[[str], int]]
"""Field -> function from a card number to its copies (in the deck, owned, on the wish list); no field means 0."""
Places = frozenset[int]
Key = TypeVar("Key")

_COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
MAX_CACHED: Final = 200
"""Words whose results are cached."""
_WORDS: Final = ("name", "trait", "number")
"""Fields in which plain words are searched, besides the text."""
_NAMED: Final = ("trait", "set", "link", "links", "name")
"""Fields of kind `words` whose values can be listed."""


class Wording(Protocol):
    """The texts of cards in each language, as the game's library has them."""

    def texts(self, number: str, language: str) -> Iterable[str]: ...

    def name_of(self, number: str, language: str) -> str: ...

    def wording(self, language: str) -> Language: ...


class CardIndex:
    """Searches cards in all languages.

    Card texts are read when the first query needs them, or earlier, a few at a time, by `prepare`. `restricted` has the
    kinds of restrictions of official play by number (the values of the field `restricted`).
    """

    def __init__(
        self,
        cards: Iterable[Card],
        wording: Wording,
        set_names: Mapping[str, str] | None = None,
        restricted: Mapping[str, frozenset[str]] | None = None,
    ) -> None:
        self.cards = tuple(cards)
        self.numbers = tuple(card.number for card in self.cards)
        self.set_names = dict(set_names or {})
        self._restricted = dict(restricted or {})
        self.wording = wording
        self._names: Mapping[str, Names] = {key: wording.wording(key).names for key in LANGUAGES}
        self._everything = frozenset(range(len(self.cards)))
        choices = (field for field, kind in vocabulary.FIELDS.items() if kind == "choice")
        self._values = {field: self._by_value(field) for field in choices}
        self._figures = {field: self._by_figure(field) for field in ("level", "cost", "ap", "hp")}
        self._lines = {field: self._lines_of(field) for field in ("name", "number", "trait", "link", "set")}
        """Field -> for each card, its normalized lines, with a line end before and after each."""
        self._lines["text"] = [""] * len(self.cards)
        self._read = 0
        """The number of cards whose text has been read so far."""
        joined = zip(*(self._lines[field] for field in _WORDS), strict=True)
        self._whole = ["".join(lines) for lines in joined]
        """The text of each card in which plain words are searched."""
        self._listings: dict[str, tuple[list[tuple[str, ...]], list[str]]] = {}
        self._found: dict[str, Places] = {}
        """Normalized word -> cached result."""

    # --- searching

    def find(self, query: Query | Node, counts: Counters | None = None, *, wait: bool = True) -> list[str]:
        """Return the numbers of the cards that match a query, in the order of the cards.

        Without `wait` only the texts read so far are searched.
        """
        root = query.root if isinstance(query, Query) else query
        if wait and reads_texts(root):
            self.prepare(len(self.cards))
        return [self.numbers[place] for place in sorted(self._find(root, self._everything, counts))]

    def _find(self, node: Node, among: Places, counts: Counters | None) -> Places:
        match node:
            case Words(text):
                return self._with_words(normalize(text), among)
            case Term():
                return self._with_term(node, among, counts)
            case Not(part):
                return among - self._find(part, among, counts)
            case And(parts):
                for part in sorted(parts, key=_is_slow):
                    among = self._find(part, among, counts)
                return among
            case Or(parts):
                return frozenset().union(*(self._find(part, among, counts) for part in parts))

    def _with_words(self, wanted: str, among: Places) -> Places:
        if wanted not in self._found:
            places = self._narrowed(wanted)
            self._found[wanted] = frozenset(place for place in places if wanted in self._whole[place])
        return among & self._found[wanted]

    def _narrowed(self, wanted: str) -> Places:
        """Return the cards that may have a word: those found for the word without its last letter, if cached."""
        if len(self._found) > MAX_CACHED:
            self._found.clear()
        return self._found.get(wanted[:-1], self._everything)

    def _with_term(self, term: Term, among: Places, counts: Counters | None) -> Places:
        if vocabulary.FIELDS[term.field] == "figure":
            return among & self._with_figure(term, counts)
        found = _union(self._with_value(term.field, str(value), term.operator) for value in term.values)
        return among - found if term.operator == "!=" else among & found

    def _with_figure(self, term: Term, counts: Counters | None) -> Places:
        """Return the cards whose figure fits; cards without the figure never do."""
        own = self._figures.get(term.field)
        by_figure = self._counted((counts or {}).get(term.field)) if own is None else own
        return _union(places for figure, places in by_figure.items() if _fits(figure, term))

    def _counted(self, count: Callable[[str], int] | None) -> dict[int, Places]:
        if count is None:
            return {0: self._everything}
        return _by_key((count(number), place) for place, number in enumerate(self.numbers))

    def _with_value(self, field: str, value: str, compared: str) -> Places:
        if vocabulary.FIELDS[field] == "choice":
            return self._values[field].get(value, frozenset())
        wanted = f"\n{normalize(value)}\n" if compared != ":" else normalize(value)
        if field == "links":
            return self._linked(value, wanted)
        return _having(wanted, value == ANY, self._lines[field])

    def _linked(self, pilot: str, wanted: str) -> Places:
        """Return the Units that link with the Pilots of a number or name."""
        named = _having(wanted, pilot == ANY, self._lines["name"])
        numbered = (place for place, lines in enumerate(self._lines["number"]) if lines == f"\n{normalize(pilot)}\n")
        return _union(self._partners.get(place, frozenset()) for place in {*named, *numbered})

    @cached_property
    def _partners(self) -> dict[int, Places]:
        """Pilot -> the Units that link with it; a link condition may name a part of the Pilot's name."""
        links = [(place, card.link) for place, card in enumerate(self.cards) if card.link is not None]
        by_trait = _by_key((trait, place) for place, link in links for trait in link.traits)
        by_part = _by_key((part, place) for place, link in links for part in link.names)
        pilots = {place: names for place, card in enumerate(self.cards) if (names := pilot_names(card))}
        by_name = {
            name: _union(units for part, units in by_part.items() if part in name)
            for name in {name for names in pilots.values() for name in names}
        }
        return {
            place: _union(by_trait.get(trait, frozenset()) for trait in self.cards[place].traits)
            | _union(by_name[name] for name in names)
            for place, names in pilots.items()
        }

    # --- values

    def values(self, field: str, among: Node = EVERYTHING, counts: Counters | None = None) -> list[tuple[str, int]]:
        """Return (value, number of cards) for each value of a field, counting the cards that have it and match `among`.

        Values of words are sorted by frequency among all cards, choices in their own order, figures ascending.
        """
        places = self._find(among, self._everything, counts)
        kind = vocabulary.FIELDS[field]
        if kind == "choice":
            having = self._values[field]
            return [(value, len(places & having.get(value, frozenset()))) for value in vocabulary.values_of(field)]
        if kind == "figure":
            figures = self._figures.get(field, {})  # copies are not a figure of a card
            return [(str(figure), len(places & having)) for figure, having in sorted(figures.items())]
        listed, by_count = self._listed_values(field)
        found = Counter(value for place in places for value in listed[place])
        return [(value, found[value]) for value in by_count]

    def _listed_values(self, field: str) -> tuple[list[tuple[str, ...]], list[str]]:
        """Return the values of each card in a field, and all of them in their order; cached."""
        if field not in self._listings:
            listed = [tuple(dict.fromkeys(self._listed(card, field))) for card in self.cards]
            every = Counter(value for values in listed for value in values)
            by_count = sorted(every, key=lambda value: (0 if field == "set" else -every[value], value))
            self._listings[field] = listed, by_count
        return self._listings[field]

    def label(self, field: str, value: str, language: str) -> str:
        """Return the text in a language for a value that `values` returned."""
        if vocabulary.FIELDS[field] == "choice":
            return vocabulary.value_name(field, value, language)
        names = self._names[language]
        if field == "trait":
            return names.trait(value)
        if field == "link":
            return names.card(value) if names.card(value) != value else names.trait(value)
        if field in ("name", "links"):
            number = self._numbers_by_name.get(value)
            return self.name(number, language) if number else names.card(value)
        return value

    def name(self, number: str, language: str) -> str:
        """Return the name of a card in a language."""
        return self.wording.name_of(number, language)

    def named(self, name: str, *, whole: bool) -> list[str]:
        """Return the numbers of the cards that have a name in any language, or without `whole` a part of one."""
        return self.find(Term("name", "=" if whole else ":", (name,)))

    def misses(self, query: Query) -> tuple[QueryError, ...]:
        """Return an error for each value and word of a query that no card has, with similar ones.

        Words are judged once all texts are read.
        """
        found: list[QueryError] = []
        for placed in query.terms:
            if isinstance(placed.node, Words):
                found += self._missed_word(placed, placed.node.text)
                continue
            if placed.field not in _NAMED or not isinstance(placed.node, Term):
                continue
            compared = "=" if placed.node.operator == "!=" else placed.node.operator
            for item in placed.items:
                if item.value is not None and not self._with_value(placed.field, str(item.value), compared):
                    near = vocabulary.similar(str(item.value), self._all_labels(placed.field))
                    found.append(QueryError("not found", item.start, item.end, str(item.value), placed.field, near))
        return tuple(found)

    def _missed_word(self, placed: PlacedTerm, word: str) -> Iterator[QueryError]:
        if self._read == len(self.cards) and not self._with_words(normalize(word), self._everything):
            near = vocabulary.similar(word, self._known_words)
            yield QueryError("nowhere", placed.start, placed.end, word, near=near)

    @cached_property
    def _known_words(self) -> tuple[str, ...]:
        """Suggestions for unknown words: names and traits, whole and word by word, and keywords."""
        labels = [label for field in ("name", "trait") for label in self._all_labels(field)]
        words = (word.strip("()（）") for label in labels for word in label.split())
        keywords = (
            name for value, _ in self.values("keyword") for name in vocabulary.value_names("keyword", value, "en")
        )
        return tuple(dict.fromkeys((*words, *labels, *keywords)))

    def _all_labels(self, field: str) -> Iterator[str]:
        for value, _ in self.values(field):
            yield from (self.label(field, value, language) for language in LANGUAGES)

    @cached_property
    def _numbers_by_name(self) -> dict[str, str]:
        return {card.name: card.number for card in reversed(self.cards)}

    @staticmethod
    def _listed(card: Card, field: str) -> Iterable[str]:
        match field:
            case "trait":
                return card.traits
            case "set":
                return (card.set,)
            case "link":
                return (*card.link.names, *card.link.traits) if card.link else ()
            case "links":
                return pilot_names(card)
            case "name":
                return (card.name,)
            case _:
                return ()

    # --- building

    def prepare(self, most: int) -> bool:
        """Read the texts of up to `most` more cards; return True if all are read."""
        last = min(self._read + most, len(self.cards))
        for place in range(self._read, last):
            said = _joined(line for key in LANGUAGES for line in self.wording.texts(self.numbers[place], key))
            self._lines["text"][place] = said
            self._whole[place] += said
        if last > self._read:
            self._found.clear()
        self._read = last
        return last == len(self.cards)

    def _by_value(self, field: str) -> dict[str, Places]:
        return _by_key(
            (value, place) for place, card in enumerate(self.cards) for value in self._choices_of(card, field)
        )

    def _choices_of(self, card: Card, field: str) -> Iterable[str]:
        """Return a card's values in a field of kind `choice`; the restrictions come from elsewhere than its data."""
        kinds = self._restricted.get(card.number, frozenset())
        match field:
            case "restricted":
                return ("yes", *kinds) if kinds else ("no",)
            case "legal":
                return ("no",) if card.is_token or "banned" in kinds else ("yes",)
            case _:
                return values_of_card(card, field)

    def _by_figure(self, field: str) -> dict[int, Places]:
        figures = ((figure_of(card, field), place) for place, card in enumerate(self.cards))
        return _by_key((figure, place) for figure, place in figures if figure is not None)

    def _lines_of(self, field: str) -> list[str]:
        return [_joined(self._said(card, field)) for card in self.cards]

    def _said(self, card: Card, field: str) -> Iterator[str]:
        """Yield the texts of a card in a field, in every language."""
        match field:
            case "number":
                yield card.number
            case "set":
                yield from filter(None, (card.set, self.set_names.get(card.set, "")))
            case "name":
                yield from (card.name, *pilot_names(card))
                for key in LANGUAGES:
                    yield self.wording.name_of(card.number, key)
                    yield from map(self._names[key].card, pilot_names(card))
            case "trait":
                for key in LANGUAGES:
                    yield from map(self._names[key].trait, card.traits)
            case "link":
                yield from link_words(card, self._names.values())


def _having(wanted: str, anything: bool, lines: list[str]) -> Places:
    return frozenset(place for place, said in enumerate(lines) if (said if anything else wanted in said))


def _joined(lines: Iterable[str]) -> str:
    """Return normalized lines, each once, with a line end before and after each, to search parts and whole lines."""
    said = "\n".join(filter(None, dict.fromkeys(map(normalize, lines))))
    return f"\n{said}\n" if said else ""


def _by_key(pairs: Iterable[tuple[Key, int]]) -> dict[Key, Places]:
    places: dict[Key, set[int]] = {}
    for key, place in pairs:
        places.setdefault(key, set()).add(place)
    return {key: frozenset(found) for key, found in places.items()}


def _union(places: Iterable[Places]) -> Places:
    return frozenset().union(*places)


def _fits(figure: int, term: Term) -> bool:
    ranges = [value for value in term.values if isinstance(value, NumberRange)]
    if term.operator in _COMPARED:
        return any(_COMPARED[term.operator](figure, value.low or 0) for value in ranges)
    return any(value.has(figure) for value in ranges) != (term.operator == "!=")


def reads_texts(node: Node) -> bool:
    """True if a query searches card texts."""
    match node:
        case Words():
            return True
        case Term(field):
            return field == "text"
        case Not(part):
            return reads_texts(part)
        case And(parts) | Or(parts):
            return any(map(reads_texts, parts))


def _is_slow(node: Node) -> bool:
    """True if a node is slow to evaluate; such nodes come last, when few cards are left."""
    return isinstance(node, Words | Not | Or) or (isinstance(node, Term) and node.field in ("text", "links"))
