"""Under which number a clause of edition 1.0 stands in a later edition, and which of them stands under a number."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

from gundam_desktop.locate import resource
from gundam_desktop.rulebook.book import EDITION, book, parts

BASE: Final = EDITION


@cache
def number_in(edition: str, clause: str) -> str:
    """The number of a clause of edition 1.0 in another edition.

    A clause that the edition words otherwise is named by its own entry, all others by where their section went.

    >>> number_in("1.9", "7-4-1")
    '8-3-1'
    >>> number_in("1.0", "7-4-1")
    '7-4-1'
    """
    if edition == BASE or not clause:
        return clause
    sections, clauses = _table(edition)
    if clause in clauses:
        return clauses[clause]
    head = clause
    while head and head not in sections:
        head = head.rpartition("-")[0]
    return sections[head] + clause[len(head) :] if head else clause


def clauses_at(edition: str, number: str) -> tuple[str, ...]:
    """The clauses of edition 1.0 that stand under a number of another edition: none, one, or several made into one.

    >>> clauses_at("1.9", "8-3-1")
    ('7-4-1',)
    """
    return _reverse(edition).get(number, ())


def nearest(edition: str, number: str) -> tuple[str, ...]:
    """Numbers of the edition that are near to one under which nothing stands."""
    wanted = parts(number)
    for length in range(len(wanted) - 1, 0, -1):
        under = [known for known in _reverse(edition) if parts(known)[:length] == wanted[:length]]
        if under:
            return tuple(sorted(under, key=lambda known: abs(len(parts(known)) - len(wanted)))[:3])
    return ()


def editions() -> tuple[str, ...]:
    """The editions whose numbers are known: the base, and those that have a table."""
    found = (re.fullmatch(r"renumbering-([0-9.]+)\.json", path.name) for path in resource("rulebook").iterdir())
    return (BASE, *sorted(match[1] for match in found if match))


@cache
def _reverse(edition: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for clause in book():
        found.setdefault(number_in(edition, clause.number), []).append(clause.number)
    return {number: tuple(found[number]) for number in sorted(found, key=parts)}


@cache
def _table(edition: str) -> tuple[dict[str, str], dict[str, str]]:
    data = json.loads(resource("rulebook", f"renumbering-{edition}.json").read_text(encoding="utf-8"))
    return data["sections"], data["clauses"]
