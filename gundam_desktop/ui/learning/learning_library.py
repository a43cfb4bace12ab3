"""Everything that one learner can open for a game: lessons, puzzles, the player's own, and what was done of them."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.coach.kept import KeptDecisions
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.locate import player_folder
from gundam_desktop.quoting import quoted
from gundam_desktop.records.store import new_id
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.reading import read_file
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.tutorial.course import read_course
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.progress import Progress
from gundam_desktop.tutorial.puzzle_book import FOLDER, Texts, puzzles, texts
from gundam_desktop.ui.learning.catalogue import Catalogue
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.style.translation import language
from gundam_desktop.writing import write_whole

NO_TEXTS = Texts({}, {}, {}, {}, {})


class LearningLibrary:
    """The lessons and puzzles of one game. What is broken is named among the faults, and the rest is there."""

    def __init__(self, game_module: GameModule) -> None:
        self.game_module = game_module
        self.course = read_course(game_module)
        writing = disk().do
        self.progress = Progress(game_module.key, writing=writing)
        self.record = LearningRecord(game_module.key, writing=writing)
        self.kept = KeptDecisions(game_module.key, writing=writing)
        """The reviewed decisions of the player's games that they keep."""
        self.faults: list[str] = []
        self.shipped: tuple[Scenario, ...] = ()
        try:
            if game_module.scenarios is not None:
                self.shipped = puzzles(game_module.key, game_module.scenarios)
        except (RuntimeError, ScenarioError) as error:
            self.faults.append(str(error))
        self._files: dict[str, Path] = {}
        """The files of own puzzles by their keys, of those that have one alone."""
        self.own = self._own_puzzles()

    def catalogue(self) -> Catalogue:
        """What is listed, as it is now."""
        return Catalogue(
            self.course,
            self.progress,
            self.record,
            self.shipped,
            self.own,
            self.kept,
            self.puzzle_texts(),
            self.faults,
            self.game_module.library,
            self._files,
        )

    def free_title(self, title: str) -> str:
        """A title, with a number behind it where there is a puzzle of that title."""
        known = {each.title for each in self._puzzles()}
        return next(
            each for each in (title, *(f"{title} ({n})" for n in range(2, len(known) + 3))) if each not in known
        )

    def keep(self, text: str) -> None:
        """Add a puzzle to the player's own; `text` is that of its file. `OSError` if it cannot be written."""
        form = self.game_module.scenarios
        assert form is not None
        path = player_folder(FOLDER, self.game_module.key) / f"{new_id()}.yaml"
        write_whole(path, text.encode())
        (puzzle,) = read_file(path, form)
        self.own, self._files[puzzle.title] = (*self.own, puzzle), path

    def remove(self, name: str) -> None:
        """Delete an own puzzle with its file, and list it no longer. `OSError` if the file cannot be deleted."""
        self._files.pop(name).unlink(missing_ok=True)
        self.own = tuple(each for each in self.own if each.title != name)

    def puzzle_texts(self) -> Texts:
        """The texts of the puzzles in the language in use."""
        return texts(self.game_module.key, language()) if self.shipped else NO_TEXTS

    def puzzle(self, name: str) -> Scenario:
        """A puzzle by its key; `KeyError` if there is none."""
        return {each.title: each for each in self._puzzles()}[name]

    def puzzle_after(self, name: str) -> str:
        """The key of the next puzzle that is not solved, beginning after one; the next one if all are."""
        names = [each.title for each in self._puzzles()]
        at = names.index(name) + 1
        order = names[at:] + names[:at]
        return next((each for each in order if not self.record.puzzle(each).solved), order[0])

    def _puzzles(self) -> tuple[Scenario, ...]:
        return (*self.own, *self.shipped)

    def _own_puzzles(self) -> tuple[Scenario, ...]:
        """The puzzles in the player's folder: scenarios with a goal."""
        folder, form = player_folder(FOLDER, self.game_module.key), self.game_module.scenarios
        found: list[Scenario] = []
        if form is None or not folder.is_dir():
            return ()
        for path in sorted(folder.glob("*.yaml")):
            try:
                read = read_file(path, form)
                found += [each for each in read if self._is_puzzle(each, path.name)]
                self._files |= {read[0].title: path} if len(read) == 1 else {}
            except (ScenarioError, OSError) as error:
                self.faults.append(str(error))
        return tuple(found)

    def _is_puzzle(self, scenario: Scenario, file: str) -> bool:
        if scenario.task is None or not scenario.best:
            self.faults.append(f"{file}: {quoted(scenario.title)}: a puzzle has `goal` and `best`")
            return False
        return True
