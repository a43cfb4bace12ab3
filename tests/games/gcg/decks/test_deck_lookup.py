"""Where decks are found: shipped, saved, and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import DeckError
from tests.games.gcg.decks.plain_cards import CARDS


def test_found_are_shipped_decks_saved_decks_and_files(tmp_path: Path, home: Path) -> None:
    assert set(deck_lookup.shipped_decks()) >= {"official-004", "official-005", "official-006", "official-007"}
    (home / "decks").mkdir()
    (home / "decks" / "mine.txt").write_text("4 ST01-001\n", encoding="utf-8")
    (tmp_path / "beside.txt").write_text("4 ST01-002\n", encoding="utf-8")
    assert deck_lookup.find("mine", CARDS).cards == (("ST01-001", 4),)
    assert deck_lookup.find("beside.txt", CARDS, tmp_path).cards == (("ST01-002", 4),)
    assert deck_lookup.find("official-004", CARDS).count == 50


def test_what_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"^there is no deck oficial-004, and no file .*; did you mean official-004"):
        deck_lookup.find("oficial-004", CARDS)
    with pytest.raises(DeckError, match="this is a folder"):
        deck_lookup.find(str(tmp_path), CARDS)
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="the encoding of this text is not clear; save it as UTF-8"):
        deck_lookup.find("bytes.txt", CARDS, tmp_path)


@pytest.mark.parametrize(
    "name",
    ["../secret.txt", "{top}/secret.txt", "link.txt", "..\\secret.txt", "\\\\machine\\share\\x.txt", "C:x.txt", "\0"],
)
def test_the_name_of_a_deck_in_a_file_leads_to_nothing_outside_of_its_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.txt").write_text("4 ST01-001\n", encoding="utf-8")
    folder = tmp_path / "lessons"
    (folder / "decks").mkdir(parents=True)
    (folder / "decks" / "good.txt").write_text("4 ST01-002\n", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    assert deck_lookup.find("decks/good.txt", CARDS, folder).cards == (("ST01-002", 4),)
    with pytest.raises(DeckError, match=r"points outside its folder; expected .* or a list within"):
        deck_lookup.find(name.format(top=tmp_path), CARDS, folder)


TEAM = {f"official-{number:03}" for number in range(22, 26)}


@pytest.mark.parametrize(
    ("language", "words"), [("en", " (for team battles)"), ("ja", "（チーム戦用）"), ("zh", "（团队战用）")]
)
def test_recipes_for_team_battles_say_so(language: str, words: str) -> None:
    titles = {name: library.deck_title(name, language) for name in library.deck_names()}
    assert {name for name, title in titles.items() if title.endswith(words)} == TEAM
    assert titles["official-022"].startswith("GD03 ")
    assert {name for name in titles if library.deck(name).for_team_battles} == TEAM
