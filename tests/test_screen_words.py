"""One word for one thing: no text that is shown uses a word that docs/words.md rules out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gundam_desktop.tutorial.lesson_texts import read_texts

pytestmark = pytest.mark.clone
ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "ja", "zh")
FILES_OF_WORDS = ("gcg", "violations", "decks", "lists", "search")
SECTIONS = {
    "gcg": "## The rules of the GUNDAM CARD GAME",
    "gundam_war": "## The rules of GUNDAM WAR",
    "digrayn": "## The rules of Fragment Digrayn",
    "zoids": "## The rules of the Zoids Battle Card Game",
}
OTHERS = tuple(SECTIONS)[1:]
PROGRAM = "## The program"


def ruled_out(language: str, game: str = "gcg") -> list[str]:
    """The words that docs/words.md has in the column "not" of a language, for the texts of a game."""
    column = 2 * LANGUAGES.index(language) + 1
    lines = [*_lines(SECTIONS[game]), *_lines(PROGRAM)]
    rows = [line.strip("|").split("|") for line in lines if line.startswith("| ")]
    return [word.strip() for row in rows for word in row[column].split(",") if word.strip() not in ("", "not", "---")]


def shown(language: str) -> Iterator[str]:
    """Every text of the client, of the game's files of words and of its lessons, in a language."""
    file = ROOT / "resources" / "translations" / f"gundam_desktop_{'ja' if language == 'en' else language}.ts"
    for message in ElementTree.parse(file).getroot().iter("message"):
        text = message.find("source" if language == "en" else "translation")
        assert text is not None
        yield "".join(text.itertext()).replace("&", "")
    for name in FILES_OF_WORDS:
        path = ROOT / "resources" / "games" / "gcg" / "words" / f"{name}.{language}.json"
        yield from _sentences(json.loads(path.read_text(encoding="utf-8")))
    yield from shown_in_lessons(ROOT / "resources", language)
    yield from shown_in_lessons(ROOT / "resources" / "games" / "gcg", language)


def shown_in_lessons(folder: Path, language: str) -> Iterator[str]:
    """Every sentence of the lessons in a folder, in a language."""
    for path in sorted((folder / "lessons" / "text").glob(f"*.{language}.yaml")):
        texts = read_texts(path)
        yield from (texts.sentence(key) for key in texts)


def shown_of(game: str, language: str) -> Iterator[str]:
    """Every text of another game in a language: its words, its clauses, its lessons, what is said of it."""
    folder = ROOT / "resources" / "games" / game
    for path in (folder / "words" / f"{game}.{language}.json", folder / "rulebook" / f"1.0.{language}.json"):
        yield from _sentences(json.loads(path.read_text(encoding="utf-8")))
    yield from shown_in_lessons(folder, language)
    yield json.loads((folder / "game.json").read_text(encoding="utf-8"))["note"][language]


def broken(texts: Iterator[str], words: list[str]) -> list[str]:
    """The texts that use one of the words, with the word; names in braces are no text."""
    patterns = {word: re.compile(rf"\b{word}\b" if word.isascii() else word, re.IGNORECASE) for word in words}
    return [
        f"{word!r} in {text!r}"
        for text in texts
        for word, pattern in patterns.items()
        if pattern.search(re.sub(r"\{[^}]*\}", "", text))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_has_one_word(language: str) -> None:
    found = broken(shown(language), ruled_out(language))
    for game in OTHERS:
        found += broken(shown_of(game, language), ruled_out(language, game))
    assert not found, "see docs/words.md:\n" + "\n".join(found)


def test_a_word_that_is_ruled_out_is_found() -> None:
    assert "mulligan" in ruled_out("en")
    assert "墓地" in ruled_out("ja")
    texts = ["Mulligan this hand?", "Redraw", "{color}"]
    assert broken(iter(texts), ["mulligan", "color"]) == ["'mulligan' in 'Mulligan this hand?'"]


def _lines(section: str) -> list[str]:
    """The lines of a section of docs/words.md."""
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    return text.partition(f"{section}\n")[2].partition("\n## ")[0].splitlines()


def _sentences(part: object) -> Iterator[str]:
    """The texts within a file of words. A list holds what a player may type, or a figure's marks: it is not checked."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from _sentences(value)
