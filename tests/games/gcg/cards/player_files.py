"""Invented cards as a player would put them into the own folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERON = {
    "number": "MY-001",
    "name": "Grey Heron",
    "type": "UNIT",
    "color": "Blue",
    "level": 2,
    "cost": 1,
    "ap": 2,
    "hp": 2,
    "traits": ["Heron"],
    "zone": ["Space", "Earth"],
    "link": "[Ada Vale] / (Heron) Trait",
    "text": "<Blocker> (Rest it.)\n【Deploy】Draw 1.",
    "rarity": "C",
}
"""A card of a list with wording."""
ORDER = {
    "number": "MY-002",
    "name": "Short Order",
    "type": "COMMAND",
    "color": "Blue",
    "level": 1,
    "cost": 1,
    "ap": None,
    "hp": None,
    "traits": [],
    "zone": [],
    "link": "",
    "text": "【Main】Draw 2.",
}
KITE = {
    "number": "T-901",
    "name": "Kite",
    "type": "UNIT TOKEN",
    "color": None,
    "level": None,
    "cost": None,
    "ap": 1,
    "hp": 1,
    "traits": ["Heron"],
    "zone": [],
    "link": "",
    "text": "",
}
PLAIN = {"number": "OWN-001", "name": "One", "type": "unit", "color": "red", "level": 1, "cost": 1, "ap": 1, "hp": 1}
"""A card of a set file."""

DECK = "4 MY-001\n4 MY-002\n" + "".join(f"4 ST01-{number:03}\n" for number in range(1, 11)) + "2 ST01-012\n"
"""A legal list with cards of the list."""


def put_list(home: Path, *cards: Any, name: str = "mine") -> Path:
    """Write a list of cards with wording into the own folder."""
    return put(home, "cards", f"{name}.json", list(cards))


def put_set(home: Path, *cards: dict[str, Any], key: str = "OWN", name: str = "") -> Path:
    """Write a set file into the own folder."""
    data = {"schema": 1, "set": key, "name": "Ours", "cards": list(cards)}
    return put(home, "cards", f"{name or key}.json", data)


def put(home: Path, folder: str, name: str, data: Any) -> Path:
    """Write JSON data into a file of the own folder."""
    path = home / folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path
