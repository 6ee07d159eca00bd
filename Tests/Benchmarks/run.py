"""Runs every benchmark, or those named after the two binaries:

    python3 Tests/Benchmarks/run.py build/dashpot PATH/dashpot-bench [startup sampling csv_writing chart ...]
"""

import importlib
import pathlib
import sys

ALL = ("startup", "sampling", "metrics", "fit", "convert", "csv_writing", "chart", "film")


def main():
    dashpot, bench, *names = sys.argv[1:]
    sys.path.insert(0, str(pathlib.Path(__file__).parent))
    for name in names or ALL:
        importlib.import_module(name).run(str(pathlib.Path(dashpot).resolve()), str(pathlib.Path(bench).resolve()))


main()
