"""The sentences of the game: every event and every refusal is told in every language, with all its values."""

from __future__ import annotations

import pytest

from gundam_desktop.games.digrayn.cards import all_cards
from gundam_desktop.games.digrayn.library import LIBRARY
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.tabletop import Event, Refusal

SEATS = ("Ann", "Ben")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", game_words("digrayn", "en")["events"])
def test_every_event_is_a_sentence(kind: str, language: str) -> None:
    plain = kind.removesuffix(" main").removesuffix(" battle").removesuffix(" draw")
    seat, word = (-1 if kind.endswith("draw") else 0), ("main" if plain.startswith("phase") else "c1")
    for amount in (1, 3):
        said = LIBRARY.story(Event(plain, "FD-1-1", seat, 1, "FR-01", 2, "FB-01", amount, word), SEATS, language)
        assert said.endswith((".", "。"))
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", game_words("digrayn", "en")["refusals"])
def test_every_refusal_is_a_sentence(code: str, language: str) -> None:
    for needs in (1, 2):
        said = LIBRARY.sentence(Refusal(code, "FD-1-1", (("needs", needs), ("has", 0), ("most", needs))), {}, language)
        assert said.endswith((".", "。"))
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_and_says_what_they_mean(language: str) -> None:
    for number, card in all_cards().items():
        face = LIBRARY.face(number, language)
        assert len(face.text) == len(card.effects)
        assert all(ability.text and "{" not in ability.line for ability in face.text)
        assert all(reminder.text for reminder in LIBRARY.reminders(number, "1.0", language))
    assert set(game_words("digrayn", language)) == set(game_words("digrayn", "en"))
