"""A game of 150 lines on shared hexes: three figures a side walk forward, and the first on the far row wins.

A figure steps to one of the two hexes before it; one of the other side that is there is taken. There is no hand.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gundam_desktop.tabletop import CardView, Change, Choice, Decision, Event, IllegalChoice, Place, Refusal, View
from gundam_desktop.tabletop.place import SHARED

COLUMNS, ROWS = 4, 6
CELLS = tuple(f"{'abcd'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS))
TAKEN = "taken"
STARTS = {1: "a1", 2: "b1", 3: "c1", 4: "b6", 5: "c6", 6: "d6"}
NUMBERS = {figure: f"T-00{1 + (figure > 3)}" for figure in STARTS}


def owner_of(figure: int) -> int:
    return int(figure > 3)


def ahead(cell: str, owner: int) -> tuple[str, ...]:
    """The hexes before a figure: two, or one at the border, none on the last row."""
    column, row = "abcd".index(cell[0]), int(cell[1]) - 1
    shift = row % 2  # every second row is half a hex to the right
    forward = row + (1 if owner == 0 else -1)
    columns = [at for at in (column - 1 + shift, column + shift) if 0 <= at < COLUMNS]
    return tuple(f"{'abcd'[at]}{forward + 1}" for at in columns) if 0 <= forward < ROWS else ()


@dataclass
class HexGame:
    """A game in progress."""

    edition: str
    first: int
    cells: dict[int, str] = field(default_factory=lambda: dict(STARTS))
    turn: int = 1
    result: str = ""

    @property
    def player(self) -> int:
        return (self.first + self.turn - 1) % 2

    @property
    def decision(self) -> Decision:
        return Decision("game over", -1, "T-3") if self.result else Decision("main", self.player, "T-1")

    def attempts(self, player: int, card: int = 0) -> list[Choice]:
        figures = [card] if card else list(STARTS)
        return [Choice("move", figure, word=cell) for figure in figures for cell in CELLS if figure in STARTS]

    def choices(self, player: int) -> list[Choice]:
        return [choice for choice in self.attempts(player) if not self.explain(player, choice)]

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        if self.result:
            return [Refusal("over", "T-3")]
        if choice.verb == "concede":
            return []
        if choice.verb != "move" or choice.card not in STARTS or choice.word not in CELLS:
            return [Refusal("no move", "T-1")]
        refusals = [] if player == self.player else [Refusal("not your turn", "T-1")]
        if owner_of(choice.card) != player:
            refusals.append(Refusal("not yours", "T-1"))
        here = self.cells[choice.card]
        if here == TAKEN or choice.word not in ahead(here, owner_of(choice.card)):
            refusals.append(Refusal("out of reach", "T-2"))
        if self._on(choice.word, owner_of(choice.card)):
            refusals.append(Refusal("own figure there", "T-2"))
        return refusals

    def apply(self, player: int, choice: Choice) -> list[Event]:
        refusals = self.explain(player, choice)
        if refusals:
            raise IllegalChoice(choice, refusals)
        events = []
        if choice.verb == "concede":
            self.result = str(1 - player)
        else:
            events = self._move(player, choice)
        if self.result:
            events.append(Event("game over", "T-3", int(self.result)))
        return events

    def _move(self, player: int, choice: Choice) -> list[Event]:
        events = []
        for taken in self._on(choice.word, 1 - player):
            self.cells[taken] = TAKEN
            change = Change(taken, TAKEN, player)
            events.append(Event("took", "T-2", player, choice.card, NUMBERS[choice.card], taken, changes=(change,)))
        self.cells[choice.card] = choice.word
        change = Change(choice.card, choice.word, SHARED)
        events.append(
            Event("moved", "T-2", player, choice.card, NUMBERS[choice.card], word=choice.word, changes=(change,))
        )
        self.turn += 1
        there = not ahead(choice.word, player)
        if there or not self.choices(1 - player):
            self.result = str(player)
        else:
            events.append(Event("turn begins", "T-1", 1 - player, amount=self.turn))
        return events

    def _on(self, cell: str, owner: int) -> list[int]:
        return [figure for figure, at in self.cells.items() if at == cell and owner_of(figure) == owner]

    def view(self, player: int) -> View:
        zones: dict[Place, tuple[int, ...]] = {(SHARED, cell): () for cell in CELLS}
        zones |= {(0, TAKEN): (), (1, TAKEN): ()}
        cards = {}
        for figure, cell in self.cells.items():
            owner = owner_of(figure)
            seat = 1 - owner if cell == TAKEN else SHARED
            zones[seat, cell] = (*zones[seat, cell], figure)
            cards[figure] = CardView(figure, NUMBERS[figure], owner, cell, seat=seat)
        return View(
            player, self.edition, self.turn, self.player, self.first, "move", zones, cards, "", (), (), self.decision,
            self.result, "T-3" if self.result else "", self,
        )  # fmt: skip

    def copy(self) -> HexGame:
        return replace(self, cells=dict(self.cells))

    def dump(self) -> dict[str, Any]:
        cells = {str(figure): cell for figure, cell in self.cells.items()}
        return {"edition": self.edition, "first": self.first, "cells": cells, "turn": self.turn, "result": self.result}

    def digest(self) -> str:
        return hashlib.sha1(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()[:16]

    def parse(self, text: str, player: int) -> Choice:
        match text.split():
            case ["concede"]:
                return Choice("concede")
            case ["move", figure, "to", cell] if figure.isdigit():
                return Choice("move", int(figure), word=cell)
        raise ValueError(f"`{text}` is no choice; right is like `move 1 to a2`")

    def format(self, choice: Choice, player: int) -> str:
        return f"move {choice.card} to {choice.word}" if choice.verb == "move" else choice.verb


def load(data: Mapping[str, Any]) -> HexGame:
    try:
        cells = {int(figure): str(cell) for figure, cell in data["cells"].items()}
        return HexGame(data["edition"], data["first"], cells, data["turn"], data["result"])
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"this is no game of hexes: {error}") from None
