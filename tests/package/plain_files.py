# SPDX-License-Identifier: MIT
"""plain_files.py MOUNT ROOT: copies a mounted icx to plain files, which are no simulated machine.

They have the registers of the memory controllers at their addresses in ROOT/dev/mem, so that it is mapped as on a real
machine. MSRs are left out.
"""
import os
import sys

mount, root = sys.argv[1:]
for folder, folders, files in os.walk(mount):
    below = os.path.relpath(folder, mount)
    folders[:] = [name for name in folders if name != "uncore_sim" and os.path.join(below, name) not in ("./sim", "dev/cpu")]
    os.makedirs(os.path.join(root, below), exist_ok=True)
    for name in folders + files:
        path = os.path.join(folder, name)
        if os.path.islink(path):
            os.symlink(os.readlink(path), os.path.join(root, below, name))
        elif name in files and os.path.join(below, name) != "dev/mem":
            with open(path, "rb") as source, open(os.path.join(root, below, name), "wb") as copy:
                copy.write(source.read(4096 if name == "config" else -1))
    folders[:] = [name for name in folders if not os.path.islink(os.path.join(folder, name))]

# A channel's window begins at the sum of two fields of 7e:00.1, of 23 and 12 bits to the left, and of the channel's place.
with open(root + "/sys/bus/pci/devices/0000:7e:00.1/config", "rb") as file:
    config = file.read()
memory = os.open(mount + "/dev/mem", os.O_RDONLY)


def dword(at):
    return int.from_bytes(config[at:at + 4], "little")


with open(root + "/dev/mem", "wb") as copy:
    for controller in range(4):
        for channel in range(3):
            start = ((dword(0xD0) & 0x1FFFFFFF) << 23) + ((dword(0xD8 + 4 * controller) & 0x7FF) << 12) + 0x22800 + 0x4000 * channel
            for at in range(start, start + 0x80, 4):
                copy.seek(at)
                copy.write(os.pread(memory, 4, at))
