"""Whether the window in C is still Counterfoil's: how many widgets and pixels differ.

    alike.py SAME STYLE ICONS COUNTERFOIL JSON    (on a display without a window manager)
"""

import difflib
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import subjects

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Journeys"))
from stage import pictures, tree  # noqa: E402
from stage.waiting import wait_until  # noqa: E402

PATIENCE = 20  # Seconds until two windows that differ are taken to differ for good.
ROWS = {"table", "tree table"}  # Rows are painted: what they say is compared as a picture.


def widgets(element, depth=0):
    """A line for each widget, those in closed menus and hidden ones included."""
    for child in element.children:
        yield f"{'  ' * depth}{child.role} {child.name!r}{'' if child.showing else ' (hidden)'}"
        if child.role not in ROWS:
            yield from widgets(child, depth + 1)


def look(process):
    """What the window is made of, and what it looks like."""
    pictures.settle()
    return list(widgets(tree.application(process.pid))), pictures.pixels()


def differences(ours, same):
    """How many widgets and how many pixels of one are not in the other."""
    lines = [line for line in difflib.unified_diff(same[0], ours[0], "C", "Counterfoil", "", "", 0)
             if not line.startswith("@@")]
    pixels = sum(ours[1][place:place + 3] != same[1][place:place + 3]
                 for place in range(0, max(len(ours[1]), len(same[1])), 3)
                 ) if ours[1] != same[1] else 0
    return lines, pixels


def shown(command, until=None):
    """What a program shows once it has come to rest, or as soon as that is what is waited for."""
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait_until("the program is there", lambda: tree.application(process.pid))
        deadline, seen = time.monotonic() + PATIENCE, look(process)
        while until is not None and seen != until and time.monotonic() < deadline:
            seen = look(process)
        return seen
    finally:
        process.terminate()
        process.wait()


def row(name, unit, value):
    return {"name": name, "value": value, "unit": unit, "baseline": None, "ratio": None, "bar": 0,
            "met": value == 0}


def main():
    *same, counterfoil, target = sys.argv[1:]
    rows = []
    with tempfile.TemporaryDirectory() as room:
        for subject in subjects.both(pathlib.Path(room), same, counterfoil):
            window = shown(subject.same)
            lines, pixels = differences(shown(subject.counterfoil, until=window), window)
            print("\n".join(lines), file=sys.stderr)
            rows.append(row(f"differs from the window in C, {subject.name}", "widgets",
                            max(0, len(lines) - 2)))
            rows.append(row(f"differs from the window in C, {subject.name}", "pixels", pixels))
    pathlib.Path(target).write_text(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
