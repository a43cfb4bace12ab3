"""Records: the decisions of a game, each written to disk before the next one is made, and what is derived from them.

One file for a game, one line for a decision (`docs/records.md`): the game in progress, saved game and replay.
"""

from gundam_desktop.records.entries import Damaged, Move, Player, RecordLine, Start
from gundam_desktop.records.game_history import GameHistory
from gundam_desktop.records.journal import ChangedOutside, InUse, Journal
from gundam_desktop.records.record import Damage, Record, read_record, record_bytes
from gundam_desktop.records.replay_check import Rebuilt, Verdict, first_game, game_module_of, rebuild, verify
from gundam_desktop.records.results import Results, results_of
from gundam_desktop.records.store import Cut, GameListing, RecordedGame, Store
from gundam_desktop.records.summary import GameSummary, summary_of

__all__ = [
    "ChangedOutside",
    "Cut",
    "Damage",
    "Damaged",
    "GameHistory",
    "GameListing",
    "GameSummary",
    "InUse",
    "Journal",
    "Move",
    "Player",
    "Rebuilt",
    "Record",
    "RecordLine",
    "RecordedGame",
    "Results",
    "Start",
    "Store",
    "Verdict",
    "first_game",
    "game_module_of",
    "read_record",
    "rebuild",
    "record_bytes",
    "results_of",
    "summary_of",
    "verify",
]
