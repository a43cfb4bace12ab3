"""Chooses the corpus: `python -m tests.fuzz.choose_corpus FORMAT FOLDER ... --most BYTES`.

Of the files of the corpus and of the folders, the smallest first, those that reach lines of the program that none
before them has reached, until together they are `BYTES` large. They take the place of the corpus, save for its files
`found-*`, on which a target has once failed.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

import gundam_desktop
from tests.fuzz.targets import TARGETS, Target

CORPUS = Path(__file__).parent / "corpus"
FOUND = "found-"
_PACKAGE = str(Path(gundam_desktop.__file__).parent)
Line = tuple[str, int]


def reached(target: Target, data: bytes) -> set[Line]:
    """The lines of the program that a target runs for an input. What the target fails with is raised."""
    lines: set[Line] = set()

    def trace(frame: FrameType, _event: str, _argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(_PACKAGE):
            return None
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    with tempfile.TemporaryDirectory() as folder:
        sys.settrace(trace)
        try:
            target(data, Path(folder))
        finally:
            sys.settrace(None)
    return lines


def chosen(target: Target, inputs: list[bytes], most: int) -> list[bytes]:
    """The inputs that reach something new, the smallest first, `most` bytes together."""
    known: set[Line] = set()
    found: list[bytes] = []
    for data in sorted(inputs, key=len):
        if sum(map(len, found)) + len(data) > most:
            break
        lines = reached(target, data)
        if lines - known:
            known |= lines
            found.append(data)
    return found


def main() -> None:
    """Choose the corpus of one format."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("format", choices=[*TARGETS])
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--most", type=int, default=25_000)
    given = parser.parse_args()
    folder = CORPUS / given.format
    paths = [path for each in (folder, *given.folders) for path in each.iterdir() if path.suffix != ".txt"]
    inputs = list({path.read_bytes() for path in paths})
    target = TARGETS[given.format]
    for data in inputs[:20]:
        reached(target, data)  # what runs once for all is no reason to choose the first
    found = chosen(target, inputs, given.most)
    for path in folder.iterdir():
        if not path.name.startswith(FOUND):
            path.unlink()
    for data in found:
        (folder / hashlib.sha256(data).hexdigest()[:12]).write_bytes(data)
    print(f"{given.format}: inputs kept {len(found)} of {len(inputs)}, bytes {sum(map(len, found))}")


if __name__ == "__main__":
    main()
