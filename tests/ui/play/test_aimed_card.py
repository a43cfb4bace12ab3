"""The card that a drop was aimed at answers the next question, and only that one."""

from __future__ import annotations

from gundam_desktop.tabletop import CandidateGroup, Choice, Decision
from gundam_desktop.ui.play.aimed_card import AimedCard
from tests.ui.table.view_builder import ViewBuilder

ASKED = Decision("choose", 0, card=7, groups=(CandidateGroup((3, 4), 1, 1),))
LISTED = [Choice("choose", cards=(3,)), Choice("choose", cards=(4,))]


def aimed() -> AimedCard:
    card = AimedCard()
    card.aim(7, 4)
    return card


def test_it_answers_once() -> None:
    card, view = aimed(), ViewBuilder().view(ASKED)
    assert card.answer(view, LISTED) == LISTED[1]
    assert card.answer(view, LISTED) is None


def test_it_is_forgotten_when_something_else_is_asked() -> None:
    others = ASKED._replace(card=8), ASKED._replace(player=1), Decision("main", 0)
    for other in (*others, ASKED._replace(groups=(CandidateGroup((3,), 1, 1),))):
        card = aimed()
        assert card.answer(ViewBuilder().view(other), LISTED) is None
        assert card.answer(ViewBuilder().view(ASKED), LISTED) is None


def test_of_several_cards_it_is_only_one() -> None:
    card, view = aimed(), ViewBuilder().view(ASKED._replace(groups=(CandidateGroup((3, 4), 1, 2),)))
    assert card.answer(view, ()) is None
    assert card.among(view) == 4
