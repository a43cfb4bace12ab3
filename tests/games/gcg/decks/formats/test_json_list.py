"""Lists in JSON: what other programs write is read, and each value that is not is named."""

from __future__ import annotations

import json

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats import ReadList, problem_text, read_list

CARDS = {card.number: card for card in card_sets()}


def read(text: str) -> ReadList:
    return read_list(text, CARDS)


@pytest.mark.parametrize(
    ("text", "cards", "sideboard"),
    [
        ('{"GD04-033": 4.0, "GD04-038": "2"}', {"GD04-033": 4, "GD04-038": 2}, {}),
        ('{"deck": {"GD04-033": "4"}}', {"GD04-033": 4}, {}),
        ('{"GD04-033": 2, "GD04-033": 2}', {"GD04-033": 4}, {}),
        ('{"GD01-001-LR+": 4}', {"GD01-001": 4}, {}),
        ('{"deck": "4 GD04-033\\n2 GD04-001", "side": {"GD04-038": 2}}', {"GD04-033": 4, "GD04-001": 2},
         {"GD04-038": 2}),
        (
            '{"name": "x", "cards": [{"cardId": "GD04-033", "count": 4}, {"card_number": "GD04-038", "quantity": 2},'
            ' {"productId": "GD04-001", "amount": "4"}]}',
            {"GD04-033": 4, "GD04-038": 2, "GD04-001": 4},
            {},
        ),
        ('["GD04-033", "GD04-033", "GD04-038"]', {"GD04-033": 2, "GD04-038": 1}, {}),
        ('[{"id": "GD04-033"}, {"id": "GD04-033"}]', {"GD04-033": 2}, {}),
        ('{"cardNumber": "GD04-033", "count": 4}', {"GD04-033": 4}, {}),
        ('{"GD04-033": {"count": 4}}', {"GD04-033": 4}, {}),
        ('[{"name": "GM", "count": 3, "sideboard": 1}]', {"ST01-005": 3}, {"ST01-005": 1}),
        ('[{"name": "GM", "count": 3, "board": "side"}]', {}, {"ST01-005": 3}),
        ('[{"name": "GM", "count": 3, "isSideboard": true}]', {}, {"ST01-005": 3}),
        ('[{"name": "GM", "count": 3, "isSideboard": false, "zone": "Space"}]', {"ST01-005": 3}, {}),
        ('{"deck": [{"GD04-033": 4}, {"GM": 3}]}', {"GD04-033": 4, "ST01-005": 3}, {}),
        ('[{"id": 17, "cardNumber": "GD04-033", "code": "33"}]', {"GD04-033": 1}, {}),
        ('[{"id": "a", "number": "GD04-033", "no": 7, "count": 4, "total": 4, "foil": 0}]', {"GD04-033": 4}, {}),
        ('[{"card": {"id": "GD04-033", "count": 3}}]', {"GD04-033": 3}, {}),
        ('{"data": {"decklist": {"GD04-033": 4}}, "meta": {"count": 4, "tags": ["a"]}}', {"GD04-033": 4}, {}),
        ('```json\n{"GD04-033": 4}\n```', {"GD04-033": 4}, {}),
    ],
)  # fmt: skip
def test_what_programs_write(text: str, cards: dict[str, int], sideboard: dict[str, int]) -> None:
    found = read(text)
    assert (found.problems, found.questions) == ((), ())
    assert (dict(found.deck.cards), dict(found.deck.sideboard)) == (cards, sideboard)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"GD99-001": 4}, "no card has the number GD99-001"),
        ({"GD04-033": None}, '“{"GD04-033": null}” is not a card'),
        ({"GD04-033": 1.5}, "1.5 is not a possible count"),
        ({"GD04-033": True}, '“{"GD04-033": true}” is not a card'),
        ({"GD04-033": []}, '“{"GD04-033": []}” is not a card'),
        ({"Gumdam Aerial": 4}, "no card has the name Gumdam Aerial; did you mean"),
        ({"1": "Gundam Exia"}, '“{"1": "Gundam Exia"}” is not a card'),
        ({"hero": "GD04-033"}, '“{"hero": "GD04-033"}” is not a card'),
        ({"author": "4 GD04-033"}, '“{"author": "4 GD04-033"}” is not a card'),
        ({"total": {"Gundam Exia": 4}}, '“{"total": {"Gundam Exia": 4}}” is not a card'),
        ([{"id": "GD04-033", "howmany": 4}], "has no count"),
        ([{"id": "GD04-033", "count": 4, "qty": 2}], "is not a card"),
        ([{"id": "GD04-033", "cardNumber": "GD04-038", "count": 4}], "contains more than one card"),
        ([{"id": "GD04-033", "count": 4, "GD04-038": 2}], "contains more than one card"),
        ([{"id": "GD04-033", "name": "Guncannon", "count": 4}], "GD04-033 is Neo Zeong, not Guncannon"),
        *(
            ([{"id": "GD04-033", key: said}], f'“{{"id": "GD04-033", "{key}": {json.dumps(said)}}}” has no count')
            for key in ("num", "number", "no", "key", "code", "total", "size", "howmany")
            for said in (4, "4", "x4")
            if not (key == "code" and said == "x4")
        ),
        ([{"name": "Neo Zeong", "number": 3}], "has no count"),
        ([{"id": "GD04-033", "code": "x", "count": 4}], "“x” is not a card"),
        ([{"id": "GD04-033", "count": 4, "board": "xyzzy"}], "“xyzzy” is not a part of a deck"),
        ([{"id": "GD04-033", "count": 4, "inSideboard": "yes"}], "“inSideboard yes” is not understood"),
        ([{"id": "GD04-033", "count": 4, "category": "Sideboard"}], "“category Sideboard” is not understood"),
        ([{"id": "GD04-033", "count": 4, "total": 6}], "“total 6” is not understood"),
        ([{"id": "GD04-033", "count": 4, "foilQty": 2}], "“foilQty 2” is not understood"),
        ([{"id": "GD04-033", "count": 4, "subtitle": "Gundam Exia"}], "“subtitle Gundam Exia” is not understood"),
        ([{"info": {"id": "GD04-033"}, "count": 4}], "contains more than one card"),
        ([{"card": {"id": "uuid-12", "cardNumber": "GD04-033"}, "count": 4}], "no card has the number UUID-12"),
        ([["GD04-033"]], "is not a card"),
        ([None], "“null” is not a card"),
        ({"elo": 1500}, "no card has the name elo"),
        ({"a": float("inf")}, "no card has the name a"),
        ({"GM": float("nan")}, "nan is not a possible count"),
        ({"GM": 10**400}, "is not a possible count"),
    ],
)
def test_what_is_not_understood_is_named(data: object, said: str) -> None:
    (problem,) = read(json.dumps(data)).problems
    assert said in problem_text(problem)


