"""A train departs and arrives: notifications ask, their buttons record it, and lead back to the
trip, also after the program has ended."""

import datetime
import os
import pathlib
import subprocess

from stage import other_program
from stage.installed import ID, Installed
from stage.notifications import Notifications
from stage.steps import check

TITLE = "Köln Hbf → Bonn Hbf"


def scenario(scene):
    scene.journal.mkdir(parents=True)
    notifications = Notifications()
    other_program.film(scene.journal, "film.ics", "Playtime")
    scene.start()
    scene.row("Playtime")
    train(scene, departs=2, arrives=9)
    asked = notifications.find("RE 5 was scheduled to depart at")
    check("it names the trip", asked["title"] == TITLE)
    notifications.press(asked, "Departed Just Now")
    scene.until("the departure is written down", lambda: said(scene, "DEPARTURE"))

    asked = notifications.find("RE 5 was scheduled to arrive at")
    scene.select(TITLE)
    scene.press("ctrl+shift+Return")
    scene.until("the arrival is written down", lambda: said(scene, "ARRIVAL"))
    scene.until("nothing is asked any more", lambda: notifications.is_closed(asked))
    scene.press("ctrl+z")
    scene.until("it is not written down", lambda: not said(scene, "ARRIVAL"))
    again = notifications.find("RE 5 was scheduled to arrive at", after=asked)
    scene.select("Playtime")
    notifications.press(again)
    scene.find("push button", "Arrived Just Now")

    scene.press("F10")
    scene.click("Preferences")
    scene.click("Remind Me to Record Trips", "toggle button")
    scene.press("Escape")
    scene.gone("toggle button", "Remind Me to Record Trips")
    scene.close()
    settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "counterfoil/preferences.ini"
    check("what is chosen stays", "trips=false" in settings.read_text())

    installed = Installed(scene.home)
    subprocess.run(["gapplication", "action", ID, "arrived", "'train.ics'"], check=True,
                   env=installed.environment, timeout=60)
    scene.until("the program is there again", installed.process_id)
    scene.adopt(installed.process_id())
    scene.until("the arrival is written down", lambda: said(scene, "ARRIVAL"))
    scene.close()


def train(scene, departs, arrives):
    """Writes down a train that departs, and arrives, so many seconds from now."""
    now = datetime.datetime.now(datetime.timezone.utc)
    start, end = (now + datetime.timedelta(seconds=seconds) for seconds in (departs, arrives))
    other_program.write(scene.journal, "train.ics", [
        "BEGIN:VEVENT", "UID:train", "DTSTAMP:20260101T000000Z",
        f"DTSTART:{start:%Y%m%dT%H%M%SZ}", f"DTEND:{end:%Y%m%dT%H%M%SZ}", f"SUMMARY:{TITLE}",
        "X-COUNTERFOIL-SERVICE:RE 5", "CATEGORIES:Trip", "END:VEVENT"])


def said(scene, end):
    return scene.entry("Köln").get(f"X-COUNTERFOIL-ACTUAL-{end}") is not None
