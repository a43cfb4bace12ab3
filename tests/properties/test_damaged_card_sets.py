"""Card set files that somebody or something has damaged: a clear error each, or cards that are whole."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.definitions import definition_of, why_not_played
from gundam_desktop.games.gcg.cards.sets import BadCardSet, CardSet, read_set
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.locate import cardset_folder

FILES = sorted(path.name for path in cardset_folder().glob("*.json"))
LANGUAGES = ("en", "ja", "zh")
Place = tuple[str | int, ...]

values: Any = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "unit", "chosen", "damage", "your", "deploy", "red", "GD01-001", "☃", "this"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["do", "to", "what", "amount", "kind", "x"]), inner, max_size=3)
    ),
    max_leaves=4,
)


@cache
def data_of(name: str) -> Any:
    return json.loads((cardset_folder() / name).read_text(encoding="utf-8"))


def places(value: Any, above: Place = ()) -> Iterator[Place]:
    """The way to every value in a file."""
    if above:
        yield above
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*above, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*above, index))


def small(data: Any, rng: Any) -> Any:
    """The same file with three of its cards, so that it is quickly read."""
    return {**data, "cards": rng.sample(data["cards"], 3)}


def read(path: Path) -> CardSet | None:
    """The set, or none if it was refused; then every line of the error names the file and says more."""
    try:
        return read_set(path)
    except BadCardSet as error:
        lines = error.lines
    assert lines
    for line in lines:
        assert line.startswith(str(path))
        assert len(line) > len(str(path)) + 10
    return None


def is_whole(cards: CardSet) -> None:
    """Each card runs, or it is told why not, and its text is worded, or refused."""
    for card in cards.cards:
        if not why_not_played(card):
            definition_of(card)
        for language in LANGUAGES:
            for effect in card.effects:
                try:
                    assert library.wording(language).text(effect)
                except NotWorded:
                    continue


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_cut_off_is_refused(name: str, tmp_path: Path, rng: Any) -> None:
    whole = (cardset_folder() / name).read_bytes().rstrip()
    path = tmp_path / name
    for length in (0, 1, len(whole) - 1, *(rng.randrange(len(whole)) for _ in range(12))):
        path.write_bytes(whole[:length])
        assert read(path) is None, length


@given(st.data())
@settings(max_examples=150)
def test_a_file_with_one_thing_changed(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    rng = data.draw(st.randoms(use_true_random=False))
    name = data.draw(st.sampled_from(FILES))
    changed = copy.deepcopy(small(data_of(name), rng))
    way: list[Any]
    last: Any
    *way, last = data.draw(st.sampled_from(list(places(changed))))
    inner: Any = changed
    for step in way:
        inner = inner[step]
    what = data.draw(st.sampled_from(["other value", "gone", "one more", "twice"]))
    if what == "gone":
        del inner[last]
    elif what == "other value":
        inner[last] = data.draw(values)
    elif isinstance(inner, list):
        inner.append(copy.deepcopy(inner[last]) if what == "twice" else data.draw(values))
    else:
        inner[f"{last}s"] = inner[last]
    path = tmp_path_factory.mktemp("fuzzed") / name
    path.write_text(json.dumps(changed), encoding="utf-8")
    cards = read(path)
    if cards is not None:
        assert [card.number for card in cards.cards] == [card["number"] for card in changed["cards"]]
        again = [card.model_dump(mode="json", exclude={"set"}) for card in cards.cards]
        path.write_text(json.dumps({**changed, "cards": again}), encoding="utf-8")
        assert read(path) == cards
        is_whole(cards)


@given(st.data())
@settings(max_examples=100)
def test_a_file_with_wrong_bytes(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(FILES))
    text = bytearray(json.dumps(small(data_of(name), data.draw(st.randoms(use_true_random=False)))).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("fuzzed") / name
    path.write_bytes(bytes(text))
    cards = read(path)
    if cards is not None:
        is_whole(cards)
