"""The dialog that gives a deck away, the deck as a picture, cards to print."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import FORMATS, Deck, write_list
from gundam_desktop.ui.decks.import_export import (
    ExportDialog,
    deck_image,
    registration_sheet,
    save_image,
    write_proxies,
)
from gundam_desktop.ui.decks.import_export.pages import page_image
from gundam_desktop.ui.decks.import_export.proxies import page_picture, proxy_pages
from gundam_desktop.ui.decks.import_export.qr import BORDER, qr_cells
from gundam_desktop.ui.decks.import_export.registration_sheet import Registration, paint_sheet
from gundam_desktop.ui.style.appearance import install_language
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


@pytest.mark.parametrize(
    ("form", "given", "kind", "wanted"),
    [
        ("text", "deck.txt", "*.txt", "deck.txt"),
        ("text", "deck.txt", "*.deck", "deck.deck"),
        ("text", "deck.list", "*.deck", "deck.list"),
        ("json", "deck.json", "*.json", "deck.json"),
    ],
)
def test_a_file_is_of_the_kind_that_was_chosen(
    dialog: ExportDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, form: str, given: str, kind: str, wanted: str
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / given), f"Files ({kind})"))
    dialog.choose(form)
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [wanted]


def test_a_list_is_in_the_language_of_the_client(qtbot: QtBot) -> None:
    install_language("ja")
    dialog = ExportDialog(SMALL)
    qtbot.addWidget(dialog)
    dialog.choose("text")
    assert dialog.text.toPlainText() == write_list(SMALL, language="ja") != write_list(SMALL)


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
    assert dialog.note.text().startswith("Cards of 63 × 88 mm: 10. Pages: 2.")
    dialog.resources.setChecked(True)
    assert dialog.note.text().startswith("Cards of 63 × 88 mm: 20. Pages: 3.")
    dialog.copies.setCurrentIndex(1)
    assert dialog.note.text().startswith("Cards of 63 × 88 mm: 4. Pages: 1.")
    dialog.save_to(tmp_path / "deck.pdf")
    assert len(PAGE.findall((tmp_path / "deck.pdf").read_bytes())) == 1


def test_a_qr_code_has_the_deck_s_link(dialog: ExportDialog, tmp_path: Path) -> None:
    dialog.choose("qr")
    cells = qr_cells(write_list(SMALL, "link"))
    finder = [[x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4) for x in range(7)] for y in range(7)]
    for rows, columns in ((slice(0, 7), slice(0, 7)), (slice(0, 7), slice(-7, None)), (slice(-7, None), slice(0, 7))):
        assert [row[columns] for row in cells[rows]] == finder
    image = dialog.picture.picture
    side = image.width() // (len(cells) + 2 * BORDER)
    shown = [
        [
            image.pixelColor((x + BORDER) * side + side // 2, (y + BORDER) * side + side // 2).lightness() < 128
            for x in range(len(cells))
        ]
        for y in range(len(cells))
    ]
    assert shown == cells
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().image().width() == image.width()
    dialog.save_to(tmp_path / "deck.png")
    assert QImage(str(tmp_path / "deck.png")).size() == image.size()


def test_a_deck_that_fits_into_no_qr_code_says_so(qtbot: QtBot) -> None:
    every = Deck(name="every", cards=tuple((number, 1) for number in sorted(decks_api.all_cards())))
    opened = ExportDialog(every)
    qtbot.addWidget(opened)
    opened.choose("qr")
    assert opened.note.text() == "This deck has too many different cards for a QR code."
    assert not opened.copy.isEnabled()
    assert not opened.save.isEnabled()


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_registration_sheet_is_one_page_with_what_the_player_writes(
    dialog: ExportDialog, tmp_path: Path, paper: str
) -> None:
    assert not dialog.player.isVisible()
    dialog.choose("sheet")
    assert dialog.player.isVisible()
    assert not dialog.copies.isVisible()
    dialog.paper.setCurrentText(paper)
    empty = dialog.picture.picture
    QTest.keyClicks(dialog.player, "Haruka")
    dialog.dated.setChecked(True)
    assert dialog.picture.picture != empty
    dialog.save_to(tmp_path / "sheet.pdf")
    assert len(PAGE.findall((tmp_path / "sheet.pdf").read_bytes())) == 1


def test_a_sheet_has_every_card_above_the_signatures(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a deck of single copies, with resources and sideboard, fits on the page."""
    written: dict[str, float] = {}

    def note(_painter: QPainter, place: QRectF, text: str, *_more: object) -> None:
        written[text] = place.bottom()

    monkeypatch.setattr(registration_sheet, "draw_text", note)
    numbers = [card.number for card in decks_api.all_cards().values() if card.type == "unit" and not card.is_token]
    deck = Deck(
        name="Singles", cards=tuple((n, 1) for n in numbers[:50]), sideboard=tuple((n, 1) for n in numbers[50:60])
    )
    page_image(lambda painter: paint_sheet(painter, deck, Registration(), "Letter"), "Letter", 400)
    assert set(numbers[:60]) | {"R-001"} <= set(written)
    assert max(bottom for text, bottom in written.items() if text in numbers) < written["Signature of the player"]


def test_a_sheet_of_a_deck_that_is_not_legal_says_so(dialog: ExportDialog, qtbot: QtBot) -> None:
    assert not dialog.warning.isVisible()
    dialog.choose("sheet")
    assert dialog.warning.isVisible()
    assert dialog.warning.text().startswith("This deck is not legal:\n• ")
    dialog.choose("text")
    assert not dialog.warning.isVisible()
    legal = ExportDialog(library.deck("official-004"))
    qtbot.addWidget(legal)
    legal.choose("sheet")
    assert legal.warning.text() == ""


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_picture_and_sheet_have_the_headings_of_the_list(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    install_language(language)
    written: list[str] = []
    monkeypatch.setattr(registration_sheet, "draw_text", lambda *given: written.append(given[2]))
    picture = import_module("gundam_desktop.ui.decks.import_export.deck_image")
    monkeypatch.setattr(picture, "write", lambda *given, **_how: written.append(given[2]))
    page_image(lambda painter: paint_sheet(painter, SMALL, Registration(), "A4"), "A4", 400)
    deck_image(SMALL, 400)
    for kind, count in (("unit", 8), ("base", 2)):
        title = decks_api.heading(kind, language)
        assert f"{title} ({count})" in written
        assert any(f"{title} {count}" in text for text in written)
        assert f"{title} ({count})" in write_list(SMALL, language=language)


@pytest.mark.parametrize("form", ["text", "picture", "proxies", "qr", "sheet"])
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
    with pytest.raises(OSError, match=r"No such file or directory: .*deck\.png"):
        save_image(deck_image(SMALL, 400), tmp_path / "none" / "deck.png")


@pytest.mark.parametrize(("paper", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_pages_have_the_size_of_the_paper(qtbot: QtBot, paper: str, size: tuple[float, float], tmp_path: Path) -> None:
    assert write_proxies(SMALL, tmp_path / "deck.pdf", "copies", paper) == 2
    written = (tmp_path / "deck.pdf").read_bytes()
    assert len(PAGE.findall(written)) == 2
    (box, *_) = BOX.findall(written)
    assert [float(points) * 25.4 / 72 for points in box] == pytest.approx(size, abs=0.2)
    assert b"/Type /Font" in written  # texts are texts
    assert b"/Subtype /Image" in written  # only the pictures of the cards are pictures


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
