"""Drawn pictures: each card has one, the same in every process; one machine looks alike on its cards, two do not."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from gundam_desktop.games import KEYS, find
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gundam_war.model.cards import all_cards
from gundam_desktop.tabletop import Face, Motif
from gundam_desktop.ui.cards.art.backdrops import SCENES
from gundam_desktop.ui.cards.art.picture import art_pixmap, draw_picture
from gundam_desktop.ui.cards.art.subjects import SUBJECTS
from gundam_desktop.ui.style.hues import HUES, NO_HUE

SIZE = QSize(72, 66)


def faces() -> list[Face]:
    gundam_war = find("gundam_war").library
    return [library.face(card.number) for card in card_sets()] + [gundam_war.face(n, "en") for n in all_cards()]


def drawn(face: Face, size: QSize = SIZE) -> QImage:
    return draw_picture(face.number, face.motif, HUES.get(face.color, NO_HUE), size)


def digest(images: Iterable[QImage]) -> str:
    result = hashlib.sha256()
    for image in images:
        result.update(bytes(image.constBits()))
    return result.hexdigest()


def test_each_motif_can_be_drawn() -> None:
    motifs = [each for face in faces() for each in (face.motif, *face.motif.beside)]
    assert {motif.subject for motif in motifs} <= set(SUBJECTS)
    assert {motif.scene for motif in motifs} <= {"", *SCENES}


@pytest.mark.sampled
@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("size", [(60, 54), (300, 220), (12, 200)])
def test_a_subject_fills_its_picture_at_every_size(qapp: object, subject: str, size: tuple[int, int]) -> None:
    motif = Motif(subject, seed="a", rank=7, beside=(Motif("ship"), Motif("cap")))
    image = draw_picture("X-001", motif, HUES["green"], QSize(*size))
    assert image.size() == QSize(*size)
    assert all(QColor(image.pixelColor(x, y)).alpha() == 255 for x in (0, size[0] - 1) for y in (0, size[1] - 1))


def test_cards_have_pictures_of_their_own(qapp: object) -> None:
    cards = [face for face in faces() if "resource" not in face.type and face.type not in ("ex base", "generation")]
    by_picture: dict[str, list[str]] = {}
    for face in cards:
        by_picture.setdefault(digest([drawn(face)]), []).append(face.number)
    assert [numbers for numbers in by_picture.values() if len(numbers) > 1] == []


def test_a_picture_is_the_same_in_every_process(qapp: object) -> None:
    here = digest(drawn(face) for face in faces()[::40])
    code = (
        "from PySide6.QtGui import QGuiApplication\n"
        "application = QGuiApplication([])\n"
        "from tests.ui.cards.art.test_picture import *\n"
        "print(digest(drawn(face) for face in faces()[::40]))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300)
    assert ran.stdout.strip() == here


def test_a_picture_does_not_depend_on_the_language() -> None:
    for game in KEYS:
        cards = find(game).library
        for name in cards.deck_names()[:3]:
            for number, _ in cards.deck(name).cards:
                assert len({cards.face(number, language).motif for language in ("en", "ja", "zh")}) == 1


@pytest.mark.sampled(20)
@pytest.mark.parametrize("subject", [subject for subject in SUBJECTS if "crystal" not in subject])
def test_what_is_drawn_depends_on_the_seed_and_how_it_is_seen_on_the_number(qapp: object, subject: str) -> None:
    def picture(number: str, seed: str) -> str:
        return digest([draw_picture(number, Motif(subject, seed, "space"), HUES["blue"], SIZE)])

    assert len({picture("A-1", seed) for seed in "abcdef"}) == 6, "six machines, people or places"
    assert len({picture(number, "a") for number in ("A-1", "A-2", "A-3")}) == 3, "three views of one"


def test_a_drawn_picture_is_kept(qapp: object) -> None:
    face = faces()[0]
    assert art_pixmap(face, SIZE).cacheKey() == art_pixmap(face, SIZE).cacheKey()
    assert art_pixmap(face, SIZE).cacheKey() != art_pixmap(face._replace(color="red"), SIZE).cacheKey()
