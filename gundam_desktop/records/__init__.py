"""Records: what has been decided in a game, on disk before the next thing is asked, and everything made of it.

One file a game, one line a decision (`docs/records.md`): it is the game in progress, the saved game and the replay.
"""

from gundam_desktop.records.entries import Damaged, Line, Move, Player, Start
from gundam_desktop.records.game_history import GameHistory
from gundam_desktop.records.journal import InUse, Journal
from gundam_desktop.records.record import Record, read_record
from gundam_desktop.records.replay_check import Rebuilt, Verdict, doors_of, first_game, rebuild, verify
from gundam_desktop.records.store import Entry, Listing, Store

__all__ = [
    "Damaged",
    "Entry",
    "GameHistory",
    "InUse",
    "Journal",
    "Line",
    "Listing",
    "Move",
    "Player",
    "Rebuilt",
    "Record",
    "Start",
    "Store",
    "Verdict",
    "doors_of",
    "first_game",
    "read_record",
    "rebuild",
    "verify",
]
