"""A game of one hidden coin: seat 0 may peek, or calls it and wins or loses; seat 1 may make it hard to see."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from gundam_desktop.tabletop import CardView, Choice, Decision, Event, IllegalChoice, Refusal, View

HEADS, TAILS = "heads", "tails"
PEEK, END = Choice("peek"), Choice("end")
CALLS = {side: Choice("call", word=side) for side in (HEADS, TAILS)}


@dataclass
class Coin:
    """The game; `edition` is not needed."""

    side: str
    may_peek: bool = True
    turn: int = 1
    peeked: bool = False
    result: str = ""

    @property
    def decision(self) -> Decision:
        return Decision("game over", -1) if self.result else Decision("main", (self.turn + 1) % 2)

    def legal_choices(self, player: int) -> list[Choice]:
        if player == 1:
            return [END]
        peeks = [PEEK] if self.may_peek and not self.peeked else []
        return [*peeks, *CALLS.values(), END]

    def pseudo_legal_choices(self, player: int, card: int = 0) -> list[Choice]:
        return self.legal_choices(player)

    def explain(self, player: int, choice: Choice) -> list[Refusal]:
        return [] if choice in self.legal_choices(player) else [Refusal("not now", "1")]

    def apply(self, player: int, choice: Choice) -> list[Event]:
        if refusals := self.explain(player, choice):
            raise IllegalChoice(choice, refusals)
        if choice == PEEK:
            self.peeked = True
            return [Event("seen", "1", player, 1, self.side, seen_by=1)]
        if choice == END:
            self.turn += 1
        else:
            self.result = "0" if choice.word == self.side else "1"
        return [Event(choice.verb, "1", player, word=choice.word)]

    def view(self, player: int) -> View:
        number = self.side if self.peeked and player == 0 else ""
        return View(
            player, "1", self.turn, 0, 0, "main", {(-1, "coin"): (1,)}, {1: CardView(1, number, 0, "coin")}, "", (), (),
            self.decision, self.result, "", None,
        )  # fmt: skip

    def copy(self) -> Coin:
        return replace(self)

    def dump(self) -> dict[str, Any]:
        return dict(vars(self))

    def digest(self) -> str:
        return json.dumps(self.dump())

    def parse(self, text: str, player: int) -> Choice:
        raise ValueError(text)

    def format(self, choice: Choice, player: int) -> str:
        return f"{choice.verb} {choice.word}".strip()
