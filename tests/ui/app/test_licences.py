"""The list of what is inside is true: by the lock of what is packed, the fonts, and the libraries that are bundled."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gundam_desktop.locate import resource
from gundam_desktop.ui.app.licences import inside

ROOT = Path(__file__).parents[3]
COMPATIBLE = {
    *("MIT", "MIT-0", "X11", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "Unicode-3.0", "OFL-1.1", "LGPL-3.0-only"),
    *("CC0-1.0", "FTL", "IJG", "MIT-Modern-Variant", "Zlib", "libpng-2.0"),
    "LGPL-2.1-or-later",
    "GPL-2.0-or-later WITH Bootloader-exception",
}
"""Licences whose parts may be packed into a program under the MIT licence."""


def locked(name: str) -> set[str]:
    """The packages of a lock file."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+)==", text, re.MULTILINE))


@pytest.mark.clone
def test_every_locked_package_is_listed_as_part_or_as_tool_and_none_else() -> None:
    tools = json.loads(resource("licences.json").read_text(encoding="utf-8"))["tools"]
    parts = {part for entry in inside() for part in entry.parts}
    packages = locked("lock-package.txt")
    assert packages - parts - tools.keys() == set()
    assert tools.keys() - packages == set()
    assert tools.keys() & parts == set()
    assert locked("lock.txt") <= packages


def test_every_font_is_listed() -> None:
    parts = {part for entry in inside() for part in entry.parts}
    fonts = {path.stem.partition("-")[0] for path in resource("fonts").glob("*.[ot]tf")}
    assert fonts - parts == set()
    assert fonts


@pytest.mark.clone
def test_every_bundled_library_is_listed() -> None:
    spec = (ROOT / "packaging" / "gundam_desktop.spec").read_text(encoding="utf-8")
    (written,) = re.findall(r"^BUNDLED = \((.+)\)", spec, re.MULTILINE)
    libraries = re.findall(r'"([^"]+)"', written)
    parts = tuple(part for entry in inside() for part in entry.parts)
    assert [name for name in libraries if not name.startswith(parts)] == []
    assert libraries


def test_every_licence_fits_that_of_the_program() -> None:
    licences = {licence for entry in inside() for licence in (entry.licence, *entry.contains.values())}
    assert {each for licence in licences for each in re.split(" AND | OR ", licence)} - COMPATIBLE == set()


def test_what_qt_is_made_of_is_listed() -> None:
    (qt,) = (entry for entry in inside() if entry.name == "Qt")
    assert {"FreeType", "HarfBuzz", "libjpeg-turbo", "libpng", "PCRE2", "zlib"} <= qt.contains.keys()
