"""Players read what a bot is like, in their language, not the name of its method."""

from __future__ import annotations

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.ui.session.level_names import level_name, ranked_level_names
from gundam_desktop.ui.style.appearance import install_language

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_every_level_that_can_be_chosen_has_a_name(language: str) -> None:
    install_language(language)
    named = [level_name(level) for level in levels.names()]
    assert len(set(named)) == len(named)
    assert not set(named) & set(levels.names())


def test_options_are_kept_and_an_unknown_level_is_its_own_name() -> None:
    assert level_name("greedy:worlds=8") == "Steady (worlds=8)"
    assert level_name("mine") == "mine"


def test_the_weakest_and_the_strongest_say_so() -> None:
    assert ranked_level_names(["random", "gentle", "greedy"]) == [
        "Random (the weakest)",
        "Gentle",
        "Steady (the strongest)",
    ]
    assert ranked_level_names(["greedy"]) == ["Steady"]
