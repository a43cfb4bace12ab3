"""Converts a state to plain JSON data and back; the result is equal and continues exactly the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from gundam_desktop.games.gcg.cards.card import Card as CardData
from gundam_desktop.games.gcg.cards.pool import Pool as CardPool
from gundam_desktop.games.gcg.model.battle import Attack
from gundam_desktop.games.gcg.model.chain import Chain
from gundam_desktop.games.gcg.model.context import Context, LastState
from gundam_desktop.games.gcg.model.frames import (
    FRAMES,
    BurstFrame,
    Candidates,
    EffectFrame,
    Frame,
    SelectDecision,
)
from gundam_desktop.games.gcg.model.lasting import AwaitedEvent, LastingChange, PastEvent, WaitingEffect
from gundam_desktop.games.gcg.model.state import CardRecord, Pool, State

SCHEMA = 1
_PLAIN = (
    "edition",
    "batch",
    "first_player",
    "phase",
    "random",
    "reason",
    "result",
    "sources",
    "turn",
    "turn_player",
    "watchers",
)
"""Parts of a state that are written unchanged; named tuples in other parts become lists."""
_CONTEXT = Context._fields.index("origin") + 1
_PAST = PastEvent._fields.index("paired") + 1
_LAST_STATE = LastState._fields.index("keywords") + 1
"""The numbers of fields that the first version of the program wrote; newer ones are left out if they say nothing."""
_TRAITS = LastState._fields.index("traits")
_FELL = Context._fields.index("fell")
_UNUSED = ((), ())
"""The values of two former fields of a context, which stood before `fell`."""
_LAST = Context._fields.index("last")
_DECLARED_WAS = 7
"""Index of `declared_was` among the values of an `Attack`."""
_FIELD_TYPES = (int, int, bool, int, int, int, int, int, int)
"""The types of a card's fields, as `CardRecord.fields` returns them."""
_WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
_NO_CARDS = '"cards":[]'
"""The first occurrence of this text is the state's own key: no key sorted before it contains one of this name."""


def dump(state: State) -> dict[str, Any]:
    """Return the whole state as JSON data, with the data of a position's own cards."""
    cards = [[card.definition.number, *card.fields()] for card in state.cards]
    plain: dict[str, Any] = json.loads(json.dumps(_data(state, cards)))
    return plain


def _data(state: State, cards: list[Any]) -> dict[str, Any]:
    """Return the state with these `cards` as data that can be written as JSON; some lists are tuples."""
    data: dict[str, Any] = {"schema": SCHEMA, **{name: getattr(state, name) for name in _PLAIN}}
    data["cards"] = cards
    data["zones"] = state.zones
    data["frames"] = [(frame.KIND, *_written(frame.values())) for frame in state.frames]
    data["battle"] = None if state.battle is None else _short(state.battle.values(), _DECLARED_WAS)
    data["waiting"] = _written(state.waiting)
    data["lasting"] = _written(state.lasting)
    data["awaited"] = _written(state.awaited)
    data["happened"] = [past if past.effect_of else past[:_PAST] for past in state.happened]
    data["lost"] = sum(1 << seat for seat in state.lost)
    data["used"] = sorted(state.used)
    if state.chain.length:
        data["chain"] = state.chain if state.chain.mark else state.chain[:3]  # a short one as earlier versions wrote it
    data["own"] = state.pool.own_data if isinstance(state.pool, CardPool) else []
    return data


