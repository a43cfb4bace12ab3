"""Games that were left before their end, or between two games of a match: what the welcome offers to go on with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gundam_desktop.match.series import interrupted
from gundam_desktop.records import Cut, Damaged, RecordedGame, Store, read_record, rebuild
from gundam_desktop.ui.saved_games.model import state
from gundam_desktop.ui.session.player_names import shown_name
from gundam_desktop.ui.style.translation import translate


def left_games(entries: Sequence[RecordedGame]) -> list[RecordedGame]:
    """Those of the games that can be gone on with and are not put away, the last played first."""
    matches = {entry.path for entry in interrupted(entries)}
    return [entry for entry in entries if entry.is_left or entry.path in matches]


def archive(entries: Iterable[RecordedGame]) -> list[Cut]:
    """No longer offer these games; they stay in the list of saved games. Returns what was cut off damaged ones."""
    cuts = []
    for entry in entries:
        try:
            cuts.append(Store().archive(entry.path))
        except (Damaged, OSError):
            continue  # it has just been resumed elsewhere
    return [cut for cut in cuts if cut is not None]


def whose_turn(entry: RecordedGame) -> str:
    """The turn of a game and who is to decide; between two games of a match, how it stands."""
    if entry.over:
        return state(entry)
    try:
        game = rebuild(read_record(entry.path)).game_history.game
    except (Damaged, OSError):
        return state(entry)  # resuming it will say why
    name = shown_name(entry.summary.start.players[game.decision.player])
    if not game.turn:
        return translate("SavedGames", "Setting up: {name} decides").format(name=name)
    return translate("SavedGames", "Turn {turn}: {name} decides").format(turn=game.turn, name=name)
