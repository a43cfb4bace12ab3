"""Why passing for a player has ended, in words."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.tabletop import Interrupt
from gundam_desktop.ui.style.translation import translate


def why_ended(reason: str, name: str, other: str, interrupts: Iterable[Interrupt]) -> str:
    """Why passing for a player has ended, as a sentence for the log; `reason` is an interrupt or one of ours."""
    ours = {
        "own turn": translate("AutoPasser", "{name}'s main phase has begun."),
        "asked": translate("AutoPasser", "{name} has a decision to make."),
        "by hand": translate("AutoPasser", "{name} stopped it."),
    }
    sentences = {interrupt.key: interrupt.ended for interrupt in interrupts} | ours
    why = sentences[reason].format(name=name, other=other)
    return translate("AutoPasser", "Passing for {name} has stopped: {why}").format(name=name, why=why)
