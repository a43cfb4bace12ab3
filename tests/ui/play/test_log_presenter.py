"""The log of the real game reads well: plain sentences, nothing twice, nothing that its reader may not know."""

from __future__ import annotations

import random
import re
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import game, library
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.tabletop import Event
from gundam_desktop.ui.play.log_presenter import LogPresenter
from gundam_desktop.ui.play.log_row import LogRow, counted
from gundam_desktop.ui.play.panels.log_panel import LogPanel
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.style.announcer import Announcer
from gundam_desktop.ui.table import TableScene
from tests.properties.random_games import any_choice

SEATS = ("Ann", "Ben")
SENTENCE = re.compile(r"[^a-z\s].*[.)]( × \d+\.)?")


def played(rng: random.Random, edition: str) -> list[Event]:
    first, second = (library.deck(name) for name in rng.sample(library.deck_names(), 2))
    on = game.start((first, second), rng.randrange(1000), edition)
    events: list[Event] = []
    while on.decision.player >= 0:
        events += on.apply(on.decision.player, any_choice(on, rng))
    return events


@pytest.mark.parametrize("edition", game.EDITIONS)
def test_every_line_is_a_sentence_with_a_clause(rng: random.Random, edition: str) -> None:
    events = played(rng, edition)
    for viewer in (0, 1):
        rows = GameTexts(library).rows([event.as_seen_by(viewer) for event in events], viewer, SEATS)
        for row in rows:
            if row.side != "turn":
                assert SENTENCE.fullmatch(row.text), row.text
                assert row.clause
        told = [row.text for row in rows]
        attacks = RULEBOOK.number_in(edition, "7-3-1")
        assert not any(row.clause == attacks and row.text.endswith("is rested.") for row in rows)
        assert not any("passes" in text for text in told)


def shown(*events: Event) -> list[str]:
    return [row.text for row in GameTexts(library).rows(events, 0, SEATS)]


class _Table(QObject):
    """Tells how many events it has shown."""

    events_shown = Signal(int)
    settled = Signal()


class _Told:
    """A game whose events are known."""

    names, people = SEATS, (0,)

    def __init__(self, *events: Event) -> None:
        self.events = list(events)

    def history(self, _seat: int) -> list[Event]:
        return self.events


def test_no_line_comes_before_its_event_is_shown_also_when_moves_follow_each_other_quickly(qtbot: QtBot) -> None:
    """The event without a line that ends the first move is not counted for the second one."""
    panel, table = LogPanel(), _Table()
    qtbot.addWidget(panel)
    presenter = LogPresenter(panel, GameTexts(library), Announcer(panel))
    presenter.follow(cast(TableScene, table))
    drew, step = Event("drew", "6-3-1", 1), Event("step", "7-6-1", 0, word="damage")
    told = _Told(drew, step)
    presenter.append(cast(GameSource, told), 0, 2)
    table.events_shown.emit(1)
    told.events.append(Event("took shield", "3-6-4-1", 1))
    presenter.append(cast(GameSource, told), 0, 1)
    table.events_shown.emit(1)
    assert [row.text for row in panel.list.lines.rows] == ["Ben draws a card."]
    table.events_shown.emit(1)
    assert [row.text for row in panel.list.lines.rows] == ["Ben draws a card.", "Ben adds a Shield to their hand."]


def test_what_is_chosen_and_then_rested_is_told_once() -> None:
    chose = Event("chose", "9-3-3", 0, 7, "ST01-005")
    rested = Event("rested", "4-4-1-2", 1, 7, "ST01-005")
    assert shown(chose, rested) == ["GM is rested."]
    assert shown(chose) == ["Ann chooses GM."]
    assert shown(chose, Event("attacked", "7-3-1", 0, 9, "ST01-001"), rested) == [
        "Ann chooses GM.",
        "Gundam attacks Ben.",
        "GM is rested.",
    ]


def test_a_destroyed_shield_is_told_once() -> None:
    hit = Event("damaged", "7-6-2-4", 1, 0, "", 9, "ST01-001", 3, "battle")
    destroyed = Event("shield destroyed", "4-10-3", 1, 4, "ST01-005")
    gone = Event("trashed", "4-10-3", 1, 4, "ST01-005")
    assert shown(hit, destroyed, gone) == ["Ben's Shield is destroyed: GM."]
    assert shown(hit) == ["A Shield receives 3 damage from Gundam."]


def test_the_same_in_a_row_is_counted() -> None:
    drew = Event("drew", "6-3-1", 1)
    assert shown(drew, drew, drew) == ["Ben draws a card × 3."]
    assert [row.text for row in counted([LogRow("ベンがドロー。")] * 2)] == ["ベンがドロー × 2。"]


def test_hidden_cards_have_no_names() -> None:
    assert shown(Event("took shield", "3-6-4-1", 1)) == ["Ben adds a Shield to their hand."]
    assert shown(Event("drew", "6-3-1", 1)) == ["Ben draws a card."]
    assert shown(Event("returned to deck", "9-3-1-4", 1)) == ["A card goes to Ben's deck."]


def test_a_trigger_is_named_by_its_timing() -> None:
    assert shown(Event("activated", "9-3-1-3", 0, 7, "ST01-004", word="deploy")) == ["Deploy effect of Guntank."]
    assert shown(Event("modified", "9-3-1-4", 1, 7, "ST01-001", amount=-2, word="ap")) == ["Gundam gets AP-2."]
