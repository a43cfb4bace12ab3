"""What the version before this one has written opens and goes on: games, settings, keys, cards and decks of a player.

`former_version/home` is the folder of a player of that version, as it left it: a game in the middle with two decisions
taken back, one branched from it, one with the player's own cards, one that is over, and the first game of a match of
three; settings and a key file; decks with folders, tags, notes and versions, one removed, and a draft that was never
saved. `expected.json` says what was in it, with the digest of every seventh position of each game; where a rule has
been mended since, also at which choice a game shows it (`differs`): it is opened whole and ends the same way.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.records import Store, read_record, rebuild, verify
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.keys import Keymap, key_file
from gundam_desktop.ui.saved_games.model import title
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.session.settings import Settings
from tests.ui import stub_game

FORMER = Path(__file__).parent / "former_version"
EXPECTED: dict[str, Any] = json.loads((FORMER / "expected.json").read_text(encoding="utf-8"))
GAMES: dict[str, dict[str, Any]] = EXPECTED["games"]
RENAMED_SETTINGS: dict[str, str] = {}
"""Settings that have another name now, by their former one."""
BY_GAME = {"interrupts"}
"""Settings that are kept for each game now; those of the former version are the one game's that it had."""


@pytest.fixture(autouse=True)
def former_home(home: Path) -> Path:
    """The player's folder as that version has left it."""
    shutil.copytree(FORMER / "home", home, dirs_exist_ok=True)
    return home


def test_no_saved_game_is_lost_or_set_aside() -> None:
    listing = Store().listing()
    assert listing.faults == []
    assert {entry.path.name: entry.over for entry in listing.entries} == {
        name: game["over"] for name, game in GAMES.items()
    }
    (named,) = [entry for entry in listing.entries if entry.path.name == EXPECTED["renamed"][0]]
    assert title(named) == EXPECTED["renamed"][1]


@pytest.mark.parametrize("name", GAMES)
def test_a_saved_game_stands_where_it_was_left_and_replays_the_same(name: str) -> None:
    expected, record = GAMES[name], read_record(Store().folder / name)
    rebuilt = rebuild(record)
    game_history = rebuilt.game_history
    differs = expected.get("differs", 0)
    assert rebuilt.why.partition(",")[0] == (f"choice {differs}" if differs else "")
    assert verify(record).why == rebuilt.why
    assert (game_history.position, len(game_history.moves)) == (expected["position"], expected["moves"])
    assert game_history.game.view(0).result == expected["result"]
    same = [game_history.at(at).digest() for at in range(0, len(game_history.moves) + 1, 7) if not 0 < differs <= at]
    assert same == expected["digests"][: len(same)]
    if not differs:
        assert game_history.game.digest() == expected["digest"]
        assert len(same) == len(expected["digests"])


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game["over"]])
def test_a_saved_game_is_resumed_and_played_on(name: str, qtbot: QtBot) -> None:
    services = Services(levels=stub_game.levels, create=stub_game.create)
    window = MainWindow(services, Settings(animation=0, bot_pause=0, confirm_end=False))
    qtbot.addWidget(window)
    window.show()
    assert window.saved_games.resume(Store().folder / name)
    session = window.session
    assert session is not None
    assert session.game_history.game.digest() == GAMES[name]["digest"]
    player = session.decision.player
    assert session.choose(player, next(iter(session.legal_choices(player))))
    window.close()
    again = rebuild(read_record(Store().folder / name)).game_history
    assert again.position > GAMES[name]["position"]
    assert again.game.digest() == session.game_history.game.digest()


def test_settings_and_keys_are_kept() -> None:
    loaded = settings.load()
    assert loaded.reason == ""
    now = loaded.settings.model_dump(mode="json")
    for name, value in EXPECTED["settings"].items():
        found = now[RENAMED_SETTINGS.get(name, name)]
        if name in BY_GAME:
            found = found["gcg"]
        elif isinstance(value, dict) and name != "keys":  # there may be more in it now
            found = {key: found[key] for key in value}
        assert found == value, name
    assert Keymap(loaded.settings.keys).keys("undo") == ("Ctrl+U",)


def test_a_key_file_is_read(home: Path) -> None:
    assert key_file.read(home / "carried.keys.json") == {"undo": ["Ctrl+U"], "pass until something": ["F7"]}


def test_decks_have_their_folders_tags_notes_and_versions() -> None:
    decks = decks_api.player_repository()
    listing = decks.listing()
    assert [*listing.damaged, *decks.removed().damaged] == []
    assert [
        {
            "name": entry.name,
            "folder": entry.folder,
            "tags": list(entry.tags),
            "notes": entry.notes,
            "cards": [list(card) for card in entry.deck.cards],
            "versions": [
                [list(card) for card in version.deck.cards]
                for version in decks.versions(entry)
                if version.deck is not None
            ],
        }
        for entry in listing.entries
    ] == EXPECTED["decks"]
    assert [entry.name for entry in decks.removed().entries] == EXPECTED["removed"]


def test_a_draft_that_was_left_is_offered() -> None:
    left = decks_api.player_repository().recoverable_drafts()
    assert [draft.content.deck.name for draft in left.drafts] == EXPECTED["drafts"]
