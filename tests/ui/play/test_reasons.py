"""What can be done with cards, to them and at zones, and why not: on hover, by click, in menus, in every decision."""

from __future__ import annotations

import random
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import find
from gundam_desktop.games.gcg import game, library
from gundam_desktop.records import Player
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.ui.play.decision_prompt import PartialSelection, offer
from gundam_desktop.ui.play.effect_order import EffectOrder
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.reasons import GameSnapshot, ReasonBuilder, illegal_actions
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.style.appearance import install_language
from tests.conftest import Times
from tests.properties.random_games import any_choice
from tests.ui import stub_game
from tests.ui.table_driver import LEFT, Hand, Take

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support (grabbing the keyboard|raise)", extend=True)
MOST_CHOICES = 1000
DEAR, LOW, TIRED = Refusal("too few active", "2-9-1"), Refusal("too few resources", "2-8-1"), Refusal("not active", "7")
DEPLOY, PLAY = Choice("deploy", 7), Choice("play", 7)
WITH_1, WITH_2 = Choice("pair", 7, 1), Choice("pair", 7, 2)
MIDDLE = """position:
  A:
    hand: [ST01-010, ST01-001]
    battle: [ST01-001, {card: ST01-005, rested: true}]
    resources: {active: 2, rested: 1}
    shields: 4
    trash: [ST01-005]
  B: {battle: [ST02-005, {card: ST02-001, rested: true}], hand: [FILLER], shields: 3}"""
BLOCK = """position:
  turn_player: B
  A: {battle: [ST01-008], shields: 2}
  B: {battle: [ST02-005], shields: 3}
play:
  - B: attack ST02-005 -> player"""
CHOOSE = """position:
  A: {hand: [ST03-010, ST03-003, ST01-005], battle: [ST03-001], resources: {active: 7}}
  B: {shields: 3}
play:
  - A: pair ST03-010 with ST03-001
  - A: "yes\""""
MOST_CHOICES = 150


def some_choice(session: GameSession, player: int, rng: random.Random) -> Choice:
    choices = session.legal_choices(player)
    return rng.choice(choices) if choices else some_selection(session.decision, rng)


def shown(hand: Hand) -> str:
    return hand.match.side.reasons.shown.replace("✓  ", "✓ ")


def test_an_enemy_unit_says_which_units_may_attack_it(take: Take) -> None:
    hand = take(MIDDLE)
    hand.point(hand.card("ST02-001", 1))
    assert "✓ Gundam: Attack Wing Gundam" in shown(hand)
    assert "× GM: Attack Wing Gundam – The Unit is rested. 7-3-1" in shown(hand)
    hand.point(hand.card("ST02-005", 1))
    assert "× Gundam: Attack Maganac – Only rested enemy Units can be attacked." in shown(hand)


def test_what_two_equal_cards_can_do_is_one_line(take: Take) -> None:
    hand = take("position:\n  A: {battle: [ST01-003], hand: [ST01-011, ST01-011], resources: {active: 4}}")
    hand.point(hand.card("ST01-003"))
    assert shown(hand).count("Pair Suletta Mercury with Guncannon") == 1
    assert "Pair Suletta Mercury with Guncannon × 2" in shown(hand)


def test_a_refusal_is_heard(take: Take) -> None:
    hand = take(MIDDLE)
    heard: list[str] = []
    hand.match.sounded.connect(heard.append)
    hand.drag(hand.at(hand.card("ST01-005", zone="battle")), hand.at(hand.card("ST02-001", 1)))  # it is rested
    assert heard == ["refusal"]


def test_an_attacker_says_who_can_block_it(take: Take) -> None:
    hand = take(BLOCK)
    hand.point(hand.card("ST02-005", 1))
    assert "Block with" in shown(hand)
    assert "It attacks." in hand.match.side.reasons.text


def test_a_card_that_cannot_be_chosen_says_why(take: Take) -> None:
    hand = take(CHOOSE)
    assert hand.session.decision.kind == "choose"
    hand.point(hand.card("ST03-003"))
    assert "✓ Choose Char's Zaku" in shown(hand) or "✓ Choose" in shown(hand)
    hand.point(hand.card("ST01-005"))
    assert "× Choose GM – " in shown(hand)


