"""Qt item models of the cards on the table: one list a zone. They know no rules and no pictures."""

from gundam_desktop.ui.table.models.card_list_model import CardListModel, CardRole, ZoneModel
from gundam_desktop.ui.table.models.card_record import CardRecord, describe, describe_text
from gundam_desktop.ui.table.models.table_model import TableModel

__all__ = ["CardListModel", "CardRecord", "CardRole", "TableModel", "ZoneModel", "describe", "describe_text"]
