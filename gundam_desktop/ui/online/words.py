"""What servers, invitations and players say over a network, in words: what is the matter, and what can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gundam_desktop.net.client import Link
from gundam_desktop.net.downward import Refused, Why
from gundam_desktop.net.invitation import NotAnInvitation
from gundam_desktop.net.protocol import Rules
from gundam_desktop.quoting import shown
from gundam_desktop.ui.session.services import Services
from gundam_desktop.ui.style.translation import language, listed, translate

LONGEST_FIGURE = 120


def link_text(link: Link) -> str:
    """Why a connection is lost or has ended, and what can be done; empty for one that stands."""
    if link.state == "lost" and not link.code:
        return translate("Online", "The connection was lost.")
    return _worded(_byes(), link.code, dict(link.figures)) if link.code else ""


def refused_text(refused: Refused) -> str:
    """Why a server does not do what a player wants, and what can be done."""
    return " ".join(_refused(why) for why in refused.why) or translate("Online", "The server refused this.")


def invitation_fault(fault: NotAnInvitation) -> str:
    """Why a text is no invitation; empty for no text at all."""
    words = {
        "empty": "",
        "code": translate("Online", "“{part}” is not a code: codes have eight characters, such as P3DF-XWFR."),
        "address": translate(
            "Online", "“{part}” is not an address. Expected a name or an IP address, then : and a port."
        ),
        "port": translate("Online", "{part} is not a port: ports go from 1 to 65535."),
        "fingerprint": translate("Online", "The fingerprint in this link is damaged. Copy the whole link again."),
        "link": translate("Online", "This link is damaged. Copy the whole link again."),
    }
    return words[fault.code].format(part=shown(fault.part, LONGEST_FIGURE))


def emote_texts() -> Mapping[str, str]:
    """The emotes by their keys."""
    return {
        "hello": translate("Online", "Hello!"),
        "good luck": translate("Online", "Good luck!"),
        "have fun": translate("Online", "Have fun!"),
        "well played": translate("Online", "Well played!"),
        "nice": translate("Online", "Nice!"),
        "oops": translate("Online", "Oops!"),
        "thinking": translate("Online", "I am thinking…"),
        "sorry": translate("Online", "Sorry!"),
        "thanks": translate("Online", "Thank you!"),
        "one moment": translate("Online", "One moment, please."),
        "close game": translate("Online", "What a close game!"),
        "good game": translate("Online", "Good game!"),
    }


def rules_text(rules: Rules) -> str:
    """The rules of a table in one line."""
    parts = [
        {
            1: translate("Online", "one game"),
            3: translate("Online", "best of three"),
            5: translate("Online", "best of five"),
        }[rules.best_of]
    ]
    if rules.sideboards:
        parts.append(translate("Online", "with sideboards"))
    if rules.clock is None:
        parts.append(translate("Online", "no clock"))
    else:
        minutes = f"{rules.clock / 60:g}"
        each = translate("Online", "{minutes} min each for the match")
        each = each if rules.match_clock else translate("Online", "{minutes} min each")
        parts.append(each.format(minutes=minutes))
    secret = rules.passing == "secret"
    parts.append(translate("Online", "passing reveals nothing") if secret else translate("Online", "quick passes"))
    parts.append(translate("Online", "undo if the other agrees") if rules.undo else translate("Online", "no undo"))
    parts += [translate("Online", "chat")] if rules.chat else []
    parts += [] if rules.watchers else [translate("Online", "no watchers")]
    parts += [translate("Online", "coach and best moves allowed")] if rules.help else []
    text = listed(parts)
    return text[:1].upper() + text[1:]


def game_title(services: Services, game: str) -> str:
    """The title of a game; the key itself if this program does not have the game."""
    titles = {each.key: each.title for each in services.titles(language())}
    return titles.get(game, shown(game, LONGEST_FIGURE))


def code_text(code: str) -> str:
    """A code as it is read aloud."""
    return f"{code[:4]}-{code[4:]}"


def _worded(words: Mapping[str, str], code: str, figures: Mapping[str, str | int]) -> str:
    """The sentence of a code; a code that a newer server has is told as it is."""
    unknown = translate("Online", "The server said “{code}”. A newer version of this program may know what it means.")
    clean = {key: shown(str(value), LONGEST_FIGURE) for key, value in figures.items()}
    if code == "sets":
        sides = {
            "server": translate("Online", "the server"),
            "other": translate("Online", "the other player"),
            "-": translate("Online", "none"),
        }
        clean = {key: sides.get(value, value) for key, value in clean.items()}
    return words.get(code, unknown).format_map(_Figures(clean | {"code": shown(code, LONGEST_FIGURE)}))


class _Figures(dict[str, str]):
    """Values for a sentence; one that the server did not send is a question mark."""

    def __missing__(self, key: str) -> str:
        return "?"


def _refused(why: Why) -> str:
    return _worded(_refusals(), why.code, {str(key): value for key, value in why.figures})


def _byes() -> Mapping[str, str]:
    return {
        "unreachable": translate(
            "Online", "The server cannot be reached. It may be off, or this network does not let it be reached."
        ),
        "certificate": translate(
            "Online", "The server does not show the certificate that was expected. Ask the host for the link once more."
        ),
        "protocol": translate(
            "Online",
            "The programs do not match: the server speaks protocol {theirs} (version {program}), this one {ours}. "
            "The older program must be updated.",
        ),
        "not understood": translate("Online", "The server did not understand this program. Update both programs."),
        "too fast": translate("Online", "The server closed the connection: too many messages. Wait a minute."),
        "silent": translate("Online", "The server closed the connection: it heard nothing. Try again."),
        "too many": translate("Online", "The server is full, or this network has too many connections. Try later."),
        "no table": translate("Online", "This table is gone: it was closed, or the game ended long ago."),
        "sets": _other_cards(),
        "elsewhere": translate("Online", "You have come back to this table in another window, which continues it."),
        "stopping": translate("Online", "The server is being restarted. The game continues when it is back."),
        "fault": translate("Online", "Something failed at this table. The server keeps its game; come back later."),
        "closed": translate("Online", "The table was closed."),
        "kept": translate("Online", "The game is kept for later. It continues when both of you come back to it."),
    }


def _refusals() -> Mapping[str, str]:
    return {
        "not allowed": translate("Online", "This is not possible now, or not by the rules of this table."),
        "no key": translate("Online", "This server opens tables only for those who have its key. Ask who runs it."),
        "no table": translate("Online", "There is no table with this code. Check it, or ask the host for a new one."),
        "too many": translate("Online", "The server is full, or this network has too many connections. Try later."),
        "full": translate("Online", "Both seats of this table are taken. You may watch."),
        "game": translate("Online", "The server does not have this game ({game}). It may need an update."),
        "edition": translate("Online", "The server does not have edition {edition} of the rules; it has {right}."),
        "sets": _other_cards(),
        "deck": translate("Online", "This deck may not be played here: {fault}"),
        "rules": translate("Online", "This game has no sideboards."),
        "too fast": translate("Online", "Wait a moment before the next one."),
        "fault": translate("Online", "The server could not do this. Nothing has changed."),
    }


def _other_cards() -> str:
    return translate(
        "Online",
        "The card set {set} differs from the one of the other side ({who}): {yours} here, {theirs} there. "
        "Both need the same card pack, or programs of the same version.",
    )


def names_text(names: Sequence[str]) -> str:
    """The players at a table, as far as there are any."""
    here = [shown(name, LONGEST_FIGURE) for name in names if name]
    return (
        translate("Online", "{first} against {second}").format(first=here[0], second=here[1])
        if len(here) > 1
        else (here[0] if here else translate("Online", "nobody"))
    )
