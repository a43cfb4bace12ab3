"""The table of this game as data: the board of gates, the places of the players, and what a card can be dropped on."""

from __future__ import annotations

from functools import cache
from typing import Final

from gundam_desktop.games.digrayn.faces import card_design
from gundam_desktop.games.digrayn.field import GATES, ROWS
from gundam_desktop.games.digrayn.rules.figures import leader, left
from gundam_desktop.games.digrayn.state import BP, DECK, FRAGMENT, HAND, LOST
from gundam_desktop.games.kit import table
from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import (
    Arrange,
    Board,
    Box,
    Cell,
    Choice,
    Counter,
    Effect,
    Goal,
    Grip,
    Mark,
    Place,
    Playmat,
    PromptStyle,
    Shape,
    Side,
    Spot,
    Stage,
    View,
)
from gundam_desktop.tabletop.place import LOOSE, PHASES, PLATE, SHARED
from gundam_desktop.tabletop.playmat import named_zones

_GROUNDS: Final = {"a": "blue", "b": "blue", "c": "", "d": "red", "e": "red"}
"""Row of gates -> the colour of their ground."""
_SPOTS: Final = (Spot(-21, 7), Spot(-21, -11), Spot(36, -26, 0.54), Spot(36, 26, 0.54), Spot(14, -24, 0.8))
"""An object, the card installed on it, the install of the gate, the set card, a card whose use is declared."""
_BOARD: Final = Board(
    Shape.HEX,
    tuple(
        Cell(gate, column, row, _GROUNDS[gate[0]])
        for row, gates in enumerate(ROWS)
        for column, gate in enumerate(gates.split())
    ),
    ((0.5, 0), (0, 357)),
    120,
    62,
    _SPOTS,
)
_BOXES: Final = (
    Box(Side.NEAR, BP, (0, 6), (0, 518), (0.5, -200), (0, 638), card=52),
    Box(Side.NEAR, DECK, (1, -118), (0, 508), (1, -6), (0, 638), card=72),
    Box(Side.NEAR, FRAGMENT, (1, -236), (0, 508), (1, -124), (0, 638), card=72),
    Box(Side.NEAR, LOST, (1, -118), (0, 372), (1, -6), (0, 502), card=72),
    Box(Side.NEAR, HAND, (0, 130), (1, -240), (1, -130), (1, -66), card=108),
    Box(Side.FAR, HAND, (0.5, 196), (0, 2), (1, -6), (0, 60), card=40),
    Box(Side.NEAR, PLATE, (0, 6), (0, 370), (0, 186), (0, 512)),
    Box(Side.FAR, PLATE, (1, -186), (0, 202), (1, -6), (0, 344)),
    Box(Side.SHARED, PHASES, (0, 6), (0, 4), (0.5, 186), (0, 38)),
    Box(Side.SHARED, LOOSE, (1, -121), (1, -176), (1, -9), (1, -20), card=112),
)
_EFFECTS: Final = {
    "destroyed": Effect(shatters=True, ring="loss", mark=Mark.CROSS, affects=True),
    "leader falls": Effect(ring="loss", mark=Mark.STAR, affects=True),
    "used": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "turned up": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "summoned": Effect(stage=Stage.OPPONENT, sound="deploy"),
    "chased": Effect(stage=Stage.OPPONENT, ring="player", sound="pair"),
    "activated": Effect(ring="player"),
    "skill": Effect(ring="player"),
    "set": Effect(sound="pair"),
    "attack": Effect(lunges=True, mark=Mark.ARROW, sound="attack"),
    "counter": Effect(lunges=True, sound="attack"),
    "damaged": Effect(hits=True, sound="hit", affects=True),
    "healed": Effect(ring="gain", affects=True),
    "modified": Effect(ring="gain", affects=True),
    "returned": Effect(affects=True),
}
_TOLD: Final = (
    *("bp laid", "charged", "skill", "set", "activated", "moved", "took effect", "counter", "paid", "locked"),
    *("void", "no target", "hit nothing", "returned", "put away"),
)
"""Kinds of events that can hardly be seen on the table."""
_PROMPT_STYLES: Final = {
    "main": PromptStyle(bar=False),
    "battle": PromptStyle(quiet=True),
    "leader": PromptStyle(click_answers=True),
    "chase": PromptStyle(click_answers=True, passable=True, hidden=GATES, interrupt="chase"),
}
_STOPS: Final = {
    "main": ("main", True),
    "their main": ("main", False),
    "battle": ("battle", True),
    "their battle": ("battle", False),
}


@cache
def playmat(language: str = "en") -> Playmat:
    """The board, the places of a player and the phases, with their names."""
    words = game_words("digrayn", language)
    zones = named_zones(
        {**{gate: words["gate"].format(gate=gate.upper()) for gate in GATES}, **words["zones"]},
        public={*GATES, FRAGMENT, LOST, BP},
        piles={DECK, FRAGMENT, LOST},
        arranged={HAND: Arrange.FAN, BP: Arrange.ROW, **dict.fromkeys(GATES, Arrange.CELL)},
        grips=dict.fromkeys((HAND, *GATES), Grip.DRAG),
        limits=dict.fromkeys(GATES, 4),
    )
    return table.playmat(
        "digrayn",
        language,
        zones,
        _BOXES,
        card_design(language),
        effects=_EFFECTS,
        told=_TOLD,
        prompt_styles=_PROMPT_STYLES,
        stops=_STOPS,
        board=_BOARD,
        axis=357,
        dealt_from=DECK,
    )


def goals(choice: Choice, view: View) -> tuple[Goal, ...]:
    """The targets of a choice on the table; empty for a choice without a target."""
    if choice.word:
        place = SHARED, choice.word
        return (Goal(place=place), *(Goal(card) for card in view.zones[place]))
    if choice.target:
        return (Goal(choice.target),)
    if choice.verb == "use":
        own = leader(view.known, view.player)
        return Goal(place=view.cards[own].place), Goal(own)
    return ()


def caption(place: Place, view: View, language: str) -> Counter | None:
    """Return the counter beside the BP of a player: how many are face up; None for other places."""
    if place[1] != BP:
        return None
    words = game_words("digrayn", language)["captions"]["bp"]
    up = sum(not view.cards[card].down for card in view.zones[place])
    return Counter(up, words["label"], words["phrase"].format(n=up))


def plate(view: View, seat: int, language: str) -> list[Counter]:
    """The HP that a player's leader has left, and the number of cards in deck and hand."""
    numbers = {
        "hp": left(view.known, leader(view.known, seat)),
        **{zone: len(view.zones[seat, zone]) for zone in (DECK, HAND)},
    }
    return table.counters("digrayn", language, numbers)
