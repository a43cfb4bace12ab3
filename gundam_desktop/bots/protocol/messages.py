"""The messages of the protocol: making those sent, reading and checking those received (`docs/engine-protocol.md`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from gundam_desktop.bots.protocol.position import written_choices, written_face, written_view
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.quoting import quoted
from gundam_desktop.tabletop import Choice, Game, Refusal, View
from gundam_desktop.tabletop.game import Library

PROTOCOL = 1
"""The version of the protocol; it changes when a program written for the former one would not understand it."""
LONGEST_LINE = 1_000_000
"""The most characters of a line that is read."""
LONGEST_ERROR = 500
"""The most characters of an error, which may quote the line."""
LANGUAGE = "en"
"""The language of faces and refusals."""


class MessageError(ValueError):
    """A line that is not a message of the protocol; the message is one sentence with the mistake and the right form."""

    def __init__(self, message: str) -> None:
        super().__init__(quoted(message, LONGEST_ERROR))


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, defer_build=True)


class Ready(_Message):
    """A program's answer to `hello`."""

    type: Literal["ready"]
    protocol: int
    name: str = ""


class Answer(_Message):
    """A program's choice: its written form, its index (from 0) in the list, or the ids of selected cards."""

    type: Literal["choice"]
    text: str | None = None
    index: int | None = None
    cards: list[int] | None = None


class NewGame(_Message):
    """Asks the engine for a new game."""

    type: Literal["new"]
    game: str | None = None
    """Key of the game; None for the default game."""
    decks: list[str] = Field(min_length=2, max_length=2)
    """Names of decks, or files with lists."""
    seats: list[str] = Field(default_factory=lambda: ["program", "program"], min_length=2, max_length=2)
    """For each seat `program` (the program that sends this decides) or the level of a bot."""
    seed: int | None = None
    edition: str | None = None
    choices: list[str] = Field(default_factory=list)
    """Written choices that lead to the position from which the game is played, in order."""


class Quit(_Message):
    """Ends the engine."""

    type: Literal["quit"]


_DEFERRED = ConfigDict(defer_build=True)
_TO_ENGINE: TypeAdapter[NewGame | Answer | Quit] = TypeAdapter(
    Annotated[NewGame | Answer | Quit, Field(discriminator="type")], config=_DEFERRED
)
_FROM_PROGRAM: TypeAdapter[Ready | Answer] = TypeAdapter(
    Annotated[Ready | Answer, Field(discriminator="type")], config=_DEFERRED
)


def to_engine(line: str) -> NewGame | Answer | Quit:
    """Read a line that a program sends to the engine. Raises `MessageError`."""
    message: NewGame | Answer | Quit = _read(_TO_ENGINE, line, "new, choice, quit")
    return message


def from_program(line: str) -> Ready | Answer:
    """Read a line that a program sends when the client has started it. Raises `MessageError`."""
    message: Ready | Answer = _read(_FROM_PROGRAM, line, "ready, choice")
    return message


def line_of(message: Mapping[str, Any]) -> str:
    """Return a message as one line, without a line feed."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def hello(game: str) -> dict[str, Any]:
    """The first message to a program."""
    return {"type": "hello", "protocol": PROTOCOL, "game": game}


class ChooseMessages:
    """Makes the messages that ask one program for choices; the face of a card is sent once."""

    def __init__(self, game_module: GameModule) -> None:
        self._game_module = game_module
        self._sent: set[str] = set()

    def message(self, view: View, choices: Sequence[Choice], game: Game, decks: Any) -> dict[str, Any]:
        """The message for one decision; `game` agrees with the view, `decks` are those that the program may know."""
        return {
            "type": "choose",
            **written_view(view),
            "choices": written_choices(choices, game, view.player),
            "decks": self._lists(decks),
            "faces": self._new_faces(view),
        }

    def _lists(self, decks: Any) -> list[Any] | None:
        if decks is None:
            return None
        return [None if deck is None else self._game_module.write_deck(deck) for deck in decks]

    def _new_faces(self, view: View) -> dict[str, Any]:
        numbers = {card.number for card in view.cards.values() if card.number} - self._sent
        self._sent |= numbers
        library = self._game_module.library
        faces = {}
        for number in sorted(numbers):
            try:
                faces[number] = written_face(library.face(number, LANGUAGE))
            except KeyError:  # a card that a position defines, without a face in the library
                continue
        return faces


def refused(refusals: Sequence[Refusal], view: View, library: Library) -> dict[str, Any]:
    """The message that a choice is not legal, with every reason and its clause; the decision stays open."""
    names = {card: _name(library, seen.number) for card, seen in view.cards.items() if seen.number}
    why = [{"clause": one.clause, "text": library.sentence(one, names, LANGUAGE)} for one in refusals]
    return {"type": "refused", "why": why}


def chosen(answer: Ready | Answer, choices: Sequence[Choice], game: Game, player: int) -> Choice:
    """The choice that an answer means. Raises `MessageError` if it means none; whether it is legal is not judged."""
    if isinstance(answer, Ready):
        raise MessageError("expected a choice; `ready` is the answer to `hello` alone")
    given = [part for part in (answer.text, answer.index, answer.cards) if part is not None]
    if len(given) != 1:
        raise MessageError("choice: expected exactly one of `text`, `index` and `cards`")
    if answer.text is not None:
        try:
            return game.parse(answer.text, player)
        except ValueError as error:
            raise MessageError(f"choice: {error}") from None
    if answer.cards is not None:
        return Choice("choose", cards=tuple(answer.cards))
    assert answer.index is not None
    if not 0 <= answer.index < len(choices):
        raise MessageError(
            f"choice: index {answer.index}; expected 0 to {len(choices) - 1}, or `cards` for a selection"
        )
    return choices[answer.index]


def _name(library: Library, number: str) -> str:
    try:
        return library.face(number, LANGUAGE).name
    except KeyError:  # a card that a position defines
        return number


def _read(adapter: TypeAdapter[Any], line: str, types: str) -> Any:
    if len(line) > LONGEST_LINE:
        raise MessageError(f"a line is too long ({len(line)}); expected {LONGEST_LINE} characters at most")
    try:
        data = from_json(line, allow_inf_nan=False)  # unlike json.loads, rejects lone surrogates
    except ValueError:
        raise MessageError(f"{_shown(line)} is not JSON; expected one JSON object on a line") from None
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise MessageError(f"{_shown(line)} has no type; expected an object with a `type`: {types}")
    try:
        return adapter.validate_python(data)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
        if fault["type"] == "union_tag_invalid":
            raise MessageError(f"type {_shown(data['type'])}; expected one of {types}") from None
        where = ".".join(str(part) for part in fault["loc"])
        raise MessageError(f"{where}: {fault['msg']}") from None


def _shown(line: str) -> str:
    return f"'{quoted(line)}'"
