"""Every screen as somebody hears it who goes through it by the keyboard: each control has a name
and a fitting role, Tab leads to all in reading order and back, the keyboard is never lost."""

from stage import hands, sources
from stage.heard import Screens
from stage.steps import OTHER_TIME, RECORD, feedback_button


def scenario(scene):
    screen = Screens(scene)
    go_through(scene, screen)
    screen.end()


def go_through(scene, screen):
    """Calls `screen` at each screen, with its name, its heading and the ways to go through it."""
    scene.start()
    scene.says("Welcome to Counterfoil")
    screen("the empty journal")
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter")
    films(scene, screen)
    trips(scene, screen)
    forms(scene, screen)
    views(scene, screen)
    windows(scene, screen)
    narrow(scene, screen)
    scene.close()
    scene.start(sources.diary(scene.home))
    scene.find("label", "8 films are new")
    screen("the preview of an import", "Import Summary")
    scene.press("Escape")
    scene.close()


def films(scene, screen):
    scene.select("Brief Encounter")
    scene.find("push button", feedback_button)
    screen("a film", "Brief Encounter")
    scene.click(feedback_button)
    scene.find("push button", "so-so")
    screen.keeps_keyboard("a page came")
    screen("the choices of feedback", "What did you think of")
    scene.press("Escape")
    scene.find("push button", feedback_button)
    screen.keeps_keyboard("a page went")
    scene.select("Brief Encounter")
    scene.press("Delete")
    scene.says("was moved to the trash")
    screen.keeps_keyboard("a deletion")
    # News stays for as long as the pointer is in it, however long the walk takes.
    hands.move_to(*hands.middle(scene.find("info bar")))
    screen("news of a deletion")
    scene.press("ctrl+z")
    scene.row("Brief Encounter")
    screen.keeps_keyboard("an undo")
    scene.click("Close this message")
    scene.gone("info bar")


def trips(scene, screen):
    scene.select("Köln Hbf")
    scene.find("push button", RECORD)
    screen("a trip", "Köln Hbf")
    scene.click(RECORD)
    scene.click(OTHER_TIME)
    scene.find("push button", "Record")
    screen("the outcomes of a trip")
    scene.press("Escape")
    scene.click("Prepare Claim Form…")
    scene.find("push button", "Save as PDF…")
    screen("a claim on paper")
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")
    screen.keeps_keyboard("a paper was closed")


def forms(scene, screen):
    def form(what, **how):
        scene.find("push button", "Cancel")
        for more in scene.all("toggle button", "More Details"):
            if not more.has("expanded"):
                more.click()
        screen(what, **how)
        scene.press("Escape")
        scene.gone("push button", "Cancel")
        screen.keeps_keyboard(f"{what} was closed")

    for keys, what in (("ctrl+e", "the form of a trip"), ("ctrl+n", "the form of a film"),
                       ("ctrl+shift+e", "the export")):
        scene.press(keys)
        form(what)
    scene.press("ctrl+l")
    form("the line for a trip", scrolls=True)
    for item in ("New Season Ticket…", "New Claim…"):
        scene.click("Add")
        scene.click(item)
        form(item)
    scene.press("F10")
    scene.click("Personal Details…")
    form("the details of the traveller")


def views(scene, screen):
    # GTK goes back through the headings of a table, whose buttons are in no tree.
    for number, shown, what, ways in (
            (2, "Feedback, average scale", "the years", ("Tab", "shift+Tab")),
            (3, "Copy Table", "the table", ("Tab",)),
            (4, "Import…", "the lists", ("Tab", "shift+Tab"))):
        scene.press(f"ctrl+{number}")
        scene.find(None, shown)
        screen.keeps_keyboard(f"{what} came")
        screen(what, ways=ways, scrolls=what == "the years")
    scene.press("ctrl+1")
    scene.row("Brief Encounter")
    scene.click("Claims", "radio button")
    scene.still()
    screen.keeps_keyboard("a filter was chosen")
    screen("the ledger of claims")
    scene.click("All", "radio button")


def windows(scene, screen):
    for keys, shown, what, heading in (
            ("ctrl+comma", "Remind Me to Record Trips", "the preferences", None),
            ("ctrl+F1", "New film", "the keys", None),
            ("ctrl+p", "Save as PDF…", "what is printed", None)):
        scene.select("Brief Encounter")
        scene.find("push button", feedback_button)
        scene.press(keys)
        scene.find(None, shown)
        screen(what, heading)
        scene.press("Escape")
        scene.gone(None, shown)
        screen.keeps_keyboard(f"{what} was closed")


def narrow(scene, screen):
    scene.resize(400, 640)
    screen.keeps_keyboard("the window became narrow")
    screen("one column")
