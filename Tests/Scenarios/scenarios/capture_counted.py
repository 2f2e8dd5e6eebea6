"""Trips and films by the keyboard alone, counted: docs/capture.md says what it takes."""

import datetime
import zoneinfo

from stage.steps import RECORD, check, feedback_button

ONE_DAY = datetime.timedelta(days=1)


def scenario(scene):
    today = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).date()
    scene.start()
    scene.find("push button", "New Trip…")

    task = Task(scene, "a first trip", 35)
    task.press("ctrl+l")
    focus(scene, "Quick entry")
    refused(scene)
    task.type("Bonn 1402 > Graz 2333 ICE 93")
    scene.says("service: ICE 93")
    task.press("Return")
    saved(scene)
    scene.row("Bonn → Graz")
    task.ends()
    trip = scene.entry("Bonn → Graz")
    check("by the clocks that were typed", clocks(trip) == ["14:02", "23:33"])
    check("today, as no day was typed", trip.get("DTSTART").dt.date() == today)

    enter(scene, "Bonn → Graz")
    task = Task(scene, "+12 at a stop", 5)
    task.press("plus", "1", "2")
    scene.says("14:14 on")
    task.press("Return")
    scene.says("12 min late")
    task.ends()

    task = Task(scene, "the same train tomorrow", 20)
    task.press("ctrl+d")
    focus(scene, "Day")
    task.type("tomorrow")
    task.press("Return")
    saved(scene)
    scene.until("there are two", lambda: len(scene.entries()) == 2)
    task.ends()
    check("it is tomorrow's", sorted(trip.get("DTSTART").dt.date() for trip in scene.entries())
          == [today, today + ONE_DAY])

    task = Task(scene, "the return", 10)
    task.press("ctrl+shift+d")
    focus(scene, "Departure time")
    task.type("1702")
    task.press("Return")
    saved(scene)
    scene.row("Graz → Bonn")
    task.ends()
    check("by the clock that was typed", clocks(scene.entry("Graz → Bonn"))[0] == "17:02")

    task = Task(scene, "three legs", 90)
    for line in ("Kiel 810>Ulm 1555 ICE7", "Ulm 1612>Linz 2001 RJ9", "Linz 2030>Wels 2055"):
        task.press("ctrl+l")
        focus(scene, "Quick entry")
        task.type(line)
        task.press("Return")
        saved(scene)
    task.ends()
    check("the last of them", clocks(scene.row("Linz → Wels") and scene.entry("Linz → Wels"))
          == ["20:30", "20:55"])

    routine(scene)
    by_form(scene)

    task = Task(scene, "a film with its verdict", 30)
    task.press("ctrl+n")
    focus(scene, "Title")
    task.type("Gilda")
    task.press("alt+f", "Down", "Down", "Return")
    saved(scene)
    scene.row("Gilda")
    task.ends()
    check("it has the verdict", scene.entry("Gilda").feedback == ["GOOD"])

    enter(scene, "Gilda", feedback_button)
    task = Task(scene, "a film again", 3)
    task.press("ctrl+d")
    focus(scene, "Place")
    task.press("Return")
    scene.until("it was seen twice", lambda: len(
        [entry for entry in scene.entries() if "Gilda" in entry.summary]) == 2)
    task.ends()
    scene.close()


def saved(scene):
    """Waits for the form to go, as it takes the keys until then, on whatever is written already."""
    scene.until("the form is gone", lambda: not scene.all("push button", "Save"))


def routine(scene):
    """A train that was taken before is offered as soon as its first station is typed."""
    task = Task(scene, "a train of before", 10)
    task.press("ctrl+shift+n")
    focus(scene, "From")
    task.type("Kiel")
    scene.says("08:10 Kiel → 15:55 Ulm")
    task.press("alt+m")
    focus(scene, "Departure time")
    task.press("Return")
    saved(scene)
    task.ends()
    trips = [entry for entry in scene.entries() if "Kiel" in entry.summary]
    check("both are by the same clocks", [clocks(trip) for trip in trips]
          == [["08:10", "15:55"]] * 2)
    check("and the same service",
          {str(trip.get("X-COUNTERFOIL-SERVICE")) for trip in trips} == {"ICE7"})


def by_form(scene):
    """A trip through the fields of its form, and its fare later."""
    task = Task(scene, "a first trip by form", 35)
    task.press("ctrl+shift+n")
    focus(scene, "From")
    task.type("Hamm")
    task.press("Tab")
    task.type("Soest")
    task.press("Tab", "Tab")
    focus(scene, "Line or number")
    task.type("RB 89")
    task.press("Tab", "Tab", "Tab")
    focus(scene, "Departure time")
    task.type("1402")
    task.press("alt+a", "Tab")
    focus(scene, "Arrival time")
    task.type("1421")
    scene.says("19 min")
    task.press("Return")
    saved(scene)
    scene.row("Hamm → Soest")
    task.ends()
    trip = scene.entry("Hamm → Soest")
    check("by the clocks of the fields", clocks(trip) == ["14:02", "14:21"])
    check("with its service", str(trip.get("X-COUNTERFOIL-SERVICE")) == "RB 89")

    enter(scene, "Hamm → Soest")
    task = Task(scene, "the fare of a saved trip", 8)
    task.press("ctrl+e")
    focus(scene, "From")
    task.press("alt+r")
    focus(scene, "Fare")
    task.type("29.90")
    task.press("Return")
    saved(scene)
    task.ends()
    scene.until("it has the fare", lambda: str(
        scene.entry("Hamm → Soest").get("X-COUNTERFOIL-FARE")).startswith("29.9"))


def refused(scene):
    """What is not understood is said and not saved; Escape asks about it."""
    scene.type("Bonn 9:00 > Graz 10:00 whatever")
    scene.says("Not recognised: “whatever”")
    scene.press("Return")
    scene.says("Not recognised: “whatever”")
    check("nothing is written", scene.entries() == [])
    scene.press("Escape")
    scene.click("Discard")
    saved(scene)
    scene.press("ctrl+l")
    focus(scene, "Quick entry")


class Task:
    """Keys that are counted, against the most that docs/capture.md allows."""

    def __init__(self, scene, name, most):
        self.scene, self.name, self.most, self.count = scene, name, most, 0

    def press(self, *keys):
        self.count += len(keys)
        self.scene.press(*keys)

    def type(self, text):
        self.count += len(text)
        self.scene.type(text)

    def ends(self):
        print(f"{self.name}: {self.count} keystrokes")
        check(f"{self.name}: {self.count} keystrokes are at most {self.most}",
              self.count <= self.most)


def enter(scene, title, button=RECORD):
    """Gives the keyboard to the page of an entry."""
    scene.select(title)
    scene.press("Return")
    focus(scene, button)


def focus(scene, name):
    scene.until(f"{name} has the keyboard", lambda: scene.has_keyboard(name))


def clocks(trip):
    return [f"{trip.get(name).dt:%H:%M}" for name in ("DTSTART", "DTEND") if trip.get(name)]
