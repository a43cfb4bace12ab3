"""Card sets that were checked before and written as plain data: read in a sixth of the time that checking takes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gundam_desktop.locate import cardset_folder
from gundam_desktop.prepared import read_prepared

if TYPE_CHECKING:  # asking for the state alone must not load the models
    from gundam_desktop.games.gcg.effects.language import Model

NAME: Final = "cards"
"""The name of the prepared data."""
_PACKAGE: Final = Path(__file__).parents[1]
_KIND: Final = ""
"""The key of a model's kind among its fields."""
_NESTED: Final = frozenset({list, dict})


def state() -> str:
    """Return a short text that is another one as soon as a card set or a model of cards is another."""
    text = hashlib.sha256()
    models = (*(_PACKAGE / "effects" / "language").glob("*.py"), *(_PACKAGE / "cards").glob("*.py"))
    for path in (*sorted(cardset_folder().glob("*.json")), *sorted(models)):
        text.update(path.name.encode())
        text.update(path.read_bytes())
    return text.hexdigest()[:20]


def prepared_sets() -> tuple[Any, ...] | None:
    """Return the card sets that come with the program, if they were prepared; None if not."""
    return read_prepared(NAME, state(), restored)


def restored(data: Any) -> tuple[Any, ...]:
    """Return the card sets from what `content` made of them."""
    return _Reader(data["kinds"]).sets(data["sets"])


def content(sets: Sequence[Model]) -> Any:
    """Convert checked card sets to plain data, the content of the prepared file."""
    kinds: list[str] = []
    written = [_written(cards, kinds) for cards in sets]
    return {"kinds": kinds, "sets": written}


def _written(value: Any, kinds: list[str]) -> Any:
    from gundam_desktop.games.gcg.effects.language import Model

    if isinstance(value, tuple):
        return [_written(part, kinds) for part in value]
    if not isinstance(value, Model):
        return value
    kind = f"{type(value).__module__}.{type(value).__qualname__}"
    if kind not in kinds:
        kinds.append(kind)
    given = value.given()
    fields = {name: _written(part, kinds) for name, part in vars(value).items() if name in given}
    return {_KIND: kinds.index(kind), **fields}


class _Reader:
    """Makes models of data without checking it: it was checked when it was written."""

    def __init__(self, kinds: Sequence[str]) -> None:
        known = {f"{model.__module__}.{model.__qualname__}": model for model in _models()}
        models = [known[kind] for kind in kinds]
        self._kinds = [
            (model, {name: info.get_default() for name, info in model.model_fields.items()}) for model in models
        ]
        """For each kind of model, its class and the defaults of its fields."""

    def sets(self, written: Sequence[Any]) -> tuple[Any, ...]:
        """Return the card sets."""
        return tuple(self._value(cards) for cards in written)

    def _value(self, written: Any) -> Any:
        """Return the value that a written list or mapping stands for."""
        if type(written) is list:
            return tuple([self._value(part) if type(part) in _NESTED else part for part in written])
        kind, defaults = self._kinds[written.pop(_KIND)]
        values = defaults.copy()
        for name, part in written.items():
            values[name] = self._value(part) if type(part) in _NESTED else part
        # Like pydantic's `model_construct`, which takes five times as long.
        model = object.__new__(kind)
        object.__setattr__(model, "__dict__", values)
        object.__setattr__(model, "__pydantic_fields_set__", set(written))
        object.__setattr__(model, "__pydantic_extra__", None)
        object.__setattr__(model, "__pydantic_private__", None)
        return model


def _models() -> Iterator[type[Model]]:
    """Yield every kind of model that a card set is made of."""
    from gundam_desktop.games.gcg.effects.language import Model

    waiting: list[type[Model]] = [Model]
    while waiting:
        model = waiting.pop()
        yield model
        waiting += model.__subclasses__()
