"""Whatever is read: no crash, and no line of a card is lost without a word."""

from __future__ import annotations

import json
import random
import re
import string

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats import (
    AmbiguousLine,
    ListEntry,
    ListItem,
    ListPosition,
    ReadList,
    position_text,
    problem_text,
    question_text,
    read_list,
    with_answers,
)
from gundam_desktop.games.gcg.decks.formats.card_finder import comparable
from gundam_desktop.games.gcg.decks.formats.clean_text import cleaned, is_rule
from gundam_desktop.games.gcg.decks.formats.link_list import form_of, links_in
from gundam_desktop.games.gcg.decks.formats.list_texts import headers, totals
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import game_resource
from tests.conftest import Times

CARDS = {card.number: card for card in card_sets()}
NUMBERS = sorted(CARDS)
NAMES = sorted({card.name_in(language) for card in CARDS.values() for language in LANGUAGES})
APP = re.compile(r" x[0-9]+$")
"""Ends the token of an app's link."""
HEADERS = sorted(set().union(*headers().values()))
WORDS = {*HEADERS, *totals(), ""}
SIGNS = string.printable + "×（）－４ＳＴ\u3000\u2028\ud800枚ガンダム高达Ξ∀Ⅱ\x00\ufeff"


def test_no_text_breaks_the_reader_and_no_line_is_lost(rng: random.Random, times: Times) -> None:
    for _ in range(times(10_000)):
        lines = [any_line(rng) for _ in range(rng.randint(0, 6))]
        text = "\n".join(lines)
        found = read_list(text, CARDS, "fuzzed")
        check_sums(found)
        if not text.lstrip("\ufeff \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\u2028\u2029\u3000\xa0").startswith(("[", "{")):
            check_lines(text, found)
        say(found)
        while found.questions:
            found = with_answers(found, {0: rng.choice(["", *found.questions[0].numbers])})
        check_sums(found)


def test_no_data_breaks_the_reader_and_no_entry_is_lost(rng: random.Random, times: Times) -> None:
    for _ in range(times(2000)):
        entries = [any_data(rng) for _ in range(rng.randint(1, 8))]
        text = json.dumps(entries)
        found = read_list(text, CARDS)
        assert [item.place for item in found.items] == [ListPosition("entry", at) for at in range(1, len(entries) + 1)]
        check_sums(found)
        broken = read_list(text[: rng.randrange(len(text))] + rng.choice(SIGNS), CARDS)
        check_sums(broken)
        say(broken)


def any_line(rng: random.Random) -> str:
    """A line as lists have them, often spoilt."""
    count, number, name = rng.randint(0, 1200), rng.choice(NUMBERS), rng.choice(NAMES)
    line = rng.choice(
        [
            f"{count} {number} {name}",
            f"{rng.randint(1, 4)} {name}", f"{name} x{rng.randint(1, 4)}", f"{name} ({count})",
            f"{count}x {number}_p1", f"{number}:{count},{rng.choice(NUMBERS)}:1|{number}:2", f"# {name}", name, "",
            f"https://a.example/g?deck={number}:{count},{name}", "".join(rng.choices(SIGNS, k=rng.randint(0, 30))),
            "https://b.example/d?deck=" + ".".join("".join(rng.choices("MNopqBCD", k=3)) for _ in range(count % 6)),
            rng.choice(HEADERS), f"{rng.choice(HEADERS)} ({count})",
        ]
    )  # fmt: skip
    if rng.random() < 0.4 and line:
        at = rng.randrange(len(line))
        line = line[:at] + rng.choice(["", rng.choice(SIGNS), line[at:] * 2]) + line[at + rng.randint(0, 2) :]
    return line


def any_data(rng: random.Random) -> object:
    number, count = (
        rng.choice([*NUMBERS, "", "GM", "\ud800", 7, None]),
        rng.choice([1, 4, 0, -3, 10**30, "4", None, 1.5]),
    )
    key = rng.choice(["card_id", "cardNumber", "number", "nr"])
    return rng.choice([{key: number, "count": count}, {key: number}, f"{count} {number}", count, [number, count], {}])


def check_sums(found: ReadList) -> None:
    """Every copy that is said is in the deck, and no other."""
    said: dict[tuple[str, str], int] = {}
    for item in found.items:
        if isinstance(item, ListEntry):
            kind = "resource" if CARDS[item.number].type == "resource" else "card"
            key = (kind if item.part == "deck" else item.part, item.number)
            said[key] = said.get(key, 0) + item.copies
    deck = found.deck
    resources = deck.resources if any(part == "resource" for part, _ in said) else ()
    parts = {"card": deck.cards, "resource": resources, "sideboard": deck.sideboard, "maybeboard": deck.maybeboard}
    assert {(part, number): count for part, entries in parts.items() for number, count in entries} == said


def check_lines(text: str, found: ReadList) -> None:
    """Every line is blank, a rule, a comment, a heading, a total or a link, or told of; so is each card of a link."""
    at_lines = {item.place.at for item in found.items if item.place.kind == "line"}
    linked = sum(int(item.line.rpartition("x")[2]) if APP.search(item.line) else 1 for item in of_links(found))
    in_links = 0
    for at, line in enumerate(text.encode("utf-8", "replace").decode().splitlines(), start=1):
        stripped = cleaned(line)
        if stripped.startswith(("#", "//")):
            continue  # a comment, whatever is in it
        if links := links_in(line.replace("\ufeff", "").strip()).decks:
            for _, said in links:
                separators = "[.!]" if form_of(said) == "app" else "[,|;]"
                in_links += sum(bool(piece.strip()) for piece in re.split(separators, said))
        elif not (at in at_lines or is_rule(stripped) or not stripped):
            assert comparable(stripped).strip("x0123456789枚张張") in WORDS, stripped
    assert linked == in_links


def of_links(found: ReadList) -> list[ListItem]:
    return [item for item in found.items if item.place.kind == "card"]


def say(found: ReadList) -> None:
    for language in LANGUAGES:
        for problem in found.problems:
            assert problem_text(problem, language)
            position_text(problem.place, language).encode()
        for question in found.questions:
            assert isinstance(question, AmbiguousLine)
            assert question_text(question, language)


def test_the_sentences_have_the_same_places_for_values() -> None:
    files = [game_resource("gcg", "words", f"lists.{language}.json") for language in LANGUAGES]
    words = [json.loads(file.read_text("utf-8")) for file in files]
    for kind in ("problems", "places", "forms"):
        for code, text in words[0][kind].items():
            wanted = sorted(re.findall(r"(?<!\{)\{\w+\}", text))
            assert [sorted(re.findall(r"(?<!\{)\{\w+\}", other[kind][code])) for other in words] == [wanted] * 3, code
