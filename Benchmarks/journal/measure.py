"""Journals of 1,000 to 100,000 entries, each figure beside its baseline of the same run.

    measure.py BIN COUNTERFOIL PROBE JSON    (on a display without a window manager)

BIN holds the built C programs of this folder and the bare window. COUNTERFOIL_BENCH_ROUNDS makes it
shorter or more exact.
"""

import argparse
import json
import os
import pathlib
import statistics
import tempfile

import entries
import large
import legs
import lists
import onlooker
import subjects
from arrivals import Arrivals

ROUNDS = int(os.environ.get("COUNTERFOIL_BENCH_ROUNDS", "3"))
# Growth is from small to large; the search and the first list have bars of a journal between.
SMALL, MEDIUM, LARGE = 1_000, 10_000, 100_000
RULES = pathlib.Path(__file__).resolve().parents[2] / "resources/rights"
GROWTH, GROWTH_MEGABYTES = 1.5, 30


def row(name, unit, value, baseline=None, bar=None, most=None):
    """A figure. A bar is for its ratio to the baseline, `most` for the figure itself."""
    ratio = value / baseline if baseline else None
    met = None
    if bar is not None:
        met = ratio <= bar
    elif most is not None:
        met = value <= most
    return {"name": name, "value": round(value, 2), "unit": unit,
            "baseline": None if baseline is None else round(baseline, 2),
            "ratio": None if ratio is None else round(ratio, 3),
            "bar": bar if bar is not None else most, "met": met}


def end_animations():
    """Turns the theme's off: a button that fades in for 200 ms would be measured as 200 ms."""
    settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "gtk-3.0/settings.ini")
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[Settings]\ngtk-enable-animations=0\n")


