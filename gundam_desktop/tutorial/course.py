"""The course of a game: its lessons in chapters, the first path through them, and the player's own lessons.

A broken file never hides the others: it is named among the faults, and the rest of the course is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import game_resource, player_folder, resource
from gundam_desktop.scenarios.document import FieldError, ScenarioError, checked, file_text
from gundam_desktop.scenarios.fields import Model
from gundam_desktop.scenarios.yaml_documents import documents
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.tutorial.lesson import Lesson
from gundam_desktop.tutorial.lesson_fields import Name
from gundam_desktop.tutorial.lesson_reading import read_lesson
from gundam_desktop.tutorial.lesson_texts import COMMON, LessonTexts, read_texts

FOLDER: Final = "lessons"
LARGEST_FILE: Final = 1_000_000
COURSE: Final = "course"
OWN_CHAPTER: Final = "own"
"""The chapter of the player's own lessons; it is there if they have any."""


class ChapterFields(Model):
    """A chapter in the file of the course."""

    id: Name
    lessons: tuple[Name, ...]


class CourseFields(Model):
    """The course file."""

    chapters: tuple[ChapterFields, ...]
    first_path: tuple[Name, ...] = ()


class Chapter(NamedTuple):
    """A chapter: its key, for its title among the texts, and its lessons in order."""

    id: str
    lessons: tuple[str, ...]


class Course(NamedTuple):
    """All lessons of a game that could be read."""

    chapters: tuple[Chapter, ...]
    first_path: tuple[str, ...]
    lessons: Mapping[str, Lesson]
    """Name -> lesson, in the order of the chapters."""
    texts: Mapping[tuple[str, str], LessonTexts]
    """(lesson, `course` or `common`; language) -> texts."""
    faults: tuple[str, ...]
    """What could not be read, one line each with file and line."""

    def longest_answer(self, lesson: str, step: str, language: str) -> str:
        """The longest sentence that may be said to a try in a step, with its placeholders."""
        keys = [key for key in self.texts.get((lesson, LANGUAGES[0]), ()) if key.startswith(f"{step}.")]
        said = [self.sentence(lesson, key, language) for key in keys if key.rpartition(".")[2] not in ("say", "task")]
        return max(said, key=len, default="")

    def sentence(self, lesson: str, key: str, language: str) -> str:
        """Return a sentence of a lesson, in English if the language lacks it; empty if there is none.

        If the lesson has no such sentence of its own, the one common to all lessons is used.
        """
        for source, wanted in ((lesson, key), (COMMON, key.rpartition(".")[2])):
            for each in (language, LANGUAGES[0]):
                texts = self.texts.get((source, each))
                if texts is not None and wanted in texts:
                    return texts.sentence(wanted)
        return ""


def read_course(game_module: GameModule) -> Course:
    """The course of a game with the player's own lessons; empty for a game without lessons."""
    try:
        fields, shipped = _shipped(game_module, game_resource(game_module.key, FOLDER))
    except RuntimeError:  # the game ships no lessons
        fields, shipped = CourseFields(chapters=()), _CourseReader(game_module)
    reader = shipped.copy()
    own = reader.own(player_folder(FOLDER, game_module.key))
    chapters = [Chapter(each.id, reader.known(each.lessons)) for each in fields.chapters]
    if own:
        chapters.append(Chapter(OWN_CHAPTER, own))
    return Course(tuple(chapters), reader.known(fields.first_path), reader.lessons, reader.texts, tuple(reader.faults))


@cache
def _shipped(game_module: GameModule, folder: Path) -> tuple[CourseFields, _CourseReader]:
    """Read the lessons of the program, which do not change while it runs."""
    reader = _CourseReader(game_module)
    return reader.shipped(folder), reader


class _CourseReader:
    """Reads lessons and texts, and collects errors."""

    def __init__(self, game_module: GameModule) -> None:
        self.game_module = game_module
        self.lessons: dict[str, Lesson] = {}
        self.texts: dict[tuple[str, str], LessonTexts] = {}
        self.faults: list[str] = []

    def copy(self) -> _CourseReader:
        """Return a reader that continues from what this one has read."""
        copy = _CourseReader(self.game_module)
        copy.lessons |= self.lessons
        copy.texts |= self.texts
        copy.faults += self.faults
        return copy

    def shipped(self, folder: Path) -> CourseFields:
        path = folder / f"{COURSE}.yaml"
        try:
            fields = _course_fields(path)
        except ScenarioError as error:
            self.faults.append(str(error))
            return CourseFields(chapters=())
        self._texts(folder, COURSE)
        self._texts(resource(FOLDER), COMMON)
        named = [name for chapter in fields.chapters for name in chapter.lessons]
        files = {file.stem for file in folder.glob("*.yaml")} - {COURSE}
        for name in named:
            if name in files:
                self._lesson(folder / f"{name}.yaml")
            else:
                self.faults.append(
                    f"{path}: there is no lesson {name}; {did_you_mean(name, files) or 'expected the name of a file'}"
                )
        self.faults += [f"{folder / name}.yaml: no chapter has this lesson" for name in sorted(files - set(named))]
        return fields

    def own(self, folder: Path) -> tuple[str, ...]:
        """Read the lessons in a folder; their names."""
        files = sorted(folder.glob("*.yaml")) if folder.is_dir() else []
        return tuple(name for file in files if (name := self._lesson(file)))

    def known(self, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name for name in names if name in self.lessons)

    def _lesson(self, path: Path) -> str:
        """Read a lesson with its texts; its name, empty if it is faulty."""
        try:
            lesson = read_lesson(path, self.game_module)
        except ScenarioError as error:
            self.faults.append(str(error))
            return ""
        if lesson.id != path.stem or lesson.id in self.lessons:
            right = (
                "another lesson has this name" if lesson.id in self.lessons else f"expected {path.stem}, as the file"
            )
            self.faults.append(f"{path}: lesson: {lesson.id}: {right}")
            return ""
        self.lessons[lesson.id] = lesson
        self._texts(path.parent, lesson.id)
        return lesson.id

    def _texts(self, folder: Path, name: str) -> None:
        """Read the texts of a name; one language is enough, that is for `lesson check`."""
        for language, path in text_files(folder, name):
            if not path.exists() and language != LANGUAGES[0]:
                continue
            try:
                self.texts[name, language] = read_texts(path)
            except ScenarioError as error:
                self.faults.append(str(error))


def text_files(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """Yield (language, file) for each file with texts of a lesson."""
    for language in LANGUAGES:
        yield language, folder / "text" / f"{name}.{language}.yaml"


def _course_fields(path: Path) -> CourseFields:
    text = file_text(path, LARGEST_FILE, "a course")
    document = documents(text, str(path))[0]
    try:
        fields: CourseFields = checked(CourseFields, document.data, ())
    except FieldError as error:
        raise document.error(error.path, str(error)) from None
    return fields
