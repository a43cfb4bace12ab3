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
def repository(home: Path) -> DeckRepository:
    return DeckRepository(home / "decks", CARDS)


def test_a_draft_is_offered_when_its_builder_is_gone_and_only_then(repository: DeckRepository) -> None:
    draft = repository.new_draft()
    draft.write(DraftContent(deck=BLUE))
    draft.write(DraftContent(deck=BLUE.with_count("ST01-002", 1), notes="half done", tags=("a",)))
    assert repository.recoverable_drafts().drafts == []
    draft.close()
    [recoverable] = DeckRepository(repository.folder, CARDS).recoverable_drafts().drafts
    assert (recoverable.content.deck.count, recoverable.content.notes, recoverable.content.tags) == (
        5,
        "half done",
        ("a",),
    )


def test_a_left_draft_is_taken_by_one(repository: DeckRepository) -> None:
    draft = repository.new_draft()
    draft.write(DraftContent(deck=BLUE))
    draft.close()
    [recoverable] = repository.recoverable_drafts().drafts
    claimed = recoverable.claim()
    assert claimed is not None
    assert recoverable.claim() is None
    assert repository.recoverable_drafts().drafts == []
    claimed.discard()
    assert recoverable.claim() is None
    assert list((repository.folder / "drafts").iterdir()) == []


def test_a_builder_without_edits_leaves_nothing(repository: DeckRepository) -> None:
    repository.new_draft().close()
    assert list((repository.folder / "drafts").iterdir()) == []


def test_two_builders_have_drafts_of_their_own(repository: DeckRepository) -> None:
    first, second = repository.new_draft(), repository.new_draft()
    first.write(DraftContent(deck=BLUE))
    second.write(DraftContent(deck=BLUE.with_count("ST01-002", 1)))
    second.close()
    assert [recoverable.content.deck.count for recoverable in repository.recoverable_drafts().drafts] == [5]
    first.discard()


def test_a_draft_that_is_damaged_is_named_and_left(repository: DeckRepository) -> None:
    draft = repository.new_draft()
    draft.write(DraftContent(deck=BLUE))
    draft.close()
    (repository.folder / "drafts" / "cut.draft").write_bytes(b'{"deck": ')
    drafts, faults = repository.recoverable_drafts()
    assert len(drafts) == 1
    assert [fault.split(":")[0] for fault in faults] == [str(repository.folder / "drafts" / "cut.draft")]
    assert (repository.folder / "drafts" / "cut.draft").exists()


def test_a_draft_knows_what_it_was_made_from(repository: DeckRepository) -> None:
    entry = repository.add(BLUE)
    content = DraftContent(deck=BLUE.with_count("ST01-002", 2), base=entry.id, digest=entry.digest)
    assert repository.base_of(content) == entry
    repository.save(entry, BLUE.with_count("ST01-003", 1))
    base = repository.base_of(content)
    assert base is not None
    with pytest.raises(SaveConflict):
        repository.save(base, content.deck)
    assert repository.base_of(DraftContent(deck=BLUE)) is None


BUILDER = """
    import sys, time
    from pathlib import Path
    from gundam_desktop.games.gcg.decks.drafts import DraftContent
    from gundam_desktop.games.gcg.decks.repository import DeckRepository
    from tests.games.gcg.decks.test_drafts import BLUE, CARDS
    draft = DeckRepository(Path(sys.argv[1]), CARDS).new_draft()
    count = 0
    while True:
        count += 1
        draft.write(DraftContent(deck=BLUE.with_count("ST01-002", count % 900 + 1)))
        if count == 3:
            print("writing", flush=True)
"""


def test_after_a_kill_the_draft_is_whole_and_offered(repository: DeckRepository) -> None:
    command = [sys.executable, "-c", textwrap.dedent(BUILDER), str(repository.folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as builder:
        assert builder.stdout is not None
        assert builder.stdout.readline() == "writing\n"
        assert repository.recoverable_drafts().drafts == [], "its builder is alive"
        builder.kill()
    [recoverable] = repository.recoverable_drafts().drafts
    assert recoverable.content.deck.copies("ST01-001") == 4
    claimed = recoverable.claim()
    assert claimed is not None
    claimed.discard()
