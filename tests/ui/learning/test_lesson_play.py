"""Lessons on the real table, by mouse and by keys: the solution, wrong tries, hints, and what is kept."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gundam_desktop.games import find
from gundam_desktop.tabletop import Choice
from gundam_desktop.tutorial.course import read_course
from gundam_desktop.tutorial.lesson_run import OVER
from gundam_desktop.tutorial.progress import Progress
from gundam_desktop.ui.learning.free_play_panel import FreePlayPanel
from gundam_desktop.ui.learning.task_panel import MOST_SHARE
from gundam_desktop.ui.style.translation import LANGUAGES
from tests.ui.learning.learner import Learner
from tests.ui.table_driver import LEFT

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$", extend=True)
COURSE = read_course(find("gcg"))
IN_THE_SUITE = {"en": ("winning_shot", "block"), "ja": ("level_and_cost",), "zh": ("deck_that_links",)}
"""Lessons by language that are played in every run; all of them in every language only with `--whole`."""
CONTROL = Qt.KeyboardModifier.ControlModifier


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each lesson in each language by mouse and by keys; without `--whole` those of the suite."""
    if "read_aloud" in metafunc.fixturenames:
        metafunc.parametrize("read_aloud", COURSE.lessons if metafunc.config.option.whole else IN_THE_SUITE["en"])
    if {"name", "spoken", "by_keys"} <= set(metafunc.fixturenames):
        played = dict.fromkeys(IN_THE_SUITE, COURSE.lessons) if metafunc.config.option.whole else IN_THE_SUITE
        each = [(name, spoken, by_keys) for spoken, names in played.items() for name in names for by_keys in (0, 1)]
        ids = [f"{name}-{spoken}-{('mouse', 'keys')[by_keys]}" for name, spoken, by_keys in each]
        metafunc.parametrize(("name", "spoken", "by_keys"), each, ids=ids)


@pytest.mark.sampled(2)
def test_a_lesson_is_done_by_its_own_way(name: str, spoken: str, by_keys: int, learner: Learner) -> None:
    learner.window.settings_controller.change("language", spoken)
    learner.do_lesson(name, by_keys=bool(by_keys))
    assert learner.lesson.run.kind == OVER
    marks = Progress("gcg").marks(COURSE.lessons[name])
    assert marks.done
    assert marks.without_wrong_try, name


def test_a_wrong_try_is_played_answered_and_taken_back(learner: Learner) -> None:
    learner.open("lesson:block")
    run = learner.lesson.run
    before = run.game.digest()
    learner.make(next(choice for choice in run.legal_choices() if choice.verb == "pass"))
    assert "so the attack went on" in learner.said
    assert learner.said.startswith("×")
    assert learner.play.source.game.digest() != before, "what came of it is on the table"
    assert not learner.play.source.legal_choices(run.seat)
    learner.main()
    assert learner.play.source.game.digest() == run.game.digest() == before
    learner.do_step()
    assert learner.said.startswith("✓")
    assert not Progress("gcg").marks(COURSE.lessons["block"]).without_wrong_try


def test_what_the_game_refuses_is_answered_by_the_lesson(learner: Learner) -> None:
    learner.open("lesson:winning_shot")
    run = learner.lesson.run
    refused = next(
        choice
        for choice in run.game.pseudo_legal_choices(0, run.table.card("gm"))
        if choice.target == run.table.card("leo")
    )
    assert not learner.play.source.choose(0, refused)
    assert "stands upright" in learner.said
    assert run.game.decision.kind == "main"
    (held,) = [card.id for card in run.game.view(0).cards.values() if card.zone == "hand" and card.owner == 0]
    deploy = next(choice for choice in run.game.pseudo_legal_choices(0, held) if choice.verb == "deploy")
    assert not learner.play.source.choose(0, deploy)
    assert "Lv." in learner.said, "the game's own reason where the lesson has no words"


def test_a_click_on_a_unit_that_cannot_block_is_answered(learner: Learner) -> None:
    learner.open("lesson:block")
    learner.point(learner.lesson.run.table.card("zowort"), None)
    assert "rested already" in learner.said
    assert learner.lesson.run.game.decision.kind == "block"


def test_a_card_that_was_dropped_on_its_target_does_not_ask_for_it(learner: Learner) -> None:
    learner.open("lesson:commands_and_bases")
    run = learner.lesson.run
    siege, aries = run.table.card("siege"), run.table.card("aries")
    play = next(choice for choice in run.legal_choices() if choice.card == siege)
    learner.window.play_page.scene.chosen_for.emit(play, aries)
    learner.qtbot.waitUntil(lambda: run.made() == ["play siege", "choose aries"])
    learner.at_rest()
    assert run.game.view(0).cards[aries].rested


