"""The colours for colour-blind players differ to every eye."""

from __future__ import annotations

from itertools import combinations

import pytest

from gundam_desktop.ui.style.hues import HUES, SAFE_HUES
from gundam_desktop.ui.style.theme import SAFE_DARK, SAFE_LIGHT, THEMES, Theme
from tests.ui.style.color_vision import EYES, distance

CLEAR = 25.0
"""The distance at which two colours are told apart at a glance, about a quarter of that from black to white."""
COLORS = ("blue", "green", "red", "white", "purple", "yellow")
STATES = ("legal", "target", "danger", "warning")
"""What can be played, a target, damage, an error."""


def test_an_eye_without_red_cones_takes_the_usual_red_and_green_for_one() -> None:
    assert distance("#000000", "#FFFFFF", "all cones") == pytest.approx(100, abs=0.1)
    assert distance(HUES["red"].frame, HUES["green"].frame, "all cones") > 3 * CLEAR
    assert distance(HUES["red"].frame, HUES["green"].frame, "protanopia") < CLEAR


@pytest.mark.parametrize("eye", EYES)
def test_the_safe_colours_of_cards_are_told_apart(eye: str) -> None:
    frames = [SAFE_HUES[color].frame for color in COLORS]
    assert min(distance(one, other, eye) for one, other in combinations(frames, 2)) >= CLEAR


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", [SAFE_LIGHT, SAFE_DARK], ids=lambda theme: theme.name)
def test_the_safe_colours_of_states_are_told_apart(theme: Theme, eye: str) -> None:
    states = [getattr(theme, state) for state in STATES]
    assert min(distance(one, other, eye) for one, other in combinations(states, 2)) >= CLEAR


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_two_players_are_told_apart_in_every_theme(theme: Theme, eye: str) -> None:
    assert distance(theme.accent_self, theme.accent_opponent, eye) >= CLEAR


def test_a_colour_keeps_its_shape() -> None:
    assert [SAFE_HUES[color].shape for color in HUES] == [HUES[color].shape for color in HUES]
