"""Terms put into queries and taken out, as buttons do; and what is suggested while one is typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS
from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.card_index import CardIndex
from gundam_desktop.games.gcg.search.completion import MAX_COMPLETIONS, complete
from gundam_desktop.games.gcg.search.parsing import parse
from gundam_desktop.games.gcg.search.query_edit import has_term, with_term
from gundam_desktop.languages import LANGUAGES
from tests.games.gcg.search.builders import texts

TERMS = [
    ("color", ":", "blue"),
    ("level", ":", "2..4"),
    ("cost", "<=", "3"),
    ("trait", "=", "Neo Zeon"),
    ("link", ":", "*"),
    ("copies", ">", "0"),
    ("burst", ":", "yes"),
]


@pytest.fixture(scope="module")
def index() -> CardIndex:
    return decks_api.card_index()


def test_any_query_takes_a_term_and_gives_it_back(index: CardIndex, times: Callable[[int], int]) -> None:
    @settings(max_examples=times(3000))
    @given(texts, st.sampled_from(TERMS), st.sampled_from(LANGUAGES))
    def tried(text: str, term: tuple[str, str, str], language: str) -> None:
        field, operator, value = term
        on = with_term(text, field, operator, value, True, language)
        assert has_term(on, field, operator, value)
        assert with_term(on, field, operator, value, True) == on
        off = with_term(on, field, operator, value, False)
        assert not has_term(off, field, operator, value)
        if not any(placed.field == field for placed in parse(text).terms):
            found = set(index.find(parse(text)))
            assert set(index.find(parse(on))) == found & set(index.find(parse(with_term("", *term, True))))
            assert set(index.find(parse(off))) == found

    tried()


@pytest.mark.parametrize(
    ("text", "term", "on", "result"),
    [
        ("", ("color", ":", "blue"), True, "color:blue"),
        ("gundam ", ("color", ":", "blue"), True, "gundam color:blue"),
        ("color:blue", ("color", ":", "white"), True, "color:blue,white"),
        ("色:青 ガンダム", ("color", ":", "white"), True, "色:青,white ガンダム"),
        ("color:blue,white x", ("color", ":", "blue"), False, "color:white x"),
        ("a color:blue b", ("color", ":", "blue"), False, "a b"),
        ("lv<=3", ("level", "<=", "5"), True, "lv<=5"),
        ("a or b", ("color", ":", "blue"), True, "(a or b) color:blue"),
        ('"a', ("color", ":", "blue"), True, '"a" color:blue'),
        ("(a or b", ("color", ":", "blue"), True, "(a or b) color:blue"),
        ("a) or b", ("color", ":", "blue"), True, "(a  or b) color:blue"),
        ('trait="Zeon', ("trait", "=", "ZAFT"), True, 'trait="Zeon",ZAFT'),
        ("-color:blue", ("color", ":", "blue"), True, "-color:blue color:blue"),
        ("", ("trait", "=", "Neo Zeon"), True, 'trait="Neo Zeon"'),
        ("color:blue,", ("color", ":", "red"), True, "color:blue,red"),
    ],
)
def test_what_becomes_of_the_text(text: str, term: tuple[str, str, str], on: bool, result: str) -> None:
    assert with_term(text, *term, on) == result


def test_what_is_added_is_written_in_the_language() -> None:
    assert with_term("", "color", ":", "blue", True, "ja") == "色:青"
    assert with_term("", "keyword", ":", "blocker", True, "zh") == "关键词:阻挡者"


@pytest.mark.parametrize("text", ["-color:blue", "(color:blue)", "color:blue or a", "color!=blue", "color:white", ""])
def test_a_term_that_does_not_hold_for_every_card_is_none(text: str) -> None:
    assert not has_term(text, "color", ":", "blue")


def test_no_term_is_made_of_what_is_no_value() -> None:
    with pytest.raises(ValueError, match="color:blu is no term"):
        with_term("", "color", ":", "blu", True)
    with pytest.raises(ValueError, match="name<a is no term"):
        with_term("", "name", "<", "a", True)


# --- suggestions


def suggested(index: CardIndex, text: str, language: str = "en") -> list[str]:
    return [each.text for each in complete(text, len(text), index, language)]


def test_keywords_are_written_as_on_cards(index: CardIndex) -> None:
    for language in LANGUAGES:
        for keyword in KEYWORD_EFFECTS:
            assert index.label("keyword", keyword.key, language) == getattr(keyword, language)
    assert suggested(index, "fir")[0] == 'kw:"First Strike"'
    assert with_term("", "keyword", ":", "first strike", True) == 'kw:"First Strike"'
    assert with_term('kw:"first strike"', "keyword", ":", "first strike", False) == ""


def test_suggestions(index: CardIndex) -> None:
    assert suggested(index, "col")[0] == "color:"
    assert suggested(index, "trait:ze")[:2] == ["Zeon", '"Neo Zeon"']
    assert suggested(index, "zeo")[0] == "trait:Zeon"
    assert suggested(index, "color:blue,w") == ["white"]
    assert suggested(index, "-kw:b")[0] == "Blocker"
    assert suggested(index, "copies:") == []
    assert suggested(index, "lv:") == [value for value, _ in index.values("level")]
    assert "GD01" in suggested(index, "set:newtype")
    assert suggested(index, "色:", "ja")[0] in {"青", "緑", "赤", "白", "紫"}
    assert suggested(index, "特徴:zeon", "ja")[0] == "ジオン"
    assert '"Amuro Ray"' in suggested(index, "link:amu")
    assert suggested(index, "links:アムロ", "ja") == ["アムロ・レイ"]
    assert suggested(index, "color:blue") == []
    assert suggested(index, "xyzzy:") == suggested(index, "text:d") == []
    assert len(suggested(index, "")) == MAX_COMPLETIONS
    assert complete("", 0, index)[0].text == "name:"


def test_a_suggestion_takes_the_place_of_the_word_at_the_cursor(index: CardIndex) -> None:
    text = "lv<=3 col gundam"
    found = complete(text, len("lv<=3 co"), index)[0]
    assert text[: found.start] + found.text + text[found.end :] == "lv<=3 color: gundam"


def test_what_is_suggested_is_understood_anywhere(index: CardIndex, times: Callable[[int], int]) -> None:
    @settings(max_examples=times(1500))
    @given(texts, st.data(), st.sampled_from(LANGUAGES))
    def tried(text: str, data: st.DataObject, language: str) -> None:
        cursor = data.draw(st.integers(0, len(text)))
        for found in complete(text, cursor, index, language):
            assert found.start <= cursor <= found.end <= len(text)
            assert found.label

    tried()


def test_values_that_are_suggested_find_as_many_cards_as_they_say(index: CardIndex) -> None:
    for language in LANGUAGES:
        for field in ("color", "type", "keyword", "trait", "set", "level"):
            name = vocabulary.field_name(field, language)
            for found in complete(f"{name}:", len(name) + 1, index, language):
                operator = "=" if field in ("trait", "set") else ":"
                assert len(index.find(parse(f"{name}{operator}{found.text}"))) == found.count
