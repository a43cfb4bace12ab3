"""Packs of invented cards, written as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.gcg.cards.player_files import HERON, ORDER

REFUSED = {
    **ORDER,
    "number": "MY-003",
    "name": "Folded Order",
    "text": "【Main】Fold the table in half.\n【Burst】Draw 1.",
}
"""A card of which one ability is not understood."""


def pack_data(*cards: Any, name: str = "Herons", version: str = "1", **more: Any) -> dict[str, Any]:
    """Return the data of a pack; without cards it has one that is read and one that is refused in part."""
    return {"pack": 1, "name": name, "version": version, "cards": list(cards or (HERON, REFUSED)), **more}


def write(path: Path, data: Any) -> Path:
    """Write a pack, or anything else, as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return path


def put_pack(home: Path, *cards: Any, file: str = "herons", **more: Any) -> Path:
    """Write a pack into the own folder, as if it was installed."""
    return write(home / "cards" / f"{file}.pack", pack_data(*cards, **more))
