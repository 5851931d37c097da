"""Why a serial port does not open, as far as that tells somebody what to do."""

from __future__ import annotations

import errno
import sys

_REASONS = {
    errno.ENOENT: "absent",
    errno.ENODEV: "absent",
    errno.ENXIO: "absent",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EBUSY: "busy",
    errno.EAGAIN: "busy",  # somebody holds the lock of the port
}
_ON_WINDOWS = {"FileNotFoundError": "absent", "PermissionError": "busy"}  # there a port is one program's at a time


def why_closed(error: Exception, platform: str = sys.platform) -> str:
    """The reason of a NoDisplay. Pyserial has no number for it on Windows, only words."""
    if platform == "win32":
        return next((reason for word, reason in _ON_WINDOWS.items() if word in str(error)), "cannot_open")
    return _REASONS.get(getattr(error, "errno", None) or 0, "cannot_open")
