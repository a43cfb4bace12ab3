"""The form of a deck's own file, and file names for decks of any name."""

from __future__ import annotations

import hashlib
import random
import unicodedata
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_format, formats
from gundam_desktop.games.gcg.decks.deck import LONGEST_NAME, Deck, DeckError
from gundam_desktop.games.gcg.decks.deck_format import Head, one_line
from gundam_desktop.games.gcg.decks.deck_reader import digest_of
from gundam_desktop.games.gcg.decks.filenames import MAX_BYTES, comparable_name, free_name, free_path, safe_name
from gundam_desktop.games.gcg.decks.formats import strict
from gundam_desktop.locate import game_resource
from tests.conftest import Times
from tests.games.gcg.decks.plain_cards import CARDS

DECK = Deck(
    name="Blue: a/b",
    cards=(("ST01-002", 4), ("ST01-001", 2)),
    resources=(("R-002", 10),),
    sideboard=(("ST02-001", 1),),
    comment="A title",
    source="by a friend\nin a shop",
)
HEAD = Head(
    "Blue: a/b", "0123abcd", ("fast", "for Friday"), "first\n\n  third", "2026-01-02T03:04:05Z", "2026-02-02T03:04:05Z"
)
TEXT = """\
# name: Blue: a/b
# id: 0123abcd
# tags: fast, for Friday
# notes: first
# notes:
# notes:   third
# created: 2026-01-02T03:04:05Z
# changed: 2026-02-02T03:04:05Z
# title: A title
# source: by a friend
# source: in a shop
4 ST01-002 ST01-002
2 ST01-001 ST01-001
10 R-002 Resource

Sideboard
1 ST02-001 ST02-001
"""
RANGES = ((0, 0x7F), (0, 0x2FF), (0x300, 0x36F), (0x2000, 0x206F), (0x3040, 0x9FFF), (0xD800, 0xDFFF), (0, 0x10FFFF))


def read(text: str) -> tuple[Deck, Head]:
    return deck_format.read(text, "the file", "file.txt", CARDS)


def any_text(rng: random.Random, longest: int) -> str:
    return "".join(chr(rng.randint(*rng.choice(RANGES))) for _ in range(rng.randint(0, longest)))


def test_the_form_is_as_it_is_written_down_and_reads_back() -> None:
    assert deck_format.write(DECK, HEAD, CARDS) == TEXT
    assert read(TEXT) == (DECK, HEAD)
    assert deck_format.head_of(TEXT) == HEAD


def test_a_maybeboard_is_kept_and_is_a_comment_for_others() -> None:
    deck = DECK.model_copy(update={"maybeboard": (("ST01-003", 2), ("ST02-004", 1), ("R-001", 1))})
    text = deck_format.write(deck, HEAD, CARDS)
    assert "# maybe: 2 ST01-003\n# maybe: 1 ST02-004\n# maybe: 1 R-001\n" in text
    assert read(text) == (deck, HEAD)
    assert deck_format.read_text(text, CARDS).deck.maybeboard == deck.maybeboard
    others = formats.read_list(text, CARDS)
    assert not others.problems
    assert (others.deck.cards, others.deck.sideboard, others.deck.maybeboard) == (deck.cards, deck.sideboard, ())
    assert read(TEXT.replace("# id", "# maybe: two more\n# id"))[0].source.endswith("maybe: two more")


def test_own_groups_are_kept_and_are_comments_for_others() -> None:
    deck = DECK.with_group("ST01-001", "For the end").with_group("ST01-002", "  Early  game ")
    text = deck_format.write(deck, HEAD, CARDS)
    assert "# group: ST01-001 For the end\n# group: ST01-002 Early game\n" in text
    assert read(text) == (deck, HEAD)
    assert not formats.read_list(text, CARDS).problems
    assert deck.with_group("ST01-001", "").with_group("ST01-002", "") == DECK
    assert read(TEXT.replace("# id", "# group: of friends\n# id"))[0].groups == ()


