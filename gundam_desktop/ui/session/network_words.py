"""How a game over a network has ended, and what its check has shown, in words."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.net.downward import Over
from gundam_desktop.net.taken_seat import Checked
from gundam_desktop.ui.style.translation import listed, translate


def ending_text(over: Over | None, names: Sequence[str]) -> str:
    """Why a game has ended, if not by its rules; empty otherwise, and while it goes on."""
    if over is None or over.how in ("rules", "time"):
        return ""
    if over.how == "agreed":
        return translate("NetworkGame", "The players have agreed on it.")
    loser = names[1 - int(over.result)] if over.result in ("0", "1") else ""
    text = translate("NetworkGame", "{name} was away for too long.")
    if over.how == "left":
        text = translate("NetworkGame", "{name} has left the table.")
    return text.format(name=loser) if loser else translate("NetworkGame", "A player was away for too long.")


def checked_text(checked: Checked | None) -> str:
    """What the check of a game or a match has shown, in one sentence; empty before it."""
    if checked is None:
        return ""
    if not checked.faults:
        return translate("NetworkGame", "Checked: the shuffle was fair and the game went by the rules.")
    words = {
        "commitment": translate("NetworkGame", "the random numbers of the shuffle were not agreed on properly"),
        "shuffle": translate("NetworkGame", "the shuffle differs from the one agreed on"),
        "deck": translate("NetworkGame", "your deck differs from the one you chose"),
        "record": translate("NetworkGame", "the record cannot be read"),
        "rules": translate("NetworkGame", "the record does not follow the rules"),
        "events": translate("NetworkGame", "you were told something other than what happened"),
        "view": translate("NetworkGame", "the table that you saw at the end was a different one"),
        "result": translate("NetworkGame", "the result differs"),
    }
    found = dict.fromkeys(fault for _, faults in checked.faults for fault in faults)
    text = translate("NetworkGame", "The check has found problems: {problems}. Do not trust this server.")
    return text.format(problems=listed(words.get(fault, fault) for fault in found))
