"""What the help menu shows: the keys, and what this program is."""

from __future__ import annotations

from html import escape

from gundam_desktop import __version__
from gundam_desktop.ui.translation import translate


def shortcuts_text() -> str:
    """The keys and what they do."""
    rows = (
        ("Space", translate("Help", "What the main button says")),
        ("1 … 9", translate("Help", "The answer with that number")),
        ("Y, N", translate("Help", "Yes, no")),
        ("← ↑ → ↓", translate("Help", "Go from card to card and from zone to zone on the table")),
        ("Enter", translate("Help", "Use the card that is marked; without one, what the main button says")),
        (
            translate("Help", "Menu, Shift+F10"),
            translate("Help", "What can be done with the marked card or zone, and why not (also right click)"),
        ),
        (
            "F6",
            translate("Help", "Pass until something happens; while it passes, any key or click ends it"),
        ),
        ("Esc", translate("Help", "Take back what is begun and not yet chosen")),
        ("Tab", translate("Help", "Go from the table to the buttons and the log, and back")),
        ("Ctrl+← →", translate("Help", "Step through what has happened since your last decision")),
        ("Ctrl+↑ ↓", translate("Help", "Move the marked effect up or down in the order of effects that wait")),
        ("Ctrl+F", translate("Help", "Look for a rule")),
        ("Alt+← →", translate("Help", "The rule that was shown before, and forward again")),
        ("Ctrl+N", translate("Help", "New game")),
        ("Ctrl+R", translate("Help", "Rematch")),
        ("Ctrl+,", translate("Help", "Settings")),
        ("F1", translate("Help", "These keys")),
        ("F11", translate("Help", "Full screen")),
        ("Ctrl+Q", translate("Help", "Quit")),
    )
    cells = "".join(
        f"<tr><td style='padding-right:24px'><b>{escape(key)}</b></td><td>{escape(text)}</td></tr>"
        for key, text in rows
    )
    return f"<table cellspacing='4'>{cells}</table>"


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
