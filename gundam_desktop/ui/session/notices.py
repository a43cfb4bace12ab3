"""Messages beside the game: why passing has ended, faults of bots and of the disk."""

from __future__ import annotations

from collections.abc import Iterable

from gundam_desktop.bots.bot_process import BotFault
from gundam_desktop.match.journal_keeper import NotSaved, SavedAgain, Saving
from gundam_desktop.tabletop import Interrupt
from gundam_desktop.ui.style.translation import translate


def bot_fault_text(fault: BotFault, name: str) -> str:
    """What was wrong with the bot of this name, and what is done about it."""
    what = {
        "illegal": translate("BotClient", "made an illegal choice"),
        "late": translate("BotClient", "has not answered in time"),
        "stopped": translate("BotClient", "has stopped"),
    }
    sentence = translate("BotClient", "{name} {what}; it is restarted.")
    if fault.is_last:
        sentence = translate("BotClient", "{name} {what} again and again; a random choice is made instead.")
    return sentence.format(name=name, what=what[fault.what])


def saving_text(saving: Saving) -> str:
    """How the game is saved now."""
    if isinstance(saving, SavedAgain):
        return translate("JournalWriter", "The game is saved again.")
    if isinstance(saving, NotSaved):
        text = translate(
            "JournalWriter", "The game is not being saved: {reason}. You can keep playing; saving is tried again."
        )
        return text.format(reason=saving.reason)
    differences = {
        "file": translate("JournalWriter", "another file is in its place"),
        "size": translate("JournalWriter", "its size has changed"),
        "last line": translate("JournalWriter", "its last line has changed"),
    }
    text = translate(
        "JournalWriter",
        "Another program has changed the file of this game: {difference}. "
        "That file is kept as {name}; the whole game has been saved again.",
    )
    return text.format(difference=differences[saving.difference], name=saving.name)


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
