"""Records as a stranger may make them: every checksum right, and the content wrong."""

from __future__ import annotations

import json
import random
import zlib
from typing import Any

VALUES: tuple[Any, ...] = (None, True, -1, 3, 10**30, 1.5, "", "x", "\x00\x1b[31m", "../../x", [], [[]], {}, {"a": 1})


def sealed(text: bytes) -> bytes:
    """A line with its checksum."""
    return b"%08x %s\n" % (zlib.crc32(text), text)


def texts_of(data: bytes) -> list[bytes]:
    """The lines of a record without their checksums."""
    return [line.partition(b" ")[2] for line in data.splitlines()]


def changed(value: Any, chance: random.Random) -> Any:
    """A copy of JSON data with one value somewhere in it replaced, removed or doubled."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        if chance.random() < 0.1:
            return {other: value[other] for other in value if other != key}
        return {**value, key: changed(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        if chance.random() < 0.1:
            return [*value[:at], *value[at + 1 :]]
        return [*value[:at], changed(value[at], chance), *value[at + 1 :]]
    return chance.choice(VALUES)


def changed_line(text: bytes, chance: random.Random) -> bytes:
    """A line's text with one value changed."""
    return json.dumps(changed(json.loads(text), chance)).encode()
