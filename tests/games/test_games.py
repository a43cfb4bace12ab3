"""The registry of games."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gundam_desktop.games import DEFAULT, KEYS, UnknownGame, find, keys, offered, registered, titles

LOADED = "import sys; print([name for name in sys.modules if name.startswith('gundam_desktop.games.g')])"


def test_a_game_is_found_by_its_key() -> None:
    for key in KEYS:
        assert find(key).key == key
    assert [title.key for title in titles()] == [*KEYS]


def test_an_unknown_key_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"^there is no game 'chess'; there are: gcg, gundam_war$"):
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
        "from gundam_desktop.ui.session import services, settings, session_factory; services.Services().titles()",
    ],
)
def test_no_game_is_imported_before_it_is_chosen(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"{code}; {LOADED}"], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_game_of_which_not_all_is_shown_is_played_by_its_name_alone() -> None:
    assert "gundam_war" in keys()
    assert [title.key for title in offered()] == ["gcg"]
