"""The row of a setting in the dialog of settings; it stands beside the setting's type, in `settings.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Group: TypeAlias = Literal["look", "game"]
"""A box of the dialog."""


@dataclass(frozen=True)
class Row:
    """What the dialog shows of a setting. Texts are English; the dialog translates them.

    Its control follows from the type: a list for one with entries, else a check box for a truth
    value, a slider for a whole number, a field for a number. The last two have the limits of the type.
    """

    group: Group
    caption: str
    entries: Mapping[Any, str] = field(default_factory=dict)
    """The values to choose from, each with its text; empty for other types."""
    tip: str = ""
    unit: str = ""
    """What follows the number."""
    zero: str = ""
    """Shown in place of 0."""
