"""The fonts that the client brings draw everything that it writes, on a machine that has none of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QImage, QRawFont
from PySide6.QtWidgets import QLabel

from gundam_desktop.locate import cardset_folder, game_resource, resource
from gundam_desktop.ui.style import fonts

pytestmark = pytest.mark.usefixtures("qapp")
REGIONS = {"ja": "JP", "zh": "SC"}


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from strings(part)
    elif isinstance(value, str):
        yield value


def written(language: str) -> set[str]:
    """The characters of our texts and the rules in a language, and of the names of cards in it."""
    texts = [game_resource("gcg", "words", f"{name}.{language}.json") for name in ("gcg", "decks", "names", "traits")]
    texts += game_resource("gcg", "rulebook").glob(f"*.{language}.json")
    data = [json.loads(path.read_text(encoding="utf-8")) for path in texts if path.exists()]
    sets = [json.loads(path.read_text(encoding="utf-8")) for path in cardset_folder().glob("*.json")]
    names = [card.get(f"name_{language}", "") for one in sets for card in one["cards"]]
    return {character for text in (*strings(data), *names) for character in text}


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize("language", REGIONS)
def test_every_character_that_is_written_has_a_glyph(language: str, weight: str) -> None:
    face = QRawFont(str(resource("fonts", f"NotoSansCJK{REGIONS[language]}-{weight}.otf")), 20)
    assert face.isValid()
    wanted = {character for character in written(language) if ord(character) >= 0x20}
    assert len(wanted) > 500
    assert {character for character in wanted if not face.supportsCharacter(ord(character))} == set()


def symbols() -> set[str]:
    """The characters beyond Latin letters in the code of the windows and in the English words of the game."""
    code = resource().parent / "gundam_desktop" / "ui"
    words = game_resource("gcg", "words").glob("*.en.json")
    text = "".join(path.read_text(encoding="utf-8") for path in (*code.rglob("*.py"), *words))
    return {character for character in text if ord(character) > 0x2000}


@pytest.mark.clone
def test_every_symbol_on_the_screen_has_a_glyph_in_a_shipped_font() -> None:
    """A machine's own fonts draw a symbol in a size of their own, or not at all."""
    files = ("RobotoCondensed-Regular.ttf", "B612-Regular.otf", "NotoSansCJKJP-Regular.otf")
    faces = [QRawFont(str(resource("fonts", file)), 20) for file in files]
    wanted = symbols()
    assert {"→", "✓", "●"} <= wanted
    assert {each for each in wanted if not any(face.supportsCharacter(ord(each)) for face in faces)} == set()


def test_shared_characters_take_the_forms_of_the_language() -> None:
    families = fonts.load_fonts()
    assert {"Noto Sans CJK JP", "Noto Sans CJK SC"} <= set(families)
    for language, region in REGIONS.items():
        fonts.prefer_language(language)
        shipped = [family for family in fonts.font(20).families() if family in families and "CJK" in family]
        assert shipped[0] == f"Noto Sans CJK {region}"
    fonts.prefer_language("ja")


def test_bold_is_a_face_of_its_own() -> None:
    fonts.load_fonts()
    for region in REGIONS.values():
        family = f"Noto Sans CJK {region}"
        assert {"Regular", "Bold"} <= set(QFontDatabase.styles(family))
        assert QFontInfo(QFont(family)).family() == family


def test_shared_characters_are_drawn_in_the_forms_of_the_language_that_is_spoken_now() -> None:
    """The colon stands in the middle in Japanese and at the left in Chinese, whichever was drawn before."""
    drawn: dict[str, QImage] = {}
    for language in ("ja", "zh", "ja", "zh"):
        fonts.prefer_language(language)
        label = QLabel("：")
        label.setFont(fonts.font(41, fonts.BOLD))
        label.resize(60, 60)
        image = label.grab().toImage()
        assert drawn.setdefault(language, image) == image
    assert drawn["ja"] != drawn["zh"]
    fonts.prefer_language("ja")
