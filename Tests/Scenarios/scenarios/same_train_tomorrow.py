"""The same train as yesterday with a delay, and the way back: by the keyboard alone, counted."""

import datetime
import subprocess
import zoneinfo

from stage.program import BINARY
from stage.steps import RECORD, check

TITLE = "ICE 93: Köln Hbf → Wien Hbf"


def scenario(scene):
    today = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).date()
    yesterday = today - datetime.timedelta(days=1)
    add(yesterday)
    before = scene.entry(TITLE)
    content = before.path.read_bytes()
    scene.start()
    scene.select("Köln Hbf → Wien Hbf")
    scene.find("push button", RECORD)

    scene.press("ctrl+d")
    scene.until("the day has the keyboard", lambda: scene.has_keyboard("Day"))
    scene.press("Escape")
    scene.until("nothing is asked", lambda: not scene.all("push button", "Save"))
    check("nothing was written", len(scene.entries()) == 1)

    pressed = Counted(scene)
    pressed("ctrl+d")
    scene.until("the day has the keyboard", lambda: scene.has_keyboard("Day"))
    pressed("Return")
    scene.until("there are two", lambda: len(scene.entries()) == 2)
    scene.says(written(today))
    scene.until("the list has the keyboard", lambda: scene.has_keyboard("Journal entries"))
    again = entry_of(scene, today)
    check("by the same clocks", times(again) == times(before))
    check("nothing is said of what happened", actual(again, "DEPARTURE") is None)
    check("it is the same service", str(again.get("X-COUNTERFOIL-SERVICE")) == "ICE 93")
    check("yesterday is as it was", before.path.read_bytes() == content)

    pressed("Return")
    scene.until("the page has the keyboard", lambda: scene.has_keyboard(RECORD))
    # Typed on the page, it leads to where it is recorded; Escape leads back, and records nothing.
    scene.press("2", "5", "9", "9")
    scene.says("Enter a time, such as 14:02.")
    scene.press("Escape")
    scene.until("the page has the keyboard", lambda: scene.has_keyboard(RECORD))
    pressed("7")
    scene.says("14:09 on")
    pressed("Return")
    scene.find("push button", RECORD)
    scene.says("7 min late")
    check(f"{pressed.count} keystrokes are at most 5", pressed.count <= 5)

    scene.press("ctrl+shift+d")
    scene.until("the departure time has the keyboard",
                lambda: scene.has_keyboard("Departure time"))
    scene.press("Return")
    scene.row("Wien Hbf → Köln Hbf")
    back = scene.entry("Wien Hbf → Köln Hbf")
    check("it departs when the other arrives", f"{back.get('DTSTART').dt:%H:%M}" == "23:33")
    check("nobody knows when it arrives", back.get("DTEND") is None)
    scene.says("Wien Hbf → Köln Hbf")
    scene.press("ctrl+z")
    scene.until("the way back is undone", lambda: len(scene.entries()) == 2)
    scene.close()
    late = entry_of(scene, today)
    check("when it left", actual(late, "DEPARTURE").endswith("T140900"))
    check("nobody said when it arrived", actual(late, "ARRIVAL") is None)


class Counted:
    """Presses keys and counts them."""

    def __init__(self, scene):
        self.scene = scene
        self.count = 0

    def __call__(self, *keys):
        self.count += len(keys)
        self.scene.press(*keys)


def add(day):
    """Adds a trip of a day, as it was late."""
    subprocess.run(
        [BINARY, "add", "trip", "Köln Hbf", "Wien Hbf", "--service", "ICE 93",
         "--departure", f"{day} 14:02", "--arrival", f"{day} 23:33",
         "--departed", f"{day} 14:20"],
        stdout=subprocess.DEVNULL, check=True, timeout=60)


def written(day):
    """A day as the program writes it."""
    return f"{day.day} {day:%B %Y}"


def entry_of(scene, day):
    return next(entry for entry in scene.entries() if entry.get("DTSTART").dt.date() == day)


def times(trip):
    return [f"{trip.get(name).dt:%H:%M}" for name in ("DTSTART", "DTEND")]


def actual(trip, end):
    """The time that the file has for an end, as it is written there; None for none."""
    return trip.get(f"X-COUNTERFOIL-ACTUAL-{end}")
