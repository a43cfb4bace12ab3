"""What a player sees as an array of numbers: made from the view and the choices alone (`docs/environment.md`).

The array has three parts: the table, a row for each card, a row for each choice. Other cards are named by their row,
counted from 1; 0 is none. Words of a game that are no list (numbers of cards, verbs, options) are written as bits of a
hash: the same word has the same bits in every version of the program, also after new cards have come.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from itertools import islice
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from gundam_desktop.tabletop import CardView, Choice, Decision, Face, Library, View
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.tabletop.selection import whole_selections
from gundam_desktop.tabletop.vocabulary import KINDS

Array = npt.NDArray[np.float32]

LARGEST: Final = 1000.0
"""Every number of an observation is between this and its negative; larger ones are cut."""
NUMBER_BITS: Final = 24
"""The number of bits for a card number."""
WORD_BITS: Final = 12
"""The number of bits for a verb, an option or a purpose."""
SELECTED: Final = 6
"""Cards of a selection that are in its row, the first ones."""
SEARCHED: Final = 5000
"""Orders of cards that are looked through for different selections."""


class Parts(NamedTuple):
    """The parts of an observation."""

    table: Array
    cards: Array
    """A row for each card."""
    choices: Array
    """A row for each choice, in the order of the actions."""


class Layout:
    """The position and meaning of each number in an observation, for one game."""

    def __init__(self, library: Library, cards: int, actions: int) -> None:
        """`cards` and `actions` are the most of each that are in an observation."""
        self._library = library
        self._playmat = library.playmat("en")
        self._zones = {zone.key: place for place, zone in enumerate(self._playmat.zones)}
        self._keywords = tuple(self._playmat.design.symbols)
        self._kinds = (*KINDS, *sorted(set(self._playmat.prompt_styles) - set(KINDS)))
        self._shape = (cards, actions)

    @cached_property
    def table(self) -> tuple[str, ...]:
        """The names of the numbers of the table."""
        zones = [f"{owner} {zone}" for owner in ("my", "their", "shared") for zone in self._zones]
        return (
            *("turn", "my turn", "i went first", "i decide", "waiting effects", "decision card", "least", "most"),
            *(f"phase {key}" for key, _ in self._playmat.phases),
            *(f"step {key}" for key, _ in self._playmat.steps),
            *(f"decision {kind}" for kind in self._kinds),
            *_bit_names("purpose", WORD_BITS),
            *(f"cards in {zone}" for zone in zones),
        )

    @cached_property
    def card(self) -> tuple[str, ...]:
        """The names of the numbers of a card's row; the row of no card is all zeros."""
        return (
            *(
                "present",
                "known",
                "mine",
                "on my side",
                "shared",
                "position",
                "slot",
                "is rested",
                "damage taken",
                "over",
            ),
            *("under", "condition met", "entered this turn", "aims at", "aims at place", "secret", "candidate"),
            *(f"in {zone}" for zone in self._zones),
            *(f"figure {kind.key}" for kind in self._playmat.design.figures),
            *(f"keyword {key}" for key in self._keywords),
            *_bit_names("number", NUMBER_BITS),
        )

    @cached_property
    def choice(self) -> tuple[str, ...]:
        """The names of the numbers of a choice's row."""
        return (
            *("card", "target", "number", "special payments"),
            *(f"selected {place}" for place in range(SELECTED)),
            *_bit_names("verb", WORD_BITS),
            *_bit_names("word", WORD_BITS),
        )

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        cards, actions = self._shape
        return len(self.table) + cards * len(self.card) + actions * len(self.choice)

    def parts(self, observation: Array) -> Parts:
        """The parts of an observation; they share its memory."""
        cards, actions = self._shape
        first, second = len(self.table), len(self.table) + cards * len(self.card)
        return Parts(
            observation[:first],
            observation[first:second].reshape(cards, len(self.card)),
            observation[second:].reshape(actions, len(self.choice)),
        )

    def observe(self, view: View, choices: Sequence[Choice]) -> Array:
        """The observation of the player of a view; `choices` are those that they can make now."""
        observation = np.zeros(self.size, dtype=np.float32)
        parts = self.parts(observation)
        shown = self._shown(view, choices)
        rows = {card: row for row, card in enumerate(shown, start=1)}
        parts.table[:] = self._table_numbers(view, rows)
        for row, card in enumerate(shown):
            parts.cards[row] = self._card_numbers(view, view.cards[card], rows)
        for row, choice in enumerate(choices):
            parts.choices[row] = _choice_numbers(choice, rows)
        np.clip(observation, -LARGEST, LARGEST, out=observation)
        return observation

    def _shown(self, view: View, choices: Iterable[Choice]) -> list[int]:
        """Return the ids of the cards that get a row, in order: those named by choices, on the table, in piles."""
        named = {card for choice in choices for card in (choice.card, choice.target, *choice.cards)}
        placed = [card for place, _ in self._playmat.places() for card in view.zones.get(place, ())]
        piles = {zone.key for zone in self._playmat.zones if zone.pile}
        order = {card: position for position, card in enumerate(placed)}
        kept = [card for card in view.cards if card in named or view.cards[card].number]
        kept.sort(key=lambda card: (card not in named, view.cards[card].zone in piles, order.get(card, -1), card))
        return kept[: self._shape[0]]

    def _table_numbers(self, view: View, rows: dict[int, int]) -> list[float]:
        me, decision = view.player, view.decision
        owners = (me, 1 - me, SHARED)
        return [
            view.turn,
            view.turn_player == me,
            view.first_player == me,
            decision.player == me,
            len(view.waiting),
            rows.get(decision.card, 0),
            decision.least,
            decision.most,
            *(key == view.phase for key, _ in self._playmat.phases),
            *(key == view.step for key, _ in self._playmat.steps),
            *(kind == decision.kind for kind in self._kinds),
            *bits(decision.purpose, WORD_BITS),
            *(len(view.zones.get((owner, zone), ())) for owner in owners for zone in self._zones),
        ]

    def _card_numbers(self, view: View, card: CardView, rows: dict[int, int]) -> list[float]:
        side, zone = card.place
        face = self._library.face(card.number, "en") if card.number else None
        place = view.zones.get(card.place, ())
        goal = next((arrow.goal for arrow in view.arrows if arrow.card == card.id), None)
        figures = card.figures or (face.figures if face is not None else ())
        kinds = self._playmat.design.figures
        keywords = _keywords(card, face)
        return [
            1,
            face is not None,
            card.owner == view.player,
            side == view.player,
            side == SHARED,
            place.index(card.id) if card.id in place else 0,
            card.slot,
            card.rested,
            card.damage,
            rows.get(card.over, 0),
            rows.get(card.under, 0),
            card.condition_met,
            card.entered_this_turn,
            rows.get(goal.card, 0) if goal is not None else 0,
            goal is not None and not goal.card,
            card.secret,
            card.id in view.decision.candidates,
            *(zone == key for key in self._zones),
            *(figure if isinstance(figure, int) else 0 for figure in (*figures, *[None] * len(kinds))[: len(kinds)]),
            *(keywords.get(key, 0) for key in self._keywords),
            *bits(card.number, NUMBER_BITS),
        ]


