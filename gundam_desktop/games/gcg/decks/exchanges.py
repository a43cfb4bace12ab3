"""Exchanges of copies of one card of a deck for another card: which are worth a try, and the decks they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.construction import DECK_TYPES, MOST_COPIES, colors_of
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.suggestions import suggestions

MOST_ADDED = 40
"""The most different cards that are tried in a deck."""


class Exchange(NamedTuple):
    """Copies of a card that leave a deck, for as many of another card."""

    out: str
    into: str
    copies: int

    def applied(self, deck: Deck) -> Deck:
        """Return the deck after the exchange.

        >>> Exchange("ST01-001", "ST01-005", 1).applied(Deck(name="one", cards=(("ST01-001", 2),))).cards
        (('ST01-001', 1), ('ST01-005', 1))
        """
        without = deck.with_count(self.out, deck.copies(self.out) - self.copies)
        return without.with_count(self.into, deck.copies(self.into) + self.copies)


class PairedDeck(Deck):
    """A deck after an exchange that a seed shuffles like the deck before: all other cards are at the same places."""

    order: tuple[str, ...]

    def shuffle_order(self) -> list[str]:
        """Return the cards in the order of the deck before, the new ones in the places of those that they replace."""
        return list(self.order)


def paired(deck: Deck, exchange: Exchange) -> PairedDeck:
    """Return a deck after an exchange for games that are compared with those of the deck before."""
    order = deck.shuffle_order()
    last = len(order) - order[::-1].index(exchange.out)  # the copies of a card lie side by side
    order[last - exchange.copies : last] = [exchange.into] * exchange.copies
    return PairedDeck(**{**dict(exchange.applied(deck)), "order": tuple(order)})


def exchanges(deck: Deck, cards: Mapping[str, Card], others: Sequence[Deck], day: date) -> list[Exchange]:
    """List the exchanges to try, those first whose new card is suggested or played most in `others`.

    Each breaks no rule of construction and no restriction of the day that the deck keeps. KeyError for a number that
    `cards` does not have.
    """
    allowed = _broken(deck, cards, day)
    found = []
    for into in _added(deck, cards, others, day):
        room = MOST_COPIES - deck.together.get(into, 0)
        for out, copies in deck.cards:
            most = min(copies, room)
            for count in dict.fromkeys((most, (most + 1) // 2)) if out != into else ():
                exchange = Exchange(out, into, count)
                if _broken(exchange.applied(deck), cards, day) <= allowed:
                    found.append(exchange)
    return found


def _added(deck: Deck, cards: Mapping[str, Card], others: Sequence[Deck], day: date) -> list[str]:
    """The cards to try: those that are suggested, then those of the deck's colours, by their copies in other decks."""
    colors = {color for color, _count in colors_of(deck, cards)}
    played: Counter[str] = Counter()
    for other in others:
        played.update(dict(other.cards))
    traits: Counter[str] = Counter()
    for number, count in deck.cards:
        traits.update(dict.fromkeys(cards[number].traits, count))
    fitting = [card for card in cards.values() if card.color in colors and card.type in DECK_TYPES]
    fitting.sort(key=lambda card: (-played[card.number], -sum(traits[trait] for trait in card.traits), card.number))
    suggested = [suggestion.number for suggestion in suggestions(deck, cards, others, day)]
    room = (number for number in (*suggested, *(card.number for card in fitting)))
    distinct = dict.fromkeys(number for number in room if deck.together.get(number, 0) < MOST_COPIES)
    return list(distinct)[:MOST_ADDED]


def _broken(deck: Deck, cards: Mapping[str, Card], day: date) -> set[tuple[str, str, tuple[str, ...]]]:
    """The rules that a deck breaks: clause, code and the cards concerned."""
    found = (
        *construction.violations(deck, cards),
        *construction.sideboard_violations(deck, cards),
        *restrictions.violations(deck, cards, day),
    )
    return {(one.clause, one.code, tuple(card.number for card in one.cards)) for one in found}
