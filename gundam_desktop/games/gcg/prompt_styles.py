"""How the screen asks this game's decisions, where a player can pass, and what ends automatic passing."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.words import game_words
from gundam_desktop.tabletop import Event, Interrupt, PromptStyle, Stop
from gundam_desktop.tabletop.prompt_style import named_interrupts, named_stops

PROMPT_STYLES: Final = {
    "main": PromptStyle(bar=False),
    "block": PromptStyle(click_answers=True, passable=True, interrupt="block"),
    "action": PromptStyle(passable=True, hidden=("hand",), interrupt="act"),
    "order": PromptStyle(click_answers=True),
}
_STOPS: Final = {
    "block": ("block", False),
    "attacked": ("action", False),
    "attacking": ("action", True),
    "end of their turn": ("end", False),
    "end of my turn": ("end", True),
}
"""Key -> the phase or battle step, and True if the stop is in the player's own turn."""
_USUAL: Final = {"attack on player", "attack on unit", "block", "effect", "damage"}


def stops(language: str = "en") -> tuple[Stop, ...]:
    """Return the points of a turn at which a player can pass, in a language."""
    return named_stops(_STOPS, game_words(language)["stops"])


def interrupts(language: str = "en") -> tuple[Interrupt, ...]:
    """Return the interrupts that can end automatic passing, in a language."""
    return named_interrupts(game_words(language)["interrupts"], _USUAL)


def interrupts_of(event: Event, seat: int) -> tuple[str, ...]:
    """Return the keys of the interrupts that an event is for a player who passes automatically."""
    key = _interrupt_of(event, mine=event.player == seat)
    return (key,) if key else ()


def _interrupt_of(event: Event, *, mine: bool) -> str:
    match event.kind:
        case "attacked" if not mine:
            return "attack on unit" if event.target else "attack on player"
        case "activated burst" if mine:
            return "effect"
        case "activated":
            return "effect" if mine else "command"
        case "damaged" | "destroyed" | "shield destroyed" | "player damaged" if mine:
            return "damage"
        case "played" if not mine:
            return "command"
        case "deployed" if not mine:
            return "deploy"
        case "paired" if not mine:
            return "pair"
        case "turn begins":
            return "turn"
    return ""
