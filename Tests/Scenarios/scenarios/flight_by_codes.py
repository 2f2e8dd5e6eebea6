"""A flight by the codes of its airports: zones and places follow, a wrong code hinders nothing."""

from stage.choices import choose
from stage.steps import check
from stage.trip_form import zones


def scenario(scene):
    scene.start()
    scene.press("ctrl+shift+n")
    scene.fill("From", "LHR")
    scene.press("Tab")
    scene.type("VIE")
    check("no zone is shown at home", zones(scene) == [])
    scene.press("Tab")
    choose(scene, "Train", "Flight")
    scene.says("London Heathrow Airport")
    scene.says("Vienna International Airport")
    scene.until("the zones are the airports'", lambda: zones(scene) == [
        "Europe/London", "Europe/Vienna"])
    scene.fill("From", "XQX")
    scene.says("No airport with the code XQX is known.")
    scene.fill("From", "LHR")
    scene.says("London Heathrow Airport")
    scene.fill("Arrival time", "2345", role="spin button")
    scene.press("Return")
    scene.row("LHR → VIE")
    flight = scene.entry("LHR → VIE")
    check("its clocks", [flight.get(end).params.get("TZID") for end in ("DTSTART", "DTEND")]
          == ["Europe/London", "Europe/Vienna"])
    check("where it departs", "GEO:51.470600;-0.461900" in text(flight))
    check("where it arrives", "X-COUNTERFOIL-TO-GEO:48.110300;16.569700" in text(flight))
    scene.says("in a straight line")
    scene.says("from 51.4706° N, 0.4619° W to 48.1103° N, 16.5697° E")

    scene.press("ctrl+e")
    scene.find("text", "From")
    scene.press("alt+k")
    scene.fill("Distance (km)", "far")
    scene.press("shift+Tab", "Return")
    scene.until("what is wrong has the keyboard",
                lambda: scene.find("text", "Distance (km)").has("focused"))
    scene.fill("Distance (km)", "1300.5")
    scene.press("Return")
    scene.says("1,300.5 km")
    check("the distance is written", "X-COUNTERFOIL-DISTANCE;VALUE=FLOAT:1300.5" in text(flight))
    scene.press("ctrl+z")
    scene.says("“LHR → VIE”: distance 1,300.5 km removed")
    scene.says("in a straight line")
    check("and is not written any more", "DISTANCE" not in text(flight))
    scene.close()


def text(entry):
    return entry.path.read_text(encoding="utf-8").replace("\n ", "")
