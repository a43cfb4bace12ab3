"""Under which number a clause of edition 1.0 stands in a later edition."""

from __future__ import annotations

import json
from functools import cache

from gundam_desktop.locate import resource

BASE = "1.0"


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


@cache
def _table(edition: str) -> tuple[dict[str, str], dict[str, str]]:
    data = json.loads(resource("rulebook", f"renumbering-{edition}.json").read_text(encoding="utf-8"))
    return data["sections"], data["clauses"]
