"""Tells several cards of one number in one zone apart, in words."""

from __future__ import annotations

from typing import Any

from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import CardView, View
from gundam_desktop.tabletop.sentence import filled


def twin_mark(card: CardView, view: View, language: str) -> str:
    """Return words that distinguish a card from others of its number in its zone: its state and damage, else its index.

    Empty for a card in a pile or a hand, and for one without others of its number.
    """
    twins = [view.cards[other] for other in view.zones.get(card.place, ())]
    twins = [other for other in twins if other.number == card.number and not other.under]
    if card.zone != "battle" or card not in twins or len(twins) < 2:
        return ""
    words = game_words(language)["twins"]
    features = [_features(other, words) for other in twins]
    mark = features[twins.index(card)]
    if features.count(mark) > 1:
        mark = f"{twins.index(card) + 1}"
    return str(words["mark"].format(mark=mark))


def _features(card: CardView, words: dict[str, Any]) -> str:
    parts = [words["rested" if card.rested else "active"]]
    if card.damage:
        parts.append(filled(words["damage"], n=card.damage))
    if card.over:
        parts.append(words["paired"])
    return str(words["and"].join(parts))
