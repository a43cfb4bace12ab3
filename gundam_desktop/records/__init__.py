"""Records: what has been decided in a game, on disk before the next thing is asked, and everything made of it.

One file a game, one line a decision (`docs/records.md`): it is the game in progress, the saved game and the replay.
"""

from gundam_desktop.records.course import Course
from gundam_desktop.records.door import GameDoor, door_of
from gundam_desktop.records.journal import InUse, Journal
from gundam_desktop.records.lines import Damaged, Line, Move, Player, Start
from gundam_desktop.records.record import Record, read_record
from gundam_desktop.records.replaying import Rebuilt, Verdict, first_game, rebuild, verify
from gundam_desktop.records.store import Entry, Listing, Store

__all__ = [
    "Course",
    "Damaged",
    "Entry",
    "GameDoor",
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
    "door_of",
    "first_game",
    "read_record",
    "rebuild",
    "verify",
]
