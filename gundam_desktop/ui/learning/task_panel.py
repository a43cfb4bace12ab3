"""The panel below the table while a lesson or a puzzle is played: the task, the answer to each try, the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QToolTip, QVBoxLayout, QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.learning.sentences import CLAUSE
from gundam_desktop.ui.play.panels.answer_buttons import SPACE
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.flow_layout import FlowLayout
from gundam_desktop.ui.style.label import RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel, thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.theme import theme

SIGNS = {"done": fonts.CHECKED, "wrong": "× ", "refused": "× ", "": ""}
"""What stands before an answer, so that its kind is told by more than its colour."""


class Tool(NamedTuple):
    """A small button of the panel."""

    caption: str
    tip: str
    command: str = ""
    """The id of the action whose key it shows."""
    wanted: bool = True
    """False for one that can do nothing now."""
    longest: str = ""
    """The longest caption that it may have. The button keeps the width of that one, so that the others do not move."""


HEIGHT = 148
"""Height of the panel in pixels with most texts: the table above it should keep its size from step to step."""
LOW = 120
"""The same for a task whose text is short."""
MOST_SHARE = 0.22
"""The largest share of the window's height that the panel takes for a long text; a longer one is scrolled."""
LEAST, TWO_LINES = 24, 44
"""The least height of the text in pixels: of a short and of a long one."""


class ReservedText(NamedTuple):
    """The texts that the panel keeps room for, as rich text."""

    task: str
    said: str
    """The longest answer to a try."""
    answers: bool
    """True if the task is a question with answers on buttons."""


