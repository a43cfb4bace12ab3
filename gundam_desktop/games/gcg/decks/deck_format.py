"""A deck's own file: a list of numbers that other programs read, too, with what the shelf knows of it in comments.

What stands at its top, and what is plain, is in `docs/decks.md`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import formats
from gundam_desktop.games.gcg.decks.deck import RESOURCE, Deck
from gundam_desktop.games.gcg.decks.formats import ReadList, strict

UNNAMED = "Deck"
_LINE = re.compile(r"^# ?(name|id|tags|notes|created|changed|title|source):(?: (.*))?$")
_ID = re.compile(r"^[0-9a-z-]{1,64}$")
_ENTRY = re.compile(r"^([1-9][0-9]{0,2}) ([A-Z]+[0-9]*-[0-9A-Za-z]+)(?: |$)")
_SIDEBOARD, _NO_RESOURCES = "Sideboard", "Resource deck"
_NOT_IN_A_LINE = ("Cc", "Cs", "Zl", "Zp")


@dataclass(frozen=True)
class Head:
    """What the shelf knows of a deck beside its cards; times as they are written, empty where there is none."""

    name: str = ""
    id: str = ""
    tags: tuple[str, ...] = ()
    notes: str = ""
    created: str = ""
    changed: str = ""


def read(text: str, name: str, source: str, cards: Mapping[str, Card]) -> tuple[Deck, Head]:
    """A deck and its head, from this program's own form or a list in any other.

    `name` is for a deck that does not say its own, `source` names the text in errors. Raises `DeckError`.
    """
    fields, rest = _divided(text)
    head = _head(fields)
    name = head.name or name
    deck = (_as_written(rest, cards, name) if head.id else None) or strict.read_complete(
        "\n".join(rest), cards, name, source, empty=bool(fields)
    )
    return _with(fields, deck), head


def read_text(text: str, cards: Mapping[str, Card], name: str = "") -> ReadList:
    """A deck from any list, this program's own files included, with what could not be understood beside it."""
    fields, rest = _divided(text) if len(text) <= formats.LARGEST else ({}, [text])
    read = formats.read_list("\n".join(rest), cards, _head(fields).name or name)
    return read._replace(deck=_with(fields, read.deck))


def _with(fields: Mapping[str, list[str]], deck: Deck) -> Deck:
    """The deck with the title and the source that a head says."""
    changes: dict[str, object] = {}
    if "title" in fields:
        changes["comment"] = fields["title"][0]
    if "title" in fields or "source" in fields:
        more = [deck.comment if "title" in fields else "", deck.source]
        changes["source"] = "\n".join([*fields.get("source", []), *filter(None, more)])
    return deck.model_copy(update=changes)


def head_of(text: str) -> Head:
    """What a text says at its top, without reading its list."""
    return _head(_divided(text)[0])


def title_of(text: str) -> str:
    """The title of the deck in a text: what its head says, or its first comment."""
    fields, rest = _divided(text)
    if "title" in fields:
        return fields["title"][0]
    first = next((line.strip() for line in rest if line.strip()), "")
    return first.lstrip("#/ ") if first.startswith(("#", "//")) else formats.read_list("\n".join(rest), {}).deck.comment


def write(deck: Deck, head: Head, cards: Mapping[str, Card]) -> str:
    """The text of a deck's file. The head's name is what the deck is called."""
    lines = [("name", one_line(head.name) or UNNAMED), ("id", head.id)]
    lines.append(("tags", ", ".join(tidy_tags(head.tags))))
    lines += [("notes", line) for line in tidy_notes(head.notes).split("\n")] if head.notes.strip() else []
    lines += [("created", head.created), ("changed", head.changed), ("title", one_line(deck.comment))]
    lines += [("source", one_line(line)) for line in deck.source.splitlines()]
    top = [f"# {key}: {value}".rstrip() for key, value in lines if value or key == "notes"]
    plain = deck.model_copy(update={"comment": "", "source": ""})
    return "".join(f"{line}\n" for line in top) + formats.write_list(plain, cards=cards)


def one_line(text: str) -> str:
    """A text in one line, without what cannot be written."""
    return "".join(" " if unicodedata.category(letter) in _NOT_IN_A_LINE else letter for letter in text).strip()


def tidy_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Tags without commas, each once whatever its capitals."""
    found: dict[str, str] = {}
    for part in ",".join(tags).split(","):
        if tidy := " ".join(one_line(part).split()):
            found.setdefault(tidy.casefold(), tidy)
    return tuple(found.values())


def tidy_notes(notes: str) -> str:
    """Notes without blanks at the ends of lines and what cannot be written, however their lines end."""
    lines = notes.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(one_line(f"-{line}")[1:] for line in lines).strip("\n")


def _divided(text: str) -> tuple[dict[str, list[str]], list[str]]:
    """The fields of the comments at the top, and all lines, with empty ones where these stood."""
    fields: dict[str, list[str]] = {}
    lines = text.replace("\r\n", "\n").split("\n")
    for index, line in enumerate(lines):
        if line.strip() and not line.startswith("#"):
            break
        match = _LINE.match(line.rstrip())
        if match:
            fields.setdefault(match[1], []).append(match[2] or "")
            lines[index] = ""
    return fields, lines


def _as_written(lines: Iterable[str], cards: Mapping[str, Card], name: str) -> Deck | None:
    """The deck of a list that is as `write` writes it; None for any other, which may still be one.

    A shelf of some hundred decks is read so in a tenth of the time that reading any form takes.
    """
    entries: dict[str, dict[str, int]] = {"cards": {}, "resources": {}, "sideboard": {}}
    part, without = "cards", False
    for line in filter(None, lines):
        if line in (_SIDEBOARD, _NO_RESOURCES):
            part, without = ("sideboard", without) if line == _SIDEBOARD else (part, True)
            continue
        match = _ENTRY.match(line)
        if match is None or match[2] not in cards:
            return None
        resource = bool(RESOURCE.match(match[2]))
        there = entries["resources" if resource else part]
        if match[2] in there or (resource and part == "sideboard"):
            return None
        there[match[2]] = int(match[1])
    if not any(entries.values()) or (without and entries["resources"]):
        return None
    found = {
        key: tuple(counts.items()) for key, counts in entries.items() if counts or (key == "resources" and without)
    }
    return Deck.model_validate({"name": name, "cards": ()} | found)


def _head(fields: Mapping[str, list[str]]) -> Head:
    def first(key: str) -> str:
        return fields.get(key, [""])[0].strip()

    identity = first("id")
    return Head(
        name=first("name"),
        id=identity if _ID.match(identity) else "",
        tags=tidy_tags(fields.get("tags", [])),
        notes="\n".join(fields.get("notes", [])),
        created=first("created"),
        changed=first("changed"),
    )
