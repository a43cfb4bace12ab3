"""The column beside the table: every part is whole and in its place, also where there is little room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play.panels.coach_panel import CoachLine
from gundam_desktop.ui.play.panels.side_column import SideColumn, StatusLine
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.scaling import set_scale_for, set_text_size
from tests.ui.pictures.known_positions import FOLDER, Language, Shown
from tests.ui.whole.test_clipping import covered_parts

HALF_OF_FULL_HD = (960, 510)
"""What a screen of 1920 x 1080 at 200 % has room for."""


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication) -> Iterator[None]:
    yield
    set_text_size(100)
    set_scale_for(QSize(1440, 900))
    install_language("en")


def shown_at(size: tuple[int, int], percent: int, language: Language, position: str = "crowded") -> Shown:
    set_text_size(percent)
    shown = Shown(FOLDER / f"{position}.yaml", "dark", language, size)
    shown.window.setMinimumSize(0, 0)
    shown.window.resize(*size)
    QApplication.processEvents()
    return shown


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize(("size", "percent"), [(HALF_OF_FULL_HD, 100), ((1280, 680), 150), ((1280, 720), 100)])
def test_no_part_of_a_low_column_covers_or_cuts_another(
    size: tuple[int, int], percent: int, language: Language
) -> None:
    shown = shown_at(size, percent, language)
    page = shown.window.play_page
    side: SideColumn = page.side
    assert covered_parts(side) == []
    assert side.zoom.contentsRect().contains(side.zoom.zoom.geometry()), "the large card is whole"
    assert side.log.isVisible()
    assert side.second.isVisible(), "passing has its button"
    assert side.height() - side.main.geometry().bottom() <= 1
    table = page.scene.sceneRect()
    assert page.view.viewport().rect().contains(page.view.mapFromScene(table).boundingRect().adjusted(1, 1, -1, -1))
    shown.close()


def test_the_coach_leaves_the_log_its_room() -> None:
    shown = shown_at((1280, 720), 100, "en", "attack_on_a_unit")
    side = shown.window.play_page.side
    side.coach.show_lines([CoachLine("Ann: well ahead. Chances to win:"), *[CoachLine("1. Deploy GM: 73 %")] * 3])
    QApplication.processEvents()
    assert side.log.isVisible()
    assert covered_parts(side) == []
    shown.close()


def test_a_status_in_one_line_is_written_in_smaller_letters(qtbot: QtBot) -> None:
    line = StatusLine(None)  # type: ignore[arg-type]
    qtbot.addWidget(line)
    line.resize(260, 20)
    line.show_status("Turn 2", own=True)
    usual = line.font().pixelSize()
    height = line.heightForWidth(260)
    line.show_status("ターン12、プレイヤーの番 · できることなし", own=True)
    assert line.font().pixelSize() < usual
    assert line.heightForWidth(260) <= height
