"""The player's own copy of an official document: read from a text file, compared with our text, kept on this computer.

It reads numbered paragraphs, including bullets, full-width digits and wrapped lines. A table of contents, headings
without numbers and page numbers are left out.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.locate import player_folder
from gundam_desktop.plurals import counted
from gundam_desktop.reading import UnfitFile, read_whole
from gundam_desktop.rulebook.book import RulebookError, parts
from gundam_desktop.rulebook.rulebook import LANGUAGE, Rulebook
from gundam_desktop.writing import write_whole

FOLDER = "rules"
LARGEST = 5_000_000
"""The most bytes of a file; a document takes a twentieth of that."""
LONGEST_NUMBER = 40
"""The most characters of a paragraph's number; those of the rules take a quarter of that."""
MOST_NUMBERS = 20_000
"""Paragraphs of a document; the rules have a twentieth of it."""
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]")
_HALF_WIDTH = {0xFF10 + digit: 0x30 + digit for digit in range(10)} | str.maketrans("．。－‐‑–—−", "..------")
"""Characters that are read like those of a number; each is one character, so that positions in the line stay valid."""
_NUMBERED = re.compile(r"[\s\-・•*●○#]*([1-9]\d*(?:-[1-9]\d*)*)\.(?!\d)\s*")
_PAGE = re.compile(r"[\s\-]*\d+[\s\-]*")
_EXAMPLE = re.compile(r"\s*(?:例|examples?\b|e\.g\.)", re.IGNORECASE)
_ENDED = re.compile(r"[.!?。！？：:」）)]$")
_WIDE = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]")
_KANA = re.compile(r"[ぁ-ゖァ-ヺ]")
_HANZI = re.compile(r"[一-鿿]")


class Laid(NamedTuple):
    """A document compared with our text."""

    edition: str
    language: str
    matched: tuple[str, ...]
    """Numbers that both have, in their order."""
    missing: tuple[str, ...]
    """Numbers of our clauses that the document has not."""
    extra: tuple[str, ...]
    """Numbers of the document that our book has not."""


def load(path: Path, rulebook: Rulebook, language: str = "", edition: str = "") -> Laid:
    """Read a document, compare it with our text and keep it in place of an earlier one of that edition and language.

    An empty `language` is detected by the letters; an empty `edition` becomes the one whose numbers fit best.
    `RulebookError` for a file that is not such a document, `OSError` if it cannot be read or kept.
    """
    clauses = numbered(text_of(path))
    if len(clauses) > MOST_NUMBERS:
        right = f"expected the rules, with {MOST_NUMBERS} at most"
        raise RulebookError(f"{path}: has {counted(len(clauses), 'numbered paragraph')}; {right}")
    known = {each: rulebook.words(each, LANGUAGE) for each in ([edition] if edition else rulebook.editions())}
    chosen = max(known, key=lambda each: sum(number in known[each] for number in clauses))
    book = known[chosen]
    laid = Laid(
        chosen,
        language or language_of(" ".join(clauses.values())),
        tuple(number for number in clauses if number in book),
        tuple(clause.number for clause in book if clause.kind == "clause" and clause.number not in clauses),
        tuple(number for number in clauses if number not in book),
    )
    if not laid.matched:
        right = f"expected lines like `{rulebook.example}. ...`"
        raise RulebookError(f"{path}: no paragraph has the number of a clause; {right}")
    data = {"edition": laid.edition, "language": laid.language, "clauses": clauses}
    write_whole(_kept(rulebook, chosen, laid.language), json.dumps(data, ensure_ascii=False, indent=1).encode())
    return laid


def document(rulebook: Rulebook, edition: str, language: str) -> Mapping[str, str]:
    """Return number -> text of the player's own document of an edition in a language; empty if there is none.

    `RulebookError` for a file that cannot be read.
    """
    path = _kept(rulebook, edition, language)
    if not path.is_file():
        return {}
    try:
        match json.loads(read_whole(path, 3 * LARGEST)):
            case {"clauses": {**clauses}}:
                return {str(number): str(text) for number, text in clauses.items()}
    except (OSError, ValueError, RecursionError) as error:
        raise RulebookError(f"{path}: {error}; load the document again") from None
    raise RulebookError(f"{path}: expected an object with `clauses`; load the document again")


def _kept(rulebook: Rulebook, edition: str, language: str) -> Path:
    return player_folder(FOLDER, rulebook.game, f"{edition}.{language}.json")


def text_of(path: Path) -> str:
    """The text of a file in UTF-8, or in UTF-16 with its mark. `RulebookError` for any other, `OSError` as usual."""
    try:
        data = read_whole(path, LARGEST)
    except UnfitFile as error:
        raise RulebookError(f"{path}: {error.strerror}; expected the text of the rules alone") from None
    if data.startswith(b"%PDF"):
        raise RulebookError(f"{path}: is a PDF; expected its text, saved as a file in UTF-8")
    try:
        return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        raise RulebookError(f"{path}: is no text in UTF-8; save it in UTF-8") from None


def numbered(text: str) -> dict[str, str]:
    """The paragraphs of a document by their numbers, in order.

    Numbers rise in a document. A line that begins with one that does not fit between the others is not the beginning
    of a paragraph but an entry of the table of contents, or a reference at the beginning of a wrapped line.
    """
    lines = _CONTROLS.sub("", text).splitlines()
    heads = [_head(line) for line in lines]
    starts = [at for at, head in enumerate(heads) if head]
    numbers = [parts(head[1]) for head in heads if head]
    begins = [starts[at] for at in _rising(numbers)]
    found = {}
    for begin, end in zip(begins, [*begins, len(lines)][1:], strict=True):
        head = heads[begin]
        assert head is not None
        found[head[1]] = _unwrapped([lines[begin][head.end() :], *lines[begin + 1 : end]])
    return found


def _head(line: str) -> re.Match[str] | None:
    """Return the match of a number at the beginning of a line; None if there is none."""
    head = _NUMBERED.match(line.translate(_HALF_WIDTH))
    return head if head and len(head[1]) <= LONGEST_NUMBER else None


def language_of(text: str) -> str:
    """The language of a text by its letters: `ja` with kana, `zh` with Chinese characters alone, else `en`."""
    if len(_KANA.findall(text)) * 10 > len(text):
        return "ja"
    return "zh" if len(_HANZI.findall(text)) * 10 > len(text) else "en"


def _rising(numbers: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the indexes of the longest rising sequence of numbers; of several, the last one."""
    least: list[tuple[int, ...]] = []
    ends: list[int] = []
    before: list[int] = []
    for place, number in enumerate(numbers):
        length = bisect_left(least, number)
        least[length : length + 1] = [number]
        ends[length : length + 1] = [place]
        before.append(ends[length - 1] if length else -1)
    found: list[int] = []
    at = ends[-1] if ends else -1
    while at >= 0:
        found.append(at)
        at = before[at]
    return found[::-1]


def _unwrapped(lines: Sequence[str]) -> str:
    """Join the lines of a paragraph that was wrapped, even across pages.

    An example, and a sentence after an empty line, begin a new line.
    """
    pieces, apart = [lines[0].strip()], False
    for line in lines[1:]:
        more = line.strip()
        if not more or _PAGE.fullmatch(more):
            apart = True
            continue
        before = pieces[-1]
        if not before:
            pieces[-1] = more
        elif _EXAMPLE.match(more) or (apart and _ENDED.search(before)):
            pieces += "\n", more
        else:
            pieces += "" if _WIDE.match(before[-1]) or _WIDE.match(more) else " ", more
        apart = False
    return "".join(pieces)
