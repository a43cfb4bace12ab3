"""What the nouns of several languages share."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded


def asked_of_card(condition: m.Matches) -> frozenset[str]:
    """Return the fields that a condition asks of its card besides the kind; NotWorded if it is to be in a zone."""
    if condition.matches.zone is not None:
        raise NotWorded("a card that is to be in a zone")
    return condition.matches.given() - {"what"}


def refuse_undescribed(selector: m.Selector) -> None:
    """Raise NotWorded for cards that are described in a way that has no words here."""
    if selector.new is not None:
        raise NotWorded("cards of this turn")
    if selector.ex is False or (selector.ex and selector.what != ("resource",)):
        raise NotWorded("Resources of this kind")
    if selector.linked and (selector.token or selector.what != ("unit",)):
        raise NotWorded("Link Units of this kind")
    if selector.zone == "placed" and selector.side != "any":
        raise NotWorded("cards that were placed, of one player")
