"""Time to the first frame and memory at rest, in one run beside a bare GTK window, the same window
in C, and Gnote where it is installed.

    measure.py FIRST_FRAME BARE SAME STYLE ICONS COUNTERFOIL JSON

(on a display without a window manager)
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import subjects

ROUNDS = int(os.environ.get("COUNTERFOIL_BENCH_ROUNDS", "21"))
# For each baseline: how many times its time, and its memory, there may be.
BARS = {"bare": (1.5, 2.0), "the same in C": (1.25, 1.5), "Gnote": (1.0, 1.2)}


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


def beside(baseline, subject, own, its):
    """The two rows of a journal beside one baseline."""
    names = [f"{what}, {subject}, beside {baseline}" for what in ("start", "memory")]
    if its is None:
        return [{"name": f"{name}: not installed", "value": None, "unit": "", "baseline": None,
                 "ratio": None, "bar": None, "met": None} for name in names]
    return [row(*measured) for measured in zip(names, ("ms", "MB"), own, its, BARS[baseline])]


def main():
    first_frame, bare, *same, counterfoil, target = sys.argv[1:]
    with tempfile.TemporaryDirectory() as room:
        both = subjects.both(pathlib.Path(room), same, counterfoil)
        commands = {"bare": [bare]}
        for subject in both:
            commands[subject.name] = subject.counterfoil
            commands[f"{subject.name}, the same in C"] = subject.same
            if subject.gnote:
                commands[f"{subject.name}, Gnote"] = subject.gnote
        medians = rounds(first_frame, commands)
    rows = []
    for baseline in BARS:
        for subject in both:
            its = medians.get("bare" if baseline == "bare" else f"{subject.name}, {baseline}")
            rows += beside(baseline, subject.name, medians[subject.name], its)
    pathlib.Path(target).write_text(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
