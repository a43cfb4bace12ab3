"""Documents are true: their commands run or could, the commands, scripts and files that they name are there."""

from __future__ import annotations

import itertools
import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gundam_desktop.cli.main import main, parser_of
from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.model.editions import NEWEST
from gundam_desktop.games.gcg.rulebook import RULEBOOK

pytestmark = pytest.mark.clone
ROOT = Path(__file__).parents[1]
GUIDES = sorted((ROOT / "docs" / "guide").glob("*.md"))
DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("[a-z]*/**/README.md")})
_BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
_NAMED = re.compile(r"(?:gundam-desktop|python3 run\.py) ([a-z]+)(?= |`|$)", re.MULTILINE)
_CODE = re.compile(r"`([^`\n]+)`")
_SCRIPT = re.compile(r"(?:python3?|\.venv/bin/python) (-m )?([\w./-]+)(.*)")
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_PIPE = re.compile(r" \\?\| ")
_MARKS = re.compile(r"\(&\w\)|&|…")
_OPTION = re.compile(r"--[a-z][a-z-]+")
_CLAUSE = re.compile(r"(?<![\w-])\d{1,2}(?:-\d{1,2}){2,}(?![\w-])")
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


def code(file: Path) -> list[str]:
    """The lines of the blocks of a document, and what it has as code in its sentences."""
    text = file.read_text(encoding="utf-8")
    lines = [line.partition(" #")[0].strip() for block in _BLOCK.findall(text) for line in block.splitlines()]
    return [*lines, *_CODE.findall(_BLOCK.sub("", text))]


def calls(file: Path) -> list[list[str]]:
    """The calls of the program that a document shows, as their words up to a pipe; none whose command is left open."""
    starts = ("gundam-desktop ", "python3 run.py ")
    shown = [line.removeprefix(start) for line in code(file) for start in starts if line.startswith(start)]
    shown = [_PIPE.split(line)[0] for line in shown]
    return [words for line in shown if (words := shlex.split(line)) and words[0].islower() and words[0][0] != "-"]


def on_screen(language: str) -> set[str]:
    """The client's texts in a language, as a guide writes them."""
    file = ROOT / "resources" / "translations" / f"gundam_desktop_{'ja' if language == 'en' else language}.ts"
    which = "source" if language == "en" else "translation"
    return {plain(message.findtext(which) or "") for message in ElementTree.parse(file).iter("message")}


def plain(text: str) -> str:
    """A text of a menu or button without its letter for the keyboard and its dots."""
    return _MARKS.sub("", text).strip()


def names() -> set[str]:
    """The names of all commands."""
    (group,) = [action for action in parser_of()._actions if action.dest == "command"]
    return set(group.choices or ())


@pytest.mark.parametrize("command", commands(GUIDES))
def test_the_commands_of_the_guide_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)) == 0, capsys.readouterr().err
    assert capsys.readouterr().out


def test_the_commands_of_the_contributors_guide_run_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    for command in commands([ROOT / "docs" / "adding.md"]):
        if command.startswith("simulate "):
            continue  # takes its time; tests/cli and tests/bots play such games
        assert main(shlex.split(command)) == 0, capsys.readouterr().err


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_calls_have_the_form_that_the_program_wants(file: Path) -> None:
    for words in calls(file):
        parser_of().parse_args(words)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_scripts_and_their_options_are_there(file: Path) -> None:
    for line in code(file):
        if line.startswith(".venv/bin/pytest "):
            paths = [word for word in line.split()[1:] if "/" in word and not word.endswith("...")]
            assert [path for path in paths if not (ROOT / path).exists()] == []
        elif named := _SCRIPT.fullmatch(line):
            module, name, rest = named.groups()
            script = ROOT / (f"{name.replace('.', '/')}.py" if module else name)
            if name != "run.py" and (not module or name.startswith("tests.")):
                assert [option for option in _OPTION.findall(rest) if option not in script.read_text("utf-8")] == []


def test_the_guides_of_all_languages_have_the_same_commands_and_sections() -> None:
    texts = [file.read_text(encoding="utf-8") for file in GUIDES]
    assert len(texts) == 3
    assert len({tuple(re.findall(r"^#+ ", text, re.MULTILINE)) for text in texts}) == 1
    assert len({text.count("\n| ") for text in texts}) == 1
    assert len({tuple(line.split()[0] for line in commands([file])) for file in GUIDES}) == 1


@pytest.mark.parametrize("guide", [guide for guide in GUIDES if guide.stem != "en"], ids=lambda file: file.stem)
def test_a_paragraph_of_a_language_without_spaces_is_one_line(guide: Path) -> None:
    text = _BLOCK.sub("", guide.read_text(encoding="utf-8"))
    begins = re.compile(r"$|[#|!-]|\d+\. ")
    lines = text.splitlines()
    goes_on = [line for before, line in itertools.pairwise(lines) if before.strip() and not begins.match(line)]
    assert goes_on == [], "a line end is shown as a space"


def test_what_the_guides_refer_to_is_inside_the_program() -> None:
    inside = (ROOT / "packaging" / "wheel_data.py").read_text(encoding="utf-8")
    named = {
        link for guide in GUIDES for link in _LINK.findall(guide.read_text(encoding="utf-8")) if link.startswith("..")
    }
    assert named
    assert [link for link in named if f'"docs/{link.removeprefix("../")}"' not in inside] == []


@pytest.mark.parametrize("guide", GUIDES, ids=lambda file: file.stem)
def test_what_the_guides_set_in_bold_is_on_the_screen(guide: Path) -> None:
    sections = guide.read_text(encoding="utf-8").split("\n## ")[1:]
    about_the_client = [section for section in sections if "pipx install" not in section]
    named = {
        plain(part) for section in about_the_client for term in _BOLD.findall(section) for part in term.split(" → ")
    }
    assert len(named) > 10
    assert named - on_screen(guide.stem) == set()


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_commands_and_files_that_are_named_are_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert set(_NAMED.findall(text)) - names() == set()
    assert [link for link in _LINK.findall(text) if not (file.parent / link).exists()] == []


@pytest.mark.parametrize("name", ["chances.md", "decks.md"])
def test_documents_of_decks_cite_the_edition_by_which_decks_are_judged(name: str) -> None:
    cited = _CLAUSE.findall((ROOT / "docs" / name).read_text(encoding="utf-8"))
    assert cited
    assert [number for number in cited if number not in RULEBOOK.book(NEWEST)] == []


def test_no_text_of_the_screen_has_a_clause_of_one_edition() -> None:
    assert {text for text in on_screen("en") if _CLAUSE.search(text)} == set()


def test_the_readme_counts_the_cards() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"([\d,]+) cards with\s+tokens and resources", readme) == [f"{len(shipped_sets()):,}"]
