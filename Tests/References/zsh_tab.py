"""Presses Tab in an interactive zsh and prints what it shows.

    python3 zsh_tab.py DASHPOT LINE...

Each line is typed into a zsh of its own with nothing but the completions loaded, Tab is pressed twice, and everything that
zsh writes after that stands on one line of the output, control sequences taken out.
"""

import os
import pty
import re
import select
import signal
import sys
import time


def read(terminal, seconds):
    written = b""
    while select.select([terminal], [], [], seconds)[0]:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        written += chunk
    return written.decode("utf-8", "replace")


def answer(dashpot, line):
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm", LC_ALL="C.UTF-8", COLUMNS="200")
        os.environ["PATH"] = os.path.dirname(dashpot) + ":" + os.environ["PATH"]
        os.execvp("zsh", ["zsh", "-f", "-i"])
    read(terminal, 0.5)
    setup = "PS1='> '; autoload -U compinit; compinit -u -D; source <(dashpot completions zsh); setopt no_beep; print loa''ded\n"
    os.write(terminal, setup.encode())
    shown = ""
    # A machine that has other work takes its time to start a shell.
    deadline = time.monotonic() + 60
    while "loaded" not in shown:
        if time.monotonic() > deadline:
            sys.exit("zsh does not answer: " + shown)
        shown += read(terminal, 0.5)
    os.write(terminal, line.encode() + b"\t")
    shown = read(terminal, 4)
    os.write(terminal, b"\t")
    shown += read(terminal, 2)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return re.sub(r"\s+", " ", re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x1f]", " ", shown))


for line in sys.argv[2:]:
    print(answer(sys.argv[1], line))
