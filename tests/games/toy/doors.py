"""The doors of the game of hexes: its faces, its table and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gundam_desktop.games.doors import Doors
from gundam_desktop.tabletop import (
    Arrange,
    Box,
    Choice,
    Counter,
    Decision,
    DeckSummary,
    Event,
    Face,
    Goal,
    Grip,
    Interrupt,
    Place,
    Playmat,
    Refusal,
    Reminder,
    Side,
    View,
    Zone,
)
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE, SHARED
from tests.games.toy.hexes import CELLS, TAKEN, HexGame, load

DECKS = ("walkers", "runners")
WIDTH, HEIGHT, PITCH = 96.0, 112.0, 84.0
"""Of a hex, and the way from one row to the next."""


def _cell(cell: str) -> Box:
    column, row = "abcd".index(cell[0]), int(cell[1]) - 1
    left = (column + row % 2 / 2 - 2.25) * WIDTH
    top = 600.0 - row * PITCH
    return Box(Side.SHARED, cell, (0.5, left), (0, top), (0.5, left + WIDTH), (0, top + HEIGHT), card=60, shape="hex")


class HexLibrary:
    """Its words, in English for every language."""

    def face(self, number: str, language: str) -> Face:
        color = {"T-001": "blue", "T-002": "red"}[number]
        return Face(number, f"{color} walker", "figure", "Figure", color, emblem="machine")

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
        return Playmat((*cells, taken), (("move", "Move"),), (), (*map(_cell, CELLS), *boxes))

    def caption(self, place: Place, view: View, language: str) -> Counter | None:
        return None

    def plate(self, view: View, seat: int, language: str) -> Sequence[Counter]:
        left = sum(card.owner == seat and card.zone != TAKEN for card in view.cards.values())
        return [Counter(left, "figures", f"{left} figures", f"{left} left", pips=3)]

    def sentence(self, refusal: Refusal, names: Mapping[int, str], language: str) -> str:
        return f"It is refused: {refusal.code}."

    def story(self, event: Event, seats: Sequence[str], language: str) -> str:
        words = {"moved": f"moves to {event.word}", "took": "takes a figure", "game over": "has won"}
        return f"{seats[event.player]} {words[event.kind]}." if event.kind in words else ""

    def question(self, decision: Decision, number: str, language: str) -> str:
        return "Which figure moves?"

    def goals(self, choice: Choice, view: View, /) -> Sequence[Goal]:
        return (Goal(place=(SHARED, choice.word)), *(Goal(card) for card in view.zones[SHARED, choice.word]))

    def interrupts(self, language: str) -> Sequence[Interrupt]:
        return ()

    def interrupts_of(self, event: Event, seat: int, /) -> Sequence[str]:
        return ()

    def label(self, choice: Choice, view: View, language: str, *, named: bool = False) -> str:
        return f"To {choice.word}" if choice.word else choice.verb

    def act(self, choice: Choice, language: str, /) -> str:
        return choice.verb

    def worth_telling(self, events: Sequence[Event], /) -> list[Event]:
        return list(events)

    def effect_line(self, number: str, ability: int, mark: str, language: str, /) -> str:
        return ""

    def zone_facts(self, zone: str, edition: str, language: str, /) -> Sequence[tuple[str, str]]:
        return ()

    def reminders(
        self, number: str, edition: str, language: str, keywords: tuple[str, ...] | None = None, /
    ) -> Sequence[Reminder]:
        return ()

    def keyword_reminder(self, written: str, edition: str, language: str, /) -> Reminder | None:
        return None

    def deck(self, name: str, /) -> Any:
        if name not in DECKS:
            raise ValueError(f"{name}: there is no such side; there are {', '.join(DECKS)}")
        return name

    def deck_names(self) -> Sequence[str]:
        return DECKS

    def deck_title(self, name: str, _language: str = "en", /) -> str:
        return name.title()

    def deck_summary(self, name: str, _language: str, /) -> DeckSummary:
        return DeckSummary(name, self.deck_title(name))

    def recorded_title(self, title: str, _language: str, /) -> str:
        return title


def start(
    decks: tuple[Any, Any], seed: int, edition: str = "1", chooser: int | None = None, *, trial: bool = False
) -> HexGame:
    """A new game; the one who has won the right to choose goes first."""
    if edition != "1":
        raise ValueError(f"edition: {edition!r}; right is '1'")
    return HexGame(edition, chooser if chooser is not None else seed % 2)


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


DOORS = Doors(
    key="toy",
    start=start,
    load=load,
    library=HexLibrary(),
    read_deck=str,
    write_deck=str,
    evaluate=evaluate,
    sample_world=lambda view, _seed, _decks: view.known.copy(),
    opening=lambda _view: None,
    editions=("1",),
)
