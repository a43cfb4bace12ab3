"""Every file of the corpus: files that once reached new code, or failed, are read as the program reads them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
LARGEST = 300_000
"""Bytes of the whole corpus."""


def test_each_format_has_a_corpus_and_it_is_small() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == {*TARGETS}
    assert sum(path.stat().st_size for path in CORPUS.rglob("*")) < LARGEST


@pytest.mark.qt_log_ignore("^(libpng|qt\\.gui\\.imageio|Corrupt JPEG|.*JPEG)", extend=True)
@pytest.mark.parametrize("name", TARGETS)
def test_the_corpus_is_read(name: str, tmp_path: Path, qapp: object) -> None:
    for number, path in enumerate(sorted((CORPUS / name).iterdir())):
        folder = tmp_path / str(number)
        folder.mkdir()
        TARGETS[name](path.read_bytes(), folder)
