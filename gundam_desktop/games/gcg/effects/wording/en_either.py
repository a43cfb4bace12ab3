"""Descriptions of cards in English as alternatives: names, marks of effects, figures."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded
from gundam_desktop.games.gcg.effects.wording.en_figures import figures, keyword, level
from gundam_desktop.games.gcg.effects.wording.vocabulary import MARK_OF_EVENT, MARKS


def either(parts: tuple[m.Selector, ...], *, are: bool) -> str:
    """Return alternative descriptions, as words after a noun. `are`: True if the verb is plural."""
    marks = tuple(
        part.effect for part in parts if part.effect and part == m.ANY_CARD.model_copy(update={"effect": part.effect})
    )
    if len(marks) == len(parts) == 2:
        return with_mark(marks)
    return _named(parts, are=are) or _level_or_stat(parts, are=are)


def with_mark(marks: tuple[m.MarkName, ...]) -> str:
    """Return that a card has an effect with one of these marks: "with a 【Deploy】 effect"."""
    if marks == ("pilot",):
        return "with 【Pilot】"
    if "pilot" in marks:
        raise NotWorded("effects with such marks")
    said = [f"【{MARKS[MARK_OF_EVENT[mark]].en}】" for mark in marks]
    return f"with {'an' if said[0].startswith('【A') else 'a'} {' or '.join(said)} effect"


def _named(either: tuple[m.Selector, ...], *, are: bool) -> str:
    """Return names as alternatives, or parts of names: "with "A"/"B" in its card name"; empty for others."""
    names = [part.name for part in either if part == m.ANY_CARD.model_copy(update={"name": part.name})]
    if len(names) == len(either) > 1:
        return f"with the card name {'/'.join(f'[{name}]' for name in names)}"
    names = [
        part.name_contains
        for part in either
        if part == m.ANY_CARD.model_copy(update={"name_contains": part.name_contains})
    ]
    if len(names) == len(either) > 1:
        quoted = "/".join(f'"{name}"' for name in names)
        return f"with {quoted} in {'their' if are else 'its'} card name"
    return ""


def _level_or_stat(either: tuple[m.Selector, ...], *, are: bool) -> str:
    """Return a Lv. or a figure, one of which must fit: "that is Lv.1 or lower or has 1 or less AP"."""
    said = [_one_figure(part) for part in either]
    if len(said) == 2 and all(said):
        return f"with {said[0]} or {said[1]}"
    first, second = (_arm(part, are=are) for part in either) if len(either) == 2 else (None, None)
    if first is None or second is None or (said[0] and said[1]):
        raise NotWorded("cards of one of these descriptions")
    if first[0].startswith("with "):
        return f"{first[0]} {second[1].replace('or has no ', 'or no ').replace('or have no ', 'or no ')}"
    return f"{first[0]} {second[1]}"


def _arm(unit: m.Selector, *, are: bool) -> tuple[str, str] | None:
    """Return a description's only demand, worded as the first and as the second of two; None for other descriptions."""
    if unit.what != ("unit",):
        return None
    has, be, was = ("have", "are", "were") if are else ("has", "is", "was")
    match {name: getattr(unit, name) for name in unit.given() - {"what"}}:
        case {"level": m.Range() as of_level, **others} if not others:
            return f"that {be} {level(of_level)}", f"or {be} {level(of_level)}"
        case {"keyword": str() as name, **others} if not others and name != "any":
            word = keyword(m.Keyword(name=name))
            return f"with {word}", f"or {has} {word}"
        case {"state": str() as state, **others} if not others:
            return f"that {be} {state}", f"or {be} {state}"
        case {"damaged": bool() as damaged, **others} if not others:
            word = "damaged" if damaged else "undamaged"
            return f"that {be} {word}", f"or {be} {word}"
        case {"new": True, **others} if not others:
            return f"that {was} deployed this turn", f"or {was} deployed this turn"
        case {"has_attacked": True, **others} if not others:
            return f"that {has} attacked this turn", f"or {has} attacked this turn"
        case {"paired": False, **others} if not others:
            return f"that {has} no paired Pilot", f"or {has} no paired Pilot"
    figure = _one_figure(unit)
    return (f"with {figure}", f"or {has} {figure}") if figure else None


def _one_figure(unit: m.Selector) -> str:
    """Return a description's only bound, on AP or HP; empty for other descriptions."""
    for stat in ("ap", "hp"):
        bounds: m.Range | None = getattr(unit, stat)
        if bounds is not None and unit == m.Selector.model_validate({"what": ("unit",), stat: bounds}):
            return f"{figures(bounds)} {stat.upper()}"
    return ""
