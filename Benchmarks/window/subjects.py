"""What is measured beside each other: an empty journal and one of 1,000 entries."""

import dataclasses
import shutil
import xml.sax.saxutils

import journal

ENTRIES = 1_000


@dataclasses.dataclass
class Journal:
    """The commands that open a journal, and as many notes in Gnote where there is one."""
    name: str
    counterfoil: list
    gnote: list | None


def journals(room, counterfoil):
    """The empty journal and the full one."""
    empty, full = room / "empty", room / "full"
    own = "counterfoil/journal"
    (empty / own).mkdir(parents=True)
    journal.write(full / own, ENTRIES)

    def command(data):
        return ["/usr/bin/env", f"XDG_DATA_HOME={data}", counterfoil]
    return [
        Journal("empty journal", command(empty), gnote(room / "no-notes", 0)),
        Journal(f"{ENTRIES:,} entries", command(full), gnote(room / "notes", ENTRIES)),
    ]


def gnote(data, count):
    """Gnote with so many notes, titled like the films of the journal; None where there is none."""
    program = shutil.which("gnote")
    if program is None:
        return None
    notes = data / "gnote"
    notes.mkdir(parents=True)
    for name, title, day in journal.titles(count):
        title = xml.sax.saxutils.escape(title)
        (notes / f"{name}.note").write_text(
            '<?xml version="1.0" encoding="utf-8"?>\n'
            '<note version="0.3" xmlns="http://beatniksoftware.com/tomboy">\n'
            f"<title>{title}</title>\n"
            '<text xml:space="preserve"><note-content version="0.1">'
            f"{title}\n\nWatched on {day}.</note-content></text>\n"
            f"<last-change-date>{day}T21:00:00.0000000Z</last-change-date>\n"
            f"<create-date>{day}T21:00:00.0000000Z</create-date>\n</note>\n", encoding="utf-8")
    return ["/usr/bin/env", f"XDG_DATA_HOME={data}", program]
