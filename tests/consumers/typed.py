#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Types LINE and a tab in a terminal, and waits until the shell shows WANTED there.
usage: typed.py bash|zsh SHARE LINE WANTED. SHARE is the installed folder of completions."""
import os
import pty
import re
import select
import sys
import time

START = {"bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"]}
BEGIN = {"bash": ". {share}/bash-completion/completions/uncore; . {share}/bash-completion/completions/uncoregen",
         "zsh": "fpath=({share}/zsh/site-functions $fpath); autoload -Uz compinit; compinit -u -D"}
SECONDS = 20


def waits(terminal, wanted):
    """Whether the terminal shows the text in time; without colours and other controls."""
    shown, end = "", time.monotonic() + SECONDS
    while wanted not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            shown += os.read(terminal, 4096).decode(errors="replace")
            shown = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[\a\r]", "", shown)
    if wanted not in shown:
        print(shown)
    return wanted in shown


def main():
    shell, share, line, wanted = sys.argv[1:]
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm"
        os.execvp(shell, START[shell])
    # The word is not in what is typed.
    begin = BEGIN[shell].format(share=share)
    os.write(terminal, f"stty cols 400; {begin}; echo rea''dy\n".encode())
    good = waits(terminal, "ready")
    os.write(terminal, f"{line}\t".encode())
    good = good and waits(terminal, wanted)
    os.close(terminal)
    os.waitpid(child, 0)
    sys.exit(0 if good else 1)


main()
