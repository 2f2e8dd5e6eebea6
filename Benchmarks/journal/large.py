"""Entries with fields as large as a file may have, and how long each holds the main loop.

One entry a journal: it is selected, deleted, put back, the whole of its text is asked for, and it
is opened in the form.
"""

import pathlib
import time

import entries
import subjects

DAY = "20261119"
# What a file may hold of a text, and of what stands on one line, in bytes.
TEXT, LINE = 60_000, 7_900
ACUTE, ALEF = "\u0301", "\u0627"


def film(*lines, title="Brief Encounter"):
    return ["BEGIN:VJOURNAL", "UID:large", f"DTSTAMP:{DAY}T220000Z", f"DTSTART;VALUE=DATE:{DAY}",
            f"SUMMARY:{title}", "CATEGORIES:Film", *lines, "END:VJOURNAL"]


def trip(text):
    one, other = text(LINE // 2), text(LINE // 3)
    return ["BEGIN:VEVENT", "UID:large", f"DTSTAMP:{DAY}T220000Z", f"DTSTART:{DAY}T140200",
            f"DTEND:{DAY}T233300", f"SUMMARY:{text(LINE)}", "CATEGORIES:Trip",
            f"DESCRIPTION:{text(TEXT)}", f"X-COUNTERFOIL-FROM:{one}", f"X-COUNTERFOIL-TO:{other}",
            f"X-COUNTERFOIL-SERVICE:{one}", f"X-COUNTERFOIL-OPERATOR:{other}",
            f"X-COUNTERFOIL-SEAT:{one}", f"X-COUNTERFOIL-CLASS:{other}",
            f"X-COUNTERFOIL-JOURNEY:{text(LINE)}", f"X-COUNTERFOIL-CLAIM:{text(TEXT)}",
            "END:VEVENT"]


def letters(size):
    return "m" * size


def words(size):
    return ("lorem ipsum " * size)[:size]


def marks(size):
    return "a" + ACUTE * (size // 2)


def arabic(size):
    return ALEF * (size // 2)


def lines(size):
    return "a\\n" * (size // 3)


KINDS = {"letters": letters, "words": words, "marks": marks, "right to left": arabic}


def all_entries():
    """Every entry by its name."""
    found = {f"notes, {name}": film(f"DESCRIPTION:{text(TEXT)}")
             for name, text in {**KINDS, "lines": lines}.items()}
    found |= {f"title, {name}": film(title=text(LINE)) for name, text in KINDS.items()}
    found |= {f"trip, {name}": trip(text) for name, text in KINDS.items()}
    found["20,000 feedbacks"] = film(*(
        f"X-COUNTERFOIL-FEEDBACK;X-GIVEN=2014{1 + number % 12:02}{1 + number % 28:02}T120000Z:"
        + ("BAD", "GOOD")[number % 2] for number in range(20_000)))
    found["20,000 tags"] = film(
        "CATEGORIES:" + ",".join(f"tag {number}" for number in range(20_000)))
    return found


def write(folder, component):
    folder.mkdir(parents=True)
    text = [*entries.HEAD, *component, "END:VCALENDAR"]
    (folder / "large.ics").write_bytes(b"\r\n".join(map(entries.folded, text)) + b"\r\n")


# What is done, and the keys that do it. Behind the first button of the page, what can be marked
# comes next, and what shows all of it after that.
STEPS = (("Down",), ("Delete",), ("ctrl+z",), ("Down",), ("Return", "Tab", "Tab", "space"),
         ("ctrl+e",))


def longest_block(bench, folder):
    """Milliseconds that the main loop was held up at most since the window was there."""
    log = bench.room / "frames"
    command = [bench.counterfoil, "--journal", folder]
    with bench.onlooker.running(*command, environment=subjects.preloaded(bench, log)) as window:
        window.settled(0.5)
        began = time.monotonic()
        for keys in STEPS:
            for key in keys:
                window.press(key)
            window.settled(0.3)
        time.sleep(0.5)
        return max(subjects.logged(log, "busy", began), default=0)


def measure(bench):
    """A row for the worst entry of each kind of field, with a bar of a tenth of a second."""
    worst = {}
    for name, component in all_entries().items():
        folder = pathlib.Path(bench.room, "large", name.replace(" ", "-"))
        write(folder, component)
        field = name.partition(",")[0] if name[0].isalpha() else name
        block = longest_block(bench, folder)
        worst[field] = max(worst.get(field, (0, "")), (block, name))
    for field, (block, name) in worst.items():
        bench.add(f"longest block, largest {name}", "ms", block, most=100)
