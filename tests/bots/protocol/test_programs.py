"""The list of added programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.bots.protocol.programs import add_program, command_of, programs, remove_program


def test_programs_are_added_replaced_and_removed(home: Path) -> None:
    assert programs() == {}
    add_program("Mine", ["mine"])
    add_program("Mine", ["mine", "-x"])
    add_program("Other bot", ["other"])
    assert command_of("program:Mine") == ["mine", "-x"]
    levels.check("program:Other bot")
    remove_program("Mine")
    assert programs() == {"Other bot": ["other"]}


@pytest.mark.parametrize("name", ["", "a:b", "a,b", "a\nb", " a", "x" * 41])
def test_a_faulty_name_is_refused(home: Path, name: str) -> None:
    with pytest.raises(ValueError, match="is no name"):
        add_program(name, ["mine"])
    assert programs() == {}


def test_a_level_of_a_program_that_was_not_added_is_named(home: Path) -> None:
    with pytest.raises(ValueError, match="none was added"):
        levels.check("program:Mine")
    add_program("Mine", ["mine"])
    with pytest.raises(ValueError, match="did you mean Mine"):
        levels.create("gcg", "program:Mime", 1)


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"a": "b"}', '{"a": []}', '{"a": [1]}', '{"a:b": ["x"]}', '{"\\ud800": ["x"]}', "[" * 200_000]
)
def test_a_faulty_file_is_named(home: Path, text: str) -> None:
    (home / "programs.json").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"programs\.json"):
        programs()
