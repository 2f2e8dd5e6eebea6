"""The journal folder as another calendar program reads it."""

import contextlib
import pathlib

import icalendar


class Entry:
    """One film or trip, read with an independent parser."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.calendar = icalendar.Calendar.from_ical(self.path.read_bytes())
        items = [part for part in self.calendar.subcomponents
                 if part.name in ("VJOURNAL", "VTODO", "VEVENT")]
        if len(items) != 1:
            raise AssertionError(f"{self.path.name} holds {len(items)} entries, not one")
        self.component = items[0]

    @property
    def kind(self):
        return self.component.name

    def all(self, name):
        """Every value of a property, decoded."""
        found = self.component.get(name, [])
        return list(found) if isinstance(found, list) else [found]

    def get(self, name):
        """The one value of a property, or None."""
        found = self.all(name)
        if len(found) > 1:
            raise AssertionError(f"{self.path.name} has {len(found)} values of {name}")
        return found[0] if found else None

    @property
    def summary(self):
        return str(self.get("SUMMARY") or "")

    @property
    def feedback(self):
        """Each feedback given, oldest first."""
        return [str(value) for value in self.all("X-COUNTERFOIL-FEEDBACK")]

    def __repr__(self):
        return f"{self.kind} {self.summary!r}"


def entries(folder):
    """Every entry of a journal folder; hidden and temporary files are none, nor is one that the
    program takes away while the others are read."""
    names = sorted(path for path in pathlib.Path(folder).glob("*.ics")
                   if not path.name.startswith("."))
    found = []
    for path in names:
        with contextlib.suppress(FileNotFoundError):
            found.append(Entry(path))
    return found


def entry(folder, words):
    """The one entry whose summary holds these words, or None."""
    found = [item for item in entries(folder) if words in item.summary]
    if len(found) > 1:
        raise AssertionError(f"{len(found)} entries say {words!r}: {found}")
    return found[0] if found else None