@pytest.mark.parametrize(
    ("zone", "near", "lines"),
    [
        ("deck", True, ["Nobody may look through a deck", "3-2-2"]),
        ("resource_deck", False, ["3-3-2"]),
        ("resources", True, ["Active Resources: 2 of 3.", "2-9-1"]),
        ("shields", False, ["✓ Gundam: Attack the player", "× GM: Attack the player – The Unit is rested.", "1-2-2-1"]),
        ("plate", False, ["✓ Gundam: Attack the player", "1-2-2-1"]),
        ("battle", True, ["✓ Gundam: Attack Wing Gundam", "× Deploy Gundam", "you have 3 Resources", "3-5-2"]),
        ("base", True, ["The base section holds at most 1 Base. 3-6-3"]),
        ("removed", True, ["3-7-2"]),
    ],
)
def test_a_click_on_a_zone_says_what_can_be_done_there(take: Take, zone: str, near: bool, lines: list[str]) -> None:
    hand = take(MIDDLE)
    QTest.mouseClick(hand.match.view.viewport(), LEFT, pos=hand.zone(zone, near=near))
    if zone == "shields":  # its cards lie in the middle: they are pointed at
        hand.move(hand.zone(zone, near=near))
    for line in lines:
        assert line in shown(hand)


def test_the_menu_of_a_zone_does_what_it_says(take: Take) -> None:
    hand = take(MIDDLE)
    QTest.mouseClick(hand.match.view.viewport(), Qt.MouseButton.RightButton, pos=hand.zone("plate", near=False))
    hand.take(hand.popup(), "Gundam: Attack the player")
    assert any(event.kind == "attacked" for event in hand.events)


def test_an_attack_is_chosen_in_the_menu_of_its_target(take: Take) -> None:
    hand = take(MIDDLE)
    hand.take(hand.open_menu(hand.card("ST02-001", 1)), "Gundam: Attack Wing Gundam")
    assert any(event.kind == "attacked" and event.target for event in hand.events)


def test_keys_walk_to_a_bare_zone_and_open_its_menu(take: Take) -> None:
    hand = take(MIDDLE)
    hand.match.view.setFocus()
    hand.key(Qt.Key.Key_Right, 4)
    hand.key(Qt.Key.Key_Up)
    assert hand.match.side.reasons.title.startswith("Your Deck")
    hand.key(Qt.Key.Key_Menu)
    menu = hand.popup()
    assert "Deck" in menu.accessibleName()
    menu.close()


def test_everything_can_be_asked_about_at_every_decision(rng: random.Random, qtbot: QtBot, times: Times) -> None:
    """Every card and every zone at every decision, whoever decides."""
    decks = [library.deck(name) for name in rng.sample(library.deck_names(), 2)]
    played = game.start((decks[0], decks[1]), rng.randrange(1000))
    services = stub_game.services_of(find("gcg"))
    seats = (Player(name="Ann", level=HUMAN), Player(name="Ben", level=HUMAN))
    session = GameSession(stub_game.course_of(played, seats), services, (decks[0], decks[1]), Pace())
    preview_source = GamePreviews()
    preview_source.use(find("gcg"))
    whys = ReasonBuilder(GameTexts(library), preview_source)
    for _ in range(times(MOST_CHOICES, share=1, plain=3)):
        if session.over:
            break
        for seat in (0, 1):
            view = session.view(seat)
            mine = session.decision.player == seat
            moment = GameSnapshot(session, view, session.legal_choices(seat) if mine else [])
            places = [*view.zones, (0, "plate"), (1, "plate")]
            reasons = [reason for card in view.cards for reason in whys.of_card(card, moment)]
            reasons += [reason for place in places for reason in whys.of_place(place, moment)]
            assert all(reason.text for reason in reasons)
            assert all(reason.clause for reason in reasons if reason.allowed is False)
            assert all(reason.choice in moment.choices for reason in reasons if reason.choice is not None)
        player = session.decision.player
        assert session.choose(player, some_choice(session, player, rng))


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_question_names_the_card_and_why_and_every_button_its_act(
    language: str, rng: random.Random, qtbot: QtBot
) -> None:
    decks = [library.deck(name) for name in rng.sample(library.deck_names(), 2)]
    played = game.start((decks[0], decks[1]), rng.randrange(1000))
    services = stub_game.services_of(find("gcg"))
    seats = (Player(name="Ann", level=HUMAN), Player(name="Ben", level=HUMAN))
    session = GameSession(stub_game.course_of(played, seats), services, (decks[0], decks[1]), Pace())
    install_language(language)
    words = GameTexts(library)
    for _ in range(MOST_CHOICES * 2):
        if session.over:
            break
        player = session.decision.player
        view, choices = session.view(player), session.legal_choices(player)
        offered = offer(session, view, choices, PartialSelection(), words, EffectOrder(), str)
        for answer in (offered.buttons.main, offered.buttons.second, *offered.buttons.options):
            assert answer is None or answer.label.strip().lower() not in (
                "",
                "ok",
                "pass",
                "yes",
                "no",
                "はい",
                "是",
                "パス",
            )
        if offered.prompt is not None:
            assert offered.prompt.question
            assert offered.prompt.clause
            asking = view.cards.get(view.decision.card)
            if asking is not None:
                by_rule = view.decision.purpose == "excess"  # the rules ask, not the card
                assert by_rule or words.name(asking) in offered.prompt.question, view.decision
                assert by_rule or offered.prompt.why, (view.decision, asking.number)
        else:
            assert view.decision.kind == "main"
            assert offered.buttons.main is not None
        assert session.choose(player, some_choice(session, player, rng))


