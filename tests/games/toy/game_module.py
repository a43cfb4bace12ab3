"""The module of the game of hexes: its faces, its table and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.games.kit.decks import Deck, Decks, ShippedDeck
from gundam_desktop.games.kit.library import Library
from gundam_desktop.games.kit.views import sampled
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.tabletop import (
    Arrange,
    Board,
    Box,
    Cell,
    Choice,
    Counter,
    Face,
    Goal,
    Grip,
    Motif,
    Playmat,
    Shape,
    Side,
    View,
    Zone,
)
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE, SHARED
from tests.games.toy.hexes import CELLS, COLORS, TAKEN, HexGame, load, new_game

WORDS: Final[dict[str, Any]] = {
    "unknown": "a figure",
    "acts": {"move": "move"},
    "colors": {"blue": "Blue", "red": "Red"},
    "events": {
        "moved": "{player} moves to {word}.",
        "took": "{player} takes a figure.",
        "game over": "{player} has won.",
    },
    "questions": {"choose": "Which figure moves?"},
    "refusals": dict.fromkeys(
        ("game over", "no choice", "not your decision", "wrong time", "not yours", "out of reach", "own figure there"),
        "It is refused.",
    ),
}
BOARD = Board(
    Shape.HEX,
    tuple(Cell(cell, "abcd".index(cell[0]), int(cell[1]) - 1) for cell in CELLS),
    middle=((0.5, 0), (0, 446)),
    width=96,
    card=60,
)


class HexDecks(Decks):
    """Two sides of three figures each."""

    @cached_property
    def shipped(self) -> Mapping[str, ShippedDeck]:
        return MappingProxyType(
            {
                name: ShippedDeck(Deck(name, ((number, 3),)), everywhere(name.title()), everywhere(""), number)
                for name, number in zip(("walkers", "runners"), self._numbers(), strict=False)
            }
        )


def everywhere(text: str) -> dict[str, str]:
    """One text for every language."""
    return dict.fromkeys(LANGUAGES, text)


class HexLibrary(Library):
    """Its words, in English for every language."""

    def words(self, _language: str) -> dict[str, Any]:
        return WORDS

    def face(self, number: str, language: str) -> Face:
        color = COLORS[number]
        return Face(number, f"{color} walker", "figure", "Figure", color, motif=Motif("slim"))

    def playmat(self, language: str) -> Playmat:
        cells = tuple(Zone(cell, cell, 1, True, False, Arrange.CELL, Grip.DRAG) for cell in CELLS)
        taken = Zone(TAKEN, "Taken", 0, True, True, Arrange.PILE)
        boxes = (
            Box(Side.NEAR, TAKEN, (1, -124), (0, 508), (1, -6), (0, 638), card=74),
            Box(Side.NEAR, PLATE, (0, 6), (0, 650), (0, 124), (0, 772)),
            Box(Side.FAR, PLATE, (1, -196), (0, 4), (1, -6), (0, 50)),
            Box(Side.SHARED, PHASES, (0, 130), (0, 4), (1, -230), (0, 44)),
            Box(Side.SHARED, LOOSE, (1, -121), (1, -176), (1, -9), (1, -20), card=112),
        )
        return Playmat((*cells, taken), (("move", "Move"),), (), boxes, BOARD)

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        left = sum(card.owner == seat and card.zone != TAKEN for card in view.cards.values())
        return [Counter(left, "figures", f"{left} figures", f"{left} left", pips=3)]

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        return (Goal(place=(SHARED, choice.word)), *(Goal(card) for card in view.zones[SHARED, choice.word]))

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:
        return f"To {choice.word}" if choice.word else choice.verb


LIBRARY: Final = HexLibrary("toy", HexDecks("toy", lambda: COLORS, COLORS.__getitem__))
DECKS: Final = LIBRARY.deck("walkers"), LIBRARY.deck("runners")


def start(
    decks: tuple[Any, Any], seed: int, edition: str = "1", chooser: int | None = None, *, trial: bool = False
) -> HexGame:
    """A new game; the one who has won the right to choose goes first."""
    if edition != "1":
        raise ValueError(f"edition: {edition!r}; expected '1'")
    return new_game(chooser if chooser is not None else seed % 2, seed=seed)


def evaluate(view: View) -> float:
    """How far the viewer's best figure is, against the other's; a won game is worth most."""
    if view.result:
        return 1000.0 if view.result == str(view.player) else -1000.0
    rows = {0: [0], 1: [0]}
    for card in view.cards.values():
        if card.zone != TAKEN:
            row = int(card.zone[1])
            rows[card.owner].append(row if card.owner == 0 else 7 - row)
    best = {seat: max(far) + len(far) for seat, far in rows.items()}
    return float(best[view.player] - best[1 - view.player])


GAME_MODULE = GameModule(
    key="toy",
    start=start,
    load=load,
    library=LIBRARY,
    read_deck=LIBRARY.decks.read,
    write_deck=LIBRARY.decks.write,
    evaluate=evaluate,
    sample_world=lambda view, seed, _decks: HexGame(sampled(view.known, seed, (None, None), "")),
    opening=lambda _view, _deck, _chance: None,
    read_view=lambda data, seat: load(data).view(seat),
    editions=("1",),
)
