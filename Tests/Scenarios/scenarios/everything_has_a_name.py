"""Every control of every page, form and menu has a name for assistive technology."""

from stage import journal, tree
from stage.program import ROOT
from stage.steps import OTHER_TIME, RECORD, check, feedback_button
from stage.trip_form import open_calendar

CONTROLS = {"push button", "toggle button", "radio button", "check box", "text", "spin button",
            "combo box", "table", "calendar", "icon", "menu item"}


def scenario(scene):
    scene.start()
    named(scene, "the empty page", 10)
    scene.click("Open Sample Journal")
    scene.select("Brief Encounter")
    scene.find("push button", feedback_button)
    named(scene, "a film", 14)
    scene.select("Köln Hbf")
    scene.click(RECORD)
    scene.click(OTHER_TIME)
    scene.find("push button", "Record")
    named(scene, "the outcomes", 20)
    scene.press("Escape")
    for keys, what in (("ctrl+e", "the form for a trip"), ("ctrl+n", "the form for a film")):
        scene.press(keys)
        scene.find("push button", "Cancel")
        open_calendar(scene)
        named(scene, what, 10)
        scene.press("Escape")
        scene.gone("calendar")
        scene.press("Escape")
        scene.gone("push button", "Cancel")
    scene.press("ctrl+comma")
    scene.find("toggle button", "Remind Me to Record Trips")
    named(scene, "the preferences", 5)
    scene.press("Escape")
    scene.gone("toggle button", "Remind Me to Record Trips")
    scene.press("F10")
    scene.find(None, "Quit")
    named(scene, "the menu", 14)
    for item, key in (("Print…", "Ctrl+P"), ("Quit", "Ctrl+Q")):
        keys = [button.description for button in scene.all("push button", item)]
        check(f"{item} tells its key", key in keys)
    scene.press("Escape")
    scene.close()
    check("looking around writes nothing",
          sorted(item.summary for item in scene.entries()) ==
          sorted(item.summary for item in journal.entries(ROOT / "resources/sample-journal")))


def named(scene, what, least):
    scene.still()
    found = [element for element, _ in tree.walk(tree.front(scene.application))
             if element.role in CONTROLS]
    check(f"{what} has controls: {len(found)}", len(found) >= least)
    without = [element for element in found if not element.name]
    check(f"{what} has controls without a name: {without}", not without)
