"""A trip typed with wrong turns, without an arrival in its timetable, and when it arrived."""

from stage.steps import OTHER_TIME, RECORD, check
from stage.trip_form import ARRIVAL, DEPARTURE, day_field, set_clock, set_day

TITLE = "Linz Hbf → Steyr"


def scenario(scene):
    scene.start()
    scene.press("ctrl+shift+n")
    scene.fill("From", "Linz Hbf")
    scene.fill("To", "Steyr")
    a_day_that_is_none(scene)
    the_day_follows(scene)
    scene.fill("Arrival time", "", "spin button")
    scene.press("Tab")
    scene.until("its day goes with it", lambda: day_field(scene, ARRIVAL).text == "")
    scene.press("Return")
    scene.row(TITLE)

    record_departure(scene)
    record_arrival(scene)
    scene.close()
    trip = scene.entry(TITLE)
    check("no arrival was planned", trip.get("DTEND") is None)
    check("when it arrived", actual(trip, "ARRIVAL").endswith("10T003500"))


def a_day_that_is_none(scene):
    day = day_field(scene, DEPARTURE)
    scene.fill(day, "soon")
    scene.says("“soon” is not a date.")
    scene.find("text", "From").focus()
    scene.click("Save")
    scene.until("it is not saved, and leads to the day", lambda: day.has("focused"))
    check("it stays as it was typed", day.text == "soon")


def the_day_follows(scene):
    set_day(scene, DEPARTURE, 9)
    scene.silent("is not a date")
    set_clock(scene, "Departure time", "22:10")
    day = day_field(scene, ARRIVAL)
    check("no arrival is known", day.text == "")
    set_clock(scene, "Arrival time", "00:35")
    scene.until("it arrives on the day after", lambda: day.text.startswith("10 "))
    scene.says("2 h 25 min")


def record_departure(scene):
    scene.click(RECORD)
    scene.click(OTHER_TIME)
    record = scene.find("push button", "Record")
    set_clock(scene, "Time", "22:14")
    scene.says("22:14 on 9 ")
    scene.until("it can be recorded", lambda: record.has("sensitive"))
    scene.click("Record")
    scene.says("departed 22:14")


def record_arrival(scene):
    scene.click("Record Arrival…")
    scene.says("so enter the time")
    scene.click("Enter Arrival Time…")
    scene.find("push button", "Record")
    clock = scene.find("spin button", "Time")
    scene.fill(clock, "0:75")
    scene.says("Enter a time, such as 14:02.")
    scene.press("Return")
    check("the page stays", scene.find("push button", "Cancelled"))
    scene.fill(clock, "0:35")
    scene.says("(took 2 h 21 min)")
    scene.press("Return")
    scene.says("arrived 00:35 (+1 day)")
    scene.says("Actual 2 h 21 min")


def actual(trip, end):
    return trip.get(f"X-COUNTERFOIL-ACTUAL-{end}")
