"""Collects the texts of the licences of all that is packed: `python packaging/licence_texts.py FOLDER`.

They are those that the installed packages, Python and the fonts carry, and for what carries none (Qt, libraries of the
system) those in `packaging/licences`, by the name of the part or of its licence.
"""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MARKS = ("licen", "copying", "notice", "authors")
TEXTS = ROOT / "packaging" / "licences"


def main(folder: Path) -> int:
    """Write the texts into a folder for each part; 1 if a part has none."""
    data = json.loads((ROOT / "resources" / "licences.json").read_text(encoding="utf-8"))
    without = []
    for entry in data["inside"]:
        found = [path for part in entry["parts"] for path in _of_package(part)] + _elsewhere(entry)
        target = folder / entry["name"].split(",")[0].split(" (")[0]
        for number, path in enumerate(found):
            target.mkdir(parents=True, exist_ok=True)
            name = path.name if not (target / path.name).exists() else f"{path.stem}-{number}{path.suffix}"
            shutil.copy(path, target / name)
        if not found:
            without.append(entry["name"])
    if without:
        print(f"licence_texts.py: no text of a licence for {', '.join(without)}", file=sys.stderr)
    return 1 if without else 0


def _of_package(part: str) -> list[Path]:
    try:
        listed = files(part) or []
    except PackageNotFoundError:
        return []
    inside = (path for path in listed if ".dist-info" in str(path) and path.name.lower().startswith(MARKS))
    return [Path(str(path.locate())) for path in inside]


def _elsewhere(entry: dict[str, str]) -> list[Path]:
    """The texts that no package has: of Python, of the fonts, and those that are kept with the sources."""
    own = sorted((ROOT / "resources" / "fonts").glob(f"LICENSE-{entry['name'].replace(' ', '')}.txt"))
    kept = sorted({*TEXTS.glob(f"{entry['name'].split(',')[0]}*.txt"), *TEXTS.glob(f"{entry['licence']}*.txt")})
    python = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt")] if entry["name"] == "Python" else []
    return own + kept + [path for path in python if path.is_file()]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
