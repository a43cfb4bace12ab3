"""Every action that can have a key, as data: menus, answers, the list of keys and its editor read it.

A new action is one line here, and `Keymap.bind` where its `QAction` or `QShortcut` is made.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from gundam_desktop.ui.style.translation import QT_TRANSLATE_NOOP, translate


class Group(Enum):
    """The part of the client that an action belongs to, in the order of the list."""

    ANSWER = QT_TRANSLATE_NOOP("Keys", "Answers")
    TABLE = QT_TRANSLATE_NOOP("Keys", "On the table")
    PLAY = QT_TRANSLATE_NOOP("Keys", "In a game")
    GAME = QT_TRANSLATE_NOOP("Keys", "Games and decks")
    REPLAY = QT_TRANSLATE_NOOP("Keys", "On the timeline of a replay")
    DECKS = QT_TRANSLATE_NOOP("Keys", "In the deck builder")
    LISTS = QT_TRANSLATE_NOOP("Keys", "In the lists of decks and games")
    VIEW = QT_TRANSLATE_NOOP("Keys", "View")
    HELP = QT_TRANSLATE_NOOP("Keys", "Help")

    @property
    def title(self) -> str:
        """The group's name in the language in use."""
        return translate("Keys", self.value)

    def conflicts_with(self, other: Group) -> bool:
        """True if actions of both groups cannot have the same key: they are used at the same time."""
        both = {self, other}
        if Group.LISTS in both:
            return self is other
        return both != {Group.TABLE, Group.REPLAY} and not (Group.DECKS in both and both & _AT_THE_TABLE)


_AT_THE_TABLE = {Group.ANSWER, Group.TABLE, Group.PLAY, Group.REPLAY}


class Command(NamedTuple):
    """One action: its name in files, its group, its title in English, and its default keys."""

    id: str
    group: Group
    text: str
    defaults: tuple[str, ...] = ()
    """Keys in the portable form of `QKeySequence`: `Ctrl+N`, `Return`."""
    number: int = 0
    """The value of `{number}` in the text."""

    @property
    def title(self) -> str:
        """The title in the language in use."""
        return translate("Keys", self.text).format(number=self.number)


