"""Documents are true: their commands run, the commands and files that they name are there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main, parser_of

pytestmark = pytest.mark.clone
ROOT = Path(__file__).parents[1]
GUIDES = sorted((ROOT / "docs" / "guide").glob("*.md"))
DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "tests").glob("**/README.md")})
_BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
_NAMED = re.compile(r"(?:gundam-desktop|python3 run\.py) ([a-z]+)(?= |`|$)", re.MULTILINE)
_LINK = re.compile(r"\]\(([\w./-]+\.(?:md|png|py|json|yaml|txt))(?:#[\w-]+)?\)")


def commands(files: list[Path]) -> list[str]:
    """The calls of the program in the blocks of documents, each once, in the order in which they stand there."""
    lines = (
        line.removeprefix("gundam-desktop ").partition(" #")[0].strip()
        for file in files
        for block in _BLOCK.findall(file.read_text(encoding="utf-8"))
        for line in block.splitlines()
        if line.startswith("gundam-desktop ")
    )
    return list(dict.fromkeys(lines))


def names() -> set[str]:
    """The names of all commands."""
    (group,) = [action for action in parser_of()._actions if action.dest == "command"]
    return set(group.choices or ())


@pytest.mark.parametrize("command", commands(GUIDES))
def test_the_commands_of_the_guide_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)) == 0, capsys.readouterr().err
    assert capsys.readouterr().out


def test_the_guides_of_all_languages_have_the_same_commands_and_sections() -> None:
    texts = [file.read_text(encoding="utf-8") for file in GUIDES]
    assert len(texts) == 3
    assert len({tuple(re.findall(r"^#+ ", text, re.MULTILINE)) for text in texts}) == 1
    assert len({text.count("\n| ") for text in texts}) == 1
    assert len({tuple(line.split()[0] for line in commands([file])) for file in GUIDES}) == 1


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_commands_and_files_that_are_named_are_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(_NAMED.findall(text)) - names() == set()
    assert [link for link in _LINK.findall(text) if not (file.parent / link).exists()] == []
