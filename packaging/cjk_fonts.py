"""Makes the Japanese and Chinese fonts of `resources/fonts` from the Debian package `fonts-noto-cjk`.

    python packaging/cjk_fonts.py FOLDER        (needs fonttools; FOLDER has NotoSansCJK-Regular.ttc and -Bold.ttc)

Each face keeps the characters that its country's character set has and those that our own files use.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection

ROOT = Path(__file__).parents[1]
OWN_FILES = ("resources/games/gcg/words", "resources/games/gcg/rulebook", "cardsets")
FACES = {"JP": ("Noto Sans CJK JP", "cp932"), "SC": ("Noto Sans CJK SC", "gb2312")}
WEIGHTS = ("Regular", "Bold")


def characters(codec: str) -> set[int]:
    """All characters of a character set of two bytes, as code points."""
    return {ord(text) for text in _decoded(codec) if len(text) == 1}


def _decoded(codec: str) -> Iterator[str]:
    for lead in range(0x81, 0xFF):
        for trail in range(0x40, 0xFF):
            yield bytes((lead, trail)).decode(codec, errors="ignore")


def own_characters() -> set[int]:
    """All characters of our texts and cards."""
    paths = [path for folder in OWN_FILES for path in (ROOT / folder).rglob("*.json")]
    return {ord(character) for path in paths for character in path.read_text(encoding="utf-8")}


def make(source: Path, target: Path, family: str, wanted: set[int]) -> None:
    """Write one face of a collection, with the wanted characters only."""
    (font,) = (face for face in TTCollection(source, lazy=True) if face["name"].getDebugName(1) == family)
    options = Options(layout_features=["kern", "halt", "palt"], name_IDs=["*"], desubroutinize=False, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.save(target)


def main(folder: Path) -> None:
    """Write all faces."""
    own = own_characters()
    for region, (family, codec) in FACES.items():
        for weight in WEIGHTS:
            target = ROOT / "resources" / "fonts" / f"NotoSansCJK{region}-{weight}.otf"
            make(folder / f"NotoSansCJK-{weight}.ttc", target, family, characters(codec) | own)
            print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
