# SPDX-License-Identifier: MIT
"""The exceptions of the package. Their text is that of the library."""
from __future__ import annotations

from ._declared import (UNCORE_E_BUSY, UNCORE_E_CONFLICT, UNCORE_E_DENIED, UNCORE_E_NODEV, UNCORE_E_NOENT,
                        UNCORE_E_UNMEASURED)


class Error(Exception):
    """A call of the library has failed.

    code is the number of the error (negative, as in uncore/error.h), word its name in C such as "UNCORE_E_BUSY".
    """

    def __init__(self, text: str, code: int = 0, word: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.word = word


class LibraryError(Error, ImportError):
    """libuncore could not be loaded, or is of another release than the package."""


class NotFoundError(Error, LookupError):
    """No platform, event, metric, group or register has the name."""


class DeniedError(Error, PermissionError):
    """The user may not read or write the counters. "uncore doctor" says what is missing."""


class BusyError(Error):
    """Another session counts on the same box."""


class ConflictError(Error):
    """The events cannot count at the same time. With multiplex=True they take turns."""


class NoDeviceError(Error):
    """The machine has none of the registers."""


class UnmeasuredError(Error):
    """The count could not be measured, or only on a part of the machine."""


class EventError(NotFoundError, ValueError):
    """An event expression is wrong.

    expression is its text; column (in characters, from 1) and length say which part of it is wrong; hint says what to
    write instead and may be empty.
    """

    def __init__(self, text: str, code: int, word: str, expression: str, column: int, length: int, hint: str) -> None:
        super().__init__(f"{expression}: {text}" + (f"; {hint}" if hint else ""), code, word)
        self.expression = expression
        self.column = column
        self.length = length
        self.hint = hint


CLASSES = {
    UNCORE_E_NOENT: NotFoundError,
    UNCORE_E_DENIED: DeniedError,
    UNCORE_E_BUSY: BusyError,
    UNCORE_E_CONFLICT: ConflictError,
    UNCORE_E_NODEV: NoDeviceError,
    UNCORE_E_UNMEASURED: UnmeasuredError,
}
