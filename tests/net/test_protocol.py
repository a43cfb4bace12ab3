"""Messages: each is read as it was written, and nothing else is."""

from __future__ import annotations

import json
import random

import pytest

from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.protocol import LONGEST_UP, ProtocolError, Rules, written
from tests.conftest import Times

CARDS = up.Cards(sets={"ST01": "0123"})
HASH = "0f" * 32
UP: list[up.Up] = [
    up.Hello(protocol=1, program="0.1"),
    up.Look(code="P3DFXWFR"),
    up.Host(
        game="gcg", edition="1.9", cards=CARDS, deck={"cards": []}, name="Kai", rules=Rules(clock=600.0), token=HASH
    ),
    up.Join(code="P3DFXWFR", cards=CARDS, deck=[1], name="Hayato", token=HASH),
    up.Watch(code="P3DFXWFR", cards=CARDS, name="Sayla"),
    up.Resume(table="0f" * 8, token=HASH, game=1, have=7, cards=up.Cards(sets={"ST01": "1f"})),
    up.Ready(on=True),
    up.Commit(game=1, hash=HASH),
    up.Choose(game=1, n=3, text="pass"),
    up.Ask(what="undo", to=3),
    up.Agree(what="keep", yes=False),
    up.Claim(what="win"),
    up.Rematch(swapped=True),
    up.Emote(key="good game"),
    up.Say(text="hello"),
    up.Leave(),
]
DOWN: list[down.Down] = [
    down.Update(since=2, game=1, n=3, position=2, steps=[down.Step(events=[["drawn", "1-1"]])], delta={"=": None}),
    down.Refused(what="choose", why=[down.Why(code="sets", figures=[["set", "ST01"], ["has", 3]])]),
    down.Over(game=1, result="0", clause="1-2", how="rules", wins=[1, 0], decided=True),
    down.Bye(code="protocol", again=True),
]
WRONG = (
    "",
    "no JSON",
    "[]",
    "{}",
    '{"t":"nothing"}',
    '{"t":"ready"}',
    '{"t":"ready","on":1}',
    '{"t":"ready","on":true,"more":1}',
    '{"t":"say","text":""}',
    '{"t":"say","text":"\\ud800"}',
    '{"t":"choose","game":1,"n":NaN,"text":"pass"}',
    '{"t":"emote","key":"insult"}',
    '{"t":"look","code":"P3DFXWF0"}',
    "[" * 30_000,
    json.dumps({"t": "say", "text": "x" * 201}),
    " " * (LONGEST_UP + 1),
)


@pytest.mark.parametrize("message", UP, ids=lambda message: message.t)
def test_a_message_to_the_server_is_read_as_it_was_written(message: up.Up) -> None:
    assert up.read_up(written(message)) == message


@pytest.mark.parametrize("message", DOWN, ids=lambda message: message.t)
def test_a_message_to_a_client_is_read_as_it_was_written(message: down.Down) -> None:
    assert down.read_down(written(message)) == message


def test_a_client_ignores_what_a_newer_server_says_besides() -> None:
    assert down.read_down('{"t":"bye","code":"closed","weather":"fine"}') == down.Bye(code="closed")


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ProtocolError):
        up.read_up(text)


def test_damaged_messages_are_read_or_refused(rng: random.Random, times: Times) -> None:
    for _ in range(times(5000)):
        text = bytearray(written(rng.choice(UP)).encode())
        for _ in range(rng.randint(1, 4)):
            text[rng.randrange(len(text))] = rng.randrange(256)
        try:
            up.read_up(bytes(text))
        except ProtocolError:
            continue
