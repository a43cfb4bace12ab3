"""Who plays on from a point of a recorded game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from gundam_desktop.records import Player
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.level_names import level_name
from gundam_desktop.ui.session.player_names import shown_name
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.sheet import Sheet

NARROWEST = 400
"""Pixels that the title needs in its bar."""


class BranchDialog(Sheet, QDialog):
    """Asks who plays either side: a person here, or a bot, and by which name."""

    chosen = Signal(object)
    """The two players (`Player`), seat 0, who is shown below, first."""

    def __init__(
        self, players: tuple[Player, Player], where: str, services: Services, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Continue from here"))
        self.setMinimumWidth(scaled(NARROWEST))
        self._players = players
        self.names = tuple(QLineEdit(shown_name(player), self) for player in players)
        self.levels = tuple(QComboBox(self) for _ in players)
        form = QFormLayout()
        form.addRow(Label(self, where))
        sides = (self.tr("Below"), self.tr("Above"))
        for side, name, level, player in zip(sides, self.names, self.levels, players, strict=True):
            level.addItem(self.tr("A player on this computer"), HUMAN)
            offered = [*services.levels()]
            for each in offered if player.level in (HUMAN, *offered) else [*offered, player.level]:
                level.addItem(self.tr("Bot ({level})").format(level=level_name(each)), each)
            level.setCurrentIndex(max(0, level.findData(player.level)))
            form.addRow(side, name)
            form.addRow("", level)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Continue"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = self.headed_column()
        column.addLayout(form)
        column.addWidget(buttons)

    def accept(self) -> None:
        """Close, and emit `chosen` with who plays."""
        made = [
            player.model_copy(update={"name": _name(player, name.text().strip()), "level": level.currentData()})
            for player, name, level in zip(self._players, self.names, self.levels, strict=True)
        ]
        super().accept()
        self.chosen.emit((made[0], made[1]))


def _name(player: Player, entered: str) -> str:
    """The name to be recorded: as it was if it was left as it is shown, so that it still follows the language."""
    return player.name if entered in ("", shown_name(player)) else entered
