"""An arrival after midnight; one that cannot be; cancelled, taken back, and on another day."""

from scenarios.late_trip import record, record_another_time, says_no_longer
from stage.steps import OTHER_TIME, check, pencil, save
from stage.trip_form import ARRIVAL, DEPARTURE, set_clock, set_day, set_time

TITLE = "Linz Hbf → Wien Westbf"


def scenario(scene):
    scene.start()
    scene.press("ctrl+shift+n")
    scene.fill("From", "Linz Hbf")
    scene.fill("To", "Wien Westbf")
    set_time(scene, DEPARTURE, 9, "14:02", "Europe/Vienna")
    set_time(scene, ARRIVAL, 9, "23:33", "Europe/Vienna")
    scene.says("9 h")
    save(scene)
    scene.row(TITLE)

    record(scene, "Departure", "On Time")
    scene.says("departed on time")
    record_another_time(scene, "Arrival", 0, 41)
    scene.says("arrived 00:41 (+1 day)")
    scene.says("1 h 8 min late")
    check("the next day is meant", actual(scene, "ARRIVAL").endswith("10T004100"))

    scene.click(pencil("Arrival"))
    scene.click(OTHER_TIME)
    set_clock(scene, "Time", "13:00")
    scene.says("The arrival at 13:00 is before the departure at 14:02.")
    scene.click("Record")
    scene.says("On which day did you arrive?")
    scene.press("Escape")
    scene.gone("alert")
    check("what was typed is there", scene.find("spin button", "Time").text == "13:00")
    check("nothing was recorded", actual(scene, "ARRIVAL").endswith("10T004100"))
    scene.click("Back")
    scene.says("arrived 00:41 (+1 day)")

    record(scene, "Arrival", "Cancelled", answer="Remove Times")
    scene.says("Cancelled")
    says_no_longer(scene, "departed")
    check("the times are gone", actual(scene, "ARRIVAL") is None)
    record(scene, "Departure", "Trip Ran After All")
    says_no_longer(scene, "Cancelled")
    record(scene, "Departure", "10 Minutes Late")
    scene.says("departed 14:12")

    scene.click("Edit")
    scene.find("push button", "Save")
    set_day(scene, DEPARTURE, 8)
    scene.find("check box", "Also move the recorded times by −1 day")
    save(scene)
    scene.until("the trip has moved", lambda: "08T141200" in actual(scene, "DEPARTURE"))
    scene.says("10 min late")
    trip = scene.entry(TITLE)
    check("the arrival has moved along", f"{trip.get('DTEND').dt:%d %H:%M}" == "08 23:33")

    record(scene, "Departure", "Clear Recorded Time")
    says_no_longer(scene, "late")
    scene.close()
    check("nothing is recorded", actual(scene, "DEPARTURE") is None)


def actual(scene, end):
    """The time that the file has for an end, as it is written there; None for none."""
    return scene.entry(TITLE).get(f"X-COUNTERFOIL-ACTUAL-{end}")
