"""Texts used by several pages of the statistics."""

from __future__ import annotations

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Deck
from gundam_desktop.ui.decks.card_listing import sharing_names
from gundam_desktop.ui.session.pool_run import processes_for
from gundam_desktop.ui.style.translation import language, translate


def counted(what: str, count: int) -> str:
    """Return a thing with its count."""
    return translate("DeckStudy", "{what}: {count}").format(what=what, count=count)


def copies(number: str, deck: Deck) -> str:
    """Return the name of a card with its copies in the deck, and its number if another card has that name."""
    name = library.name_of(number, language())
    if number in sharing_names(dict(deck.cards)):
        name += f" {number}"
    return translate("DeckStudy", "{count} × {name}").format(count=deck.copies(number), name=name)


def interval(low: float, high: float) -> str:
    """Return the bounds of a rate, from 0 to 1, as percentages.

    >>> interval(0.216, 0.784)
    '22–78%'
    """
    return f"{100 * low:.0f}–{100 * high:.0f}%"


def time_needed(seconds: float, games: int) -> str:
    """Return the sentence on how long a number of games takes, by the seconds of one; empty if that is unknown (0)."""
    minutes = seconds * games / processes_for(games) / 60 if games else 0.0
    if not minutes:
        return ""
    if minutes < 1:
        return translate("DeckStudy", "Time needed: less than a minute.")
    if minutes < 90:
        return translate("DeckStudy", "Time needed: about {minutes} min.").format(minutes=round(minutes))
    return translate("DeckStudy", "Time needed: about {hours} h.").format(hours=round(minutes / 60))


def time_left(seconds: float) -> str:
    """Return the sentence on how long games that are being played still take."""
    minutes = seconds / 60
    if minutes < 1:
        return translate("DeckStudy", "Time left: less than a minute.")
    if minutes < 90:
        return translate("DeckStudy", "Time left: about {minutes} min.").format(minutes=round(minutes))
    return translate("DeckStudy", "Time left: about {hours} h.").format(hours=round(minutes / 60))


def question_texts() -> dict[str, str]:
    """Return the texts of the standard chances by row key."""
    return {
        "early unit": translate("DeckStudy", "Unit of Lv 2 or less"),
        "link pair": translate("DeckStudy", "Link pair"),
        "playable unit": translate("DeckStudy", "Unit that can be played"),
        "curve": translate("DeckStudy", "Unit to play each turn from 2 on"),
    }


def turn_order_texts() -> dict[str, str]:
    """Return the texts of the turn orders."""
    return {
        "either": translate("DeckStudy", "first or second"),
        "first": translate("DeckStudy", "first"),
        "second": translate("DeckStudy", "second"),
    }


def redraw_note() -> str:
    """Return the explanation of redraws."""
    return translate(
        "DeckStudy",
        "With redraw: the opening hand is redrawn if it lacks what is asked for; with a group of cards, if it has none "
        "of them. The new hand has none of the cards put back ({clause}). Cards that were played still count as seen.",
    ).format(clause=decks_api.clause("5-2-1-6-1"))
