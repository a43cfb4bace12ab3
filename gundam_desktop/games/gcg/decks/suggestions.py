"""Suggests cards for a deck: partners that link, cards for a gap of the curve, replacements for restricted cards.

Every suggested card has a colour of the deck, fewer than four copies in it, and no restriction that it would break.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import restrictions
from gundam_desktop.games.gcg.decks.construction import DECK_SIZE, MOST_COPIES, colors_of
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.distribution import keywords_of
from gundam_desktop.games.gcg.decks.link_pairs import links, pilot_names
from gundam_desktop.games.gcg.model.editions import NEWEST

Reason: TypeAlias = Literal["pilot", "unit", "level", "replacement"]
"""A Pilot that links with Units of the deck, a Unit that links with its Pilots, a Unit of a Lv that is a gap of the
curve, a card in place of a restricted one."""

MOST = 6
"""Cards suggested for one reason, or in place of one card."""
FEW = 0.5
"""A Lv is a gap if the deck has less than this share of the cards of that Lv in other decks ..."""
LEAST_GAP = 3.0
"""... and this many cards fewer."""


class Suggestion(NamedTuple):
    """A card that would suit a deck, and why."""

    number: str
    reason: Reason
    copies: int = 0
    """Copies in the deck of the cards that it links with, or of the Lv that is a gap."""
    usual: float = 0.0
    """The average number of cards of that Lv in other decks."""
    instead_of: str = ""
    """The number of the restricted card that it would replace; empty for other reasons."""


def suggestions(
    deck: Deck, cards: Mapping[str, Card], others: Sequence[Deck], day: date, edition: str = NEWEST
) -> list[Suggestion]:
    """Suggest cards for a deck by an edition of the rules and the restrictions of a day.

    `others` are the decks with which the curve is compared. KeyError for a number that `cards` does not have.
    """
    if not colors_of(deck, cards):
        return []
    maker = _Maker(deck, cards, day, edition)
    found: dict[str, Suggestion] = {}
    for suggestion in (*maker.replacements(), *maker.partners(), *maker.for_gaps(others)):
        found.setdefault(suggestion.number, suggestion)
    return list(found.values())


class _Maker:
    """The cards that may be added to one deck, and what speaks for them."""

    def __init__(self, deck: Deck, cards: Mapping[str, Card], day: date, edition: str) -> None:
        self._deck, self._cards, self._day, self._edition = deck, cards, day, edition
        self._own = [(cards[number], count) for number, count in deck.cards]
        self._traits: Counter[str] = Counter()
        for card, count in self._own:
            for trait in card.traits:
                self._traits[trait] += count
        self._broken = restrictions.violations(deck, cards, day)
        colors = {color for color, _count in colors_of(deck, cards)}
        self._candidates = [card for card in cards.values() if card.color in colors and self._has_room(card)]

    def _has_room(self, card: Card) -> bool:
        return not card.is_token and self._deck.together.get(card.number, 0) < MOST_COPIES

    def partners(self) -> Iterator[Suggestion]:
        """Yield Pilots for the Units of the deck, and Units for its Pilots, those with most partners first."""
        units = [(card, count) for card, count in self._own if card.link is not None]
        pilots = [(card, count) for card, count in self._own if pilot_names(card)]

        def linking(pilot: Card) -> int:
            return sum(count for unit, count in units if links(unit, pilot, self._edition))

        def linked(unit: Card) -> int:
            return sum(count for pilot, count in pilots if links(unit, pilot, self._edition))

        yield from self._best("pilot", (card for card in self._candidates if pilot_names(card)), linking)
        yield from self._best("unit", (card for card in self._candidates if card.link is not None), linked)

    def _best(self, reason: Reason, cards: Iterable[Card], count_of: Callable[[Card], int]) -> Iterator[Suggestion]:
        partners = [card for card in cards if count_of(card)]
        for card in self._allowed(sorted(partners, key=lambda card: (-count_of(card), *self._rank(card)))):
            yield Suggestion(card.number, reason, count_of(card))

    def for_gaps(self, others: Sequence[Deck]) -> Iterator[Suggestion]:
        """Yield Units of each Lv at which the deck has far fewer cards than other decks."""
        own = Counter[int]()
        for card, count in self._own:
            own[card.level] += count
        for level, usual in _usual_curve(others, self._cards).items():
            if own[level] < usual * FEW and usual - own[level] >= LEAST_GAP:
                fitting = (card for card in self._candidates if card.level == level and card.type == "unit")
                for card in self._allowed(sorted(fitting, key=self._rank)):
                    yield Suggestion(card.number, "level", own[level], usual)

    def replacements(self) -> Iterator[Suggestion]:
        """Yield cards like those that a restriction of the day does not allow."""
        for card in dict.fromkeys(card for violation in self._broken for card in violation.cards):
            alike = (
                other
                for other in self._candidates
                if other.type == card.type
                and other.number != card.number
                and abs(other.level - card.level) <= 1
                and abs(other.cost - card.cost) <= 1
            )
            for other in self._allowed(sorted(alike, key=partial(self._rank_like, card))):
                yield Suggestion(other.number, "replacement", instead_of=card.number)

    def _allowed(self, ranked: Iterable[Card]) -> list[Card]:
        """Return the first cards that break no restriction which the deck does not break already."""
        found: list[Card] = []
        codes = {(violation.clause, violation.code) for violation in self._broken}
        for card in ranked:
            with_it = self._deck.with_count(card.number, self._deck.copies(card.number) + 1)
            broken = restrictions.violations(with_it, self._cards, self._day)
            if all((one.clause, one.code) in codes and card not in one.cards for one in broken):
                found.append(card)
            if len(found) == MOST:
                break
        return found

    def _rank(self, card: Card) -> tuple[float, int, str]:
        """Order cards: those that share most traits with the deck first, then those that it has already."""
        shared = sum(self._traits[trait] for trait in card.traits)
        return -float(shared), -self._deck.copies(card.number), card.number

    def _rank_like(self, card: Card, other: Card) -> tuple[float, float, int, str]:
        """Return a sort key: cards most similar to another card come first, then by their rank."""
        return -_likeness(card, other), *self._rank(other)


def _usual_curve(decks: Sequence[Deck], cards: Mapping[str, Card]) -> dict[int, float]:
    """Return Lv -> average number of cards in decks, scaled to 50 cards for each deck."""
    curve: Counter[int] = Counter()
    total = 0
    for deck in decks:
        for number, count in deck.cards:
            curve[cards[number].level] += count
            total += count
    return {level: curve[level] * DECK_SIZE / total for level in sorted(curve)}


def _likeness(card: Card, other: Card) -> float:
    """Return how much a card is like another: its keywords, traits and figures."""
    shared = len({*card.traits} & {*other.traits}) + 2 * len({*keywords_of(card)} & {*keywords_of(other)})
    apart = sum(abs((one or 0) - (two or 0)) for one, two in ((card.ap, other.ap), (card.hp, other.hp)))
    return shared - 0.5 * (apart + abs(card.level - other.level) + abs(card.cost - other.cost))
