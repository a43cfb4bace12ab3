"""Takes a line of a list apart: every character belongs to a piece whose kind is known, or the line is not read.

A figure is never passed over: it is a count, or part of a number, a name or a printing. Of the ways to take a line
apart that one is right which leaves the fewest words over and has the fewest pieces, so that a longer name comes before
the shorter ones in it; ways that are equally good are all returned.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from string import ascii_letters
from typing import NamedTuple

from gundam_desktop.games.gcg.decks.formats.card_finder import SEPARATORS, CardFinder, comparable
from gundam_desktop.games.gcg.decks.formats.list_texts import part_of_heading, printings

COUNT, NUMBER, NAME, SET, PRINTING = "count", "number", "name", "set", "printing"
WORD, MARK, LINK, ORDINAL, HEADING = "word", "mark", "link", "ordinal", "heading"
_TIMES, _UNITS = "xX×✕✖*", "枚张張장매"
_LEXER = re.compile(
    rf"""(?P<link>(?:https?://|www\.)\S+)
    | (?P<times>(?<=[0-9])[xX])
    | (?P<number>[A-Za-z]{{1,6}}[0-9]{{0,3}}-[0-9A-Za-z]{{1,12}})
    | (?P<figures>[0-9]+)
    | (?P<unit>(?<=[0-9])[{_UNITS}]|[xX](?=[0-9]+(?![0-9A-Za-z])))
    | (?P<word>(?:(?![xX][0-9]+(?![0-9A-Za-z]))[A-Za-z])+|[^\W\d_A-Za-z]+)
    | (?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
_PRINTED = re.compile(r"(?:[-_](?![xX][0-9])[A-Za-z][0-9A-Za-z]{0,9})*\+{0,3}(?![0-9A-Za-z_]|-[0-9A-Za-z])")
"""What may follow a number without a space: the printing. `_p1`, `-ALT1`, `-LR+`."""
_BEGUN = re.compile(r"([A-Za-z]{2,4}[0-9]{2})-[0-9][0-9A-Za-z]*")
"""The beginning of a number, whatever follows."""
_GLUED = re.compile(r"([0-9]+)(?:(?:LR|SR|UR|SP|SEC|PR|[CURP])[0-9]?|([xX][0-9]+))", re.IGNORECASE)
"""A number's figures with a rarity or with a count behind them: `033LR`, `005x3`."""
_COUNT = re.compile(
    rf"""(?P<before>[{_TIMES}]\s?|(?:qty|quantity|copies)\b\s?[:=]?\s?)?
    (?<![-+$€£¥\#%.])(?P<figures>[0-9]+)(?:\.0+(?![0-9]))?
    (?P<behind>\s?(?:[{_TIMES}{_UNITS}]|(?:copies|copy|pcs|pc)(?![A-Za-z0-9])))?(?P<of>\s?of\b)?""",
    re.VERBOSE | re.IGNORECASE,
)
_SET = re.compile(r"([A-Za-z]{2,6}[0-9]{2,3})(?![A-Za-z0-9])")
_PLACE = re.compile(
    rf"""([A-Za-z]{{2,4}}[0-9]{{2}})
    (?:([0-9]{{3}})|\s?-\s([0-9]{{3}})|\s-([0-9]{{3}})|\s?[)\]]?[\s_/.:]{{1,2}}(?:No\.?\s?|\#\s?)?([0-9]{{1,3}}))
    (?![A-Za-z0-9-]|\s?[{_TIMES}{_UNITS}](?:\s|$))""",
    re.VERBOSE | re.IGNORECASE,
)
"""A set, and the card's place in it: `GD04 033`, `(ST01) 5`."""
_RARITY = re.compile(r"(?:LR|SR|UR|SP|SEC|PR|[CURP])(?:(?<=[(\[].)[0-9])?\+{0,3}(?![0-9A-Za-z+])")
_STARRED = re.compile(r"\*[EFef]\*")
"""The mark of a foil in other programs' lists."""
_HEADING = re.compile(r"[^:0-9]{1,30}:")
_ORDINAL = re.compile(r"[0-9]{1,3}\.(?=\s)")
_WORD_COST, _PIECE_COST = 100_000, 10
_MOST_WAYS = 8
_LONGEST_NAME = 60
"""The most tokens in a name."""


class Piece(NamedTuple):
    """A piece of a line: its kind, its position, its text, its value, and whether it is in brackets.

    The value of a count is its digits, that of a card number the number, that of a name its comparable form.
    """

    kind: str
    start: int
    end: int
    text: str
    value: str = ""
    in_brackets: bool = False


class _Token(NamedTuple):
    kind: str
    start: int
    end: int
    word: str
    """In comparable form; empty for a mark."""
    number: str = ""
    """The card number, if the token is one; else empty."""
    in_brackets: bool = False


class _Best(NamedTuple):
    """The best ways from a place to the end: their cost, their next pieces with the places behind, their number."""

    cost: int
    steps: tuple[tuple[Piece, int], ...]
    ways: int


def ways_to_read(line: str, finder: CardFinder) -> list[tuple[Piece, ...]]:
    """Return the best ways to take a clean line apart; none if a figure would be left over or it is too unclear.

    >>> from gundam_desktop.games.gcg.cards.catalog import card_sets
    >>> [[piece.kind for piece in way] for way in ways_to_read("4 Guncannon [ST01]", CardFinder(card_sets().by_number))]
    [['count', 'name', 'mark', 'set', 'mark']]
    """
    tokens = list(_tokens(line, finder))
    places = {token.start: place for place, token in enumerate(tokens)} | {len(line): len(tokens)}
    best: list[_Best | None] = [None] * len(tokens) + [_Best(0, (), 1)]
    for place in range(len(tokens) - 1, -1, -1):
        steps = []
        for cost, piece in _pieces_at(line, tokens, place, finder):
            behind = places.get(_after_spaces(line, piece.end))
            if behind is not None and (rest := best[behind]) is not None:
                steps.append((cost + rest.cost, (piece, behind), rest.ways))
        if steps:
            least = min(cost for cost, _, _ in steps)
            right = [(step, ways) for cost, step, ways in steps if cost == least]
            best[place] = _Best(least, tuple(step for step, _ in right), sum(ways for _, ways in right))
    start = best[0]
    return list(_walked(best, 0)) if start is not None and start.ways <= _MOST_WAYS else []


def holds_card(line: str, finder: CardFinder, besides: Collection[str] = ()) -> bool:
    """True if a clean text that is to be passed over has a card's number in it, or a count beside a card's name.

    The beginning of a number is enough: it may be misspelt. The numbers `besides` do not count.
    """
    tokens = list(_tokens(line, finder))
    if any(token.number and token.number not in besides for token in tokens):
        return True
    begun = [match for match in _BEGUN.finditer(line) if match[1].upper() in finder.sets]
    if any(not any(match[0].upper().startswith(number) for number in besides) for match in begun):
        return True
    counts = [piece for place in range(len(tokens)) for piece in _counts(line, tokens[place])]
    starts, ends = {piece.start for piece in counts}, {_after_spaces(line, piece.end) for piece in counts}
    return any(
        piece.start in ends or _after_spaces(line, piece.end) in starts
        for place in range(len(tokens) if counts else 0)
        for piece in _names(line, tokens, place, finder)
    )


def _walked(best: Sequence[_Best | None], place: int) -> Iterator[tuple[Piece, ...]]:
    walked: list[Piece] = []
    while (here := best[place]) is not None and len(here.steps) == 1:
        piece, place = here.steps[0]
        walked.append(piece)
    if here is None or not here.steps:
        yield tuple(walked)
        return
    for piece, behind in here.steps:
        for rest in _walked(best, behind):
            yield (*walked, piece, *rest)


def _after_spaces(line: str, place: int) -> int:
    return place + 1 if line[place : place + 1] == " " else place


def _tokens(line: str, finder: CardFinder) -> Iterator[_Token]:
    place, depth = 0, 0
    while place < len(line):
        if line[place] == " ":
            place += 1
            continue
        match = _LEXER.match(line, place)
        kind = match.lastgroup if match is not None else None
        if match is None or kind is None:
            raise AssertionError(line[place])  # `mark` matches any character
        end, number = match.end(), ""
        if kind == "number":
            number, end = _number(match[0], line, place, finder)
            if not number:
                kind, end = "word", match.end() - len(match[0].lstrip(ascii_letters))
        text = line[place:end]
        if kind == "mark":
            opened = unicodedata.category(text)
            depth = max(depth + (opened == "Ps") - (opened == "Pe"), 0)
            kind = "mark" if not text.isalnum() else "figure of another script"
        yield _Token(kind, place, end, comparable(text), number, depth > 0)
        place = end


def _number(text: str, line: str, start: int, finder: CardFinder) -> tuple[str, int]:
    """Return the card number with which a text begins and where it ends with its printing; empty for none."""
    glued = _GLUED.fullmatch(text, text.index("-") + 1)
    for end in (len(text), *((glued.end(1),) if glued else ())):
        if (number := text[:end].upper()) in finder.cards:
            if end < len(text) and glued is not None and glued[2]:
                return number, start + end
            behind = _PRINTED.match(line, start + len(text))
            return (number, behind.end()) if behind else ("", start)
    return "", start


def _pieces_at(line: str, tokens: Sequence[_Token], place: int, finder: CardFinder) -> Iterator[tuple[int, Piece]]:
    """Yield the pieces that may begin with a token, each with its cost."""
    token = tokens[place]
    start, in_brackets = token.start, token.in_brackets

    def piece(kind: str, end: int, value: str = "") -> Piece:
        return Piece(kind, start, end, line[start:end], value, in_brackets)

    if token.kind == "link":
        yield 1, piece(LINK, token.end)
        return
    if token.number:
        yield _PIECE_COST, piece(NUMBER, token.end, token.number)
    for name in _names(line, tokens, place, finder):
        yield _PIECE_COST, name
    for count in _counts(line, token):
        yield _PIECE_COST - (count.text[0] in "×✕✖*"), count
    is_first = not line[:start].strip(" >*-•·[(【<#")
    if token.kind == "word":
        yield from _beside_names(line, token, is_first, finder)
        yield _WORD_COST, piece(WORD, token.end)
    elif token.kind == "mark":
        if starred := _STARRED.match(line, start):
            yield _PIECE_COST, piece(PRINTING, starred.end())
        yield 0, piece(MARK, token.end)
    elif token.kind == "figures" and is_first and (ordinal := _ORDINAL.match(line, start)):
        yield _PIECE_COST, piece(ORDINAL, ordinal.end())


def _names(line: str, tokens: Sequence[_Token], place: int, finder: CardFinder) -> Iterator[Piece]:
    """Yield the names of cards that begin with a token; a separator of cards is in a name only if it is printed so."""
    first, name = tokens[place], ""
    for token in tokens[place : place + _LONGEST_NAME] if first.word else ():
        name += token.word
        if not finder.begins_a_name(name):
            return
        if token.word and finder.named(name):
            text = line[first.start : token.end]
            if finder.separators_in(name).issuperset(SEPARATORS.intersection(text)):
                yield Piece(NAME, first.start, token.end, text, name, first.in_brackets)


def _counts(line: str, token: _Token) -> Iterator[Piece]:
    """Yield the counts that begin with a token: `4`, `4x`, `x4`, `4枚`, `4 copies of`."""
    start = token.start
    match = _COUNT.match(line, start)
    if match is None:
        return
    ends = [match.end()]
    if match["behind"] and match["behind"][-1] in "xX" and not match["of"]:
        ends.append(match.end("figures"))  # the x may belong to a name
    before, behind = line[start - 1 : start] if not match["before"] else "", match["behind"]
    for end in ends:
        marked = bool(behind) and end == match.end()
        after = line[end : end + 1]
        if before.isalpha() and (before.isascii() or not marked):
            continue
        if after.isalnum() and not (marked and not after.isdigit() and behind[-1] in _TIMES + _UNITS):
            continue
        if after == "%" or (after == "." and line[end + 1 : end + 2] and not (marked or match["before"])):
            continue
        yield Piece(COUNT, start, end, line[start:end], match["figures"], token.in_brackets)


def _beside_names(line: str, token: _Token, is_first: bool, finder: CardFinder) -> Iterator[tuple[int, Piece]]:
    """Yield what a word may be besides a name: a heading, a set, a set with the card's place in it, a printing."""
    start = token.start

    def piece(kind: str, end: int, value: str = "") -> Piece:
        return Piece(kind, start, end, line[start:end], value, token.in_brackets)

    if is_first and (heading := _HEADING.match(line, start)) and (part := part_of_heading(heading[0])):
        yield _PIECE_COST, piece(HEADING, heading.end(), part)
    if (found := _SET.match(line, start)) and found[1].upper() in finder.sets:
        yield _PIECE_COST, piece(SET, found.end(), found[1].upper())
    if (placed := _PLACE.match(line, start)) is not None:
        figures = next(filter(None, placed.groups()[1:]))
        if (number := f"{placed[1].upper()}-{int(figures):03}") in finder.cards:
            yield _PIECE_COST * (1 if len(figures) == 3 else 2), piece(NUMBER, placed.end(), number)
    if printing := _RARITY.match(line, start) or printings().match(line, start):
        yield _PIECE_COST, piece(PRINTING, printing.end())
