"""Reminders of the rules: what stands on cards explains itself, in three languages and by both editions."""

from __future__ import annotations

import re

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.model.editions import EDITIONS
from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.tabletop import Reminder

LANGUAGES = ("en", "ja", "zh")
WRITTEN = re.compile(r"【[^】]*】|<[^<>]+>|《[^》]*》|[①-⑳]")
"""Marks, keyword effects and costs in the text of a card."""


def of(number: str, language: str = "en", edition: str = "1.9") -> dict[str, Reminder]:
    return {reminder.term: reminder for reminder in library.reminders(number, edition, language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_cards_of_the_shipped_sets_has_a_reminder(language: str) -> None:
    unused = {entry[0] for entry in word_file(f"reminders.{language}")["word"].values()}
    for card in card_sets():
        face = library.face(card.number, language)
        reminders = library.reminders(card.number, "1.9", language)
        explained = {(reminder.part, reminder.key) for reminder in reminders}
        on_it = {("mark", key) for ability in face.text for key, _ in ability.marks}
        on_it |= {("badge", badge.key) for badge in face.badges}
        kinds = zip(face.design.figures, face.figures, strict=True)
        on_it |= {("figure", kind.key) for kind, figure in kinds if figure is not None}
        icons = (("condition", face.condition), ("environment", face.environment), ("traits", face.traits))
        on_it |= {(part, "") for part, there in icons if there} | {("type", "")}
        assert on_it <= explained, f"{card.number}: {on_it - explained}"
        spans = {span for reminder in reminders for span in reminder.spans}
        for place, ability in enumerate(face.text):
            for match in WRITTEN.finditer(ability.text):
                assert (place, match.start(), match.end()) in spans, f"{card.number}: {match[0]}"
        assert all(reminder.text for reminder in reminders)
        assert not any("{" in reminder.text for reminder in reminders)
        unused -= {reminder.term for reminder in reminders if reminder.spans}
    assert not unused, "words that stand on no card"


def test_every_sentence_has_its_clause_in_both_editions() -> None:
    for section, clauses in word_file("reminders").items():
        for language in LANGUAGES:
            assert set(word_file(f"reminders.{language}")[section]) == set(clauses), f"{section} in {language}"
        for key, clause in clauses.items():
            for edition in EDITIONS:
                assert RULEBOOK.number_in(edition, clause) in RULEBOOK.book(edition), f"{section} {key} in {edition}"


def test_every_keyword_effect_has_a_sentence() -> None:
    assert {keyword.key for keyword in KEYWORD_EFFECTS} <= set(word_file("reminders")["keyword"])


def test_a_keyword_effect_is_told_with_its_amount() -> None:
    assert of("ST01-001")["<Repair 2>"].text == "At the end of your turn, this Unit recovers 2 HP."
    assert of("ST01-001", "ja")["《リペア2》"].text == "自分のターンの終わりに、このユニットは2回復します。"
    assert (of("ST01-001")["<Repair 2>"].clause, of("ST01-001", edition="1.0")["<Repair 2>"].clause) == (
        "13-1-1-1",
        "11-1-1-2",
    )


def test_a_keyword_effect_is_explained_without_a_card() -> None:
    breach = library.keyword_reminder("Breach 5", "1.9", "zh")
    assert breach is not None
    assert breach.term == "《突破5》"
    assert breach in [each._replace(spans=()) for each in library.reminders("ST02-001", "1.9", "zh")]
    assert library.keyword_reminder("Breech 5", "1.9", "zh") is None


def test_a_keyword_effect_that_was_gained_is_explained_and_one_that_was_lost_is_not() -> None:
    now = library.reminders("ST01-005", "1.9", "en", ("Blocker", "Breach 3"))
    badges = {each.term: each for each in now if each.part == "badge"}
    assert set(badges) == {"<Blocker>", "<Breach 3>"}
    assert "it deals 3 damage" in badges["<Breach 3>"].text
    assert not [each for each in library.reminders("ST01-001", "1.9", "en", ()) if each.part == "badge"]


def test_words_are_found_where_they_stand() -> None:
    face = library.face("GD04-038", "en")
    (damage,) = of("GD04-038")["Damage"].spans
    assert face.text[damage.ability].text[damage.start : damage.end] == "damage"


def test_the_name_of_a_card_is_no_word_of_the_rules() -> None:
    number = next(card.number for card in card_sets() if "Corsica Base" in str(library.face(card.number).text))
    for span in (span for each in library.reminders(number, "1.9") for span in each.spans):
        line = library.face(number).text[span.ability].text
        assert line[: span.start].count('"') % 2 == 0, line[span.start : span.end]


def test_a_pilot_adds_its_figures_to_those_of_the_unit() -> None:
    assert of("ST01-010")["AP"].text.startswith("Added to the AP of the Unit")
