"""A journey of two legs once more on another day, and its way back, each in one step."""

import datetime

from stage.legs import start_with_journey
from stage.steps import check, save
from stage.trip_form import DEPARTURE, set_clock, set_day


def scenario(scene):
    start_with_journey(scene)
    scene.find("push button", "Add Leg…")

    scene.press("ctrl+d")
    scene.until("the day has the keyboard", lambda: scene.has_keyboard("Day"))
    today = datetime.date.today()
    set_day(scene, DEPARTURE, f"2027-{today:%m}-{min(today.day, 28):02}")
    set_clock(scene, "Departure time", "16:02")
    save(scene)
    scene.until("both legs are there", lambda: len(legs(scene, 2027)) == 2)
    check("they are two hours later, with the same connection",
          clocks(scene, 2027) == [("16:02", "17:50"), ("18:10", "19:35")])
    check("they are one journey",
          len({str(leg.get("X-COUNTERFOIL-JOURNEY")) for leg in legs(scene, 2027)}) == 1)
    scene.find("push button", "Add Leg…")
    scene.says("20 min to change")

    # The way back of the new one is on its page.
    scene.press("ctrl+shift+d")
    scene.until("the departure time has the keyboard",
                lambda: scene.has_keyboard("Departure time"))
    scene.press("Return")
    scene.row("Paris Nord → Köln Hbf")
    scene.until("it has two legs", lambda: len(legs(scene, 2027)) == 4)
    check("each takes as long, and so does the connection",
          clocks(scene, 2027)[2:] == [("19:35", "21:00"), ("21:20", "23:08")])

    scene.find("push button", "Add Leg…")
    scene.press("ctrl+z")
    scene.until("one step takes it back", lambda: len(legs(scene, 2027)) == 2)
    scene.press("ctrl+z")
    scene.until("and one more the journey", lambda: not legs(scene, 2027))
    scene.close()
    check("what was there is left", len(scene.entries()) == 2)


def legs(scene, year):
    """The legs of a year, the first before the others."""
    found = [entry for entry in scene.entries() if entry.get("DTSTART").dt.year == year]
    return sorted(found, key=lambda entry: entry.get("DTSTART").dt)


def clocks(scene, year):
    return [tuple(f"{leg.get(name).dt:%H:%M}" for name in ("DTSTART", "DTEND"))
            for leg in legs(scene, year)]
