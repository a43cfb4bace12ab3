"""The index finds what a look at every card finds, in each field; what is excluded is all the rest."""

from __future__ import annotations

import functools
import random
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.definitions import definition_of
from gundam_desktop.games.gcg.effects.language import KeywordAbility, Triggered
from gundam_desktop.games.gcg.model.definition import Definition
from gundam_desktop.games.gcg.search.card_index import CardIndex, Counters
from gundam_desktop.games.gcg.search.errors import error_text
from gundam_desktop.games.gcg.search.parsing import parse
from gundam_desktop.games.gcg.search.query import And, Node, Not, Or
from gundam_desktop.games.gcg.search.sorting import SORTS, sort_key
from tests.games.gcg.search.builders import queries

CARDS = list(card_sets())
Holds = Callable[[Card], bool]


@pytest.fixture(scope="module")
def index() -> CardIndex:
    return decks_api.card_index(tokens=True)


def numbers(holds: Holds) -> list[str]:
    return [card.number for card in CARDS if holds(card)]


def said(card: Card, part: str) -> str:
    """What stands on a card in every language, in small letters: its names, traits, or text."""
    return _said(card.number, part)


@functools.cache
def _said(number: str, part: str) -> str:
    lines: list[str] = []
    for language in library.LANGUAGES:
        face = library.face(number, language)
        if part == "name":
            lines.append(face.name)
        elif part == "trait":
            lines += face.traits
        else:
            lines += [ability.line for ability in face.text]
    return unicodedata.normalize("NFKC", "\n".join(lines)).lower()


def keywords(card: Card) -> set[str]:
    return {effect.keyword.name for effect in card.effects if isinstance(effect, KeywordAbility)}


def has_burst(card: Card) -> bool:
    return any(isinstance(effect, Triggered) and effect.on.event == "burst" for effect in card.effects)


def costs(card: Card) -> bool:
    return card.type in ("unit", "pilot", "command", "base")


def links(unit: Card, pilot: Definition) -> bool:
    if unit.link is None:
        return False
    by_name = any(part in name for part in unit.link.names for name in (pilot.pilot_name, *pilot.also_named))
    return by_name or bool(set(unit.link.traits) & pilot.traits)


FIELDS: list[tuple[str, Holds]] = [
    ("color:blue", lambda c: c.color == "blue"),
    ("color:blue,white", lambda c: c.color in ("blue", "white")),
    ("color:none", lambda c: c.color is None),
    ("color!=red", lambda c: c.color != "red"),
    ("type:unit", lambda c: c.type == "unit"),
    ('type:"unit token"', lambda c: c.type == "unit token"),
    ("lv<=3", lambda c: costs(c) and c.level <= 3),
    ("lv:2..4", lambda c: costs(c) and 2 <= c.level <= 4),
    ("lv!=4", lambda c: costs(c) and c.level != 4),
    ("cost=2", lambda c: costs(c) and c.cost == 2),
    ("cost>4", lambda c: costs(c) and c.cost > 4),
    ("ap>=4", lambda c: c.ap is not None and c.ap >= 4),
    ("ap:..0", lambda c: c.ap is not None and c.ap <= 0),
    ("hp<2", lambda c: c.hp is not None and c.hp < 2),
    ("hp:1,5..", lambda c: c.hp is not None and (c.hp == 1 or c.hp >= 5)),
    ("trait=zeon", lambda c: "Zeon" in c.traits),
    ("trait:zeon", lambda c: any("Zeon" in trait for trait in c.traits)),
    ("特征=吉翁", lambda c: "Zeon" in c.traits),
    ("特徴=ジオン", lambda c: "Zeon" in c.traits),
    ("trait!=zeon", lambda c: "Zeon" not in c.traits),
    ("trait:*", lambda c: bool(c.traits)),
    ("kw:blocker", lambda c: "blocker" in keywords(c)),
    ("kw:blocker,repair", lambda c: bool({"blocker", "repair"} & keywords(c))),
    ("burst:yes", has_burst),
    ("burst:no", lambda c: not has_burst(c)),
    ("env:space", lambda c: "space" in c.environment),
    ("set=GD01", lambda c: c.set == "GD01"),
    ("set:gd", lambda c: c.set.startswith("GD")),
    ("set:newtype", lambda c: c.set == "GD01"),
    ("number:ST01-00", lambda c: "ST01-00" in c.number),
    ("text:draw", lambda c: "draw" in said(c, "text")),
    ("text:ドロー", lambda c: "ドロー" in said(c, "text")),
    ("text:*", lambda c: bool(said(c, "text"))),
    ("link:amuro", lambda c: c.link is not None and any("amuro" in n.lower() for n in (*c.link.names, *c.link.traits))),
    ("link:アムロ", lambda c: c.link is not None and any("Amuro" in name for name in c.link.names)),
    ("link:*", lambda c: c.link is not None),
    ("links:ST01-010", lambda c: links(c, definition_of(library.card("ST01-010")))),
    ("copies>0", lambda c: c.number.endswith("1")),
    ("copies:0,2", lambda c: not c.number.endswith("1")),
    ("owned>=1", lambda c: c.number.endswith("2")),
    ("own:0", lambda c: not c.number.endswith("2")),
    ("所持>=1", lambda c: c.number.endswith("2")),
    ("wish>0", lambda c: c.number.endswith("3")),
    ("心愿:1", lambda c: c.number.endswith("3")),
]  # fmt: skip


