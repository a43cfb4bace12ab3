"""What the settings keep of the builder's layout."""

from __future__ import annotations

import json

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.workspace.layout_state import layout_of, restore_layout
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.layouts import BuilderLook, DeckLook
from gundam_desktop.ui.session.settings import Settings


@pytest.mark.usefixtures("home")
def test_the_look_of_the_deck_is_kept(qtbot: QtBot) -> None:
    page, look = BuilderPage(), DeckLook(view="pictures", group="cost", sort="name")
    qtbot.addWidget(page)
    page.deck.show_as(look)
    settings.save(Settings(builder=layout_of(page)))
    again = BuilderPage()
    qtbot.addWidget(again)
    restore_layout(again, settings.load().settings.builder)
    assert again.deck.look == look


@pytest.mark.usefixtures("home")
def test_settings_from_before_there_were_views_open() -> None:
    settings.save(Settings())
    path = settings.settings_file()
    data = json.loads(path.read_text())
    del data["builder"]["deck"]
    data["builder"]["table"] = True
    path.write_text(json.dumps(data))
    loaded = settings.load()
    assert loaded.set_aside is None
    assert loaded.settings.builder == BuilderLook(table=True)