def test_hints_say_more_each_time_and_the_last_one_shows_the_choice(learner: Learner) -> None:
    learner.open("lesson:block")
    scene = learner.window.play_page.scene
    learner.key(Qt.Key.Key_H, CONTROL)
    assert "keyword that is meant for this moment" in learner.said
    assert not scene.spotlights.framed
    learner.key(Qt.Key.Key_H, CONTROL)
    assert len(scene.spotlights.framed) == 2, "a card and a zone"
    learner.key(Qt.Key.Key_H, CONTROL)
    assert "clause:" in learner.panel.said.text()
    assert not learner.panel.main.isVisible()
    learner.key(Qt.Key.Key_H, CONTROL)
    assert "Do this: " in learner.said
    learner.main()
    assert learner.lesson.run.done
    assert not Progress("gcg").marks(COURSE.lessons["block"]).without_whole_hint


def test_a_hint_within_a_lost_effect_shows_the_position_before_it(learner: Learner) -> None:
    learner.open("lesson:pilot_and_link")
    learner.window.learning.open_lesson("pilot_and_link", "quiz_use")
    learner.at_rest()
    run = learner.lesson.run
    before = run.game.digest()
    learner.make(next(choice for choice in run.legal_choices() if choice.verb == "play"))
    assert run.game.digest() != before
    assert learner.said == "", "the effect is not over yet"
    learner.tool("hint")
    assert learner.play.source.game.digest() == run.game.digest() == before
    assert learner.said
    assert learner.play.source.humans


def test_after_three_wrong_tries_a_hint_is_offered_by_a_mark(learner: Learner) -> None:
    learner.open("lesson:block")
    for _ in range(3):
        assert not learner.panel.tools["hint"].text().startswith("●")
        learner.make(next(choice for choice in learner.lesson.run.legal_choices() if choice.verb == "pass"))
        learner.main()
    assert learner.panel.tools["hint"].text().startswith("●")


def test_a_lesson_that_was_left_goes_on_at_the_same_step(learner: Learner) -> None:
    learner.open("lesson:winning_shot")
    learner.tool("skip")
    learner.tool("skip")
    assert learner.lesson.run.step is not None
    step = learner.lesson.run.step.id
    learner.window.learning.show()
    learner.open("go on")
    assert learner.lesson.lesson.id == "winning_shot"
    assert learner.lesson.run.step is not None
    assert learner.lesson.run.step.id == step


def test_keys_that_are_changed_after_a_lesson_do_not_reach_its_panel(learner: Learner) -> None:
    learner.open("lesson:block")
    panel = weakref.ref(learner.play.panel)
    learner.window.show_no_game()
    learner.open("lesson:winning_shot")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    learner.window.keys.changed.emit()
    gc.collect()
    assert panel() is None


def test_another_language_in_a_step_loses_nothing(learner: Learner) -> None:
    learner.open("lesson:block")
    learner.do_step()
    run = learner.lesson.run
    learner.window.settings_controller.change("language", "ja")
    assert learner.lesson.run is run
    assert run.done
    learner.qtbot.waitUntil(lambda: "ブロック" in learner.panel.head.text())
    assert learner.panel.main.isVisible()


def test_play_goes_on_freely_and_comes_back_to_the_step(learner: Learner) -> None:
    learner.open("lesson:block")
    run, digest = learner.lesson.run, learner.lesson.run.game.digest()
    learner.tool("back")
    QTest.mouseClick(learner.panel.tools["free"], LEFT)
    session = learner.window.session
    assert session is not None
    assert session.start.players[1 - session.humans[0]].level == "gentle"
    assert learner.window.learning.play is None
    QTest.mouseClick(learner.window.findChildren(FreePlayPanel)[-1].back, LEFT)
    assert learner.lesson.run is run
    assert learner.play.source.game.digest() == digest
    assert learner.window.session is None


def test_the_words_of_a_step_name_cards_clauses_and_keywords(learner: Learner) -> None:
    learner.open("lesson:block")
    assert "<Blocker>" in learner.panel.task.accessibleName()
    assert "Gundam Sandrock" in learner.panel.task.accessibleName()
    assert learner.panel.explain("keyword:Blocker")
    learner.do_step()
    learner.panel.said.linkActivated.emit("clause:8-3-1")
    assert learner.window.play_page.side.clause.isVisible()
    heard: list[str] = []
    learner.window.play_page.announcer.said.connect(lambda text, _urgent: heard.append(text))
    learner.main()
    assert any("Which Blocker destroys it and survives?" in text for text in heard)


def test_the_table_keeps_its_place_when_texts_come_and_go(learner: Learner) -> None:
    learner.window.resize(1280, 688)
    learner.open("lesson:block")
    panel = learner.panel
    learner.make(next(choice for choice in learner.lesson.run.legal_choices() if choice.verb == "pass"))
    learner.qtbot.waitUntil(lambda: panel.height() >= panel.sizeHint().height())
    high = panel.height()
    frame = learner.window.play_page.frame
    assert frame.rect().contains(frame.table.geometry()), "the panel covers no card of the hand"
    learner.main()
    assert learner.said == ""
    learner.qtbot.wait(50)
    assert panel.height() == high


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_panel_grows_with_its_text(learner: Learner, language: str) -> None:
    """The task stays whole when an answer comes below it, up to a share of the window; then the text is scrolled."""
    learner.window.settings_controller.change("language", language)
    learner.window.resize(1440, 900)
    learner.open("lesson:block")
    panel = learner.panel
    learner.make(next(choice for choice in learner.lesson.run.legal_choices() if choice.verb == "pass"))
    said, usual, bar = panel.said.plain_text, panel.height(), panel._words.verticalScrollBar()
    times, most = 1, round(learner.window.height() * MOST_SHARE)
    assert said
    while bar.maximum() == 0:
        times += 1
        panel.say(" ".join([said] * times))
        learner.qtbot.wait(1)  # lets the layout update
    assert usual <= panel.height() == most
    assert bar.value() == bar.maximum(), "what is said last is seen"


