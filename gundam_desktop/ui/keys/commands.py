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
    RULES = QT_TRANSLATE_NOOP("Keys", "In the rule book")
    LEARN = QT_TRANSLATE_NOOP("Keys", "In lessons and puzzles")
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
        return both != {Group.TABLE, Group.REPLAY} and not _on_different_pages(self, other)


_PAGES = ({Group.ANSWER, Group.TABLE, Group.PLAY, Group.REPLAY, Group.LEARN}, {Group.DECKS}, {Group.RULES})
"""The groups that are used on one page each: the table, the deck builder, the rule book."""


def _on_different_pages(one: Group, other: Group) -> bool:
    return any(one in page for page in _PAGES) and any(other in page and one not in page for page in _PAGES)


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
    Command("main", Group.ANSWER, QT_TRANSLATE_NOOP("Keys", "Press the main button"), ("Space",)),
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
        QT_TRANSLATE_NOOP("Keys", "Use the selected card; if none is selected, press the main button"),
        ("Return", "Enter"),
    ),
    Command(
        "menu",
        Group.TABLE,
        QT_TRANSLATE_NOOP("Keys", "Everything that the selected card can do (also right-click)"),
        ("Menu", "Shift+F10"),
    ),
    Command("cancel", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Cancel what you have started"), ("Esc",)),
    Command("effect up", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Move the selected effect earlier"), ("Ctrl+Up",)),
    Command("effect down", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Move the selected effect later"), ("Ctrl+Down",)),
    Command("letters", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Key hints on everything that can be used now"), ("F",)),
    Command("say again", Group.TABLE, QT_TRANSLATE_NOOP("Keys", "Repeat what happened and what is asked"), ("F4",)),
    Command("rematch", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Rematch"), ("Ctrl+R",)),
    Command("rematch swapped", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Rematch with seats swapped")),
    Command("summary", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "What decided the finished game"), ("F9",)),
    Command("save position", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Save the position as a scenario")),
    Command("make puzzle", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Make a puzzle of the position")),
    Command("undo", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Undo the last choice"), ("Ctrl+Z",)),
    Command("undo to", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Undo to an earlier choice"), ("Ctrl+Alt+Z",)),
    Command("redo", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("pass", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Pass until something happens, or stop passing"), ("F6",)),
    Command("stops", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "When to ask me, and when to pass for me"), ("Shift+F6",)),
    Command("rule now", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Show the rule at work beside the table"), ("F12",)),
    Command("rule pin", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Stay at the rule that is shown"), ("Ctrl+F12",)),
    Command("rule follow", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Follow the rule at work again"), ("Shift+F12",)),
    Command("coach", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Ask the coach; again for more"), ("Shift+F1",)),
    Command("best lines", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Show the best choices"), ("Alt+F1",)),
    Command("concede", Group.PLAY, QT_TRANSLATE_NOOP("Keys", "Concede")),
    Command("new game", Group.GAME, QT_TRANSLATE_NOOP("Keys", "New game"), ("Ctrl+N",)),
    Command("saved games", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Saved games"), ("Ctrl+O",)),
    Command("open scenario", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Open a scenario")),
    Command("decks", Group.GAME, QT_TRANSLATE_NOOP("Keys", "To the deck builder, or back to the table"), ("Ctrl+D",)),
    Command("deck library", Group.GAME, QT_TRANSLATE_NOOP("Keys", "All decks"), ("Ctrl+Shift+D",)),
    Command("deck new", Group.GAME, QT_TRANSLATE_NOOP("Keys", "New deck"), ("Ctrl+Shift+N",)),
    Command("learn", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Lessons and puzzles"), ("Ctrl+Shift+T",)),
    Command("online", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Play online"), ("Ctrl+Shift+P",)),
    Command("welcome", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Start page"), ("Alt+Home",)),
    Command("quit", Group.GAME, QT_TRANSLATE_NOOP("Keys", "Quit"), ("Ctrl+Q",)),
    Command("replay back", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Previous choice"), ("Left",)),
    Command("replay step", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Next choice"), ("Right",)),
    Command("replay turn before", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Previous turn"), ("PgUp",)),
    Command("replay next turn", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "Next turn"), ("PgDown",)),
    Command("replay start", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "To the beginning"), ("Home",)),
    Command("replay end", Group.REPLAY, QT_TRANSLATE_NOOP("Keys", "To the end"), ("End",)),
    Command("deck save", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Save the deck"), ("Ctrl+S",)),
    Command(
        "deck save as", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Save the deck under another name"), ("Ctrl+Shift+S",)
    ),
    Command(
        "deck describe", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Notes and tags of the open deck"), ("Alt+Return",)
    ),
    Command("deck undo", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Undo the last change of the deck"), ("Ctrl+Z",)),
    Command(
        "deck redo", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Redo the change of the deck"), ("Ctrl+Shift+Z", "Ctrl+Y")
    ),
    Command(
        "deck part",
        Group.DECKS,
        QT_TRANSLATE_NOOP("Keys", "Add cards to the deck, the sideboard or the maybeboard"),
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
    Command(
        "deck view",
        Group.DECKS,
        QT_TRANSLATE_NOOP("Keys", "The deck as a list, as stacks or as pictures"),
        ("Ctrl+Shift+G",),
    ),
    Command("deck width", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "The deck wide, or as before"), ("Ctrl+Shift+W",)),
    Command("deck study", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Statistics of the deck"), ("F8",)),
    Command(
        "deck collection",
        Group.DECKS,
        QT_TRANSLATE_NOOP("Keys", "Owned cards, wish list, and what the deck lacks"),
        ("Ctrl+Shift+O",),
    ),
    Command("deck own more", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Own one more of the card"), ("Ctrl+Up",)),
    Command("deck own fewer", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Own one fewer of the card"), ("Ctrl+Down",)),
    Command("deck play", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Play the deck"), ("F5",)),
    Command("deck alone", Group.DECKS, QT_TRANSLATE_NOOP("Keys", "Playtest the deck alone"), ("Shift+F5",)),
    Command("rule page before", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Previous section"), ("Ctrl+PgUp",)),
    Command("rule next page", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Next section"), ("Ctrl+PgDown",)),
    Command("rule clause before", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Previous clause"), ("Alt+Up",)),
    Command("rule next clause", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Next clause"), ("Alt+Down",)),
    Command("rule beside", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Open the clause beside"), ("Ctrl+Return",)),
    Command("rule copy", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Copy number and text"), ("Ctrl+Shift+C",)),
    Command("rule edition", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Other edition"), ("Ctrl+E",)),
    Command("rule compare", Group.RULES, QT_TRANSLATE_NOOP("Keys", "What the edition changed"), ("Ctrl+M",)),
    Command("rule language", Group.RULES, QT_TRANSLATE_NOOP("Keys", "Next language"), ("Ctrl+L",)),
    Command(
        "rule second",
        Group.RULES,
        QT_TRANSLATE_NOOP("Keys", "Another language or your document beside"),
        ("Ctrl+Shift+L",),
    ),
    Command("task hint", Group.LEARN, QT_TRANSLATE_NOOP("Keys", "Hint, one level more each time"), ("Ctrl+H",)),
    Command("task back", Group.LEARN, QT_TRANSLATE_NOOP("Keys", "Take the last choice back"), ("Backspace",)),
    Command("task restart", Group.LEARN, QT_TRANSLATE_NOOP("Keys", "Begin the step or puzzle again"), ("Ctrl+Home",)),
    Command("task skip", Group.LEARN, QT_TRANSLATE_NOOP("Keys", "Skip the step or puzzle"), ("Ctrl+End",)),
    Command("task free", Group.LEARN, QT_TRANSLATE_NOOP("Keys", "Play freely from here"), ("Ctrl+Shift+J",)),
    Command("list rename", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Rename"), ("F2",)),
    Command("list delete", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Delete"), ("Del",)),
    Command("list duplicate", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Duplicate the deck"), ("Ctrl+D",)),
    Command("list describe", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Notes and tags of the deck"), ("Alt+Return",)),
    Command("list compare", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Compare two decks"), ("Ctrl+K",)),
    Command("list versions", Group.LISTS, QT_TRANSLATE_NOOP("Keys", "Earlier versions of the deck"), ("Ctrl+H",)),
    Command("settings", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Settings"), ("Ctrl+,",)),
    Command("full screen", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Full screen"), ("F11",)),
    Command(
        "letters always", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Show key hints always or only on request"), ("F3",)
    ),
    Command(
        "past back",
        Group.VIEW,
        QT_TRANSLATE_NOOP("Keys", "Step back through what happened"),
        ("Ctrl+Left",),
    ),
    Command(
        "past forward", Group.VIEW, QT_TRANSLATE_NOOP("Keys", "Step forward through what happened"), ("Ctrl+Right",)
    ),
    Command("reminders", Group.HELP, QT_TRANSLATE_NOOP("Keys", "What the words on the large card mean"), ("F7",)),
    Command(
        "large card", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Show the card large, with all about it"), ("Shift+F7",)
    ),
    Command(
        "rule book",
        Group.HELP,
        QT_TRANSLATE_NOOP("Keys", "To the rule book, or back"),
        ("Ctrl+Shift+F",),
    ),
    Command("rules", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Look up a rule"), ("Ctrl+F",)),
    Command("rule back", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Previous rule"), ("Alt+Left",)),
    Command("rule forward", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Next rule"), ("Alt+Right",)),
    Command("help", Group.HELP, QT_TRANSLATE_NOOP("Keys", "List of keys"), ("F1",)),
    Command("report", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Report a problem")),
    Command("change keys", Group.HELP, QT_TRANSLATE_NOOP("Keys", "Change the keys"), ("Ctrl+F1",)),
)
BY_ID = {command.id: command for command in COMMANDS}
