"""The shelf: decks in files of their own, folders, versions, conflicts; nothing that was saved is lost."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.decks import deck_lookup, versions
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_reader import DeckEntry, matches
from gundam_desktop.games.gcg.decks.diff import compare
from gundam_desktop.games.gcg.decks.drafts import DraftContent
from gundam_desktop.games.gcg.decks.repository import DeckRepository, SaveConflict
from tests.conftest import Times
from tests.games.gcg.decks.plain_cards import CARDS

BLUE = Deck(name="Blue", cards=(("ST01-001", 4), ("ST01-002", 4)))
GREEN = Deck(name="Green", cards=(("ST02-001", 4),))


@pytest.fixture
def repository(home: Path) -> DeckRepository:
    return DeckRepository(home / "decks", CARDS)


def other(repository: DeckRepository) -> DeckRepository:
    """The same shelf in another window."""
    return DeckRepository(repository.folder, CARDS)


def names(repository: DeckRepository) -> list[str]:
    return [entry.name for entry in repository.listing().entries]


def files(repository: DeckRepository) -> list[str]:
    return sorted(path.relative_to(repository.folder).as_posix() for path in deck_lookup.deck_files(repository.folder))


def found(repository: DeckRepository, entry: DeckEntry) -> DeckEntry:
    now = repository.entry(entry.id)
    assert now is not None
    return now


def test_a_deck_comes_back_as_it_was_put_there(repository: DeckRepository) -> None:
    entry = repository.add(BLUE, "Friday/Old", ["fast"], "two\nlines")
    assert other(repository).listing().entries == [entry]
    assert (entry.deck, entry.folder, entry.tags, entry.notes) == (BLUE, "Friday/Old", ("fast",), "two\nlines")
    assert files(repository) == ["Friday/Old/Blue.txt"]
    assert abs(entry.created - datetime.now(UTC)) < timedelta(seconds=10)


def test_decks_are_found_by_name_wherever_they_are(repository: DeckRepository) -> None:
    repository.add(BLUE.model_copy(update={"name": "What? / Why"}), "Friday")
    repository.add(BLUE)
    repository.add(GREEN.model_copy(update={"name": "Blue"}), "Friday")
    (repository.folder / "Friday" / "by hand.json").write_text('[{"card_id": "ST01-003", "count": 4}]', "utf-8")
    assert deck_lookup.find("What? / Why", CARDS).count == 8
    assert deck_lookup.find("Blue", CARDS).cards == BLUE.cards
    assert deck_lookup.find("Friday/Blue", CARDS).cards == GREEN.cards
    assert deck_lookup.find("by hand", CARDS).cards == (("ST01-003", 4),)
    assert set(deck_lookup.saved_decks()) == {"What? / Why", "Blue", "Friday/Blue", "by hand"}


def test_what_was_removed_and_former_versions_are_no_decks(repository: DeckRepository) -> None:
    entry = repository.save(repository.add(BLUE), GREEN.model_copy(update={"name": "Blue"}))
    repository.remove(entry)
    assert deck_lookup.saved_decks() == {}
    assert names(repository) == []


def test_names_are_unique_in_a_folder(repository: DeckRepository) -> None:
    first, second = repository.add(BLUE), repository.add(BLUE.model_copy(update={"name": "BLUE"}))
    assert (first.name, second.name, repository.duplicate(first).name) == ("Blue", "BLUE (2)", "Blue (3)")
    assert repository.add(BLUE, "Friday").name == "Blue"
    with pytest.raises(DeckError, match="there is another deck blue in this folder"):
        repository.rename(second, "blue")
    with pytest.raises(DeckError, match="name of a deck is missing"):
        repository.rename(second, " \n")


def test_a_deck_is_renamed_and_its_file_too(repository: DeckRepository) -> None:
    entry = repository.rename(repository.add(BLUE), "CON")
    assert (entry.name, files(repository)) == ("CON", ["_CON.txt"])
    entry = repository.rename(entry, "con")
    assert (entry.name, files(repository)) == ("con", ["_con.txt"])
    assert repository.versions(entry) == []


def test_any_names_stay_apart(repository: DeckRepository, rng: random.Random, times: Times) -> None:
    letters = "aA\\/:*?<>|. \u0301é名\n\t\x00😀#,"
    added = [
        repository.add(BLUE.model_copy(update={"name": "".join(rng.choices(letters, k=rng.randint(0, 4)))}))
        for _ in range(times(400))
    ]
    assert {entry.path: entry for entry in other(repository).listing().entries} == {
        entry.path: entry for entry in added
    }
    assert len({entry.path.name.lower() for entry in added}) == len(added)


def test_tags_and_notes_are_changed_without_touching_the_list(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    mine = other(repository).save(entry, GREEN.model_copy(update={"name": "Blue"}))
    described = repository.describe(entry, ["a", "A", " b ", "c,d"], "note")
    assert (described.tags, described.notes, described.deck) == (("a", "b", "c", "d"), "note", mine.deck)


def test_decks_are_found_by_words(repository: DeckRepository) -> None:
    entry = repository.add(BLUE, tags=["Fast"], notes="Beats the mirror")
    assert all(matches(entry, words) for words in ("", "blue", "FAST mirror", "st01-002", "beats blue"))
    assert not any(matches(entry, words) for words in ("green", "fast green", "ST02-001"))


# --- folders, removing


def test_folders_are_made_renamed_and_removed(repository: DeckRepository) -> None:
    assert repository.folders.make("Friday/Old") == "Friday/Old"
    assert repository.folders.make("friday") == "Friday"
    assert repository.folders.make("Versions") == "Versions_"
    assert repository.folders.make("a:b") == "a_b"
    entry = repository.move(repository.add(BLUE), "Friday/Old")
    assert repository.folders.names() == ["a_b", "Friday", "Friday/Old", "Versions_"]
    assert repository.folders.rename("Friday", "Saturday") == "Saturday"
    assert found(repository, entry).folder == "Saturday/Old"
    with pytest.raises(DeckError, match="another folder"):
        repository.folders.rename("a_b", "SATURDAY")
    with pytest.raises(DeckError, match="the folder Saturday cannot be removed"):
        repository.folders.remove("Saturday")
    repository.folders.remove("a_b")
    assert repository.folders.names() == ["Saturday", "Saturday/Old", "Versions_"]


def test_a_removed_deck_is_brought_back_to_its_folder(repository: DeckRepository) -> None:
    entry = repository.add(BLUE, "Friday", notes="mine")
    repository.remove(entry)
    again = repository.add(GREEN.model_copy(update={"name": "Blue"}), "Friday")
    removed = other(repository).removed().entries
    assert [(gone.name, gone.folder) for gone in removed] == [("Blue", "Friday")]
    back = repository.restore(removed[0])
    assert (back.deck, back.notes, back.folder, back.id) == (BLUE, "mine", "Friday", entry.id)
    assert back.path != again.path
    assert repository.removed().entries == []


def test_a_removed_deck_is_deleted_for_good_with_its_versions(repository: DeckRepository) -> None:
    entry = repository.save(repository.add(BLUE), GREEN)
    gone = repository.remove(entry)
    repository.erase(gone)
    assert repository.removed().entries == []
    assert repository.versions(entry) == []


def test_a_deck_is_moved_and_removed_wherever_another_window_has_put_it(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    other(repository).rename(other(repository).move(entry, "Friday"), "Navy")
    moved = repository.move(entry, "Saturday")
    assert (moved.name, files(repository)) == ("Navy", ["Saturday/Navy.txt"])
    assert repository.remove(entry).folder == "Saturday"
    repository.erase(repository.removed().entries[0])
    with pytest.raises(DeckError, match="Blue: this deck is gone"):
        repository.move(entry, "Sunday")


# --- conflicts


def test_two_windows_do_not_lose_each_others_work(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    theirs = other(repository).save(entry, BLUE.with_count("ST01-003", 1))
    mine = BLUE.with_count("ST01-004", 1)
    before = theirs.path.read_bytes()
    with pytest.raises(SaveConflict) as caught:
        repository.save(entry, mine)
    assert caught.value.entry == theirs
    assert caught.value.text == before.decode() == theirs.path.read_text(encoding="utf-8")
    assert repository.add(mine, entry.folder).name == "Blue (2)"
    overwrite = repository.save(entry, mine, overwrite=True)
    assert overwrite.deck == mine
    assert [version.deck for version in repository.versions(overwrite)] == [theirs.deck, BLUE]


def test_what_else_was_changed_meanwhile_is_no_conflict_and_is_kept(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    window = other(repository)
    window.describe(window.move(window.rename(entry, "Navy"), "Friday"), ["tag"], "note")
    mine = BLUE.with_count("ST01-004", 1)
    saved = repository.save(entry, mine, tags=entry.tags, notes=entry.notes)
    assert (saved.name, saved.folder, saved.tags, saved.notes) == ("Navy", "Friday", ("tag",), "note")
    assert saved.deck.cards == mine.cards
    assert len(repository.listing().entries) == 1


def test_a_deck_that_was_removed_or_damaged_meanwhile_is_a_conflict(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    gone = other(repository).remove(entry)
    with pytest.raises(SaveConflict) as caught:
        repository.save(entry, GREEN)
    assert (caught.value.entry, caught.value.text) == (None, "")
    saved = repository.save(entry, GREEN, overwrite=True)
    saved.path.write_text("not a deck\n", encoding="utf-8")
    with pytest.raises(SaveConflict) as caught:
        repository.save(saved, BLUE)
    assert (caught.value.entry, caught.value.text) == (None, "not a deck\n")
    overwrite = repository.save(saved, BLUE, overwrite=True)
    assert [version.text for version in repository.versions(overwrite) if version.deck is None] == ["not a deck\n"]
    repository.erase(gone)
    assert repository.versions(overwrite) != [], "the versions belong to the deck that is there, too"


def test_while_another_window_writes_one_waits_for_a_while(repository: DeckRepository) -> None:
    impatient = DeckRepository(repository.folder, CARDS, 0.1)
    with other(repository)._locked(), pytest.raises(DeckError, match="another window has been writing"):
        impatient.add(BLUE)
    assert repository.add(BLUE).name == "Blue"


# --- files that the player put there


def test_a_list_of_another_form_becomes_a_deck_of_the_shelf_when_it_is_saved(repository: DeckRepository) -> None:
    repository.folder.mkdir()
    text = '[{"card_id": "ST01-003", "count": 4}]'
    (repository.folder / "mine.json").write_text(text, encoding="utf-8")
    entry = repository.listing().entries[0]
    assert (entry.name, entry.is_plain_list) == ("mine", True)
    saved = repository.save(entry, entry.deck.with_count("ST01-001", 1))
    assert files(repository) == ["mine.txt"]
    assert (saved.is_plain_list, saved.id) == (False, entry.id)
    assert [version.text for version in repository.versions(saved)] == [text]


def test_a_copy_made_by_hand_is_a_deck_of_its_own(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    (repository.folder / "Copy.txt").write_bytes(entry.path.read_bytes())
    first, second = repository.listing().entries
    assert first.id != second.id
    repository.save(second, GREEN)
    assert found(repository, first).deck == BLUE
    assert len({entry.id for entry in other(repository).listing().entries}) == 2


def test_a_damaged_file_is_named_and_left_and_the_others_open(repository: DeckRepository) -> None:
    repository.add(BLUE)
    bad = {
        "cut.txt": b"# name: Cut\n4 ST01-0",
        "bytes.txt": b"\xff\xfe\x00\x01",
        "empty.txt": b"",
        "half.json": b'[{"card_id": ',
        "large.txt": b"#" * 1_000_001,
    }
    for name, data in bad.items():
        (repository.folder / name).write_bytes(data)
    listing = repository.listing()
    assert [entry.name for entry in listing.entries] == ["Blue"]
    assert {damaged.path.name for damaged in listing.damaged} == set(bad)
    assert all(damaged.path.name in str(damaged.error) for damaged in listing.damaged)
    repository.add(BLUE.model_copy(update={"name": "cut"}))
    assert {name: (repository.folder / name).read_bytes() for name in bad} == bad


def test_what_is_no_list_is_not_looked_at(repository: DeckRepository) -> None:
    repository.add(BLUE)
    (repository.folder / "picture.png").write_bytes(b"\x89PNG")
    (repository.folder / ".part-x").write_bytes(b"4 ST")
    (repository.folder / ".git").mkdir()
    (repository.folder / ".git" / "x.txt").write_bytes(b"x")
    assert (names(repository), repository.listing().damaged) == (["Blue"], [])


# --- crashes


def test_when_a_file_cannot_be_replaced_the_old_one_stays(
    repository: DeckRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = repository.add(BLUE)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("the disk is gone")))
        with pytest.raises(OSError, match="the disk is gone"):
            repository.save(entry, GREEN)
    assert other(repository).listing().entries == [entry]
    assert [path.name for path in repository.folder.rglob(".part-*")] == []
    assert repository.save(entry, GREEN.model_copy(update={"name": "Blue"})).deck.cards == GREEN.cards


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
def test_killed_in_the_middle_of_a_save_no_list_is_lost(repository: DeckRepository, step: int) -> None:
    entry = repository.add(BLUE)
    command = [sys.executable, "-c", textwrap.dedent(SAVER), str(repository.folder), str(step)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == ((0, "saved\n") if step == 3 else (9, "")), done.stderr
    listing = other(repository).listing()
    new = BLUE.with_count("ST01-003", 3)
    assert [e.deck.cards for e in listing.entries] == [new.cards if step == 3 else BLUE.cards]
    assert listing.damaged == []
    again = repository.save(found(repository, entry), new)
    assert again.deck.cards == new.cards


# --- versions


def test_each_save_keeps_the_one_before_and_any_can_be_had_back(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    for count in (3, 2, 1):
        entry = repository.save(entry, BLUE.with_count("ST01-001", count))
    assert [v.deck.copies("ST01-001") for v in repository.versions(entry) if v.deck] == [2, 3, 4]
    oldest = repository.versions(entry)[-1]
    assert oldest.deck is not None
    assert compare(oldest.deck, entry.deck, CARDS) == [("unit", (("ST01-001", 4, 1),))]
    back = repository.restore_version(entry, oldest)
    assert back.deck == BLUE
    assert [v.deck.copies("ST01-001") for v in repository.versions(back) if v.deck] == [1, 2, 3, 4]


def test_saving_what_is_there_already_writes_nothing(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    before = entry.path.stat().st_mtime_ns
    assert repository.save(entry, BLUE) == entry
    assert (entry.path.stat().st_mtime_ns, repository.versions(entry)) == (before, [])


def test_versions_are_bounded_the_newest_and_the_first_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "MAX_VERSIONS", 12)
    monkeypatch.setattr(versions, "NEWEST", 5)
    for number in range(30):
        versions.keep_version(tmp_path, str(number).encode())
    kept = [int(former.path.read_text()) for former in versions.former_texts(tmp_path)]
    assert len(kept) == 12
    assert kept[:5] == [29, 28, 27, 26, 25]
    assert kept[-1] == 0
    assert kept == sorted(kept, reverse=True)


def test_a_version_that_cannot_be_read_hides_no_other(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    for count in (3, 2):
        entry = repository.save(entry, BLUE.with_count("ST01-001", count))
    newest, _oldest = versions.former_texts(repository.folder / deck_lookup.VERSIONS / entry.id)
    newest.path.unlink()
    newest.path.mkdir()
    assert [version.deck is not None for version in repository.versions(entry)] == [False, True]


def test_of_versions_those_near_to_others_are_thinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "MAX_VERSIONS", 5)
    monkeypatch.setattr(versions, "NEWEST", 1)
    for stamp in ("20260101T000000", "20260102T000000", "20260102T000001", "20260105T000000", "20260110T000000"):
        (tmp_path / f"{stamp}.000000Z.txt").touch()
    (tmp_path / "my own notes.txt").touch()
    versions.keep_version(tmp_path, b"now")
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


def replaced_by(make: Callable[[Path], object]) -> Callable[[Path], object]:
    def exchange(path: Path) -> None:
        path.unlink()
        make(path)

    return exchange


def folder_replaced_by(make: Callable[[Path], object]) -> Callable[[Path], object]:
    def exchange(path: Path) -> None:
        shutil.rmtree(path.parent)
        make(path.parent)

    return exchange


EXCHANGES: dict[str, Callable[[Path], object]] = {
    "a pipe": replaced_by(getattr(os, "mkfifo", Path.touch)),
    "an endless device": replaced_by(lambda path: path.symlink_to("/dev/zero")),
    "a folder": replaced_by(Path.mkdir),
    "a circle": replaced_by(lambda path: path.symlink_to(path)),
    "a link to nothing": replaced_by(lambda path: path.symlink_to(path.parent.parent / "outside" / "none")),
    "a link to another file": replaced_by(lambda path: path.symlink_to(path.parent.parent / "outside" / "file.txt")),
    "nothing": Path.unlink,
    "no folder": folder_replaced_by(lambda _folder: None),
    "a file for the folder": folder_replaced_by(Path.touch),
    "a circle for the folder": folder_replaced_by(lambda folder: folder.symlink_to(folder)),
    "a file for the versions": lambda path: (path.parent / "versions").touch(),
    "a file for the removed": lambda path: (path.parent / "removed").touch(),
}
OPERATIONS: dict[str, Callable[[DeckRepository, DeckEntry], object]] = {
    "list": lambda shelf, _entry: shelf.listing(),
    "find": lambda shelf, entry: shelf.entry(entry.id),
    "save": lambda shelf, entry: shelf.save(entry, GREEN),
    "overwrite": lambda shelf, entry: shelf.save(entry, GREEN, overwrite=True),
    "rename": lambda shelf, entry: shelf.rename(entry, "Other"),
    "remove": lambda shelf, entry: shelf.remove(entry),
    "move": lambda shelf, entry: shelf.move(entry, "Friday"),
    "add": lambda shelf, _entry: shelf.add(GREEN),
    "versions": lambda shelf, entry: shelf.versions(entry),
    "draft": lambda shelf, _entry: shelf.new_draft().write(DraftContent(deck=GREEN)),
}


@pytest.mark.skipif(os.name == "nt", reason="links and pipes as on Unix")
@pytest.mark.parametrize("exchange", EXCHANGES.values(), ids=EXCHANGES)
def test_what_is_exchanged_between_listing_and_opening_is_told_and_never_written_through(
    home: Path, exchange: Callable[[Path], object]
) -> None:
    outside = home / "outside" / "file.txt"
    outside.parent.mkdir(parents=True)
    for name, operate in OPERATIONS.items():
        outside.write_bytes(b"4 ST02-001\n")
        shelf = DeckRepository(outside.parent.parent / name, CARDS)
        entry = shelf.add(BLUE)
        assert shelf.listing().entries == [entry]
        exchange(entry.path)
        with suppress(DeckError, OSError, SaveConflict):
            operate(shelf, entry)
        assert outside.read_bytes() == b"4 ST02-001\n"
        assert [path.name for path in outside.parent.iterdir()] == ["file.txt"]
