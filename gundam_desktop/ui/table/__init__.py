"""The table: a scene that shows a view and turns gestures into choices. It knows no rules."""

from gundam_desktop.ui.table.scene import TableScene
from gundam_desktop.ui.table.showcase import Pace
from gundam_desktop.ui.table.view import TableView

__all__ = ["Pace", "TableScene", "TableView"]
