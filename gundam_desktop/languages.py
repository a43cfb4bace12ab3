"""The languages of the client, of cards and of documents, by their keys."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

LanguageKey: TypeAlias = Literal["en", "ja", "zh"]
LANGUAGES: Final[tuple[LanguageKey, ...]] = get_args(LanguageKey)
"""English first: its words are used where another language has none."""
COMMAS: Final = {"en": ", ", "ja": "、", "zh": "、"}
"""What stands between the parts of a list in each language."""
