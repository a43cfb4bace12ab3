"""The weights for judging a position, read from a data file. Their meanings are listed here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.locate import game_data

FILE: Final = "search_weights.json"
POLICY: Final = "policy"
"""The weights by which worlds are played on: tuned by games (`benchmarks/tune_weights.py`)."""
LEAF: Final = "leaf"
"""The weights for judging the final states of worlds, fitted to results of games (`benchmarks/fit_leaf.py`)."""

FEATURES: Final[Mapping[str, str]] = {
    "shield": "each Shield",
    "last walls": "each card that Shields and Base together lack to three",
    "base": "a Base",
    "base hp": "each HP that it has left",
    "unit in hand": "each Unit card in hand",
    "pilot in hand": "each Pilot in hand",
    "command in hand": "each Command in hand",
    "base in hand": "each Base in hand",
    "playable": "each card in hand that the Lv. allows to play, or will in the next turn",
    "link in hand": "each Unit in play without a Pilot whose link condition a Pilot in hand meets",
    "resource": "each Resource",
    "ex resource": "each EX Resource",
    "empty deck": "each card that the deck lacks to three",
    "unit": "each Unit in play",
    "ap": "each AP of a Unit",
    "hp": "each HP that a Unit has left",
    "paired": "a Unit with a Pilot",
    "linked": "a Link Unit, besides",
    "active": "an active Unit",
    "active blocker": "an active Unit with Blocker, besides",
    "safe": "a Unit that no single enemy Unit can destroy in battle",
    **{keyword.key: f"a Unit with {keyword.en}" for keyword in KEYWORD_EFFECTS},
    "pressure": "as many attackers as would get through to the player; a share of it for fewer",
    "win at hand": "enough attackers get through to win, in the player's own turn",
    "win next": "the same in the opponent's turn",
    "exposed": "the share of the value of a rested enemy Unit that an attacker would destroy",
    "scale": "no part of the sum: how much better a position is whose chance to win is 1 / (1 + 1 / e)",
}
"""Weight -> what it multiplies: this quantity for a player, minus the same for the opponent."""


class Weights:
    """The weights as plain numbers."""

    def __init__(self, values: Mapping[str, float]) -> None:
        """`values` must have a number for every feature; the `ValueError` names the missing or unknown ones."""
        if values.keys() != FEATURES.keys():
            wrong = ", ".join(sorted(values.keys() ^ FEATURES.keys()))
            raise ValueError(f"weights ({FILE}): {wrong}: missing or unknown; expected {', '.join(FEATURES)}")
        self.shield: float = values["shield"]
        self.last_walls: float = values["last walls"]
        self.base: float = values["base"]
        self.base_hp: float = values["base hp"]
        self.unit_in_hand: float = values["unit in hand"]
        self.pilot_in_hand: float = values["pilot in hand"]
        self.command_in_hand: float = values["command in hand"]
        self.base_in_hand: float = values["base in hand"]
        self.playable: float = values["playable"]
        self.link_in_hand: float = values["link in hand"]
        self.resource: float = values["resource"]
        self.ex_resource: float = values["ex resource"]
        self.empty_deck: float = values["empty deck"]
        self.unit: float = values["unit"]
        self.ap: float = values["ap"]
        self.hp: float = values["hp"]
        self.paired: float = values["paired"]
        self.linked: float = values["linked"]
        self.active: float = values["active"]
        self.active_blocker: float = values["active blocker"]
        self.safe: float = values["safe"]
        self.keywords: list[float] = [values[keyword.key] for keyword in KEYWORD_EFFECTS]
        self.pressure: float = values["pressure"]
        self.win_at_hand: float = values["win at hand"]
        self.win_next: float = values["win next"]
        self.exposed: float = values["exposed"]
        self.scale: float = values["scale"]


@cache
def shipped(purpose: str) -> Weights:
    """The weights of the program for a purpose, `POLICY` or `LEAF`."""
    return Weights(game_data("gcg", FILE)[purpose])
