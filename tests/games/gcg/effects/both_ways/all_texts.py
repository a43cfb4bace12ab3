"""All texts of cards that the repository and the reference data have."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[5]
PRINTED = ("cards_en.json", "gd05_eb01_st10/cards_en.json", "st11_14/en.json")
_BEGINS = re.compile(r"【|<|(?:When|While|During|This|At|If|Choose|All|Once|Your|Friendly|Enemy|For|Each)\b")


def printed_texts(shared: Path) -> dict[str, str]:
    """The printed English texts by card number."""
    cards = [card for name in PRINTED for card in json.loads((shared / "cards" / name).read_text(encoding="utf-8"))]
    return {card["number"]: card["text"] for card in cards if card["text"]}


def own_texts() -> set[str]:
    """The texts of docs/effects.md, of the scenarios and of the tests of the effect language."""
    document = (ROOT / "docs" / "effects.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(.*?)^```$", document, re.DOTALL | re.MULTILINE)
    found = {line for block in blocks for line in block.splitlines()[::2]}
    for path in (ROOT / "tests" / "scenarios").rglob("*.yaml"):
        for scenario in yaml.load_all(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader):
            found |= set(_texts_of(scenario))
    for path in (ROOT / "tests" / "games" / "gcg" / "effects").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _BEGINS.match(node.value):
                found.add(node.value)
    return found


def _texts_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("text"), str):
            yield value["text"]
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _texts_of(part)
