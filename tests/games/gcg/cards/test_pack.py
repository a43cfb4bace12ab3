"""What a pack may hold, and its digest."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from gundam_desktop.games.gcg.cards.pack import MOST_ENTRIES, Pack, digest_of
from tests.games.gcg.cards.pack_files import pack_data

SIGNATURE = {"key": "0" * 64, "value": "0" * 128}
ANSWER = {"id": "Q1", "cards": ["MY-001"], "question": "When?", "answer": "Now."}
ERRATUM = {"number": "MY-001", "since": "2026-09-04", "before": "Draw 1.", "after": "Draw 2."}


def test_a_pack_with_everything() -> None:
    pack = Pack.model_validate(pack_data(answers=[ANSWER], errata=[ERRATUM], signature=SIGNATURE, later="ignored"))
    assert (pack.name, pack.answers[0].cards, pack.errata[0].since) == ("Herons", ("MY-001",), "2026-09-04")


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": " Herons"},
        {"name": "../.."},
        {"name": "a\nb"},
        {"name": "\u202eabc"},
        {"name": "x" * 121},
        {"name": 5},
        {"version": "new"},
        {"version": "1.2.3.4.5.6"},
        {"version": 1},
        {"cards": {}},
        {"cards": [{}] * (MOST_ENTRIES + 1)},
        {"answers": [{**ANSWER, "cards": ["MY-001"] * 101}]},
        {"answers": [{**ANSWER, "answer": "x" * 2001}]},
        {"answers": [{**ANSWER, "answer": "\x1b[31m"}]},
        {"errata": [{**ERRATUM, "since": "soon"}]},
        {"errata": [ERRATUM] * (MOST_ENTRIES + 1)},
        {"signature": {**SIGNATURE, "key": "x"}},
    ],
)
def test_what_no_pack_may_hold_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Pack.model_validate({**pack_data(), **change})


def test_versions_are_ordered_by_their_figures() -> None:
    versions = ["1", "1.2", "1.10", "2", "2026-11-29", "2026-12-01"]
    keys = [Pack.model_validate(pack_data(version=version)).version_key for version in versions]
    assert keys == sorted(keys)


def test_a_digest_is_that_of_the_content_without_the_signature() -> None:
    data = pack_data()
    assert digest_of(dict(reversed(data.items()))) == digest_of(data) == digest_of({**data, "signature": SIGNATURE})
    assert digest_of({**data, "version": "2"}) != digest_of(data)
