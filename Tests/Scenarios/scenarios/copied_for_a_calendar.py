"""A row is copied as text, and as what it stands for into a calendar of another program."""

import icalendar

from stage import clipboard, other_program
from stage.steps import check

JOURNEY = "X-COUNTERFOIL-JOURNEY:journey" + "0" * 32


def scenario(scene):
    scene.journal.mkdir(parents=True)
    other_program.film(scene.journal, "film.ics", "Playtime (1967)")
    leg(scene, "one.ics", "Köln", "Brussels", 8)
    leg(scene, "two.ics", "Brussels", "Paris", 11)
    scene.start()
    scene.select("Playtime")
    scene.press("ctrl+c")
    scene.until("its calendar is there", lambda: copied() == [("VJOURNAL", "Playtime (1967)")])
    check("its text is there too", "Playtime" in clipboard.text())

    scene.select("Köln → Paris")
    scene.press("ctrl+c")
    legs = [("VEVENT", "Köln → Brussels"), ("VEVENT", "Brussels → Paris")]
    scene.until("all legs are there", lambda: copied() == legs)
    check("their text is there too", "Köln → Paris" in clipboard.text())
    scene.close()


def leg(scene, name, start, end, hour):
    other_program.write(scene.journal, name, [
        "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z",
        f"DTSTART:20260102T{hour:02}0000Z", f"DTEND:20260102T{hour + 2:02}0000Z",
        f"SUMMARY:{start} → {end}", JOURNEY, "CATEGORIES:Trip", "END:VEVENT"])


def copied():
    """Kind and summary of each item on the clipboard."""
    text = clipboard.content("text/calendar")
    if not text:
        return []
    return [(item.name, str(item["SUMMARY"]))
            for item in icalendar.Calendar.from_ical(text).walk() if "SUMMARY" in item]
