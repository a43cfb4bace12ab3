"""Takes the pictures of known positions: the client's whole window, as a person has it.

`python -m tests.ui.pictures.known_positions [NAME ...]` takes these pictures again, or all, and says which changed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QImage, QImageWriter, QMouseEvent, qRgb
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gundam_desktop.games import find
from gundam_desktop.games.gcg import game, library
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.runner import Runner
from gundam_desktop.tabletop import Game
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.settings import GameSetup, Settings
from gundam_desktop.ui.style.appearance import install_language, make_application
from gundam_desktop.ui.table.items.card_item import CardItem
from tests.ui import stub_game
from tests.ui.pictures.picture_difference import compare

FOLDER = Path(__file__).parent
SIZE = (1024, 640)
COLORS = 256
Theme = Literal["dark", "light"]
Language = Literal["en", "ja", "zh"]
FRIENDS = GameSetup(decks=("official-004", "official-005"), names=("Ann", "Ben"), opponent=HUMAN, starter="chance")


class Picture(NamedTuple):
    """A known position, and how it is shown."""

    name: str
    """Also the name of the scenario file and of the PNG."""
    theme: Theme
    language: Language
    pointed: str = ""
    """Number of the card that the mouse is over."""
    clicked: str = ""
    """Number of the card that is clicked."""


PICTURES = (
    Picture("empty", "light", "en"),
    Picture("opening_hand", "dark", "zh"),
    Picture("crowded", "dark", "en", pointed="ST04-012"),
    Picture("long_names", "light", "ja", pointed="GD04-070"),
    Picture("attack_on_a_unit", "dark", "en"),
    Picture("attack_on_the_player", "light", "zh", pointed="GD01-099"),
    Picture("targets", "dark", "ja", clicked="GD02-045"),
    Picture("looked_at", "light", "en", pointed="GD02-088"),
    Picture("waiting_effects", "dark", "en"),
    Picture("burst", "dark", "zh"),
    Picture("trash_list", "light", "ja", clicked="ST09-010"),
    Picture("victory", "light", "en"),
)


class Shown:
    """A position in a window; close it at the end."""

    def __init__(self, path: Path, theme: Theme, language: Language, size: tuple[int, int] = SIZE) -> None:
        (scenario,) = read_file(path, SCENARIOS)
        library.know((game.FILLER, *scenario.setting.cards))
        runner = Runner(scenario)

        def begin(
            decks: tuple[Deck, Deck],
            seed: int,
            edition: str = "1.0",
            chooser: int | None = None,
            *,
            trial: bool = False,
        ) -> Game:
            return runner.game

        services = stub_game.services_of(find("gcg")._replace(start=begin))
        install_language(language)
        self.window = MainWindow(
            services, Settings(theme=theme, language=language, animation=0, window=size, confirm_end=False)
        )
        QCursor.setPos(0, size[1] + 100)  # a test before may have left the mouse where a button comes
        self.window.show()
        assert self.window.launcher.play(FRIENDS)
        session = self.window.session
        assert session is not None
        for step in scenario.play:
            assert session.choose(step.player, runner.moment.choice(step.choice, step.player, step.choice.text))
            pass_where_nothing_can_be_done(session)
        if self.window.play_page.curtain.is_down:
            self.window.play_page.curtain.lift()
        QApplication.processEvents()

    def card(self, number: str) -> QPoint:
        """Where the first card of a number that lies open is in the view, the near player's before the other's."""
        scene, view = self.window.play_page.scene, self.window.play_page.view
        items = [item for item in scene.items() if isinstance(item, CardItem) and item.face is not None]
        shown = [item for item in items if item.face is not None and item.face.number == number]
        return view.mapFromScene(max(shown, key=lambda item: (item.in_tray, item.near)).scenePos())

    def point(self, number: str) -> None:
        """Move the mouse to a card."""
        viewport, none = self.window.play_page.view.viewport(), Qt.MouseButton.NoButton
        at = self.card(number)
        where = QPointF(viewport.mapToGlobal(at))
        moved = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), where, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, moved)

    def click(self, number: str) -> None:
        """Click a card."""
        QTest.mouseClick(self.window.play_page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.card(number))
        QApplication.processEvents()

    def image(self) -> QImage:
        """What the window shows."""
        QApplication.processEvents()
        return self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    def close(self) -> None:
        """Put the window away."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        install_language("en")
        QApplication.processEvents()


def pass_where_nothing_can_be_done(session: GameSession) -> None:
    """Make the passes that two people are asked for although they can do nothing else; scenarios leave them out."""
    while session.decision.kind == "action" and len(choices := session.legal_choices(session.decision.player)) == 1:
        assert session.choose(session.decision.player, choices[0])


def open_picture(picture: Picture, size: tuple[int, int] = SIZE) -> Shown:
    """The window at a picture's position."""
    shown = Shown(FOLDER / f"{picture.name}.yaml", picture.theme, picture.language, size)
    if picture.clicked:
        shown.click(picture.clicked)
    if picture.pointed:
        shown.point(picture.pointed)
    return shown


def take(picture: Picture) -> QImage:
    """The picture as it is now."""
    shown = open_picture(picture)
    image = shown.image()
    shown.close()
    return image


def stored(picture: Picture) -> QImage:
    """The picture as it was when it was last looked at."""
    return QImage(str(_file(picture))).convertToFormat(QImage.Format.Format_RGB32)


def write_small(image: QImage, path: Path) -> None:
    """Write a picture with as many colours as one byte can tell apart: a third of the file, and no eye sees it."""
    few = image.convertToFormat(QImage.Format.Format_Indexed8, _palette(image), Qt.ImageConversionFlag.ThresholdDither)
    writer = QImageWriter(str(path), QByteArray(b"png"))
    writer.setCompression(100)
    if not writer.write(few):
        raise OSError(f"{path}: {writer.errorString()}")


def _palette(image: QImage) -> list[int]:
    """The colours that stand for all: in turn the one that is most missed, by how often it is and how far off."""
    groups: dict[int, list[int]] = {}
    for pixel, count in Counter(memoryview(bytes(image.constBits())).cast("I")).items():
        group = groups.setdefault(pixel & 0xF8F8F8, [0, 0, 0, 0])
        group[0] += count
        for at, shift in enumerate((16, 8, 0), start=1):
            group[at] += count * (pixel >> shift & 255)
    colors = [(count, *(total // count for total in totals)) for count, *totals in groups.values()]
    missed = [float("inf")] * len(colors)
    result: list[int] = []
    while len(result) < min(COLORS, len(colors)):
        _, *chosen = colors[max(range(len(colors)), key=lambda at: colors[at][0] ** 0.5 * missed[at])]
        result.append(qRgb(*chosen))
        for at, (_, *color) in enumerate(colors):
            missed[at] = min(missed[at], sum((a - b) ** 2 for a, b in zip(color, chosen, strict=True)))
    return result


def _file(picture: Picture) -> Path:
    return FOLDER / f"{picture.name}.png"


def main(names: Sequence[str]) -> None:
    """Take the pictures again and say which have changed."""
    for picture in PICTURES:
        if names and picture.name not in names:
            continue
        taken = take(picture)
        difference = compare(stored(picture), taken)
        if difference.places:
            write_small(taken, _file(picture))
        print(f"{picture.name}: {difference if difference.places else 'as it was'}")


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as home:
        os.environ["GUNDAM_DESKTOP_HOME"] = home
        make_application()
        main(sys.argv[1:])
