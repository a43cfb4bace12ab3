"""Turns a card as a public database has it into an entry of a list with wording, whatever its fields are called."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from gundam_desktop.games.gcg.cards.playable_text import TYPES, abilities_in

SPELLINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "number": ("number", "cardnumber", "cardno", "cardnum", "no", "code", "cardcode", "cardid", "id", "productid"),
    "name": ("name", "cardname", "title", "cardtitle", "nameen", "nameenglish"),
    "name_ja": ("nameja", "namejp", "namejapanese", "japanesename", "jpname", "janame"),
    "name_zh": ("namezh", "namecn", "namechinese", "chinesename", "cnname", "zhname", "namezhtw", "namezhcn"),
    "type": ("type", "cardtype", "typeen", "kind", "category"),
    "color": ("color", "colour", "cardcolor", "cardcolour", "coloren"),
    "level": ("level", "lv", "lvl", "cardlevel"),
    "cost": ("cost", "playcost", "cardcost"),
    "ap": ("ap", "power", "attack", "atk", "attackpoints", "attackpower"),
    "hp": ("hp", "health", "hitpoints", "life"),
    "traits": ("traits", "trait", "traiten", "attributes", "attribute", "features", "feature", "affiliation"),
    "zone": ("zone", "zones", "environment", "environments", "terrain"),
    "link": ("link", "links", "linkcondition", "linkrequirement", "linkrequirements", "linken", "linkpilot"),
    "text": (
        *("text", "effect", "effecttext", "cardtext", "effecten", "texten", "ability", "abilities", "effects"),
        *("skill", "skills", "rulestext", "description", "oracletext"),
    ),
}
"""Our name of a field -> its names in databases: in lower case, letters only, the likeliest first."""
DEEPEST: Final = 5
"""How deep the texts of a card may be nested."""
_NUMBER: Final = re.compile(
    r"(?P<base>[A-Z]{1,6}[0-9]{0,3}-[0-9]{1,4})(?P<reprint>(?:[^A-Za-z0-9].*|[a-zA-Z]{1,2}[0-9]*)?)"
)
_NOTHING: Final = frozenset({"", "-", "–", "—", "−", "ー", "―", "n/a", "na", "null", "none", "nil", "*"})
_FIGURE: Final = re.compile(r"(?:lv\.?\s*)?([+-]?[0-9]{1,6})(?:\.0+)?", re.IGNORECASE)
_LINE: Final = re.compile(r"<\s*(?:/?\s*br\s*/?|/\s*(?:p|div|li|tr)|li)\s*>", re.IGNORECASE)
_MARKUP: Final = re.compile(
    r"</?\s*(?:p|div|span|ul|ol|tr|td|table|b|i|u|em|strong|a|font|small|img|sup|sub)(?:\s[^<>]*)?/?>", re.IGNORECASE
)
_IN_BRACKETS: Final = re.compile(r"[(（〔]([^()（）〔〕]+)[)）〕]")
_BETWEEN: Final = re.compile(r"[,;/|、・\n]")
_LINK: Final = re.compile(r"\[[^\[\]]+\]|[(（][^()（）]+[)）](?:\s*-?Trait)?", re.IGNORECASE)
_PLACES: Final = {"space": "space", "earth": "earth", "宇宙": "space", "地球": "earth"}
_COLORLESS: Final = ("", "Colorless", "Colourless")
_SHORT_TYPES: Final = {
    "token": "unit token",
    "exbase": "ex base",
    "exresource": "ex resource",
    "token unit": "unit token",
}


class CardNumber(NamedTuple):
    """The number of a card in a database."""

    base: str
    """As on the card: `ST01-001`."""
    reprint: str
    """What marks another printing of the same card, such as `_p1`; empty for the first."""


def number_in(row: Mapping[Any, Any]) -> CardNumber | None:
    """Return the number of a card; None if no field has one.

    >>> number_in({"id": "ST01-001_p1"}), number_in({"number": 7})
    (CardNumber(base='ST01-001', reprint='_p1'), None)
    """
    for value in _values(row, "number"):
        if isinstance(value, str) and (found := _NUMBER.fullmatch(value.strip().upper())):
            return CardNumber(found["base"], value.strip()[len(found["base"]) :])
    return None


def is_card(row: Mapping[Any, Any]) -> bool:
    """True for a mapping with a card's number, or with a name and a type of cards."""
    named = any(map(_plain, _values(row, "name")))
    return number_in(row) is not None or (named and _type(row).lower() in TYPES)


