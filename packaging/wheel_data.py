"""Puts the data folders from the top of the repository into the wheel, where the program finds them.

Where the rules engine can be compiled, it is added, and the wheel is one for this platform; else the wheel is for any.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.egg_info import egg_info

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (
    *("resources", "cardsets", "tests/scenarios/clauses", "tests/scenarios/editions"),
    *("tests/games/gundam_war/scenarios", "tests/games/digrayn/scenarios", "tests/games/zoids/scenarios", "docs/guide"),
)
FILES = ("docs/keyboard.md", "docs/own_cards.md", "docs/packs.md", "docs/server.md")
"""What the guide refers to, which is read under Help, too."""
TARGET = Path("gundam_desktop", "_data")
ENGINE = Path("gundam_desktop", "_compiled")
FIRST_ZIP_DATE = "315532800"
"""1980-01-01, in seconds since 1970."""
REPOSITORY = ROOT / "packaging" / "repository.txt"
"""The address of the public repository, on one line; empty while there is none."""


@cache
def compiled_engine() -> Path | None:
    """Return the folder with the compiled engine; None where it cannot be compiled."""
    command = [sys.executable, str(ROOT / "packaging" / "compiled_engine.py")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    folder = Path(done.stdout.strip())
    return folder if done.returncode == 0 and folder.is_dir() else None


class BuildWithData(build_py):  # type: ignore[misc, unused-ignore]
    """Build the package, then copy the data folders beside its modules (not for an editable install)."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        data = Path(self.build_lib) / TARGET
        shutil.rmtree(data, ignore_errors=True)
        for name in FOLDERS:
            shutil.copytree(ROOT / name, data / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        for name in FILES:
            shutil.copy(ROOT / name, data / name)
        command = [sys.executable, str(ROOT / "packaging" / "prepared_data.py"), str(data / "prepared")]
        subprocess.run(command, cwd=ROOT, check=True)
        engine = Path(self.build_lib) / ENGINE
        shutil.rmtree(engine, ignore_errors=True)
        if (folder := compiled_engine()) is not None:
            shutil.copytree(folder, engine)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        outputs: list[str] = super().get_outputs(include_bytecode)
        added = (path for folder in (TARGET, ENGINE) for path in sorted((Path(self.build_lib) / folder).rglob("*")))
        return outputs + [str(path) for path in added if path.is_file()]


class NamesRepository(egg_info):  # type: ignore[misc, unused-ignore]
    """Add the addresses that a package index shows, and that of each picture and page in the README."""

    def run(self) -> None:
        address, metadata = REPOSITORY.read_text(encoding="utf-8").strip(), self.distribution.metadata
        if address:
            metadata.project_urls = {"Source": address, "Issues": f"{address}/issues"}
            metadata.long_description = absolute(metadata.long_description, address)
        super().run()


def absolute(readme: str, address: str) -> str:
    """Return a text in Markdown whose links and pictures lead into a repository, not beside the text."""
    return re.sub(
        r"(!?)(\[[^\]]*\])\((?!\w+:|#)([^)]+)\)",
        lambda part: f"{part[1]}{part[2]}({address}/{'raw' if part[1] else 'blob'}/HEAD/{part[3]})",
        readme,
    )


class WheelOfThisPlatform(bdist_wheel):  # type: ignore[misc, unused-ignore]
    """A wheel for this platform and this Python if it holds the compiled engine."""

    def finalize_options(self) -> None:
        # Two wheels of one commit are equal to the byte: all files in them have the same date.
        os.environ["SOURCE_DATE_EPOCH"] = os.environ.get("SOURCE_DATE_EPOCH") or FIRST_ZIP_DATE
        # An editable install makes this command, too, and must not wait for the compiler.
        if "bdist_wheel" in self.distribution.commands and compiled_engine() is not None:
            self.distribution.has_ext_modules = lambda: True
        super().finalize_options()