def all_choices(decision: Decision, listed: Sequence[Choice], most: int) -> tuple[list[Choice], int]:
    """Return at most `most` choices, and how many were left out (of those that were generated).

    `listed` has the choices that the game lists. For a selection of several cards, different selections come first,
    those with fewest cards before others, then the same ones in other orders.
    """
    if listed or not decision.groups:
        return list(listed[:most]), max(0, len(listed) - most)
    found = list(islice(whole_selections(decision), SEARCHED))
    first: dict[frozenset[int], tuple[int, ...]] = {}
    others = [cards for cards in found if first.setdefault(frozenset(cards), cards) is not cards]
    every = [Choice("choose", cards=cards) for cards in (*sorted(first.values(), key=len), *others)]
    return every[:most], max(0, len(every) - most)


@cache
def bits(word: str, count: int) -> tuple[int, ...]:
    """The first bits of a word's hash; all 0 for an empty one.

    >>> bits("", 3)
    (0, 0, 0)
    """
    if not word:
        return (0,) * count
    value = int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8).digest(), "big")
    return tuple(value >> place & 1 for place in range(count))


def _choice_numbers(choice: Choice, rows: dict[int, int]) -> list[float]:
    selected = [rows.get(card, 0) for card in choice.cards[:SELECTED]]
    return [
        rows.get(choice.card, 0),
        rows.get(choice.target, 0),
        choice.number,
        choice.paying,
        *selected,
        *[0] * (SELECTED - len(selected)),
        *bits(choice.verb, WORD_BITS),
        *bits(choice.word, WORD_BITS),
    ]


def _keywords(card: CardView, face: Face | None) -> dict[str, int]:
    """Return key -> amount of a card's keywords; 1 for a keyword without an amount."""
    if card.keywords is None:
        return {badge.key: badge.amount or 1 for badge in face.badges} if face is not None else {}
    found = {}
    for written in card.keywords:
        name, _, amount = written.rpartition(" ")
        key, value = (name, int(amount)) if amount.isdecimal() else (written, 1)
        found[key.lower()] = value
    return found


def _bit_names(name: str, count: int) -> list[str]:
    return [f"{name} bit {place}" for place in range(count)]
