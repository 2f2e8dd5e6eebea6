"""A trip that is under way: its departure and its arrival written down as they happen, with one key
each, and the arrival taken back."""

import datetime

from stage import other_program
from stage.steps import check


def scenario(scene):
    scene.journal.mkdir(parents=True)
    start = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=30)
    other_program.write(scene.journal, "under-way.ics", [
        "BEGIN:VEVENT", "UID:under-way", "DTSTAMP:20260101T000000Z",
        f"DTSTART:{start:%Y%m%dT%H%M00Z}", f"DTEND:{start:%Y%m%dT%H%M00Z}",
        "SUMMARY:Bonn → Köln", "CATEGORIES:Trip", "END:VEVENT"])
    scene.start()
    scene.select("Bonn → Köln")
    scene.find("push button", "Departed Just Now")
    scene.press("ctrl+shift+Return")
    scene.says("min late")
    departed = scene.entry("Bonn")
    check("the minute is written down", departed.get("X-COUNTERFOIL-ACTUAL-DEPARTURE") is not None)
    scene.find("push button", "Arrived Just Now")
    scene.press("ctrl+shift+Return")
    scene.until("the arrival is written down",
                lambda: scene.entry("Bonn").get("X-COUNTERFOIL-ACTUAL-ARRIVAL") is not None)
    scene.until("nothing more happens", lambda: not scene.all("push button", "Arrived Just Now"))
    scene.press("ctrl+z")
    scene.find("push button", "Arrived Just Now")
    check("it is taken back",
          scene.entry("Bonn").get("X-COUNTERFOIL-ACTUAL-ARRIVAL") is None)
    scene.close()
