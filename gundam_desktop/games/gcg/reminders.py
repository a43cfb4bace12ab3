"""Reminders of the rules: a sentence for each keyword effect, mark, icon and word on a card, with its clause.

The sentences are data (`resources/games/gcg/words/reminders*.json`): the clauses, as code cites them, in one file, the
terms and sentences in one file a language. Words are found in the text of a card by the patterns of the language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any

from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS
from gundam_desktop.games.gcg.model.keywords import BY_KEY, KEYWORD_EFFECTS, KeywordEffect
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.tabletop import Badge, Face, Reminder, Span
from gundam_desktop.tabletop.sentence import filled

_MARK = re.compile(r"【([^】]*)】")
_KEYWORD = re.compile(r"[<《＜]([^<>《》＜＞]*?)\s*([0-9]*)[>》＞]")
_DEVELOPMENT = re.compile(r"(?:Development|開発|开发)\s*([0-9]+)")
_SIGNS = re.compile(r"[\s･・·]+")
_NOT_WORDS = rf"{_MARK.pattern}|{_KEYWORD.pattern}|\[[^\]]*\]|\"[^\"]*\"|「[^」]*」|“[^”]*”|\{{[^}}]*\}}"
"""Parts of a text that contain no words to explain: marks and keywords (which have their own reminders) and names."""
_ANY_AMOUNT = "N"


@lru_cache(maxsize=512)
def reminders_of(
    face: Face, edition: str, language: str, keywords: tuple[str, ...] | None = None
) -> tuple[Reminder, ...]:
    """Explain everything on a face: keywords, marks and words in the order of the text, then the figures and icons.

    `keywords` are those that the card has now, in English as in views; None means those printed on it. Results are
    cached, because the mouse returns to the same few cards again and again.
    """
    said = partial(_said, edition, language)
    badges = face.badges if keywords is None else tuple(map(_badge, keywords))
    found = [
        *_keywords(face, badges, language, said),
        *_marks(face, language, said),
        *_words(face, language, said),
        *_icons(face, language, said),
    ]
    return tuple(_merged(found))


def keyword_reminder(written: str, edition: str, language: str) -> Reminder | None:
    """Return what a keyword effect means, by its English name, with or without its amount (`Breach 5`).

    None if there is no such keyword effect.
    """
    badge = _badge(written)
    if badge.key not in BY_KEY:
        return None
    said = partial(_said, edition, language)
    return _keyword(BY_KEY[badge.key], str(badge.amount or ""), language, said)._replace(part="badge", key=badge.key)


_Said = Callable[[str, str, str], Reminder]
"""Makes a reminder from a section of the files, a key in it, and the amount to show."""


def _said(edition: str, language: str, section: str, key: str, amount: str = "") -> Reminder:
    entry = _sentences(language)[section][key]
    term, text = (entry[0], entry[-1]) if isinstance(entry, list) else ("", entry)
    clause = RULEBOOK.number_in(edition, word_file("reminders")[section][key])
    return Reminder(term, filled(text, n=amount or _ANY_AMOUNT), clause)


@cache
def _sentences(language: str) -> dict[str, Any]:
    return word_file(f"reminders.{language}")


def _badge(written: str) -> Badge:
    name, _, amount = written.rpartition(" ") if written[-1:].isdigit() else (written, "", "0")
    return Badge(name.lower(), int(amount), name)


def _keywords(face: Face, badges: Sequence[Badge], language: str, said: _Said) -> Iterator[Reminder]:
    names = {_bare(keyword_name(keyword, language)): keyword for keyword in KEYWORD_EFFECTS}
    for badge in badges:
        if badge.key in BY_KEY:
            amount = str(badge.amount or "")
            yield _keyword(BY_KEY[badge.key], amount, language, said)._replace(part="badge", key=badge.key)
    for place, ability in enumerate(face.text):
        for match in _KEYWORD.finditer(ability.text):
            if keyword := names.get(_bare(match[1])):
                span = Span(place, match.start(), match.end())
                yield _keyword(keyword, match[2], language, said)._replace(spans=(span,))


def _keyword(keyword: KeywordEffect, amount: str, language: str, said: _Said) -> Reminder:
    name = keyword_name(keyword, language)
    term = f"<{name} {amount}".rstrip() + ">" if language == "en" else f"《{name}{amount}》"
    return said("keyword", keyword.key, amount)._replace(term=term)


def keyword_name(keyword: KeywordEffect, language: str) -> str:
    """Return the name of a keyword effect in a language."""
    return str(getattr(keyword, language))


def _marks(face: Face, language: str, said: _Said) -> Iterator[Reminder]:
    names = {_bare(getattr(words, language)): key for key, words in MARKS.items()}
    for place, ability in enumerate(face.text):
        for mark, word in ability.marks:
            if mark in _sentences(language)["mark"]:
                yield _mark(mark, language, said)._replace(part="mark", key=mark)
            if found := _DEVELOPMENT.search(word):
                yield said("keyword", "development", found[1])._replace(term=found[0], part="mark", key=mark)
        for match in _MARK.finditer(ability.text):
            if key := names.get(_bare(match[1])):
                yield _mark(key, language, said)._replace(spans=(Span(place, match.start(), match.end()),))


def _mark(key: str, language: str, said: _Said) -> Reminder:
    return said("mark", key, "")._replace(term=f"【{getattr(MARKS[key], language)}】")


def _words(face: Face, language: str, said: _Said) -> Iterator[Reminder]:
    pattern, keys = _patterns(language)
    for place, ability in enumerate(face.text):
        for match in pattern.finditer(ability.text):
            if match.lastgroup in keys:
                span = Span(place, match.start(), match.end())
                yield said("word", keys[match.lastgroup], "")._replace(spans=(span,))


@cache
def _patterns(language: str) -> tuple[re.Pattern[str], dict[str | None, str]]:
    """Return the words of a language as one pattern, and group name -> key of the word."""
    words = list(_sentences(language)["word"].items())
    keys: dict[str | None, str] = {f"w{place}": key for place, (key, _) in enumerate(words)}
    alternatives = [
        rf"(?P<w{place}>(?<![A-Za-z])(?:{form})(?![A-Za-z]))" for place, (_, (_, form, _)) in enumerate(words)
    ]
    return re.compile("|".join([_NOT_WORDS, *alternatives]), re.IGNORECASE), keys


def _icons(face: Face, language: str, said: _Said) -> Iterator[Reminder]:
    if face.condition:
        yield said("icon", "condition", "")._replace(part="condition")
    for kind, figure in zip(face.design.figures, face.figures, strict=True):
        if figure is None:
            continue
        section = "modifier" if face.modifier and kind.key in _sentences(language)["modifier"] else "word"
        term = _sentences(language)["word"][kind.key][0]
        yield said(section, kind.key, "")._replace(term=term, part="figure", key=kind.key)
    if face.traits:
        yield said("icon", "traits", "")._replace(part="traits")
    if face.environment:
        yield said("icon", "environment", "")._replace(term=" / ".join(face.environment), part="environment")
    if face.type in _sentences(language)["type"]:
        yield said("type", face.type, "")._replace(term=face.type_name, part="type")


def _merged(found: Sequence[Reminder]) -> list[Reminder]:
    """Join reminders that say the same about one part of the card or about several places in the text."""
    merged: dict[tuple[str, str], Reminder] = {}
    for each in found:
        known = merged.get((each.term, each.text))
        if known is None:
            merged[each.term, each.text] = each
        else:
            part, key = (known.part, known.key) if known.part else (each.part, each.key)
            merged[each.term, each.text] = known._replace(part=part, key=key, spans=known.spans + each.spans)
    return list(merged.values())


def _bare(word: str) -> str:
    """Return the form of a name that official and our own wording share: without case and punctuation."""
    return _SIGNS.sub("", word).casefold().replace("-", "")
