"""All targets of the fuzzer: for each format, what the program does with a file of it that may be from anybody.

A target gets the bytes of a file and an empty folder. It reads the file as the program does, and fails for anything
else than what was read, or the error that the program means for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tests.fuzz import (
    card_targets,
    client_targets,
    deck_targets,
    game_targets,
    kept_targets,
    line_targets,
    network_targets,
    server_targets,
)

Target = Callable[[bytes, Path], None]

TARGETS: Mapping[str, Target] = {
    "backup": kept_targets.backup,
    "card_set": card_targets.card_set,
    "collection": kept_targets.collection,
    "deck": deck_targets.deck,
    "deck_list": deck_targets.deck_list,
    "draft": deck_targets.draft,
    "invitation": network_targets.invitation,
    "keys": client_targets.keys,
    "learned": kept_targets.learned,
    "lesson": game_targets.lesson,
    "messages": network_targets.messages,
    "own_lesson": kept_targets.own_lesson,
    "picture": client_targets.picture,
    "printed": kept_targets.printed,
    "programs": kept_targets.programs,
    "protocol": line_targets.protocol,
    "query": deck_targets.query,
    "record": game_targets.record,
    "rules": line_targets.rules,
    "scenario": game_targets.scenario,
    "server": server_targets.server,
    "settings": client_targets.player_settings,
    "state": game_targets.state,
    "table": network_targets.table,
    "wording": card_targets.wording,
}
"""By the name of the format, which is that of its folder in `corpus`."""
