"""The rules of this game: those of the document (ZB), those of public sources (ZX) and our own (ZO)."""

from __future__ import annotations

import re
from typing import Final

from gundam_desktop.rulebook.rulebook import Rulebook

RULEBOOK: Final = Rulebook("zoids", base="1.0", example="ZB-5-1", number=re.compile(r"Z[BXO](-(0|[1-9]\d*))*"))
