"""The shelf: decks in files of their own, folders, versions, conflicts; nothing that was saved is lost."""

from __future__ import annotations

import random
import subprocess
import sys
import textwrap
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.decks import deck_lookup, versions
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_reader import DeckEntry, matches
from gundam_desktop.games.gcg.decks.diff import compare
from gundam_desktop.games.gcg.decks.repository import DeckRepository, SaveConflict
from tests.conftest import Times
from tests.games.gcg.decks.plain_cards import CARDS

BLUE = Deck(name="Blue", cards=(("ST01-001", 4), ("ST01-002", 4)))
GREEN = Deck(name="Green", cards=(("ST02-001", 4),))


@pytest.fixture
def shelf(home: Path) -> DeckRepository:
    return DeckRepository(home / "decks", CARDS)


def other(shelf: DeckRepository) -> DeckRepository:
    """The same shelf in another window."""
    return DeckRepository(shelf.folder, CARDS)


def names(shelf: DeckRepository) -> list[str]:
    return [entry.name for entry in shelf.listing().entries]


def files(shelf: DeckRepository) -> list[str]:
    return sorted(path.relative_to(shelf.folder).as_posix() for path in deck_lookup.deck_files(shelf.folder))


def found(shelf: DeckRepository, entry: DeckEntry) -> DeckEntry:
    now = shelf.entry(entry.id)
    assert now is not None
    return now


def test_a_deck_comes_back_as_it_was_put_there(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE, "Friday/Old", ["fast"], "two\nlines")
    assert other(shelf).listing().entries == [entry]
    assert (entry.deck, entry.folder, entry.tags, entry.notes) == (BLUE, "Friday/Old", ("fast",), "two\nlines")
    assert files(shelf) == ["Friday/Old/Blue.txt"]
    assert abs(entry.created - datetime.now(UTC)) < timedelta(seconds=10)


def test_decks_are_found_by_name_wherever_they_are(shelf: DeckRepository) -> None:
    shelf.add(BLUE.model_copy(update={"name": "What? / Why"}), "Friday")
    shelf.add(BLUE)
    shelf.add(GREEN.model_copy(update={"name": "Blue"}), "Friday")
    (shelf.folder / "Friday" / "by hand.json").write_text('[{"card_id": "ST01-003", "count": 4}]', "utf-8")
    assert deck_lookup.find("What? / Why", CARDS).count == 8
    assert deck_lookup.find("Blue", CARDS).cards == BLUE.cards
    assert deck_lookup.find("Friday/Blue", CARDS).cards == GREEN.cards
    assert deck_lookup.find("by hand", CARDS).cards == (("ST01-003", 4),)
    assert set(deck_lookup.saved_decks()) == {"What? / Why", "Blue", "Friday/Blue", "by hand"}


def test_what_was_removed_and_former_versions_are_no_decks(shelf: DeckRepository) -> None:
    entry = shelf.save(shelf.add(BLUE), GREEN.model_copy(update={"name": "Blue"}))
    shelf.remove(entry)
    assert deck_lookup.saved_decks() == {}
    assert names(shelf) == []


def test_names_are_unique_in_a_folder(shelf: DeckRepository) -> None:
    first, second = shelf.add(BLUE), shelf.add(BLUE.model_copy(update={"name": "BLUE"}))
    assert (first.name, second.name, shelf.duplicate(first).name) == ("Blue", "BLUE (2)", "Blue (3)")
    assert shelf.add(BLUE, "Friday").name == "Blue"
    with pytest.raises(DeckError, match="there is another deck blue in this folder"):
        shelf.rename(second, "blue")
    with pytest.raises(DeckError, match="name of a deck is missing"):
        shelf.rename(second, " \n")


def test_a_deck_is_renamed_and_its_file_too(shelf: DeckRepository) -> None:
    entry = shelf.rename(shelf.add(BLUE), "CON")
    assert (entry.name, files(shelf)) == ("CON", ["_CON.txt"])
    entry = shelf.rename(entry, "con")
    assert (entry.name, files(shelf)) == ("con", ["_con.txt"])
    assert shelf.versions(entry) == []


def test_any_names_stay_apart(shelf: DeckRepository, rng: random.Random, times: Times) -> None:
    letters = "aA\\/:*?<>|. \u0301é名\n\t\x00😀#,"
    added = [
        shelf.add(BLUE.model_copy(update={"name": "".join(rng.choices(letters, k=rng.randint(0, 4)))}))
        for _ in range(times(400))
    ]
    assert {entry.path: entry for entry in other(shelf).listing().entries} == {entry.path: entry for entry in added}
    assert len({entry.path.name.lower() for entry in added}) == len(added)


