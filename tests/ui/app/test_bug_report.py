"""A fault is reported as text that holds what is needed, and nothing that gives a game or a person away."""

from __future__ import annotations

import getpass
import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gundam_desktop import __version__
from gundam_desktop.ui.app import bug_report, logging_setup
from gundam_desktop.ui.app.bug_report import ReportDialog, fault_report, without_private_data
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui import stub_game
from tests.ui.table_driver import FRIENDS, Hand

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def log() -> Iterator[Path]:
    path = logging_setup.open_log()
    assert path is not None
    yield path
    logging_setup.close_log()


def test_of_a_game_that_is_over_it_holds_the_start_the_seed_the_choices_and_the_log(qtbot: QtBot) -> None:
    hand = Hand(qtbot, setup=FRIENDS)
    hand.press("Keep hand")
    hand.session.concede(1)
    logging.getLogger("gundam_desktop.ui.anywhere").info("the very last line")
    report = fault_report(hand.session)
    text = report.text
    for needed in (
        __version__,
        "edition 1.9",
        "seed 5",
        "A: (player A) (human)",
        "A: keep",
        "the very last line",
        "by itself",
    ):
        assert needed in text, needed
    assert hand.session.game_history.moves[-1].digest in text
    assert not report.goes_on
    hand.window.close()


def test_while_a_game_goes_on_it_holds_what_was_shown_and_the_faults(qtbot: QtBot) -> None:
    hand = Hand(qtbot, setup=FRIENDS)
    hand.press("Keep hand")
    log = logging.getLogger("gundam_desktop.ui.anywhere")
    log.info("A: choose a hidden card")
    log.error("it broke\nand here is where\nKeyError: GD01-033 ST01-002")
    hand.window.help.show_report()
    dialog = next(found for found in hand.window.findChildren(ReportDialog) if found.isVisible())
    QTest.mouseClick(dialog.copy, LEFT)
    for text in (dialog.shown.toPlainText(), QGuiApplication.clipboard().text()):
        for hidden in ("A: keep", "A: choose", "seed", "ST01-", "GD01-", "Ann", "Ben"):
            assert hidden not in text, hidden
        shown = [without_private_data(line, ("Ann", "Ben")) for line in hand.log]
        for needed in (__version__, "it broke", "and here is where", "KeyError: (a card)", *shown):
            assert needed in text, needed
    assert dialog.partial.isVisible()
    dialog.reject()
    hand.session.concede(1)
    hand.window.help.show_report()
    dialog = next(found for found in hand.window.findChildren(ReportDialog) if found.isVisible())
    assert "A: keep" in dialog.shown.toPlainText()
    assert "The end: 0" in dialog.shown.toPlainText()
    dialog.reject()
    hand.window.close()


def test_it_is_saved_or_says_why_not(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    window = MainWindow(stub_game.services([stub_game.main_phase(0)]), Settings())
    qtbot.addWidget(window)
    assert window.launcher.play(GameSetup(opponent="first"))
    dialog = ReportDialog(fault_report(window.session), window)
    dialog.show()
    for place, said in ((tmp_path / "fault.txt", "fault.txt"), (tmp_path / "gone" / "fault.txt", "No such file")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, place=place: (str(place), ""))
        QTest.mouseClick(dialog.save, LEFT)
        assert said in dialog.problem.text()
    assert (tmp_path / "fault.txt").read_text(encoding="utf-8") == dialog.report.text
    window.close()


def test_without_a_game_the_program_and_the_log_are_told() -> None:
    report = fault_report(None)
    assert not report.goes_on
    assert "No game is on." in report.text


@pytest.mark.parametrize("word", ["jo", "Marie-Claude", "a.b", "山田"])
def test_neither_folders_nor_login_nor_names_are_told(home: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: word)
    text = f"error in {Path.home() / 'decks'} and {home / 'games' / 'x'}: {word}, {word}x"
    assert without_private_data(text) == f"error in ~/decks and (data)/games/x: (user), {word}x"
    assert without_private_data(f"{word} wins", ("", word)) == "(user) wins"
    monkeypatch.setattr(getpass, "getuser", lambda: "other")
    assert without_private_data(f"{word} wins", ("", word)) == "(player B) wins"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{home}/Letters to Ann/for Ben/my deck.txt: line 3", "…/my deck.txt: line 3"),
        ("'/media/ann/USB STICK/a.game' cannot be read", "'…/a.game' cannot be read"),
        (r"[Errno 22] it is a folder: 'D:\Ann\decks\x.deck'", r"[Errno 22] it is a folder: '…/x.deck'"),
        (r"\\machine\share\x.deck: no", "…/x.deck: no"),
        (
            'File "{program}/gundam_desktop/ui/app/menus.py", line 1',
            'File "(program)/gundam_desktop/ui/app/menus.py", line 1',
        ),
        ('File "{python}/lib/x.py", line 1', 'File "(python)/lib/x.py", line 1'),
        ("{home}ly is no folder of the player", "{home}ly is no folder of the player"),
        (
            "AP 3 / HP 2 / Lv 4, 1/2/3, win/loss, https://example.org/a/b",
            "AP 3 / HP 2 / Lv 4, 1/2/3, win/loss, https://example.org/a/b",
        ),
    ],
)
def test_of_a_path_the_name_of_the_file_is_told(
    line: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/somebody"))
    monkeypatch.setattr(getpass, "getuser", lambda: "other")
    places = {"home": "/somebody", "program": str(Path(bug_report.__file__).parents[3]), "python": sys.prefix}
    assert without_private_data(line.format(**places)) == told.format(**places)
