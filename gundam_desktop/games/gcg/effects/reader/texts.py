"""The door of the reader: reads a card's text, ability by ability."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from lark import Lark, Token, UnexpectedToken

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader.errors import MISFITS, NotUnderstood
from gundam_desktop.games.gcg.effects.reader.glyphs import one_glyph, without_reminders
from gundam_desktop.games.gcg.effects.reader.marks import Marks, read_marks
from gundam_desktop.games.gcg.effects.reader.new_reading import new_reading
from gundam_desktop.games.gcg.effects.reader.parse_table import make_parser
from gundam_desktop.games.gcg.effects.reader.parts import keyword_of
from gundam_desktop.games.gcg.effects.reader.reading import Reading
from gundam_desktop.games.gcg.effects.reader.sense import senseless
from gundam_desktop.games.gcg.model.keywords import KEYWORDS

_KEYWORDS_ONLY = re.compile(r"\s*(?:<[^<>]*>\s*)+\Z")
_KEYWORD = re.compile(r"<[^<>]*>")
_IN_BRACKETS = re.compile(r"\s*\[(?P<name>[A-Za-z -]+)\]\s*\Z")
_GOES_ON = re.compile(r"\n(?=\s*■|\s*After activating this card's )")
"""A line end within an ability."""
_SENTENCE_END = re.compile(r'\."?\s*(?=[【<])')
"""Where an ability ends and another begins on the same line."""
_PRINTED_BEFORE_MARK = re.compile(
    r"\s*(?:(?:【[^】]*】\s*)*(?:<[^<>]*>\s*)+|【\s*pilot\s*】\s*\[[^\]]*\]\s*)(?=【)", re.IGNORECASE
)
"""Printed keywords, or the name of a Pilot, with another ability behind it."""
_FIXED = re.compile(
    r"\s*(?:【Burst】\s*(?:Add this card to your hand|Deploy this card)"
    r"|【Deploy】\s*Add 1 of your Shields to your hand)\.\s*(?=[A-Z])"
    r"(?!(?:(?:[^.]* turn, )?(?:when|while|if) )?(?:it|its|they|their|that)\b)",
    re.IGNORECASE,
)
"""The effect that most Pilots and Bases begin with."""
_DEVELOPMENT = re.compile(r"[^■]*■")
"""The reminder of Development, up to the square before its effect."""
_QUOTED_EFFECT = re.compile(r'(\bgains? )"([【A-Z].*?[.])"')
_THIS_UNIT = re.compile(r"\bthis(?: unit\b|(?= (?:is|was|gets|gains) ))", re.IGNORECASE)
_OF_OTHERS = re.compile(r"‹[^›]*›|\]\((?:[^()]|\([^()]*\))*\)")
"""An effect that another card gains, and what is said of a token: "this Unit" in it is that card."""
_GAINED_EFFECT = re.compile(r"\bgains? (the following effect\b|‹)")
_LISTED_EFFECT = re.compile(r"(\bgains? the following effect[^:]*:\s*)■(.*)$")
_LISTED_EFFECTS = re.compile(r"\bchoose [12] of the following effects\b", re.IGNORECASE)
_IN_TRASH = re.compile(
    r"\s*(?:While this card is in your trash, it|This card in your trash) (?:gains|has) the following effect:"
    r"\s*■?(?P<effect>.*)"
)
_FROM_GAME, _FROM_TRASH = "xile this card from the game", "xile this card from your trash"
_COUNTED = re.compile(r"number of|many|equal to|until you have|\Aa\Z")
"""What stands in place of a number."""
_QUALIFIED = re.compile(r"(【(?:When Paired|During Pair|During Link))】【(?=[^】]+ Pilot】)", re.IGNORECASE)
"""A qualification of a Pilot in a mark of its own (11-2-11-1)."""
_OR_PILOT = re.compile(r"(?:(?<=pilot)|(?<=\]))\s*(?:/|\bor\b)\s*", re.IGNORECASE)
_UNLIKE = re.compile(r"\s*(\([^()]*\)|[a-z]+) or (\([^()]*\)|[a-z]+) (pilot)\s*", re.IGNORECASE)
"""A trait or a colour of a Pilot."""
_OF_PILOTS = frozenset({
    "what", "level", "cost", "colors", "colors_lack", "traits", "traits_lack", "name", "not_named", "name_contains",
    "name_lacks",
})  # fmt: skip
"""What a mark asks of a Pilot: what is printed on it."""
_NAME_ONLY = re.compile(r"\s*\[(?P<name>[^\[\]]+)\]\s*\Z")


def read_abilities(text: str, *, tokens: TokenLookup) -> tuple[m.AnyAbility, ...]:
    """Read a card's text, one ability a line or one behind the other; reminders in parentheses are skipped.

    >>> [ability.on.event for ability in read_abilities("【Deploy】Draw 1. 【Attack】Draw 1.", tokens=TokenLookup())]
    ['deploy', 'attack']
    """
    abilities: list[m.AnyAbility] = []
    for offset, line in _lines(without_reminders(one_glyph(text))):
        if line.strip():
            try:
                abilities += _read_behind_fixed(line, tokens) or _read_line(line, tokens)
            except NotUnderstood as error:
                start = error.position + offset
                words = text[start : start + len(error.words)]
                raise NotUnderstood(words, start, error.why) from None
    return tuple(abilities)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the text of each ability with its place; a line that continues the one before is joined to it."""
    start = 0
    for line in _GOES_ON.sub(" ", text).split("\n"):
        place = 0
        while place < len(line):
            length = _first_ability(line[place:])
            yield start + place, line[place : place + length]
            place += length
        start += len(line) + 1