def test_a_deck_without_a_maybeboard_has_the_digest_of_earlier_versions() -> None:
    empty = Deck(name="any", cards=(), resources=())
    earlier = '{"name":"","cards":[],"resources":[],"sideboard":[],"comment":"","source":""}'
    assert digest_of(empty) == hashlib.sha256(earlier.encode()).hexdigest()
    assert digest_of(empty.with_count("ST01-001", 1, "maybeboard")) != digest_of(empty)


def test_every_other_reader_of_such_lists_finds_the_cards() -> None:
    deck = formats.read_list(TEXT, CARDS).deck
    assert (deck.cards, deck.resources) == (DECK.cards, DECK.resources)


@pytest.mark.parametrize("deck", [Deck(name="new", cards=()), Deck(name="none at all", cards=(), resources=())])
def test_a_deck_without_cards_can_be_kept(deck: Deck) -> None:
    assert read(deck_format.write(deck, Head(deck.name, "1"), CARDS))[0] == deck


def test_a_list_without_a_head_is_what_it_was() -> None:
    deck, head = read("# A title\n# from somewhere\n4 ST01-001\n")
    assert head == Head()
    assert (deck.name, deck.comment, deck.source) == ("the file", "A title", "from somewhere")


def test_shipped_lists_are_read_fast_as_any_list_would_be() -> None:
    cards = card_sets().by_number
    files = [*game_resource("gcg", "decks").glob("*.txt")]
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        slow, fast = (deck_format.read(text, file.stem, str(file), cards, shipped=shipped) for shipped in (False, True))
        assert fast == slow
        assert deck_format._read_fast(text.splitlines(), cards, file.stem, shipped=True) is not None, file.name


def test_comments_that_somebody_wrote_are_kept() -> None:
    deck, _ = read(TEXT.replace("4 ST01-002", "# not sure of this\n4 ST01-002"))
    assert (deck.comment, deck.source) == ("A title", "by a friend\nin a shop\nnot sure of this")
    again, _ = read(deck_format.write(deck, HEAD, CARDS))
    assert again == deck


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# name: x\n# tags: y\n4 ST01-0\n", "file.txt, line 3: no card has the number ST01-0"),
        ("# name: x\n4 ST01-001\nSideboard\n4 ST01-0\n", "file.txt, line 4: no card has the number ST01-0"),
        ("# name: x\n4 ST01-001\nSideboard\n0 ST01-001\n", "file.txt, line 4: 0 is not a possible count"),
        ("# id: 1\n# maybe: 2 ST01-0\n4 ST01-001\n", "file.txt, line 2: no card has the number ST01-0"),
        ("# id: 1\n# group: ST01-0 End\n4 ST01-001\n", "file.txt, line 2: no card has the number ST01-0"),
        ("", "file.txt: it contains no cards"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, message: str) -> None:
    with pytest.raises(DeckError, match=f"^{message}"):
        read(text)


@pytest.mark.parametrize("identity", ["../../etc", "a/b", "A B", "x" * 65, "."])
def test_an_id_that_would_lead_elsewhere_is_none(identity: str) -> None:
    assert read(f"# id: {identity}\n4 ST01-001\n")[1].id == ""


def test_any_name_tags_and_notes_read_back(rng: random.Random, times: Times) -> None:
    for _ in range(times(3000)):
        head = Head(any_text(rng, 12), "1", tuple(any_text(rng, 4) for _ in range(3)), any_text(rng, 30))
        text = deck_format.write(DECK, head, CARDS)
        text.encode()
        deck, first = read(text)
        assert deck == DECK.model_copy(update={"name": first.name})
        assert first.name == (one_line(head.name) or deck_format.UNNAMED)
        assert read(deck_format.write(deck, first, CARDS)) == (deck, first)


