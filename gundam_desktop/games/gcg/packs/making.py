"""Makes the data of a pack from public card data, and reports what became of every card in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from pydantic import BaseModel, BeforeValidator, ValidationError

from gundam_desktop.games.gcg.cards.card import TOKEN_TYPES
from gundam_desktop.games.gcg.cards.consistency import WITHOUT_FIGURES
from gundam_desktop.games.gcg.cards.pack import FORMAT
from gundam_desktop.games.gcg.cards.sets import BadCardSet, CardSets, read_json
from gundam_desktop.games.gcg.cards.validation_errors import faults_of
from gundam_desktop.games.gcg.packs.card_fields import clean_text, entry_of, number_in
from gundam_desktop.games.gcg.packs.judging import Judged, judge
from gundam_desktop.games.gcg.packs.sources import read_rows

_ZERO: Final = {
    "ap": frozenset({"UNIT", "UNIT TOKEN", "PILOT", "BASE", "BASE TOKEN", "EX BASE"}),
    "hp": frozenset({"PILOT"}),
}
"""A figure -> the types of which a database may write a 0 as a dash."""


class _Limit(BaseModel):
    max: int
    since: str = ""


def _limits(said: Any) -> Any:
    """Return limits in one form: without a number, one copy of a card is meant."""
    if isinstance(said, list):
        return {str(number): {"max": 1} for number in said}
    if isinstance(said, dict):
        return {number: {"max": limit} if isinstance(limit, int) else limit for number, limit in said.items()}
    return said


class _BanList(BaseModel):
    """A public list of banned cards, of limits by number and of pairs that may not be together."""

    effective: str
    banned: list[str] = []
    restricted: Annotated[dict[str, _Limit], BeforeValidator(_limits)] = {}
    banned_pairs: list[list[str]] = []


class Sources(NamedTuple):
    """The files from which a pack is made."""

    cards: tuple[Path, ...]
    names: Mapping[str, Path]
    """Language (`ja`, `zh`) -> a file with the names of cards in it."""
    restrictions: Path | None = None
    errata: Path | None = None
    answers: Path | None = None


class Skipped(NamedTuple):
    """What of the sources is not in the pack."""

    reprints: tuple[str, ...]
    """Numbers of other printings of cards."""
    shipped: tuple[str, ...]
    """Numbers of cards that come with the program."""
    without_number: int
    """How many cards have no number like ST01-001."""
    restrictions: tuple[str, ...] = ()
    """Fields of a list of banned cards that have no form in a pack."""


class Made(NamedTuple):
    """A pack's data, and how its cards are judged."""

    data: dict[str, Any]
    cards: tuple[Judged, ...]
    skipped: Skipped


def make_pack(name: str, version: str, sources: Sources, shipped: CardSets) -> Made:
    """Make a pack. Raises `BadCardSet` for files that cannot be read."""
    entries, doubts, texts, skipped = _entries(sources.cards, shipped)
    for language, path in sources.names.items():
        for row in read_rows(path):
            entry = entry_of(row)
            if (found := entries.get(entry["number"])) is not None and "name" in entry:
                found[f"name_{language}"] = entry["name"]
    data: dict[str, Any] = {"pack": FORMAT, "name": name, "version": version, "cards": list(entries.values())}
    if sources.restrictions is not None:
        data["restrictions"], left = _restrictions(sources.restrictions)
        skipped = skipped._replace(restrictions=left)
    if sources.errata is not None:
        data["errata"] = [_erratum(entry, texts, sources.errata) for entry in _list(sources.errata)]
    if sources.answers is not None:
        data["answers"] = [_answer(entry, sources.answers) for entry in _list(sources.answers)]
    return Made(data, tuple(judge(data["cards"], shipped, doubts)), skipped)


def _entries(
    paths: Iterable[Path], shipped: CardSets
) -> tuple[dict[str, dict[str, Any]], dict[str, list[str]], dict[str, str], Skipped]:
    """Return the entries by number, doubts about them, the texts of all cards, and what is left out."""
    entries: dict[str, dict[str, Any]] = {}
    doubts: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    reprints: dict[str, dict[str, Any]] = {}
    old: dict[str, None] = {}
    unnumbered = 0
    for row in (row for path in paths for row in read_rows(path)):
        number, entry = number_in(row), entry_of(row)
        if number is None:
            unnumbered += 1
            continue
        texts.setdefault(number.base, entry.get("text", ""))
        if number.base in shipped:
            old[number.base] = None
        elif number.reprint:
            reprints.setdefault(number.base + number.reprint, entry)
        elif number.base in entries:
            if entries[number.base] != _completed(entry, []):
                doubts.setdefault(number.base, []).append("the sources differ about it; the first is used")
        else:
            found: list[str] = []
            entries[number.base] = _completed(entry, found)
            doubts.setdefault(number.base, []).extend(found)
    left = dict(reprints)
    for printed, entry in reprints.items():
        if entry["number"] not in entries:
            found = ["number: the sources have only a reprint of it"]
            entries[entry["number"]] = _completed(entry, found)
            doubts[entry["number"]] = found
            del left[printed]
    return entries, doubts, texts, Skipped(tuple(left), tuple(old), unnumbered)