class Bench:
    def __init__(self, room, programs, counterfoil, probe):
        self.room = pathlib.Path(room)
        self.programs = pathlib.Path(programs).resolve()
        self.counterfoil = pathlib.Path(counterfoil).resolve()
        self.probe = pathlib.Path(probe).resolve()
        self.frames = self.programs / "frames.so"
        self.onlooker = onlooker.Onlooker(str(self.programs / "onlooker"))
        self.rows, self.starts, self.memory, self.first_letters = [], {}, {}, {}

    def empty_cache(self):
        return pathlib.Path(tempfile.mkdtemp(dir=self.room))

    def add(self, *words, **bars):
        self.rows.append(row(*words, **bars))
        print(json.dumps(self.rows[-1]), flush=True)

    def journal(self, size):
        """The folder of a journal, and the command that opens it."""
        folder = self.room / str(size)
        entries.write(folder, size)
        os.sync()  # Or the disk is still at it while others are measured.
        return folder, [self.counterfoil, "--journal", folder]

    def measure_small(self):
        _, command = self.journal(SMALL)
        self.measure_window(command, SMALL)
        self.measure_search(command, SMALL)

    def measure_medium(self):
        folder, command = self.journal(MEDIUM)
        self.measure_search(command, MEDIUM, most=16)
        ours, theirs = subjects.first_list(self, self.counterfoil, folder)
        self.add(f"first list beside khal, {MEDIUM:,}", "ms", ours, theirs, bar=0.2)

    def measure_large(self):
        folder, command = self.journal(LARGE)
        name = f"{LARGE:,}"
        self.measure_index(folder, name)
        self.measure_figures(folder, name)
        self.measure_window(command, LARGE)
        first, shown, left = subjects.years_in_window(self, command)
        self.add(f"first figures of all years, {name}", "ms", first, most=100)
        self.add(f"page of all years, {name}", "ms", shown)
        self.add(f"another year, {name}", "ms", subjects.year_alone(self, command), most=50)
        self.add(f"memory that the years leave behind, {name}", "MB", left)
        self.measure_search(command, LARGE, most=32)
        self.add(f"frame while dragging, 95 %, {name}", "ms",
                 subjects.drag(self, command, onlooker.LIST), most=16)
        self.add(f"frame while dragging the years, 95 %, {name}", "ms",
                 subjects.drag(self, command, onlooker.YEARS, "ctrl+2"), most=16)
        self.add(f"frame while moving the map, 95 %, {name}", "ms",
                 subjects.drag(self, command, onlooker.MAP, "ctrl+m", "plus", "plus"), most=16)
        shown, block = subjects.change(self, command, folder)
        self.add(f"file changed to row, 95 %, {name}", "ms", shown, most=100)
        self.add(f"longest block meanwhile, {name}", "ms", block, most=8)

    def measure_search(self, command, size, most=None):
        name = f"{size:,}"
        keys_to_rows, self.first_letters[size] = subjects.search(self, command)
        self.add(f"key to rows, 95 %, {name}", "ms", keys_to_rows, most=most)
        if most:
            self.add(f"key of a fact to rows, 95 %, {name}", "ms", subjects.facts(self, command),
                     most=most)

    def measure_index(self, folder, name):
        """The index alone, in a process of its own, beside what the C library and the file
        system can do."""
        first, again, parsed, asked = [], [], [], []
        for _ in range(3):
            environment = {**os.environ, "XDG_CACHE_HOME": str(self.empty_cache())}
            parsed.append(subjects.seconds(self.programs / "parse", folder))
            first.append(
                subjects.seconds(self.probe, "open", folder, environment=environment))
            for _ in range(3):
                asked.append(subjects.seconds(self.programs / "stat", folder))
                again.append(
                    subjects.seconds(self.probe, "open", folder, environment=environment))
        median = statistics.median
        self.add(f"first index, {name}", "ms", median(first) * 1e3, median(parsed) * 1e3,
                 bar=2.5)
        self.add(f"reconcile, {name}", "ms", median(again) * 1e3, median(asked) * 1e3, bar=3)

    def measure_figures(self, folder, name):
        """The figures of all years beside SQLite's shell over the same rows, what is owed for each
        trip beside reading the rows of the trips, and the ledger."""
        ours, theirs = subjects.years(self.probe, folder, self.empty_cache())
        self.add(f"figures of all years, {name}", "ms", ours, theirs, bar=3)
        ours, rows = subjects.claims(self.probe, folder, self.empty_cache(), RULES)
        self.add(f"compensation for all trips, {name}", "ms", ours, rows, bar=1.5)
        stops, trips = subjects.places(self.probe, folder, self.empty_cache(), RULES.parent)
        self.add(f"look-up of {name} stops", "ms", stops)
        self.add(f"map of {name} trips", "ms", trips, most=300)
        opened = subjects.ledger(self.probe, folder, self.empty_cache(), RULES)
        self.add(f"the ledger opens, {name}", "ms", opened, most=33)

    def measure_window(self, command, size):
        """Takes turns with the bare window, so that a busy moment hits both alike."""
        bare, ours = [], []
        for number in range(ROUNDS + 1):
            pair = [subjects.start(self, [self.programs / "bare"]), subjects.start(self, command)]
            if number > 0:  # The first round only warms caches, the index among them.
                bare.append(pair[0])
                ours.append(pair[1])
        (time, memory), (bare_time, bare_memory) = (
            map(statistics.median, zip(*taken)) for taken in (ours, bare))
        self.starts[size], self.memory[size] = time, memory
        self.add(f"start to newest rows, {size:,}", "ms", time, bare_time)
        self.add(f"memory, to the end and back, {size:,}", "MB", memory, bare_memory)

    def measure_growth(self):
        name = f"{SMALL:,} to {LARGE:,}"
        for what, figures in (("start", self.starts), ("search", self.first_letters)):
            self.add(f"growth of {what}, {name}", "ms", figures[LARGE], figures[SMALL], bar=GROWTH)
        self.add(f"growth of memory, {name}", "MB", self.memory[LARGE] - self.memory[SMALL],
                 most=GROWTH_MEGABYTES)


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("bin", "counterfoil", "probe", "json"):
        arguments.add_argument(name, metavar=name.upper())
    *programs, target = vars(arguments.parse_args()).values()
    end_animations()
    with tempfile.TemporaryDirectory() as room:
        bench = Bench(room, *programs)
        arrivals = Arrivals(bench)
        arrivals.measure_diary(ROUNDS)
        arrivals.measure_described(ROUNDS)
        arrivals.measure_calendar(ROUNDS)
        arrivals.measure_titles(ROUNDS)
        arrivals.measure_memory()
        large.measure(bench)
        bench.measure_small()
        bench.measure_medium()
        bench.measure_large()
        bench.measure_growth()
        legs.measure(bench)
        lists.measure(bench)
    pathlib.Path(target).write_text(json.dumps(bench.rows, indent=2))


if __name__ == "__main__":
    main()
