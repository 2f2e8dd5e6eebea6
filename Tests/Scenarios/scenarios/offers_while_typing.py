"""What a trip's form offers during typing takes neither Tab nor blank from a field."""

import datetime
import subprocess
import zoneinfo

from stage.program import BINARY
from stage.steps import check


def scenario(scene):
    today = datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).date()
    subprocess.run(
        [BINARY, "add", "trip", "Mainz", "Kiel", "--departure",
         f"{today - datetime.timedelta(days=7)} 08:10"],
        stdout=subprocess.DEVNULL, check=True, timeout=60)
    scene.start()
    scene.press("ctrl+shift+n")
    scene.until("the first place has the keyboard", lambda: scene.has_keyboard("From"))
    to = scene.find("text", "To")
    place = to.extents
    scene.type("Mainz")
    scene.says("08:10 Mainz → Kiel")
    check("no field has moved", to.extents == place)
    scene.press("Tab")
    scene.until("the second place has the keyboard", lambda: scene.has_keyboard("To"))
    scene.type("Bad Homburg")
    scene.press("Return")
    scene.until("the form is gone", lambda: not scene.all("push button", "Save"))
    scene.row("Mainz → Bad Homburg")
    check("it is the trip that was typed", scene.entry("Mainz → Bad Homburg") is not None)
    scene.close()
