"""Time to the first frame and memory at rest, beside a bare GTK window, and Gnote where it is
installed.

    measure.py FIRST_FRAME BARE COUNTERFOIL JSON    (on a display without a window manager)
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile

import subjects

ROUNDS = int(os.environ.get("COUNTERFOIL_BENCH_ROUNDS", "9"))
FIGURES = (("start", "ms"), ("memory", "MB"), ("private dirty memory", "MB"))
# How many times Gnote's figures there may be, by the journal.
BARS = {"empty journal": (1.15, 1.5, 1.3), "1,000 entries": (0.3, 0.9, None)}


def measure(first_frame, command):
    """One start: milliseconds to the first frame, and megabytes at rest, resident and dirty."""
    said = subprocess.run([first_frame, *command], check=True, capture_output=True, text=True)
    milliseconds, resident, dirty = said.stdout.split()
    return float(milliseconds), int(resident) / 1024, int(dirty) / 1024


def rounds(first_frame, commands):
    """The medians of each command, all taking turns so that a busy moment hits all alike."""
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
            "ratio": round(ratio, 3), "bar": bar, "met": None if bar is None else ratio <= bar}


def beside(baseline, journal, own, its, bars):
    """The rows of a journal beside one baseline."""
    return [row(f"{what}, {journal}, beside {baseline}", unit, *figures)
            for (what, unit), *figures in zip(FIGURES, own, its, bars)]


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("first_frame", "bare", "counterfoil", "json"):
        arguments.add_argument(name, metavar=name.upper())
    first_frame, bare, counterfoil, target = vars(arguments.parse_args()).values()
    os.sync()  # Or the pages of a program that was just linked count as its dirty memory.
    with tempfile.TemporaryDirectory() as room:
        journals = subjects.journals(pathlib.Path(room), counterfoil)
        commands = {"bare": [bare]}
        for journal in journals:
            commands[journal.name] = journal.counterfoil
            if journal.gnote:
                commands[f"{journal.name}, Gnote"] = journal.gnote
        medians = rounds(first_frame, commands)
    rows = []
    for journal in journals:
        own, gnote = medians[journal.name], medians.get(f"{journal.name}, Gnote")
        rows += beside("a bare window", journal.name, own, medians["bare"], (None,) * len(FIGURES))
        if gnote:
            rows += beside("Gnote", journal.name, own, gnote, BARS[journal.name])
    pathlib.Path(target).write_text(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
