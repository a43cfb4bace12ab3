"""Invented cards for tests of what is on screen."""

from __future__ import annotations

from gundam_desktop.games.gcg.card_design import card_design
from gundam_desktop.tabletop import Ability, Badge, Face, Motif

SUBJECTS = {
    "unit": "slim",
    "unit token": "trooper",
    "pilot": "helmet",
    "command": "order",
    "base": "station",
    "ex base": "fortress",
    "resource": "crystal",
    "ex resource": "gold crystal",
}
UNIT_TRAITS = {
    "blue": "Orbital Guard",
    "green": "Frontier Corps",
    "red": "Raiders",
    "white": "Academy",
    "purple": "Deep Fleet",
}


def face(
    number: str,
    name: str,
    kind: str = "unit",
    color: str = "blue",
    level: int | None = 3,
    cost: int | None = 2,
    ap: int | None = None,
    hp: int | None = None,
    link: str = "",
    badges: tuple[Badge, ...] = (),
    text: tuple[Ability, ...] = (),
    subject: str = "",
) -> Face:
    """A face with what a test leaves out filled in."""
    return Face(
        number=number,
        name=name,
        type=kind,
        type_name=kind.title(),
        color=color,
        figures=(level, cost, ap, hp),
        modifier=kind == "pilot",
        traits=(UNIT_TRAITS[color],) if color else (),
        environment=("Space", "Earth") if kind == "unit" else (),
        condition=link,
        badges=badges,
        text=text,
        set="PX",
        motif=Motif(subject or SUBJECTS[kind]),
        design=card_design("en"),
    )


REPAIR = Badge("repair", 1, "Repair")
BLOCKER = Badge("blocker", 0, "Blocker")
BREACH = Badge("breach", 2, "Breach")
SUPPORT = Badge("support", 2, "Support")
FIRST_STRIKE = Badge("first strike", 0, "First Strike")
HIGH_MANEUVER = Badge("high-maneuver", 0, "High-Maneuver")
SUPPRESSION = Badge("suppression", 0, "Suppression")

BURST = (("burst", "Burst"),)
DEPLOY = (("deploy", "Deploy"),)
ATTACK = (("attack", "Attack"),)

