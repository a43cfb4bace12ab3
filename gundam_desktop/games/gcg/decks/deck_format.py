"""The format of a deck file: a plain list with a head in comments, so that other programs read it, too.

The head is described in `docs/decks.md`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import formats
from gundam_desktop.games.gcg.decks.deck import RESOURCE, TEAM_BATTLES, CardCount, Deck, shortened
from gundam_desktop.games.gcg.decks.formats import ReadList, strict
from gundam_desktop.games.gcg.decks.formats.card_finder import CardFinder
from gundam_desktop.games.gcg.decks.formats.line_reader import unknown_card
from gundam_desktop.games.gcg.decks.formats.list_items import ListPosition, ListProblem
from gundam_desktop.quoting import is_control

UNNAMED = "Deck"
_MAYBE = r"maybe(?=: [1-9][0-9]{0,2} [A-Z]+[0-9]*-[0-9A-Za-z]+$)"
"""The key of a card of the maybeboard; other comments that begin so are the player's."""
_GROUP = r"group(?=: [A-Z]+[0-9]*-[0-9A-Za-z]+ \S)"
"""The key of a card in a group of the player's."""
_LINE = re.compile(rf"^# ?(name|id|tags|notes|created|changed|title|source|{_MAYBE}|{_GROUP}):(?: (.*))?$")
_NUMBER = re.compile(r"^# ?(?:maybe: \d+|group:) ([A-Z]+[0-9]*-[0-9A-Za-z]+)")
"""A line of the head that names a card."""
_ID = re.compile(r"^[0-9a-z-]{1,64}$")
_ENTRY = re.compile(r"^([1-9][0-9]{0,2}) ([A-Z]+[0-9]*-[0-9A-Za-z]+)(?: |$)")
_SIDEBOARD, _NO_RESOURCES = "Sideboard", "Resource deck"


@dataclass(frozen=True)
class Head:
    """The data of a deck besides its cards; times as written, empty if there is none."""

    name: str = ""
    id: str = ""
    tags: tuple[str, ...] = ()
    notes: str = ""
    created: str = ""
    changed: str = ""


def read(text: str, name: str, source: str, cards: Mapping[str, Card], *, shipped: bool = False) -> tuple[Deck, Head]:
    """Return a deck and its head from a file of this program or a list in any other format.

    `name` is used if the text has none, `source` names the text in errors. A `shipped` list names its cards rightly.
    Raises `DeckError`.
    """
    fields, rest = _split_head(text)
    head = _head(fields)
    name = head.name or name
    unknown = _unknown_numbers(text, cards)
    deck = _read_fast(rest, cards, name, shipped=shipped) if (head.id or shipped) and not unknown else None
    if deck is None:
        deck = strict.read_complete("\n".join(rest), cards, name, source, unknown, empty=bool(fields))
    return _with_head(fields, deck, cards), head


def read_text(text: str, cards: Mapping[str, Card], name: str = "") -> ReadList:
    """Read any list, deck files included; lines that are not understood are in the result."""
    fields, rest = _split_head(text) if len(text) <= formats.LARGEST else ({}, [text])
    read = formats.read_list("\n".join(rest), cards, _head(fields).name or name)
    unknown = _unknown_numbers(text, cards) if fields else ()
    return read._replace(
        deck=_with_head(fields, read.deck, cards),
        problems=(*unknown, *read.problems),
        items=(*unknown, *read.items),
    )


def _with_head(fields: Mapping[str, list[str]], deck: Deck, cards: Mapping[str, Card]) -> Deck:
    """Return the deck with the title, source, maybeboard and groups of a head."""
    changes: dict[str, object] = {}
    if "title" in fields:
        changes["comment"] = shortened(fields["title"][0])
    if "title" in fields or "source" in fields:
        more = [deck.comment if "title" in fields else "", deck.source]
        changes["source"] = "\n".join([*fields.get("source", []), *filter(None, more)])
    if "maybe" in fields:
        changes["maybeboard"] = _maybeboard(fields["maybe"], cards)
    if "group" in fields:
        pairs = (line.split(" ", 1) for line in fields["group"])
        changes["groups"] = tuple({number: name for number, name in pairs if number in cards}.items())
    return deck.model_copy(update=changes)


def _maybeboard(lines: Iterable[str], cards: Mapping[str, Card]) -> tuple[CardCount, ...]:
    """Return the known cards of the maybeboard's lines."""
    matches = filter(None, map(_ENTRY.match, lines))
    return tuple({match[2]: int(match[1]) for match in matches if match[2] in cards}.items())


def head_of(text: str) -> Head:
    """Return the head of a text without reading its list."""
    return _head(_split_head(text)[0])


def title_of(text: str) -> str:
    """Return the title of the deck in a text: that of its head, or its first comment."""
    fields, rest = _split_head(text)
    if "title" in fields:
        return shortened(fields["title"][0])
    first = next((line.strip() for line in rest if line.strip()), "")
    if first.startswith(("#", "//")):
        return shortened(first.lstrip("#/ "))
    return formats.read_list("\n".join(rest), {}).deck.comment


