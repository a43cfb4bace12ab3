"""Reads card packs from files that anybody may have made."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from gundam_desktop.games.gcg.cards.card_lists import number_of
from gundam_desktop.games.gcg.cards.pack import FORMAT, LoadedPack, Pack, ReadPack, digest_of
from gundam_desktop.games.gcg.cards.sets import BadCardSet, read_json
from gundam_desktop.games.gcg.cards.validation_errors import faults_of
from gundam_desktop.signing import Signed, is_signature

DEEPEST: Final = 10
"""The most levels of lists and mappings in a pack."""


def read_pack(path: Path) -> ReadPack:
    """Read a pack. Raises `BadCardSet`."""
    return checked_pack(path, read_json(path))


def checked_pack(path: Path, data: Any) -> ReadPack:
    """Return data as a pack; `path` is the file that has it or will have it.

    Raises `BadCardSet`, also for a signature that is not valid.
    """
    if not isinstance(data, dict) or "pack" not in data:
        raise BadCardSet([f'{path}: not a card pack; expected {{"pack": {FORMAT}, "name": ..., "cards": [...]}}'])
    if type(data["pack"]) is not int or data["pack"] != FORMAT:
        given = json.dumps(data["pack"])[:40]
        raise BadCardSet([f"{path}: pack: this program reads packs of format {FORMAT} (got {given}); update it"])
    if _is_nested(data):
        raise BadCardSet([f"{path}: nested too deeply; expected {DEEPEST} levels at most"])
    try:
        read = ReadPack(Pack.model_validate(data), digest_of(data), data)
    except ValidationError as error:
        raise BadCardSet([f"{path}: {fault.field}: {fault.message}" for fault in faults_of(error, data)]) from None
    signature = read.pack.signature
    if signature is not None and not is_signature(Signed(signature.key, signature.value), signed_message(read.digest)):
        raise BadCardSet([f"{path}: signature: it is not valid: the pack was changed after it was signed"])
    return read


def signed_message(digest: str) -> bytes:
    """Return what is signed of a pack: it says what it is for, so that a signature fits nothing else."""
    return f"gundam-desktop card pack {digest}".encode()


def _is_nested(data: Any) -> bool:
    """True for data of more levels than any pack has; what handles each level by a call could not bear many."""
    level = [data]
    for _ in range(DEEPEST):
        level = [inner for each in level if isinstance(each, dict | list) for inner in _inside(each)]
    return bool(level)


def _inside(value: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value


def loaded_pack(path: Path, read: ReadPack, shipped: Container[str]) -> LoadedPack:
    """Return an installed pack; the numbers in `shipped` are those of the program."""
    theirs = tuple(number for number in map(number_of, read.pack.cards) if number in shipped)
    return LoadedPack(path, read.pack, read.digest, theirs)
