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
from gundam_desktop.tutorial.puzzle_book import Texts, of_the_day
from gundam_desktop.ui.learning.learn_page import Entry, LearnPage, Section, Standing
from gundam_desktop.ui.learning.lesson_map import ChapterEntry, LessonEntry
from gundam_desktop.ui.style.translation import counted, language, listed, translate

LESSON, PUZZLE, DECISION = "lesson:", "puzzle:", "decision:"
REVIEW, GO_ON, DAILY = "review", "go on", "daily"
"""Keys of entries and buttons."""
MARK = "✓"


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

    def fill(self, page: LearnPage, others: Sequence[ChapterEntry] = ()) -> None:
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
        page.lessons.show_chapters([*self.chapters(), *others])
        page.puzzles.show_sections(self.puzzles())

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
            text = translate("Catalogue", "Puzzle of the day: {title}")
            buttons.append((DAILY, text.format(title=self.puzzle_title(daily))))
        return buttons

    def legend(self) -> str:
        """What the signs in the lists mean."""
        path = [self._course.lessons[name] for name in self._course.first_path]
        text = counted.tr(
            "The tiles with a number lead to your first game: %n lessons, {minutes} min. Then play “{game}”."
            " Nothing is locked. The stars: done, without being shown the answer, without a wrong try;"
            " the marks {mark} of a puzzle: solved, without help.",
            "",
            len(path),
        )
        after = next((name for name in self._course.lessons if name not in self._course.first_path), "")
        return text.format(
            mark=f"{MARK}\u00a0",  # it reaches into a single space
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
        return of_the_day(self._puzzles, datetime.datetime.now(tz=datetime.UTC).date()) if self._puzzles else None

    # lists

    def chapters(self) -> list[ChapterEntry]:
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

    def whole(self, game: str, title: str) -> ChapterEntry:
        """All lessons of a further game as one chapter; their keys name the game."""
        chapters, drawn = self._course.chapters, set[str]()
        lessons = [self._course.lessons[name] for chapter in chapters for name in chapter.lessons]
        entries = (
            self._lesson(lesson, drawn)._replace(key=f"{LESSON}{game}/{lesson.id}", is_next=False, number=0)
            for lesson in lessons
        )
        return ChapterEntry(title, self._done_text(lessons), tuple(entries))

    def puzzles(self) -> list[Section]:
        """The puzzles by level, and the player's own."""
        levels: dict[int, list[Entry]] = {}
        for puzzle in self._puzzles:
            levels.setdefault(_level(puzzle), []).append(self._puzzle(puzzle))
        titled = translate("Catalogue", "Level {level}")
        sections = [Section(titled.format(level=level), tuple(each)) for level, each in sorted(levels.items())]
        own = [*map(self._puzzle, self._own), *(self._decision(*each) for each in self._kept.all.items())]
        if own:
            sections.append(Section(translate("Catalogue", "My puzzles"), tuple(own)))
        return sections

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

    def _chapter(self, chapter: Chapter, lessons: Sequence[Lesson], drawn: set[str]) -> ChapterEntry:
        entries = tuple(self._lesson(lesson, drawn) for lesson in lessons)
        return ChapterEntry(self._chapter_title(chapter), self._done_text(lessons), entries)

    def _done_text(self, lessons: Sequence[Lesson]) -> str:
        done = sum(self._progress.marks(lesson).done for lesson in lessons)
        return translate("Catalogue", "{done} of {lessons}").format(done=done, lessons=len(lessons))

    def _lesson(self, lesson: Lesson, drawn: set[str]) -> LessonEntry:
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
        return LessonEntry(
            LESSON + lesson.id,
            title,
            listed(said),
            translate("Catalogue", "new") if new else minutes,
            tuple(marks),
            path.index(lesson.id) + 1 if lesson.id in path else 0,
            lesson.id == self.next_lesson(),
            self._picture_of(lesson, drawn),
        )

    def _picture_of(self, lesson: Lesson, drawn: set[str]) -> Face | None:
        """The first card of a lesson that no lesson before it has shown; None for a lesson without cards."""
        for word in _words(lesson.document.data):
            if word not in drawn:
                try:
                    face = self._library.face(word, language())
                except KeyError:
                    continue
                drawn.add(word)
                return face
        return None

    def _puzzle(self, puzzle: Scenario) -> Entry:
        known, title = self._record.puzzle(puzzle.title), self.puzzle_title(puzzle)
        themes = self._texts.themes
        about = listed(themes.get(each, each) for each in (puzzle.task.themes if puzzle.task else ()))
        if puzzle in self._puzzles and not known.solved:
            about = ""  # it would be a hint
        said = [title, *filter(None, [about])]
        if known.solved:
            said.append(translate("Catalogue", "solved"))
        if known.without_help:
            said.append(translate("Catalogue", "without help"))
        shown = MARK * (known.solved + known.without_help)
        removable = puzzle.title in self._removable
        return Entry(PUZZLE + puzzle.title, (title, about, shown), listed(filter(None, said)), removable)

    def _decision(self, key: str, kept: KeptDecision) -> Entry:
        title = translate("Catalogue", "From a game, turn {turn}, choice {number}")
        title = title.format(turn=kept.turn, number=kept.verdict.position + 1)
        about = translate("Catalogue", "find a better choice")
        said = [title, about, *([translate("Catalogue", "solved")] if kept.found else [])]
        return Entry(DECISION + key, (title, about, MARK * kept.found), listed(said), True)


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
