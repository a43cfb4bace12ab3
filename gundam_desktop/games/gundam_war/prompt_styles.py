"""How the screen asks this game's decisions, where a player can pass, and what ends automatic passing."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.kit.words import game_words
from gundam_desktop.tabletop import Event, PromptStyle, Stop
from gundam_desktop.tabletop.prompt_style import ASKED, named_stops

PROMPT_STYLES: Final = {
    "main": PromptStyle(bar=False),
    "attack": PromptStyle(passable=True, interrupt="sortie"),
    "defence": PromptStyle(passable=True, needs_arrow=True, interrupt="sortie"),
    "formation": ASKED,
    "command": PromptStyle(passable=True, hidden=("hand",), interrupt="act"),
    "order": PromptStyle(click_answers=True),
}
_STOPS: Final = {
    "attack": ("attack", True),
    "defence": ("defence", False),
    "attacking": ("damage", True),
    "attacked": ("damage", False),
}
"""Key -> the step, and True if the stop is in the player's own turn."""
USUAL: Final = {"attack", "sortie", "loss"}
_LOSSES: Final = {"damaged", "destroyed", "home damaged"}


def stops(language: str) -> tuple[Stop, ...]:
    """The points of a turn at which a player can pass, in a language."""
    return named_stops(_STOPS, game_words("gundam_war", language)["stops"])


def interrupts_of(event: Event, seat: int) -> tuple[str, ...]:
    """The keys of the interrupts that an event is for a player who passes automatically."""
    mine = event.player == seat
    if event.kind in _LOSSES:
        return ("loss",) if mine else ()
    if event.kind == "turn begins":
        return ("turn",)
    if mine:
        return ()
    if event.kind == "attack declared":
        return ("attack",) if event.amount else ()
    return {"used": ("command",), "deployed": ("deploy",), "put under": ("deploy",)}.get(event.kind, ())