def load(data: Mapping[str, Any], pool_with: Callable[[Iterable[CardData]], Pool]) -> State:
    """Return the dumped state. `pool_with(own)` returns the pool with own cards. ValueError for other data."""
    if data.get("schema") != SCHEMA:
        raise ValueError(f"a game of schema {data.get('schema')!r}; this program reads {SCHEMA}")
    pool = pool_with([CardData.model_validate(card) for card in data["own"]])
    state = State(pool, data["edition"])
    for name in _PLAIN:
        setattr(state, name, _tuples(data[name]))
    state.cards = [_card(pool, number, fields) for number, *fields in data["cards"]]
    state.zones = [tuple(zone) for zone in data["zones"]]
    state.frames = [_frame(kind, _tuples(values)) for kind, *values in data["frames"]]
    state.battle = None if data["battle"] is None else Attack(*_tuples(data["battle"]))
    state.waiting = tuple(WaitingEffect(batch, rank, _context(context)) for batch, rank, context in data["waiting"])
    state.lasting = tuple(_lasting(*values) for values in data["lasting"])
    state.awaited = tuple(AwaitedEvent(_context(of), _tuples(cards), lasts) for of, cards, lasts in data["awaited"])
    state.happened = tuple(PastEvent(*past) for past in data["happened"])
    state.chain = Chain(*_tuples(data.get("chain", ())))
    state.lost = frozenset(seat for seat in (0, 1) if data["lost"] >> seat & 1)
    state.used = frozenset((card, stamp, ability) for card, stamp, ability in data["used"])
    return state


def _card(pool: Pool, number: str, fields: list[Any]) -> CardRecord:
    """Return a card of a dumped state. `ValueError` for a field of a wrong type, even if it equals a valid one.

    Equal states must have equal digests, and a card's text is cached by its fields.
    """
    for value, kind in zip(fields, _FIELD_TYPES, strict=False):  # newer fields may be missing
        if type(value) is not kind:
            raise ValueError(f"card {number}: {value!r}; expected a value of type {kind.__name__}")
    return CardRecord(pool[number], *fields)


def digest(state: State) -> str:
    """Return a short text that is equal exactly for equal states, apart from the length of a short chain of effects."""
    cards = ",".join([_card_text(card.definition.number, card.fields()) for card in state.cards])
    data = _data(state, [])
    if not state.chain.mark:  # earlier versions did not count effects, and their records hold such digests
        data.pop("chain", None)
    text = _WRITER.encode(data).replace(_NO_CARDS, f'"cards":[{cards}]', 1)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@lru_cache(maxsize=1 << 15)
def _card_text(number: str, fields: tuple[Any, ...]) -> str:
    """Return a card as JSON; cached, because most cards have not changed since the previous decision."""
    return _WRITER.encode([number, *fields])


def _written(value: Any) -> Any:
    """Return values with each context written as in earlier versions, if its newer fields have their defaults."""
    if isinstance(value, Context):
        values = _short(value.values(), _LAST)
        values = (*values[:_FELL], *_UNUSED, *(values[_FELL:] if any(values[_FELL:]) else ()))
        return values if any(values[_CONTEXT:]) else values[:_CONTEXT]
    return tuple(_written(part) for part in value) if isinstance(value, tuple) else value


def _short(values: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    """Return values with the last state at this index written as in earlier versions, if that loses nothing."""
    last = values[place]
    while len(last) > _TRAITS and not last[-1]:
        last = last[:-1]
    plain = last[:_LAST_STATE] if all(part == -1 for part in last[_LAST_STATE:]) else last
    return (*values[:place], plain, *values[place + 1 :])


def _tuples(value: Any) -> Any:
    """Return data with every list replaced by a tuple, at all depths."""
    return tuple(_tuples(part) for part in value) if isinstance(value, list | tuple) else value


def _context(values: Any) -> Context:
    values = _tuples(values)
    return Context(*values[:_FELL], *values[_FELL + len(_UNUSED) :])


def _lasting(
    card: int, number: str, ability: int, place: int, change: int, amount: int, context: Any, duration: int
) -> LastingChange:
    return LastingChange(card, number, ability, place, change, amount, _context(context), duration)


def _frame(kind: int, values: tuple[Any, ...]) -> Frame:
    """Return the frame of a kind's number and values."""
    make: Callable[..., Frame] = FRAMES[kind]
    if kind in (EffectFrame.KIND, BurstFrame.KIND):
        return make(values[0], _context(values[1]))
    if kind == SelectDecision.KIND:
        return make(*values[:-1], tuple(Candidates(*group) for group in values[-1]))
    return make(*values)
