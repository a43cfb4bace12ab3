"""Errata of packs, read from their wording: of the packs' own cards, and of those that come with the program."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import date
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card, Erratum
from gundam_desktop.games.gcg.cards.consistency import mistakes_of
from gundam_desktop.games.gcg.cards.definitions import why_not_played
from gundam_desktop.games.gcg.cards.pack import PackErratum
from gundam_desktop.games.gcg.cards.sets import CardSet
from gundam_desktop.games.gcg.effects.language import AnyAbility
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.quoting import quoted


class NumberedErratum(NamedTuple):
    """An erratum of the card with a number."""

    number: str
    erratum: Erratum


def read_errata(errata: Sequence[PackErratum], tokens: TokenLookup) -> tuple[list[NumberedErratum], list[str]]:
    """Read the errata of a pack in the order of their days; with them a line for each that is not understood."""
    found: list[NumberedErratum] = []
    faults: list[str] = []
    for each in sorted(errata, key=lambda each: each.since):
        try:
            before, after = (_read(text, tokens) for text in (each.before, each.after))
        except ValueError as error:
            faults.append(f"{each.number}: erratum of {each.since}: {error}")
        else:
            found.append(NumberedErratum(each.number, Erratum(since=each.since, before=before, after=after)))
    return found, faults


def with_errata(sets: Sequence[CardSet], errata: Iterable[NumberedErratum]) -> tuple[list[CardSet], list[str]]:
    """Return the sets with errata, and a line for each erratum that does not fit its card."""
    wanted: defaultdict[str, list[Erratum]] = defaultdict(list)
    for number, erratum in errata:
        wanted[number].append(erratum)
    faults: list[str] = []
    changed: list[CardSet] = []
    for each in sets:
        cards = {card.number: card for card in each.cards if card.number in wanted}
        for number, card in cards.items():
            for erratum in wanted.pop(number):
                try:
                    cards[number] = _corrected(cards[number], erratum)
                except ValueError as error:
                    faults.append(f"{card.number}: erratum of {erratum.since}: {error}")
        new = tuple(cards.get(card.number, card) for card in each.cards)
        changed.append(each.model_copy(update={"cards": new}) if cards else each)
    for number, unknown in wanted.items():
        faults += (f"{number}: erratum of {erratum.since}: no card has this number" for erratum in unknown)
    return changed, faults


def _corrected(card: Card, erratum: Erratum) -> Card:
    """Return a card with an erratum; the same card if it is corrected already. Raises `ValueError` with the reason."""
    effects = card.on(date.fromisoformat(erratum.since)).effects
    if erratum.after in effects:
        return card
    if erratum.before not in effects:
        raise ValueError("before: this is not an ability that the card has until then")
    errata = sorted((*card.errata, erratum), key=lambda each: each.since)
    corrected = card.model_copy(update={"errata": tuple(errata)})
    for field, mistake in mistakes_of(corrected):
        raise ValueError(f"{field}: {mistake}")
    if why := why_not_played(corrected.on(date.max)):
        raise ValueError(f"after: cannot be played: {why}")
    return corrected


def _read(text: str, tokens: TokenLookup) -> AnyAbility:
    try:
        effects = read_text(text, tokens=tokens)
    except NotUnderstood as error:
        raise ValueError(str(error)) from None
    if len(effects) != 1:
        raise ValueError(f"expected one ability (got {len(effects)}): {quoted(text)}")
    return effects[0]
