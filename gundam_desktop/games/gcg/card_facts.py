"""What there is to know of a card besides its face: where it is legal, the cards it links with, its rulings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import link_pairs, restrictions
from gundam_desktop.games.gcg.decks.construction import DECK_TYPES, MOST_COPIES
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import FactList

NameOf = Callable[[str], str]
"""The name of a card in the language of the facts, by its number."""


def facts_of(number: str, language: str, name_of: NameOf) -> list[FactList]:
    """The facts about a card in a language, without lists that would be empty; none for an unknown card."""
    card = card_sets().by_number.get(number)
    if card is None:
        return []
    words = game_words(language)["facts"]
    lists = [
        FactList(words["legal"], tuple(_legal(card, words, name_of))),
        FactList(words["links"], tuple(_linked(card, name_of))),
        FactList(words["rulings"], tuple(_rulings(number)), words["rulings note"]),
        FactList(words["pack answers"], tuple(_pack_answers(number))),
    ]
    return [each for each in lists if each.lines]


def _legal(card: Card, words: dict[str, Any], name_of: NameOf) -> Iterator[str]:
    if card.type not in DECK_TYPES:
        yield words["no deck"]
        return
    yield words["copies"].format(n=MOST_COPIES)
    applying = restrictions.applying(card)
    for restriction in applying:
        coming = words["from"] if restriction.since > date.today() else words["since"]
        others = map(name_of, restriction.others(card.number))
        said = words[restriction.kind].format(n=getattr(restriction, "most", 0), cards=words["between"].join(others))
        yield f"{coming.format(day=restriction.since)} {said}"
    if not applying:
        yield words["unrestricted"]


def _linked(card: Card, name_of: NameOf) -> Iterator[str]:
    """The names of the cards that it links with, each once."""
    others = card_sets().by_number.values()
    if link_pairs.pilot_names(card):
        found = [unit for unit in others if unit.link is not None and link_pairs.links(unit, card)]
    elif card.link is not None:
        found = [pilot for pilot in others if link_pairs.links(card, pilot)]
    else:
        found = []
    yield from dict.fromkeys(name_of(each.number) for each in found)


def _rulings(number: str) -> Iterator[str]:
    for answer, found in RULEBOOK.answers.items():
        if number in found.cards:
            yield f"{answer} ({found.date}): {' '.join(found.said or (found.why_not,))}"


def _pack_answers(number: str) -> Iterator[str]:
    for loaded in card_sets().packs:
        for answer in loaded.pack.answers:
            if number in answer.cards:
                said = " ".join(f"{answer.question} – {answer.answer}".split())
                yield f"{answer.id} ({answer.date}): {said}" if answer.date else f"{answer.id}: {said}"
