"""The dialog that gives a deck away, the deck as a picture, cards to print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks_api import FORMATS, Deck, write_list
from gundam_desktop.ui.decks.import_export import ExportDialog, deck_image, save_image, write_proxies
from gundam_desktop.ui.decks.import_export.proxies import page_picture, proxy_pages
from gundam_desktop.ui.style.theme import DARK, LIGHT, Theme, install_theme

SMALL = Deck(name="Small: one", cards=(("ST01-001", 4), ("ST01-005", 4), ("ST01-015", 2)), sideboard=(("ST01-010", 1),))
PAGE = re.compile(rb"/Type /Page\b")
BOX = re.compile(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]")


@pytest.fixture
def dialog(qtbot: QtBot) -> ExportDialog:
    opened = ExportDialog(SMALL)
    qtbot.addWidget(opened)
    with qtbot.waitExposed(opened):
        opened.show()
    return opened


@pytest.mark.parametrize("form", FORMATS)
def test_lists_are_shown_copied_and_saved(qtbot: QtBot, dialog: ExportDialog, form: str, tmp_path: Path) -> None:
    dialog.choose(form)
    wanted = write_list(SMALL, form)
    assert dialog.text.toPlainText() == wanted
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == wanted
    dialog.save_to(tmp_path / "deck.txt")
    assert (tmp_path / "deck.txt").read_text("utf-8") == wanted
    assert dialog.note.text() == "Saved as deck.txt."


def test_the_picture_is_copied_and_saved(qtbot: QtBot, dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose("picture")
    assert dialog.shown.currentWidget() is dialog.picture
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().image().width() == 1600
    dialog.save_to(tmp_path / "deck.png")
    assert QImage(str(tmp_path / "deck.png")) == dialog.picture.picture.convertToFormat(QImage.Format.Format_RGB32)


def test_cards_to_print_say_how_many_pages_there_are(qtbot: QtBot, dialog: ExportDialog, tmp_path: Path) -> None:
    assert not dialog.paper.isVisible()
    dialog.choose("proxies")
    assert dialog.paper.isVisible()
    assert dialog.note.text().startswith("10 cards of 63 × 88 mm on 2 pages.")
    dialog.resources.setChecked(True)
    assert dialog.note.text().startswith("20 cards of 63 × 88 mm on 3 pages.")
    dialog.copies.setCurrentIndex(1)
    assert dialog.note.text().startswith("4 cards of 63 × 88 mm on 1 pages.")
    dialog.save_to(tmp_path / "deck.pdf")
    assert len(PAGE.findall((tmp_path / "deck.pdf").read_bytes())) == 1


@pytest.mark.parametrize("form", ["text", "picture", "proxies"])
def test_what_cannot_be_written_is_said(qtbot: QtBot, dialog: ExportDialog, form: str, tmp_path: Path) -> None:
    dialog.choose(form)
    dialog.save_to(tmp_path / "none" / "deck")
    (box,) = dialog.findChildren(QMessageBox)
    assert "none" in box.informativeText()
    box.close()


@pytest.mark.parametrize("theme", [DARK, LIGHT])
@pytest.mark.parametrize("width", [800, 1600])
def test_the_picture_grows_with_its_cards(qtbot: QtBot, theme: Theme, width: int) -> None:
    install_theme(theme)
    small, large = (
        deck_image(SMALL, width),
        deck_image(library.deck("official-001"), width),
    )
    assert (small.width(), large.width()) == (width, width)
    assert large.height() > 1.5 * small.height()
    lowest = small.pixelColor(2, small.height() - 1)
    assert lowest.lightness() == pytest.approx(QColor(theme.background).lightness(), abs=3)


def test_an_empty_deck_has_a_picture_and_a_page(qtbot: QtBot, tmp_path: Path) -> None:
    empty = Deck(name="empty", cards=())
    assert deck_image(empty).width() == 1600
    assert write_proxies(empty, tmp_path / "empty.pdf") == 1


def test_a_picture_that_cannot_be_written_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"none.*: the picture cannot be written there"):
        save_image(deck_image(SMALL, 400), tmp_path / "none" / "deck.png")


@pytest.mark.parametrize(("paper", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_pages_have_the_size_of_the_paper(qtbot: QtBot, paper: str, size: tuple[float, float], tmp_path: Path) -> None:
    assert write_proxies(SMALL, tmp_path / "deck.pdf", "copies", paper) == 2
    written = (tmp_path / "deck.pdf").read_bytes()
    assert len(PAGE.findall(written)) == 2
    (box, *_) = BOX.findall(written)
    assert [float(points) * 25.4 / 72 for points in box] == pytest.approx(size, abs=0.2)
    assert b"/Subtype /Image" not in written  # all of it is drawn, nothing is a picture


@pytest.mark.parametrize(("paper", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_cards_have_exactly_their_size(qtbot: QtBot, paper: str, size: tuple[float, float]) -> None:
    """Ten pixels to a millimetre: from the first to the last pixel that is not white."""
    (faces,) = proxy_pages(Deck(name="one", cards=(("ST01-001", 1),)))
    image = page_picture(faces, paper, round(size[0] * 10))
    left, top = (size[0] - 189) / 2, (size[1] - 264) / 2
    across = [x for x in range(image.width()) if not is_white(image, x, round((top + 44) * 10))]
    down = [y for y in range(image.height()) if not is_white(image, round((left + 31) * 10), y)]
    assert (across[-1] - across[0]) / 10 == pytest.approx(63, abs=0.2)
    assert (down[-1] - down[0]) / 10 == pytest.approx(88, abs=0.2)
    assert across[0] / 10 == pytest.approx(left, abs=0.2)
    assert down[0] / 10 == pytest.approx(top, abs=0.2)


def is_white(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y).lightness() > 250
