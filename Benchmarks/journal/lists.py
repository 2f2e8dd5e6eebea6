"""Lists of films beside a journal that has seen a part of them."""

import csv
import random
import statistics

import entries
import subjects

LISTS, FILMS = 82, 3_453
ENTRIES = 10_000
# So many of the films of lists are in the journal.
SEEN = 0.4


def films_of(folder):
    """The titles and years of the films in a journal."""
    found = []
    for path in sorted(folder.glob("*.ics")):
        lines = path.read_text(encoding="utf-8").replace("\r\n ", "").splitlines()
        facts = dict(line.split(":", 1) for line in lines if line.startswith("X-COUNTERFOIL-"))
        title = facts.get("X-COUNTERFOIL-TITLE")
        if title and "\\" not in title:
            found.append((title, facts["X-COUNTERFOIL-YEAR;VALUE=INTEGER"]))
    return found


def write(folder, seed=1945):
    """Writes a journal with lists, each as a table of titles and years."""
    entries.write(folder, ENTRIES)
    chance = random.Random(seed)
    known = films_of(folder)
    for number in range(LISTS):
        with open(folder / f"List {number + 1:02}.csv", "w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(("Title", "Year"))
            for film in range(number, FILMS, LISTS):
                rows.writerow(chance.choice(known) if chance.random() < SEEN
                              else (f"Unseen {film}", 1920 + film % 100))


def measure(bench):
    """From the key to the lists as they stay, in windows that have not shown them before."""
    folder = bench.room / "lists"
    write(folder)
    times = [subjects.lists(bench, [bench.counterfoil, "--journal", folder]) for _ in range(4)]
    # The first one only warms caches, the index among them.
    bench.add(f"{LISTS} lists with {FILMS:,} films", "ms", statistics.median(times[1:]), most=100)
