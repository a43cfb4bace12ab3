"""The rules of this game: those of the document (FD), those of public sources (FX) and our own (FO)."""

from __future__ import annotations

import re
from typing import Final

from gundam_desktop.rulebook.rulebook import Rulebook

RULEBOOK: Final = Rulebook("digrayn", base="1.0", example="FD-2-1", number=re.compile(r"F[DXO](-(0|[1-9]\d*))*"))