def test_only_what_has_no_legal_choice_is_explained() -> None:
    assert illegal_actions([DEPLOY], [DEPLOY._replace(paying=1)], lambda _: [DEAR]) == []
    assert illegal_actions([DEPLOY], [], lambda _: [DEAR]) == [(DEPLOY, [DEAR])]
    assert illegal_actions([DEPLOY], [], lambda _: []) == []


def test_each_action_is_explained_once_by_the_attempt_that_lacks_least() -> None:
    reasons = {DEPLOY: [LOW, DEAR], WITH_1: [LOW, DEAR], WITH_2: [DEAR], PLAY: [DEAR]}
    found = illegal_actions([*reasons], [], reasons.__getitem__)
    assert found == [(DEPLOY, [LOW, DEAR]), (WITH_2, [DEAR]), (PLAY, [DEAR])]


def test_an_action_that_works_with_one_target_is_not_explained() -> None:
    assert illegal_actions([WITH_1, WITH_2], [WITH_2], lambda _: [DEAR]) == []


def test_each_ability_is_a_thing_of_its_own() -> None:
    first, second = Choice("activate", 7), Choice("activate", 7, number=2)
    assert illegal_actions([first, second], [first], lambda _: [TIRED]) == [(second, [TIRED])]


def test_ways_to_pay_are_not_explained() -> None:
    pseudo_legal_choices = [DEPLOY, DEPLOY._replace(paying=0), DEPLOY._replace(paying=1)]
    assert illegal_actions(pseudo_legal_choices, [], lambda _: [DEAR]) == [(DEPLOY, [DEAR])]


def test_the_panel_stays_short_and_has_a_sentence_for_everything(rng: random.Random, times: Times) -> None:
    decks = [library.deck(name) for name in rng.sample(library.deck_names(), 2)]
    played = game.start((decks[0], decks[1]), rng.randrange(1000))
    explained = 0
    for _ in range(times(MOST_CHOICES, share=1, plain=3)):
        player = played.decision.player
        if player < 0:
            break
        view, choices = played.view(player), played.legal_choices(player)
        for card in view.cards:
            found = illegal_actions(played.pseudo_legal_choices(player, card), choices, partial(played.explain, player))
            assert len(found) <= 3
            for choice, refusals in found:
                assert library.sentence(refusals[0], {})
                assert library.label(choice, view)
                assert refusals[0].clause
                explained += 1
        played.apply(player, any_choice(played, rng))
    assert explained


def test_a_main_phase_that_an_effect_does_not_let_end_tells_why(take: Take) -> None:
    position = """cards:
  - {number: X-001, name: Berserker, type: unit, ap: 3, hp: 3, text: "This Unit must attack if able."}
position:
  A: {battle: [X-001]}
  B: {shields: 2}"""
    hand = take(position)
    hand.window.settings_controller.change("confirm_end", True)
    hand.press("End main phase")
    assert hand.session.decision.kind == "main"
    assert "An effect requires one of your Units to attack, and it can." in hand.match.side.reasons.text
