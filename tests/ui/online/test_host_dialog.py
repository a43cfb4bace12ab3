"""The form for a table of one's own brings what is needed, and says what is wrong with an address."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app.deck_chooser import DeckChooser
from gundam_desktop.ui.online.host_dialog import HostDialog, Hosting
from gundam_desktop.ui.online.rules_form import PRESETS
from gundam_desktop.ui.session.online_choices import KnownServer, OnlineChoices
from gundam_desktop.ui.session.settings import GameSetup
from tests.ui import stub_game


def opened(qtbot: QtBot, choices: OnlineChoices | None = None) -> HostDialog:
    last = GameSetup(names=("Ann", ""))
    choices = choices or OnlineChoices()
    dialog = HostDialog(stub_game.services(), lambda game: GameSetup(game=game), last, choices, DeckChooser)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def chosen(qtbot: QtBot, dialog: HostDialog) -> Hosting:
    with qtbot.waitSignal(dialog.chosen) as told:
        dialog.accept()
    assert told.args is not None
    hosting: Hosting = told.args[0]
    return hosting


def test_a_friendly_table_on_this_computer_is_what_enter_opens(qtbot: QtBot) -> None:
    assert chosen(qtbot, opened(qtbot)) == Hosting("gcg", "1.9", "deck-1", "Ann", PRESETS["friendly"], None)


def test_the_last_choices_are_offered_again(qtbot: QtBot) -> None:
    server = KnownServer(address="play.example.org", key="secret")
    rules = PRESETS["match"].model_dump()
    choices = OnlineChoices(servers=(server,), hosts_at="play.example.org", rules=rules)
    hosting = chosen(qtbot, opened(qtbot, choices))
    assert hosting.server == server
    assert hosting.rules.best_of == 3


def test_rules_that_are_not_understood_are_friendly_ones(qtbot: QtBot) -> None:
    assert chosen(qtbot, opened(qtbot, OnlineChoices(rules={"best_of": 99}))).rules == PRESETS["friendly"]


@pytest.mark.parametrize("address", ["", "a b", "x:99999"])
def test_a_wrong_address_is_named(qtbot: QtBot, address: str) -> None:
    dialog = opened(qtbot)
    dialog.where.setCurrentIndex(dialog.where.count() - 1)
    dialog.where.activated.emit(dialog.where.currentIndex())
    dialog.address.setText(address)
    dialog.accept()
    assert dialog.isVisible()
    assert dialog.problem.text()
    dialog.address.setText("10.0.0.5")
    dialog.key.setText("k")
    hosting = chosen(qtbot, dialog)
    assert hosting.server == KnownServer(address="10.0.0.5", key="k")