def test_what_was_written_is_read_as_any_list_would_be(rng: random.Random, times: Times) -> None:
    cards = decks_api.all_cards()
    decks = [number for number, card in cards.items() if card.type in ("unit", "pilot", "command", "base")]
    resources = [number for number, card in cards.items() if card.type == "resource"]

    def some(numbers: list[str], most: int) -> tuple[tuple[str, int], ...]:
        return tuple(
            (number, rng.randint(1, 999)) for number in rng.sample(numbers, min(len(numbers), rng.randint(0, most)))
        )

    for _ in range(times(1000)):
        deck = Deck(name="x", cards=some(decks, 30), resources=some(resources, 3), sideboard=some(decks, 3))
        text = deck_format.write(deck, Head("x", "1"), cards)
        assert deck_format.read(text, "", "", cards)[0] == deck
        as_any = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
        assert strict.read_complete(as_any, cards, "x", "", empty=True) == deck


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("2x st01-003", {"ST01-003": 2}),
        ("  2 ST01-003_p1  ", {"ST01-003": 2}),
        ("1 ST01-001", {"ST01-001": 3}),
        ("# a comment", {}),
        ("Deck", {}),
    ],
)
def test_what_was_written_into_the_list_by_hand_counts(line: str, cards: dict[str, int]) -> None:
    deck = read(f"# id: 1\n4 ST01-002 ST01-002\n2 ST01-001 ST01-001\n{line}\n")[0]
    assert dict(deck.cards) == {"ST01-002": 4, "ST01-001": 2} | cards
    assert deck.resources == (("R-001", 10),)


# --- file names

UNSAFE = ["a/b", "a\\b", "C:x", "what?", "*", "<>", '"quoted"', "a|b", "nul", "COM1.old", "con ", "lpt9.txt", "..",
          "", " ", "trailing. ", ".hidden", "tab\there", "\ud800", "名" * 200, "é" * 200, "COM¹"]  # fmt: skip


def is_safe(name: str) -> bool:
    stem = name.split(".", maxsplit=1)[0].strip().upper()
    devices = {"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in "0123456789¹²³")}
    return (
        0 < len(name.encode()) <= MAX_BYTES + 1
        and not set(name) & set('<>:"/\\|?*')
        and all(unicodedata.category(letter) not in ("Cc", "Cs") for letter in name)
        and name == name.strip(" .")
        and stem not in devices
    )


@pytest.mark.parametrize("name", UNSAFE)
def test_file_names_are_safe_everywhere(name: str, tmp_path: Path) -> None:
    assert is_safe(safe_name(name))
    (tmp_path / f"{safe_name(name)}.txt").touch()


def test_any_name_makes_a_safe_file_name(rng: random.Random, times: Times) -> None:
    for _ in range(times(5000)):
        name = any_text(rng, rng.choice((3, 20, 200)))
        assert is_safe(safe_name(name)), repr(name)


def test_no_two_files_differ_in_capitals_alone(tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    for name in ("Straße", "STRASSE", "strasse", "e\u0301", "É"):
        free_path(folder, name, ".txt").touch()
    names = [path.name for path in folder.iterdir()]
    assert len(names) == len({comparable_name(name) for name in names}) == 5
    assert free_path(folder, "Straße", ".txt", own=folder / "Straße.txt").name == "Straße.txt"


def test_a_taken_name_gets_the_next_number() -> None:
    assert free_name("Blue", set()) == "Blue"
    assert free_name("Blue", {"blue"}) == "Blue (2)"
    assert free_name("Blue (2)", {"blue", "blue (2)"}) == "Blue (3)"


@pytest.mark.parametrize(
    "text",
    [
        f"# name: {'y' * 50_000}\n# title: {'z' * 40_000}\n4 ST01-001\n",
        f"# name: {'y' * 500}\n# {'z' * 40_000}\n4 ST01-001\n",
        f'{{"name": "{"y" * 90_000}", "title": "{"z" * 300}", "deck": [{{"card_id": "ST01-001", "count": 4}}]}}',
    ],
)
def test_the_name_and_the_title_of_a_deck_have_an_end(text: str) -> None:
    deck = deck_format.read_text(text, CARDS).deck
    assert (deck.name, deck.comment) == ("y" * LONGEST_NAME, "z" * LONGEST_NAME)
    assert len(deck_format.title_of(text)) == LONGEST_NAME
