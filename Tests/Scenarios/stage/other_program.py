"""Files as another calendar program writes them: to a temporary name, then renamed over."""


def write(folder, name, lines):
    """Puts a calendar into the journal folder; returns its path."""
    text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Another//Program//EN",
                        *lines, "END:VCALENDAR", ""])
    hidden = folder / f".{name}.tmp"
    hidden.write_bytes(text.encode())
    return hidden.rename(folder / name)


def film(folder, name, title, *more):
    """A film as Counterfoil knows one, from a program that knows only iCalendar."""
    return write(folder, name, [
        "BEGIN:VJOURNAL", f"UID:{name}", "DTSTAMP:20260101T000000Z",
        "DTSTART;VALUE=DATE:20260101", f"SUMMARY:{title}", "CATEGORIES:Film", *more,
        "END:VJOURNAL"])
