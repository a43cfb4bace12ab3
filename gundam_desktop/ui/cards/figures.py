"""The figures that a card shows now, beside those printed on it."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.tabletop import Badge, CardView, Face


class Figures(NamedTuple):
    """What a painted card shows besides its face. Changes are above 0 for better and below 0 for worse."""

    ap: int | None
    hp: int | None
    level: int | None
    cost: int | None
    badges: tuple[Badge, ...]
    ap_change: int = 0
    hp_change: int = 0
    level_change: int = 0
    cost_change: int = 0
    linked: bool = False


def printed_figures(face: Face) -> Figures:
    """The figures as they are printed."""
    return Figures(face.ap, face.hp, face.level, face.cost, face.badges)


def figures_of(card: CardView, face: Face) -> Figures:
    """The figures of a card in play; where the view has none, those of the face."""
    level, cost = _now(face.level, card.level), _now(face.cost, card.cost)
    return Figures(
        ap=_now(face.ap, card.ap),
        hp=_now(face.hp, card.hp),
        level=level,
        cost=cost,
        badges=_badges(card.keywords, face) if card.keywords or card.zone in ("battle", "base") else face.badges,
        ap_change=card.ap_change,
        hp_change=-1 if card.damage else card.hp_change,
        level_change=(face.level or 0) - (level or 0),
        cost_change=(face.cost or 0) - (cost or 0),
        linked=card.linked,
    )


def _now(printed: int | None, now: int | None) -> int | None:
    """The figure of now; a card on which none is printed shows none, whatever it counts as."""
    return printed if printed is None or now is None else now


def _badges(keywords: tuple[str, ...], face: Face) -> tuple[Badge, ...]:
    """Keywords as written, as badges: the face's own where the name is the same."""
    keys = {badge.name.strip("<>《》0123456789 "): badge.key for badge in face.badges}
    result = []
    for written in keywords:
        name, _, last = written.strip("<>《》").rpartition(" ")
        if not (name and last.isdigit()):
            name, last = written.strip("<>《》"), "0"
        result.append(Badge(keys.get(name, name.lower()), int(last), name))
    return tuple(result)
