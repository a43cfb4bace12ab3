"""The table as a scene: shows views and events, and emits the choices of the player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent

from gundam_desktop.tabletop import Choice, Event, Face, Library, View
from gundam_desktop.tabletop.place import CardPlace
from gundam_desktop.tabletop.playmat import SIDEWAYS
from gundam_desktop.ui.cards import own_pictures
from gundam_desktop.ui.cards.artwork import BY_NAME, Portraits
from gundam_desktop.ui.keys.keymap import Keymap, shown
from gundam_desktop.ui.style.translation import language
from gundam_desktop.ui.table.animation import Animator
from gundam_desktop.ui.table.background import paint_background
from gundam_desktop.ui.table.board_layer import BoardLayer
from gundam_desktop.ui.table.bubble import Bubble
from gundam_desktop.ui.table.card_effects import SLOW, CardEffects
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.controller import TableController
from gundam_desktop.ui.table.event_display import EventDisplay
from gundam_desktop.ui.table.history_view import HistoryView
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.player_plate_item import PlateItem, Presence
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.key_handler import KeyHandler
from gundam_desktop.ui.table.layout import TableLayout
from gundam_desktop.ui.table.models import TableModel
from gundam_desktop.ui.table.mouse_handler import MouseHandler
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.preview_source import NoPreviews, PreviewSource
from gundam_desktop.ui.table.reach_lights import ReachLights
from gundam_desktop.ui.table.rule_lights import RuleLights
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.showcase import Showcase
from gundam_desktop.ui.table.spatial_navigation import DIRECTIONS
from gundam_desktop.ui.table.spotlights import Spotlights


class TableScene(TableSignals):
    """The table of two players, seen from one seat. It knows no rules: legal choices come with each view."""

    settled = Signal()
    """Everything has been shown and all animation has ended."""
    reshaped = Signal()
    """The table needs another height."""
    events_shown = Signal(int)
    """This number of further events of the moves to be animated has been shown, or skipped."""

    def __init__(
        self,
        library: Library,
        keymap: Keymap | None = None,
        preview_source: PreviewSource | None = None,
        *,
        sideways: bool = False,
    ) -> None:
        """Rested cards lie `sideways` even where the playmat lets them lean."""
        super().__init__()

        def face(number: str) -> Face:
            return library.face(number, language())

        self._view: View | None = None
        self._now: tuple[View, Sequence[Choice]] | None = None
        self._animator = Animator(self)
        playmat = library.playmat(language())
        self._playmat = playmat = playmat._replace(rested_lean=SIDEWAYS) if sideways else playmat
        self._context = PaintContext(leaning=playmat.rested_lean != SIDEWAYS)
        self._model = TableModel(playmat, self)
        effects = CardEffects(self, self._animator, self.shaken)
        self._card_layer = CardLayer(self, playmat, self._model, self._context, self._animator, effects, face)
        names = (self.tr("You"), self.tr("Opponent"))
        self.showcase = Showcase(self, self._animator, self._card_layer, effects, self._context, library, names)
        self._board_layer = BoardLayer(
            self, playmat, self._model, self._card_layer, effects, self._context, library, names
        )
        self._events = EventDisplay(self, playmat, self._model, self._card_layer, self._board_layer, self.showcase)
        self._event_player = self._events.player
        self._event_player.passed.connect(self.events_shown)
        self.rule_lights = RuleLights(self, self._card_layer.items.get, self._board_layer.box_of)
        boxes, goals, prompt_style = self._board_layer.boxes, library.goals, playmat.prompt_style
        preview_source = preview_source or NoPreviews()
        self._reach_lights = ReachLights(boxes, preview_source.reach)
        self.pointed.connect(self._light_reach)
        self.lights_changed.connect(self._light_reach)
        self._controller = TableController(
            self, self._model, self._card_layer, self._context, boxes, goals, prompt_style, preview_source
        )
        self._keymap = keymap = keymap or Keymap(parent=self)
        self.mouse = MouseHandler(self, self._card_layer, self._controller)
        self.keys = KeyHandler(self, self._card_layer, self._controller, self._board_layer.boxes, keymap)
        keymap.changed.connect(self._keys_changed)
        self._history = HistoryView(self._model, self._card_layer, self._board_layer)
        self.spotlights = Spotlights(self, self._card_layer, boxes, self._context)
        self._animator.idle.connect(self.spotlights.refresh)
        self.menu_spotlights = Spotlights(self, self._card_layer, boxes, self._context)
        """Around what the entry of a menu is about."""
        self.bubble = Bubble(self, self._card_layer)
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._check_settled)
        self._animator.idle.connect(self._check_settled)
        own_pictures().loaded.connect(self.update)
        self.focusItemChanged.connect(self.keys.follow_focus)
        self.setSceneRect(self._card_layer.layout.whole)
        self._arrange(animate=False)

    # for the window

    @property
    def layout(self) -> TableLayout:
        """The layout of the table."""
        return self._card_layer.layout

    def show_view(
        self, view: View, choices: Sequence[Choice], events: Sequence[Event] = (), animate: bool = True
    ) -> None:
        """Show a view and the legal choices of its player. Events are played first, in order.

        The player need not wait: any action shows the last view at once.
        """
        self.show_present()
        turned = self._view is not None and view.player != self._card_layer.near_seat
        first = self._view is None
        self._view = view
        smooth = animate and not turned and not first and self.is_animated
        if not smooth:
            self._events.skip()
            self._show_final(view, choices, False)
            if first and animate:
                self._card_layer.deal(
                    change.card for event in events for change in event.changes if change.zone == self._playmat.hand
                )
            return
        self._controller.cancel_gesture()
        self._controller.prepare_selection(view)
        self._board_layer.tempo = SLOW if view.result else 1.0
        self._events.add(events, view, lambda smoothly: self._show_final(view, choices, smoothly))
        if self._event_player.running:
            self._controller.light_up()

    def show_history(self, view: View, events: Sequence[Event]) -> None:
        """Show an earlier view after these events, until `show_present` or until the player touches the table."""
        self.finish()
        self.bubble.hide()
        self._controller.cancel_gesture()
        self._controller.tray.close()
        self._history.show(view, events)
        self.past_shown.emit(view, events)

    def show_present(self) -> None:
        """Show the present view again."""
        if self._history.shown:
            self._history.leave()
            if self._now is not None:
                self._show_final(*self._now, False)

    def _leave_history(self) -> bool:
        """Return to the present because the player acts; False if the table shows it already."""
        if not self._history.shown:
            return False
        self.show_present()
        self.returned.emit()
        return True

    def finish(self) -> None:
        self._events.skip()
        self._animator.finish()
        if self._settling.isActive():
            self._settling.stop()
            self._check_settled()

    @property
    def locked(self) -> bool:
        return self.curtain or self._history.shown or self._event_player.running

    @property
    def busy(self) -> bool:
        """True while events wait to be played or something moves."""
        return self._event_player.running or self._animator.running or self._settling.isActive()

    @property
    def is_animated(self) -> bool:
        """False while everything is shown at once."""
        return self._animator.speed > 0

    @property
    def longest_ms(self) -> float:
        """The milliseconds that the events which wait to be played may take."""
        return self._event_player.longest_ms

    def set_speed(self, factor: float) -> None:
        """Set the speed of all movement; 0 shows everything at once."""
        self._animator.speed = self._event_player.speed = factor
        self.keys.focus.guards = factor > 0
        if factor <= 0:
            self.finish()

    def set_seats(self, names: Sequence[str], people: Sequence[int] = (), portraits: Portraits = BY_NAME) -> None:
        """Show names and portraits, seat 0 first; `people` are the seats of those at this machine."""
        self._board_layer.names, self._board_layer.portraits = (names[0], names[1]), portraits
        self.showcase.set_seats(names, people)
        self._arrange(animate=False)
        if self._view is not None and not self._event_player.running:
            self._board_layer.show(self._view)

    def set_presences(self, presences: tuple[Presence, Presence]) -> None:
        """Show on the plates how the players are connected."""
        self._board_layer.presences = presences
        self._board_layer.arrange(self._view)

    def set_curtain(self, on: bool) -> None:
        """While `on`, show no secret card and allow no action."""
        if on == self.curtain:
            return
        self.curtain = on
        self._leave_history()
        self.finish()
        self._controller.cancel_gesture()
        self._controller.tray.close()
        self._model.keep_secrets(on)
        self._arrange(animate=False)
        self._controller.light_up()

    @property
    def selection(self) -> tuple[int, ...]:
        """The ids chosen so far for a decision with a selection of several cards."""
        return self._controller.selected()

    def selection_is_complete(self) -> bool:
        """True if the selection can be confirmed."""
        return self._controller.is_complete()

    def preselect(self, card: int) -> None:
        """Begin a selection of several cards with a card; 0 none."""
        if card:
            self._controller.preselect(card)

    def confirm_selection(self) -> None:
        """Choose the selected cards, if the selection is complete."""
        self._events.skip()
        self._controller.confirm()

    def cancel(self) -> bool:
        self.mouse.cancel()
        hints = self.keys.hide_hints()
        return self._controller.cancel() or hints

    def set_hand_order(self, cards: Iterable[int]) -> None:
        """Show the player's own hand in this order; cards that are not named come last."""
        self._card_layer.set_hand_order(cards)
        self._arrange(animate=True)

    @property
    def hand_order(self) -> tuple[int, ...]:
        """The cards of the player's own hand in the order shown."""
        return self._card_layer.hand()

    @property
    def slots(self) -> dict[CardPlace, int]:
        """The slots that cards have or had in zones with slots: where the player has put them."""
        return self._card_layer.kept_slots

    def keep_slots(self, slots: Mapping[CardPlace, int]) -> None:
        """Give cards these slots when they are shown next."""
        self._card_layer.keep_slots(slots)

    # for the widget

    def fit(self, width: float, scale: float, ratio: float) -> None:
        """Lay out the table for a width in units, at `scale` pixels a unit and `ratio` device pixels to each."""
        layout = TableLayout(self._playmat, width, open_hands=self.layout.open_hands, seat=self.layout.seat)
        changed = layout.width != self.layout.width
        self._context.scale, self._context.ratio = scale, ratio
        if changed:
            self._card_layer.set_layout(layout)
            self.setSceneRect(layout.whole)
            self._arrange(animate=False)
            if self._view is not None:
                self._board_layer.show(self._view)
            self.spotlights.refresh()
        self.update()

    # showing

    def _lay_out_for(self, view: View) -> None:
        """Show the table from the seat of a view's player, with room for a far hand that is open."""
        before, seat = self.layout, max(0, view.player)
        if (seat, view.is_open) != (before.seat, before.open_hands):
            layout = TableLayout(self._playmat, before.width, open_hands=view.is_open, seat=seat)
            self._card_layer.set_layout(layout)
            self.setSceneRect(layout.whole)
            if view.is_open != before.open_hands:
                self.reshaped.emit()

    def _show_final(self, view: View, choices: Sequence[Choice], animate: bool) -> None:
        self._now = (view, choices)
        self.showcase.clear()  # its time is up; where pictures come late, it would stand behind the question
        self._lay_out_for(view)
        decision = view.decision
        mine = decision.player == view.player
        playable = frozenset(choice.card for choice in choices if choice.card)
        self._model.show(view, playable, frozenset(decision.candidates) if mine else frozenset())
        self._arrange(animate)
        self._card_layer.release()
        self._controller.show_choices(view, () if self.curtain else choices)
        self._board_layer.show(view, redraw=not animate)
        self.spotlights.refresh()
        if animate:  # the question comes in a round of the event loop of its own
            self._settling.start()
        else:
            self._check_settled()

    def _arrange(self, animate: bool) -> None:
        self._card_layer.arrange(animate)
        self._board_layer.arrange(self._view)
        self.rule_lights.arrange()

    def _check_settled(self) -> None:
        if not self.busy:
            if self._pointed and self._pointed not in self._card_layer.items:
                self.mouse.point_again()
            self.settled.emit()

    def _light_reach(self) -> None:
        """Outline what the card reaches that is picked up, or else pointed at."""
        gesture = self._controller.gesture
        card = gesture.card if gesture is not None else self._pointed
        self._reach_lights.show(card, self._now[0] if self._now is not None and not self.locked else None)

    # mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._events.holds(event.scenePos()):
            return
        self._controller.ignore_next_answer = self._leave_history() or self._event_player.running
        self._events.skip()
        self.bubble.hide()
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if not self._events.let_go():
            self.mouse.release(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._events.pressed_large or self._events.holds(event.scenePos()):
            return  # the first click was meant for a large card: the second one is not meant for the card below it
        self._controller.ignore_next_answer = self._leave_history() or self._controller.ignore_next_answer
        self.mouse.double_click(event)

    def pointer_left(self) -> None:
        """Note that the mouse has left the table."""
        self.mouse.leave()

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self.keys.command_of(event)
        if (command in DIRECTIONS or command == "use") and self._leave_history():
            event.accept()
            return
        busy = self._event_player.running and bool(command)
        if busy:
            self._events.skip()
        if self.curtain:
            event.ignore()
        elif command == "cancel":
            event.setAccepted(self.cancel())
        else:  # after played events, the player has to see the decision first
            event.setAccepted((busy and command == "use") or self.keys.handle(command, event, self.hand_order))

    def _keys_changed(self) -> None:
        self.keys.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keys.focus.restore()

    def press_focus(self) -> None:
        self.keys.activate()
        self._controller.offer_directions()

    @property
    def preview_of_pass(self) -> str:
        """What an attack on the table leads to if the deciding player does nothing more, for a screen reader."""
        return self._controller.preview_of_pass().spoken

    def preview_text(self, item: QGraphicsObject) -> str:
        return self._controller.preview_text(item) if isinstance(item, CardItem | ZoneItem | PlateItem) else ""

    def menu_of_focus(self) -> bool:
        return not self.curtain and self.keys.open_menu()

    def keys_of(self, command: str) -> list[str]:
        return [*map(shown, self._keymap.keys(command))]

    # the background

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_background(painter, QRectF(rect), self.sceneRect())
