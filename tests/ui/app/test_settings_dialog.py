"""The dialog with all settings: what is changed counts and is saved at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QDoubleSpinBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.match.passing import usual
from gundam_desktop.tabletop import Playmat
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.settings_dialog import ROWS, SettingsDialog
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table.items.player_plate_item import PlateItem
from tests.ui import stub_game
from tests.ui.stub_game import block, main_phase


@pytest.fixture(autouse=True)
def english_again(qapp: object) -> Iterator[None]:
    yield
    install_language("en")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    script = [main_phase(0), block(0, can=False), main_phase(0)]
    window = MainWindow(stub_game.services(script), Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.launcher.play(GameSetup(opponent="first"))
    yield window
    window.close()


@pytest.fixture
def dialog(window: MainWindow) -> SettingsDialog:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return next(found for found in window.findChildren(SettingsDialog) if found.isVisible())


def choose(box: QWidget, data: object) -> None:
    """Choose an entry by keys, as a person does."""
    assert isinstance(box, QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(data)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    if box.findData(data) == 0:
        QTest.keyClick(box, Qt.Key.Key_Down)
        QTest.keyClick(box, Qt.Key.Key_Up)


def test_what_is_chosen_counts_and_is_saved_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    choose(dialog.fields["theme"], "light")
    assert not theme().dark
    choose(dialog.fields["animation"], 2.0)
    choose(dialog.fields["auto_pass"], "never")
    pause = dialog.fields["bot_pause"]
    assert isinstance(pause, QDoubleSpinBox)
    pause.setValue(1.5)
    turn = dialog.interrupts["turn"]
    QTest.mouseClick(turn, Qt.MouseButton.LeftButton, pos=QPoint(9, turn.height() // 2))  # on its little box
    kept = settings.load().settings
    assert (kept.theme, kept.animation, kept.auto_pass, kept.bot_pause) == ("light", 2.0, "never", 1.5)
    assert kept.interrupts == {"gcg": (*usual(stub_game.StubLibrary()), "turn")}
    pace = window.settings_controller.pace()
    assert (pace.auto_pass, pace.bot_pause, pace.interrupts) == ("never", 1.5, kept.interrupts)
    QTest.mouseClick(dialog.usual, Qt.MouseButton.LeftButton)
    assert settings.load().settings.interrupts == {}


def test_it_counts_for_the_game_that_is_on(window: MainWindow, dialog: SettingsDialog, qtbot: QtBot) -> None:
    choose(dialog.fields["auto_pass"], "never")
    dialog.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert window.session is not None
    assert window.session.decision.kind == "block"


def test_it_shows_what_is_set(qtbot: QtBot) -> None:
    set_so = Settings(theme="light", language="zh", animation=0.5, auto_pass="never", bot_pause=0)
    set_so.interrupts = {"gcg": ("pair",), "other game": ("turn",)}
    dialog = SettingsDialog(set_so, stub_game.game_module())
    qtbot.addWidget(dialog)
    lists = {name: box.currentData() for name, box in dialog.fields.items() if isinstance(box, QComboBox)}
    assert lists == {name: getattr(set_so, name) for name in lists}
    assert [name for name, check in dialog.interrupts.items() if check.isChecked()] == ["pair"]
    pause = dialog.fields["bot_pause"]
    assert isinstance(pause, QDoubleSpinBox)
    assert pause.text() == "none"


@pytest.mark.parametrize("name", ROWS)
def test_the_row_of_each_setting_changes_it(qtbot: QtBot, name: str) -> None:
    dialog = SettingsDialog(Settings(), stub_game.game_module())
    qtbot.addWidget(dialog)
    dialog.show()
    field = dialog.fields[name]
    field.setEnabled(True)
    changes: list[tuple[str, object]] = []
    dialog.changed.connect(lambda *change: changes.append(change))
    keys = {QAbstractButton: Qt.Key.Key_Space, QDoubleSpinBox: Qt.Key.Key_Up, QWidget: Qt.Key.Key_End}
    QTest.keyClick(field, next(key for kind, key in keys.items() if isinstance(field, kind)))
    ((changed, value),) = changes
    assert changed == name
    assert Settings.model_validate({name: value}) != Settings()


def test_a_game_without_passing_offers_none(qtbot: QtBot) -> None:
    class Library(stub_game.StubLibrary):
        def playmat(self, language: str) -> Playmat:
            return super().playmat(language)._replace(prompt_styles={})

    dialog = SettingsDialog(Settings(), stub_game.game_module()._replace(library=Library()))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.fields["auto_pass"].isHidden()
    assert not any(check.isVisible() for check in dialog.interrupts.values())
    assert dialog.fields["bot_pause"].isVisible()


def test_another_language_is_spoken_by_the_dialog_itself(qtbot: QtBot, dialog: SettingsDialog) -> None:
    choose(dialog.fields["language"], "ja")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "設定")
    assert dialog.interrupts["block"].isChecked()
    assert settings.load().settings.interrupts == {}


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_no_text_is_cut(qtbot: QtBot, language: str) -> None:
    install_language(language)
    dialog = SettingsDialog(Settings(language=language), stub_game.game_module())
    qtbot.addWidget(dialog)
    dialog.show()
    for button in dialog.findChildren(QAbstractButton):
        assert button.width() >= button.sizeHint().width(), button.text()
    for label in dialog.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        assert label.height() >= needed, label.text()
    assert dialog.height() <= 640


def test_sounds_are_switched_and_made_louder(window: MainWindow, dialog: SettingsDialog) -> None:
    QTest.keyClick(dialog.fields["volume"], Qt.Key.Key_End)
    assert window.settings_controller.volume() == 1
    dialog.fields["sound"].setFocus()
    QTest.keyClick(dialog.fields["sound"], Qt.Key.Key_Space)
    assert window.settings_controller.volume() == 0
    assert not dialog.fields["volume"].isEnabled()
    assert settings.load().settings.sound is False


def test_the_pace_of_the_showcase_counts_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    def pace() -> str:
        return window.play_page.scene.showcase.pace

    choose(dialog.fields["showcase"], "none")
    assert pace() == "none"
    choose(dialog.fields["showcase"], "brisk")
    assert pace() == "brisk"
    window.play_page.rebuild_table()
    assert pace() == "brisk"


def test_rested_cards_lie_sideways_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    def turn() -> float:
        return window.play_page.scene.layout.pose(True, "battle", 0, 6, rested=True).rotation

    assert turn() == 14
    choose(dialog.fields["lean"], "sideways")
    assert turn() == 90
    choose(dialog.fields["lean"], "leaning")
    assert turn() == 14


def test_a_chosen_portrait_is_that_of_the_person_who_plays_alone(window: MainWindow, dialog: SettingsDialog) -> None:
    def portraits() -> list[int]:
        plates = [item.plate for item in window.play_page.scene.items() if isinstance(item, PlateItem)]
        return [plate.portrait.number for plate in sorted(plates)]

    box = dialog.fields["portrait"]
    assert isinstance(box, QComboBox)
    assert portraits() == [0, 0]
    assert not box.itemIcon(box.findData(7)).isNull()
    choose(box, 7)
    assert portraits() == [7, 0]
    window.launcher.play(GameSetup(opponent="human"))
    assert portraits() == [0, 0], "two people at this computer: by their names"
