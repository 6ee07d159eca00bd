"""CSV of 1e6 x 4 doubles to /dev/null: dashpot-bench beside polars, pyarrow, numpy and pandas, one thread each.

Processor time is compared: with one thread it is the time on an idle machine, and a busy one hardly disturbs it.
"""

import importlib.util
import os
import subprocess
import sys
import time

from measure import alternate, show, skipped

ROWS = 1_000_000
GOALS = {"csv-shortest": {"polars shortest": 1.0}, "csv-precision-6": {"polars 6 decimals": 0.4}}
PEERS = {
    "csv-shortest": ["polars shortest", "pyarrow shortest", "pandas shortest"],
    "csv-precision-6": ["polars 6 decimals", "numpy savetxt %.6f", "pandas 6 decimals"],
}


def columns():
    """The columns that dashpot-bench writes: time, position, velocity of a spring, and noise."""
    import numpy as np

    t = np.arange(ROWS) / 1e6
    rate = 2 * np.pi / 0.35
    decay, frequency = rate * 0.65, rate * np.sqrt(0.35 * 1.65)
    x = 1 - np.exp(-decay * t) * (np.cos(frequency * t) + decay / frequency * np.sin(frequency * t))
    v = np.exp(-decay * t) * (decay * decay / frequency + frequency) * np.sin(frequency * t)
    return {"time_s": t, "value": x, "velocity": v, "noise": np.random.default_rng(1).random(ROWS)}


def writer(peer):
    """A function without arguments that writes the columns to /dev/null once."""
    data = columns()
    library = peer.split()[0]
    if library == "polars":
        import polars

        frame = polars.DataFrame(data)
        precision = 6 if "6" in peer else None
        return lambda: frame.write_csv(os.devnull, float_precision=precision)
    if library == "pyarrow":
        import pyarrow
        import pyarrow.csv

        table = pyarrow.table(data)
        return lambda: pyarrow.csv.write_csv(table, os.devnull)
    if library == "pandas":
        import pandas

        frame = pandas.DataFrame(data)
        style = "%.6f" if "6" in peer else None
        return lambda: frame.to_csv(os.devnull, index=False, float_format=style)
    import numpy

    array = numpy.column_stack(list(data.values()))
    return lambda: numpy.savetxt(os.devnull, array, fmt="%.6f", delimiter=",")


def serve(peer):
    """Answers every line of stdin with the processor seconds of one run."""
    write = writer(peer)
    write()
    print("ready", flush=True)
    for _ in sys.stdin:
        start = time.process_time()
        write()
        print(time.process_time() - start, flush=True)


class Peer:
    """A peer in a process of its own that keeps its data between runs."""

    def __init__(self, name):
        environment = os.environ | {"POLARS_MAX_THREADS": "1", "OMP_NUM_THREADS": "1", "ARROW_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [sys.executable, __file__, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.process.stdout.readline()

    def seconds(self):
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def run(_dashpot, bench, rounds=7):
    for name, wanted in PEERS.items():
        title = f"{name}: 1e6 x 4 doubles to /dev/null, one thread, processor time"
        peers = {}
        for peer in wanted:
            if importlib.util.find_spec("numpy") and importlib.util.find_spec(peer.split()[0]):
                peers[peer] = Peer(peer)
            else:
                skipped(f"{title}: {peer}", "not installed")

        def ours(name=name):
            return float(subprocess.run([bench, name], check=True, capture_output=True, text=True).stdout.split()[1])

        candidates = {"dashpot": ours} | {peer: process.seconds for peer, process in peers.items()}
        medians = alternate(candidates, rounds)
        for process in peers.values():
            process.end()
        show(title, medians, "dashpot", {peer: goal for peer, goal in GOALS[name].items() if peer in peers})


if __name__ == "__main__":
    serve(sys.argv[1])
