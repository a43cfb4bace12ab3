"""The screen at the end of a game: whose deeds it shows, which card, and the final blow again."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.ui.play.game_result import final_blow, result_of
from gundam_desktop.ui.style.motion import follow_motion
from tests.ui.table_driver import Hand, Take

ATTACK = """position:
  A: {battle: [{card: ST01-001, as: gundam}, ST01-005], shields: 2}
  B: {shields: 0, base: none}"""


def won(take: Take) -> Hand:
    """A game that Ann has won by an attack."""
    hand = take(ATTACK)
    attack = next(choice for choice in hand.session.legal_choices(0) if choice.verb == "attack")
    hand.session.choose(0, attack)
    while not hand.session.over:
        hand.lift()
        seat = hand.session.decision.player
        hand.session.choose(seat, hand.session.legal_choices(seat)[-1])
        hand.lift()
    return hand


def test_between_two_people_the_winner_is_named_and_the_figures_are_the_winners(take: Take) -> None:
    hand = won(take)
    said = hand.match.frame.result.spoken
    assert said.startswith("Ann wins.")
    assert "Damage dealt: 3 (Ben: 0)." in said
    assert "Ann's best card: Gundam. Damage: Player 3." in said


def test_a_game_that_counts_nothing_has_no_figures_and_shows_the_winners_card_that_acted(take: Take) -> None:
    hand = won(take)
    shown = result_of(hand.session, hand.session.view(0), hand.match.texts, None)
    hand.match.frame.result.show_result(shown, "Rematch")
    assert "Damage dealt" not in hand.match.frame.result.spoken
    assert hand.match.frame.result.spoken.endswith("Ann · attacks: Gundam.")


def test_without_an_act_of_the_winner_no_card_is_shown(take: Take) -> None:
    hand = take(ATTACK)
    hand.session.concede(0)
    shown = result_of(hand.session, hand.session.view(0), hand.match.texts, hand.match._presenter.count_up)
    assert shown.featured is None


def test_the_final_blow_begins_before_its_attack_and_leads_back_to_the_result(qtbot: QtBot, take: Take) -> None:
    hand = won(take)
    blow = final_blow(hand.session, 0)
    assert blow is not None
    assert not blow.view.arrows
    assert "attacked" in {event.kind for event in blow.events}
    hand.match.table.set_speed(1)
    hand.press("The final blow again")
    assert hand.match.frame.result.isHidden()
    assert hand.main.text() == "Show all"
    hand.press("Show all")
    qtbot.waitUntil(hand.match.frame.result.isVisible)


def test_where_a_player_has_conceded_there_is_no_final_blow(take: Take) -> None:
    hand = take(ATTACK)
    hand.session.concede(1)
    assert final_blow(hand.session, 0) is None
    assert not hand.match.frame.result._buttons[2].isVisible()


def test_the_figures_count_up_unless_motion_is_reduced(qtbot: QtBot, take: Take) -> None:
    hand = won(take)
    result, shown = hand.match.frame.result, result_of(hand.session, hand.session.view(0), hand.match.texts, None)
    result.show_result(shown, "Rematch", animated=True)
    assert result._time < 2400
    follow_motion("always", bool)
    result.show_result(shown, "Rematch", animated=True)
    assert result._time == 2400
