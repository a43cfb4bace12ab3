"""The sentences of the game are sentences: a figure stands where it belongs, with the form of the word that fits it."""

from __future__ import annotations

import re

import pytest

from gundam_desktop.games.gundam_war.library import LIBRARY
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.tabletop import Event, Refusal

SEATS = ("Ann", "Ben")
NAMED = LIBRARY.deck("blue").numbers()[0]
KINDS = [
    key
    for key in game_words("gundam_war", "en")["events"]
    if not key.endswith(" none") and not key.startswith("activated ")
]


def told(kind: str, amount: int, language: str) -> str:
    word = "1/0/0" if kind == "modified" else "end of turn" if kind == "activated" else "earth"
    return LIBRARY.story(Event(kind, "GW-0-1", 0, 1, NAMED, 2, NAMED, amount=amount, word=word), SEATS, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_a_sentence(kind: str, language: str) -> None:
    for amount in (1, 3):
        said = told(kind, amount, language)
        assert said.endswith((".", "。"))
        assert not re.search(r"[:：] ?\d+[.。]$", said), "a figure behind a colon is a list, no sentence"
        assert "{" not in said
        assert not re.search(r"\b1 (cards|units)\b|\b3 (card|unit)\b", said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", game_words("gundam_war", "en")["refusals"])
def test_every_refusal_is_a_sentence(code: str, language: str) -> None:
    for needs in (1, 3):
        figures = (("needs", needs), ("has", 0), ("size", needs), ("color", "blue"))
        said = LIBRARY.sentence(Refusal(code, "GX-3-1", figures), {}, language)
        assert said.endswith((".", "。"))
        assert not re.search(r"[:：] ?\d", said)
        assert not re.search(r"\b1 (cards|units)\b|\b3 (card|unit)\b", said)


def test_an_effect_is_told_as_what_its_card_does() -> None:
    said = told("activated", 0, "en")
    assert said == f"The end-of-turn effect of {LIBRARY.face(NAMED, 'en').name} is activated."
    assert told("attack declared", 1, "en") == "Ann attacks with 1 unit."
    assert told("paid", 2, "en") == "Ann pays 2 cards from their home."


@pytest.mark.parametrize("kind", ["attack declared", "defence declared", "struck"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_told_in_a_sentence_of_its_own(kind: str, language: str) -> None:
    assert told(kind, 0, language) != told(kind, 2, language).replace("2", "0")
    assert "0" not in told(kind, 0, language)
