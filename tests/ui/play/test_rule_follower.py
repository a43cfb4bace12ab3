"""The rule panel follows game, replay and the past; it lights nothing hidden, and does nothing while it is closed."""

from __future__ import annotations

import random
import statistics
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gundam_desktop.games import find
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.tabletop import Effect, Event, View
from gundam_desktop.ui.play.reasons import GameSnapshot
from gundam_desktop.ui.play.rule_follower import RuleFollower, lit_by_decision, lit_by_event
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.table.rule_lights import Lit
from tests.conftest import Times
from tests.properties.random_games import any_choice
from tests.recorded.recorded_games import begin, planned
from tests.ui.table_driver import Hand, Take
from tests.work import calls

BLOCK = """position:
  turn_player: B
  A: {battle: [ST01-008], shields: 2}
  B: {battle: [ST02-005], shields: 3}
play:
  - B: attack ST02-005 -> player"""


def _follower(hand: Hand) -> RuleFollower:
    return hand.window.play_page.rule


def _lit_by(event: Event, view: View) -> Lit:
    effects = find("gcg").library.playmat("en").effects
    return lit_by_event(event, view, affects=effects.get(event.kind, Effect()).affects)


def _lit(hand: Hand) -> Lit:
    return hand.window.play_page.scene.rule_lights.lit


