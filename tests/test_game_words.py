"""Above the registry nobody names what belongs to one game: its zones, verbs, kinds of decisions, events or cards.

The client, the bots and the records know the words of `tabletop.vocabulary`; everything else comes to them as data.
"""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

import pytest

from gundam_desktop import games, locate
from gundam_desktop.tabletop import vocabulary

PACKAGE = Path(games.__file__).parents[1]
ROOMS = ("ui", "bots", "environment", "match", "records", "tutorial")
LEFT_OUT = (PACKAGE / "ui" / "decks", PACKAGE / "ui" / "cards" / "art")
"""The deck rooms belong to one game; what pictures show has names of its own (`Motif`): ships, deserts, stations."""
TRANSLATING = ("tr", "translate", "QT_TRANSLATE_NOOP")
"""Functions whose texts are shown, not compared."""
_KEYED = ("table/accessible", "table/key_handler", "table/scene")
OTHER_THINGS = {
    ("records/journal.py", "damaged"): "the folder of files that cannot be read",
    ("ui/app/application.py", "deck"): "an argument of the command line",
    **{
        (f"ui/{path}.py", "use"): "the command that uses what has the focus"
        for path in ("app/main_window", "keys/commands", "table/accessible", "table/key_handler", "table/scene")
    },
    **dict.fromkeys((("records/entries.py", "start"), ("records/entries.py", "move")), "lines of a saved game"),
    ("ui/app/selftest.py", "start"): "a step of a check",
    **{
        (f"ui/{path}.py", word): "a word of the protocol of games over a network"
        for word, paths in {
            "deck": ("online/words", "session/network_words"),
            "ended": ("online/join_dialog", "online/table_bar", "online/waiting_room"),
            "kept": ("online/controller", "online/table_bar", "online/waiting_room", "online/words"),
            "lost": (
                *("online/controller", "online/join_dialog", "online/table_bar", "online/waiting_room"),
                "online/words",
            ),
            "quick": ("online/rules_form",),
        }.items()
        for path in paths
    },
    **{
        (f"tutorial/{path}.py", "lost"): "what has become of a goal"
        for path in ("lesson_check", "lesson_run", "text_check")
    },
    ("tutorial/lesson_fields.py", "battle end"): "when a step of a lesson is judged: `View.step` is empty then",
}
"""Constants that mean something else than a game's word."""
SHARED = {*vocabulary.VERBS, *vocabulary.KINDS, *vocabulary.EVENTS}


def words_of(key: str) -> dict[str, str]:
    """A game's own words, each with what it is."""
    playmat = games.find(key).library.playmat("en")
    words = json.loads(locate.resource("games", key, "words", f"{key}.en.json").read_text(encoding="utf-8"))
    found = {
        **dict.fromkeys(words["types"], "type of a card"),
        **dict.fromkeys(words["events"], "event"),
        **dict.fromkeys(words["choices"], "verb"),
        **dict.fromkeys(playmat.effects, "event"),
        **dict.fromkeys(playmat.prompt_styles, "kind of decision"),
        **dict.fromkeys(playmat.design.symbols, "keyword"),
        **dict.fromkeys(playmat.design.marks, "timing mark"),
        **dict.fromkeys((step for step, _ in playmat.steps), "step"),
        **{zone.key: "zone" for zone in playmat.zones},
    }
    return {word: kind for word, kind in found.items() if word not in SHARED}


@cache
def constants(source: str) -> list[tuple[int, str]]:
    """The string constants of a module with their lines, without docstrings and texts that are shown."""
    nodes = list(ast.walk(ast.parse(source)))
    left_out: set[int] = set()
    for node in nodes:
        if isinstance(node, ast.Expr):
            left_out.add(id(node.value))
        elif isinstance(node, ast.Call) and _name(node.func) in TRANSLATING:
            left_out |= {id(argument) for argument in node.args}
    return [
        (node.lineno, node.value)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left_out
    ]


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def named(words: dict[str, str], source: str, path: str) -> list[str]:
    """The words of a game that a module names, one line each."""
    return [
        f"{path}:{line}: {text!r} is a {words[text]} of one game"
        for line, text in constants(source)
        if text in words and (path, text) not in OTHER_THINGS
    ]


@pytest.mark.parametrize("key", games.KEYS)
def test_nobody_above_the_games_names_their_words(key: str) -> None:
    words = words_of(key)
    found: list[str] = []
    for room in ROOMS:
        for file in sorted((PACKAGE / room).rglob("*.py")):
            if not any(folder in file.parents for folder in LEFT_OUT):
                path = file.relative_to(PACKAGE).as_posix()
                found += named(words, file.read_text(encoding="utf-8"), path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", games.KEYS)
def test_every_game_has_words_of_its_own(key: str) -> None:
    assert {"zone", "verb", "event"} <= set(words_of(key).values())


def test_the_exceptions_are_needed() -> None:
    words = {word: kind for key in games.KEYS for word, kind in words_of(key).items()}
    for path, text in OTHER_THINGS:
        found = [constant for _, constant in constants((PACKAGE / path).read_text(encoding="utf-8"))]
        assert text in found
        assert text in words


def test_the_test_finds_what_it_looks_for() -> None:
    source = "\n".join(
        (
            '"""battle"""',
            'ZONES = ("battle", "other")',
            'text = translate("CardRecord", "battle")',
            'self.tr("battle")',
            'if choice.verb == "attack":',
            '    """attack"""',
        )
    )
    found = named({"battle": "zone", "attack": "verb"}, source, "ui/some.py")
    assert found == ["ui/some.py:2: 'battle' is a zone of one game", "ui/some.py:5: 'attack' is a verb of one game"]
