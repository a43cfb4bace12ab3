"""The current status of a card, besides its printed face."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.tabletop import Badge, CardView, Face, Figure


class CardStatus(NamedTuple):
    """The status that is painted on a card besides its face."""

    figures: tuple[Figure, ...]
    """One for each kind of figure of the face's design."""
    changes: tuple[int, ...]
    """For each figure: above 0 better than printed, below 0 worse."""
    badges: tuple[Badge, ...]
    condition_met: bool = False


def printed_status(face: Face) -> CardStatus:
    """The status with the printed figures."""
    return CardStatus(face.figures, (0,) * len(face.figures), face.badges)


def current_status(card: CardView, face: Face) -> CardStatus:
    """The status of a card in play, with the figures of its view, or of the face where the view has none.

    A figure that is not printed on a card is not shown.
    """
    figures, changes = face.figures, card.changes or (0,) * len(face.figures)
    if card.figures:
        pairs = zip(face.figures, card.figures, strict=True)
        figures = tuple(printed if printed is None or now is None else now for printed, now in pairs)
    if card.damage:
        kinds = zip(face.design.figures, changes, strict=True)
        changes = tuple(-1 if kind.damaged else change for kind, change in kinds)
    badges = face.badges if card.keywords is None else _badges(card.keywords, face)
    return CardStatus(figures, changes, badges, card.condition_met)


def _badges(keywords: tuple[str, ...], face: Face) -> tuple[Badge, ...]:
    """Written keywords as badges: the face's own badge where the name is the same."""
    keys = {badge.name.strip("<>《》0123456789 "): badge.key for badge in face.badges}
    result = []
    for written in keywords:
        name, _, last = written.strip("<>《》").rpartition(" ")
        if not (name and last.isdigit()):
            name, last = written.strip("<>《》"), "0"
        result.append(Badge(keys.get(name, name.lower()), int(last), name))
    return tuple(result)
