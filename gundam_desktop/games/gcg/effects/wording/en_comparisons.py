"""Figures compared with those of Units, or with amounts, in English."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording.comparisons import Compared
from gundam_desktop.games.gcg.effects.wording.vocabulary import STATS


def compared_words(stat: m.Stat, than: Compared, value: Callable[[m.Amount], str]) -> str:
    """Return a figure compared with that of this Unit, or with an amount that `value` puts into words."""
    name, plain = STATS[stat].en, stat in {"ap", "hp"}
    unit = {"this": "this Unit", "destroyed": "the destroyed Unit"}.get(than.of, "that Unit")
    if than.figure is not None:
        return _with_another_figure(stat, than, f"{unit}'s {STATS[than.figure].en}")
    match than.how:
        case "above":
            return f"with {'more' if plain else 'a higher'} {name} than {unit}"
        case "below":
            return f"with {'less' if plain else 'a lower'} {name} than {unit}"
        case "same":
            return f"with the same {name} as {unit}"
    if than.amount is None:
        raise NotWorded("this comparison")
    if stat == "level":
        return f"whose Lv. is equal to or lower than {value(than.amount)}"
    return f"with {name} equal to or less than {value(than.amount)}"


def _with_another_figure(stat: m.Stat, than: Compared, other: str) -> str:
    """Return a figure compared with another one of a Unit: "with HP equal to or less than this Unit's AP"."""
    name = STATS[stat].en
    if than.how == "at most" and stat == "level":
        return f"whose Lv. is equal to or lower than {other}"
    if than.how == "at most":
        return f"with {name} equal to or less than {other}"
    if than.how not in {"above", "below"} or than.of != "this":
        raise NotWorded("this comparison")
    return f"whose {name} is {'higher' if than.how == 'above' else 'lower'} than {other}"
