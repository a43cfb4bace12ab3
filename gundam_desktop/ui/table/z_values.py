"""The z values of everything on the table, in one place."""

ZONES = -10.0
PLATES = -5.0
PHASE_BAR = -5.0

PILES = 0.0
"""Cards of a pile; later ones add their index."""
UNDER_UNITS = 90.0
UNITS = 100.0
BETWEEN_SPOTS = 20.0
"""Between the cards of two spots of one cell."""
HAND = 300.0
RESOLVING = 500.0
RAISED = 600.0
"""The card of a hand under the mouse."""
RULE_LIGHTS = 650.0
"""Highlights of what a clause is about."""
MOVING = 700.0
"""Cards in motion, which keep their relative heights."""
_FLATTENED = 0.1
SPOTLIGHTS = 750.0
"""Frames around what is explained."""
ARROWS = 800.0
TRAY = 900.0
TRAY_CARDS = 910.0
TRAY_RAISED = 990.0
DRAGGED = 1000.0
PREVIEW = 1050.0
"""The preview of a choice."""
EFFECTS = 1100.0
DIMMER = 1110.0
STAGE = 1120.0
"""What comes large to the middle for a moment."""
KEY_HINTS = 1150.0
BUBBLE = 1200.0


def moving(home: float) -> float:
    """The z value of a card on its way to a home of this height."""
    return MOVING + home * _FLATTENED if home < MOVING else home
