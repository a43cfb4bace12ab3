"""Files that are made to do harm: too deep, too large, too many, of the wrong kind, or with strange characters."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.fuzz.targets import TARGETS

MANY = 20_000
LAUGHS = "\n".join(
    ["a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]"]
    + [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
)
STRANGE = "\x1b[31m\u202egnp.exe\u2066\x00\ud800\U000e0041../../etc/passwd<img src=x>%n%s"
"""Characters that move, hide or turn others, half a character, a path, HTML and placeholders."""
NESTED = "\n".join(" " * n + "a:" for n in range(2000))
DECK = {
    "name": STRANGE,
    "cards": [["ST01-001", 2**63]],
    "id": STRANGE,
    "number": STRANGE,
    "text": STRANGE,
    "a": STRANGE,
}

HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "zeros": bytes(MANY),
    "a mark alone": b"\xef\xbb\xbf",
    "half a character": "{}".encode("utf-16")[:-1],
    "no text": bytes(range(256)) * 100,
    "open lists": b"[" * MANY,
    "closed lists": b"[" * MANY + b"]" * MANY,
    "lists within bounds": b"[" * 400 + b"]" * 400,
    "open objects": b'{"a":' * MANY,
    "closed objects": b'{"a":' * MANY + b"1" + b"}" * MANY,
    "nested blocks": NESTED.encode(),
    "nested items": b"- " * MANY,
    "nested keys": b"? " * MANY,
    "a long number": b"9" * MANY,
    "a list of long numbers": b"[" + b"9" * 5000 + b", 1e999999, -9999999999999999999999]",
    "no numbers": b"[NaN, Infinity, -Infinity, -0]",
    "a number of base sixty": b"a: " + b"59:" * 1000 + b"59",
    "a long text": b'"' + b"x" * 5 * MANY + b'"',
    "a long line": b"x" * 20 * MANY,
    "a long name": b'{"' + b"x" * 5 * MANY + b'": 1}',
    "many numbers": b"[" + b"1," * MANY + b"1]",
    "many names": ("{" + ",".join(f'"n{n}": {{}}' for n in range(MANY // 4)) + "}").encode(),
    "many empty objects": b"[" + b"{}," * MANY + b"{}]",
    "many lines": b"4 GD01-001\n" * MANY,
    "many copies": b"999999999999999999999999 GD01-001\n-4 ST01-001\n0 ST01-002\n",
    "many documents": b"---\na: 1\n" * (MANY // 4),
    "laughs": LAUGHS.encode(),
    "laughs in one list": b"- &a [" + b"x," * 1000 + b"]\n" + b"- [" + b"*a," * 1000 + b"]\n",
    "a circle": b"a: &a\n  b: *a\n",
    "a circle of lists": b"&a [*a, *a]",
    "a circle of merges": b"a: &a\n  <<: *a\n",
    "many anchors": "".join(f"- &a{n} {n}\n" for n in range(MANY // 4)).encode(),
    "an alias of nothing": b"a: *nobody",
    "an object of python": b"!!python/object/apply:os.system ['exit 1']",
    "a binary": b"a: !!binary R0lGODlhDAAMAIQAAP",
    "a name twice": b'{"name": 1, "name": 2}',
    "tabs": b"a:\n\t- b\n",
    "strange characters": json.dumps(DECK).encode(),
    "a list of strange characters": json.dumps([DECK, STRANGE]).encode(),
    "plain strange characters": "\n".join(f"{key}: {STRANGE}" for key in DECK).encode(errors="surrogatepass"),
    "wrong kinds": json.dumps({key: [None, True, 1.5, {}, []] for key in DECK}).encode(),
}


@pytest.mark.sampled
@pytest.mark.qt_log_ignore("^(libpng|qt\\.gui\\.imageio|Corrupt JPEG|.*JPEG)", extend=True)
@pytest.mark.parametrize("data", HOSTILE)
@pytest.mark.parametrize("name", [name for name in TARGETS if name != "query"])  # which is typed, and no file
def test_a_file_that_is_made_to_do_harm_is_read_or_refused_in_a_line(
    name: str, data: str, tmp_path: Path, qapp: object
) -> None:
    TARGETS[name](HOSTILE[data], tmp_path)
