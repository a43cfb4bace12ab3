"""Passing for a player: at once where nothing is hidden, else so that nobody learns from it what a hand holds."""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.games.digrayn.doors import DOORS as DIGRAYN
from gundam_desktop.games.digrayn.scenario import SCENARIOS as DIGRAYN_SCENARIOS
from gundam_desktop.games.gundam_war.doors import DOORS
from gundam_desktop.games.gundam_war.scenario import SCENARIOS
from gundam_desktop.scenarios.reading import read_file, read_text
from gundam_desktop.scenarios.runner import Runner, play
from gundam_desktop.tabletop import Choice, Playmat
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session.auto_pass import AutoPasser, AutoPassMode, why_ended
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.settings import GameSetup, Settings
from tests.ui import stub_game
from tests.ui.stub_game import Step, StubGame, action, block, choose_unit, main_phase
from tests.ui.table_driver import Hand, Take

COMMAND, NOTHING = "ST01-014", "ST01-005"
"""A Command that can be played in an action step, and a Unit that cannot."""
LIBRARY = stub_game.StubLibrary()
DEFENCES = Path(__file__).parents[2] / "games/gundam_war/scenarios/02_defence_step.yaml"


@pytest.fixture
def take(take: Take) -> Take:
    def make(card: str) -> Hand:
        """Two people; Ben, who is attacked, has this card in hand and can pay for either."""
        mine = "{battle: [ST01-001], hand: [ST01-005], resources: {active: 3}, shields: 3}"
        theirs = f"{{hand: [{card}], resources: {{active: 3}}, shields: 3}}"
        return take(f"position:\n  A: {mine}\n  B: {theirs}", hot_seat="tells nothing")

    return make


def can_play(session: GameSession, seat: int) -> bool:
    return any(choice.verb == "play" for choice in session.choices(seat))


def attack(hand: Hand) -> None:
    hand.drag(hand.at(hand.card("ST01-001")), hand.zone("shields", near=False))


