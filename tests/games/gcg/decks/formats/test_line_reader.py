"""One line of a list: its cards with their counts, or the reason why it is not read."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_format
from gundam_desktop.games.gcg.decks.formats import line_pieces, line_reader
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned
from gundam_desktop.games.gcg.decks.formats.line_reader import ReadLine, Refused, count_in, read_line

CARDS = {card.number: card for card in card_sets()}


def cards_in(line: str) -> dict[str, int]:
    read = read_line(cleaned(line), CardFinder(CARDS))
    assert isinstance(read, ReadLine), read
    return {card.numbers[0]: card.copies for card in read.cards if len(card.numbers) == 1}


def refused(line: str) -> Refused:
    read = read_line(cleaned(line), CardFinder(CARDS))
    assert isinstance(read, Refused), read
    return read


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("2 ST01-013, 4 ST01-014", {"ST01-013": 2, "ST01-014": 4}),
        ("4 GD04-033; 2 GD04-038", {"GD04-033": 4, "GD04-038": 2}),
        ("4 GD04-033\t2 GD04-038", {"GD04-033": 4, "GD04-038": 2}),
        ("4 GD04-033 / 2 GD04-038", {"GD04-033": 4, "GD04-038": 2}),
        ("4x GD04-033 2x GD04-038", {"GD04-033": 4, "GD04-038": 2}),
        ("GD04-033、4", {"GD04-033": 4}),
        ("4 Neo Zeong (LR+) GD04-033", {"GD04-033": 4}),
        ("4 Messala (R+) GD03-003", {"GD03-003": 4}),
        ("4 Gundam Exia (GD04-038) GD04-038", {"GD04-038": 4}),
        ("4 Geara Doga GD01-056", {"GD01-056": 4}),
        ("4 Neo Zeong [GD04]", {"GD04-033": 4}),
        ("4 Neo Zeong (LR+) [GD04]", {"GD04-033": 4}),
        ("4 Neo Zeong GD04 033", {"GD04-033": 4}),
        ("3 Guncannon [ST01]", {"ST01-003": 3}),
        ("4 네오 지옹 GD04-033", {"GD04-033": 4}),
        ("4x GD01-118-ALT1", {"GD01-118": 4}),
        ("4 GD01-001-LR+", {"GD01-001": 4}),
        ("4 GD04-033LR+", {"GD04-033": 4}),
        ("4 Uso Ewin", {"GD04-081": 4}),
        ("4 Kaempfer", {"GD03-017": 4}),
        ("4 Angelo&#39;s Geara Zulu", {"ST03-002": 4}),
        ("4 Orga, Crot, and Shani", {"GD02-087": 4}),
        ("ST01-001, ST01-005", {"ST01-001": 1, "ST01-005": 1}),
        ("GD04-033 四枚", {"GD04-033": 4}),
        ("十張 GD04-033", {"GD04-033": 10}),
        ("ネオ・ジオング两张", {"GD04-033": 2}),
        ("GD04-033 ④", {"GD04-033": 4}),
        ("4 GM III", {"GD04-005": 4}),
    ],
)
def test_what_people_write(line: str, cards: dict[str, int]) -> None:
    assert cards_in(line) == cards


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("4 GD04-033 Guncannon", "conflict"),
        ("4 Guncannon GD04-033", "conflict"),
        ("4 Gundam (MA Form) ST01-001", "conflict"),
        ("4 GD04-033 GD04-038", "several"),
        ("4 GD04-033, GD04-038 x2", "several"),
        ("4 GD04-033 2", "figure"),
        ("4 GM (x2)", "figure"),
        ("ST01-001 2 ST01-005 4", "several"),
        ("2 GM (foil 4) Guncannon", "several"),
        ("2 GD01-098 (Enhanced 3 GD04-053 Number 4) GM", "several"),
        ("Guncannon (ST01) 3", "unclear"),
        ("3 Neo Zeong [ST01]", "not in set"),
        ("4. ST01-001", "no count"),
        ("-3 GM", "figure"),
        ("4 ST01-001 v2", "figure"),
        ("Sideboard 2 ST01-005", "no card"),
        ("https://a.example/decks/7", "no deck in link"),
        ("4 ST01-001 https://a.example/ST01-005.png", "several"),
        ("4 ST01-001 ٣", "figure"),
    ],
)
def test_what_is_not_clear_is_refused(line: str, code: str) -> None:
    assert refused(line).code == code


def test_a_name_and_a_number_of_different_cards_are_told() -> None:
    assert refused("4 Guncannon GD04-033").figures == {"number": "GD04-033", "name": "Neo Zeong", "other": "Guncannon"}


@pytest.mark.parametrize(
    ("line", "figure"),
    [
        ("4 GD04-033 $3.50", "$3.50"), ("-4 GD04-033", "-4"), ("-4 Neo Zeong", "-4"), ("4.5 GD04-033", "4.5"),
        ("4GD04-033", "4GD04-033"), ("3 Guncannon ST-01", "ST-01"), ("4 Neo Zeong 033", "033"),
        ("GD04-033-4", "GD04-033-4"), ("4 GD04-033 50%", "50%"), ("4/50 GD04-033", "50"), ("GD04-033 No.4", "No.4"),
        ("4 GD04-033 Lv.5", "Lv.5"), ("GD04-033 +4", "+4"), ("4e0 GD04-033", "4e0"),
    ],
)  # fmt: skip
def test_a_figure_that_is_not_understood_is_named(line: str, figure: str) -> None:
    assert refused(line) == Refused("figure", {"figure": figure})


@pytest.mark.parametrize(
    ("written", "count"), [("4", "4"), ("4x", "4"), ("x4", "4"), ("4.0", "4"), ("4枚", "4"), ("4.5", ""), ("4 4", "")]
)
def test_counts(written: str, count: str) -> None:
    assert count_in(written) == count


def test_a_line_that_grows_when_it_is_made_comparable_is_not_taken_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ways = line_pieces.ways_to_read

    def noted(line: str, finder: CardFinder) -> list[tuple[line_pieces.Piece, ...]]:
        asked.append(line)
        return ways(line, finder)

    monkeypatch.setattr(line_reader, "ways_to_read", noted)
    found = deck_format.read_text("\n".join(["ﷺ" * 300] * 300 + ["4 GM"]), CARDS)
    assert (len(found.problems), found.deck.cards) == (300, (("ST01-005", 4),))
    assert asked == ["4 GM"]


def test_the_work_for_a_line_grows_with_its_length_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    pieces_at = line_pieces._pieces_at

    def counted(*arguments: object) -> object:
        nonlocal steps
        found = list(pieces_at(*arguments))  # type: ignore[arg-type]
        steps += 1 + len(found)
        return found

    monkeypatch.setattr(line_pieces, "_pieces_at", counted)
    for text in ("Gundam X 3 ", "4 x ", "x 4 (", "GM 4x ", "(((", "1.0 ", "ST01 5 "):
        work = []
        for times in (20, 160):
            steps = 0
            read_line(cleaned(text * times), CardFinder(CARDS))
            work.append(steps)
        assert work[1] <= 9 * work[0] + 20, text
