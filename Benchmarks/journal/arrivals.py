"""What comes in: imports into an empty journal, with a window open and without, and the previews
of a large calendar and of IMDb's titles; each in turns with its baseline.

Nothing is deleted in between: a file system that has just deleted many files is slow to make new
ones.
"""

import os
import statistics
import subprocess
import time

import entries
import incoming
import subjects

ROWS, EVENTS, TITLES, FILMS = 10_000, 100_000, 1_000_000, 1_000
LARGE, MEMORY = 200 << 20, 2_000  # bytes of a file, megabytes that it must not need


class Arrivals:
    def __init__(self, bench):
        self.bench = bench
        self.diary = bench.room / "diary.csv"
        self.calendar = bench.room / "calendar.ics"

    def environment(self):
        """A journal's own index and records, shared by a window and the command."""
        return {name: str(self.bench.empty_cache())
                for name in ("XDG_CACHE_HOME", "XDG_STATE_HOME")}

    def command(self, journal, *words):
        return [str(self.bench.counterfoil), "import", "--journal", str(journal),
                *map(str, words)]

    def import_alone(self, table):
        """Milliseconds of the whole command, and the files it wrote."""
        journal = self.bench.empty_cache()
        taken = subjects.seconds(
            *self.command(journal, table),
            environment={**os.environ, **self.environment()}) * 1e3
        return taken, self.sizes(journal)

    def import_seen(self):
        """Milliseconds from the start of the command to every file on disk and the last picture of
        the list in a window that was open on the empty journal."""
        journal, environment = self.bench.empty_cache(), self.environment()
        with self.bench.onlooker.running(
                self.bench.counterfoil, "--journal", journal, environment=environment) as window:
            window.settled(1)
            began = time.monotonic()
            with subprocess.Popen(
                    self.command(journal, self.diary), env={**os.environ, **environment},
                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL) as process:
                window.say(f"since {began:.6f}")
                seen = window.settled(6)
                if process.wait() != 0 or seen is None:
                    raise SystemExit("the import did not succeed, or the window does not show it")
        self.sizes(journal)
        return seen

    @staticmethod
    def sizes(journal):
        sizes = [file.stat().st_size for file in journal.glob("*.ics")]
        if len(sizes) != ROWS:
            raise SystemExit(f"{len(sizes)} of {ROWS} entries are there")
        return sizes

    def written_in_c(self, sizes):
        return subjects.printed_milliseconds(
            self.bench.programs / "rename", self.bench.empty_cache(), ROWS, sum(sizes) // ROWS)

    def measure_diary(self, rounds):
        incoming.diary(self.diary, ROWS)
        alone, seen, plain = [], [], []
        for _ in range(rounds):
            taken, sizes = self.import_alone(self.diary)
            alone.append(taken)
            plain.append(self.written_in_c(sizes))
            seen.append(self.import_seen())
        alone, seen, plain = map(statistics.median, (alone, seen, plain))
        name = f"diary of {ROWS:,}"
        self.bench.add(f"{name} beside files in C", "ms", alone, plain, bar=3)
        self.bench.add(f"{name} beside files in C, window open", "ms", seen, plain, bar=3)
        self.bench.add(f"{name}, window open", "ms", seen, most=2_000)
        self.bench.add(f"{name}, rows, window open", "1/s", ROWS / seen * 1e3)

    def measure_described(self, rounds):
        """A table that is read by its description, beside Letterboxd's, which has a reader."""
        table = self.bench.room / "SimklBackup.csv"
        incoming.described(table, ROWS)
        ours, theirs = [], []
        for _ in range(rounds):
            theirs.append(self.import_alone(self.diary)[0])
            ours.append(self.import_alone(table)[0])
        self.bench.add(f"described table of {ROWS:,} beside Letterboxd's", "ms",
                       statistics.median(ours), statistics.median(theirs), bar=1.5)

    def measure_calendar(self, rounds):
        incoming.calendar(self.calendar, EVENTS)
        journal = self.bench.empty_cache()
        ours, theirs = [], []
        for _ in range(rounds):
            theirs.append(subjects.seconds(self.bench.programs / "events", self.calendar) * 1e3)
            ours.append(subjects.seconds(
                *self.command(journal, "--dry-run", self.calendar),
                environment={**os.environ, **self.environment()}) * 1e3)
        self.bench.add(f"preview of {EVENTS:,} events beside libical", "ms",
                       statistics.median(ours), statistics.median(theirs), bar=3)

    def measure_titles(self, rounds):
        """IMDb's titles for a journal of some films, beside a program that looks at each row."""
        table, journal = self.bench.room / "title.basics.tsv", self.bench.empty_cache()
        incoming.titles(table, TITLES)
        entries.write(journal, FILMS)
        ours, theirs, memory = [], [], 0
        for _ in range(rounds):
            theirs.append(subjects.seconds("awk", "-F\t", '$2 == "movie"', table) * 1e3)
            began = time.monotonic()
            process = subprocess.Popen(
                self.command(journal, "--dry-run", table),
                env={**os.environ, **self.environment()}, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            _, status, used = os.wait4(process.pid, 0)
            ours.append((time.monotonic() - began) * 1e3)
            memory = max(memory, used.ru_maxrss / 1024)
            if status != 0:
                raise SystemExit("the table of titles could not be previewed")
        table.unlink()
        name = f"{TITLES:,} titles of IMDb"
        self.bench.add(f"preview of {name} beside awk", "ms",
                       statistics.median(ours), statistics.median(theirs))
        self.bench.add(f"memory of the preview of {name}", "MB", memory, most=100)

    def measure_memory(self):
        """The most that the preview of a calendar of 200 MB holds."""
        large = self.bench.room / "large.ics"
        incoming.calendar(large, EVENTS * -(-LARGE // self.calendar.stat().st_size))
        journal = self.bench.empty_cache()
        process = subprocess.Popen(
            self.command(journal, "--dry-run", large), env={**os.environ, **self.environment()},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        if status != 0:
            raise SystemExit("the large calendar could not be previewed")
        size = large.stat().st_size >> 20
        large.unlink()
        self.bench.add(f"memory of the preview of {size:,} MB", "MB", used.ru_maxrss / 1024,
                       most=MEMORY)