def is_for_team_battles(text: str) -> bool:
    """True if a comment at the top of a list marks it as made for team battles (`Deck.for_team_battles`)."""
    top = itertools.takewhile(lambda line: line.startswith("#"), text.splitlines())
    return any(line.removeprefix("# source:").lstrip("# ") == TEAM_BATTLES for line in top)


def write(deck: Deck, head: Head, cards: Mapping[str, Card]) -> str:
    """Return the text of a deck file. The deck's name is that of the head."""
    lines = [("name", one_line(head.name) or UNNAMED), ("id", head.id)]
    lines.append(("tags", ", ".join(tidy_tags(head.tags))))
    lines += [("notes", line) for line in tidy_notes(head.notes).split("\n")] if head.notes.strip() else []
    lines += [("created", head.created), ("changed", head.changed), ("title", one_line(deck.comment))]
    lines += [("source", one_line(line)) for line in deck.source.splitlines()]
    lines += [("maybe", f"{count} {number}") for number, count in deck.maybeboard]
    lines += [("group", f"{number} {one_line(name)}") for number, name in deck.groups]
    top = [f"# {key}: {value}".rstrip() for key, value in lines if value or key == "notes"]
    return "".join(f"{line}\n" for line in top) + formats.write_plain(deck, cards)


def one_line(text: str) -> str:
    """Return a text as one line, without characters that cannot be written."""
    return "".join(" " if is_control(letter) else letter for letter in text).strip()


def tidy_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags without commas, and without repetitions that differ only in case."""
    found: dict[str, str] = {}
    for part in ",".join(tags).split(","):
        if tidy := " ".join(one_line(part).split()):
            found.setdefault(tidy.casefold(), tidy)
    return tuple(found.values())


def tidy_notes(notes: str) -> str:
    """Return notes with plain line feeds, without trailing blanks and characters that cannot be written."""
    lines = notes.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(one_line(f"-{line}")[1:] for line in lines).strip("\n")


def _split_head(text: str) -> tuple[dict[str, list[str]], list[str]]:
    """Return the fields of the head, and all lines with those of the head emptied."""
    fields: dict[str, list[str]] = {}
    lines = text.splitlines()
    for index, match in _head_lines(lines):
        fields.setdefault(match[1], []).append(match[2] or "")
        lines[index] = ""
    return fields, lines


def _head_lines(lines: Sequence[str]) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield (line index, key and value) for each line of the header."""
    for index, line in enumerate(lines):
        if line.strip() and not line.startswith("#"):
            return
        if match := _LINE.match(line.rstrip()):
            yield index, match


def _unknown_numbers(text: str, cards: Mapping[str, Card]) -> tuple[ListProblem, ...]:
    """Return the header's lines about the maybeboard and groups that name an unknown card."""
    named = ((index, _NUMBER.match(match[0])) for index, match in _head_lines(text.splitlines()))
    unknown = [(index, match) for index, match in named if match and match[1] not in cards]
    if not unknown:  # a finder takes a while to make
        return ()
    finder = CardFinder(cards)
    return tuple(
        ListProblem(ListPosition("line", index + 1), match.string, *unknown_card(match[1], finder))
        for index, match in unknown
    )


def _read_fast(lines: Iterable[str], cards: Mapping[str, Card], name: str, *, shipped: bool) -> Deck | None:
    """Return the deck of a list exactly as `write` writes it, a `shipped` one below comments; None for any other text.

    A fast path: hundreds of decks are read in a tenth of the time that the general reader takes.
    """
    lines, notes = [*filter(None, lines)], []
    if shipped:
        notes = [line.removeprefix("# ") for line in itertools.takewhile(lambda line: line[0] == "#", lines)]
    entries: dict[str, dict[str, int]] = {"cards": {}, "resources": {}, "sideboard": {}}
    part, without = "cards", False
    for line in lines[len(notes) :]:
        if line in (_SIDEBOARD, _NO_RESOURCES):
            part, without = ("sideboard", without) if line == _SIDEBOARD else (part, True)
            continue
        match = _ENTRY.match(line)
        if match is None or match[2] not in cards:
            return None
        resource = bool(RESOURCE.match(match[2]))
        counts = entries["resources" if resource else part]
        if match[2] in counts or (resource and part == "sideboard"):
            return None
        counts[match[2]] = int(match[1])
    if not any(entries.values()) or (without and entries["resources"]):
        return None
    found = {
        key: tuple(counts.items()) for key, counts in entries.items() if counts or (key == "resources" and without)
    }
    comments = {"comment": shortened(notes[0]), "source": "\n".join(notes[1:])} if notes else {}
    return Deck.model_validate({"name": name, "cards": ()} | comments | found)


def _head(fields: Mapping[str, list[str]]) -> Head:
    def first(key: str) -> str:
        return fields.get(key, [""])[0].strip()

    identity = first("id")
    return Head(
        name=shortened(first("name")),
        id=identity if _ID.match(identity) else "",
        tags=tidy_tags(fields.get("tags", [])),
        notes=tidy_notes("\n".join(fields.get("notes", []))),
        created=first("created"),
        changed=first("changed"),
    )