COUNTERS: Counters = {
    "copies": lambda number: int(number.endswith("1")),
    "owned": lambda number: int(number.endswith("2")),
    "wanted": lambda number: int(number.endswith("3")),
}


@pytest.mark.parametrize(("text", "holds"), FIELDS, ids=[text for text, _ in FIELDS])
def test_a_field_finds_what_a_look_at_every_card_finds(text: str, holds: Holds, index: CardIndex) -> None:
    query = parse(text)
    found = index.find(query, COUNTERS)
    assert query.errors == ()
    assert found == numbers(holds)
    assert 0 < len(found) < len(CARDS)


@pytest.mark.parametrize("word", ["gundam", "ガンダム", "高达", "zeon", "draw 1", "ST01-001", "ユニット"])
def test_words_are_found_in_names_traits_texts_and_numbers(word: str, index: CardIndex) -> None:
    def holds(card: Card) -> bool:
        every = "\n".join([card.number.lower(), *(said(card, part) for part in ("name", "trait", "text"))])
        return all(part in every for part in word.lower().split())

    # Names of Pilots that a Command has, and a text's own words where official ones stand, are found besides.
    found = index.find(parse(word))
    assert set(numbers(holds)) <= set(found)
    assert 0 < len(found) < len(CARDS)
    assert all(card in found for card in index.find(parse(f'"{word}"')))


def test_a_command_is_found_by_the_name_of_its_pilot(index: CardIndex) -> None:
    command = next(card for card in CARDS if card.type == "command" and card.ap is not None)
    name = definition_of(command).pilot_name
    assert command.number in index.find(parse(f'name="{name}" type:command'))
    definitions = [definition_of(card) for card in CARDS]
    pilots = [pilot for pilot in definitions if pilot.pilot_name and name in (pilot.pilot_name, *pilot.also_named)]
    assert index.find(parse(f'links="{name}"')) == numbers(lambda c: any(links(c, pilot) for pilot in pilots))


def test_every_part_of_a_query_means_what_sets_mean(index: CardIndex, times: Callable[[int], int]) -> None:
    copies = {number: place % 3 for place, number in enumerate(index.numbers)}

    def found(node: Node) -> set[str]:
        return set(index.find(node, {"copies": copies.__getitem__}))

    @settings(max_examples=times(500))
    @given(queries)
    def tried(node: Node) -> None:
        everything = set(index.numbers)
        assert found(Not(node)) == everything - found(node)
        assert found(Or((node, Not(node)))) == everything
        assert found(And((node, Not(node)))) == set()
        if isinstance(node, And):
            assert found(node) == set.intersection(*map(found, node.parts))
        if isinstance(node, Or):
            assert found(node) == set.union(*map(found, node.parts))

    tried()


def test_typing_on_narrows_a_word_down(index: CardIndex, rng: random.Random, times: Callable[[int], int]) -> None:
    fresh = CardIndex(CARDS, library)
    for _ in range(times(60)):
        name = library.name_of(rng.choice(CARDS).number, rng.choice(library.LANGUAGES))
        word = f'"{name}'
        for end in range(2, len(word) + 1):
            query = parse(word[:end])
            assert index.find(query) == [n for n in fresh.numbers if n in set(fresh.find(query))]
        assert index.find(parse(word))


