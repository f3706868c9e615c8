#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the wheel of the Python package, without setuptools and without a network. usage: wheel.py VERSION FILE

The same sources give the same bytes: files are in the order of their names, and have one time, SOURCE_DATE_EPOCH or
1980.
"""
import base64
import hashlib
import os
import sys
import time
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[1] / "library/python/uncore"
LICENSE = HERE.parents[2] / "LICENSE"
WHEEL = "Wheel-Version: 1.0\nGenerator: libuncore\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
OLDEST = 315532800  # 1980-01-01: ZIP has no earlier time


def contents(version: str) -> dict[str, bytes]:
    """The files of the wheel, without the list of them."""
    info = f"uncore-{version}.dist-info"
    files = {f"uncore/{path.name}": path.read_bytes() for path in PACKAGE.iterdir() if path.suffix in (".py", ".typed")}
    files[f"{info}/METADATA"] = (HERE / "METADATA.in").read_bytes().replace(b"@VERSION@", version.encode())
    files[f"{info}/WHEEL"] = WHEEL.encode()
    files[f"{info}/LICENSE"] = LICENSE.read_bytes()
    return dict(sorted(files.items()))


def record(files: dict[str, bytes], own: str) -> bytes:
    """The list of the files: PEP 427 wants the digest and size of each but its own."""
    def digest(data: bytes) -> str:
        return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    lines = [f"{name},sha256={digest(data)},{len(data)}" for name, data in files.items()]
    return "\n".join([*lines, f"{own},,", ""]).encode()


def main() -> None:
    version, out = sys.argv[1], Path(sys.argv[2])
    files = contents(version)
    own = f"uncore-{version}.dist-info/RECORD"
    files[own] = record(files, own)
    when = time.gmtime(max(OLDEST, int(os.environ.get("SOURCE_DATE_EPOCH", OLDEST))))[:6]
    new = out.with_name(out.name + ".new")
    with zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, when)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o100644 << 16
            wheel.writestr(entry, data)
    new.replace(out)


if __name__ == "__main__":
    main()
