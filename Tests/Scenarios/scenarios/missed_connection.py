"""A journey of two legs whose connection is missed, with the train that came instead."""

import datetime
import subprocess

from stage.program import BINARY
from stage.scene import containing
from stage.steps import OTHER_TIME, RECORD, check, pencil, save
from stage.trip_form import set_clock

DAY = datetime.date(2026, 11, 20)
TITLE = "Köln Hbf → Paris Est"


def scenario(scene):
    add("Köln Hbf", "Bruxelles-Midi", "ICE 16", "14:02", "15:50", "--arrived", "16:18",
        "--fare=89.90", "--currency=EUR")
    add("Bruxelles-Midi", "Paris Est", "TGV 9558", "16:10", "17:35")
    add("Wien Hbf", "Linz Hbf", "RJ 60", "09:00", "10:15", journey="")
    scene.start()
    scene.fill_screen()
    scene.select(TITLE)
    check("a journey is one row of two", "2 legs" in scene.words(TITLE))
    scene.row("Wien Hbf → Linz Hbf")
    scene.says("8 min late for this connection")

    # The connection was missed, which is said of the leg that was late.
    scene.click(containing("ICE 16"), "push button")
    scene.find("label", "Köln Hbf → Bruxelles-Midi")
    check("the row stays that of the journey", scene.words(TITLE))
    scene.click(RECORD, "push button")
    scene.click("Missed Connection", "push button")
    scene.find("push button", RECORD)
    scene.press("alt+Left")
    scene.says("Connection missed by 8 min")
    scene.says("missed")

    scene.click("Add Replacement…", "push button")
    scene.find("label", "How did you continue without TGV 9558?")
    scene.press("alt+Left")
    scene.click("Add Replacement…", "push button")
    scene.click("Ended the Trip There", "push button")
    scene.says("missed · given up")
    scene.says("None: you did not travel. You can ask for a refund instead.")
    scene.until("it is written", lambda: abandonment(scene, "TGV 9558") == "GAVE-UP")
    check("nothing is asked then", not scene.all("push button", "Add Replacement…"))
    scene.press("ctrl+z")
    scene.until("it is taken back", lambda: abandonment(scene, "TGV 9558") is None)
    scene.find("push button", "Köln Hbf → Paris Est")
    scene.press("alt+Left")
    scene.click("Add Replacement…", "push button")
    scene.click("Later Train", "push button")
    scene.until("the departure time has the keyboard",
                lambda: scene.has_keyboard("Departure time"))
    scene.press("1", "7", "1", "0", "Tab")
    scene.fill("Line or number", "TGV 9562")
    set_clock(scene, "Arrival time", "18:35")
    save(scene)
    scene.row(TITLE)
    late = scene.entry("TGV 9562")
    check("it is part of the journey", str(late.get("X-COUNTERFOIL-JOURNEY")) == "Paris")
    check("it was not planned", str(late.get("X-COUNTERFOIL-SUBSTITUTE")) == "TRUE")
    check("from where the connection was missed", str(late.get("DTSTART").dt)[11:16] == "17:10")

    # When it arrived is recorded on its own page, and counts against what was promised.
    scene.click(containing("TGV 9562"), "push button")
    record_arrival(scene, 18, 43)
    scene.says("arrived 18:43")
    scene.press("alt+Left")
    scene.says("1 h 8 min late")
    scene.says("replacement")
    # What is owed stands beneath the legs.
    scene.press("Page_Down")
    scene.says("25% of €89.90")
    scene.until("the row says so", lambda: "1 h 8 min late" in scene.words(TITLE))
    check("nothing is asked any more", not scene.all("push button", "Add Replacement…"))

    # A journey goes, and comes back, as one.
    scene.press("Escape")
    scene.list().focus()
    scene.press("Delete")
    scene.until("its legs are gone", lambda: len(scene.entries()) == 1)
    scene.says("“Köln Hbf → Paris Est” was moved to the trash.")
    scene.press("ctrl+z")
    scene.until("its legs are back", lambda: len(scene.entries()) == 4)
    scene.until("the row says so", lambda: "1 h 8 min late" in scene.words(TITLE))
    scene.close()
    check("what was missed stays", scene.entry("TGV 9558"))


def add(origin, destination, service, departure, arrival, *more, journey="Paris"):
    """Adds a leg."""
    subprocess.run(
        [BINARY, "add", "trip", origin, destination, "--service", service,
         "--departure", f"{DAY} {departure}", "--arrival", f"{DAY} {arrival}",
         "--journey", journey, *[word if word.startswith("--") else f"{DAY} {word}"
                                 for word in more]],
        stdout=subprocess.DEVNULL, check=True, timeout=60)


def abandonment(scene, service):
    said = scene.entry(service).get("X-COUNTERFOIL-ABANDONMENT")
    return said and str(said)


def record_arrival(scene, hour, minute):
    scene.click(pencil("Arrival"))
    scene.click(OTHER_TIME)
    scene.find("push button", "Record")
    set_clock(scene, "Time", f"{hour:02}:{minute:02}")
    scene.click("Record")
    scene.find("push button", RECORD)
