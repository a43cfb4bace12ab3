"""Drafts: what was not saved is offered again when its program is gone, and only then."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.drafts import DraftContent
from gundam_desktop.games.gcg.decks.repository import DeckRepository, SaveConflict
from tests.games.gcg.decks.plain_cards import CARDS

BLUE = Deck(name="Blue", cards=(("ST01-001", 4),))


@pytest.fixture
def shelf(home: Path) -> DeckRepository:
    return DeckRepository(home / "decks", CARDS)


def test_a_draft_is_offered_when_its_builder_is_gone_and_only_then(shelf: DeckRepository) -> None:
    draft = shelf.begin_draft()
    draft.write(DraftContent(deck=BLUE))
    draft.write(DraftContent(deck=BLUE.with_count("ST01-002", 1), notes="half done", tags=("a",)))
    assert shelf.left_drafts().drafts == []
    draft.close()
    [left] = DeckRepository(shelf.folder, CARDS).left_drafts().drafts
    assert (left.content.deck.count, left.content.notes, left.content.tags) == (5, "half done", ("a",))


def test_a_left_draft_is_taken_by_one(shelf: DeckRepository) -> None:
    draft = shelf.begin_draft()
    draft.write(DraftContent(deck=BLUE))
    draft.close()
    [left] = shelf.left_drafts().drafts
    taken = left.take()
    assert taken is not None
    assert left.take() is None
    assert shelf.left_drafts().drafts == []
    taken.discard()
    assert left.take() is None
    assert list((shelf.folder / "drafts").iterdir()) == []


def test_a_builder_without_edits_leaves_nothing(shelf: DeckRepository) -> None:
    shelf.begin_draft().close()
    assert list((shelf.folder / "drafts").iterdir()) == []


def test_two_builders_have_drafts_of_their_own(shelf: DeckRepository) -> None:
    first, second = shelf.begin_draft(), shelf.begin_draft()
    first.write(DraftContent(deck=BLUE))
    second.write(DraftContent(deck=BLUE.with_count("ST01-002", 1)))
    second.close()
    assert [left.content.deck.count for left in shelf.left_drafts().drafts] == [5]
    first.discard()


def test_a_draft_that_is_damaged_is_named_and_left(shelf: DeckRepository) -> None:
    draft = shelf.begin_draft()
    draft.write(DraftContent(deck=BLUE))
    draft.close()
    (shelf.folder / "drafts" / "cut.draft").write_bytes(b'{"deck": ')
    drafts, faults = shelf.left_drafts()
    assert len(drafts) == 1
    assert [fault.split(":")[0] for fault in faults] == [str(shelf.folder / "drafts" / "cut.draft")]
    assert (shelf.folder / "drafts" / "cut.draft").exists()


def test_a_draft_knows_what_it_was_made_from(shelf: DeckRepository) -> None:
    entry = shelf.add(BLUE)
    content = DraftContent(deck=BLUE.with_count("ST01-002", 2), base=entry.id, digest=entry.digest)
    assert shelf.base_of(content) == entry
    shelf.save(entry, BLUE.with_count("ST01-003", 1))
    base = shelf.base_of(content)
    assert base is not None
    with pytest.raises(SaveConflict):
        shelf.save(base, content.deck)
    assert shelf.base_of(DraftContent(deck=BLUE)) is None


BUILDER = """
    import sys, time
    from pathlib import Path
    from gundam_desktop.games.gcg.decks.drafts import DraftContent
    from gundam_desktop.games.gcg.decks.repository import DeckRepository
    from tests.games.gcg.decks.test_drafts import BLUE, CARDS
    draft = DeckRepository(Path(sys.argv[1]), CARDS).begin_draft()
    count = 0
    while True:
        count += 1
        draft.write(DraftContent(deck=BLUE.with_count("ST01-002", count % 900 + 1)))
        if count == 3:
            print("writing", flush=True)
"""


def test_after_a_kill_the_draft_is_whole_and_offered(shelf: DeckRepository) -> None:
    command = [sys.executable, "-c", textwrap.dedent(BUILDER), str(shelf.folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as builder:
        assert builder.stdout is not None
        assert builder.stdout.readline() == "writing\n"
        assert shelf.left_drafts().drafts == [], "its builder is alive"
        builder.kill()
    [left] = shelf.left_drafts().drafts
    assert left.content.deck.copies("ST01-001") == 4
    taken = left.take()
    assert taken is not None
    taken.discard()
