"""A cancelled train, and the taxi that came instead, with its fare."""

import datetime
import os
import subprocess

from stage.program import BINARY
from stage.scene import containing
from stage.steps import RECORD, check, pencil, save
from stage.trip_form import set_clock

DAY = datetime.date(2026, 11, 20)
TITLE = "Linz Hbf → Steyr"


def scenario(scene):
    subprocess.run(
        [BINARY, "add", "trip", "Linz Hbf", "Steyr", "--service", "REX 5",
         "--departure", f"{DAY} 22:10", "--arrival", f"{DAY} 22:58", "--fare", "11.40",
         "--currency", "EUR"],
        env={**os.environ, "TZ": "Europe/Vienna"}, stdout=subprocess.DEVNULL, check=True,
        timeout=60)
    scene.start()
    scene.select(TITLE)
    check("nothing is asked", not scene.all("push button", "Taxi"))
    scene.click(RECORD, "push button")
    scene.click("Cancelled", "push button")
    scene.says("How did you continue?")
    scene.click("Taxi", "push button")
    scene.until("the departure time has the keyboard",
                lambda: scene.has_keyboard("Departure time"))
    check("it is called so", scene.find("text", "Line or number").text == "Taxi")
    set_clock(scene, "Departure time", "22:45")
    scene.fill("Fare", "68")
    save(scene)
    scene.until("the row is that of both", lambda: "2 legs" in scene.words(TITLE))
    scene.find("push button", "Add Leg…")
    taxi = scene.entry("Taxi")
    train = scene.entry("REX 5")
    check("one step made a journey of both", journey_of(taxi) == journey_of(train) != "None")
    check("what it cost", str(taxi.get("X-COUNTERFOIL-FARE")) == "68")
    check("the train stays cancelled", str(train.get("STATUS")) == "CANCELLED")

    scene.click(containing("Taxi"), "push button")
    scene.click(pencil("Arrival"))
    scene.click("Enter Arrival Time…")
    set_clock(scene, "Time", "23:31")
    scene.click("Record", "push button")
    scene.says("arrived 23:31")
    scene.press("alt+Left")
    scene.says("33 min late")
    scene.until("the row says so", lambda: "33 min late" in scene.words(TITLE))
    scene.press("ctrl+z", "ctrl+z")
    scene.until("the taxi is undone", lambda: len(scene.entries()) == 1)
    scene.close()
    check("the train is by itself", journey_of(scene.entry("REX 5")) == "None")


def journey_of(entry):
    return str(entry.get("X-COUNTERFOIL-JOURNEY"))
