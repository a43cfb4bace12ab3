"""Every form of a deck list is read right, or the line that is not is named; a card more is never lost."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence

import pytest

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_format
from gundam_desktop.games.gcg.decks.formats import ListEntry, ReadList
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.encodings import decoded
from tests.conftest import Times
from tests.properties import deck_list_forms as forms
from tests.properties.deck_list_forms import Entry

CARDS = {card.number: card for card in card_sets()}
FINDER = CardFinder(CARDS)
KINDS = ("unit", "pilot", "command", "base")
NAMED = [
    card
    for card in CARDS.values()
    if card.type in KINDS
    and all(FINDER.named(comparable(card.name_in(language))) == (card.number,) for language in ("en", "ja", "zh"))
]
"""Cards of which no other has a name."""
WHOLE = [
    card
    for card in NAMED
    for name in [comparable(card.name)]
    if not any(FINDER.named(name[:end]) for end in range(1, len(name)))
]
"""Those whose name begins with no other name: what is put into the middle of it leaves no card before it."""
SOME = [Entry(CARDS[number], count) for number, count in (("ST01-005", 3), ("GD04-033", 4), ("GD04-081", 1))]


def read(text: str) -> ReadList:
    return deck_format.read_text(text, CARDS)


def whole(text: str) -> dict[str, int]:
    found = read(text)
    assert (found.problems, found.questions) == ((), ()), text
    assert found.deck.sideboard == found.deck.maybeboard == ()
    return dict(found.deck.cards)


def counts(entries: Sequence[Entry]) -> dict[str, int]:
    said: Counter[str] = Counter()
    for entry in entries:
        said[entry.card.number] += entry.copies
    return dict(said)


def test_there_are_many_forms() -> None:
    assert len(set(forms.LINES)) >= 150
    assert len(forms.DATA) + len(forms.TABLES) + len(forms.LINKS) + len(forms.JOINTS) >= 60


@pytest.mark.parametrize("form", forms.LINES)
def test_each_form_of_a_line(form: str) -> None:
    for entry in SOME:
        assert whole(forms.line(form, entry)) == counts([entry])


@pytest.mark.parametrize("heading", forms.HEADINGS)
def test_each_heading_and_total_has_no_card(heading: str) -> None:
    assert whole(f"1 ST01-001\n{heading}\n2 ST01-005") == {"ST01-001": 1, "ST01-005": 2}


@pytest.mark.parametrize("joint", forms.JOINTS)
@pytest.mark.parametrize("form", forms.JOINED)
def test_several_cards_on_a_line(form: str, joint: str) -> None:
    assert whole(joint.join(forms.line(form, entry) for entry in SOME)) == counts(SOME)


@pytest.mark.parametrize("name", forms.DATA)
def test_each_shape_of_json(name: str) -> None:
    assert whole(forms.data(name, SOME)) == counts(SOME)


@pytest.mark.parametrize("name", forms.TABLES)
def test_each_table(name: str) -> None:
    assert whole(forms.TABLES[name](SOME)) == counts(SOME)


@pytest.mark.parametrize("form", forms.LINKS)
@pytest.mark.parametrize("escaped", [False, True])
def test_each_link(form: str, escaped: bool) -> None:
    assert whole(forms.link(form, SOME, escaped=escaped)) == counts(SOME)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp932"])
@pytest.mark.parametrize("form", ["{n} {ja}", "{number},{n}", "# デッキ\n{n} {number}", "ユニット\n{n} {ja}"])
def test_each_encoding(form: str, encoding: str) -> None:
    text = "\n".join(forms.line(form, entry) for entry in SOME)
    assert decoded(text.encode(encoding)) == text


@pytest.mark.parametrize("encoding", ["cp932", "gb18030", "big5", "euc_jp", "euc_kr"])
def test_no_count_in_full_width_is_lost_in_any_encoding(encoding: str) -> None:
    wide = [Entry(entry.card, int("1234"[at])) for at, entry in enumerate(SOME)]
    for form in forms.LINES:
        text = "\n".join(forms.line(form.replace("{n}", "１２３４"[at]), entry) for at, entry in enumerate(wide))
        if (found := decoded(text.encode(encoding, "ignore"))) is not None and not read(found).problems:
            assert read(found).deck.cards == read(text).deck.cards, (form, found)


def any_entries(rng: random.Random, most: int = 6, cards: Sequence[Card] = NAMED) -> list[Entry]:
    return [Entry(rng.choice(cards), rng.choice([1, 2, 3, 4, 4, 4, 12])) for _ in range(rng.randint(1, most))]


def test_any_list_in_any_forms_is_read_or_named(rng: random.Random, times: Times) -> None:
    unread = 0
    for _ in range(times(3000)):
        lines: list[tuple[str, list[Entry]]] = []
        for entry in any_entries(rng):
            lines.append((rng.choice(forms.HEADINGS), []))
            lines.append((forms.line(rng.choice(forms.LINES), entry), [entry]))
        entries = any_entries(rng, 4)
        form, joint = rng.choice(forms.JOINED), rng.choice(forms.JOINTS)
        lines.append((joint.join(forms.line(form, entry) for entry in entries), entries))
        unread += check(lines)
    assert unread <= times(3000) // 20


def check(lines: list[tuple[str, list[Entry]]]) -> int:
    """Check that the lines that are not named are read right; return how many are named."""
    text = "\n".join(line for line, _ in lines)
    found = read(text)
    named = {problem.place.at for problem in found.problems} | {question.place.at for question in found.questions}
    right = [entry for at, (_, entries) in enumerate(lines, start=1) if at not in named for entry in entries]
    of_named: Counter[str] = Counter()
    for item in found.items:
        if isinstance(item, ListEntry) and item.place.at in named:
            of_named[item.number] += item.copies
    assert Counter(dict(found.deck.cards)) - of_named == Counter(counts(right)) - Counter(), text
    return len(named)


def test_any_list_in_any_whole_form_is_read(rng: random.Random, times: Times) -> None:
    for _ in range(times(2000)):
        entries = any_entries(rng)
        entries = list({entry.card.number: entry for entry in entries}.values())
        shape, table, link = rng.choice(list(forms.DATA)), rng.choice(list(forms.TABLES)), rng.choice(forms.LINKS)
        for text in (
            forms.data(shape, entries),
            forms.TABLES[table](entries),
            forms.link(link, entries, escaped=rng.random() < 0.5),
        ):
            assert whole(text) == counts(entries), text


def test_a_card_more_anywhere_is_read_or_named(rng: random.Random, times: Times) -> None:
    """A further `N CARD` anywhere in a list makes it just that longer, or is refused.

    Comments may hold anything, and a figure right behind a figure is another count.
    """
    for _ in range(times(6000, share=30, plain=2)):
        entries = list({entry.card.number: entry for entry in any_entries(rng, 4, WHOLE)}.values())
        text = any_whole(rng, entries)
        before = read(text)
        if before.problems or before.questions:
            continue
        card = rng.choice(NAMED)
        while any(is_akin(card, entry.card) for entry in entries):
            card = rng.choice(NAMED)
        more = Entry(card, rng.randint(1, 4))
        said = forms.line(rng.choice(["{n} {number}", "{n}x {number}", "{n} {number} {name}"]), more)
        at = rng.randint(0, len(text))
        said = rng.choice([said, f" {said} ", f" {said}", f"{said} ", f"{said}\n"])
        at = text.rfind("\n", 0, at) + 1 if said.endswith("\n") else at
        line = text[:at].rpartition("\n")[2] + text[at:].partition("\n")[0]
        one_figure = (text[at - 1 : at], said[0]), (said[-1], text[at : at + 1])  # "Side 7" and "4 Sinanju"
        cut = text[at - 1 : at] == "-" and text[at : at + 1].isdigit()  # the figures of a card's number become a count
        cut = cut or any(leaves_another_name(entry.card, text[:at], text[at:]) for entry in entries)
        if cut or line.startswith(("#", "//")) or any(one.isdigit() and then.isdigit() for one, then in one_figure):
            continue  # a comment; another count; another card
        after = read(text[:at] + said + text[at:])
        if not after.problems and not after.questions and said_in_deck(after) == said_in_deck(before):
            assert said.strip() in after.deck.name + after.deck.comment + after.deck.source, (text, at, said)
            continue
        if not after.problems and not after.questions:
            found, right = whole(text[:at] + said + text[at:]), counts([*entries, more])
            # between a card and a count that may be meant for either, or within that count
            if re.match(r" ?[\[(x×]", text[at:]) or re.search(r"[xX×\[(] ?$", text[:at]):
                assert (found.keys(), sum(found.values())) == (right.keys(), sum(right.values())), (text, at, said)
            else:
                assert found == right, (text, at, said)


def said_in_deck(found: ReadList) -> dict[str, int]:
    return dict(found.deck.cards)


def leaves_another_name(card: Card, before: str, after: str) -> bool:
    """True if a card's name is cut in two, and what is left of it in front is the name of another one."""
    names = {comparable(each.name_in(language)) for each in NAMED for language in ("en", "ja", "zh")}
    parts = [(name[:at], name[at:]) for name in map(card.name_in, ("en", "ja", "zh")) for at in range(1, len(name))]
    return any(
        before.endswith(one) and after.startswith(two) and comparable(one.rstrip(" （(")) in names for one, two in parts
    )


def is_akin(card: Card, other: Card) -> bool:
    """True for cards of which one's name begins with the other's: one is then also a short name of the other."""
    return any(
        one.startswith(two) or two.startswith(one)
        for language in ("en", "ja", "zh")
        for one, two in [(comparable(card.name_in(language)), comparable(other.name_in(language)))]
    )


COUNTED = [form for form in forms.LINES if re.search(r"\{n\}", form)]


def any_whole(rng: random.Random, entries: Sequence[Entry]) -> str:
    """A list in one of the forms."""
    kind = rng.randrange(5)
    if kind == 0:
        return forms.data(rng.choice([shape for shape in forms.DATA if "as often" not in shape]), entries)
    if kind == 1:
        return forms.TABLES[rng.choice(list(forms.TABLES))](entries)
    if kind == 2:
        return forms.link(rng.choice(forms.LINKS), entries, escaped=False)
    if kind == 3:
        form, joint = rng.choice(forms.JOINED), rng.choice(forms.JOINTS)
        return joint.join(forms.line(form, entry) for entry in entries)
    return "\n".join(f"{rng.choice(forms.HEADINGS)}\n{forms.line(rng.choice(COUNTED), entry)}" for entry in entries)
