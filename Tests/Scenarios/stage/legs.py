"""Two trips of one day, which are joined to a journey."""

import datetime
import subprocess

from .program import BINARY
from .steps import RECORD

DAY = datetime.date(2026, 11, 20)


def add(origin, destination, service, departure, arrival):
    """Adds a trip."""
    subprocess.run(
        [BINARY, "add", "trip", origin, destination, "--service", service,
         "--departure", f"{DAY} {departure}", "--arrival", f"{DAY} {arrival}"],
        stdout=subprocess.DEVNULL, check=True, timeout=60)


def start_with_journey(scene):
    """Starts with two trips, and joins the second one to the first."""
    add("Köln Hbf", "Bruxelles-Midi", "ICE 16", "14:02", "15:50")
    add("Bruxelles-Midi", "Paris Nord", "THA 9448", "16:10", "17:35")
    scene.start()
    scene.select("Bruxelles-Midi → Paris Nord")
    scene.find("push button", RECORD)
    scene.press("ctrl+j")
    scene.row("Köln Hbf → Paris Nord")
