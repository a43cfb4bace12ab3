"""A state as plain JSON data, and back: equal again, and going on exactly the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card as CardData
from gundam_desktop.games.gcg.cards.pool import Pool as CardPool
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.frames import BURST, EFFECT
from gundam_desktop.games.gcg.model.state import Card, Pool, State

SCHEMA = 1
_PLAIN = (
    "edition",
    "batch",
    "battle",
    "first_player",
    "happened",
    "lost",
    "phase",
    "random",
    "reason",
    "result",
    "sources",
    "turn",
    "turn_player",
    "watchers",
)


def dump(state: State) -> dict[str, Any]:
    """The whole state as JSON data. Cards of a position's own are written out with it."""
    own = state.pool.own.values() if isinstance(state.pool, CardPool) else ()
    data: dict[str, Any] = {"schema": SCHEMA, **{name: getattr(state, name) for name in _PLAIN}}
    data["cards"] = [[card.definition.number, *card.fields()] for card in state.cards]
    data["zones"] = state.zones
    data["frames"] = state.frames
    data["waiting"] = state.waiting
    data["lasting"] = state.lasting
    data["awaited"] = state.awaited
    data["used"] = sorted(state.used)
    data["own"] = [card.model_dump(mode="json") for card in own]
    plain: dict[str, Any] = json.loads(json.dumps(data))
    return plain


def load(data: Mapping[str, Any], pool_with: Callable[[Iterable[CardData]], Pool]) -> State:
    """The state that was dumped. `pool_with` gives the pool with cards of its own. ValueError for other data."""
    if data.get("schema") != SCHEMA:
        raise ValueError(f"a game of schema {data.get('schema')!r}; this program reads {SCHEMA}")
    pool = pool_with([CardData.model_validate(card) for card in data["own"]])
    state = State(pool, data["edition"])
    for name in _PLAIN:
        setattr(state, name, _deep(data[name]))
    state.cards = [Card(pool[number], *fields) for number, *fields in data["cards"]]
    state.zones = [tuple(zone) for zone in data["zones"]]
    state.frames = [_frame(_deep(frame)) for frame in data["frames"]]
    state.waiting = tuple((batch, rank, _context(context)) for batch, rank, context in data["waiting"])
    state.lasting = tuple((*entry[:6], _context(entry[6]), entry[7]) for entry in data["lasting"])
    state.awaited = tuple((_context(context), _deep(cards), lasts) for context, cards, lasts in data["awaited"])
    state.used = frozenset((card, stamp, ability) for card, stamp, ability in data["used"])
    return state


def digest(state: State) -> str:
    """A short text that is equal exactly for equal states."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _deep(value: Any) -> Any:
    return tuple(_deep(part) for part in value) if isinstance(value, list | tuple) else value


def _context(values: Any) -> Context:
    return Context(*_deep(values))


def _frame(frame: tuple[Any, ...]) -> tuple[Any, ...]:
    """Frames that hold the context of an effect hold it as a `Context`."""
    return (*frame[:2], _context(frame[2])) if frame[0] in (EFFECT, BURST) else frame
