"""Words for what is counted in a deck."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects.language import Keyword
from gundam_desktop.games.gcg.library import wording


def trait_name(trait: str, language: str = "en") -> str:
    """A trait."""
    return wording(language).names.trait(trait)


def keyword_name(keyword: str, language: str = "en") -> str:
    """A keyword without its amount."""
    return wording(language).keyword(Keyword.model_validate({"name": keyword}))
