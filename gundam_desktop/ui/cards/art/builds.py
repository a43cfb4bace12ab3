"""Families of machines on two legs: their proportions, and the parts from which each machine takes its own."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple


class Build(NamedTuple):
    """The proportions of a family of machines, and the parts from which each takes its own."""

    heads: tuple[str, ...]
    shoulders: tuple[str, ...]
    backs: tuple[str, ...]
    weapons: tuple[str, ...]
    stances: tuple[str, ...]
    head: float = 1.0
    wide: float = 0.31
    """Half the distance of the shoulders."""
    arm: float = 0.09
    leg: float = 0.105
    flare: float = 1.25
    """Width of the lower leg at its foot against the knee."""
    chests: tuple[str, ...] = ("slab", "vee", "plain", "hatch")
    zoom: float = 1.28


BUILDS = {
    "slim": Build(
        ("fork", "fork", "fin", "horns", "crown", "antler"),
        ("box", "slab", "box", "layered"),
        ("none", "packs", "blades", "fins", "sabers", "binders"),
        ("rifle", "blade", "rifle", "twin"),
        ("stand", "aim", "raise", "fly", "dash"),
    ),
    "trooper": Build(
        ("visor", "visor", "goggle", "slab", "slit"),
        ("box", "round", "box", "layered"),
        ("none", "packs", "sabers"),
        ("rifle", "rifle", "bazooka"),
        ("stand", "aim", "kneel", "dash"),
        head=1.02,
        arm=0.08,
        leg=0.10,
        chests=("plain", "hatch"),
        zoom=1.27,
    ),
    "heavy": Build(
        ("visor", "fin", "slab", "goggle", "slit"),
        ("drum", "box", "slab", "layered"),
        ("cannons", "drums", "pods", "cannons"),
        ("gatling", "bazooka", "rifle"),
        ("stand", "brace", "kneel", "aim", "raise"),
        head=0.90,
        wide=0.38,
        arm=0.125,
        leg=0.15,
        flare=1.35,
        chests=("barrel", "slab", "hatch"),
        zoom=1.22,
    ),
    "one-eye": Build(
        ("dome", "dome", "crest", "snout", "brim"),
        ("spike", "spike", "round", "plate", "mantle"),
        ("none", "packs", "drums", "pods"),
        ("axe", "bazooka", "rifle", "sword"),
        ("stand", "raise", "aim", "brace", "dash", "kneel"),
        head=1.14,
        wide=0.34,
        arm=0.105,
        leg=0.12,
        flare=1.5,
        chests=("round", "round", "barrel"),
        zoom=1.25,
    ),
    "winged": Build(
        ("fork", "horns", "fin", "antler"),
        ("slab", "box", "layered"),
        ("feathers", "blades wide", "delta", "petals"),
        ("blade", "twin", "rifle", "blade"),
        ("fly", "raise", "stand", "dash"),
        head=0.98,
        wide=0.28,
        zoom=1.12,
    ),
    "giant": Build(
        ("slab", "horns", "mask", "slit"),
        ("slab", "plate", "drum", "mantle"),
        ("ring", "delta", "cannons", "binders"),
        ("fists", "fingers"),
        ("loom", "brace", "raise", "aim", "guard"),
        head=0.78,
        wide=0.44,
        arm=0.14,
        leg=0.17,
        flare=1.3,
        chests=("barrel", "slab", "maw"),
        zoom=1.30,
    ),
    "knight": Build(
        ("plume", "mask", "plume", "slit"),
        ("slab", "plate", "round", "mantle"),
        ("cape", "fins", "cape", "binders"),
        ("lance", "sword", "lance"),
        ("raise", "guard", "stand", "dash"),
        wide=0.31,
        zoom=1.21,
    ),
    "brawler": Build(
        ("crown", "fork", "antler"),
        ("round", "box", "spike"),
        ("none", "ring", "fins", "cape"),
        ("palm", "palm", "staff"),
        ("punch", "brace", "raise", "dash"),
        wide=0.33,
        arm=0.115,
        leg=0.12,
        chests=("round", "vee"),
        zoom=1.25,
    ),
    "frame": Build(
        ("horns", "mask", "antler", "fork"),
        ("slab", "plate", "layered"),
        ("none", "packs", "fins", "pods"),
        ("mace", "sword", "axe"),
        ("raise", "crouch", "dash", "stand"),
        head=0.98,
        wide=0.34,
        arm=0.095,
        leg=0.10,
        flare=1.7,
        chests=("thin", "vee"),
        zoom=1.25,
    ),
    "dragon": Build(
        ("beak", "beak", "mask"),
        ("plate", "slab"),
        ("tail", "bat"),
        ("palm", "claw", "twin"),
        ("fly", "crouch", "raise"),
        head=1.14,
        wide=0.32,
        arm=0.085,
        leg=0.105,
        flare=1.5,
        chests=("thin", "maw"),
        zoom=1.12,
    ),
}


class Design(NamedTuple):
    """The parts and proportions of one machine: the same in each picture of it."""

    head: str
    shoulders: tuple[str, str]
    back: str
    chest: str
    weapon: str
    crest: float
    face: float
    pauldron: float
    skirt: float
    calf: float
    pattern: int
    """Which parts have the second colour."""


def design(family: str, chance: random.Random) -> Design:
    """The design of a machine of a family."""
    build = BUILDS[family]
    return Design(
        head=chance.choice(build.heads),
        shoulders=(chance.choice(build.shoulders),) * 2 if chance.random() < 0.7 else _two(build.shoulders, chance),
        back=chance.choice(build.backs),
        chest=chance.choice(build.chests),
        weapon=chance.choice(build.weapons),
        crest=chance.uniform(0.75, 1.25),
        face=chance.uniform(0.90, 1.12),
        pauldron=chance.uniform(0.90, 1.18),
        skirt=chance.uniform(0.85, 1.25),
        calf=chance.uniform(0.85, 1.15),
        pattern=chance.randrange(4),
    )


def _two(shoulders: Sequence[str], chance: random.Random) -> tuple[str, str]:
    return chance.choice(shoulders), chance.choice(shoulders)
