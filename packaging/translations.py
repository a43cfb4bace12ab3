"""Brings the translations of the client up to date with its code: `python packaging/translations.py [FOLDER]`.

New and changed texts are added to the `.ts` files of `resources/translations` as unfinished, removed ones are dropped;
finished translations are compiled into the `.qm` files that the client loads. Translate with
`pyside6-linguist FILE.ts` or in a text editor.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = {"en": "en_US", "ja": "ja_JP", "zh": "zh_CN"}
"""Of English only the texts with a number have words of their own: the singular and the plural."""


def update(folder: Path) -> None:
    """Update and compile the translations of a folder; `CalledProcessError` if a tool fails."""
    code = sorted(str(path) for path in (ROOT / "gundam_desktop" / "ui").rglob("*.py"))
    for language, locale in LANGUAGES.items():
        texts, compiled = folder / f"gundam_desktop_{language}.ts", folder / f"gundam_desktop_{language}.qm"
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", locale]
        options += ["-pluralonly"] if language == "en" else []
        _run("lupdate", *code, *options, "-ts", str(texts))
        _run("lrelease", str(texts), "-qm", str(compiled))


def _run(tool: str, *arguments: str) -> None:
    program = Path(sysconfig.get_path("scripts")) / f"pyside6-{tool}"
    subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True)


if __name__ == "__main__":
    try:
        update(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
    except subprocess.CalledProcessError as error:
        sys.exit(error.stdout + error.stderr)
