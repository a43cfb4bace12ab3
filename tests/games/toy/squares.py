"""A game on squares beside the smallest one, for what a board can show: facings, slots, terrain, reach and a die.

A piece steps to a square beside it and turns in any direction, or shoots at a piece on the two squares ahead of it: a
roll of three or more hits and wins. Each side may set one mine, which has no effect. After 40 turns the game is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.games.kit import game, state, views
from gundam_desktop.games.kit.notation import Notation
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.verbs import CONCEDE, Part, Verb, Verbs
from gundam_desktop.games.kit.zones import emit, end_game, move
from gundam_desktop.tabletop import CardView, Change, Choice, Face, Refusal, View
from gundam_desktop.tabletop.board import Board, Cell, Shape, Spot, Terrain
from gundam_desktop.tabletop.chance import draw_number
from gundam_desktop.tabletop.place import PHASES, PLATE, SHARED, Goal, Place
from gundam_desktop.tabletop.playmat import Arrange, Box, Effect, Grip, Playmat, Side, Zone
from tests.games.toy.game_module import WORDS, HexDecks, HexLibrary

SQUARES = tuple(f"{'abcd'[column]}{row + 1}" for row in range(4) for column in range(4))
RESERVE, MINE, LONG, WIDTH = "reserve", "S-002", "S-003", 130
TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
GROUNDS = dict(zip(("a3", "c1", "a2", "d1", "c3", "a1"), list(Terrain)[1:], strict=True))
COLORS = {"S-001": "blue", MINE: "red", LONG: "green"}
SLOTS = {MINE: 2, LONG: 1}


class Piece(NamedTuple):
    number: str
    owner: int
    zone: str
    facing: str = "n"

    @property
    def seat(self) -> int:
        return self.owner if self.zone == RESERVE else SHARED


NOBODY, *PIECES = (Piece("", -1, RESERVE), Piece("S-001", 0, "b1"), Piece(MINE, 0, RESERVE),
                   Piece("S-001", 1, "b4", "s"), Piece(MINE, 1, RESERVE), Piece(LONG, 0, "d3"))  # fmt: skip


@dataclass(slots=True)
class State(state.State[Piece, str]):
    cards: list[Piece] = field(default_factory=lambda: [NOBODY])
    zones: state.Zones[str] = field(
        default_factory=lambda: {**{(SHARED, square): () for square in SQUARES}, (0, RESERVE): (), (1, RESERVE): ()}
    )


def from_square(square: str, facing: str, far: int) -> str:
    """The square some steps from another one; empty beside the board."""
    column, row = "abcd".index(square[0]) + STEPS[facing][0] * far, int(square[1]) + STEPS[facing][1] * far
    return f"{'abcd'[column]}{row}" if 0 <= column < 4 and 1 <= row <= 4 else ""


def reached(piece: Piece) -> tuple[str, ...]:
    """The squares at which a piece can shoot."""
    ahead = (1, 2) if piece.number != MINE and piece.zone != RESERVE else ()
    return tuple(filter(None, (from_square(piece.zone, piece.facing, far) for far in ahead)))


def moves(state: State, _player: int, piece: int) -> Iterator[Choice]:
    facings = "n" if state.cards[piece].number == MINE else TURNS
    yield from (Choice("move", piece, word=square + facing) for square in SQUARES for facing in facings)


def shots(state: State, _player: int, piece: int) -> Iterator[Choice]:
    yield from (Choice("shoot", piece, target=target) for target in range(1, len(state.cards)) if target != piece)


def may_move(state: State, player: int, choice: Choice) -> Refusal | None:
    piece, square, facing = state.cards[choice.card], choice.word[:2], choice.word[2]
    others = [each for each in state.zones[SHARED, square] if each != choice.card and state.cards[each].number != MINE]
    if piece.number == MINE:
        fits = piece.zone == RESERVE and facing == "n"
    else:
        near = [piece.zone, *(from_square(piece.zone, way, 1) for way in TURNS)]
        fits = square in near and not others and GROUNDS.get(square) is not Terrain.PILLAR
        fits = fits and (piece.zone, piece.facing) != (square, facing)
    return None if fits and piece.owner == player else Refusal("out of reach", "S-1")


def may_shoot(state: State, player: int, choice: Choice) -> Refusal | None:
    piece, target = state.cards[choice.card], state.cards[choice.target]
    fits = piece.owner == player != target.owner and target.zone in reached(piece) and target.number != MINE
    return None if fits else Refusal("out of reach", "S-2")


def do_move(state: State, player: int, choice: Choice) -> None:
    piece, square, facing = choice.card, choice.word[:2], choice.word[2]
    move(state, piece, square, seat=SHARED)
    state.put(piece, facing=facing)
    (now,) = shown(state, piece)
    change = Change(piece, square, SHARED, slot=now.slot, turn=now.turn, rested=now.rested, down=now.down)
    emit(state, "moved", "S-1", player, piece, word=square, changes=(change,))
    begin_turn(state, 1 - player)


def do_shoot(state: State, player: int, choice: Choice) -> None:
    state.random, rolled = draw_number(state.random, 6)
    emit(state, "rolled", "S-2", player, choice.card, target=choice.target, amount=rolled + 1)
    end_game(state, player, "S-2") if rolled >= 2 else begin_turn(state, 1 - player)


def begin_turn(state: State, player: int) -> None:
    state.turn, state.turn_player, state.question = state.turn + 1, player, Question("main", player, "S-1")
    emit(state, "turn begins", "S-1", player, amount=state.turn)
    if state.turn > 40:
        end_game(state, None, "S-4")


CARD, MOVES = Part("card", zones=(*SQUARES, RESERVE)), tuple(square + facing for square in SQUARES for facing in TURNS)
TO, AT = Part("word", "to", words=MOVES), Part("target", "->", zones=SQUARES, seats="both")
VERBS: Verbs[State] = Verbs(
    (
        Verb("move", ("main",), "S-1", do_move, (CARD, TO), "move PIECE to b2n", checks=(may_move,), tries=moves),
        Verb("shoot", ("main",), "S-2", do_shoot, (CARD, AT), "shoot PIECE -> PIECE", checks=(may_shoot,), tries=shots),
        Verb(CONCEDE, (), "S-4", lambda state, player, _: end_game(state, 1 - player, "S-4")),
    ),
    "S-1",
    lambda state, player: (id for id, piece in enumerate(state.cards) if piece.owner == player),
)


class SquareGame(game.Game[State]):
    verbs, notation = VERBS, Notation(VERBS, (*SQUARES, RESERVE), "S-001")

    def view(self, player: int) -> View:
        return views.view_of(self.state, player, lambda *_: True, shown)


def shown(state: State, id: int) -> tuple[CardView, ...]:
    piece = state.cards[id]
    if piece.zone == RESERVE:
        return (CardView(id, piece.number, piece.owner, RESERVE),)
    mine, slot, turn = piece.number == MINE, SLOTS.get(piece.number, 0), TURNS[piece.facing]
    return (CardView(id, *piece[:3], rested=mine, down=mine, seat=SHARED, slot=slot, turn=turn),)


def start(decks: Any, seed: int, edition: str = "1", chooser: int | None = None, *, trial: bool = False) -> SquareGame:
    new = State("1", seed, phase="move")
    for id, piece in enumerate(PIECES, start=1):
        new.cards.append(piece)
        new.zones[piece.seat, piece.zone] = (id,)
    begin_turn(new, 0)
    new.events = []
    return SquareGame(new)


class SquareLibrary(HexLibrary):
    def words(self, _language: str) -> dict[str, Any]:
        return {
            **WORDS,
            "events": {**WORDS["events"], "rolled": "{player} rolls {amount}.", "moved": "{player} moves."},
        }

    def face(self, number: str, language: str) -> Face:
        return Face(number, {MINE: "Mine", LONG: "Train"}.get(number, "Scout"), "piece", "Piece", COLORS[number])

    def playmat(self, language: str) -> Playmat:
        squares = tuple(Zone(square, square, 1, True, False, Arrange.CELL, Grip.DRAG) for square in SQUARES)
        reserve = Zone(RESERVE, "Reserve", 1, True, False, Arrange.PLACES, Grip.DRAG)
        boxes = (
            Box(Side.NEAR, RESERVE, (1, -170), (0, 508), (1, -6), (0, 638), card=74),
            Box(Side.NEAR, PLATE, (0, 6), (0, 650), (0, 124), (0, 772)),
            Box(Side.SHARED, PHASES, (0, 130), (0, 4), (1, -230), (0, 44)),
        )
        cells = tuple(
            Cell(key, "abcd".index(key[0]), int(key[1]) - 1, terrain=GROUNDS.get(key, Terrain.NONE)) for key in SQUARES
        )
        spots = (Spot(), Spot(0, WIDTH / 2, 1.7), Spot(42, 44, 0.45))
        board = Board(Shape.SQUARE, cells, ((0.5, 0), (0, 480)), WIDTH, 66, spots, facing=True)
        return Playmat((*squares, reserve), (("move", "Move"),), (), boxes, board, effects={"rolled": Effect(die=True)})

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        if choice.target:
            return (Goal(choice.target),)
        mine = view.cards[choice.card].number == MINE
        return (Goal(place=(SHARED, choice.word[:2]), turn=None if mine else TURNS[choice.word[2]]),)


def reach(view: View, card: int) -> tuple[Place, ...]:
    seen, facings = view.cards[card], {turn: key for key, turn in TURNS.items()}
    return tuple((SHARED, at) for at in reached(Piece(seen.number, seen.owner, seen.zone, facings[seen.turn])))


LIBRARY = SquareLibrary("squares", HexDecks("squares", lambda: COLORS, COLORS.__getitem__))


def load(data: Any) -> SquareGame:
    return SquareGame(state.load(State, data, ("1",), COLORS))


GAME_MODULE = GameModule("squares", start, load,
              LIBRARY, LIBRARY.decks.read, LIBRARY.decks.write, lambda _view: 0.0,
              lambda view, seed, _: SquareGame(views.sampled(view.known, seed, (None, None), "")),
              lambda *_: None, lambda data, seat: load(data).view(seat), editions=("1",), reach=reach)  # fmt: skip
