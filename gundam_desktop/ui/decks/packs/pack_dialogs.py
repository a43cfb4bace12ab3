"""Installing and removing card packs: what a pack contains is shown first, and nothing is done without an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from gundam_desktop.games.gcg import packs_api
from gundam_desktop.games.gcg.packs_api import Damaged, Examined, LoadedPack
from gundam_desktop.ui.decks.packs.packs_dialog import PacksDialog
from gundam_desktop.ui.session.background_reader import BackgroundReader
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents

MOST_NAMED: Final = 12
"""Lines about cards that a question has."""
LONGEST_NOTE: Final = 200
"""The most characters of such a line."""
SHORT: Final = 16
"""Figures of a digest that are shown."""


class PackDialogs(QObject):
    """The questions and reports about card packs, over a window."""

    def __init__(self, start_again: Callable[[], object], window: QWidget) -> None:
        """`start_again` saves everything that is open and starts the program again."""
        super().__init__(window)
        self._start_again, self._window = start_again, window

    def show_list(self) -> None:
        """List the installed packs, to remove them or to install another one."""
        dialog = PacksDialog([*packs_api.in_folder()], self._window)
        dialog.install_wanted.connect(self.ask_file)
        dialog.remove_wanted.connect(self._ask_remove)
        dialog.open()

    def ask_file(self) -> None:
        """Ask for a pack to install."""
        files = self.tr("Card packs ({files})").format(files=f"*{packs_api.SUFFIX}")
        path, _ = QFileDialog.getOpenFileName(self._window, self.tr("Install a card pack"), in_documents(), files)
        if path:
            self.ask_install(Path(path))

    def ask_install(self, path: Path) -> None:
        """Show what a pack contains, and install it if the player agrees."""
        reader = BackgroundReader(partial(_examined, path), self)  # reading a set takes seconds
        reader.finished.connect(self._show_examined)
        reader.finished.connect(reader.deleteLater)
        reader.start()

    def _show_examined(self, results: Sequence[Examined | packs_api.BadCardSet]) -> None:
        (examined,) = results
        if isinstance(examined, packs_api.BadCardSet):
            title = self.tr("This card pack cannot be installed")
            message_box.warn(self._window, title, "\n".join(examined.lines[:MOST_NAMED]))
            return
        title = self.tr("Install the card pack “{name}”?").format(name=examined.pack.name)
        install = partial(disk().do, self, partial(packs_api.install, examined), self._tell_installed)
        answer = message_box.destructive if examined.changes_signer else message_box.Option
        options = [answer(self.tr("Install"), install)]
        message_box.ask(self._window, self.tr("Card packs"), title, "\n\n".join(self._parts(examined)), options)

    def _parts(self, examined: Examined) -> list[str]:
        """What is to be known before a pack is installed, in paragraphs."""
        pack, replaced = examined.pack, examined.replaces
        facts = [
            self.tr("Version {version}, digest {digest}").format(version=pack.version, digest=examined.digest[:SHORT])
        ]
        signed = self.tr("Signed with the key {key}.").format(key=examined.signer)
        facts.append(signed if examined.signer else self.tr("Not signed: nobody vouches for what is in it."))
        if replaced is not None and examined.changes_signer:
            text = self.tr("The installed version was signed with the key {key}. Is this one from the same people?")
            facts.append(text.format(key=packs_api.signer_of(replaced.pack)))
        if replaced is not None:
            text = self.tr("It replaces version {version}, which is kept aside.")
            if examined.is_here:
                text = self.tr("Exactly this pack is installed already.")
            elif examined.is_older:
                text = self.tr("It is older than version {version}, which is installed and would be kept aside.")
            facts.append(text.format(version=replaced.pack.version))
        parts = ["\n".join(facts), "\n".join(self._counts(examined))]
        doubtful = [
            f"{f'{card.number} {card.name}'.strip()}: {note}"
            for verdict in ("unusable", "refused", "to look at")
            for card in examined.cards
            if card.verdict == verdict
            for note in card.notes
        ]
        if lines := (*examined.faults, *doubtful):
            told = [_short(line) for line in lines[:MOST_NAMED]]
            parts.append("\n".join([*told, *["…"] * (len(lines) > MOST_NAMED)]))
        return parts

    def _counts(self, examined: Examined) -> list[str]:
        found = packs_api.counts(examined.cards)
        words = {
            "read": self.tr("understood: {count}"),
            "to look at": self.tr("understood, with something doubtful: {count}"),
            "refused": self.tr("played without an ability that is not understood: {count}"),
            "unusable": self.tr("left out, because a fact is missing or wrong: {count}"),
        }
        lines = [self.tr("Cards: {count}").format(count=len(examined.cards))]
        lines += (f"– {words[verdict].format(count=count)}" for verdict, count in found.items() if count)
        if examined.shipped:
            lines.append(self.tr("Not used, because the program has them: {count}").format(count=len(examined.shipped)))
        others = (
            (self.tr("Errata: {count}"), examined.pack.errata),
            (self.tr("Restrictions: {count}"), examined.pack.restrictions),
            (self.tr("Answers: {count}"), examined.pack.answers),
        )
        return [*lines, *(text.format(count=len(each)) for text, each in others if each)]

    def _tell_installed(self, end: Future[Path]) -> None:
        try:
            end.result()
        except OSError as error:
            reason = f"{error.filename}: {error.strerror or error}"
            message_box.warn(self._window, self.tr("The card pack was not installed"), reason)
        else:
            self._offer_start(self.tr("The card pack is installed"))

    def _ask_remove(self, pack: LoadedPack | Damaged) -> None:
        title = self.tr("Remove the card pack “{name}”?").format(name=pack.name)
        text = self.tr(
            "Decks and saved games with its cards stay, but cannot be played until it is installed again. "
            "Its file is kept aside."
        )
        options = [message_box.destructive(self.tr("Remove"), partial(self._remove, pack))]
        message_box.ask(self._window, self.tr("Card packs"), title, text, options)

    def _remove(self, pack: LoadedPack | Damaged) -> None:
        disk().do(self, partial(packs_api.put_away, pack), self._tell_removed)

    def _tell_removed(self, end: Future[Path]) -> None:
        try:
            end.result()
        except OSError as error:
            reason = f"{error.filename}: {error.strerror or error}"
            message_box.warn(self._window, self.tr("The card pack was not removed"), reason)
        else:
            self._offer_start(self.tr("The card pack is removed"))

    def _offer_start(self, title: str) -> None:
        """Offer to start the program again, which reads the cards."""
        text = self.tr("The cards change when the program starts again. What is open is saved.")
        options: Sequence[message_box.Option] = [message_box.Option(self.tr("Start again now"), self._start_again)]
        message_box.ask(self._window, self.tr("Card packs"), title, text, options, self.tr("Later"))


def _short(line: str) -> str:
    return line if len(line) <= LONGEST_NOTE else f"{line[: LONGEST_NOTE - 1]}…"


def _examined(path: Path) -> Iterator[Examined | packs_api.BadCardSet]:
    try:
        yield packs_api.examine(path)
    except packs_api.BadCardSet as error:
        yield error