class TaskPanel(Panel):
    """Shows texts and buttons that somebody else writes, and tells which button was used."""

    chosen = Signal(str)
    """The key of an answer, of the main button, or of a tool."""
    clause_wanted = Signal(str)
    hovered = Signal(str)
    """The target of the link under the mouse; empty for none."""
    recolored = Signal()
    """There is another theme: the texts, which hold colours, are to be written again."""

    def __init__(self, keymap: Keymap, parent: QWidget | None = None, height: int = HEIGHT) -> None:
        """`height` is that of the panel in pixels until a text needs more."""
        self._usual = height
        self._reserved: Sequence[ReservedText] = ()
        super().__init__(parent=parent)
        self._keymap = keymap
        self._main = ""
        self.takes_space = True
        """False where Space does not press the main button."""
        self.explain: Callable[[str], str] = lambda _: ""
        """The tooltip of a link's target; empty for none."""
        self.head, self.task, self.said = RichLabel(self), RichLabel(self), RichLabel(self)
        for label, pixels in ((self.head, 12.5), (self.task, 16), (self.said, 15)):
            label.setWordWrap(True)
            set_font(label, pixels, fonts.BOLD if label is self.head else fonts.NORMAL)
            label.open_links()
            label.linkActivated.connect(self._open)
            label.linkHovered.connect(self._hover)
        self.main = ActionButton(parent=self)
        self.main.set_main(True)
        self.main.clicked.connect(lambda: self.chosen.emit(self._main))
        self.answers: dict[str, ActionButton] = {}
        self.answer_keys: dict[str, str] = {}
        """The answer that each number on the keyboard gives."""
        self.tools: dict[str, QToolButton] = {}
        self._shown_tools: Mapping[str, Tool] = {}
        self._answer_box, tool_box = QWidget(self), QWidget(self)
        self._answer_row, self._tool_row = FlowLayout(self._answer_box), FlowLayout(tool_box)
        self._answer_box.hide()
        self._words = self._scroll_area()
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._words, 1)
        self._middle.addWidget(self.main, 0, Qt.AlignmentFlag.AlignBottom)
        self.box.addWidget(self.head)
        self.box.addLayout(self._middle, 1)
        self.box.addWidget(self._answer_box)
        self.box.addWidget(tool_box)
        keymap.changed.connect(self._keys_changed)  # no lambda: that would outlive the panel
        self.say("")
        self.set_main("", "")
        self.refresh_colors()

    def _scroll_area(self) -> QScrollArea:
        """The task and what is said to a try; scrolled where they are longer than the room for them."""
        words, area = QWidget(), QScrollArea(self)
        self._column = column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.task)
        column.addWidget(self.said)
        column.addStretch(1)
        area.setWidget(words)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it takes what the others leave
        area.verticalScrollBar().rangeChanged.connect(self._show_said)
        for widget in (area.viewport(), words):
            widget.setAutoFillBackground(False)
        return area

    def _show_said(self) -> None:
        """Scroll to what is said last."""
        bar = self._words.verticalScrollBar()
        bar.setValue(bar.maximum() if self.said.isVisible() else 0)

    def refresh_sizes(self) -> None:
        super().refresh_sizes()
        self.setFixedHeight(scaled(self._usual))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setFixedHeight(scaled(self._usual))
        self._make_room()

    def _make_room(self) -> None:
        """Become higher where the buttons need more lines, or the text does; it stays so, and the table keeps still."""
        if not self.box.hasHeightForWidth():
            return
        margins, gap = self.box.contentsMargins(), self.box.spacing()
        width = self.width() - margins.left() - margins.right()
        tools = self._tool_row.heightForWidth(width)
        line = max((button.sizeHint().height() for button in self.tools.values()), default=tools)
        fixed = margins.top() + self.head.heightForWidth(width) + gap + gap + line + margins.bottom()
        most = round(MOST_SHARE * self.window().height()) - fixed
        beside = self.main.sizeHint().width() + self._middle.spacing() if self._main else 0
        words = self._words.widget()
        assert words is not None
        shown = words.heightForWidth(width - beside)
        answers = self._answer_row.heightForWidth(width) + gap if self.answers else 0
        needed = scaled(LEAST)
        for text, low in [(shown, answers), *self._reserved_heights(width)]:
            below = low + tools - line
            needed = max(needed, min(text + below, most), min(text, scaled(TWO_LINES)) + below)
        self.setFixedHeight(max(self.height(), fixed + needed))

    def _reserved_heights(self, width: int) -> Iterator[tuple[int, int]]:
        """The heights in pixels of each text for which room is kept, in this width, and of its answers."""
        for task, said, asks in self._reserved:
            text = _height(self.task, task, width)
            if said:
                text += self._column.spacing() + _height(self.said, _signed("done", said), width)
            yield text, self.main.sizeHint().height() + self.box.spacing() if asks else 0

    # what is shown

    def reserve(self, texts: Sequence[ReservedText]) -> None:
        """Keep room for these texts, so that the table keeps its size from step to step."""
        self._reserved = texts
        self._make_room()

    def show_task(self, head: str, task: str) -> None:
        """Show where the player is, and what is asked of them, as rich text."""
        self.head.show_linked_text(head)
        self.task.show_linked_text(task)
        self._make_room()

    def say(self, html: str, kind: str = "") -> None:
        """Show what is said about the last try; `kind` is one of `SIGNS`."""
        self.said.setVisible(bool(html))
        self.said.show_linked_text(_signed(kind, html))
        self._make_room()

    def ask(self, answers: Sequence[tuple[str, str]]) -> None:
        """Show a button for each answer: its key and its text."""
        for button in self.answers.values():
            self._answer_row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.answers = {}
        numbers = _numbers([text for _, text in answers])
        self.answer_keys = {number: key for number, (key, _) in zip(numbers, answers, strict=True)}
        for number, (key, text) in zip(numbers, answers, strict=True):
            button = ActionButton(text, self._keymap.shown_for(number), parent=self)
            button.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            self._answer_row.addWidget(button)
            button.show()
            self.answers[key] = button
        self._answer_box.setVisible(bool(answers))
        self._make_room()

    def set_main(self, key: str, text: str) -> None:
        """Show the main button with a text; without one it is hidden."""
        self._main = key
        self.main.set_caption(text, self._keymap.shown_for(SPACE) if self.takes_space else "")
        self.main.setVisible(bool(text))
        self._make_room()

    def offer(self, tools: Mapping[str, Tool]) -> None:
        """Show the small buttons, by key."""
        self._shown_tools = tools
        for key in [key for key in self.tools if key not in tools]:
            button = self.tools.pop(key)
            self._tool_row.removeWidget(button)
            button.deleteLater()
        for key, tool in tools.items():
            if key not in self.tools:
                self.tools[key] = tool_button(self)
                self.tools[key].clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
            button = self.tools[key]
            self._tool_row.removeWidget(button)  # in the order of the tools, whichever came first
            self._tool_row.addWidget(button)
            button.show()
            button.setMinimumWidth(0)
            for caption in (tool.longest, tool.caption):
                button.setText(self._named(caption, tool.command))
                button.setMinimumWidth(max(button.minimumWidth(), button.sizeHint().width()))
            button.setToolTip(literal(tool.tip))
            button.setAccessibleDescription(tool.tip)
            button.setEnabled(tool.wanted)
        self._make_room()

    def _keys_changed(self) -> None:
        self.offer(self._shown_tools)

    def _named(self, caption: str, command: str) -> str:
        """A caption with the key of its action."""
        shown = self._keymap.shown(command) if command and caption else ""
        named = self.tr("{what} ({key})").format(what=caption, key=shown) if shown else caption
        return named.replace("&", "&&")

    def press(self, key: str) -> bool:
        """Use a button by a key as the table names it: Space for the main one, a number for an answer."""
        if key == SPACE and self._main:
            self.chosen.emit(self._main)
            return True
        if key in self.answer_keys:
            self.chosen.emit(self.answer_keys[key])
            return True
        return False

    # inside

    def _open(self, target: str) -> None:
        if target.startswith(CLAUSE):
            self.clause_wanted.emit(target.removeprefix(CLAUSE))

    def _hover(self, target: str) -> None:
        said = self.explain(target)
        if said:
            QToolTip.showText(QCursor.pos() + QPoint(0, 12), literal(said), self)
        self.hovered.emit(target)

    def refresh_colors(self) -> None:
        self.setStyleSheet(tool_style() + thin_scroll_bar() + "QScrollArea {background: transparent}")
        self.head.setStyleSheet(f"color: {theme().muted}")
        for label in (self.task, self.said):
            label.setStyleSheet(f"color: {theme().text}")
        self.recolored.emit()


def _numbers(texts: Sequence[str]) -> list[str]:
    """The figure on the keyboard for each answer: what is one of 1 to 9 has its own, the others have the free ones."""
    digits = list("123456789")
    free = iter([digit for digit in digits if digit not in texts])
    return [text if text in digits else next(free) for text in texts]


def _signed(kind: str, html: str) -> str:
    """What is said to a try, with the sign of its kind in the colour of the theme."""
    color = {"done": theme().legal, "wrong": theme().target, "refused": theme().target}.get(kind, theme().text)
    return f'<span style="color: {color}"><b>{SIGNS[kind]}</b></span>{html}'


def _height(label: RichLabel, html: str, width: int) -> int:
    """The height of a rich text in a label of a width, in pixels."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(label.font())
    document.setHtml(html)
    document.setTextWidth(width)
    return ceil(document.size().height())
