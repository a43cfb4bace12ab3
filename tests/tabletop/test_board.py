from __future__ import annotations

from gundam_desktop.tabletop import Board, Cell, Shape

PLAIN = Board(Shape.SQUARE, (Cell("a1", 0, 0),), ((0.5, 0), (0.5, 0)), 100, 60)
FACING = PLAIN._replace(facing=True)


def test_the_player_of_seat_1_sees_pieces_turned_if_they_face_somewhere() -> None:
    assert [FACING.shown_turn(turn, 0) for turn in (0, 90, 270)] == [0, 90, 270]
    assert [FACING.shown_turn(turn, 1) for turn in (0, 90, 270)] == [180, 270, 90]
    assert [PLAIN.shown_turn(turn, 1) for turn in (0, 90, 270)] == [0, 90, 270]
