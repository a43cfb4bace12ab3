"""A bot for Gundam Desktop that needs nothing but Python: see docs/engine-protocol.md.

It attacks when it can, deploys the most expensive card, and otherwise takes the first choice that is no `concede`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

FIRST = ("first", "keep", "attack", "deploy", "pair", "block", "play", "activate")
"""Verbs, the best first; those that are not in it are for when nothing else is left."""
faces: dict[str, Any] = {}


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            send({"type": "ready", "protocol": 1, "name": "Sample"})
        elif message["type"] == "choose":
            faces.update(message["faces"])
            send(answer(message))


def answer(message: dict[str, Any]) -> dict[str, Any]:
    choices = message["choices"]
    if not choices:
        return {"type": "choice", "cards": selection(message["decision"]["groups"])}
    best = max(range(len(choices)), key=lambda place: worth(choices[place], message))
    return {"type": "choice", "index": best}


def worth(choice: dict[str, Any], message: dict[str, Any]) -> tuple[int, int]:
    verb = choice["verb"]
    rank = len(FIRST) - FIRST.index(verb) if verb in FIRST else 0
    if verb == "attack":  # the player rather than a Unit
        return rank, int(choice.get("word") == "player")
    return rank, cost(message["cards"].get(str(choice.get("card", 0)), {}).get("number", ""))


def cost(number: str) -> int:
    value = faces.get(number, {}).get("figures", {}).get("cost", 0)
    return value if isinstance(value, int) else 0


def selection(groups: list[dict[str, Any]]) -> list[int]:
    """As few cards as are asked for, no card twice; groups with few candidates choose first."""
    chosen: list[int] = []
    for group in sorted(groups, key=lambda group: len(group["candidates"])):
        free = [card for card in group["candidates"] if card not in chosen]
        chosen += free[: group["least"]]
    return chosen


def send(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


main()