FACES = {
    card.number: card
    for card in (
        face(
            "PX-001",
            "Aegis Falcon",
            "unit",
            "blue",
            4,
            3,
            3,
            4,
            "[Rin Asada]",
            (REPAIR,),
            (
                Ability((), "<Repair 1> (At the end of your turn, this Unit recovers 1 HP.)"),
                Ability((("when paired", "When Paired"),), "If you have 2 or more other Units in play, draw 1."),
            ),
        ),
        face(
            "PX-002",
            "Gale Lancer",
            "unit",
            "green",
            3,
            2,
            3,
            2,
            "(Frontier Corps) Trait",
            (BREACH,),
            (Ability(ATTACK, "This Unit gains <Breach 2> during this battle."),),
        ),
        face(
            "PX-003",
            "Crimson Talon Mk.II",
            "unit",
            "red",
            5,
            4,
            5,
            4,
            "[Vance Okoro]",
            (FIRST_STRIKE,),
            (
                Ability(
                    (("during link", "During Link"),), "<First Strike> (While attacking, this Unit deals damage first.)"
                ),
            ),
        ),
        face(
            "PX-004",
            "Seraph Array",
            "unit",
            "white",
            4,
            3,
            2,
            5,
            "[Mira Holt]",
            (BLOCKER,),
            (
                Ability((), "<Blocker> (Rest this Unit to change the attack target to it.)"),
                Ability(DEPLOY, "Choose 1 enemy Unit with 3 or less HP. Return it to its owner's hand."),
            ),
        ),
        face(
            "PX-005",
            "Nocturne Prime",
            "unit",
            "purple",
            6,
            5,
            6,
            5,
            "[Io Castellan]",
            (SUPPRESSION,),
            (
                Ability((), "<Suppression> (Damage to Shields hits the first 2 cards at once.)"),
                Ability((("destroyed", "Destroyed"),), "Place 1 rested Resource."),
            ),
        ),
        face("PX-006", "Bulwark GM-7", "unit", "blue", 2, 1, 1, 3, "", (BLOCKER,), (Ability((), "<Blocker>"),)),
        face("PX-007", "Pathfinder", "unit", "green", 2, 1, 2, 2),
        face(
            "PX-008",
            "Hound Ravager Heavy Assault Custom Type",
            "unit",
            "red",
            4,
            3,
            4,
            3,
            "(Raiders) Trait",
            (Badge("breach", 1, "Breach"), SUPPORT),
            (
                Ability(
                    (("activate main", "Activate･Main"),),
                    "<Support 2> (Rest this Unit. 1 other friendly Unit gets AP+2 during this turn.)",
                ),
            ),
        ),
        face(
            "PX-009",
            "Lyra Vanguard",
            "unit",
            "white",
            3,
            2,
            3,
            3,
            "[Mira Holt]",
            (HIGH_MANEUVER,),
            (Ability((("during link", "During Link"),), "<High-Maneuver> (This Unit can't be blocked.)"),),
        ),
        face("PX-010", "Umbra Scout", "unit", "purple", 2, 2, 2, 2, "", (), (Ability(BURST, "Deploy this card."),)),
        face(
            "PX-021",
            "Rin Asada",
            "pilot",
            "blue",
            4,
            1,
            1,
            1,
            "",
            (),
            (
                Ability(BURST, "Add this card to your hand."),
                Ability(
                    (*ATTACK, ("once per turn", "Once per Turn")),
                    "Choose 1 enemy Unit. It gets AP-2 during this battle.",
                ),
            ),
        ),
        face(
            "PX-022",
            "Vance Okoro",
            "pilot",
            "red",
            3,
            1,
            2,
            0,
            "",
            (),
            (
                Ability(BURST, "Add this card to your hand."),
                Ability((("when linked", "When Linked"),), "Choose 1 of your Units. It gets AP+1 during this turn."),
            ),
        ),
        face(
            "PX-023",
            "Mira Holt",
            "pilot",
            "white",
            4,
            1,
            1,
            2,
            "",
            (),
            (Ability(BURST, "Add this card to your hand."),),
        ),
        face(
            "PX-031",
            "Overwatch Protocol",
            "command",
            "blue",
            3,
            2,
            None,
            None,
            "",
            (),
            (Ability((("main", "Main"), ("action", "Action")), "Choose 1 enemy Unit with 4 or less AP. Rest it."),),
        ),
        face(
            "PX-032",
            "Ember Salvo",
            "command",
            "red",
            2,
            1,
            None,
            None,
            "",
            (),
            (
                Ability(BURST, "Activate this card's 【Main】."),
                Ability((("main", "Main"), ("action", "Action")), "Choose 1 rested enemy Unit. Deal 2 damage to it."),
            ),
        ),
        face(
            "PX-041",
            "Meridian Station",
            "base",
            "blue",
            4,
            2,
            0,
            5,
            "",
            (),
            (
                Ability(BURST, "Deploy this card."),
                Ability(DEPLOY, "Add 1 of your Shields to your hand."),
                Ability((("once per turn", "Once per Turn"),), "When a friendly Unit recovers HP, draw 1."),
            ),
        ),
        face("PX-042", "Dustfall Hangar", "base", "green", 3, 2, 0, 4, "", (), (Ability(BURST, "Deploy this card."),)),
        face("T-001", "Scout Drone", "unit token", "white", None, None, 1, 1),
        face("EXB-001", "EX Base", "ex base", "", None, None, 0, 3),
        face("R-001", "Resource", "resource", "", None, None),
        face("EXR-001", "EX Resource", "ex resource", "", None, None),
    )
}
