from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop import locate

# fixture


def test_resources_and_card_sets_are_found() -> None:
    assert locate.resource("fonts", "README.md").is_file()
    assert locate.cardset_folder().is_dir()


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(locate.MissingDataError, match=r"resources/fonts/none\.ttf is missing"):
        locate.resource("fonts", "none.ttf")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder in which the locator believes its package to stand, as `gundam_desktop`."""
    monkeypatch.setattr(locate, "__file__", str(tmp_path / "program" / "gundam_desktop" / "locate.py"))
    monkeypatch.setattr(locate, "_data_folder", locate._data_folder.__wrapped__)
    return tmp_path


def _data(folder: Path) -> Path:
    for name in ("resources", "cardsets"):
        (folder / name).mkdir(parents=True)
    return folder


@pytest.mark.parametrize("place", ["program", "program/gundam_desktop/_data"])
def test_the_data_stand_beside_the_package_or_in_it(fresh: Path, place: str) -> None:
    data = _data(fresh / place)
    assert locate.resource() == data / "resources"
    assert locate.cardset_folder() == data / "cardsets"


def test_a_wheel_uses_its_own_data_whatever_stands_beside_it(fresh: Path) -> None:
    _data(fresh / "program")
    inside = _data(fresh / "program/gundam_desktop/_data")
    assert locate.cardset_folder() == inside / "cardsets"


def test_the_frozen_program_unpacks_its_data_into_its_own_folder(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = _data(fresh / "frozen" / "gundam_desktop" / "_data")
    monkeypatch.setattr("sys._MEIPASS", str(fresh / "frozen"), raising=False)
    assert locate.cardset_folder() == data / "cardsets"


def test_without_data_the_error_says_where_it_looked(fresh: Path) -> None:
    with pytest.raises(locate.MissingDataError, match=r"resources and cardsets are missing \(looked in .*_data, "):
        locate.resource("fonts")


def test_tests_folder() -> None:
    folder = locate.tests_folder()
    assert folder is None or (folder / "scenarios").is_dir()


def test_scenarios_that_show_clauses_come_with_an_installed_program(fresh: Path) -> None:
    data = _data(fresh / "program/gundam_desktop/_data")
    assert locate.scenario_folder() is None
    (data / "tests" / "scenarios" / "clauses").mkdir(parents=True)
    assert locate.scenario_folder() == data / "tests" / "scenarios"
    assert locate.tests_folder() is None


def test_the_user_s_folders_stand_in_one_when_that_is_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(locate.HOME, str(tmp_path))
    assert locate.config_folder() == tmp_path
    assert locate.log_folder() == tmp_path / "log"
    monkeypatch.delenv(locate.HOME)
    assert locate.APPLICATION in locate.config_folder().parts
    assert locate.APPLICATION in locate.log_folder().parts
