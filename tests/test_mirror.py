"""Tests mirror the package: the tests of a module are found at the same place, by its name."""

from __future__ import annotations

from pathlib import Path

import gundam_desktop

PACKAGE = Path(gundam_desktop.__file__).parent
TESTS = Path(__file__).parent
ACROSS = {
    "games/gcg/effects/both_ways": "what is worded and read again is the same: wording, reader and language together",
    "games/contract": "what every game of the registry keeps, and the one that is only for tests",
    "games/toy": "a game of its own that the program does not ship: the seam is enough for it",
    "fuzz": "files that a fuzzer has made: each is read, or refused in a line",
    "net/whole": "games over a network: hidden cards, killed servers, bad links, players in any order",
    "properties": "what holds for everything that chance makes: games, cards, decks, lists",
    "recorded": "whole games that were written down, and files of earlier versions of the program",
    "scenarios": "positions with what may be done in them, by clause, card and edition",
    "ui/pictures": "the whole window, as pictures of known positions",
    "ui/whole": "the whole client: games, crashes, failures, texts that fit, two people at one machine",
}
"""Folders whose tests show something of several modules at once, with what they show."""
PROJECT = {
    "test_architecture.py",
    "test_conftest.py",
    "test_game_words.py",
    "test_documents.py",
    "test_mirror.py",
    "test_packages.py",
    "test_run.py",
    "test_screen_words.py",
}
"""Tests of the project itself."""


def test_the_tests_of_a_module_have_its_name_and_place() -> None:
    homeless = [path for path in _mirroring() if not _has_original(path)]
    assert not homeless, "\n".join(
        f"tests/{path}: there is no gundam_desktop/{path.parent}/{path.stem.removeprefix('test_')}(.py); rename it"
        " after the module that it tests, divide it if there are several modules, or move it into a folder for tests"
        f" across modules ({', '.join(ACROSS)})"
        for path in homeless
    )


def test_folders_for_tests_across_modules_are_there_and_have_tests() -> None:
    assert [folder for folder in ACROSS if not list((TESTS / folder).glob("test_*.py"))] == []


def test_what_is_not_mirrored_is_noticed() -> None:
    assert _has_original(Path("records/test_store.py"))
    assert _has_original(Path("records/test_records.py")), "a package as a whole"
    assert not _has_original(Path("records/test_stores.py"))
    assert not _has_original(Path("test_store.py"))


def _mirroring() -> list[Path]:
    """The files with tests of one module, by their path within the folder of the tests."""
    paths = [path.relative_to(TESTS) for path in sorted(TESTS.rglob("test_*.py"))]
    return [path for path in paths if path.name not in PROJECT and not _is_across(path)]


def _is_across(path: Path) -> bool:
    return any(path.is_relative_to(folder) for folder in ACROSS)


def _has_original(path: Path) -> bool:
    """True if the package has a module or folder of that name there, or the folder itself is meant."""
    folder, name = PACKAGE / path.parent, path.stem.removeprefix("test_")
    return (folder / f"{name}.py").is_file() or (folder / name).is_dir() or (folder.name == name and folder != PACKAGE)
