# SPDX-License-Identifier: MIT
"""Loads libuncore and libuncore-sim, and turns their results into exceptions."""
from __future__ import annotations

import ctypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Any, Optional

from ._declared import FUNCTIONS, UNCORE_LIBRARY_ABI, UNCORE_TABLE_ABI, UNCORE_VERSION, uncore_fault
from ._errors import CLASSES, Error, LibraryError

# The folder of the libraries, for those that the system's loader does not find.
FOLDER = "UNCORE_LIBRARY"


def _places(file: str) -> list[str]:
    named = os.environ.get(FOLDER)
    if named:
        return [str(Path(named) / file)]
    # "make install" puts the package below the folder of the libraries: PREFIX/lib/python3/dist-packages/uncore.
    beside = Path(__file__).resolve().parents[3] / file
    return [str(beside), file] if beside.exists() else [file]


def _open(name: str, package: str) -> ctypes.CDLL:
    file = f"{name}.so.{UNCORE_LIBRARY_ABI}"
    why: Optional[OSError] = None
    for place in _places(file):
        try:
            return ctypes.CDLL(place)
        except OSError as error:
            why = error
    raise LibraryError(f"{why}; install the package {package}, or set {FOLDER} to the folder that has {file}") from why


def _declare(opened: ctypes.CDLL, of_simulator: bool) -> None:
    for name, (result, *arguments) in FUNCTIONS.items():
        if name.startswith("uncore_sim_") == of_simulator:
            function = getattr(opened, name, None)
            if function is None:
                raise LibraryError(f"{opened._name} lacks {name}: install the package and the library from one release")
            function.restype, function.argtypes = result, arguments


@lru_cache(maxsize=None)
def library() -> Any:
    """libuncore, whose version must be that of the package: structs of another release may have other members."""
    opened = _open("libuncore", f"libuncore{UNCORE_LIBRARY_ABI}")
    opened.uncore_version.restype = ctypes.c_char_p
    version = words(opened.uncore_version())
    if version != UNCORE_VERSION:
        raise LibraryError(f"libuncore is version {version}, the package uncore is {UNCORE_VERSION}: "
                           "install both from one release")
    _declare(opened, False)
    # Two builds of one version may have other tables.
    first = opened.uncore_platform_at(0)
    if first and first.contents.abi != UNCORE_TABLE_ABI:
        raise LibraryError(f"{opened._name} has tables of ABI {first.contents.abi}, the package uncore is for "
                           f"{UNCORE_TABLE_ABI}: install both from one build")
    return opened


@lru_cache(maxsize=None)
def simulator() -> Any:
    """libuncore-sim. It is loaded when the first simulated machine is made."""
    library()
    opened = _open("libuncore-sim", f"libuncore-sim{UNCORE_LIBRARY_ABI}")
    _declare(opened, True)
    return opened


def words(text: Optional[bytes]) -> str:
    """The text that C has at a char pointer; NULL is empty."""
    return "" if text is None else text.decode("utf-8", "replace")


def error(code: int, text: str = "") -> Error:
    """The exception for a code."""
    lib = library()
    said = text or words(lib.uncore_error_text(code))
    return CLASSES.get(code, Error)(said, code, words(lib.uncore_error_name(code)))


def check(code: int, fault: Optional[uncore_fault] = None, what: str = "") -> None:
    """Raises the exception for the result of a call, unless it is 0. what precedes the library's text."""
    if code != 0:
        said = words(fault.text) if fault is not None and fault.code != 0 else words(library().uncore_error_text(code))
        raise error(code, f"{what}: {said}" if what else said)


def version() -> str:
    """The version of libuncore, such as "0.1.0"."""
    return words(library().uncore_version())
