"""Where the words, marks and icons of a card are that have a reminder."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from gundam_desktop.games.gcg import library
from gundam_desktop.tabletop import CardView
from gundam_desktop.ui.cards import CARD_HEIGHT, CARD_WIDTH, current_status, printed_status
from gundam_desktop.ui.cards.small_card import least_letters, small_card
from gundam_desktop.ui.cards.spots import Spot, at_point, large_spots, small_spots

WHOLE = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)
CARDS = ("ST01-001", "ST01-010", "ST01-013", "ST01-015", "GD04-038", "GD05-005")


def spots_of(number: str, language: str = "en") -> list[Spot]:
    face = library.face(number, language)
    return large_spots(face, library.reminders(number, "1.9", language), printed_status(face))


def there(spots: list[Spot], point: QPointF) -> list[str]:
    return [spot.reminder.term for spot in at_point(spots, point)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_reminder_has_its_place_on_the_large_card(language: str) -> None:
    for number in CARDS:
        spots = spots_of(number, language)
        assert all(WHOLE.contains(spot.box) for spot in spots)
        reminders = library.reminders(number, "1.9", language)
        assert {spot.reminder.term for spot in spots} == {each.term for each in reminders}, number


@pytest.mark.usefixtures("qapp")
def test_what_is_pointed_at_is_found() -> None:
    spots = spots_of("ST01-001")
    places = {spot.reminder.term: spot.box for spot in spots}
    for term in ("<Repair 2>", "【During Pair】", "Unit", "Link condition", "Lv.", "Cost", "HP", "Space / Earth"):
        assert there(spots, places[term].center()) == [term]
    assert there(spots, QPointF(50, 50)) == []


@pytest.mark.usefixtures("qapp")
def test_a_word_in_two_lines_has_a_box_in_each() -> None:
    face = library.face("ST01-001", "en")
    text = face.text[0]._replace(text="<High-Maneuver> " * 12)
    long = face._replace(text=(text, *face.text[1:]))
    reminders = library.reminders("ST01-001", "1.9")
    lines = {spot.box.top() for spot in large_spots(long, reminders, printed_status(long))}
    assert len(lines) > 3


@pytest.mark.usefixtures("qapp")
def test_symbols_of_gained_keywords_are_found_on_a_small_card() -> None:
    face = library.face("ST01-005", "en")
    card = CardView(1, "ST01-005", 0, "battle", keywords=("Blocker",))
    reminders = library.reminders("ST01-005", "1.9", "en", card.keywords)
    for width in (120, 84, 57):
        spots = small_spots(face, reminders, current_status(card, face), small_card(face, least_letters(width)))
        places = {spot.reminder.term: spot.box for spot in spots}
        assert {"<Blocker>", "Lv.", "Cost", "AP", "HP"} <= set(places)
        assert places["<Blocker>"].right() > 80
        assert there(spots, places["<Blocker>"].center()) == ["<Blocker>"]
