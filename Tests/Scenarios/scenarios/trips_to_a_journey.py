"""Two trips joined to a journey, a third leg that goes on from there, and one taken out again."""

from stage.legs import start_with_journey
from stage.scene import containing
from stage.steps import RECORD, check, save
from stage.trip_form import set_clock


def scenario(scene):
    start_with_journey(scene)
    scene.says("20 min to change")
    check("they are one row", len(scene.titles()) == 1)
    scene.until("both have the journey", lambda: len(set(journeys(scene))) == 1)

    scene.press("ctrl+z")
    scene.row("Bruxelles-Midi → Paris Nord")
    scene.until("one step takes both back", lambda: journeys(scene) == ["None", "None"])
    scene.press("ctrl+shift+z")
    scene.find("push button", "Add Leg…")

    # What goes on begins where and when the last leg ends.
    scene.press("ctrl+shift+l")
    scene.until("the destination has the keyboard", lambda: scene.has_keyboard("To"))
    scene.fill("To", "Rouen")
    scene.fill("Line or number", "NOM 3115")
    set_clock(scene, "Departure time", "18:10")
    save(scene)
    scene.row("Köln Hbf → Rouen")
    third = scene.entry("NOM 3115")
    check("it goes on from there", str(third.get("X-COUNTERFOIL-FROM")) == "Paris Nord")
    scene.until("all three have the journey", lambda: len(set(journeys(scene))) == 1)
    check("there are three", len(scene.entries()) == 3)
    scene.says("35 min to change")

    # A leg is moved by the keyboard, keeps it, and goes back in one step.
    scene.find("push button", containing("NOM 3115")).focus()
    scene.press("alt+Up")
    scene.until("its place is written", lambda: places(scene) == ["1", "2", "3"])
    check("it is the second", str(scene.entry("NOM 3115").get("X-COUNTERFOIL-LEG")) == "2")
    scene.row("Köln Hbf → Paris Nord")
    scene.until("it keeps the keyboard", lambda: scene.has_keyboard(containing("NOM 3115")))
    scene.press("ctrl+z")
    scene.until("no place is written", lambda: places(scene) == ["None"] * 3)
    scene.row("Köln Hbf → Rouen")
    scene.until("it keeps the keyboard", lambda: scene.has_keyboard(containing("NOM 3115")))

    scene.click(containing("NOM 3115"), "push button")
    scene.find("push button", RECORD)
    scene.press("ctrl+shift+j")
    scene.row("Paris Nord → Rouen")
    scene.row("Köln Hbf → Paris Nord")
    scene.close()
    check("it is a trip by itself", scene.entry("NOM 3115").get("X-COUNTERFOIL-JOURNEY") is None)


def journeys(scene):
    return [str(entry.get("X-COUNTERFOIL-JOURNEY")) for entry in scene.entries()]


def places(scene):
    return sorted(str(entry.get("X-COUNTERFOIL-LEG")) for entry in scene.entries())
