"""Every screen as somebody hears it who goes through it by the keyboard: each control has a name
and a fitting role, Tab leads to all in reading order and back, the keyboard is never lost."""

from stage import hands, heard, sources
from stage.steps import check


def journey(scene):
    found = []

    def screen(what, heading=None, ways=("Tab", "shift+Tab")):
        scene.until(f"{what} has the keyboard somewhere", lambda: scene.focused() or boxes(scene))
        scene.still()
        root = heard.window(scene)
        flaws = list(heard.flaws(root))
        if heading and not any(part.role == "heading" and heading in part.name
                               for part in root.all()):
            flaws.append(f"{heading!r} is no heading")
        for keys in ways:
            flaws += heard.go_through(scene, root, keys)
        found.extend(f"{what}: {flaw}" for flaw in flaws)

    scene.start()
    scene.says("Your journal is empty")
    screen("the empty journal")
    scene.click("Open a sample journal")
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
    screen("the preview of an import", "What will be imported")
    scene.press("Escape")
    scene.close()
    check("\n".join(["", *found]), not found)


def boxes(scene):
    """A combo box that has the keyboard is not told from none."""
    return scene.all("combo box")


def has_keyboard(scene, after):
    scene.until(f"something has the keyboard after {after}", scene.focused)


def films(scene, screen):
    scene.select("Brief Encounter")
    scene.find("push button", "Leave feedback")
    screen("a film", "Brief Encounter")
    scene.click("Leave feedback")
    scene.find("push button", "good")
    has_keyboard(scene, "a page came")
    screen("the choices of feedback")
    scene.press("Escape")
    scene.find("push button", "Leave feedback")
    has_keyboard(scene, "a page went")
    scene.select("Brief Encounter")
    scene.press("Delete")
    scene.says("was moved to the trash")
    has_keyboard(scene, "a deletion")
    screen("news of a deletion")
    scene.press("ctrl+z")
    scene.row("Brief Encounter")
    has_keyboard(scene, "an undo")


def trips(scene, screen):
    scene.select("Köln Hbf")
    scene.find("push button", "Record what happened")
    screen("a trip", "Köln Hbf")
    scene.click("Record what happened")
    scene.click("another time…")
    scene.find("push button", "Record")
    screen("the outcomes of a trip")
    scene.press("Escape")
    scene.click("Write the Claim…")
    scene.find("push button", "Save as PDF…")
    # Boxes that are scrolled out of sight cannot be told from nothing: no way through this one.
    screen("a claim on paper", ways=())
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")
    has_keyboard(scene, "a paper was closed")


def forms(scene, screen):
    def form(what, **how):
        scene.find("push button", "Cancel")
        for more in scene.all("toggle button", "More"):
            more.click()
        screen(what, **how)
        scene.press("Escape")
        scene.gone("push button", "Cancel")
        has_keyboard(scene, f"{what} was closed")

    for keys, what in (("ctrl+e", "the form of a trip"), ("ctrl+n", "the form of a film"),
                       ("ctrl+shift+e", "the export")):
        scene.press(keys)
        form(what)
    scene.press("ctrl+l")
    form("the line for a trip", ways=())  # Its boxes are out of sight, as those of the claim.
    for item in ("New Season Ticket", "New Claim…"):
        scene.click("Add")
        scene.click(item)
        form(item)
    scene.press("F10")
    scene.click("Traveller’s Details…")
    form("the details of the traveller")


def views(scene, screen):
    # From the last picture in sight Tab leads to one that only comes into sight then; and GTK goes
    # back through the headings of a table, whose buttons are in no tree.
    for number, shown, what, ways in (
            (2, "Average feedback", "the years", ()), (3, "Copy Table", "the table", ("Tab",)),
            (4, "Import…", "the lists", ("Tab", "shift+Tab"))):
        scene.press(f"ctrl+{number}")
        scene.find(None, shown)
        has_keyboard(scene, f"{what} came")
        screen(what, ways=ways)
    scene.press("ctrl+1")
    scene.row("Brief Encounter")
    scene.click("Claims", "radio button")
    scene.still()
    has_keyboard(scene, "a filter was chosen")
    screen("the ledger of claims")
    scene.click("All", "radio button")


def windows(scene, screen):
    for keys, shown, what, heading in (
            ("ctrl+comma", "Trips to record", "the preferences", None),
            ("ctrl+F1", "New film", "the keys", None),
            ("ctrl+p", "Save as PDF…", "what is printed", None)):
        scene.select("Brief Encounter")
        scene.find("push button", "Leave feedback")
        scene.press(keys)
        scene.find(None, shown)
        screen(what, heading)
        scene.press("Escape")
        scene.gone(None, shown)
        has_keyboard(scene, f"{what} was closed")


def narrow(scene, screen):
    size = hands.xdotool("getactivewindow").strip()

    def is_narrow():
        hands.xdotool("windowsize", size, 400, 640)
        return any(frame.extents[2] < 450 for frame in scene.application.children)
    scene.until("the window is narrow", is_narrow)
    has_keyboard(scene, "the window became narrow")
    screen("one column")
