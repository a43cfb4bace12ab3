"""The registry of games."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gundam_desktop.games import DEFAULT, KEYS, UnknownGame, find, keys, note, registered, titles

GAMES = tuple(f"gundam_desktop.games.{key}" for key in KEYS)
LOADED = f"import sys; print([name for name in sys.modules if name.startswith({GAMES})])"


def test_a_game_is_found_by_its_key() -> None:
    for key in KEYS:
        assert find(key).key == key
    assert [title.key for title in titles()] == [*KEYS]


def test_an_unknown_key_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=f"^there is no game 'chess'; there are: {', '.join(KEYS)}$"):
        find("chess")


def test_a_registered_game_is_gone_afterwards() -> None:
    with registered(find(DEFAULT)._replace(key="other"), "Another"):
        assert keys() == (*KEYS, "other")
        assert find("other").key == "other"
        assert titles()[-1].title == "Another"
    assert keys() == KEYS


@pytest.mark.parametrize(
    "code",
    [
        "from gundam_desktop import games; games.titles()",
        "from gundam_desktop.cli.main import main; main(['games'])",
        "from gundam_desktop.cli.main import main; main(['--help'])",
        "from gundam_desktop.ui.session import services, settings, session_factory; services.Services().titles('en')",
    ],
)
def test_no_game_is_imported_before_it_is_chosen(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"{code}; {LOADED}"], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_a_note_names_the_chapter_of_our_own_rules(language: str) -> None:
    assert note(DEFAULT, language) == ("", "")
    said = note("gundam_war", language)
    assert said.own_rules in said.text
    rulebook = find("gundam_war").rulebook
    assert rulebook is not None
    assert said.own_rules in rulebook.words("1.0", language)
