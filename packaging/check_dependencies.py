"""Asks the OSV database for known weaknesses of all locked packages: `python packaging/check_dependencies.py`.

Needs a network. Exit status: 0 none is known, 1 some are (a line each), 2 the database cannot be asked.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DATABASE = "https://api.osv.dev/v1/querybatch"
TIMEOUT_S = 60.0
"""Seconds."""

Ask = Callable[[Mapping[str, Any]], Mapping[str, Any]]
"""Sends a question to the database and returns its answer; `OSError` or `ValueError` if that fails."""


def locked(folder: Path) -> list[tuple[str, str]]:
    """Return name and version of every package in the lock files of a folder, each once."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("lock*.txt"))]
    return sorted({found for text in texts for found in re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)})


def weaknesses(packages: list[tuple[str, str]], ask: Ask) -> list[str]:
    """Return a line for each known weakness."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in packages]
    results = ask({"queries": queries})["results"]
    if len(results) != len(packages):
        raise ValueError(f"{len(packages)} asked about, {len(results)} answered")
    return [
        f"{name} {version}: {found['id']}"
        for (name, version), result in zip(packages, results, strict=True)
        for found in result.get("vulns", ())
    ]


def ask_database(question: Mapping[str, Any]) -> Mapping[str, Any]:
    """Ask the database."""
    request = urllib.request.Request(DATABASE, json.dumps(question).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
        found: Mapping[str, Any] = json.load(answer)
    return found


def main(ask: Ask = ask_database, folder: Path = ROOT / "requirements") -> int:
    """Print what is known; the exit status."""
    packages = locked(folder)
    try:
        found = weaknesses(packages, ask)
    except (OSError, ValueError, KeyError) as error:
        print(f"check_dependencies.py: the database cannot be asked: {error}", file=sys.stderr)
        return 2
    for line in found:
        print(line)
    print(f"locked packages: {len(packages)}, known weaknesses: {len(found)}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
