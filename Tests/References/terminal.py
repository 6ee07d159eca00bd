"""Runs a command on a pseudo-terminal and tells what a person would see.

    python3 terminal.py SCRIPT.json

The script is an object: `command` (words), `columns`, `rows`, `environment`, `stdout` (a file that takes standard output
instead of the terminal) and `steps`, a list of lists:

    ["send", TEXT]        types
    ["expect", TEXT]      waits until the screen shows the text
    ["absent", TEXT]      waits until the screen does not show it
    ["quiet", SECONDS]    waits until nothing has been written for so long
    ["resize", C, R]      changes the terminal's size
    ["signal", NAME]      sends a signal to the command
    ["stopped"], ["continue"]   waits until the command has stopped; continues it
    ["write", PATH, TEXT], ["rename", FROM, TO]   changes files
    ["screen"]            notes the screen's lines, without the spaces at their ends
    ["settings"]          notes the terminal's settings (termios), as the system has them
    ["cursor"]            notes whether the cursor is hidden
    ["alternate"]         notes whether the alternate screen is shown
    ["exit"]              waits for the end, and notes the exit status, negative for a signal
    ["raw"]               notes everything that was written

What was noted is printed as a JSON list. The screen is pyte's, a terminal emulator of its own; needs pyte, else exit 77.
"""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

try:
    import pyte
except ImportError:
    sys.exit(77)

LIMIT = 20.0


class Terminal:
    def __init__(self, script):
        self.columns, self.rows = script.get("columns", 80), script.get("rows", 24)
        self.screen = pyte.Screen(self.columns, self.rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.master, self.slave = pty.openpty()
        self.set_size()
        self.status = None
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        for name in ("LD_LIBRARY_PATH", "HOME"):
            if name in os.environ:
                environment[name] = os.environ[name]
        environment.update(script.get("environment", {}))
        # The command is a job of a session leader, as under a shell: a process group that can be stopped.
        ready, go = os.pipe()
        orders, self.orders = os.pipe()
        self.leader = os.fork()
        if self.leader == 0:
            os.close(self.orders)
            self.lead(script, environment, go, orders)
        os.close(go)
        os.close(orders)
        self.pid = int(os.read(ready, 32).split()[0])
        self.reports = ready

    def lead(self, script, environment, go, orders):
        os.setsid()
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        job = os.fork()
        if job == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(self.slave, os.getpid())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            for number in range(3):
                os.dup2(self.slave, number)
            if "stdout" in script:
                os.dup2(os.open(script["stdout"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), 1)
            if "directory" in script:
                os.chdir(script["directory"])
            os.closerange(3, 64)
            os.execvpe(script["command"][0], script["command"], environment)
        os.write(go, b"%d\n" % job)
        while True:
            _, status = os.waitpid(job, os.WUNTRACED)
            if os.WIFSTOPPED(status):
                os.tcsetpgrp(self.slave, os.getpgrp())
                os.write(go, b"stopped\n")
                if not os.read(orders, 1):
                    os.killpg(job, signal.SIGKILL)
                os.tcsetpgrp(self.slave, job)
                os.killpg(job, signal.SIGCONT)
            else:
                os.write(go, b"%d\n" % os.waitstatus_to_exitcode(status))
                # The session, and with it the terminal, stays until it has been looked at.
                os.read(orders, 1)
                os._exit(0)

    def set_size(self):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", self.rows, self.columns, 0, 0))

    def pump(self, seconds):
        """Reads what is written within so many seconds; whether there was something."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        data = os.read(self.master, 65536)
        self.raw += data
        self.stream.feed(data)
        return True

    def until(self, what, condition):
        end = time.monotonic() + LIMIT
        while not condition():
            if time.monotonic() > end:
                raise SystemExit("waited in vain for %s; the screen:\n%s" % (what, "\n".join(self.lines())))
            self.pump(0.05)

    def report(self):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            self.pump(0.02)
            ready, _, _ = select.select([self.reports], [], [], 0.02)
            if ready:
                return os.read(self.reports, 64).split()[-1].decode()
        raise SystemExit("the command neither stopped nor ended; the screen:\n" + "\n".join(self.lines()))

    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    def settings(self):
        words = termios.tcgetattr(self.slave)
        return str(words)

    def alternate(self):
        return self.raw.rfind(b"\x1b[?1049h") > self.raw.rfind(b"\x1b[?1049l")

    def step(self, name, *words):
        if name == "send":
            os.write(self.master, words[0].encode())
        elif name == "expect":
            self.until(repr(words[0]), lambda: any(words[0] in line for line in self.lines()))
        elif name == "absent":
            self.until("no " + repr(words[0]), lambda: not any(words[0] in line for line in self.lines()))
        elif name == "quiet":
            while self.pump(words[0]):
                pass
        elif name == "resize":
            self.columns, self.rows = words
            self.screen.resize(lines=self.rows, columns=self.columns)
            self.set_size()
        elif name == "signal":
            os.kill(self.pid, getattr(signal, "SIG" + words[0]))
        elif name == "stopped":
            if self.report() != "stopped":
                raise SystemExit("the command ended instead of stopping")
        elif name == "continue":
            os.write(self.orders, b"c")
        elif name == "write":
            with open(words[0], "w", encoding="utf-8") as file:
                file.write(words[1])
        elif name == "rename":
            os.replace(*words)
        elif name == "screen":
            return self.lines()
        elif name == "settings":
            return self.settings()
        elif name == "cursor":
            return self.screen.cursor.hidden
        elif name == "alternate":
            return self.alternate()
        elif name == "exit":
            status = int(self.report())
            while self.pump(0.05):
                pass
            return status
        elif name == "raw":
            return self.raw.decode("utf-8", "replace")
        else:
            raise SystemExit("no such step: " + name)


def main():
    with open(sys.argv[1]) as file:
        script = json.load(file)
    # Whoever runs this may have blocked signals, and the command would inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    terminal = Terminal(script)
    notes = []
    try:
        for step in script["steps"]:
            note = terminal.step(*step)
            if note is not None:
                notes.append(note)
    finally:
        os.close(terminal.orders)
        try:
            os.kill(terminal.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(terminal.leader, 0)
    print(json.dumps(notes))


main()
