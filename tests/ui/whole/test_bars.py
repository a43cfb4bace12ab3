"""No bar over the table covers a player's plate, a phase word or a card that can be chosen, at any size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.style.scaling import set_scale_for
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.paint_context import CARD
from tests.ui.pictures.known_positions import FOLDER, PICTURES, Language, Shown

SIZES = ((1024, 640), (1280, 720), (1440, 900), (3840, 2160))
ASKING = (
    "opening_hand",
    "attack_on_a_unit",
    "attack_on_the_player",
    "targets",
    "looked_at",
    "waiting_effects",
    "burst",
)


@pytest.fixture(autouse=True)
def scale_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_scale_for(QSize(1440, 900))


@pytest.fixture(params=["en", "ja", "zh"])
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


def at_each_size(name: str, language: Language) -> Iterator[PlayPage]:
    """The page at a known position, at one size after the other."""
    picture = next(picture for picture in PICTURES if picture.name == name)
    shown = Shown(FOLDER / f"{name}.yaml", "dark", language, SIZES[0])
    if picture.clicked:
        shown.click(picture.clicked)
    for size in SIZES:
        shown.window.resize(*size)
        QApplication.processEvents()
        yield shown.window.play_page
    shown.close()


def on_screen(page: PlayPage, box: QRectF) -> QRect:
    return page.view.mapFromScene(box).boundingRect()


def names_and_phases(page: PlayPage) -> dict[str, QRect]:
    """Where the players' plates and the phase words are."""
    layout = page.scene.layout
    near, far = layout.box(True, PLATE), layout.box(False, PLATE)
    assert near is not None
    assert far is not None
    assert not layout.phases.isEmpty()
    boxes = {"phases": layout.phases, "near plate": near, "far plate": far}
    return {name: on_screen(page, box) for name, box in boxes.items()}


def to_choose(page: PlayPage) -> dict[str, QRect]:
    """Where the cards are that can be chosen now."""
    assert page.session is not None
    seat = page.viewer
    chosen = {choice.card for choice in page.session.legal_choices(seat)} | {
        *page.session.view(seat).decision.candidates
    }
    items = [item for item in page.scene.items() if isinstance(item, CardItem) and item.card in chosen]
    listed = {item.card for item in items if item.in_tray}
    seen = [item for item in items if item.in_tray or item.card not in listed]
    return {f"card {item.card}": on_screen(page, item.mapRectToScene(CARD)) for item in seen}


def covered_by(bar: QWidget, boxes: dict[str, QRect]) -> list[str]:
    assert bar.isVisible()
    parent = bar.parentWidget()
    assert parent is not None
    assert parent.rect().contains(bar.geometry())
    return [name for name, box in boxes.items() if bar.geometry().intersects(box)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ASKING)
def test_a_question_covers_nothing_that_is_needed(name: str, language: Language) -> None:
    for page in at_each_size(name, language):
        assert covered_by(page.frame.prompt, names_and_phases(page) | to_choose(page)) == [], page.window().size()


@pytest.mark.sampled(1)
def test_the_end_of_the_game_is_a_screen_over_the_whole_table(language: Language) -> None:
    for page in at_each_size("victory", language):
        assert page.frame.result.isVisible()
        assert page.frame.result.geometry() == page.frame.rect(), page.window().size()


@pytest.mark.sampled(1)
def test_looking_back_covers_no_name_and_no_phase(language: Language) -> None:
    for page in at_each_size("opening_hand", language):
        if not page.frame.past.isVisible():
            QTest.keyClick(page.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
        assert covered_by(page.frame.past, names_and_phases(page)) == [], page.window().size()


@pytest.mark.parametrize(
    ("name", "language", "whose"),
    [
        ("attack_on_a_unit", "en", "Ann, block step: "),
        ("burst", "ja", "Ann、ダメージステップ："),
        ("targets", "zh", "Ann，主要阶段："),
        ("opening_hand", "en", "Ann: "),
    ],
)
def test_a_question_says_whose_step_it_is_and_which(name: str, language: Language, whose: str) -> None:
    page = next(at_each_size(name, language))
    prompt = page.frame.prompt
    assert prompt.asked is not None
    assert prompt.asked.whose == whose
    assert prompt.accessibleName().startswith(f"{whose}{prompt.asked.question}")
    page.window().close()
