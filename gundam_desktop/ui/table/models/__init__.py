"""Qt item models over a view: one list a zone. They know no rules and no pictures."""

from gundam_desktop.ui.table.models.card_record import CardRecord, describe, describe_text
from gundam_desktop.ui.table.models.table_model import TableModel
from gundam_desktop.ui.table.models.zone_model import CardRole, ZoneModel

__all__ = ["CardRecord", "CardRole", "TableModel", "ZoneModel", "describe", "describe_text"]
