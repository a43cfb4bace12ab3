"""Puts the data folders from the top of the repository into the wheel, where the program finds them."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("resources", "cardsets", "tests/scenarios/clauses", "tests/scenarios/editions")
TARGET = Path("gundam_desktop", "_data")


class BuildWithData(build_py):  # type: ignore[misc, unused-ignore]
    """Build the package, then copy the data folders beside its modules (not for an editable install)."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        data = Path(self.build_lib) / TARGET
        shutil.rmtree(data, ignore_errors=True)
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, data / folder, ignore=shutil.ignore_patterns("__pycache__", ".*"))

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        data = Path(self.build_lib) / TARGET
        outputs: list[str] = super().get_outputs(include_bytecode)
        return outputs + [str(path) for path in sorted(data.rglob("*")) if path.is_file()]
