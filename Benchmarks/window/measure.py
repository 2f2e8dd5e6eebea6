"""Time to the first frame and memory at rest, beside a bare GTK window's, in one run.

    measure.py FIRST_FRAME BARE COUNTERFOIL JSON    (on a display without a window manager)
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import journal

ROUNDS = int(os.environ.get("COUNTERFOIL_BENCH_ROUNDS", "21"))
ENTRIES = 1000
TIME_BAR, MEMORY_BAR = 1.5, 2.0


def measure(first_frame, command):
    """One start: (milliseconds to the first frame, megabytes at rest)."""
    said = subprocess.run([first_frame, *command], check=True, capture_output=True, text=True)
    milliseconds, kilobytes = said.stdout.split()
    return float(milliseconds), int(kilobytes) / 1024


def rounds(first_frame, commands):
    """The median of each command, all taking turns so that a busy moment hits all alike."""
    results = {name: [] for name in commands}
    for number in range(ROUNDS + 1):
        for name, command in commands.items():
            result = measure(first_frame, command)
            if number > 0:  # The first round only warms caches.
                results[name].append(result)
    return {name: tuple(map(statistics.median, zip(*taken))) for name, taken in results.items()}


def row(name, unit, value, baseline, bar):
    ratio = value / baseline
    return {"name": name, "value": round(value, 2), "unit": unit, "baseline": round(baseline, 2),
            "ratio": round(ratio, 3), "bar": bar, "met": ratio <= bar}


def main():
    first_frame, bare, counterfoil, target = sys.argv[1:]
    with tempfile.TemporaryDirectory() as room:
        empty, full = pathlib.Path(room, "empty"), pathlib.Path(room, "full")
        empty.mkdir()
        journal.write(full, ENTRIES)
        medians = rounds(first_frame, {
            "bare": [bare],
            "empty journal": [counterfoil, "--journal", str(empty)],
            f"{ENTRIES:,} entries": [counterfoil, "--journal", str(full)],
        })
    time, memory = medians.pop("bare")
    rows = []
    for name, (milliseconds, megabytes) in medians.items():
        rows.append(row(f"start to first frame, {name}", "ms", milliseconds, time, TIME_BAR))
        rows.append(row(f"resident memory, {name}", "MB", megabytes, memory, MEMORY_BAR))
    pathlib.Path(target).write_text(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
