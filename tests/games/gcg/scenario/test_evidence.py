"""Which scenarios show a clause: an installed program, too, has one for every clause that a test can show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gundam_desktop import locate
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.evidence import EVIDENCE

CLAUSES = re.compile(r"^clauses: \[([^\]]*)\]", re.MULTILINE)
EDITION = re.compile(r"^edition: [\"']?([\d.]+)", re.MULTILINE)


def _named(folder: Path) -> dict[str, set[str]]:
    """By edition: the clauses that the scenarios of a folder name."""
    found: dict[str, set[str]] = {edition: set() for edition in RULEBOOK.editions()}
    for path in folder.glob("*.yaml"):
        for document in re.split(r"^---", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            edition, clauses = EDITION.search(document), CLAUSES.search(document)
            if clauses:
                found[edition[1] if edition else RULEBOOK.base].update(re.findall(r"[\d-]+", clauses[1]))
    return found


@pytest.mark.clone
@pytest.mark.parametrize("edition", RULEBOOK.editions())
def test_every_testable_clause_opens_a_scenario_in_an_installed_program(edition: str) -> None:
    root = Path(locate.__file__).resolve().parents[1]
    folders = re.findall(r'"(tests/scenarios/\w+)"', (root / "packaging" / "wheel_data.py").read_text(encoding="utf-8"))
    shipped = [_named(root / folder) for folder in folders]
    base, own = (set().union(*(named[each] for named in shipped)) for each in (RULEBOOK.base, edition))
    missing = [
        number
        for number, showable in RULEBOOK.showable(edition).items()
        if showable.level == "yes"
        and number not in own
        and base.isdisjoint(RULEBOOK.stood_for(edition, number) or RULEBOOK.same(edition, number))
    ]
    assert missing == []


def test_a_scenario_of_an_installed_program_is_named_by_its_path_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tests" / "scenarios"
    (folder / "clauses").mkdir(parents=True)
    text = "title: It blocks\nclauses: [7-4-1]\nposition: {A: {}}\nexpect: {turn: 5}\n"
    (folder / "clauses" / "ch07.yaml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: folder)
    (shown,) = EVIDENCE.shown_by("8-3-1", "1.9")
    assert (shown.title, shown.file) == ("It blocks", "tests/scenarios/clauses/ch07.yaml")
