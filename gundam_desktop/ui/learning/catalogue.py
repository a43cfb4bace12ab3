"""What the page of lessons and puzzles lists, from the course, the puzzles and what the learner has done."""

from __future__ import annotations

import datetime
import time
from collections.abc import Collection, Iterator, Mapping, Sequence

from gundam_desktop.coach.kept import KeptDecision, KeptDecisions
from gundam_desktop.scenarios.scenario import Scenario
from gundam_desktop.tabletop import Face, Library
from gundam_desktop.tutorial.course import OWN_CHAPTER, Chapter, Course
from gundam_desktop.tutorial.learning_record import LearningRecord
from gundam_desktop.tutorial.lesson import Lesson
from gundam_desktop.tutorial.lesson_texts import plain
from gundam_desktop.tutorial.progress import DueStep, Marks, Progress
from gundam_desktop.tutorial.puzzle_book import Texts, goal_key, of_the_day
from gundam_desktop.ui.learning.learn_page import LearnPage, Standing
from gundam_desktop.ui.learning.tile_map import TileEntry, TileRow
from gundam_desktop.ui.style.translation import counted, language, listed, translate

LESSON, PUZZLE, DECISION = "lesson:", "puzzle:", "decision:"
REVIEW, GO_ON, DAILY = "review", "go on", "daily"
"""Keys of entries and buttons."""


