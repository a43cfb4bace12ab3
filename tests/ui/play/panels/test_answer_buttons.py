"""The buttons say what they do, and by which key."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from gundam_desktop.tabletop import CandidateGroup, Choice
from gundam_desktop.ui.play.panels.answer_buttons import AnswerButton, AnswerButtons, buttons_for
from gundam_desktop.ui.style.appearance import install_language
from tests.ui import stub_game
from tests.ui.stub_game import Step, StubLibrary

LIBRARY = StubLibrary()


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """The forms of words for one and for several are translations, in English, too."""
    install_language("en")


def offered(
    step: Step, selection: tuple[int, ...] = (), *, whole: bool = False, tried: tuple[Choice, ...] = ()
) -> AnswerButtons:
    view = stub_game.StubGame([step]).view(step.decision.player)
    return buttons_for(
        step.decision,
        step.choices,
        selection,
        whole=whole,
        label=lambda choice: LIBRARY.label(choice, view, "en"),
        tried=tried,
    )


@pytest.mark.parametrize(
    ("step", "main", "second"),
    [
        (stub_game.main_phase(0), "End main phase", None),
        (stub_game.block(0), "Pass", None),
        (stub_game.action(0), "Pass", None),
        (stub_game.redraw(0), "Keep hand", "Redraw"),
        (stub_game.first_player(0), "Go first", "Go second"),
        (stub_game.confirm(0), "Yes", "No"),
    ],
)
def test_the_main_button_names_what_it_does(step: Step, main: str, second: str | None) -> None:
    result = offered(step)
    assert result.main is not None
    assert (result.main.label, result.main.key) == (main, "Space")
    assert (result.second.label if result.second else None) == second
    assert result.options == ()


def test_where_only_no_can_be_answered_it_is_the_main_button() -> None:
    step = stub_game.confirm(0)
    result = offered(step._replace(choices=(Choice("no"),)))
    assert result.main == AnswerButton("No", "Space", Choice("no"))
    assert result.second is None


@pytest.mark.parametrize(
    ("least", "most", "selection", "whole", "label"),
    [
        (2, 2, (5,), False, "Choose 1 more card"),
        (2, 2, (), False, "Choose 2 cards"),
        (2, 2, (5, 6), True, "Choose these 2 cards"),
        (1, 2, (), False, "Choose at least 1 card"),
        (0, 2, (), True, "Choose none"),
        (0, 2, (5,), True, "Choose this card"),
    ],
)
def test_a_selection_counts(least: int, most: int, selection: tuple[int, ...], whole: bool, label: str) -> None:
    result = offered(stub_game.choose_top(0, least, most), selection, whole=whole)
    assert result.main == AnswerButton(label, "Space", None, whole)


def test_options_are_numbered() -> None:
    result = offered(stub_game.choose_place(0))
    assert [(answer.label, answer.key) for answer in result.options] == [("Choose top", "1"), ("Choose bottom", "2")]
    assert result.main is None
    assert result.by_key("2") == result.options[1]
    assert result.by_key("3") is None
    assert result.by_key("Space") is None


def test_one_answer_alone_has_no_number() -> None:
    result = offered(stub_game.main_phase(0))
    assert result.by_key("1") is None
    assert result.by_key("Space") == result.main


def test_keys_of_yes_and_no() -> None:
    result = offered(stub_game.confirm(0))
    assert result.by_key("Y") == result.by_key("Space") == result.by_key("1") == result.main
    assert result.by_key("N") == result.by_key("2") == result.second


def test_yes_and_no_answer_nothing_else() -> None:
    result = offered(stub_game.redraw(0))
    assert result.by_key("Y") is None
    assert result.by_key("N") is None
    assert result.by_key("2") == result.second


def test_a_third_answer_without_a_card_has_a_button_and_the_next_number() -> None:
    step = stub_game.redraw(0)
    choices = [*step.choices, Choice("reveal"), Choice("deploy", stub_game.UNIT_0)]
    found = buttons_for(step.decision, choices, (), whole=False, label=lambda choice: choice.verb)
    assert [(answer.label, answer.key) for answer in found.options] == [("reveal", "3")]
    assert found.by_key("3") == found.options[0]
    assert found.by_key("2") == found.second


def test_the_end_of_a_main_phase_has_its_button_while_an_effect_forbids_it() -> None:
    forbidden = stub_game.main_phase(0)._replace(choices=(Choice("attack", 3, word="player"),))
    main = offered(forbidden, tried=(*forbidden.choices, Choice("end"))).main
    assert main is not None
    assert main.choice == Choice("end")
    assert offered(stub_game.block(0)._replace(choices=())).main is None


def test_a_main_phase_that_nobody_can_end_has_no_button_for_it() -> None:
    step = stub_game.main_phase(0)._replace(choices=(Choice("attack", 3, word="player"),))
    assert offered(step, tried=step.choices).main is None


def test_the_only_card_that_can_be_chosen_is_on_the_main_button() -> None:
    step = stub_game.choose_unit(0)
    only = Choice("choose", cards=(stub_game.UNIT_0,))
    group = CandidateGroup(only.cards, 1, 1)
    decision = step.decision._replace(groups=(group,))
    result = offered(step._replace(decision=decision, choices=(only,)))
    assert result.main is not None
    assert (result.main.choice, result.main.key) == (only, "Space")


def test_every_answer_has_a_button_where_a_game_wants_it_the_first_nine_with_keys() -> None:
    step = stub_game.block(0)
    choices = [Choice("pass"), *(Choice("counter", word=str(number)) for number in range(14))]
    found = buttons_for(step.decision, choices, (), whole=False, label=lambda choice: choice.word, all_listed=True)
    assert found.main is not None
    assert found.main.choice == choices[0]
    assert [each.choice for each in found.options] == choices[1:13]
    assert [each.key for each in found.options[7:]] == ["8", "9", "", "", ""]
