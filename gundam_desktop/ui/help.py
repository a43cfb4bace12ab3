"""What the help menu shows: the keys, and what this program is."""

from __future__ import annotations

from html import escape

from gundam_desktop import __version__
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.keys.keymap import shown
from gundam_desktop.ui.translation import translate


def shortcuts_text(keymap: Keymap) -> str:
    """What the keys do, by groups, as they are now."""
    separator = translate("KeysModel", ", ")
    lines = []
    for group in Group:
        lines.append(f"<tr><td colspan='2' style='padding-top:8px'><i>{escape(group.title)}</i></td></tr>")
        for command in (command for command in COMMANDS if command.group is group and keymap.keys(command.id)):
            lines.append(_line(separator.join(map(shown, keymap.keys(command.id))), command.title))
    lines.append(_line("Tab", translate("Help", "Go from the table to the buttons and the log, and back")))
    return f"<table cellspacing='2'>{''.join(lines)}</table>"


def _line(keys: str, text: str) -> str:
    return f"<tr><td style='padding-right:24px'><b>{escape(keys)}</b></td><td>{escape(text)}</td></tr>"


def about_text(edition: str) -> str:
    """The name, the version, the edition of the rules that is played (empty: no game is on), and the notice."""
    lines = (
        translate("Help", "A desktop client for the GUNDAM CARD GAME: play, learn, build decks, read the rules."),
        translate(
            "Help",
            "An unofficial program by players. It is not affiliated with, sponsored or endorsed by the game's "
            "publisher or rights holders; names and trademarks belong to their owners. It contains no card pictures.",
        ),
    )
    head = f"<h3>Gundam Desktop {escape(__version__)}</h3>"
    if edition:
        played = translate("Help", "This game is played by the Comprehensive Rules, edition {edition}.")
        head += f"<p>{escape(played.format(edition=edition))}</p>"
    return head + "".join(f"<p>{escape(line)}</p>" for line in lines)