@pytest.mark.parametrize("key", ["wishlist", "tokens", "foo", "2"])
@pytest.mark.parametrize("value", [{"GM": 3}, ["GM"], "3 GM", [{"id": "ST01-005"}], {"id": "ST01-005", "count": 3}])
def test_cards_beside_the_deck_that_are_in_no_part_of_it_are_named(key: str, value: object) -> None:
    for deck in ({"deck": {"GD04-033": 4}}, {"GD04-033": 4}, {"units": ["4 GD04-033"], "side": []}):
        found = read(json.dumps({**deck, key: value}))
        (problem,) = found.problems
        assert (problem.code, problem.figures) == ("no part", {"part": key})
        assert dict(found.deck.cards) == {"GD04-033": 4}
    assert "ST01-005" in dict(read(json.dumps({"some": {key: value}})).deck.cards)


@pytest.mark.parametrize(
    "data",
    [
        {"decks": [{"name": "A", "cards": {"GM": 3}}, {"name": "B", "cards": {"GD04-033": 4}}]},
        [{"name": "A", "main": ["3 GM"]}, {"title": "B", "main": ["4 GD04-033"]}],
        {"decks": {"A": {"GM": 3}, "B": {"GD04-033": 4}}},
        {"A": {"GM": 3}, "B": "4 GD04-033"},
        {"A": {"GM": 3}, "B": {"id": "GD04-033"}},
    ],
)
def test_several_decks_are_named_and_none_is_read(data: object) -> None:
    found = read(json.dumps(data))
    (problem,) = found.problems
    assert (problem.code, problem.figures) == ("several decks", {"names": "A, B"})
    assert found.deck.cards == ()


def test_what_tells_of_the_deck_is_no_card() -> None:
    about = {
        "name": "x",
        "views": 7,
        "tags": ["fast"],
        "author": "Amuro Ray",
        "winner": None,
        "isPublic": True,
        "url": "",
    }
    found = read(json.dumps({**about, "deck": {"GM": 4}}))
    assert (found.problems, found.deck.cards, found.deck.name) == ((), (("ST01-005", 4),), "x")


def test_the_head_of_a_list_within_the_data_is_kept_and_no_card_is_lost_in_it() -> None:
    cards = {"cards": [{"id": "GD04-033", "count": 4}]}
    within = read(json.dumps({"decks": [{"name": "Mine", "source": "a friend", **cards}], "author": {"name": "Ann"}}))
    assert (within.deck.name, within.deck.source, within.problems) == ("Mine", "a friend", ())
    whole = read(json.dumps({"name": "Whole", "decks": [{"name": "Mine", **cards}]}))
    assert (whole.deck.name, whole.problems) == ("Whole", ())
    (problem,) = read(json.dumps({"name": "Whole", "decks": [{"name": "3 GD04-038", **cards}]})).problems
    assert "3 GD04-038" in problem.line
