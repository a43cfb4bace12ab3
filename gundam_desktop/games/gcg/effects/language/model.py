"""The base of all models of the effect language, and a record of which of their fields are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, Self, get_args, get_origin

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, ValidationError, model_serializer

_TAGS = frozenset({"kind", "do", "rest"})


class Model(BaseModel):  # noqa: PLW1641 - pydantic makes the hash of frozen models
    """A value of the language: immutable, without unknown fields, equal to values with equal fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    @classmethod
    def constant(cls, **fields: Any) -> Self:
        """Return a value that the program itself writes, given its fields in the types that the model has.

        They are not validated: the validators for the constants' classes took 40 ms at each start of the client.
        """
        return super().model_construct(**fields)

    @model_serializer(mode="wrap")
    def _compact(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Return the fields written to a file: the tags (`kind`, `do`) and all that differ from their defaults."""
        given = self.given()
        return {name: value for name, value in write(self).items() if name in _TAGS or name in given}

    def given(self) -> frozenset[str]:
        """Return the names of the fields that differ from their defaults. This does not count as reading them."""
        token = _RECORD.set(None)
        values = vars(self)
        given = frozenset(name for name, default in _defaults(type(self)).items() if values[name] != default)
        _RECORD.reset(token)
        return given

    def given_among(self, fields: Iterable[str]) -> list[str]:
        """Return those of some fields that differ from their defaults. This does not count as reading them."""
        values, defaults = vars(self), _defaults(type(self))
        return [field for field in fields if values[field] != defaults[field]]

    if not TYPE_CHECKING:  # otherwise mypy would accept every attribute, and comparisons of any two models

        def __getattribute__(self, name: str) -> Any:
            record = _RECORD.get()
            if record is not None and name[0] != "_" and name not in record.fields.get(id(self), ()):
                record.add(self, name)
            return super().__getattribute__(name)

        def __eq__(self, other: object) -> Any:
            """Return True if both are equal. Then all fields of both count as read, otherwise none."""
            record = _RECORD.get()
            if record is None:
                return super().__eq__(other)
            token = _RECORD.set(None)
            equal = super().__eq__(other)
            _RECORD.reset(token)
            if equal is True:
                record.add_all(self)
                record.add_all(other)
            return equal

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a copy with other values in some fields. Fields read of the copy count as read of the original."""
        copy = super().model_copy(update=update, deep=deep)
        record = _RECORD.get()
        if record is not None:
            record.add_copy(copy, of=self, changed=frozenset(update or ()))
        return copy


class FieldsRead:
    """The fields of models that were read while this record was kept."""

    def __init__(self) -> None:
        self.fields: dict[int, set[str]] = {}
        """Id of a model -> its fields that were read."""
        self._copies: dict[int, tuple[Model, frozenset[str]]] = {}
        self._models: list[Any] = []
        """Every model in the record; kept so that no other model can get its id."""

    def add(self, model: Model, field: str) -> None:
        """Record that a field was read; other attributes of the model are ignored."""
        fields = self.fields.get(id(model))
        if (fields is not None and field in fields) or field not in _defaults(type(model)):
            return
        if fields is None:
            self._models.append(model)
            fields = self.fields[id(model)] = set()
        fields.add(field)
        if id(model) in self._copies:
            original, changed = self._copies[id(model)]
            if field not in changed:
                self.add(original, field)

    def add_all(self, value: Any) -> None:
        """Record that everything in a model was read."""
        for model in models_in(value):
            for field in _defaults(type(model)):
                self.add(model, field)

    def add_copy(self, copy: Model, *, of: Model, changed: frozenset[str]) -> None:
        """Record a copy: fields read of it count as read of the original, except the `changed` ones."""
        self._models += (copy, of)
        self._copies[id(copy)] = (of, changed)

    def unread(self, value: Any) -> Iterator[tuple[Model, str]]:
        """Yield (model, field) for each field in a value that has no default value and was not read."""
        for model in models_in(value):
            read = self.fields.get(id(model), set())
            yield from ((model, field) for field in sorted(model.given() - read - _constant_fields(type(model))))


_RECORD: ContextVar[FieldsRead | None] = ContextVar("fields read", default=None)


@contextmanager
def fields_read() -> Iterator[FieldsRead]:
    """Keep a record of the fields that are read within the block."""
    token = _RECORD.set(FieldsRead())
    try:
        record = _RECORD.get()
        assert record is not None
        yield record
    finally:
        _RECORD.reset(token)


def models_in(value: Any) -> Iterator[Model]:
    """Yield a model and all models in it, or those in a tuple. This does not count as reading them."""
    parts = [value]
    while parts:
        part = parts.pop()
        if isinstance(part, Model):
            yield part
            parts += vars(part).values()
        elif isinstance(part, tuple):
            parts += part


def exchanged(value: Any, exchange: Callable[[Model], Model | None]) -> Any:
    """Return a model, or a tuple of models, with some models replaced. This does not count as reading them.

    `exchange` gets each model before the models in it, and returns its replacement, which may be the same model; None
    keeps a model with everything in it.
    """
    if isinstance(value, tuple):
        return tuple(exchanged(part, exchange) for part in value)
    if not isinstance(value, Model) or (new := exchange(value)) is None:
        return value
    return new.model_copy(update={name: exchanged(part, exchange) for name, part in vars(new).items()})


@cache
def _defaults(model: type[Model]) -> dict[str, Any]:
    """Return field -> default value for a class of models."""
    return {name: info.get_default() for name, info in model.model_fields.items()}


@cache
def _constant_fields(model: type[Model]) -> frozenset[str]:
    """Return the fields that can have only one value, like `kind` and `do`."""
    literals = {name: info.annotation for name, info in model.model_fields.items()}
    return frozenset(
        name for name, kind in literals.items() if get_origin(kind) is Literal and len(get_args(kind)) == 1
    )


def as_tuple(value: Any) -> Any:
    """Return the value as a tuple; for fields with several values that are written as a single value."""
    return (value,) if isinstance(value, str | dict | Model) else value


def refused_by_model(error: Exception) -> str:
    """Return the first thing that a model's validation rejects, on one line; empty for any other error."""
    if not isinstance(error, ValidationError):
        return ""
    first = error.errors(include_url=False)[0]
    if first["type"] == "less_than_equal":
        return f"no number in a text may be above {first['ctx']['le']}"
    if first["type"] == "literal_error":
        return f"{first['input']} cannot be named here"
    said = first["msg"].removeprefix("Value error, ")
    return said if first["type"] == "value_error" else f"{'.'.join(map(str, first['loc']))}: {said}"
