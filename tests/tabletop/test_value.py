"""Small values with named fields: changed copies, and what is refused."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.tabletop import Choice


def test_a_replaced_field_leaves_the_value_as_it_was() -> None:
    choice = Choice("attack", card=3)
    changed = choice._replace(target=5, word="unit")
    assert changed == Choice("attack", card=3, target=5, word="unit")
    assert choice == Choice("attack", card=3)


def test_a_field_that_the_value_does_not_have_cannot_be_replaced() -> None:
    with pytest.raises(TypeError, match="Choice has no field colour"):
        Choice("pass")._replace(colour="red")


def test_a_copied_context_has_every_field() -> None:
    did, fell = (("draw", (13,)),), ((14, ()),)
    first = (0, 1, 2, 3, "4", 5, (6,), (7,), 8, 9, 10)
    context = Context(*first, True, (11,), 12, (13,), True, 14, (15,), did, fell, 16)
    copied = context.copied()
    assert copied == context
    assert copied is not context