def entry_of(row: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a card as an entry of a list: its number without what marks a reprint, and the fields that it has."""
    number = number_in(row)
    entry: dict[str, Any] = {"number": number.base if number is not None else ""}
    for field in ("name", "name_ja", "name_zh"):
        if name := next((text for value in _values(row, field) if (text := _plain(value))), ""):
            entry[field] = name
    entry["type"] = _type(row)
    color = next((text.capitalize() for value in _values(row, "color") if (text := _plain(value))), "")
    entry["color"] = color if color not in _COLORLESS else None
    for field in ("level", "cost", "ap", "hp"):
        entry[field] = next((figure for value in _values(row, field) if (figure := _figure(value)) is not None), None)
    entry["traits"] = next((traits for value in _values(row, "traits") if (traits := _traits(value))), [])
    entry["zone"] = next((places for value in _values(row, "zone") if (places := _zone(value))), [])
    entry["link"] = next((link for value in _values(row, "link") if (link := _link(value))), "")
    texts = [wording for value in _values(row, "text") if (wording := _text(value)) is not None]
    if texts:
        entry["text"] = next(filter(None, texts), "")
    return entry


def clean_text(text: str) -> str:
    r"""Return wording as a list has it: without HTML, one ability a line.

    >>> clean_text("&lt;Blocker&gt; (Rest it.)<br>【Deploy】Draw 1. 【Attack】Draw 1.<br>")
    '<Blocker> (Rest it.)\n【Deploy】Draw 1.\n【Attack】Draw 1.'
    """
    plain = _LINE.sub("\n", text.replace("\\n", "\n"))
    plain = _LINE.sub("\n", html.unescape(html.unescape(_MARKUP.sub("", plain))))
    lines = [" ".join(line.split()) for line in re.split(r"[\r\n\u2028]+", plain)]
    return "\n".join(abilities_in("\n".join(line for line in lines if line.lower() not in _NOTHING)))


def _values(row: Mapping[Any, Any], field: str) -> Iterator[Any]:
    """Yield the values of a field that are there, by its likeliest name first."""
    spelt = {_spelling(key): value for key, value in reversed(list(row.items())) if isinstance(key, str)}
    for name in SPELLINGS[field]:
        if (value := spelt.get(name)) is not None:
            yield value


def _spelling(key: str) -> str:
    return "".join(filter(str.isalnum, key.lower().replace("#", "number")))


def _plain(value: Any) -> str:
    """Return a value as one line of text; empty for a dash or something else."""
    if isinstance(value, dict):  # {"name": ..., "id": ...}, or a text in several languages
        value = next((value[key] for key in ("en", "name", "value", "text") if key in value), "")
    text = " ".join(html.unescape(value).split()) if isinstance(value, str) else ""
    return "" if text.lower() in _NOTHING else text


def _figure(value: Any) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    found = _FIGURE.fullmatch(_plain(value).replace("−", "-").replace("＋", "+"))
    return int(found[1]) if found else None


def _type(row: Mapping[Any, Any]) -> str:
    first = ""
    for value in _values(row, "type"):
        words = " ".join(re.sub(r"[^a-z]+", " ", _plain(value).lower()).split()).removesuffix(" card")
        known = _SHORT_TYPES.get(words, words)
        if known in TYPES:
            return known.upper()
        first = first or _plain(value)
    return first


def _list(value: Any) -> list[str]:
    """Return the texts in a value: the elements of a list, or one text."""
    values = value if isinstance(value, list) else [value]
    return [text for each in values if (text := _plain(each))]


def _traits(value: Any) -> list[str]:
    traits: list[str] = []
    for text in _list(value):
        inside = _IN_BRACKETS.findall(text)
        traits += inside or (_BETWEEN.split(text) if not isinstance(value, list) else [text])
    return list(dict.fromkeys(trait for each in traits if (trait := each.strip())))


def _zone(value: Any) -> list[str]:
    said = " ".join(_list(value)).lower()
    return list(dict.fromkeys(place.capitalize() for word, place in _PLACES.items() if word in said))


def _link(value: Any) -> str:
    parts: list[str] = []
    for text in _list(value):
        found = _LINK.findall(text)
        if found and not _LINK.sub("", text).strip(" /,・\n"):
            parts += [re.sub(r"-(?=Trait)", " ", part, flags=re.IGNORECASE) for part in found]
        else:
            parts += [f"[{name.strip()}]" for name in text.split("/") if name.strip()]
    return " / ".join(parts)


def _text(value: Any, depth: int = 0) -> str | None:
    """Return the wording in a value: a text, a list of abilities, or mappings with their descriptions; else None."""
    if isinstance(value, str):
        return clean_text(value)
    if depth > DEEPEST:
        return None
    if isinstance(value, dict):
        return next((text for each in _values(value, "text") if (text := _text(each, depth + 1)) is not None), None)
    if isinstance(value, list):
        parts = [text for each in value if (text := _text(each, depth + 1)) is not None]
        return "\n".join(filter(None, parts)) if parts or not value else None
    return None
