"""The pictures of README and guide: each is made by the script, at a position that is one."""

from __future__ import annotations

import re

import pytest

from gundam_desktop.cli.main import main
from tests.ui.pictures.document_pictures import DOCUMENTS, POSITION, pictures

pytestmark = pytest.mark.clone
_PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
LARGEST = 200_000
"""Bytes of a picture: README is read on a telephone, too."""


def test_every_picture_of_the_documents_is_made_by_the_script() -> None:
    files = [*DOCUMENTS.parent.glob("*.md"), *DOCUMENTS.rglob("*.md")]
    shown = {(file.parent / name).resolve() for file in files for name in _PICTURE.findall(file.read_text("utf-8"))}
    assert shown == set(pictures())
    assert {path for path in DOCUMENTS.rglob("*.png") if path.is_file()} == shown, "none is left over"
    assert [path for path in shown if path.stat().st_size > LARGEST] == []


def test_their_position_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(POSITION)]) == 0, capsys.readouterr().err
