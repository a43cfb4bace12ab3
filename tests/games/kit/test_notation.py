"""Written choices by the rows of the verbs: read, written again, and refused with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.kit.notation import Notation
from gundam_desktop.games.kit.verbs import Part, Verb, Verbs
from gundam_desktop.scenarios.document import NotationError
from gundam_desktop.tabletop import Choice
from tests.games.toy.hexes import new_game


def nothing(*_: Any) -> None:
    """No verb here is carried out."""


CELLS = ("a1", "b1", "c1", "b6", "c6", "d6")
VERBS: Verbs[Any] = Verbs(
    (
        Verb("end", ("main",), "T-1", nothing),
        Verb("choose", ("choose",), "T-1", nothing, (Part("cards", zones=CELLS, seats="both"),), "choose CARD, CARD"),
        Verb(
            "hail",
            ("main",),
            "T-1",
            nothing,
            (
                Part("card", meant=lambda board, _before: [each for each in board.places if each > 2], written=False),
                Part("number"),
                Part("target", "on", CELLS, seats="both", optional=True),
            ),
            "hail NUMBER [on CARD]",
        ),
        Verb(
            "use",
            ("main",),
            "T-1",
            nothing,
            (
                Part("card", zones=CELLS),
                Part("target", "on", CELLS, seats="both", optional=True),
                Part("word", "to", words=CELLS),
                Part("number", optional=True),
                Part("cards", "paying", CELLS, optional=True),
            ),
            "use CARD [on CARD] to GATE [NUMBER] [paying CARD, CARD]",
        ),
        Verb(
            "play",
            ("main",),
            "T-1",
            nothing,
            (
                Part("card", zones=CELLS),
                Part("word", "on", words=CELLS, optional=True),
                Part("word", words=("up", "down"), optional=True),
                Part("target", "on", optional=True, zones_by_card=lambda _number: ("other", CELLS)),
                Part("word", "to", words=("a1", "a1 facing e"), optional=True),
            ),
            "play CARD [on CARD]",
        ),
    ),
    "T-1",
    lambda *_: (),
)
NOTATION = Notation(VERBS, CELLS, "T-001")


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("end", Choice("end")),
        ("choose a1.T-001, b6.T-002", Choice("choose", cards=(1, 4))),
        ("hail 2", Choice("hail", 3, number=2)),
        ("hail 1 on b6.T-002", Choice("hail", 3, 4, number=1)),
        ("use a1.T-001 to b1", Choice("use", 1, word="b1")),
        ("use b1.T-001 on b6.T-002 to c1 2", Choice("use", 2, 4, word="c1", number=2)),
        ("use a1.T-001 to b1 paying b1.T-001, B.c6.T-002", Choice("use", 1, word="b1", cards=(2, 5))),
        ("play a1.T-001 on b1", Choice("play", 1, word="b1")),
        ("play a1.T-001 up", Choice("play", 1, word="up")),
        ("play a1.T-001 on c6.T-002", Choice("play", 1, 5)),
        ("play a1.T-001 on c6.T-002 to a1 facing e", Choice("play", 1, 5, word="a1 facing e")),
    ],
)
def test_a_choice_is_read_and_written(text: str, choice: Choice) -> None:
    view = new_game().view(0)
    assert NOTATION.parse(text, view) == choice
    assert NOTATION.parse(NOTATION.format(choice, NOTATION.board(view)), view) == choice


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no choice; expected end, choose CARD, CARD"),
        ("end now", "is no choice"),
        ("dance", "is no choice"),
        ("use T-001", "is not whole; expected `use CARD"),
        ("use T-001 at b1", "is not whole"),
        ("use T-001 to z9", "there is no `z9`; expected a1, b1"),
        ("use T-001 to b1 100", "`100` is no number; expected 1 to 99"),
        ("use T-001 to b1 2 3", "has `3` too many"),
        ("use !! to b1", "`!!` is no name of a card"),
        ("use x to b1", "no card has the label x"),
        ("use a1.T-002 to b1", "there is no card a1.T-002 that A sees"),
        ("use T-001 to b1", "could be any of A.a1.T-001, A.b1.T-001, A.c1.T-001"),
    ],
)
def test_what_is_wrong_is_told(text: str, why: str) -> None:
    with pytest.raises(NotationError, match="(?s)" + why.replace(".", r"\.").replace("[", r"\[")):
        NOTATION.parse(text, new_game().view(0))
