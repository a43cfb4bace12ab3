"""Checks of a lesson's sentences: whole, alike in all languages, short, with placeholders that mean something."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.spelling import did_you_mean
from gundam_desktop.tutorial.course import OWN_CHAPTER, Course
from gundam_desktop.tutorial.lesson import Lesson, LessonStep
from gundam_desktop.tutorial.lesson_texts import COMMON, LessonTexts, Part, placeholders, plain

LONGEST: Final[Mapping[str, int]] = {"en": 35, "ja": 90, "zh": 60}
"""The greatest length of a sentence: words in English, characters in the other languages."""
READ: Final[Mapping[str, int]] = {"en": 180, "ja": 500, "zh": 300}
"""How many of these are read in a minute."""
SECONDS_A_CHOICE: Final = 6
_FIGURE = re.compile(r"\d+")
_TOGETHER = ("say", "task")
"""Sentences that are shown together and count as one."""
ALWAYS = ("missed", "failed", "lost", "wrong", "right")
"""Sentences that may be missing, because common ones replace them."""


def text_faults(lesson: Lesson, course: Course, game_module: GameModule) -> list[str]:
    """Return the problems with the texts of a lesson, one line each.

    A player's own lesson needs texts in only one language; texts in further ones must match them.
    """
    checker = _TextChecker(lesson, course, game_module)
    missing = [each for each in LANGUAGES if each not in checker.languages]
    own = any(chapter.id == OWN_CHAPTER and lesson.id in chapter.lessons for chapter in course.chapters)
    if missing and not (own and checker.languages):
        return [f"{lesson.file}: there are no texts in {each}" for each in missing]
    return [*checker.keys(), *checker.alike(), *checker.sentences()]


def minutes_of(lesson: Lesson, course: Course, game_module: GameModule, language: str) -> float:
    """Return how many minutes a lesson takes: reading its texts, and six seconds for each choice."""
    checker = _TextChecker(lesson, course, game_module)
    texts = course.texts[lesson.id, language]
    read = sum(
        checker.length(texts.sentence(f"{step.id}.{key}"), language)
        for step in lesson.steps
        for key in (*_TOGETHER, "right", "done", *(step.ask.answers if step.ask else ()))
    )
    choices = sum(len(step.by) + bool(step.ask) for step in lesson.steps)
    return read / READ[language] + choices * SECONDS_A_CHOICE / 60


class _TextChecker:
    """Checks the texts of one lesson."""

    def __init__(self, lesson: Lesson, course: Course, game_module: GameModule) -> None:
        self.lesson, self.course, self.game_module = lesson, course, game_module
        self.languages = [each for each in LANGUAGES if (lesson.id, each) in course.texts]

    def keys(self) -> Iterator[str]:
        """Keys that are missing in a language, and keys that nothing uses."""
        needed = {"title", *(key for step in self.lesson.steps for key in needed_keys(step, self.lesson))}
        allowed = needed | {f"{step.id}.{key}" for step in self.lesson.steps for key in ("say", *ALWAYS)}
        for texts in self._texts():
            yield from (f"{texts.file}: {key} is missing" for key in sorted(needed) if key not in texts)
            for key in texts:
                if key not in allowed:
                    hint = did_you_mean(key, allowed)
                    yield f"{texts.file}: nothing uses {key}" + (f"; {hint}" if hint else "")

    def alike(self) -> Iterator[str]:
        """Yield sentences with other placeholders or numbers than in the first language."""
        first = self.course.texts[self.lesson.id, self.languages[0]]
        for texts in self._texts():
            for key in (*first, *texts):
                if (key in texts) != (key in first):
                    yield f"{texts.file}: {key} is not in all languages"
                    continue
                there, here = first.sentence(key), texts.sentence(key)
                for what, found in (("placeholders", placeholders), ("figures", _figures)):
                    if Counter(found(there)) != Counter(found(here)):
                        yield f"{texts.file}: {key}: its {what} are not those of {first.file}"

    def sentences(self) -> Iterator[str]:
        """Sentences that are too long, and placeholders that mean nothing."""
        for language in self.languages:
            texts = self.course.texts[self.lesson.id, language]
            for key in texts:
                yield from (f"{texts.file}: {key}: {why}" for why in self._meaningless(texts.sentence(key)))
                step, _, name = key.partition(".")
                together = [f"{step}.{each}" for each in _TOGETHER] if name in _TOGETHER else [key]
                long = sum(self.length(texts.sentence(each), language) for each in together)
                if long > LONGEST[language]:
                    yield f"{texts.file}: {key}: {long} are too long; at most {LONGEST[language]}"

    def length(self, sentence: str, language: str) -> int:
        """The length of a sentence: words in English, else characters; links to clauses are not read."""
        read = re.sub(r" ?[(（]\{(?:[0-9-]+|rule:[A-Z0-9-]+)\}[)）]", "", sentence)
        shown = plain(read, lambda name: self._name(name, language), lambda keyword: self._term(keyword, language))
        return len(shown.split()) if language == "en" else len(shown)

    def _name(self, name: str, language: str) -> str:
        try:
            return str(self.game_module.library.face(self.lesson.names.get(name, name), language).name)
        except KeyError:  # reported as a separate problem
            return name

    def _term(self, keyword: str, language: str) -> str:
        reminder = self.game_module.library.keyword_reminder(keyword, self.lesson.edition, language)
        return keyword if reminder is None else reminder.term

    def _meaningless(self, sentence: str) -> Iterator[str]:
        for part in placeholders(sentence):
            if part.kind in _MEANING and (why := _MEANING[part.kind](self, part)):
                yield why

    def _card(self, part: Part) -> str:
        if part.value in self.lesson.names:
            return ""
        try:
            self.game_module.library.face(part.value, LANGUAGES[0])
        except KeyError:
            return f"{{{part.value}}} names no card; {did_you_mean(part.value, self.lesson.names)}"
        return ""

    def _clause(self, part: Part) -> str:
        rulebook = self.game_module.rulebook
        known = rulebook is not None and (part.value in rulebook.book() or part.value in rulebook.added())
        return "" if known else f"{{{part.value}}} is not a clause"

    def _keyword(self, part: Part) -> str:
        known = self.game_module.library.playmat(LANGUAGES[0]).design.symbols
        if self.game_module.library.keyword_reminder(part.value, self.lesson.edition, LANGUAGES[0]) is not None:
            return ""
        return f"{{kw:{part.value}}} is not a keyword; expected {', '.join(known)}"

    def _texts(self) -> Iterator[LessonTexts]:
        yield from (self.course.texts[self.lesson.id, language] for language in self.languages)


_MEANING: Final[Mapping[str, Callable[[_TextChecker, Part], str]]] = {
    "card": _TextChecker._card,
    "clause": _TextChecker._clause,
    "keyword": _TextChecker._keyword,
}


def needed_keys(step: LessonStep, lesson: Lesson) -> Iterator[str]:
    """The keys of the sentences that a step needs."""
    names = ["task", "done", *(each.say for each in step.tries)]
    if step.kind != "free":
        names.append("hint1")
    if step.ask is not None:
        names += [each for each in step.ask.answers if not each.isdecimal() and each not in lesson.names]
    if step.free is not None:
        names += [*(say for _, say in step.free.met), step.free.won, step.free.beaten]
    if step.beside is not None:
        names.append("beside")
    if step.deck_task is not None:
        names += ["changes", *(fact.subject for fact in step.deck_task.goal)]
    yield from (f"{step.id}.{name}" for name in dict.fromkeys(names) if name not in ("yes", "no", *ALWAYS))


def common_faults(course: Course) -> Iterator[str]:
    """Yield what is missing among the common sentences and chapter titles, except the title for own lessons."""
    titles = tuple(f"{each.id}.title" for each in course.chapters if each.id != OWN_CHAPTER)
    needed = {COMMON: (*ALWAYS, "yes", "no"), "course": titles}
    for name, keys in needed.items():
        for language in LANGUAGES:
            texts = course.texts.get((name, language))
            yield from (
                f"{name}.{language}.yaml: {key} is missing" for key in keys if texts is None or key not in texts
            )


def _figures(sentence: str) -> list[str]:
    return _FIGURE.findall(re.sub(r"\{[^{}]*\}", "", sentence))
