"""Card sets that were checked before and written as plain data: read in a sixth of the time that checking takes.

The file names the state of the card sets and of the models that it was made from; one of another state is not used.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gundam_desktop.locate import cardset_folder, prepared_cards, user_cache
from gundam_desktop.writing import write_whole

if TYPE_CHECKING:  # who only asks for the state must not load the models
    from gundam_desktop.games.gcg.effects.language import Model

_PACKAGE: Final = Path(__file__).parents[1]
_KIND: Final = ""
"""The key of a model's kind among its fields."""


def state() -> str:
    """Return a short text that is another one as soon as a card set or a model of cards is another."""
    text = hashlib.sha256()
    models = (*(_PACKAGE / "effects" / "language").glob("*.py"), *(_PACKAGE / "cards").glob("*.py"))
    for path in (*sorted(cardset_folder().glob("*.json")), *sorted(models)):
        text.update(path.name.encode())
        text.update(path.read_bytes())
    return text.hexdigest()[:20]


def read_prepared() -> tuple[Any, ...] | None:
    """Return the card sets that come with the program, if they were prepared; None if not."""
    now = state()
    for file in (prepared_cards(), cached(now)):
        try:
            data = json.loads(file.read_text(encoding="utf-8")) if file is not None else None
            if data is not None and data["state"] == now:
                return _Reader(data["kinds"]).sets(data["sets"])
        except (OSError, ValueError, KeyError, TypeError, IndexError):
            continue  # a file that somebody has changed: the card sets themselves are read
    return None


def cached(now: str) -> Path:
    """Return the file that a clone has its card sets prepared in, for a state."""
    return user_cache("cards", f"{now}.json")


def prepare(file: Path, sets: Sequence[Model]) -> None:
    """Write card sets that were checked into a file, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kinds: list[str] = []
    written = [_written(cards, kinds) for cards in sets]
    text = json.dumps({"state": state(), "kinds": kinds, "sets": written}, ensure_ascii=False)
    write_whole(file, text.encode())


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
        self._kinds = [known[kind] for kind in kinds]
        self._defaults = [
            {name: info.get_default() for name, info in kind.model_fields.items()} for kind in self._kinds
        ]

    def sets(self, written: Sequence[Any]) -> tuple[Any, ...]:
        """Return the card sets."""
        return tuple(self._value(cards) for cards in written)

    def _value(self, written: Any) -> Any:
        if type(written) is list:
            return tuple([self._value(part) for part in written])
        if type(written) is not dict:
            return written
        kind = written.pop(_KIND)
        values = self._defaults[kind].copy()
        for name, part in written.items():
            values[name] = self._value(part) if type(part) in {list, dict} else part
        # As pydantic's `model_construct`, which takes five times as long.
        model = object.__new__(self._kinds[kind])
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
