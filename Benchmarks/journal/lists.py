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
    """The lists, beside the table of all entries."""
    folder = bench.room / "lists"
    write(folder)
    command = [bench.counterfoil, "--journal", folder]
    pairs = [[subjects.view(bench, command, key) for key in ("ctrl+4", "ctrl+3")]
             for _ in range(4)]
    # The first ones only warm caches, the index among them.
    ours, table = map(statistics.median, zip(*pairs[1:]))
    bench.add(f"{LISTS} lists with {FILMS:,} films beside the table", "ms", ours, table, most=100)
