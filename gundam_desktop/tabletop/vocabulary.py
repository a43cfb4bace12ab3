"""The words that the client itself understands; every other verb, kind of decision and kind of event is a game's own.

A game need not use them all, but uses them in this sense.
"""

from __future__ import annotations

from typing import Final

VERBS: Final = {
    "end": "ends one's own main phase or turn",
    "pass": "does nothing where one could act",
    "keep": "keeps the first hand",
    "redraw": "takes another first hand",
    "yes": "does what may be done",
    "no": "leaves it",
    "first": "goes first",
    "second": "goes second",
    "choose": "selects cards (`Choice.cards`) or a named option (`Choice.word`)",
    "resolve": "resolves one of several waiting effects next",
    "concede": "gives the game up; legal at any time and never listed",
}
"""Verb of a choice -> its meaning."""
KINDS: Final = {
    "first_player": "who goes first",
    "redraw": "whether the first hand is kept",
    "main": "what to do in one's own turn: as often as one likes, until `end`, or once in a game without this verb",
    "choose": "which cards or which option",
    "confirm": "yes or no",
    "order": "which waiting effect is resolved next",
    "game over": "nothing: the game has ended",
}
"""Kind of a decision -> its question."""
EVENTS: Final = {
    "turn begins": "a turn of `Event.player`; `amount` is its number",
    "phase": "a phase begins; `word` is its key",
    "step": "a step begins; `word` is its key",
    "passed": "a player has passed",
    "time is up": "a player has lost on time; the client's clock says so, never a game",
    "game over": "the game has ended",
}
"""Kind of an event -> its meaning."""
