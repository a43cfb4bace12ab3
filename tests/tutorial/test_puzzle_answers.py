"""What is asked about a puzzle is answered as its run answers, also after the process began again."""

from __future__ import annotations

import pickle

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_answers import Answer, Asked, PuzzleAnswers, Question
from gundam_desktop.tutorial.puzzle_book import puzzle_named
from gundam_desktop.tutorial.puzzle_run import PuzzleRun, PuzzleTry

NAME = "count_the_walls"


def fresh(name: str = NAME) -> PuzzleAnswers:
    """As it comes into a process."""
    answers: PuzzleAnswers = pickle.loads(
        pickle.dumps(PuzzleAnswers("gcg", puzzle_named("gcg", SCENARIOS, name).document))
    )
    return answers


def test_a_try_is_followed_without_a_search_to_where_the_run_is() -> None:
    puzzle = puzzle_of(puzzle_named("gcg", SCENARIOS, NAME))
    tried, run, answers = PuzzleTry(puzzle), PuzzleRun(puzzle), fresh()
    while run.solved is None:
        choice = run.best()[0]
        answer = answers(Question(Asked.TRY, tried.lines, choice))
        assert answer.keeps
        run.choose(choice)
        for line in answer.lines:
            tried.follow(line)
        assert tried.lines == run.lines
        assert tried.game.digest() == run.game.digest()
        answers = fresh()
    assert tried.solved
    assert tried.take_back()
    assert len(tried.lines) == len(run.lines) - 1


def test_what_was_taken_back_is_forgotten() -> None:
    puzzle, answers = puzzle_of(puzzle_named("gcg", SCENARIOS, NAME)), fresh()
    first = answers(Question(Asked.TRY, (), puzzle.best()[0]))
    again = answers(Question(Asked.TRY, (), puzzle.best()[1]))
    assert first.lines != again.lines
    assert answers(Question(Asked.BEST, ())).best == puzzle.best()


def test_a_wrong_choice_is_not_followed_but_refuted() -> None:
    puzzle, answers = puzzle_of(puzzle_named("gcg", SCENARIOS, "rest_the_blocker")), fresh("rest_the_blocker")
    wrong = next(choice for choice in puzzle.game.legal_choices(0) if choice not in puzzle.best())
    assert answers(Question(Asked.TRY, (), wrong)) == Answer(False)
    (line,) = answers(Question(Asked.WHY, (), wrong)).lines
    assert line[0] == (0, wrong)
    assert answers(Question(Asked.WHY, (), puzzle.best()[0])) == Answer()


def test_the_solution_leads_to_the_goal() -> None:
    answer = fresh()(Question(Asked.SOLUTION, ()))
    shown = PuzzleTry(puzzle_of(puzzle_named("gcg", SCENARIOS, NAME)))
    for line in answer.lines:
        shown.follow(line)
    assert answer.keeps
    assert shown.solved