def _first_ability(line: str) -> int:
    """Return the length of the first ability on a line: a full stop before a mark or a keyword ends it."""
    if printed := _PRINTED_BEFORE_MARK.match(line):
        return printed.end()
    for found in _SENTENCE_END.finditer(line):
        if line.count('"', 0, found.end()) % 2 == 0:
            return found.end()
    return len(line)


def _read_behind_fixed(line: str, tokens: TokenLookup) -> tuple[m.AnyAbility, ...]:
    """Read the effect that Pilots and Bases begin with, and an ability without a mark behind it on the same line.

    Nothing for a line of another form. That effect speaks of no other card, so nothing behind it can belong to it.
    """
    fixed = _FIXED.match(line)
    if fixed is None or not line[fixed.end() :].strip():
        return ()
    try:
        behind = _read_line(line[fixed.end() :], tokens)
    except NotUnderstood:
        return ()
    return (*_read_line(fixed[0], tokens), *behind)


def _read_line(line: str, tokens: TokenLookup) -> tuple[m.AnyAbility, ...]:
    if in_trash := _IN_TRASH.fullmatch(line):
        return _read_in_trash(line, in_trash, tokens)
    line = _with_gained_effect(_QUALIFIED.sub(r"\1･ ", line))
    marks = read_marks(line, partial(_read_pilot, tokens))
    rest = line[marks.end :]
    if marks.pilot:
        name = _NAME_ONLY.match(rest)
        if name is None or marks.gate or marks.once:
            raise _refused(line, marks.end, "after 【Pilot】 there must be a name in square brackets: [Name]")
        return (m.PilotName(name=name["name"].strip()),)
    if (bracketed := _IN_BRACKETS.match(rest)) and bracketed["name"].lower() in KEYWORDS:
        line = line.replace("[", "<").replace("]", ">")
        rest = line[marks.end :]
    if _KEYWORDS_ONLY.match(rest):
        return _keywords(line, marks, tokens)
    end = marks.end
    try:
        cost, end = _read_cost(line, marks, tokens)
        if marks.development and (meaning := _DEVELOPMENT.match(line, end)):
            end = meaning.end()
        tree = _parse(line, end, "text")
        found: m.AnyAbility = _reading(line, tokens, marks, cost).visit(tree)
    except NotUnderstood:
        raise
    except MISFITS as error:
        raise _refused(line, end, _reason(error)) from None
    own = _OF_OTHERS.sub(lambda of_other: " " * len(of_other[0]), line)
    if (card := _no_unit(line, marks, found)) and (this := _THIS_UNIT.search(own)):
        why = f"a {card} is not a Unit, so it cannot speak of 'this Unit'"
        raise NotUnderstood(this[0].strip(), this.start(), why)
    if why := senseless(found):
        raise _refused(line, end, why)
    return _for_each_mark(line, marks, found)


