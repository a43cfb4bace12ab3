"""Judges the cards of a pack: which are read, which are played only in part, and which a person should look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from gundam_desktop.games.gcg.cards.card import LONGEST_NAME, Card
from gundam_desktop.games.gcg.cards.card_lists import ReadCard, read_list
from gundam_desktop.games.gcg.cards.sets import LONGEST_LINE, CardSets
from gundam_desktop.games.gcg.decks import link_pairs
from gundam_desktop.games.gcg.effects.language import Triggered
from gundam_desktop.plurals import counted
from gundam_desktop.quoting import quoted
from gundam_desktop.spelling import nearest

Verdict: TypeAlias = Literal["read", "to look at", "refused", "unusable"]
VERDICTS: Final[tuple[Verdict, ...]] = ("read", "to look at", "refused", "unusable")
_MARKED: Final = frozenset({"attack", "burst", "deploy", "destroyed", "linked", "paired"})
LEAST_LIKENESS: Final = 0.9
"""How similar a name is that may be a known one misspelt."""


class Judged(NamedTuple):
    """A card and how well it is understood.

    `read`: every ability. `to look at`: every ability, but something may be a mistake in the data. `refused`: it is
    played without the abilities in `notes`. `unusable`: it cannot be played, because a fact is missing or wrong.
    """

    number: str
    name: str
    verdict: Verdict
    notes: tuple[str, ...]
    """One line each: the field, and what is wrong or doubtful there."""


def judge(entries: Sequence[Any], sets: CardSets, doubts: Mapping[str, Sequence[str]] | None = None) -> list[Judged]:
    """Judge the entries of a list; `doubts` are lines about cards, by number, that are known already."""
    read = read_list(entries, sets)
    usable = [card.card for card in read if card.card is not None]
    known = _Known(sets, usable)
    twice = Counter(card.number for card in read)
    judged = []
    for card, entry in zip(read, entries, strict=False):  # a list that is too long has fewer cards than entries
        before = [*(doubts or {}).get(card.number, ())]
        if twice[card.number] > 1:
            before.append(f"number: stands here {counted(twice[card.number], 'time')}; the first is used")
        name = entry.get("name") if isinstance(entry, dict) else None
        judged.append(_judged(card, str(name or ""), before, known))
    return judged


def counts(judged: Sequence[Judged]) -> dict[Verdict, int]:
    """Return how many cards have each verdict."""
    found = Counter(card.verdict for card in judged)
    return {verdict: found[verdict] for verdict in VERDICTS}


def _judged(read: ReadCard, name: str, doubts: Sequence[str], known: _Known) -> Judged:
    refused = tuple(f"text: {each.why}: {quoted(each.text, LONGEST_LINE)}" for each in read.refused)
    if read.card is not None:
        doubts = (*doubts, *known.doubts(read.card))
        verdict: Verdict = "refused" if refused else "to look at" if doubts else "read"
    else:
        verdict = "unusable"
    notes = (quoted(note, LONGEST_LINE) for note in (*read.faults, *refused, *doubts))
    return Judged(quoted(read.number), quoted(name, LONGEST_NAME), verdict, tuple(notes))


class _Known:
    """What is known of all cards: the names, traits and kinds of effects that there are."""

    def __init__(self, sets: CardSets, cards: Sequence[Card]) -> None:
        self._names = {card.name for card in sets}
        self._traits = _traits_of(sets)
        self._kinds = _kinds_of(sets)
        self._new_traits = Counter(trait for card in cards for trait in card.traits)
        self._pilots = {name for card in (*sets, *cards) for name in link_pairs.pilot_names(card)}

    def doubts(self, card: Card) -> Iterator[str]:
        """Yield what may be a mistake in a card's data, one line each: the field and the reason."""
        if card.name not in self._names and (near := nearest(card.name, self._names, cutoff=LEAST_LIKENESS)):
            yield f"name: much like {near[0]}; is it the same name?"
        wanted = card.link.traits if card.link is not None else ()
        for field, traits in (("traits", card.traits), ("link", wanted)):
            for trait in traits:
                if trait not in self._traits:
                    near = nearest(trait, self._traits, cutoff=0.8)
                    if near:
                        yield f"{field}: {trait!r} is a new trait; did you mean {near[0]!r}?"
                    elif self._new_traits[trait] < 2:
                        yield f"{field}: no other card has the trait {trait!r}"
        for name in card.link.names if card.link is not None else ():
            if name not in self._pilots:
                near = nearest(name, self._pilots, cutoff=0.7)
                hint = f"; did you mean {near[0]!r}?" if near else ""
                yield f"link: no Pilot has the name {name!r}{hint}"
        for kind in dict.fromkeys(map(_kind, card.effects)):
            if (card.type, kind) not in self._kinds:
                yield f"text: no {card.type} has had an effect of the kind {kind!r} until now"
        if card.type == "unit" and not card.environment:
            yield "zone: is missing; a Unit has Space, Earth or both"


@cache
def _traits_of(sets: CardSets) -> frozenset[str]:
    return frozenset(trait for card in sets for trait in card.traits)


@cache
def _kinds_of(sets: CardSets) -> frozenset[tuple[str, str]]:
    return frozenset((card.type, _kind(effect)) for card in sets for effect in card.effects)


def _kind(effect: Any) -> str:
    """Return the mark of an effect as printed, or its kind; the events in a sentence are too many to tell by."""
    return str(effect.on.event if isinstance(effect, Triggered) and effect.on.event in _MARKED else effect.kind)
