"""The standard chances of a deck: an early Unit, a link pair, a playable Unit, a curve, Bursts among the Shields."""

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
from gundam_desktop.games.gcg.model.editions import NEWEST

TURNS = 6
EARLY_LEVEL = 2
CURVE_BEGINS = 2

OddsKey = Literal["early unit", "link pair", "playable unit", "curve"]
TurnOrder = Literal["first", "second", "either"]
Cards = list[tuple[Card, int]]
_TURN_ORDERS: tuple[tuple[TurnOrder, int], ...] = (("first", 0), ("second", 1))
"""Turn order -> the extra Resources: the player going second has an EX Resource (5-2-4)."""


class OddsRow(NamedTuple):
    """One chance by turns."""

    key: OddsKey
    """`early unit`: a Unit of Lv 2 or less. `link pair`: a Unit and a Pilot that link. `playable unit`: a Unit that the
    player's Resources suffice for. `curve`: from turn 2 on, for each turn so far such a Unit of its own."""
    turn_order: TurnOrder
    redraw: bool
    """True if a first hand without the wanted cards (for the curve: without its beginning) is redrawn."""
    by_turn: tuple[Chance, ...]


class Chances(NamedTuple):
    """The chances of a deck."""

    rows: tuple[OddsRow, ...]
    bursts: tuple[float, ...] | None
    """The chances that 0 to 6 Shields have a Burst effect; None for a deck with fewer than six cards."""

    def row(self, key: OddsKey, *, second: bool = False, redraw: bool = False) -> OddsRow:
        """Return the row of a chance."""
        turn_order = ("either", "second" if second else "first")
        return next(
            row for row in self.rows if row.key == key and row.turn_order in turn_order and row.redraw == redraw
        )


def chances(deck: Deck, cards: Mapping[str, Card], edition: str = NEWEST) -> Chances:
    """Compute the chances of a deck by an edition of the rules. KeyError for a number that `cards` does not have."""
    counted = [(cards[number], count) for number, count in deck.cards]
    units = [(card, count) for card, count in counted if card.type == "unit"]
    early = sum(count for card, count in units if card.level <= EARLY_LEVEL)
    found = link_pairs_of(deck, cards, edition).pairs
    rows: list[OddsRow] = []
    for redraw in (False, True):
        one = by_turn(at_least(deck.count, early, 1), TURNS, redraw=redraw)
        rows.append(OddsRow("early unit", "either", redraw, one))
        rows.append(OddsRow("link pair", "either", redraw, link_by_turn(found, deck.count, TURNS, redraw=redraw)))
        for turn_order, extra in _TURN_ORDERS:
            rows.append(
                OddsRow("playable unit", turn_order, redraw, _playable(units, deck.count, extra, redraw=redraw))
            )
            rows.append(
                OddsRow("curve", turn_order, redraw, by_turn(_curve(units, deck.count, extra), TURNS, redraw=redraw))
            )
    bursts = sum(count for card, count in counted if has_burst(card))
    return Chances(tuple(rows), number_among(deck.count, bursts, SHIELDS))


def chance_of_group(deck: Deck, numbers: frozenset[str], least: int, turn: int, *, redraw: bool) -> Chance:
    """Return the chance to have seen at least `least` cards of a group by a turn.

    A player who may redraw does so exactly if the first hand has none of them.
    """
    group = sum(count for number, count in deck.cards if number in numbers)
    return by_turn(at_least(deck.count, group, least), turn, redraw=redraw)[-1]


def chance_of_pair(deck: Deck, pair: LinkPair, turn: int) -> Chance:
    """Return the chance to have seen both cards of a pair by a turn, without a redraw."""
    return link_by_turn((pair,), deck.count, turn, redraw=False)[-1]


def _playable(units: Cards, size: int, extra: int, *, redraw: bool) -> tuple[Chance, ...]:
    """Return the chance of a playable Unit for each turn; each turn has its own group of Units."""
    first = _first_turns(units, extra)
    return tuple(by_turn(at_least(size, sum(first[:turn]), 1), turn, redraw=redraw)[-1] for turn in range(1, TURNS + 1))


def _curve(units: Cards, size: int, extra: int) -> DrawQuestion:
    """Return the question whether, from turn 2 on, each turn so far had a different Unit to play."""
    first = _first_turns(units, extra)
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


def _first_turns(cards: Cards, extra: int) -> tuple[int, ...]:
    """Return how many cards become playable in turn 1, turn 2, and so on, by Lv. (2-8-1) and cost (2-9-1).

    Each turn adds a Resource (6-4-1); `extra` is 1 for the player going second, who has an EX Resource (5-2-4), counted
    as not spent yet.
    """
    needs: Counter[int] = Counter()
    for card, count in cards:
        needs[max(card.level, card.cost, 1 + extra) - extra] += count
    return tuple(needs[turn] for turn in range(1, TURNS + 1))