def _no_unit(line: str, marks: Marks, found: m.AnyAbility) -> str:
    """Return what has this ability in place of a Unit; empty if it can be that of a Unit."""
    if marks.commands:
        return "Command"
    match found:
        case m.Triggered(on=m.Trigger(event="burst")):
            return "Shield"
        case m.Triggered(on=m.Trigger(event="discarded by effect", who=None)):
            return "discarded card"
    return "Base" if "this base" in line.lower() else ""


def _read_in_trash(line: str, found: re.Match[str], tokens: TokenLookup) -> tuple[m.AnyAbility, ...]:
    """Read an activated effect that a card has in the trash: there it is exiled from the trash."""
    effect = found["effect"].replace(_FROM_GAME, _FROM_TRASH)
    try:
        abilities = _read_line(effect, tokens)
    except NotUnderstood as error:
        longer = len(effect) - len(found["effect"]) if _FROM_TRASH in effect[: error.position] else 0
        raise error.moved(found.start("effect") - longer) from None
    if not all(isinstance(each, m.Activated) and each.works_in_trash() for each in abilities):
        raise _refused(line, 0, "a card in the trash can only have an effect that is activated from there")
    return abilities


def _with_gained_effect(line: str) -> str:
    """Return a line with the marks ‹› around an effect that cards gain: one in quotation marks, or after a square."""
    line = _QUOTED_EFFECT.sub(_marked, line)
    return _LISTED_EFFECT.sub(lambda found: f"{found[1]}‹{found[2]}›.", line)


def _marked(found: re.Match[str]) -> str:
    """Return an effect between the marks ‹›; its own full stop is that of the sentence if nothing follows it."""
    stop = "" if found.string[found.end() :].startswith((" during", ".")) else "."
    return f"{found[1]}‹{found[2]}›{stop}"


def _for_each_mark(line: str, marks: Marks, ability: m.AnyAbility) -> tuple[m.AnyAbility, ...]:
    """Return an ability for each of its alternative marks: with two of them it is two abilities."""
    if marks.development:
        if not isinstance(ability, m.Triggered):
            raise NotUnderstood(
                line.strip(), 0, "Development needs a mark that says when, like 【Deploy･Development 2】"
            )
        steps = (m.Development(amount=marks.development, steps=ability.steps),)
        ability = ability.model_copy(update={"steps": steps})
    if marks.or_on is None:
        return (ability,)
    if not isinstance(ability, m.Triggered) or ability.once:
        raise NotUnderstood(line.strip(), 0, "after two marks, the effect must happen each time, not once per turn")
    return (ability, ability.model_copy(update={"on": marks.or_on}))


def _reason(error: Exception) -> str:
    """Return why the effect language refuses it, or that a production has a form that its method does not expect."""
    return m.refused_by_model(error) or f"this combination of words is not supported ({type(error).__name__})"


def _reading(line: str, tokens: TokenLookup, marks: Marks | None = None, cost: tuple[m.Cost, ...] = ()) -> Reading:
    return new_reading(line, tokens, lambda text: _read_line(text, tokens), marks or Marks(), cost)


