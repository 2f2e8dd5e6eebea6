"""A trip typed without a zone between two towns of another country gets that country's."""

from stage.steps import check, save
from stage.trip_form import set_clock, zones


def scenario(scene):
    scene.start()
    scene.press("ctrl+shift+n")
    scene.fill("From", "London Paddington")
    scene.fill("To", "Cardiff")
    scene.find("text", "Line or number").focus()
    scene.until("the zones are those of the towns",
                lambda: zones(scene) == ["Europe/London"] * 2)
    scene.says("United Kingdom · Europe/London")
    set_clock(scene, "Arrival time", "23:59")
    save(scene)
    scene.row("London Paddington → Cardiff")
    trip = scene.entry("London Paddington → Cardiff")
    check("its clocks", [trip.get(end).params.get("TZID") for end in ("DTSTART", "DTEND")]
          == ["Europe/London"] * 2)
    check("no place is written", "GEO" not in trip.path.read_text(encoding="utf-8"))
    scene.close()
