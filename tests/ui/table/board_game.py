"""A made-up game on a board of shared cells, with zones and numbers that no real game here has."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.tabletop import (
    Arrange,
    Arrow,
    Board,
    Box,
    CardView,
    Cell,
    Choice,
    Counter,
    Decision,
    Face,
    Goal,
    Grip,
    Place,
    Playmat,
    Shape,
    Side,
    Spot,
    View,
    Zone,
)
from gundam_desktop.tabletop.place import PLATE, SHARED
from tests.ui.stub_game import StubLibrary


def board(far: str = "turned", shape: Shape = Shape.HEX, *, facing: bool = False) -> Playmat:
    """Three shared cells, a reserve of each player, and no hand."""
    return Playmat(
        zones=(
            Zone("a1", "A1", 1, public=True, pile=False, arrange=Arrange.CELL),
            Zone("b1", "B1", 1, public=True, pile=False, arrange=Arrange.CELL),
            Zone("c1", "C1", 0, public=True, pile=False, arrange=Arrange.CELL, grip=Grip.AIM),
            Zone("reserve", "Reserve", 3, public=True, pile=False, arrange=Arrange.PLACES, grip=Grip.DRAG),
        ),
        phases=(),
        steps=(),
        boxes=(
            Box(Side.NEAR, PLATE, (1, -150), (1, -100), (1, -10), (1, -10)),
            Box(Side.NEAR, "reserve", (0, 10), (1, -200), (0.5, 0), (1, -10), card=80),
        ),
        board=Board(
            shape,
            (Cell("a1", 0, 0, "green"), Cell("b1", 1, 0), Cell("c1", 2, 0)),
            middle=((0.5, 0), (0.5, 0)),
            width=100,
            card=60,
            spots=(Spot(), Spot(20, 30, 0.5)),
            facing=facing,
        ),
        far=far,
    )


class BoardLibrary(StubLibrary):
    """The faces, words and goals of that game."""

    def face(self, number: str, language: str) -> Face:
        return Face(number, f"Piece {number}", "piece", "Piece")

    def playmat(self, language: str) -> Playmat:
        return board()

    def caption(self, place: Place, view: View, language: str) -> Counter | None:
        return Counter(len(view.zones[place]), "pieces") if place[1] == "reserve" else None

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        return [Counter(3 + seat, "moves", f"{3 + seat} moves", f"{3 + seat} moves")]

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        return [Goal(choice.target) if choice.target else Goal(place=(SHARED, choice.word))]


def board_view(*cards: CardView, arrows: tuple[Arrow, ...] = ()) -> View:
    """A view of seat 0, who moves."""
    zones = {place: tuple(card.id for card in cards if card.place == place) for place, _ in board().places()}
    return View(
        player=0,
        edition="1",
        turn=1,
        turn_player=0,
        first_player=0,
        phase="",
        zones=zones,
        cards={card.id: card for card in cards},
        step="",
        arrows=arrows,
        waiting=(),
        decision=Decision("move", 0),
        result="",
        reason="",
        known=None,
    )