def test_closed_it_is_connected_to_nothing_and_computes_nothing(take: Take, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = take(BLOCK)
    follower, scene = _follower(hand), hand.window.play_page.scene
    used: list[str] = []
    for name in ("_show_events", "_rest", "_show_past", "_come_back", "_show", "_note", "_names"):
        monkeypatch.setattr(follower, name, lambda *_, name=name: used.append(name))
    session = hand.window.session
    assert session is not None
    session.choose(0, session.legal_choices(0)[-1])
    assert used == []
    assert not follower.is_open
    assert follower.panel.isHidden()
    assert (scene.rule_lights.count, scene.rule_lights.lit) == (0, Lit())
    monkeypatch.undo()
    receivers = scene.receivers("2past_shown(PyObject,PyObject)")
    follower.set_open(True)
    assert scene.receivers("2past_shown(PyObject,PyObject)") == receivers + 1
    follower.set_open(False)
    assert scene.receivers("2past_shown(PyObject,PyObject)") == receivers


def test_it_shows_the_clause_of_the_decision_and_dashes_its_cards(take: Take) -> None:
    hand = take(BLOCK)
    QTest.keyClick(hand.window, Qt.Key.Key_F12)
    follower = _follower(hand)
    assert follower.is_open
    assert follower.panel.isVisible()
    assert hand.window.session is not None
    view = hand.window.session.view(0)
    assert follower.panel.number == view.decision.clause
    blocker = next(card.id for card in view.cards.values() if card.number == "ST01-008")
    assert _lit(hand).candidates == {blocker}
    assert "Can be chosen: Demi Trainer" in follower.panel.lit.text()
    assert hand.window.settings.rule_panel
    QTest.keyClick(hand.window, Qt.Key.Key_F12)
    assert follower.panel.isHidden()
    assert _lit(hand) == Lit()
    assert not hand.window.settings.rule_panel


def test_key_hints_that_were_asked_for_go_when_it_opens(take: Take) -> None:
    hand = take(BLOCK)
    keys = hand.window.play_page.scene.keys
    assert keys.show_hints()
    _follower(hand).set_open(True)
    assert keys.hints == {}


def test_it_follows_the_game_and_the_past_and_comes_back(take: Take) -> None:
    hand = take(BLOCK)
    follower, page = _follower(hand), hand.window.play_page
    follower.set_open(True)
    session = hand.window.session
    assert session is not None
    block = next(choice for choice in session.legal_choices(0) if choice.card)
    session.choose(0, block)
    hand.window.play_page.curtain.lift()
    seen = session.history(page.viewer)
    assert set(follower.panel.recent) & {event.clause for event in seen}
    assert follower.panel.number == session.decision.clause
    blocked = next(at for at, event in enumerate(seen, 1) if event.kind == "blocked")
    page.side.log.list.moment_wanted.emit(blocked)
    assert follower.panel.number == seen[blocked - 1].clause
    assert block.card in _lit(hand).acting
    page.cancel()
    assert follower.panel.number == session.decision.clause


def test_it_follows_a_scenario_step_by_step(take: Take, tmp_path: Path) -> None:
    hand = take()
    follower, window = _follower(hand), hand.window
    follower.set_open(True)
    path = tmp_path / "block.yaml"
    path.write_text(f"title: It blocks\n{BLOCK}\n  - A: block ST01-008\nexpect: {{winner: none}}\n", encoding="utf-8")
    assert window.scenario_files.open(path)
    replay = window.play_page.session
    assert isinstance(replay, Replay)
    replay.go_to(replay.first)
    shown = []
    while replay.step():
        expected = replay.decision.clause or replay.history(0)[-1].clause
        assert follower.panel.number == expected
        shown.append(expected)
    assert len(set(shown)) > 1
    assert "7-6-3-2" in follower.panel.recent, "of events between the decisions, too"


def test_a_rebuilt_table_is_followed_and_another_player_sees_nothing_of_it(take: Take) -> None:
    hand = take(BLOCK)
    follower, page = _follower(hand), hand.window.play_page
    follower.set_open(True)
    page.rebuild_table()
    assert page.scene.rule_lights.lit.candidates
    page.hand_over()
    assert page.scene.rule_lights.lit == Lit()
    assert follower.panel.number == ""


def test_a_word_lights_the_zone_of_its_player(take: Take) -> None:
    hand = take(BLOCK)
    follower, page = _follower(hand), hand.window.play_page
    follower.set_open(True)
    standby, zone = RULEBOOK.terms.within(RULEBOOK.book().clause("7-4-1").text, "en")
    follower.panel.term_pointed.emit(zone)
    assert page.scene.rule_lights.pointed == {(0, "battle")}
    follower.panel.term_pointed.emit(standby)
    assert page.scene.rule_lights.pointed == {(0, "plate")}
    body = follower.panel.body
    place = body.document().find("battle area").position()
    cursor = body.textCursor()
    cursor.setPosition(place - 1)
    QTest.mouseMove(body.viewport(), body.cursorRect(cursor).center())
    assert page.scene.rule_lights.pointed == {(0, "battle")}
    body.show_html("another text")
    assert page.scene.rule_lights.pointed == set(), "the word is gone"


def test_an_event_is_shown_with_little_work(take: Take) -> None:
    hand = take()
    session = hand.window.session
    assert session is not None
    chance = random.Random(3)
    for _ in range(25):
        session.choose(session.decision.player, chance.choice(session.legal_choices(session.decision.player)))
        hand.window.play_page.curtain.lift()
    follower = _follower(hand)
    follower.set_open(True)
    work, count = [], len(session.history(hand.window.play_page.viewer))
    follower._told = 0
    for _ in range(count):
        work.append(calls(lambda: follower._show_events(1)))
    assert len(work) > 20
    assert statistics.median(work) < 5_000


def test_every_clause_is_there_and_no_hidden_card_is_lit(rng: random.Random, times: Times) -> None:
    """Games by chance, seen from both seats: each lit card is in the view, and its face may be seen."""
    lit_cards = 0
    plans = list(planned())
    for number in range(times(50)):
        game = begin(plans[number % len(plans)])
        book = RULEBOOK.book(game.view(0).edition)
        while game.decision.player >= 0:
            events = game.apply(game.decision.player, any_choice(game, rng))
            for seat in (0, 1):
                view = game.view(seat)
                choices = game.legal_choices(seat) if game.decision.player == seat else []
                lights = [(event.clause, _lit_by(event.as_seen_by(seat), view)) for event in events]
                decided = lit_by_decision(GameSnapshot(None, view, choices))  # type: ignore[arg-type]  # it asks the view
                lights.append((view.decision.clause, decided))
                for clause, lit in lights:
                    assert not clause or clause in book, clause
                    for card in lit.cards:
                        assert view.cards[card].number, (clause, card)
                    assert lit.places <= view.zones.keys() | {(0, "plate"), (1, "plate")}
                    lit_cards += len(lit.cards)
    assert lit_cards > 1000


def test_what_an_event_lights_has_its_kind() -> None:
    game = begin(next(iter(planned())))
    while not any(card.number and card.zone == "hand" for card in game.view(0).cards.values()):
        game.apply(game.decision.player, game.legal_choices(game.decision.player)[0])
    view = game.view(0)
    own = next(card.id for card in view.cards.values() if card.zone == "hand" and card.number)
    hidden = next(card.id for card in view.cards.values() if not card.number)
    assert _lit_by(Event("attacked", "1-1", card=own, target=own), view) == Lit(frozenset({own}))
    assert _lit_by(Event("attacked", "1-1", target=own), view) == Lit(targets=frozenset({own}))
    assert _lit_by(Event("attacked", "1-1", card=hidden, target=9999), view) == Lit()
    assert _lit_by(Event("damaged", "1-1", card=own), view) == Lit(targets=frozenset({own})), "it happens to its card"
    damaged = _lit_by(Event("player damaged", "1-1", player=1, target=own), view)
    assert damaged == Lit(frozenset({own}), places=frozenset({(1, "plate")}))
