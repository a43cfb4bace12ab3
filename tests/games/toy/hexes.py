"""A game on shared hexes, the smallest one on the kit: three figures a side walk, and the first on the far row wins.

A figure steps to one of the two hexes before it; one of the other side that is there is taken. There is no hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gundam_desktop.games.kit import game, state, views
from gundam_desktop.games.kit.notation import Notation
from gundam_desktop.games.kit.state import Question
from gundam_desktop.games.kit.verbs import CONCEDE, Part, Verb, Verbs
from gundam_desktop.games.kit.zones import emit, end_game, move
from gundam_desktop.tabletop import CardView, Change, Choice, Refusal, View
from gundam_desktop.tabletop.place import SHARED

COLUMNS, ROWS = 4, 6
CELLS = tuple(f"{'abcd'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS))
TAKEN = "taken"
STARTS = {1: "a1", 2: "b1", 3: "c1", 4: "b6", 5: "c6", 6: "d6"}
COLORS = {"T-001": "blue", "T-002": "red"}


class Figure(NamedTuple):
    number: str
    owner: int
    zone: str

    @property
    def seat(self) -> int:
        return 1 - self.owner if self.zone == TAKEN else SHARED


@dataclass(slots=True)
class State(state.State[Figure, str]):
    cards: list[Figure] = field(default_factory=lambda: [Figure("", -1, TAKEN)])
    zones: state.Zones[str] = field(
        default_factory=lambda: {**{(SHARED, cell): () for cell in CELLS}, (0, TAKEN): (), (1, TAKEN): ()}
    )


def ahead(cell: str, owner: int) -> tuple[str, ...]:
    """The hexes before a figure: two, or one at the border, none on the last row."""
    column, row = "abcd".index(cell[0]), int(cell[1]) - 1
    shift = row % 2  # every second row is half a hex to the right
    forward = row + (1 if owner == 0 else -1)
    columns = [at for at in (column - 1 + shift, column + shift) if 0 <= at < COLUMNS]
    return tuple(f"{'abcd'[at]}{forward + 1}" for at in columns) if 0 <= forward < ROWS else ()


def on(state: State, cell: str, owner: int) -> list[int]:
    """The figures of a side on a hex."""
    return [figure for figure in state.zones[SHARED, cell] if state.cards[figure].owner == owner]


def pseudo_legal_choices(state: State, _player: int, figure: int) -> Iterator[Choice]:
    yield from (Choice("move", figure, word=cell) for cell in CELLS if state.cards[figure].zone != TAKEN)


def yours(state: State, player: int, choice: Choice) -> Refusal | None:
    return None if state.cards[choice.card].owner == player else Refusal("not yours", "T-1")


def in_reach(state: State, _player: int, choice: Choice) -> Refusal | None:
    figure = state.cards[choice.card]
    near = figure.zone != TAKEN and choice.word in ahead(figure.zone, figure.owner)
    return None if near else Refusal("out of reach", "T-2")


def free(state: State, player: int, choice: Choice) -> Refusal | None:
    return Refusal("own figure there", "T-2") if on(state, choice.word, player) else None


def step(state: State, player: int, choice: Choice) -> None:
    """Move a figure; then it is the other player's turn, unless the game is won."""
    figure, cell = choice.card, choice.word
    for taken in on(state, cell, 1 - player):
        move(state, taken, TAKEN, seat=player)
        emit(state, "took", "T-2", player, figure, target=taken, changes=(Change(taken, TAKEN, player),))
    move(state, figure, cell, seat=SHARED)
    emit(state, "moved", "T-2", player, figure, word=cell, changes=(Change(figure, cell, SHARED),))
    begin_turn(state, 1 - player)
    if not ahead(cell, player) or not VERBS.legal_choices(state, 1 - player):
        end_game(state, player, "T-3")


def begin_turn(state: State, player: int) -> None:
    state.turn, state.turn_player, state.question = state.turn + 1, player, Question("main", player, "T-1")
    emit(state, "turn begins", "T-1", player, amount=state.turn)


VERBS: Verbs[State] = Verbs(
    (
        Verb(
            "move",
            ("main",),
            "T-1",
            step,
            (Part("card", zones=CELLS), Part("word", "to", words=CELLS)),
            "move FIGURE to a2",
            checks=(yours, in_reach, free),
            tries=pseudo_legal_choices,
        ),
        Verb(CONCEDE, (), "T-3", lambda state, player, _: end_game(state, 1 - player, "T-3")),
    ),
    "T-1",
    lambda state, player: (card for card in STARTS if state.cards[card].owner == player),
)


class HexGame(game.Game[State]):
    """A game in progress."""

    verbs, notation = VERBS, Notation(VERBS, (*CELLS, TAKEN), "T-001")

    def view(self, player: int) -> View:
        return views.view_of(self.state, player, lambda *_: True, shown)


def shown(state: State, figure: int) -> tuple[CardView, ...]:
    record = state.cards[figure]
    return (CardView(figure, record.number, record.owner, record.zone, seat=record.seat),)


def new_game(first: int = 0, cells: Mapping[int, str] = STARTS, seed: int = 0) -> HexGame:
    """A game with the figures on some hexes; they are placed without an event."""
    new = State("1", seed, first_player=first, phase="move")
    for figure in STARTS:
        owner = int(figure > 3)
        new.cards.append(Figure(list(COLORS)[owner], owner, cells[figure]))
        new.zones[new.cards[figure].seat, cells[figure]] = (figure,)
    begin_turn(new, first)
    new.events = []
    return HexGame(new)


def load(data: Mapping[str, Any]) -> HexGame:
    return HexGame(state.load(State, data, ("1",), COLORS))
