"""A card pack: one JSON file with the cards of a set and their restrictions, errata and answers, perhaps signed."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from gundam_desktop.games.gcg.cards.card import LONGEST_NAME, Day, Name
from gundam_desktop.games.gcg.effects.reader import LONGEST_TEXT
from gundam_desktop.quoting import is_control

SUFFIX: Final = ".pack"
FORMAT: Final = 1
MOST_ENTRIES: Final = 2000
"""The most cards, errata, restrictions or answers of a pack."""
MOST_NUMBERS: Final = 100
"""The most cards that one answer is about."""
_SIGNATURE: Final = "signature"


def _checked_pack_name(text: str) -> str:
    if text != text.strip() or not text or not any(map(str.isalnum, text)):
        raise ValueError(f"expected a name with letters, of at most {LONGEST_NAME} characters")
    return text


def _checked_text(text: str) -> str:
    if any(is_control(sign) and sign != "\n" for sign in text):
        raise ValueError("expected a text without control characters")
    return text


def _formed(pattern: str, right: str) -> AfterValidator:
    """Return a check that a text has the form of a pattern; `right` says in words what is expected."""

    def checked(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError(f"expected {right}")
        return text

    return AfterValidator(checked)


Text = Annotated[str, Field(max_length=2 * LONGEST_TEXT), AfterValidator(_checked_text)]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", strict=True, defer_build=True)


class PackErratum(_Part):
    """A correction of a card of the pack or of the program: an ability as worded until a day, and from that day on."""

    number: Name
    since: Day
    before: Text
    after: Text


class Answer(_Part):
    """An official answer to a question about cards."""

    id: Name
    cards: Annotated[tuple[Name, ...], Field(max_length=MOST_NUMBERS, strict=False)] = ()
    question: Text
    answer: Text
    date: Annotated[str, Field(max_length=10)] = ""


class Signature(_Part):
    """An Ed25519 signature of a pack's digest."""

    key: Annotated[str, _formed("[0-9a-f]{64}", "64 hexadecimal figures")]
    """The public key, in hexadecimal figures."""
    value: Annotated[str, _formed("[0-9a-f]{128}", "128 hexadecimal figures")]


class Pack(_Part):
    """What a pack holds. Cards are entries of a list with wording (`card_lists.py`), judged when they are loaded."""

    format: Literal[1] = Field(alias="pack")
    name: Annotated[Name, AfterValidator(_checked_pack_name)]
    """Packs of one name are versions of the same pack."""
    version: Annotated[str, _formed("[0-9]{1,8}([.-][0-9]{1,8}){0,4}", "up to five figures with dots, such as 1.2")]
    """Figures in up to five parts, such as `1.2` or `2026-11-29`."""
    cards: Annotated[tuple[Any, ...], Field(max_length=MOST_ENTRIES, strict=False)] = ()
    restrictions: Annotated[tuple[Any, ...], Field(max_length=MOST_ENTRIES, strict=False)] = ()
    """In the form of the program's own restrictions, checked by `decks/restrictions.py`."""
    errata: Annotated[tuple[PackErratum, ...], Field(max_length=MOST_ENTRIES, strict=False)] = ()
    answers: Annotated[tuple[Answer, ...], Field(max_length=MOST_ENTRIES, strict=False)] = ()
    signature: Signature | None = None

    @property
    def version_key(self) -> tuple[int, ...]:
        """The version as numbers, which order versions by age."""
        return tuple(map(int, self.version.replace("-", ".").split(".")))


class ReadPack(NamedTuple):
    """A pack that was read from a file."""

    pack: Pack
    digest: str
    """A hash of everything but the signature: packs with equal digests hold the same."""
    data: Mapping[str, Any]
    """The content of the file."""


class LoadedPack(NamedTuple):
    """A pack whose cards are in use."""

    path: Path
    pack: Pack
    digest: str
    shipped: tuple[str, ...]
    """Numbers in it that the program has itself: the program's cards are used."""

    @property
    def name(self) -> str:
        return self.pack.name


def digest_of(data: Mapping[str, Any]) -> str:
    """Return the digest of a pack's data: SHA-256 of its JSON with sorted keys, without the signature."""
    signed = {key: value for key, value in data.items() if key != _SIGNATURE}
    text = json.dumps(signed, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
