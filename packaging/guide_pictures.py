"""Makes the pictures of the user guide in every language: `python packaging/guide_pictures.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "guide"
LANGUAGES = ("en", "ja", "zh")
SIZE, SCALE = "1120x700", "0.72"
"""As wide as the page under Help."""


def main() -> None:
    """Draw the table once in each language."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for language in LANGUAGES:
        picture = GUIDE / "pictures" / f"table.{language}.png"
        position = str(GUIDE / "position.scenario.yaml")
        options = ("-o", str(picture), "--size", SIZE, "--scale", SCALE, "--language", language)
        subprocess.run(
            [sys.executable, "-m", "gundam_desktop", "render", position, *options],
            cwd=ROOT,
            env=environment,
            check=True,
        )


if __name__ == "__main__":
    main()
