"""The engine: whole games over lines, and its answers to faulty ones."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gundam_desktop.bots.protocol.host import Engine
from gundam_desktop.bots.protocol.messages import LONGEST_ERROR
from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import find
from gundam_desktop.tabletop import CandidateGroup, Decision

DECKS = ["official-004", "official-005"]


class Program:
    """Plays with the engine: each line is made from the messages since the last one."""

    def __init__(self, first: list[dict[str, Any]], answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        self.output = io.StringIO()
        self.received: list[dict[str, Any]] = []
        self._first, self._answer = first, answer

    def play(self) -> list[dict[str, Any]]:
        engine = Engine(self.output, "1")
        engine.play(self._lines())
        self._take()
        return self.received

    def _lines(self) -> Iterator[str]:
        for message in self._first:
            yield json.dumps(message) + "\n"
        while (last := self._take()[-1])["type"] in {"choose", "refused"}:
            yield json.dumps(self._answer(last)) + "\n"

    def _take(self) -> list[dict[str, Any]]:
        lines = self.output.getvalue().splitlines()
        self.received += [json.loads(line) for line in lines[len(self.received) :]]
        return self.received


def new(**more: Any) -> dict[str, Any]:
    return {"type": "new", "decks": DECKS, "seed": 7, **more}


def by_chance(chance: random.Random) -> Callable[[dict[str, Any]], dict[str, Any]]:
    def answer(message: dict[str, Any]) -> dict[str, Any]:
        if message["choices"]:
            return {"type": "choice", "text": chance.choice(message["choices"])["text"]}
        groups = tuple(
            CandidateGroup(tuple(g["candidates"]), g["least"], g["most"]) for g in message["decision"]["groups"]
        )
        cards = some_selection(Decision("choose", 0, groups=groups), chance).cards
        return {"type": "choice", "cards": list(cards)}

    return answer


def of_type(messages: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == kind]


@pytest.mark.parametrize("seats", [["program", "program"], ["program", "random"], ["random", "program"]])
def test_a_game_is_played_to_its_end(seats: list[str], rng: random.Random) -> None:
    messages = Program([new(seats=seats)], by_chance(rng)).play()
    assert messages[0]["type"] == "hello"
    assert of_type(messages, "began") == [{"type": "began", "seed": 7, "edition": "1.9", "game": "gcg"}]
    assert messages[-1]["type"] == "over"
    assert messages[-1]["result"] in {"A", "B", "draw"}
    assert not of_type(messages, "error") + of_type(messages, "refused")
    deciding = {message["seat"] for message in of_type(messages, "choose")}
    assert deciding == {seat for seat, level in zip("AB", seats, strict=True) if level == "program"}


def test_a_program_gets_what_its_seat_may_see() -> None:
    seen: list[dict[str, Any]] = []

    def answer(message: dict[str, Any]) -> dict[str, Any]:
        seen.append(message)
        return {"type": "choice", "index": 0}

    Program([new(seats=["program", "random"])], answer).play()
    for message in seen:
        hidden = message["zones"]["B.hand"] + message["zones"]["A.deck"] + message["zones"]["B.deck"]
        told = [card for card in hidden if message["cards"].get(str(card), {}).get("number")]
        known = {card for group in message["decision"]["groups"] for card in group["candidates"]}
        assert set(told) <= known | set(message["decision"]["shown"])


def test_faces_are_sent_once() -> None:
    messages = Program([new(seats=["program", "random"])], lambda _: {"type": "choice", "index": 0}).play()
    sent = [number for message in of_type(messages, "choose") for number in message["faces"]]
    assert sent
    assert len(sent) == len(set(sent))


def test_choices_lead_to_a_position_with_the_same_seed(rng: random.Random) -> None:
    written: list[str] = []

    def answer(message: dict[str, Any]) -> dict[str, Any]:
        choice = by_chance(rng)(message)
        if "text" in choice and len(written) < 12:
            written.append(choice["text"])
            return choice
        return {"type": "choice", "text": "concede"}

    first = Program([new()], answer).play()
    again = Program([new(choices=written)], lambda _: {"type": "choice", "text": "concede"}).play()
    assert first[-1]["type"] == again[-1]["type"] == "over"
    assert first[-1]["digest"] == again[-1]["digest"]


def lines_answered(*lines: str) -> list[dict[str, Any]]:
    output = io.StringIO()
    Engine(output, "1").play(lines)
    return [json.loads(line) for line in output.getvalue().splitlines()][1:]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("x", "'x' is not JSON; expected one JSON object on a line"),
        ("[1]", "'[1]' has no type; expected an object with a `type`: new, choice, quit"),
        ('{"type":"news"}', "type 'news'; expected one of new, choice, quit"),
        ('{"type":"choice","index":0}', "choice: no game is being played; begin one with `new`"),
        (
            '{"type":"new","decks":["official-004","official-005"],"edition":"7"}',
            "new: edition: '7'; expected one of 1.0, 1.9",
        ),
        (
            '{"type":"new","decks":["official-004","official-005"],"game":"chess"}',
            "new: there is no game 'chess'; there are: gcg",
        ),
        ("[" * 100_000, "is not JSON"),
        ('{"type":"choice","text":"\\ud800"}', "is not JSON"),
        ('{"type":"new","decks":["a","b"],"seed":NaN}', "is not JSON"),
        ('{"type":"new","decks":["a","b"],"\\u001b[31m' + "x" * 100_000 + '":1}', "new.\\x1b[31mxx"),
        ('{"type":"new","decks":["official-004","official-005"],"choices":["' + "z" * 100_000 + '"]}', "choice 1: "),
    ],
)
def test_a_faulty_line_is_answered_with_an_error(line: str, told: str) -> None:
    (answer,) = lines_answered(line)
    assert answer["type"] == "error"
    assert told in answer["message"]
    assert len(answer["message"]) <= LONGEST_ERROR


def test_an_unknown_level_is_named() -> None:
    (answer,) = lines_answered(json.dumps(new(seats=["program", "gredy"])))
    assert "did you mean greedy?" in answer["message"]


def test_a_faulty_choice_is_answered_and_the_game_goes_on() -> None:
    begin = json.dumps(new(seats=["program", "random"]))
    answers = lines_answered(
        begin,
        '{"type":"choice"}',
        '{"type":"choice","index":0,"text":"first"}',
        '{"type":"choice","index":99}',
        '{"type":"choice","text":"sing"}',
        '{"type":"choice","text":"end"}',
        '{"type":"choice","text":"concede"}',
    )
    kinds = [answer["type"] for answer in answers if answer["type"] != "events"]
    assert kinds == ["began", "choose", "error", "error", "error", "error", "refused", "over"]
    assert find("gcg").newest == answers[0]["edition"]
    (refused,) = of_type(answers, "refused")
    assert all(reason["text"] for reason in refused["why"])
    assert answers[-1]["result"] == "B"
