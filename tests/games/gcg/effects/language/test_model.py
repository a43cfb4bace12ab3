"""The record of the fields that are read: only what has been looked at counts as said."""

from __future__ import annotations

import importlib
from pathlib import Path

from gundam_desktop.games.gcg import effects
from gundam_desktop.games.gcg.effects import language as m

UNIT = m.Selector(what=("unit",), side="enemy", damaged=True)
STEP = m.Damage(to=m.All(all=UNIT), amount=m.Times(times=2, amount=m.Count(count=UNIT)))


def unread(value: m.Model, record: m.FieldsRead) -> set[tuple[str, str]]:
    return {(type(model).__name__, field) for model, field in record.unread(value)}


def test_only_what_differs_from_its_default_must_be_read() -> None:
    with m.fields_read() as read:
        pass
    assert unread(UNIT, read) == {("Selector", "what"), ("Selector", "side"), ("Selector", "damaged")}
    assert unread(m.Rest(), read) == set()
    assert unread(m.EventAmount(event="cost paid"), read) == set(), "there is nothing else to say"


def test_a_pattern_reads_what_it_names() -> None:
    with m.fields_read() as read:
        match STEP:
            case m.Damage(to=m.All(), amount=m.Times(times=2)):
                pass
    expected = {("All", "all"), ("Times", "amount"), ("Count", "count")}
    assert unread(STEP, read) == expected | {("Selector", field) for field in ("what", "side", "damaged")}


def test_what_is_equal_is_read_and_what_differs_is_not() -> None:
    other = UNIT.model_copy(update={"side": "your"})
    with m.fields_read() as read:
        assert other != UNIT
    assert unread(UNIT, read) == {("Selector", "what"), ("Selector", "side"), ("Selector", "damaged")}
    with m.fields_read() as read:
        assert m.Selector(what=("unit",), side="enemy", damaged=True) == UNIT
    assert unread(UNIT, read) == set()


def test_reading_a_copy_is_reading_the_original_but_for_what_was_changed() -> None:
    with m.fields_read() as read:
        copy = UNIT.model_copy(update={"side": "any"})
        assert (copy.what, copy.side) == (("unit",), "any")
    assert unread(UNIT, read) == {("Selector", "side"), ("Selector", "damaged")}


def test_asking_which_fields_are_given_reads_none_of_them() -> None:
    with m.fields_read() as read:
        assert UNIT.given() == {"what", "side", "damaged"}
        UNIT.model_dump()
    assert unread(UNIT, read) == {("Selector", "what"), ("Selector", "side"), ("Selector", "damaged")}


def test_models_are_exchanged_within_others_and_what_is_left_out_stays() -> None:
    steps = (m.Rest(to="this"), m.May(steps=(m.Rest(to="this"),)), m.Later(steps=(m.Rest(to="this"),)))

    def other(part: m.Model) -> m.Model | None:
        if isinstance(part, m.Later):
            return None
        return m.Destroy(to=part.to) if isinstance(part, m.Rest) else part

    found = m.exchanged(steps, other)
    assert found == (m.Destroy(to="this"), m.May(steps=(m.Destroy(to="this"),)), steps[2])


def test_the_constants_of_the_program_are_as_the_models_want_them() -> None:
    """They are made without the checkers, which the start of the client must not wait for."""
    constants: list[m.Model] = []
    folder = Path(m.__file__).parents[1]
    for file in sorted(folder.rglob("*.py")):
        module = ".".join((effects.__name__, *file.relative_to(folder).with_suffix("").parts))
        values = vars(importlib.import_module(module.removesuffix(".__init__"))).values()
        constants += [value for value in values if isinstance(value, m.Model)]
    assert len(constants) > 20
    for constant in constants:
        assert type(constant).model_validate(constant.model_dump()) == constant