def _completed(entry: dict[str, Any], doubts: list[str]) -> dict[str, Any]:
    """Return an entry with what databases leave out or write for nothing; add a line to `doubts` for each guess."""
    entry = dict(entry)
    kind = entry["type"]
    for field, types in _ZERO.items():
        if kind in types and entry[field] is None:
            entry[field] = 0
            doubts.append(f"{field}: is missing; 0 is taken")
    if "text" not in entry:
        entry["text"] = ""
        if kind.lower() not in WITHOUT_FIGURES | TOKEN_TYPES:
            doubts.append("text: is missing; the card is taken as one without text")
    if kind.lower() in WITHOUT_FIGURES:
        entry["ap"] = entry["hp"] = None
    if kind == "COMMAND" and "【pilot】" not in entry["text"].lower().replace(" ", ""):
        entry["ap"] = entry["hp"] = None
    if kind.lower() in TOKEN_TYPES:
        entry["level"] = entry["cost"] = None
    if kind != "UNIT":
        entry["link"] = ""
    return entry


def _list(path: Path) -> list[Any]:
    data = read_json(path)
    if isinstance(data, dict) and len(data) == 1:
        (data,) = data.values()
    if not isinstance(data, list):
        raise BadCardSet([f"{path}: expected a JSON list"])
    return data


def _restrictions(path: Path) -> tuple[list[Any], tuple[str, ...]]:
    """Return restrictions in the program's form, also of a file that lists banned cards, limits and pairs.

    With them the fields that were not read.
    """
    data = read_json(path)
    if not isinstance(data, dict) or "effective" not in data:
        return _list(path), ()
    try:
        bans = _BanList.model_validate(data)
    except ValidationError as error:
        raise BadCardSet([f"{path}: {fault.field}: {fault.message}" for fault in faults_of(error, data)]) from None
    since = bans.effective
    found: list[Any] = [{"kind": "banned", "number": number, "since": since} for number in bans.banned]
    for number, limit in bans.restricted.items():
        found.append({"kind": "limit", "number": number, "most": limit.max, "since": limit.since or since})
    found += ({"kind": "apart", "numbers": pair, "since": since} for pair in bans.banned_pairs)
    known = {*_BanList.model_fields, "source"}
    return found, tuple(str(field) for field in data if field not in known)


def _erratum(entry: Any, texts: Mapping[str, str], path: Path) -> dict[str, Any]:
    """Return an erratum between whole abilities; `before` may be a part of one whose text is in the sources."""
    number, since, before, after = _fields(entry, path, ("number", ("since", "date"), "before", "after"))
    before, after = clean_text(before), clean_text(after)
    ability = next((line for line in texts.get(number, "").split("\n") if before and before in line), before)
    corrected = ability.replace(before, after) if before else after
    return {"number": number, "since": since, "before": ability, "after": corrected}


def _answer(entry: Any, path: Path) -> dict[str, Any]:
    name, question, answer = _fields(entry, path, ("id", ("question", "q"), ("answer", "a")))
    cards = entry.get("cards") or ()
    cards = [number for number in cards if isinstance(number, str)] if isinstance(cards, list) else []
    said = {"question": clean_text(question), "answer": clean_text(answer), "date": str(entry.get("date") or "")}
    return {"id": name, "cards": cards, **said}


def _fields(entry: Any, path: Path, names: Sequence[str | tuple[str, ...]]) -> list[str]:
    """Return the texts of these fields, of which each may have several names."""
    found = []
    for name in names:
        spellings = (name,) if isinstance(name, str) else name
        values = [entry.get(each) for each in spellings] if isinstance(entry, dict) else []
        value = next((value for value in values if isinstance(value, str)), None)
        if value is None:
            raise BadCardSet([f"{path}: {spellings[0]}: is missing in an entry; expected a text in each"])
        found.append(value)
    return found