COMMANDS: tuple[Command, ...] = (
    Command("main", Group.ANSWER, QT_TRANSLATE_NOOP("Keys", "What the main button says"), ("Space",)),
    Command("yes", Group.ANSWER, QT_TRANSLATE_NOOP("Keys", "Yes"), ("Y",)),
    Command("no", Group.ANSWER, QT_TRANSLATE_NOOP("Keys", "No"), ("N",)),
    *(
        Command(f"answer {n}", Group.ANSWER, QT_TRANSLATE_NOOP("Keys", "Answer number {number}"), (str(n),), n)
        for n in range(1, 10)
    ),
    Command("left", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "To the next card on the left"), ("Left",)),
    Command("right", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "To the next card on the right"), ("Right",)),
    Command("up", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "To the next card above"), ("Up",)),
    Command("down", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "To the next card below"), ("Down",)),
    Command(
        "use",
        Group.TABLE,
        QT_TRANSLATE_NOOP("Keys", "Use the card that is marked; without one, what the main button says"),
        ("Return", "Enter"),
    ),
    Command(
        "menu",
        Group.TABLE,
        QT_TRANSLATE_NOOP("Keys", "Everything that the marked card can do (also right click)"),
        ("Menu", "Shift+F10"),
    ),
    Command("cancel", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Cancel what is begun and not yet chosen"), ("Esc",)),
    Command("effect up", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "The marked effect earlier"), ("Ctrl+Up",)),
    Command("effect down", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "The marked effect later"), ("Ctrl+Down",)),
    Command("letters", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Key hints on everything that can be used now"), ("F",)),
    Command(
        "say again", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Say again what has happened and what is asked"), ("F4",)
    ),
    Command("rematch", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Rematch"), ("Ctrl+R",)),
    Command("rematch swapped", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Rematch with seats swapped")),
    Command("save position", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Save the position as a scenario")),
    Command("undo", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Undo the last choice"), ("Ctrl+Z",)),
    Command("undo to", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Undo to an earlier choice"), ("Ctrl+Alt+Z",)),
    Command("redo", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("pass", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Pass until something happens, or end it"), ("F6",)),
    Command("concede", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Concede")),
    Command("new game", Group.GAME, QT_TRANSLATE_NOOP("Keys", "New game"), ("Ctrl+N",)),
    Command("saved games", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Saved games"), ("Ctrl+O",)),
    Command("open scenario", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Open a scenario")),
    Command("decks", Group.GAME, QT_TRANSLATE_NOOP("Keys", "To the deck builder, or back to the table"), ("Ctrl+D",)),
    Command("deck library", Group.GAME, QT_TRANSLATE_NOOP("Keys", "All decks"), ("Ctrl+Shift+D",)),
    Command("deck new", Group.GAME, QT_TRANSLATE_NOOP("Keys", "New deck"), ("Ctrl+Shift+N",)),
    Command("quit", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Quit"), ("Ctrl+Q",)),
    Command("replay back", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Choice before"), ("Left",)),
    Command("replay step", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Next choice"), ("Right",)),
    Command("replay turn before", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Turn before"), ("PgUp",)),
    Command("replay next turn", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Next turn"), ("PgDown",)),
    Command("replay start", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "To the beginning"), ("Home",)),
    Command("replay end", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "To the end"), ("End",)),
    Command("deck save", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Save the deck"), ("Ctrl+S",)),
    Command(
        "deck save as", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Save the deck under another name"), ("Ctrl+Shift+S",)
    ),
    Command("deck undo", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Undo the last change of the deck"), ("Ctrl+Z",)),
    Command(
        "deck redo", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Redo the change of the deck"), ("Ctrl+Shift+Z", "Ctrl+Y")
    ),
    Command(
        "deck part",
        Group.DECKS,
        QT_TRANSLATE_NOOP("Keys", "Add the cards to the sideboard, or to the deck again"),
        ("Ctrl+B",),
    ),
    Command(
        "deck move",
        Group.DECKS,
        QT_TRANSLATE_NOOP("Keys", "Move a copy between deck and sideboard"),
        ("Ctrl+M",),
    ),
    Command("deck import", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Import a deck list"), ("Ctrl+I",)),
    Command("deck paste", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Paste a deck list"), ("Ctrl+V",)),
    Command("deck export", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Export the deck"), ("Ctrl+E",)),
    Command("deck copy", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Copy the deck as a list"), ("Ctrl+C",)),
    Command("deck search", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Search for cards"), ("Ctrl+L",)),
    Command("deck table", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Cards as a grid or as a table"), ("Ctrl+G",)),
    Command("deck study", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Statistics of the deck"), ("F8",)),
    Command("deck play", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Play the deck"), ("F5",)),
    Command("deck alone", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Playtest the deck alone"), ("Shift+F5",)),
    Command("list rename", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Rename"), ("F2",)),
    Command("list delete", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Delete"), ("Del",)),
    Command("list duplicate", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Duplicate the deck"), ("Ctrl+D",)),
    Command("list describe", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Notes and tags of the deck"), ("Alt+Return",)),
    Command("list compare", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Compare two decks"), ("Ctrl+K",)),
    Command("list versions", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Former versions of the deck"), ("Ctrl+H",)),
    Command("settings", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Settings"), ("Ctrl+,",)),
    Command("full screen", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Full screen"), ("F11",)),
    Command("letters always", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Key hints always, or by their key only"), ("F3",)),
    Command(
        "past back",
        Group.VIEW,
        QT_TRANSLATE_NOOP("Keys", "Back through what has happened"),
        ("Ctrl+Left",),
    ),
    Command("past forward", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Forward through it, to now"), ("Ctrl+Right",)),
    Command("rules", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Look for a rule"), ("Ctrl+F",)),
    Command("rule back", Group.HELP, QT_TRANSLATE_NOOP("Keys", "The rule that was shown before"), ("Alt+Left",)),
    Command("rule forward", Group.HELP, QT_TRANSLATE_NOOP("Keys", "The rule after it"), ("Alt+Right",)),
    Command("help", Group.HELP, QT_TRANSLATE_NOOP("Keys", "The list of keys"), ("F1",)),
    Command("report", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Report a fault")),
    Command("change keys", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Change the keys"), ("Ctrl+F1",)),
)
BY_ID = {command.id: command for command in COMMANDS}
