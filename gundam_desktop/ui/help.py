"""What the help menu shows: the keys, and what this program is."""

from __future__ import annotations

from html import escape

from gundam_desktop import __version__
from gundam_desktop.ui.keys import COMMANDS, Group, Keymap
from gundam_desktop.ui.keys.keymap import shown
from gundam_desktop.ui.translation import translate

_ON_THE_RIGHT = (Group.TABLE, Group.REPLAY, Group.DECKS, Group.LISTS)
_LEFT = "style='padding-right:28px; white-space:nowrap'"
_RIGHT = "width='230'"
"""How the two columns of actions are set: the left one as wide as it needs, the right one in lines."""


def shortcuts_text(keymap: Keymap) -> str:
    """What the keys do, by groups, as they are now: the answers beside the rest."""
    left = "".join(_group(group, keymap) for group in Group if group not in _ON_THE_RIGHT)
    right = "".join(_group(group, keymap, _RIGHT) for group in _ON_THE_RIGHT)
    right += _line("Tab", translate("Help", "Go from the table to the buttons and the log, and back"), _RIGHT)
    columns = "".join(f"<td><table cellspacing='2'>{half}</table></td>" for half in (left, right))
    return f"<table><tr valign='top'>{columns}</tr></table>"


def _group(group: Group, keymap: Keymap, form: str = _LEFT) -> str:
    separator = translate("KeysModel", ", ")
    commands = [command for command in COMMANDS if command.group is group and keymap.keys(command.id)]
    lines = [_line(separator.join(map(shown, keymap.keys(command.id))), command.title, form) for command in commands]
    return f"<tr><td colspan='2' style='padding-top:8px'><i>{escape(group.title)}</i></td></tr>{''.join(lines)}"


def _line(keys: str, text: str, form: str) -> str:
    key = f"<td style='padding-right:16px; white-space:nowrap'><b>{escape(keys)}</b></td>"
    return f"<tr>{key}<td {form}>{escape(text)}</td></tr>"


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