def test_what_no_card_has_is_told_with_what_is_near(index: CardIndex) -> None:
    def told(text: str, language: str = "en") -> list[str]:
        return [error_text(fault, language) for fault in index.misses(parse(text))]

    assert told("trait:zeonn") == ["No card has trait “zeonn”. Did you mean Zeon, Neo Zeon?"]
    assert told("特徴:ジオソ", "ja") == ["特徴が「ジオソ」のカードはありません。近いもの：ジオン。"]
    assert told("set:XX99") == ["No card has set “XX99”."]
    assert told("trait:zeon,zaft set:GD01 link:amuro links:amuro gundam") == []
    fault = index.misses(parse("a trait:zeon,xyzzy"))[0]
    assert (fault.start, fault.end) == (len("a trait:zeon,"), len("a trait:zeon,xyzzy"))


def test_cards_are_sorted_by_each_order(index: CardIndex, rng: random.Random) -> None:
    mixed = rng.sample(index.numbers, len(index.numbers))
    cards = {card.number: card for card in CARDS}
    for by in SORTS:
        listed = [cards[number] for number in sorted(mixed, key=sort_key(index, by))]
        if by in ("level", "cost", "ap", "hp"):
            figures = [getattr(card, by) for card in listed if (by in ("ap", "hp") or costs(card))]
            present = [figure for figure in figures if figure is not None]
            assert present == sorted(present)
            assert figures[len(present) :] == [None] * (len(figures) - len(present))
        assert listed == [cards[number] for number in sorted(index.numbers, key=sort_key(index, by))]
    tokens = sorted((n for n in mixed if n.startswith("T-")), key=sort_key(index, "number"))
    assert [int(number[2:]) for number in tokens] == sorted(int(number[2:]) for number in tokens)
    with pytest.raises(KeyError, match="expected one of number, name"):
        sort_key(index, "rarity")


def test_names_are_sorted_as_they_are_in_the_language(index: CardIndex) -> None:
    for language in library.LANGUAGES:
        first = sorted(index.numbers, key=sort_key(index, "name", language))
        names = [library.name_of(number, language) for number in first if library.name_of(number, language).isascii()]
        assert names == sorted(names, key=str.lower)


def test_texts_are_read_a_few_at_a_time() -> None:
    index = CardIndex(CARDS[:25], library)
    texts, words, named = parse("text:*"), parse("draw"), parse(CARDS[0].name)
    assert index.find(texts, wait=False) == index.find(words, wait=False) == []
    assert CARDS[0].number in index.find(named, wait=False)
    assert not index.prepare(10)
    some = index.find(texts, wait=False)
    assert 0 < len(some) <= 10
    assert [index.prepare(10), index.prepare(10), index.prepare(0)] == [False, True, True]
    assert len(index.find(texts, wait=False)) > len(some)
    assert index.find(words) == index.find(words, wait=False)
    assert CardIndex(CARDS[:25], library).find(words) == index.find(words)
    assert CardIndex(CARDS[:25], library).find(texts) == index.find(texts)


def test_the_index_for_decks_leaves_tokens_out() -> None:
    index = decks_api.card_index()
    assert index.find(parse('type:"unit token","ex base","ex resource"')) == []
    assert index.find(parse("type:resource"))
    assert decks_api.card_index() is index


KINDS = {"GD01-020": frozenset({"banned"}), "ST01-010": frozenset({"apart"}), "ST02-016": frozenset({"limit"})}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("restricted:yes", {"GD01-020", "ST01-010", "ST02-016"}),
        ("restricted:banned", {"GD01-020"}),
        ("restricted:limited,apart", {"ST01-010", "ST02-016"}),
        ("制限:併用禁止", {"ST01-010"}),
        ("restricted:no", set()),
    ],
)
def test_restricted_cards_are_found_by_the_kind_of_their_restriction(query: str, found: set[str]) -> None:
    restricted = CardIndex(CARDS, library, restricted=KINDS)
    assert {number for number in restricted.find(parse(query)) if number in KINDS} == found


def test_what_may_be_in_a_deck_today_is_legal() -> None:
    restricted = CardIndex(CARDS, library, restricted=KINDS)
    legal = set(restricted.find(parse("legal:yes")))
    assert legal == {card.number for card in CARDS if not card.is_token} - {"GD01-020"}
    assert set(restricted.find(parse("使用可:不可"))) == {card.number for card in CARDS} - legal
