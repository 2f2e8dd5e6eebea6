"""A film and a flight that are searched for in vain, and added from there by one line."""

import datetime
import zoneinfo

from stage.steps import check


def scenario(scene):
    today = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).date()
    scene.start()
    scene.find("push button", "New Film…")
    scene.press("ctrl+n")
    scene.find("push button", "Save")
    scene.type("Gilda")
    scene.press("Return")
    scene.row("Gilda")

    # The line becomes the form of a film, filled.
    scene.press("ctrl+f")
    scene.type("Brief Encounter (1945) yesterday good")
    scene.click("Add “Brief Encounter (1945) yesterday good”…", "push button")
    scene.says("title: Brief Encounter · year: (1945)")
    scene.press("Return")
    scene.until("it is written", lambda: len(scene.entries()) == 2)
    scene.gone("push button", "Save")
    film = scene.entry("Brief Encounter")
    check("with its year", film.summary == "Brief Encounter (1945)")
    check("on the day before", film.get("DTSTART").dt == today - datetime.timedelta(days=1))
    check("and with the feedback", film.feedback == ["GOOD"])

    # A line with an arrow is a trip: airports with their times, the arrival by the clock there.
    scene.press("ctrl+f")
    scene.press("ctrl+a")
    scene.type("EWR 1800 > FRA 0730 flight")
    scene.find("push button", "Add “EWR 1800 > FRA 0730 flight”…")
    scene.press("ctrl+l")
    scene.says("departure at 18:00")
    scene.press("Return")
    scene.until("it is written", lambda: len(scene.entries()) == 3)
    scene.close()
    flight = scene.entry("EWR → FRA")
    start, end = flight.get("DTSTART").dt, flight.get("DTEND").dt
    check("by the clocks of both", (f"{start:%H:%M}", f"{end:%H:%M}") == ("18:00", "07:30"))
    check("it takes half a night", end - start == datetime.timedelta(hours=7, minutes=30))
