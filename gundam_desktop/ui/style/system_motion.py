"""Whether the system asks for less motion. Qt tells it from version 6.10 on only; until then each system is asked.

Windows: "Animation effects" (`SPI_GETCLIENTAREAANIMATION`). macOS: "Reduce motion" of the accessibility settings
(`NSWorkspace.accessibilityDisplayShouldReduceMotion`). Linux: the settings portal of the desktop, its `reduced-motion`,
or the older switch of animations. A system that does not answer asks for nothing.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import logging
import sys

logger = logging.getLogger(__name__)

_CLIENT_AREA_ANIMATION = 0x1042
"""`SPI_GETCLIENTAREAANIMATION` of `SystemParametersInfo`."""
_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_TIMEOUT_MS = 300
"""Milliseconds to wait for the portal."""


def system_reduces_motion() -> bool:
    """True if the system asks for less motion."""
    try:
        if sys.platform == "win32":
            return _windows()
        return _macos() if sys.platform == "darwin" else _portal()
    except (AttributeError, ImportError, OSError, TypeError, ValueError) as error:
        logger.info("the system does not tell whether it reduces motion: %s", error)
        return False


def _windows() -> bool:
    animated = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined]  # there is one on Windows
    known = user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(known) and not animated.value


def _macos() -> bool:
    ctypes.CDLL(ctypes.util.find_library("AppKit"))
    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    for function in (objc.objc_getClass, objc.sel_registerName):
        function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_char_p]
    sent_to = [ctypes.c_void_p, ctypes.c_void_p]
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    get = ctypes.CFUNCTYPE(ctypes.c_void_p, *sent_to)(address)
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, *sent_to)(address)
    workspace = get(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    return bool(ask(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def _portal() -> bool:
    reduced = _read("org.freedesktop.appearance", "reduced-motion")
    if reduced is not None:
        return reduced == 1
    return _read("org.gnome.desktop.interface", "enable-animations") is False


def _read(namespace: str, key: str) -> object:
    """A setting of the desktop; None if it is not known."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant  # only where there is such a bus

    message = QDBusMessage.createMethodCall(*_PORTAL, "Read")
    message.setArguments([namespace, key])
    reply = QDBusConnection.sessionBus().call(message, QDBus.CallMode.Block, _TIMEOUT_MS)
    answer = reply.arguments() if reply.type() == QDBusMessage.MessageType.ReplyMessage else []
    value = answer[0] if answer else None
    while isinstance(value, QDBusVariant):  # this call wraps a value twice
        value = value.variant()
    return value
