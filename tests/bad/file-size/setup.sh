# SPDX-License-Identifier: MIT
# One byte more than is read: a good file with blanks behind it.
size=$(wc -c <spec/toy/unit.box.json)
dd if=/dev/zero bs=1048576 count=8 2>/dev/null | tr '\0' ' ' | head -c $((8388609 - size)) >>spec/toy/unit.box.json