def test_the_panel_has_room_for_its_buttons_in_large_text(learner: Learner) -> None:
    learner.window.settings_controller.change("theme", "light")
    learner.window.settings_controller.change("text_size", 200)
    learner.window.resize(1280, 720)
    learner.open("lesson:shields_and_base")
    learner.window.learning.open_lesson("shields_and_base", learner.lesson.lesson.steps[2].id)
    learner.at_rest()
    panel = learner.panel
    learner.qtbot.waitUntil(lambda: panel.height() >= panel.heightForWidth(panel.width()))


def test_frames_follow_a_table_of_another_shape(learner: Learner) -> None:
    learner.open("lesson:block")
    for _ in range(2):
        learner.tool("hint")
    before = learner.window.play_page.scene.spotlights.framed
    assert before
    learner.window.resize(1024, 900)
    learner.qtbot.waitUntil(lambda: learner.window.play_page.scene.spotlights.framed != before)
    item = learner._card(learner.lesson.run.table.card("demi"))
    assert any(frame.contains(item.home.point) for frame in learner.window.play_page.scene.spotlights.framed)


def test_a_question_on_the_table_says_how_it_is_answered(learner: Learner) -> None:
    learner.open("lesson:winning_shot")
    learner.window.learning.open_lesson("winning_shot", learner.lesson.lesson.steps[1].id)
    learner.at_rest()
    assert "(Click it on the table, or go there by the arrows and press Enter.)" in learner.panel.task.text()


def test_an_answer_that_is_a_number_is_given_by_its_own_key(learner: Learner) -> None:
    learner.open("lesson:shields_and_base")
    learner.panel.ask([(text, text) for text in ("1", "3", "0", "ten")])
    assert [button.text() for button in learner.panel.answers.values()] == ["1", "3", "0", "ten"]
    given: list[str] = []
    learner.panel.chosen.connect(given.append)
    learner.panel.chosen.disconnect(learner.lesson.use)
    for key in "1234":
        assert learner.panel.press(key)
    assert given == ["1", "0", "3", "ten"]
    assert not learner.panel.press("5")


def test_goal_hint_and_refusal_are_announced(read_aloud: str, learner: Learner) -> None:
    heard: list[str] = []
    learner.window.play_page.announcer.said.connect(lambda text, _urgent: heard.append(text))
    learner.open(f"lesson:{read_aloud}")
    run, panel = learner.lesson.run, learner.panel
    assert any(panel.task.accessibleName() in text for text in heard)
    heard.clear()
    learner.tool("hint")
    assert learner.said
    assert any(learner.said in text for text in heard)
    seat = run.seat
    if run.kind != "goal":
        return
    refused = next((each for each in _attempts(learner) if each not in run.legal_choices()), None)
    if refused is not None:
        heard.clear()
        assert not learner.play.source.choose(seat, refused)
        assert any(learner.said.removeprefix("× ") in text for text in heard)


def _attempts(learner: Learner) -> list[Choice]:
    """What could be tried with the cards of the learner."""
    run = learner.lesson.run
    cards = [card.id for card in run.game.view(run.seat).cards.values() if card.owner == run.seat]
    return [choice for card in cards for choice in run.game.pseudo_legal_choices(run.seat, card)]


@pytest.mark.parametrize("key", ["lesson:winning_shot", "lesson:block", "puzzle:rest_the_blocker"])
def test_the_table_keeps_its_size_and_the_tools_their_places(learner: Learner, key: str) -> None:
    learner.window.resize(1280, 720)
    learner.open(key)

    def places() -> tuple[object, ...]:
        QApplication.processEvents()
        tools = learner.panel.tools
        return (learner.window.play_page.view.size(), *(tools[each].geometry() for each in ("hint", "back", "skip")))

    if key.startswith("puzzle"):  # its panel becomes as high as the longest text, and stays so
        learner.tool("hint")
        learner.at_rest()
        learner.tool("hint")
        learner.at_rest()
    first = places()
    for _ in range(9):
        learner.tool("hint")
        learner.at_rest()
        assert places() == first
        learner.tool("hint")
        learner.at_rest()
        assert places() == first
        if not learner.panel.tools["skip"].isEnabled() or key.startswith("puzzle"):
            break
        learner.tool("skip")
        learner.at_rest()
        assert places() == first