class Catalogue:
    """The lists of the page."""

    def __init__(
        self,
        course: Course,
        progress: Progress,
        record: LearningRecord,
        puzzles: Sequence[Scenario],
        own: Sequence[Scenario],
        kept: KeptDecisions,
        texts: Texts,
        faults: Sequence[str],
        library: Library,
        removable: Collection[str] = (),
    ) -> None:
        """`own` are the player's own puzzles, whose titles are shown as they are; `texts` are those of `puzzles`.

        `removable` are the keys of own puzzles that can be deleted.
        """
        self._removable, self._library = removable, library
        self._course, self._progress, self._record = course, progress, record
        self._puzzles, self._own, self._kept, self._texts, self._faults = puzzles, own, kept, texts, faults

    def fill(self, page: LearnPage, others: Sequence[TileRow] = ()) -> None:
        """Show everything on the page; `others` are the lessons of further games."""
        page.show_titles(
            translate("Catalogue", "Learn"), translate("Catalogue", "Lessons"), translate("Catalogue", "Puzzles")
        )
        page.show_buttons(self.buttons())
        page.show_legend(self.legend())
        page.show_faults(
            [
                *self._course.faults,
                *self._faults,
                *filter(None, (each.file.fault for each in (self._progress, self._record, self._kept))),
            ]
        )
        page.standing.show_standing(self.standing())
        page.lessons.show_rows([*self.chapters(), *others])
        page.puzzles.show_rows(self.puzzles())

    # buttons

    def buttons(self) -> list[tuple[str, str]]:
        """The large buttons: go on, review, the puzzle of the day."""
        buttons = []
        lesson = self.next_lesson()
        if lesson:
            at = self._record.at[0] == lesson
            text = translate("Catalogue", "Continue: {title}") if at else translate("Catalogue", "Next lesson: {title}")
            buttons.append((GO_ON, text.format(title=self.title(lesson))))
        due = len(self.due()) + len(self.due_decisions())
        if due:
            text = translate("Catalogue", "Review: {count}").format(count=due)
            buttons.append((REVIEW, text))
        daily = self.daily()
        if daily is not None:
            text = translate("Catalogue", "Puzzle of the day: {title}").format(title=self.puzzle_title(daily))
            days = self._record.days_in_a_row(today())
            series = [counted.tr("%n days in a row", "", days)] if days > 1 else []
            buttons.append((DAILY, " · ".join([text, *series])))
        return buttons

    def legend(self) -> str:
        """What the signs in the lists mean."""
        path = [self._course.lessons[name] for name in self._course.first_path]
        text = counted.tr(
            "The tiles with a number lead to your first game: %n lessons, {minutes} min. Then play “{game}”."
            " Nothing is locked. The stars of a lesson: done, without being shown the answer, without a wrong try;"
            " of a puzzle: solved, without help.",
            "",
            len(path),
        )
        after = next((name for name in self._course.lessons if name not in self._course.first_path), "")
        return text.format(
            minutes=f"{sum(each.minutes for each in path):g}",
            game=self.title(after) if after else "",
        )

    def next_lesson(self) -> str:
        """The lesson that was left in the middle, else the first one that is not done; empty if all are."""
        if self._record.at[0] in self._course.lessons:
            return self._record.at[0]
        order = dict.fromkeys((*self._course.first_path, *self._course.lessons))
        lessons = (self._course.lessons[name] for name in order)
        return next((each.id for each in lessons if not self._progress.marks(each).done), "")

    def due(self) -> list[DueStep]:
        """The steps that come back now."""
        return self._progress.due(self._course.lessons.values(), time.time())

    def due_decisions(self) -> list[str]:
        """The keys of the kept decisions that come back now."""
        return self._kept.due(time.time())

    def daily(self) -> Scenario | None:
        """The puzzle of the day; None for a game without puzzles."""
        return of_the_day(self._puzzles, today()) if self._puzzles else None

    # lists

    def chapters(self) -> list[TileRow]:
        """The chapters with their lessons."""
        drawn: set[str] = set()
        return [
            self._chapter(chapter, [self._course.lessons[name] for name in chapter.lessons], drawn)
            for chapter in self._course.chapters
            if chapter.lessons
        ]

    def standing(self) -> Standing:
        """How far the learner has come in the course."""
        marks = [self._progress.marks(lesson) for lesson in self._course.lessons.values()]
        done, stars = sum(each.done for each in marks), sum(sum(each) for each in marks)
        text = translate("Catalogue", "Lessons: {done} of {lessons} · stars: {stars} of {all}")
        if done == len(marks):
            text = translate("Catalogue", "You have finished the course! Stars: {stars} of {all}")
        words = text.format(done=done, lessons=len(marks), stars=stars, all=len(Marks._fields) * len(marks))
        return Standing(done, len(marks), stars, words)

    def whole(self, game: str, title: str) -> TileRow:
        """All lessons of a further game as one chapter; their keys name the game."""
        chapters, drawn = self._course.chapters, set[str]()
        lessons = [self._course.lessons[name] for chapter in chapters for name in chapter.lessons]
        entries = [
            self._lesson(lesson, drawn)._replace(key=f"{LESSON}{game}/{lesson.id}", is_next=False, number=0)
            for lesson in lessons
        ]
        return _row(title, entries)

    def puzzles(self) -> list[TileRow]:
        """The puzzles by level, and the player's own."""
        drawn, daily = set[str](), self.daily()
        levels: dict[int, list[TileEntry]] = {}
        for number, puzzle in enumerate(sorted(self._puzzles, key=_level), 1):
            entry = self._puzzle(puzzle, drawn)._replace(number=number, is_next=puzzle is daily)
            levels.setdefault(_level(puzzle), []).append(entry)
        titled = translate("Catalogue", "Level {level}")
        rows = [_row(titled.format(level=level), entries) for level, entries in sorted(levels.items())]
        own = [self._puzzle(puzzle, drawn) for puzzle in self._own]
        own += [self._decision(*each) for each in self._kept.all.items()]
        return [*rows, _row(translate("Catalogue", "My puzzles"), own)] if own else rows

    def title(self, lesson: str) -> str:
        """The title of a lesson."""
        names = self._course.lessons[lesson].names
        return plain(self._course.sentence(lesson, "title", language()), lambda name: names.get(name, name)) or lesson

    def puzzle_title(self, puzzle: Scenario) -> str:
        """The title of a puzzle; until it is solved only its number, as the title says what it is about."""
        if puzzle not in self._puzzles or self._record.puzzle(puzzle.title).solved:
            return self._texts.titles.get(puzzle.title, puzzle.title)
        by_level = sorted(self._puzzles, key=_level)
        return translate("Catalogue", "Puzzle {number}").format(number=by_level.index(puzzle) + 1)

    def _chapter_title(self, chapter: Chapter) -> str:
        if chapter.id == OWN_CHAPTER:
            return translate("Catalogue", "My lessons")
        return self._course.sentence("course", f"{chapter.id}.title", language()) or chapter.id

    def _chapter(self, chapter: Chapter, lessons: Sequence[Lesson], drawn: set[str]) -> TileRow:
        entries = [self._lesson(lesson, drawn) for lesson in lessons]
        return _row(self._chapter_title(chapter), entries)

    def _lesson(self, lesson: Lesson, drawn: set[str]) -> TileEntry:
        """A lesson; the card of its picture is added to those that are `drawn`."""
        title, marks = self.title(lesson.id), self._progress.marks(lesson)
        path = self._course.first_path
        new = any(self._progress.is_new(lesson.id, step) for step in lesson.steps)
        minutes = translate("Catalogue", "{minutes} min").format(minutes=f"{lesson.minutes:g}")
        words = (
            translate("Catalogue", "done"),
            translate("Catalogue", "without being shown"),
            translate("Catalogue", "without a wrong try"),
        )
        said = [title, minutes]
        if lesson.id in path:
            said.append(translate("Catalogue", "first path"))
        if new:
            said.append(translate("Catalogue", "new"))
        said += [word for word, mark in zip(words, marks, strict=True) if mark]
        return TileEntry(
            LESSON + lesson.id,
            title,
            listed(said),
            translate("Catalogue", "new") if new else minutes,
            tuple(marks),
            path.index(lesson.id) + 1 if lesson.id in path else 0,
            lesson.id == self.next_lesson(),
            self._picture_of(lesson.document.data, drawn),
        )

    def _picture_of(self, data: object, drawn: set[str]) -> Face | None:
        """The first card in the data of a file that is not `drawn` yet, else its first card; None without cards."""
        first = None
        for word in _words(data):
            try:
                face = self._library.face(word, language())
            except KeyError:
                continue
            if word not in drawn:
                drawn.add(word)
                return face
            first = first or face
        return first

    def _puzzle(self, puzzle: Scenario, drawn: set[str]) -> TileEntry:
        """A puzzle: what is to be done until it is solved, as its title and its themes would be a hint."""
        known, title = self._record.puzzle(puzzle.title), self.puzzle_title(puzzle)
        kind = self._texts.kinds.get(goal_key(puzzle), "") if puzzle.task else ""
        secret = puzzle in self._puzzles and not known.solved
        themes = puzzle.task.themes if puzzle.task and not secret else ()
        said = [title, kind, *(self._texts.themes.get(each, each) for each in themes)]
        if known.solved:
            said.append(translate("Catalogue", "solved"))
        if known.without_help:
            said.append(translate("Catalogue", "without help"))
        return TileEntry(
            PUZZLE + puzzle.title,
            kind if secret else title,
            listed(filter(None, said)),
            "",
            (known.solved, known.without_help),
            0,
            False,
            self._picture_of(puzzle.document.data, drawn),
            puzzle.title in self._removable,
        )

    def _decision(self, key: str, kept: KeptDecision) -> TileEntry:
        title = translate("Catalogue", "From a game, turn {turn}, choice {number}")
        title = title.format(turn=kept.turn, number=kept.verdict.position + 1)
        about = translate("Catalogue", "find a better choice")
        said = [title, about, *([translate("Catalogue", "solved")] if kept.found else [])]
        return TileEntry(DECISION + key, title, listed(said), "", (kept.found,), 0, False, None, removable=True)


def today() -> datetime.date:
    """The day whose puzzle is offered: it begins everywhere at the same moment."""
    return datetime.datetime.now(tz=datetime.UTC).date()


def _row(title: str, entries: Sequence[TileEntry]) -> TileRow:
    return TileRow(title, _done_text(sum(entry.marks[0] for entry in entries), len(entries)), tuple(entries))


def _done_text(done: int, count: int) -> str:
    return translate("Catalogue", "{done} of {lessons}").format(done=done, lessons=count)


def _level(puzzle: Scenario) -> int:
    """The level of a puzzle; 0 without one."""
    return puzzle.task.level or 0 if puzzle.task else 0


def _words(data: object) -> Iterator[str]:
    """All texts in the data of a file, in order."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from _words(value)
    elif isinstance(data, Sequence):
        for value in data:
            yield from _words(value)
