"""The types of fields in a scenario file."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from gundam_desktop.quoting import quoted

LARGEST = 9999
"""The largest figure or count in a position."""
LONGEST_TEXT = 2000
"""Characters of a text, such as a title or a sentence of a lesson."""
MOST_SHOWN = 80
"""The most characters of a value that a message repeats."""
SEATS = ("A", "B")
"""The names of the players."""
ANY = "any"
"""In place of a clause that is not named."""
CLAUSE = re.compile(rf"^(?:(?:[A-Z]+-)?[0-9]+(?:-[0-9]+)*|{ANY})$")


class TruthWord(str):
    """A bare word that YAML takes for a truth value, as it was written: `yes`, `no`, `on`, `true`."""

    __slots__ = ()

    @property
    def truth(self) -> bool:
        """Its truth value in YAML."""
        return self.lower() in {"yes", "on", "true"}


def text_of(value: Any) -> Any:
    """A value as a text; `ValueError` for a bare word that YAML takes for a truth value, and for a text without end."""
    if isinstance(value, TruthWord):
        raise ValueError(f'`{value}` without quotes is a truth value in YAML; write "{value}"')  # noqa: TRY004
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise ValueError(f"expected a text of at most {LONGEST_TEXT} characters (it has {len(value)})")
    return str(value) if isinstance(value, float) else value


def _flag(value: Any) -> Any:
    return value.truth if isinstance(value, TruthWord) else value


def shown(value: Any) -> str:
    """A wrong value in the form shown in messages: cut if it is long, its control characters escaped."""
    if isinstance(value, list):
        text = f"[{', '.join(map(shown, value[:MOST_SHOWN]))}]"
    else:
        text = "" if value is None else str(value)
    return quoted(text, MOST_SHOWN)


Path: TypeAlias = tuple[str | int, ...]
Text: TypeAlias = Annotated[str, BeforeValidator(text_of)]
Flag: TypeAlias = Annotated[bool, Field(strict=True), BeforeValidator(_flag)]
Whole: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=LARGEST)]
Seat: TypeAlias = Literal["A", "B"]


class Model(BaseModel):
    """A part of a file: immutable, without unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)


def matching(pattern: re.Pattern[str], right: str) -> AfterValidator:
    """Checks that a text matches a pattern; `right` describes a valid one in the message."""

    def check(value: str) -> str:
        if not pattern.match(value):
            raise ValueError(f"`{value}` is not known; expected {right}")
        return value

    return AfterValidator(check)


def clauses_type(example: str) -> Any:
    """The type of a field that names clauses: one, several, or `any`."""
    clause = Annotated[Text, matching(CLAUSE, f"a clause like `{example}`, a list of them, or `{ANY}`")]
    return Annotated[tuple[clause, ...], BeforeValidator(_several)]


def _several(value: Any) -> Any:
    values = value if isinstance(value, list) else [value]
    return [str(v) if isinstance(v, int) else v for v in values]
