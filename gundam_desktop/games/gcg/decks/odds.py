"""The chances that a deck builder asks for first, of a whole deck at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Literal, NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.distribution import has_burst
from gundam_desktop.games.gcg.decks.hypergeometric import (
    SHIELDS,
    Chance,
    DrawQuestion,
    SeenCounts,
    at_least,
    by_turn,
    number_among,
)
from gundam_desktop.games.gcg.decks.link_odds import link_by_turn
from gundam_desktop.games.gcg.decks.link_pairs import LinkPair, link_pairs_of

TURNS = 6
EARLY_LEVEL = 2
CURVE_BEGINS = 2

OddsKey = Literal["early unit", "link pair", "playable unit", "curve"]
TurnOrder = Literal["first", "second", "either"]
Cards = list[tuple[Card, int]]
_GOES: tuple[tuple[TurnOrder, int], ...] = (("first", 0), ("second", 1))
"""Who goes second has a Resource more, the EX Resource (5-2-4)."""


class OddsRow(NamedTuple):
    """One chance by turns."""

    key: OddsKey
    """`early unit`: a Unit of Lv 2 or less. `link pair`: a Unit and a Pilot that link. `playable unit`: a Unit that the
    player's Resources suffice for. `curve`: from turn 2 on, for each turn so far such a Unit of its own."""
    goes: TurnOrder
    redraw: bool
    """Whether the player redraws: exactly a hand without what is asked for (of the curve: without its beginning)."""
    by_turn: tuple[Chance, ...]


class Chances(NamedTuple):
    """The chances of a deck."""

    rows: tuple[OddsRow, ...]
    bursts: tuple[float, ...] | None
    """That 0 to 6 of the Shields have a Burst effect; None for a deck without so many cards."""

    def row(self, key: OddsKey, *, second: bool = False, redraw: bool = False) -> OddsRow:
        """One of the rows."""
        goes = ("either", "second" if second else "first")
        return next(row for row in self.rows if row.key == key and row.goes in goes and row.redraw == redraw)


def chances(deck: Deck, cards: Mapping[str, Card]) -> Chances:
    """Work the chances of a deck out. KeyError for a number that `cards` does not have."""
    counted = [(cards[number], count) for number, count in deck.cards]
    units = [(card, count) for card, count in counted if card.type == "unit"]
    early = sum(count for card, count in units if card.level <= EARLY_LEVEL)
    found = link_pairs_of(deck, cards).pairs
    rows: list[OddsRow] = []
    for redraw in (False, True):
        one = by_turn(at_least(deck.count, early, 1), TURNS, redraw=redraw)
        rows.append(OddsRow("early unit", "either", redraw, one))
        rows.append(OddsRow("link pair", "either", redraw, link_by_turn(found, deck.count, TURNS, redraw=redraw)))
        for goes, more in _GOES:
            rows.append(OddsRow("playable unit", goes, redraw, _playable(units, deck.count, more, redraw=redraw)))
            rows.append(OddsRow("curve", goes, redraw, by_turn(_curve(units, deck.count, more), TURNS, redraw=redraw)))
    bursts = sum(count for card, count in counted if has_burst(card))
    return Chances(tuple(rows), number_among(deck.count, bursts, SHIELDS))


def chance_of_group(deck: Deck, numbers: frozenset[str], least: int, turn: int, *, redraw: bool) -> Chance:
    """The chance to have seen at least so many cards of a group by a turn.

    A player who may redraw does so exactly if the first hand has none of them.
    """
    group = sum(count for number, count in deck.cards if number in numbers)
    return by_turn(at_least(deck.count, group, least), turn, redraw=redraw)[-1]


def chance_of_pair(deck: Deck, pair: LinkPair, turn: int) -> Chance:
    """The chance to have seen both cards of a pair by a turn, without a redraw."""
    return link_by_turn((pair,), deck.count, turn, redraw=False)[-1]


def _playable(units: Cards, size: int, more: int, *, redraw: bool) -> tuple[Chance, ...]:
    """A Unit that can be played in a turn, for each turn: which Units these are is another question in each."""
    first = _first_turns(units, more)
    return tuple(by_turn(at_least(size, sum(first[:turn]), 1), turn, redraw=redraw)[-1] for turn in range(1, TURNS + 1))


def _curve(units: Cards, size: int, more: int) -> DrawQuestion:
    """In each turn there must be as many Units to play as turns so far, from the second: then each has its own."""
    first = _first_turns(units, more)
    begins = CURVE_BEGINS
    sizes = (sum(first[:begins]), *first[begins:])

    def met(hand: SeenCounts, turn: int) -> bool:
        return sum(hand[: turn - begins + 1]) > turn - begins

    return DrawQuestion(
        (*sizes, size - sum(sizes)),
        met,
        lambda hand: hand[0] > 0,
        alike=lambda turn: turn - begins + 1,
        every_turn=True,
        first=begins,
    )


def _first_turns(cards: Cards, more: int) -> tuple[int, ...]:
    """How many cards can be played from turn 1 on, from turn 2 on, and so on: by Lv. (2-8-1) and by cost (2-9-1).

    In each turn a Resource is added (6-4-1); `more` is 1 for who goes second and has an EX Resource (5-2-4), which is
    counted as not spent yet.
    """
    needs: Counter[int] = Counter()
    for card, count in cards:
        needs[max(card.level, card.cost, 1 + more) - more] += count
    return tuple(needs[turn] for turn in range(1, TURNS + 1))
