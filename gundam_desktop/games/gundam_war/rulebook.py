"""The rules of this game: those of the document (GW), those of public sources (GX) and our own (GO)."""

from __future__ import annotations

import re
from typing import Final

from gundam_desktop.rulebook.rulebook import Rulebook

RULEBOOK: Final = Rulebook("gundam_war", base="1.0", example="GW-5-3", number=re.compile(r"G[WXO](-(0|[1-9]\d*))*"))
