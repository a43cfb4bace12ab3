"""Random queries: as data, as text made of pieces of the language, and as any text at all."""

from __future__ import annotations

from hypothesis import strategies as st

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.query import And, Node, Not, NumberRange, Or, Term, Words

_PIECES = [
    *'()（）"“”「」『』:：=!<>≤,，、-* |',
    " or ",
    " または ",
    "..",
    "4",
    "color",
    "色",
    "lv<=3",
    "kw:blocker",
    "-",
    "gundam",
    "ガンダム",
    "トレイト",
    "trait=",
    "Neo Zeon",
    "burst:",
    "青",
    "white",
    "copies>0",
    "links:",
    "!=",
    "é",
]
texts = st.text(max_size=40) | st.lists(st.sampled_from(_PIECES), max_size=14).map("".join)
_phrases = st.text(min_size=1, max_size=12).filter(lambda text: text.strip() and "』" not in text and "」" not in text)
_small = st.integers(-9, 20)
_ranges = st.builds(lambda low, more: NumberRange(low, low + more), _small, st.integers(0, 5))
_open_ranges = st.builds(NumberRange, _small, st.none()) | st.builds(NumberRange, st.none(), _small)


@st.composite
def terms(draw: st.DrawFn) -> Term:
    """A term of any field that goes with its operator."""
    field = draw(st.sampled_from(list(vocabulary.FIELDS)))
    kind = vocabulary.FIELDS[field]
    operator = draw(st.sampled_from(vocabulary.OPERATORS[kind]))
    if operator[0] in "<>":
        number = draw(_small)
        return Term(field, operator, (NumberRange(number, number),))
    if kind == "figure":
        return Term(field, operator, tuple(draw(st.lists(_ranges | _open_ranges, min_size=1, max_size=3))))
    values = st.sampled_from(vocabulary.values_of(field)) if kind == "choice" else _phrases
    return Term(field, operator, tuple(draw(st.lists(values, min_size=1, max_size=3))))


def _joined(nodes: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    several = st.lists(nodes, min_size=2, max_size=3).map(tuple)
    single = nodes.filter(lambda node: not isinstance(node, Not))  # two minus signs are none
    return several.map(And) | several.map(Or) | single.map(Not)


queries: st.SearchStrategy[Node] = st.recursive(terms() | _phrases.map(Words), _joined, max_leaves=8)