def test_tags_and_notes_are_changed_without_touching_the_list(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    mine = other(shelf).save(entry, GREEN.model_copy(update={"name": "Blue"}))
    described = shelf.describe(entry, ["a", "A", " b ", "c,d"], "note")
    assert (described.tags, described.notes, described.deck) == (("a", "b", "c", "d"), "note", mine.deck)


def test_decks_are_found_by_words(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE, tags=["Fast"], notes="Beats the mirror")
    assert all(matches(entry, words) for words in ("", "blue", "FAST mirror", "st01-002", "beats blue"))
    assert not any(matches(entry, words) for words in ("green", "fast green", "ST02-001"))


# --- folders, removing


def test_folders_are_made_renamed_and_removed(shelf: DeckRepository) -> None:
    assert shelf.folders.make("Friday/Old") == "Friday/Old"
    assert shelf.folders.make("friday") == "Friday"
    assert shelf.folders.make("Versions") == "Versions_"
    assert shelf.folders.make("a:b") == "a_b"
    entry = shelf.move(shelf.add(BLUE), "Friday/Old")
    assert shelf.folders.names() == ["a_b", "Friday", "Friday/Old", "Versions_"]
    assert shelf.folders.rename("Friday", "Saturday") == "Saturday"
    assert found(shelf, entry).folder == "Saturday/Old"
    with pytest.raises(DeckError, match="another folder"):
        shelf.folders.rename("a_b", "SATURDAY")
    with pytest.raises(DeckError, match="the folder Saturday cannot be removed"):
        shelf.folders.remove("Saturday")
    shelf.folders.remove("a_b")
    assert shelf.folders.names() == ["Saturday", "Saturday/Old", "Versions_"]


def test_a_removed_deck_is_brought_back_to_its_folder(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE, "Friday", notes="mine")
    shelf.remove(entry)
    again = shelf.add(GREEN.model_copy(update={"name": "Blue"}), "Friday")
    removed = other(shelf).removed().entries
    assert [(gone.name, gone.folder) for gone in removed] == [("Blue", "Friday")]
    back = shelf.restore(removed[0])
    assert (back.deck, back.notes, back.folder, back.id) == (BLUE, "mine", "Friday", entry.id)
    assert back.path != again.path
    assert shelf.removed().entries == []


def test_a_removed_deck_is_deleted_for_good_with_its_versions(shelf: DeckRepository) -> None:
    entry = shelf.save(shelf.add(BLUE), GREEN)
    gone = shelf.remove(entry)
    shelf.erase(gone)
    assert shelf.removed().entries == []
    assert shelf.versions(entry) == []


def test_a_deck_is_moved_and_removed_wherever_another_window_has_put_it(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    other(shelf).rename(other(shelf).move(entry, "Friday"), "Navy")
    moved = shelf.move(entry, "Saturday")
    assert (moved.name, files(shelf)) == ("Navy", ["Saturday/Navy.txt"])
    assert shelf.remove(entry).folder == "Saturday"
    shelf.erase(shelf.removed().entries[0])
    with pytest.raises(DeckError, match="Blue: this deck is gone"):
        shelf.move(entry, "Sunday")


# --- conflicts


def test_two_windows_do_not_lose_each_others_work(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    theirs = other(shelf).save(entry, BLUE.with_count("ST01-003", 1))
    mine = BLUE.with_count("ST01-004", 1)
    before = theirs.path.read_bytes()
    with pytest.raises(SaveConflict) as caught:
        shelf.save(entry, mine)
    assert caught.value.entry == theirs
    assert caught.value.text == before.decode() == theirs.path.read_text(encoding="utf-8")
    assert shelf.add(mine, entry.folder).name == "Blue (2)"
    over = shelf.save(entry, mine, over=True)
    assert over.deck == mine
    assert [version.deck for version in shelf.versions(over)] == [theirs.deck, BLUE]


def test_what_else_was_changed_meanwhile_is_no_conflict_and_is_kept(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    window = other(shelf)
    window.describe(window.move(window.rename(entry, "Navy"), "Friday"), ["tag"], "note")
    mine = BLUE.with_count("ST01-004", 1)
    saved = shelf.save(entry, mine, tags=entry.tags, notes=entry.notes)
    assert (saved.name, saved.folder, saved.tags, saved.notes) == ("Navy", "Friday", ("tag",), "note")
    assert saved.deck.cards == mine.cards
    assert len(shelf.listing().entries) == 1


def test_a_deck_that_was_removed_or_damaged_meanwhile_is_a_conflict(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    gone = other(shelf).remove(entry)
    with pytest.raises(SaveConflict) as caught:
        shelf.save(entry, GREEN)
    assert (caught.value.entry, caught.value.text) == (None, "")
    saved = shelf.save(entry, GREEN, over=True)
    saved.path.write_text("not a deck\n", encoding="utf-8")
    with pytest.raises(SaveConflict) as caught:
        shelf.save(saved, BLUE)
    assert (caught.value.entry, caught.value.text) == (None, "not a deck\n")
    over = shelf.save(saved, BLUE, over=True)
    assert [version.text for version in shelf.versions(over) if version.deck is None] == ["not a deck\n"]
    shelf.erase(gone)
    assert shelf.versions(over) != [], "the versions belong to the deck that is there, too"


def test_while_another_window_writes_one_waits(shelf: DeckRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gundam_desktop.games.gcg.decks.repository.PATIENCE", 0.1)
    with other(shelf)._writing(), pytest.raises(DeckError, match="another window is writing"):
        shelf.add(BLUE)
    assert shelf.add(BLUE).name == "Blue"


# --- files that the player put there


def test_a_list_of_another_form_becomes_a_deck_of_the_shelf_when_it_is_saved(shelf: DeckRepository) -> None:
    shelf.folder.mkdir()
    text = '[{"card_id": "ST01-003", "count": 4}]'
    (shelf.folder / "mine.json").write_text(text, encoding="utf-8")
    entry = shelf.listing().entries[0]
    assert (entry.name, entry.plain) == ("mine", True)
    saved = shelf.save(entry, entry.deck.with_count("ST01-001", 1))
    assert files(shelf) == ["mine.txt"]
    assert (saved.plain, saved.id) == (False, entry.id)
    assert [version.text for version in shelf.versions(saved)] == [text]


def test_a_copy_made_by_hand_is_a_deck_of_its_own(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    (shelf.folder / "Copy.txt").write_bytes(entry.path.read_bytes())
    first, second = shelf.listing().entries
    assert first.id != second.id
    shelf.save(second, GREEN)
    assert found(shelf, first).deck == BLUE
    assert len({entry.id for entry in other(shelf).listing().entries}) == 2


def test_a_damaged_file_is_named_and_left_and_the_others_open(shelf: DeckRepository) -> None:
    shelf.add(BLUE)
    bad = {
        "cut.txt": b"# name: Cut\n4 ST01-0",
        "bytes.txt": b"\xff\xfe\x00\x01",
        "empty.txt": b"",
        "half.json": b'[{"card_id": ',
        "large.txt": b"#" * 1_000_001,
    }
    for name, data in bad.items():
        (shelf.folder / name).write_bytes(data)
    listing = shelf.listing()
    assert [entry.name for entry in listing.entries] == ["Blue"]
    assert {damaged.path.name for damaged in listing.damaged} == set(bad)
    assert all(damaged.path.name in damaged.message for damaged in listing.damaged)
    shelf.add(BLUE.model_copy(update={"name": "cut"}))
    assert {name: (shelf.folder / name).read_bytes() for name in bad} == bad


def test_what_is_no_list_is_not_looked_at(shelf: DeckRepository) -> None:
    shelf.add(BLUE)
    (shelf.folder / "picture.png").write_bytes(b"\x89PNG")
    (shelf.folder / ".part-x").write_bytes(b"4 ST")
    (shelf.folder / ".git").mkdir()
    (shelf.folder / ".git" / "x.txt").write_bytes(b"x")
    assert (names(shelf), shelf.listing().damaged) == (["Blue"], [])


# --- crashes


def test_when_a_file_cannot_be_replaced_the_old_one_stays(
    shelf: DeckRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = shelf.add(BLUE)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("the disk is gone")))
        with pytest.raises(OSError, match="the disk is gone"):
            shelf.save(entry, GREEN)
    assert other(shelf).listing().entries == [entry]
    assert [path.name for path in shelf.folder.rglob(".part-*")] == []
    assert shelf.save(entry, GREEN.model_copy(update={"name": "Blue"})).deck.cards == GREEN.cards


SAVER = """
    import os, sys
    from pathlib import Path
    from gundam_desktop.games.gcg.decks.repository import DeckRepository
    from tests.games.gcg.decks.plain_cards import CARDS
    shelf = DeckRepository(Path(sys.argv[1]), CARDS)
    calls = 0
    real = Path.replace
    def dying(self, target):
        global calls
        calls += 1
        if calls > int(sys.argv[2]):
            os._exit(9)
        return real(self, target)
    Path.replace = dying
    entry = shelf.listing().entries[0]
    shelf.save(entry, entry.deck.with_count("ST01-003", 3).model_copy(update={"name": "Renamed"}))
    print("saved")
"""


@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_killed_in_the_middle_of_a_save_no_list_is_lost(shelf: DeckRepository, step: int) -> None:
    entry = shelf.add(BLUE)
    command = [sys.executable, "-c", textwrap.dedent(SAVER), str(shelf.folder), str(step)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == ((0, "saved\n") if step == 3 else (9, "")), done.stderr
    listing = other(shelf).listing()
    new = BLUE.with_count("ST01-003", 3)
    assert [e.deck.cards for e in listing.entries] == [new.cards if step == 3 else BLUE.cards]
    assert listing.damaged == []
    again = shelf.save(found(shelf, entry), new)
    assert again.deck.cards == new.cards


# --- versions


def test_each_save_keeps_the_one_before_and_any_can_be_had_back(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    for count in (3, 2, 1):
        entry = shelf.save(entry, BLUE.with_count("ST01-001", count))
    assert [v.deck.copies("ST01-001") for v in shelf.versions(entry) if v.deck] == [2, 3, 4]
    oldest = shelf.versions(entry)[-1]
    assert oldest.deck is not None
    assert compare(oldest.deck, entry.deck, CARDS) == [("unit", (("ST01-001", 4, 1),))]
    back = shelf.restore_version(entry, oldest)
    assert back.deck == BLUE
    assert [v.deck.copies("ST01-001") for v in shelf.versions(back) if v.deck] == [1, 2, 3, 4]


def test_saving_what_is_there_already_writes_nothing(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    before = entry.path.stat().st_mtime_ns
    assert shelf.save(entry, BLUE) == entry
    assert (entry.path.stat().st_mtime_ns, shelf.versions(entry)) == (before, [])


def test_versions_are_bounded_the_newest_and_the_first_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "MOST", 12)
    monkeypatch.setattr(versions, "NEWEST", 5)
    for number in range(30):
        versions.keep(tmp_path, str(number).encode())
    kept = [int(former.path.read_text()) for former in versions.former_texts(tmp_path)]
    assert len(kept) == 12
    assert kept[:5] == [29, 28, 27, 26, 25]
    assert kept[-1] == 0
    assert kept == sorted(kept, reverse=True)


def test_a_version_that_cannot_be_read_hides_no_other(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    for count in (3, 2):
        entry = shelf.save(entry, BLUE.with_count("ST01-001", count))
    newest, _oldest = versions.former_texts(shelf.folder / deck_lookup.VERSIONS / entry.id)
    newest.path.unlink()
    newest.path.mkdir()
    assert [version.deck is not None for version in shelf.versions(entry)] == [False, True]


def test_of_versions_those_near_to_others_are_thinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "MOST", 5)
    monkeypatch.setattr(versions, "NEWEST", 1)
    for stamp in ("20260101T000000", "20260102T000000", "20260102T000001", "20260105T000000", "20260110T000000"):
        (tmp_path / f"{stamp}.000000Z.txt").touch()
    (tmp_path / "my own notes.txt").touch()
    versions.keep(tmp_path, b"now")
    assert [former.path.name[6:8] for former in versions.former_texts(tmp_path)][1:] == ["10", "05", "02", "01"]
    assert (tmp_path / "my own notes.txt").exists()


# --- comparing


def test_what_makes_two_decks_different_is_grouped_by_type() -> None:
    before = Deck(name="a", cards=(("ST01-001", 4), ("ST01-002", 2)), sideboard=(("ST01-009", 1),))
    after = Deck(
        name="b", cards=(("ST05-010", 1), ("ST01-002", 3), ("ST01-003", 1)), resources=(("R-001", 6), ("R-002", 4))
    )
    assert compare(before, after, CARDS) == [
        ("unit", (("ST01-001", 4, 0), ("ST01-002", 2, 3), ("ST01-003", 0, 1))),
        ("pilot", (("ST05-010", 0, 1),)),
        ("resource", (("R-001", 10, 6), ("R-002", 0, 4))),
        ("sideboard", (("ST01-009", 1, 0),)),
    ]
    assert [change.more for change in compare(before, after, CARDS)[0].changes] == [-4, 1, 1]
    assert compare(before, before, CARDS) == []
