"""Texts from programs and people outside: lines of the protocol of bots, and documents of the rules."""

from __future__ import annotations

import os
from pathlib import Path

from gundam_desktop.bots.protocol.messages import MessageError, from_program, to_engine
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.rulebook.own_document import document, load
from tests.fuzz.messages import is_message


def protocol(data: bytes, _folder: Path) -> None:
    """Lines that a program sends, as an opponent or to the engine: each is a message, or its fault is told."""
    for line in data.decode(errors="replace").splitlines():
        for read in (from_program, to_engine):
            try:
                read(line)
            except MessageError as error:
                is_message(str(error))


def rules(data: bytes, folder: Path) -> None:
    """A document of the rules: kept so that it can be read again, or its fault is told."""
    os.environ["GUNDAM_DESKTOP_HOME"] = str(folder)
    path = folder / "rules.txt"
    path.write_bytes(data)
    try:
        laid = load(path, RULEBOOK)
    except RulebookError as error:
        is_message(str(error))
        return
    assert set(laid.matched) <= {*document(RULEBOOK, laid.edition, laid.language)}
