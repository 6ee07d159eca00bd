"""Process start: `dashpot --version` beside a Swift hello with its runtime linked in."""

import pathlib
import shutil
import subprocess
import tempfile

from measure import alternate, process_seconds, show, skipped

TITLE = "Start of the process (--version)"


def run(dashpot, _bench):
    if not shutil.which("swiftc"):
        skipped(TITLE, "no swiftc to build the hello with")
        return
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "hello.swift")
        source.write_text('print("hello")\n')
        hello = str(pathlib.Path(folder, "hello"))
        subprocess.run(["swiftc", "-O", "-static-stdlib", str(source), "-o", hello], check=True)
        medians = alternate(
            {
                "dashpot --version": lambda: process_seconds([dashpot, "--version"]),
                "Swift hello, static stdlib": lambda: process_seconds([hello]),
            },
            rounds=101,
        )
    show(TITLE, medians, "dashpot --version", {"Swift hello, static stdlib": 2})
    start = medians["dashpot --version"] * 1e3
    print(f"  goal <= 2.5 ms: {'reached' if start <= 2.5 else 'MISSED'}")
