"""Writes what the scenarios say of official answers into the data of the game: `python packaging/rulings.py`.

A scenario whose title begins with the ids of answers shows them; the rest of the title says what happens, in our own
words. Players read these sentences in the deck builder, where the scenarios are not installed.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

import yaml

from gundam_desktop.rulebook.answers import answers_in

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "resources" / "games" / "gcg" / "rulebook" / "rulings.en.json"
TITLE = re.compile(r"^title: (.*)$", re.MULTILINE)
"""A scenario is read as text: only its title is needed, and it stands on one line."""


def rulings() -> dict[str, list[str]]:
    """What the scenarios say of each answer, by its id, in the order of the numbers."""
    said = defaultdict[str, list[str]](list)
    for file in sorted((ROOT / "tests" / "scenarios").rglob("*.yaml")):
        for line in TITLE.findall(file.read_text(encoding="utf-8")):
            title = str(yaml.safe_load(line))
            sentence = title.partition(": ")[2]
            for answer in answers_in(title):
                said[answer].append(f"{sentence[:1].upper()}{sentence[1:].rstrip('.')}.")
    return {answer: said[answer] for answer in sorted(said, key=lambda answer: (answer[0], int(answer[1:])))}


if __name__ == "__main__":
    lines = [f"  {json.dumps(answer)}: {json.dumps(said, ensure_ascii=False)}" for answer, said in rulings().items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
