"""Events and views as they are sent: lists without trailing defaults, and differences of JSON data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gundam_desktop.tabletop import Arrow, Change, Event, Goal

_EVENT: Final = Event("", "").values()
_CHANGE: Final = Change(0).values()
_SEEN_BY, _CHANGES, _ARROWS = (Event._fields.index(name) for name in ("seen_by", "changes", "arrows"))
_EVERYBODY: Final = 3


def written_event(event: Event, seat: int) -> list[Any]:
    """Return an event as a player may know it, as JSON data; it does not say who else knows it."""
    values = list(event.as_seen_by(seat).values())
    values[_SEEN_BY] = _EVERYBODY
    values[_CHANGES] = [_without_defaults(change.values(), _CHANGE) for change in event.as_seen_by(seat).changes] or ()
    if event.arrows is not None:
        values[_ARROWS] = [
            [card, goal.card, None if goal.place is None else list(goal.place), goal.asks, goal.turn]
            for card, goal in event.arrows
        ]
    return _without_defaults(values, _EVENT)


def read_event(data: Sequence[Any]) -> Event:
    """Return the event that `written_event` wrote. `ValueError` for other data."""
    try:
        values = [*data, *_EVENT[len(data) :]]
        values[_CHANGES] = tuple(Change(*change) for change in values[_CHANGES])
        if values[_ARROWS] is not None:
            values[_ARROWS] = tuple(
                Arrow(card, Goal(goal, None if place is None else (place[0], place[1]), asks, turn))
                for card, goal, place, asks, turn in values[_ARROWS]
            )
        return Event(*values)
    except (TypeError, ValueError, IndexError) as error:
        raise ValueError(f"this is not an event: {error}") from None


def difference(old: Any, new: Any) -> dict[str, Any]:
    """Return what turns one piece of JSON data into another, for `patched`."""
    if type(old) is type(new) is dict:
        changed = {key: difference(old.get(key), value) for key, value in new.items() if _differs(old, key, value)}
        gone = [key for key in old if key not in new]
        return {"d": changed, **({"x": gone} if gone else {})}
    if type(old) is type(new) is list and len(old) == len(new) > 3:
        inner = {str(at): difference(a, b) for at, (a, b) in enumerate(zip(old, new, strict=True)) if a != b}
        if 3 * len(inner) < len(new):
            return {"l": inner}
    return {"=": new}


def patched(old: Any, change: Any) -> Any:
    """Return the data that `difference` compared with `old`. `ValueError` if the difference does not fit."""
    try:
        if "=" in change:
            return change["="]
        if "l" in change:
            items = list(old)
            for at, inner in change["l"].items():
                items[int(at)] = patched(items[int(at)], inner)
            return items
        entries = dict(old)
        for key, inner in change["d"].items():
            entries[key] = patched(entries.get(key), inner)
        for key in change.get("x", ()):
            del entries[key]
    except (TypeError, LookupError) as error:
        raise ValueError(f"the difference does not fit: {error!r}") from None
    return entries


def _differs(old: dict[str, Any], key: str, value: Any) -> bool:
    """True if an entry is new or another one; 1, 1.0 and true are not the same."""
    return key not in old or old[key] != value or type(old[key]) is not type(value)


def _without_defaults(values: Sequence[Any], defaults: Sequence[Any]) -> list[Any]:
    length = len(values)
    while length > 1 and values[length - 1] == defaults[length - 1]:
        length -= 1
    return list(values[:length])
