"""The languages: every part that has something for each of them has it for these."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gundam_desktop import locate
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.effects.language import Keyword, KeywordAbility
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.ui.style import translation

ROOT = Path(__file__).parents[1]
_OF_A_LANGUAGE = re.compile(r"(.+)\.([a-z]{2})\.(json|yaml)")


def test_the_client_has_a_name_for_each() -> None:
    assert tuple(translation.LANGUAGES) == LANGUAGES


def test_effects_are_worded_in_each() -> None:
    assert Words._fields[: len(LANGUAGES)] == LANGUAGES
    for language in LANGUAGES:
        assert library.wording(language).text(KeywordAbility(kind="keyword", keyword=Keyword(name="blocker")))


@pytest.mark.parametrize("folder", ["words", "lessons/text", "puzzles/text"])
def test_each_has_its_own_words(folder: str) -> None:
    found: dict[str, set[str]] = {}
    for path in locate.game_resource("gcg", *folder.split("/")).iterdir():
        if named := _OF_A_LANGUAGE.fullmatch(path.name):
            found.setdefault(named[1], set()).add(named[2])
    in_english = {LANGUAGES[0]}  # names of cards and traits stand in English on the cards themselves
    assert {name: keys for name, keys in found.items() if keys | in_english != {*LANGUAGES}} == {}


@pytest.mark.clone
def test_each_has_its_guide() -> None:
    assert {path.stem for path in (ROOT / "docs" / "guide").glob("*.md")} == {*LANGUAGES}