class Watcher:
    """What the one who is not passed for can see: the curtain, the table's owner, the buttons, the log."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.seen = hand, list[tuple[object, ...]]()
        self.look()
        hand.match.shown.connect(self.look)

    def look(self) -> None:
        match = self.hand.match
        log = () if match.curtain.is_down else tuple(self.hand.log)
        buttons = (match.side.main.text(), match.side.main.isEnabled(), match.side.second.isVisible())
        self.seen.append((match.curtain.is_down, match.curtain.accessibleName(), match.viewer, buttons, log))


# --- what the other player sees is the same whatever the hand holds


def test_between_two_people_an_action_step_is_asked_for_whatever_the_hand_holds(take: Take) -> None:
    seen = []
    for card in (COMMAND, NOTHING):
        hand = take(card)
        watcher = Watcher(hand)
        attack(hand)
        assert hand.session.decision.kind == "action"
        assert hand.session.decision.player == 1
        assert can_play(hand.session, 1) is (card == COMMAND)
        assert hand.match.curtain.is_down
        seen.append(watcher.seen)
        hand.window.close()
    assert seen[0] == seen[1]


def test_with_no_card_in_hand_a_pass_tells_nothing_and_is_made_at_once(qtbot: QtBot) -> None:
    mine = "{battle: [ST01-001], resources: {active: 3}, shields: 3}"
    hand = Hand(qtbot, f"position:\n  A: {mine}\n  B: {{resources: {{active: 3}}, shields: 3}}")
    attack(hand)
    assert hand.session.decision.kind == "main"
    assert not hand.match.curtain.is_down
    hand.window.close()


def test_passing_until_something_happens_looks_the_same_whatever_the_hand_holds(qtbot: QtBot, take: Take) -> None:
    seen, pauses = [], []
    for card in (COMMAND, NOTHING):
        hand = take(card)
        session = hand.session
        session._passing._chance = random.Random(7)
        session.set_pace(session._pace._replace(bot_pause=0.05, interrupts={"gcg": ()}))
        session.pass_until_something(1)
        watcher = Watcher(hand)
        attack(hand)
        assert not hand.match.curtain.is_down
        assert session._made is not None
        assert can_play(session, 1) is (card == COMMAND)
        pauses.append(session._pause.interval())
        qtbot.waitUntil(lambda: session.decision.player == 0)  # noqa: B023 - waits here
        seen.append(watcher.seen)
        assert all(not down for down, *_ in watcher.seen)
        hand.window.close()
    assert seen[0] == seen[1]
    assert pauses[0] == pauses[1] > 0


def test_the_pause_is_drawn_alike_with_and_without_a_choice(rng: random.Random) -> None:
    drawn = []
    for can in (True, False):
        passing = AutoPasser((0, 1), random.Random(rng.random()), LIBRARY)
        passing.pause, passing.interrupts, passing.hot_seat = 1.0, (), "tells nothing"
        passing.start(1)
        made = [passing.made_for(StubGame([action(1, can=can)])) for _ in range(600)]
        drawn.append([pass_.pause for pass_ in made if pass_ is not None])
    assert [len(pauses) for pauses in drawn] == [600, 600]
    for pauses in drawn:
        assert 0.6 <= min(pauses) < 0.65
        assert 1.35 < max(pauses) <= 1.4
    assert abs(statistics.mean(drawn[0]) - statistics.mean(drawn[1])) < 0.07


@pytest.mark.parametrize("interrupt", ["act", "block"])
def test_what_interrupts_between_two_people_is_no_hidden_card(interrupt: str) -> None:
    ended = []
    for can in (True, False):
        passing = AutoPasser((0, 1), random.Random(1), LIBRARY)
        passing.interrupts, passing.hot_seat = (interrupt,), "tells nothing"
        passing.start(1)
        ended.append(passing.made_for(StubGame([action(1, can=can)])) is None)
    assert ended == [interrupt == "act"] * 2


def test_a_bot_without_a_choice_takes_as_long_as_it_thinks_with_one() -> None:
    passing = AutoPasser((0,), random.Random(1), LIBRARY)
    passing.pause = 0.5
    passing.thought[1] = [0.9, 1.1]
    assert {made.pause for _ in range(40) if (made := passing.made_for(StubGame([action(1, can=False)])))} == {0.9, 1.1}
    assert passing.made_for(StubGame([action(1)])) is None, "it is asked"
    own = passing.made_for(StubGame([action(0, can=False)]))
    assert own is not None
    assert own.pause == 0, "nobody sees how long the only person takes"
    nobody = AutoPasser((), random.Random(1), LIBRARY).made_for(StubGame([action(1, can=False)]))
    assert nobody is not None
    assert nobody.pause == 0


def test_a_bots_pass_is_told_and_waits_like_any_move_of_it(qtbot: QtBot) -> None:
    for can in (True, False):
        script = [main_phase(0), action(1, can=can), main_phase(0), main_phase(0)]
        window = opened(qtbot, script, GameSetup(names=("Ann", "Ben"), opponent="first"))
        session = session_of(window)
        session.set_pace(session._pace._replace(bot_pause=0.2))
        session.choose(0, Choice("attack", stub_game.UNIT_0, word="player"))
        assert session.decision.player == 1
        qtbot.waitUntil(lambda: session.decision.player == 0)  # noqa: B023 - waits here
        assert "Ben: pass." in [row.text for row in window.play_page.side.log.list.lines.rows]
        assert session.game_history.moves[-1].forced is not can
        window.close()


# --- the key


def opened(qtbot: QtBot, script: Sequence[Step], setup: GameSetup, interrupts: Sequence[str] = ()) -> MainWindow:
    settings = Settings(
        theme="dark", animation=0, bot_pause=0, confirm_end=False, interrupts={"gcg": tuple(interrupts)}
    )
    window = MainWindow(stub_game.services(script), settings)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.launcher.play(setup)
    return window


def session_of(window: MainWindow) -> GameSession:
    assert window.session is not None
    return window.session


BOT = GameSetup(names=("Ann", "Ben"), opponent="first")
SLOW = GameSetup(names=("Ann", "Ben"), opponent="hangs")


def verbs(window: MainWindow) -> list[str]:
    return [move.text for move in session_of(window).game_history.moves]


def test_the_key_ends_the_turn_and_passes_until_ones_next_main_phase(qtbot: QtBot) -> None:
    script = [main_phase(0), action(0), main_phase(1), block(0), action(0), main_phase(0)]
    window = opened(qtbot, script, BOT)
    assert window.play_page.side.second.text() == "Pass until something happens"
    QTest.keyClick(window, Qt.Key.Key_F6)
    session = session_of(window)
    qtbot.waitUntil(lambda: len(session.game_history.moves) == 5)
    assert verbs(window) == ["end", "pass", "end", "pass", "pass"]
    assert [move.forced for move in session.game_history.moves] == [False, True, False, True, True]
    assert not session.passes(0)
    said = [row.text for row in window.play_page.side.log.list.lines.rows]
    assert said[-1] == "Passing for Ann has stopped: Ann's main phase has begun."
    assert window.play_page.side.main.text() == "End main phase"
    window.close()


def test_it_can_be_begun_by_the_button_and_is_shown_while_it_runs(qtbot: QtBot) -> None:
    window = opened(qtbot, [main_phase(0), main_phase(1), main_phase(0)], SLOW)
    QTest.mouseClick(window.play_page.side.second, Qt.MouseButton.LeftButton)
    assert session_of(window).passes(0)
    main = window.play_page.side.main
    assert (main.text(), main.key) == ("Passing until something happens", "F6")
    window.close()


@pytest.mark.parametrize("ending", ["space", "other key", "click", "button"])
def test_any_key_or_click_ends_it_and_does_nothing_else(qtbot: QtBot, ending: str) -> None:
    window = opened(qtbot, [main_phase(0), main_phase(1), main_phase(0)], SLOW)
    QTest.keyClick(window, Qt.Key.Key_F6)
    before, session = verbs(window), session_of(window)
    QTest.keyClick(window, Qt.Key.Key_Shift)
    assert session.passes(0)
    if ending == "space":
        QTest.keyClick(window, Qt.Key.Key_Space)
    elif ending == "other key":
        QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert window.launcher.dialog is None
    elif ending == "click":
        QTest.mouseClick(window.play_page.view.viewport(), Qt.MouseButton.LeftButton)
    else:
        window.play_page.side.main.click()  # as a screen reader presses it
    assert not session.passes(0)
    assert verbs(window) == before
    assert "Ann stopped it" in window.play_page.side.log.list.lines.rows[-1].text
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.launcher.dialog is not None
    window.launcher.dialog.close()
    window.close()


def test_what_must_be_answered_is_said(qtbot: QtBot) -> None:
    window = opened(qtbot, [choose_unit(0), main_phase(0)], BOT)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert not session_of(window).passes(0)
    assert "Answer this first." in window.play_page.side.log.list.lines.rows[-1].text
    assert not window.play_page.side.second.isVisible()
    window.close()


@pytest.mark.parametrize(
    ("interrupts", "stands_at"), [((), "main"), (("block",), "block"), (("act",), "action"), (("turn",), "block")]
)
def test_conditions_interrupt_where_they_are_switched_on(
    qtbot: QtBot, interrupts: Sequence[str], stands_at: str
) -> None:
    script = [main_phase(0), main_phase(1), block(0), action(0), main_phase(0)]
    window = opened(qtbot, script, BOT, interrupts)
    QTest.keyClick(window, Qt.Key.Key_F6)
    session = session_of(window)
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert session.decision.kind == stands_at
    assert not session.passes(0)
    window.close()


def test_full_control_passes_for_nobody_until_the_key_is_pressed(qtbot: QtBot) -> None:
    window = opened(qtbot, [main_phase(0), block(0, can=False), action(0, can=False), main_phase(0)], BOT)
    window.settings_controller.change("auto_pass", "never")
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert session_of(window).decision.kind == "block"
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert session_of(window).decision.kind == "main"
    window.close()


def test_what_was_passed_by_itself_is_taken_back_with_the_choice_before(qtbot: QtBot) -> None:
    window = opened(qtbot, [main_phase(0), action(0), action(0), main_phase(0)], BOT)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert session_of(window).game_history.position == 3
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session_of(window).game_history.position == 0
    window.close()


def test_the_other_persons_keys_do_not_end_it(qtbot: QtBot) -> None:
    friends = GameSetup(names=("Ann", "Ben"), opponent=HUMAN)
    script = [main_phase(0), main_phase(1), action(0), main_phase(1), main_phase(0)]
    window = opened(qtbot, script, friends)
    match, session = window.play_page, session_of(window)
    QTest.keyClick(window, Qt.Key.Key_Space)
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert match.curtain.is_down
    assert session.passes(0)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert (match.viewer, session.passes(0)) == (1, True)
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert (match.viewer, match.curtain.is_down, verbs(window)) == (1, False, ["end", "end", "pass"])
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert match.curtain.is_down
    assert not session.passes(0)
    window.close()


# --- the conditions


def test_each_reason_has_its_words() -> None:
    known = LIBRARY.interrupts("en")
    for reason in (*(interrupt.key for interrupt in known), "own turn", "asked", "by hand"):
        assert why_ended(reason, "Ann", "Ben", known).startswith("Passing for Ann has stopped: ")


def test_in_a_game_without_passing_nobody_is_passed_for(qtbot: QtBot) -> None:
    class Library(stub_game.StubLibrary):
        def playmat(self, language: str) -> Playmat:
            return super().playmat(language)._replace(manners={})

    doors = stub_game.doors([main_phase(0), main_phase(1)])._replace(library=Library())
    window = MainWindow(
        stub_game.services_of(doors), Settings(theme="dark", animation=0, bot_pause=0, confirm_end=False)
    )
    qtbot.addWidget(window)
    window.show()
    assert window.launcher.play(GameSetup(opponent="human", starter="first seat"))
    window.play_page.curtain.lift()
    assert window.session is not None
    window.session.pass_until_something(0)
    assert not window.session.passes(0)
    assert window.play_page.side.answers.beside is None
    assert window.play_page.side.answers.main is not None
    window.close()


# --- decisions that only answer something


@pytest.mark.parametrize(
    ("title", "mode", "running", "passed"),
    [
        ("The defender may stay at home", "nothing to do", False, False),
        ("The defender may stay at home", "nothing to do", True, False),
        ("Defenders who met nobody are rolled in the return step", "nothing to do", False, True),
        ("Defenders who met nobody are rolled in the return step", "nothing to do", True, True),
        ("Defenders who met nobody are rolled in the return step", "never", False, False),
    ],
)
def test_a_defence_is_asked_for_only_where_somebody_attacks(
    title: str, mode: AutoPassMode, running: bool, passed: bool
) -> None:
    scenario = next(each for each in read_file(DEFENCES, SCENARIOS) if each.title == title)
    game = Runner(scenario).game
    game.apply(0, Choice("pass"))
    assert game.decision.kind == "defence"
    assert len(game.choices(1)) > 1, "units could be sent in either case"
    passer = AutoPasser((0, 1), random.Random(1), DOORS.library)
    passer.mode = mode
    if running:
        passer.start(1)
    made = passer.made_for(game)
    assert (made is not None and made.choice.verb == "pass") is passed


def test_a_bot_is_always_asked_for_its_defence() -> None:
    title = "Defenders who met nobody are rolled in the return step"
    scenario = next(each for each in read_file(DEFENCES, SCENARIOS) if each.title == title)
    game = Runner(scenario).game
    game.apply(0, Choice("pass"))
    assert AutoPasser((0,), random.Random(1), DOORS.library).made_for(game) is None


@pytest.mark.parametrize(("number", "asked"), [("FB-07", True), ("FR-01", True), ("", False)])
def test_a_set_card_on_the_board_hides_whether_it_could_be_used(number: str, asked: bool) -> None:
    there = f"e1: {{set: {number}}}" if number else ""
    position = f"{{phase: battle, A: {{gates: {{c1: FR-02, d2: FR-01}}}}, B: {{gates: {{d1: FB-02, {there}}}}}}}"
    text = f"title: One\nposition: {position}\nexpect: {{winner: none}}\n"
    game = play(read_text(text, "", DIGRAYN_SCENARIOS)[0])
    game.apply(0, Choice("attack", next(iter(game.view(0).zones[SHARED, "c1"])), word="d1"))
    assert game.decision.kind == ("chase" if asked else "battle")
    if asked:
        passer = AutoPasser((0, 1), random.Random(1), DIGRAYN.library)
        passer.hot_seat = "tells nothing"
        assert passer.made_for(game) is None, "the other learns nothing about the card from a pass"