def _keywords(line: str, marks: Marks, tokens: TokenLookup) -> tuple[m.AnyAbility, ...]:
    reading = _reading(line, tokens)
    found = []
    for match in _KEYWORD.finditer(line, marks.end):
        token = Token("KEYWORD", match[0], match.start(), end_pos=match.end())
        keyword = keyword_of(reading, token, with_amount=True)
        fits = marks.activated in {None, "main"} if keyword.name == "support" else marks.activated is None
        if marks.on or marks.commands or marks.once or not fits:
            raise NotUnderstood(match[0], match.start(), "it does not go with the mark before it")
        found.append(m.KeywordAbility(keyword=keyword, gate=marks.gate))
    return tuple(found)


def _read_cost(line: str, marks: Marks, tokens: TokenLookup) -> tuple[tuple[m.Cost, ...], int]:
    gained = _GAINED_EFFECT.search(line) or _LISTED_EFFECTS.search(line)
    colon = line.find(":", marks.end, gained.start() if gained else len(line))
    if colon < 0 or (not marks.activated and "■" in line):
        return (), marks.end
    if not (marks.activated or marks.commands):
        raise _refused(line[: colon + 1], marks.end, "only activated effects and Commands have a cost")
    tree = _parse(line[:colon], marks.end, "costs")
    cost: tuple[m.Cost, ...] = _reading(line, tokens, marks).visit(tree)
    if marks.commands and not all(map(m.needs_no_unit, cost)):
        raise _refused(line[: colon + 1], marks.end, "a Command can only have a cost that is paid with other cards")
    return cost, colon + 1


def _read_pilot(tokens: TokenLookup, text: str, offset: int) -> m.Selector:
    if (unlike := _UNLIKE.fullmatch(text)) and (unlike[1][0] == "(") != (unlike[2][0] == "("):
        text = f"{unlike[1]} {unlike[3]} or {unlike[2]} {unlike[3]}"
    if len(parts := _OR_PILOT.split(text)) > 1:
        return m.Selector(what=("pilot",), either=tuple(_read_pilot(tokens, part, offset) for part in parts))
    if name := _NAME_ONLY.match(text):
        return m.Selector(what=("pilot",), name=name["name"].strip())
    try:
        selector: m.Selector = _reading(text, tokens).visit(_parse(text, 0, "noun_phrase"))
    except NotUnderstood as error:
        raise error.moved(offset) from None
    if selector.what != ("pilot",) or selector.given() - _OF_PILOTS:
        raise NotUnderstood(text.strip(), offset, "this must be a Pilot, described by what is printed on it")
    return selector


def _parse(text: str, start: int, rule: str) -> Any:
    """Parse the text from `start`; positions count from the start of the whole text."""
    try:
        return _parser().parse(" " * start + text[start:], start=rule)
    except UnexpectedToken as error:
        raise _unexpected(text, start, error) from None


def _unexpected(text: str, start: int, error: UnexpectedToken) -> NotUnderstood:
    token: Token = error.token
    others = (_phrases().get(name, "") for name in error.accepts - {"NUMBER"})
    counted = "NUMBER" in error.accepts and all(_COUNTED.search(one) for one in others)
    why = "a number is expected here" if counted else ""
    if token.type == "$END":
        written = text[start:].rstrip()
        last = written.rfind(" ") + 1
        return NotUnderstood(written[last:], start + last, "the text ends too early; a sentence ends with a full stop")
    place = token.start_pos or 0
    stop = text.find(".", place + len(token) if token.lower().startswith("lv.") else place)
    words = text[place : stop if stop > place else None].strip()
    return NotUnderstood(words or str(token), place, why)


def _refused(text: str, start: int, why: str = "") -> NotUnderstood:
    """Return the error for the text from `start` on."""
    words = text[start:].lstrip()
    return NotUnderstood(words.rstrip(), len(text) - len(words), why)


@cache
def _phrases() -> dict[str, str]:
    """Return the phrases of the grammar by the names that the parser has for them."""
    return {one.name: one.pattern.value for one in _parser().terminals}


@cache
def _parser() -> Lark:
    return make_parser()
