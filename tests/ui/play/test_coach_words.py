"""The words of the coach: the first one names the kinds of acts that are worth a look, and gives no move away."""

from __future__ import annotations

import pytest

from gundam_desktop.coach.advice import Advice
from gundam_desktop.coach.occasion import COMPARED, Hint
from gundam_desktop.coach.playouts import Mean
from gundam_desktop.coach.stakes import Judged, Stakes
from gundam_desktop.games import find, keys
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import game_data
from gundam_desktop.tabletop import Choice, Remark
from gundam_desktop.ui.play import coach_words

ATTACK, DEPLOY, PAIR, END = Choice("attack", 1), Choice("deploy", 2), Choice("pair", 3, 1), Choice("end")
CHOICES = (DEPLOY, PAIR, ATTACK, END)
CLEAR = Stakes((Judged(ATTACK, Mean(0, 0, 8)), Judged(END, Mean(20, 4, 8))), 8)
CLOSE = Stakes((Judged(ATTACK, Mean(0, 0, 8)), Judged(END, Mean(2, 4, 8))), 8)
REMARK = Hint("link", Remark("link", "A fact.", "A question?", "2-11-3", (3, 9)))


def first(hint: Hint | None, advice: Advice) -> str:
    act = lambda choice: find("gcg").library.act(choice, "en")  # noqa: E731
    return coach_words.levels(hint, advice, CHOICES, "1-1", "Ben", lambda choice: f"<{choice.verb}>", act)[0].text


@pytest.mark.parametrize(
    ("hint", "advice", "kinds"),
    [
        (Hint("win"), Advice("win", 12, (ATTACK,)), "attack"),
        (Hint("danger"), Advice("danger", 1, (DEPLOY, ATTACK)), "deploy a card, attack"),
        (COMPARED, Advice("nothing", stakes=CLEAR), "attack"),
        (COMPARED, Advice("nothing", stakes=CLOSE), "deploy a card, pair a Pilot, attack"),
        (REMARK, Advice("nothing"), "pair a Pilot"),
        (None, Advice("nothing"), "deploy a card, pair a Pilot, attack"),
    ],
)
def test_the_first_hint_names_kinds_of_acts_and_no_choice(hint: Hint | None, advice: Advice, kinds: str) -> None:
    assert first(hint, advice).endswith(f" Worth a look: {kinds}.")
    assert "<" not in first(hint, advice)


def test_where_nothing_has_a_name_the_fact_stands_alone() -> None:
    (line,) = coach_words.levels(None, Advice("nothing"), (END,), "1-1", "Ben", str, lambda _choice: "")
    assert "Worth a look" not in line.text


@pytest.mark.parametrize("game", keys())
def test_every_language_names_the_same_kinds_of_acts(game: str) -> None:
    library = find(game).library
    words = {language: game_data(game, "words", f"{game}.{language}.json")["acts"] for language in LANGUAGES}
    assert {*words["en"]} == {*words["ja"]} == {*words["zh"]}
    for verb in words["en"]:
        named = [library.act(Choice(verb), language) for language in LANGUAGES]
        assert named == [words[language][verb] for language in LANGUAGES]
        assert all(named)
