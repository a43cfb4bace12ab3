"""The player's own folder in the client: the message about what is wrong, the switch of the wording, the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import library
from gundam_desktop.tabletop import Ability, Face
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.app.own_faults import OwnFaults
from gundam_desktop.ui.cards import card_pixmap, own_pictures
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.games.gcg.cards.player_files import DECK, HERON, ORDER, put, put_list
from tests.ui import stub_game
from tests.ui.stub_game import StubGame

Open = Callable[..., MainWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    windows: list[MainWindow] = []

    def make(remembered: Settings | None = None) -> MainWindow:
        window = MainWindow(Services(), remembered or Settings(animation=0))
        windows.append(window)
        qtbot.addWidget(window)
        window.show()
        return window

    yield make
    for window in windows:
        window.close()
    library.show_official_wording(True)


def boxes(window: MainWindow) -> list[QMessageBox]:
    return window.findChildren(QMessageBox)


def test_what_is_wrong_is_told_in_a_message(home: Path, opened: Open) -> None:
    file = put_list(home, HERON, *range(8))
    window = opened()
    OwnFaults(window.game_module, window).tell()
    (box,) = boxes(window)
    assert f"{file}: card 2: expected a mapping" in box.informativeText()
    assert "card 9" not in box.informativeText()
    assert "card 9" in box.detailedText()
    box.close()


def test_a_message_that_tells_all_has_no_details(home: Path, opened: Open) -> None:
    file = put_list(home, HERON, *range(2))
    window = opened()
    OwnFaults(window.game_module, window).tell()
    (box,) = boxes(window)
    assert f"{file}: card 3" in box.informativeText()
    assert box.detailedText() == ""
    box.close()


def test_nothing_wrong_nothing_told(home: Path, opened: Open) -> None:
    put_list(home, HERON)
    window = opened()
    OwnFaults(window.game_module, window).tell()
    assert boxes(window) == []


def test_a_broken_picture_is_told_once_it_is_asked_for(home: Path, opened: Open, qtbot: QtBot) -> None:
    file = home / "pictures" / "ST01-001.png"
    file.parent.mkdir()
    file.write_bytes(b"no picture")
    window = opened()
    OwnFaults(window.game_module, window).tell()
    assert boxes(window) == []
    card_pixmap(library.face("ST01-001"), 100, 1)
    qtbot.waitUntil(lambda: bool(boxes(window)))
    (box,) = boxes(window)
    assert f"{file}: not a picture that can be shown" in box.informativeText()
    box.close()


def test_the_switch_of_the_wording(home: Path, opened: Open) -> None:
    put(home, "wording", "en.json", [{"number": "ST01-001", "text": "Glow."}])
    window = opened()
    assert window.menus.wording.isEnabled()
    assert window.menus.wording.isChecked()
    assert [ability.text for ability in library.face("ST01-001").text] == ["Glow."]
    window.menus.wording.trigger()
    assert len(library.face("ST01-001").text) == 2
    assert settings.load().settings.official_wording is False
    opened(settings.load().settings)
    assert len(library.face("ST01-001").text) == 2


def test_without_wording_in_the_language_there_is_nothing_to_switch(home: Path, opened: Open) -> None:
    put(home, "wording", "en.json", [{"number": "ST01-001", "text": "Glow."}])
    assert not opened(Settings(language="ja")).menus.wording.isEnabled()


def test_a_game_on_the_table_with_own_cards_their_wording_and_pictures(
    home: Path, tmp_path: Path, opened: Open, qtbot: QtBot
) -> None:
    put_list(home, HERON, ORDER)
    put(home, "wording", "en.json", [{"number": number, "name": "Renamed", "text": "Glow."} for number in NUMBERS])
    (home / "pictures").mkdir()
    pink = QImage(50, 70, QImage.Format.Format_RGB32)
    pink.fill(QColor("#FF00AA"))
    for number in NUMBERS:
        assert pink.save(str(home / "pictures" / f"{number}.png"))
    assert not library.own_faults()
    deck = tmp_path / "own.txt"
    deck.write_text(DECK, encoding="utf-8")
    window = opened()
    setup = GameSetup(decks=(str(deck), str(deck)), opponent="human", starter="first seat", seed=4)
    assert window.launcher.play(setup)
    window.play_page.curtain.lift()
    qtbot.waitUntil(lambda: not window.play_page.scene.busy)

    def cards() -> list[CardItem]:
        items = [item for item in window.play_page.scene.items() if isinstance(item, CardItem)]
        return [item for item in items if item.face is not None and item.face.type != "resource"]

    qtbot.waitUntil(lambda: bool(cards()))
    qtbot.waitUntil(lambda: own_pictures().readings > 0)
    assert {item.face.name for item in cards() if item.face is not None} == {"Renamed"}

    def pinks() -> int:
        image = window.play_page.view.grab().toImage()
        points = ((x, y) for x in range(0, image.width(), 6) for y in range(0, image.height(), 6))
        return sum(image.pixelColor(*point).name() == "#ff00aa" for point in points)

    qtbot.waitUntil(lambda: pinks() > 100)
    window.menus.wording.trigger()
    assert {item.face.name for item in cards() if item.face is not None} != {"Renamed"}


def test_what_is_resolved_is_named_by_the_rules_count_of_abilities() -> None:
    class Reworded(stub_game.StubLibrary):
        def face(self, number: str, language: str) -> Face:
            lines = (Ability((), "(A line.)"), Ability((), "Glow."))
            return super().face(number, language)._replace(text=lines, abilities=(Ability((), "Draw 1."),))

    view = StubGame([stub_game.confirm(0)]).view(0)
    view = view._replace(decision=view.decision._replace(ability=0))
    assert GameTexts(Reworded()).doing(stub_game.UNIT_0, view).endswith("Draw 1.")


def test_a_rendered_table_has_the_pictures(home: Path, tmp_path: Path) -> None:
    (home / "pictures").mkdir()
    pink = QImage(50, 70, QImage.Format.Format_RGB32)
    pink.fill(QColor("#FF00AA"))
    assert pink.save(str(home / "pictures" / "ST01-001.png"))
    scenario, drawn = tmp_path / "one.yaml", tmp_path / "table.png"
    scenario.write_text("title: One\nposition: {A: {battle: [ST01-001]}}\nexpect: {turn: 5}\n", encoding="utf-8")
    assert main(["render", str(scenario), "-o", str(drawn)]) == 0
    image = QImage(str(drawn))
    points = ((x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5))
    assert sum(image.pixelColor(*point).name() == "#ff00aa" for point in points) > 100


NUMBERS = sorted({line.split()[1] for line in DECK.splitlines()})
