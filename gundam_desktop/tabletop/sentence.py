"""Sentences with figures: a text whose fields are filled in, with one form of a word for 1 and another for more."""

from __future__ import annotations

import string
from typing import Any

from gundam_desktop.plurals import form


def filled(text: str, **values: Any) -> str:
    """Return a text with its fields filled in; `{n:card|cards}` is the first word if n is 1, else the second.

    >>> filled("{n} {n:card|cards}", n=1)
    '1 card'
    """
    return _FORMATTER.format(text, **values)


class _Formatter(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        one, bar, others = format_spec.partition("|")
        if bar:
            return form(value, one, others)
        return str(super().format_field(value, format_spec))


_FORMATTER = _Formatter()
