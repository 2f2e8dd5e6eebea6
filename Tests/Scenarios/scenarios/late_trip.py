"""A trip over midnight and across zones: late at both ends, then on time, then cancelled."""

import re

from stage.steps import OTHER_TIME, RECORD, check, pencil, save
from stage.trip_form import ARRIVAL, DEPARTURE, set_clock, set_time


def scenario(scene):
    scene.start()
    scene.press("ctrl+shift+n")
    scene.fill("From", "Warszawa Zachodnia")
    scene.fill("To", "Vilnius")
    set_time(scene, DEPARTURE, 9, "22:30", "Europe/Warsaw")
    set_time(scene, ARRIVAL, 10, "07:45", "Europe/Vilnius")
    scene.says("8 h")
    save(scene)
    scene.row("Warszawa Zachodnia → Vilnius")
    # Its whole page shows at once.
    scene.fill_screen()
    trip = scene.entry("Warszawa Zachodnia → Vilnius")
    check("a trip is a VEVENT", trip.kind == "VEVENT")
    check("its category", trip.get("CATEGORIES").cats[0] == "Trip")
    check("where it leaves", zoned(trip, "DTSTART") == ("22:30", "Europe/Warsaw"))
    check("where it arrives", zoned(trip, "DTEND") == ("07:45", "Europe/Vilnius"))
    check("its zones have rules",
          {str(zone["TZID"]) for zone in trip.calendar.walk("VTIMEZONE")}
          == {"Europe/Warsaw", "Europe/Vilnius"})
    scene.says("next day")

    record_another_time(scene, "Departure", 22, 42)
    scene.says("departed")
    scene.says("12 min late")
    record_another_time(scene, "Arrival", 8, 53)
    scene.says("1 h 8 min late")
    scene.until("the row says so",
                lambda: "1 h 8 min late" in scene.words("Warszawa Zachodnia"))
    check("it is heard as a sentence", scene.row("Warszawa Zachodnia").name.startswith(
        "Warszawa Zachodnia to Vilnius, train, 9 "))
    check("its delay is heard in whole words",
          ", 22:30, 68 minutes late" in scene.row("Warszawa Zachodnia").name)
    scene.says("Unknown: add the fare")
    trip = scene.entry("Warszawa Zachodnia")
    check("when it left",
          trip.get("X-COUNTERFOIL-ACTUAL-DEPARTURE").endswith("T224200"))
    check("when it arrived",
          trip.get("X-COUNTERFOIL-ACTUAL-ARRIVAL").endswith("T085300"))

    record(scene, "Arrival", "On Time")
    scene.says("arrived on time")
    record(scene, "Departure", "On Time")
    scene.says("departed on time")
    says_no_longer(scene, "late")
    scene.click(pencil("Departure"))
    check("what is recorded is heard as chosen",
          scene.find("push button", "On Time, chosen").has("checked"))
    check("and nothing else", not scene.all("push button", "Cancelled, chosen"))
    scene.click("Back")
    record(scene, "Departure", "Cancelled", answer="Keep Times")
    scene.says("Cancelled")
    scene.says("Recorded before: departed on time, arrived on time")
    scene.close()

    trip = scene.entry("Warszawa Zachodnia")
    check("it is cancelled", trip.get("STATUS") == "CANCELLED")
    check("what was recorded before stays", trip.get("X-COUNTERFOIL-ACTUAL-ARRIVAL") is not None)


def says_no_longer(scene, words):
    """Waits until nothing says these words but the news of what was recorded before."""
    # As whole words: “Related” is no delay.
    whole = re.compile(rf"\b{re.escape(words)}\b")
    scene.gone(None, lambda said: whole.search(said) and not any(
        news in said for news in ("no longer", "instead of")))


def record(scene, end, outcome, answer=None):
    scene.click(pencil(end))
    scene.click(outcome, "push button")
    if answer:
        scene.find("alert")
        scene.click(answer, "push button")
        scene.gone("alert")
    scene.find("push button", RECORD)


def record_another_time(scene, end, hour, minute):
    scene.click(pencil(end))
    scene.click(OTHER_TIME)
    scene.find("push button", "Record")
    set_clock(scene, "Time", f"{hour:02}:{minute:02}")
    scene.click("Record")
    scene.find("push button", RECORD)


def zoned(trip, name):
    value = trip.get(name)
    return f"{value.dt:%H:%M}", value.params.get("TZID")
