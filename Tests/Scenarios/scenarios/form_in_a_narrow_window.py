"""The form of a trip, made narrow while it is open: captions stand above the fields, and Tab goes
through the same ones."""

from stage import hands
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.find("push button", "New Trip…")
    scene.press("ctrl+shift+n")
    focus(scene, "From")
    wide = round_trip(scene, "Tab")
    check("every field is on the way", wide == [
        "From", "To", "Train", "Line or number", "Operator", "Day", "Departure time",
        "Departure time zone", "Day", "Arrival time", "Fare", "Currency", "Tags", "More Details",
        "Cancel", "Save"])

    # As it is narrowed with the keyboard in the middle, rows become several.
    scene.tab_to("Departure time zone")
    before = place(scene)
    hands.resize(360, 600)
    scene.until("it is in another row", lambda: place(scene)[1] > before[1])
    check("nothing is wider than the window", all(
        element.extents[0] + element.extents[2] <= before[0] + 360
        for element in scene.all("text") + scene.all("spin button")))
    scene.until("the keyboard is where it was", lambda: scene.has_keyboard("Departure time zone"))
    # The captions have no room beside the fields.
    caption = scene.find("label", "Departure").extents
    day = min((field.extents for field in scene.all("text", "Day")), key=lambda it: it[1])
    check("the caption stands above the day", caption[1] + caption[3] <= day[1])
    check("where the day begins", abs(caption[0] - day[0]) < 6)

    scene.tab_to("From")
    check("Tab goes through the same fields", round_trip(scene, "Tab") == wide)
    back = round_trip(scene, "shift+Tab")
    check("and back", [back[0], *reversed(back[1:])] == wide)
    scene.press("Escape")
    scene.gone("push button", "Save")
    scene.close()


def round_trip(scene, keys):
    """The names of what has the keyboard, one after another, until it is where it began."""
    names = []
    while not names or not scene.has_keyboard(names[0]):
        before = scene.focused()
        names.append(before.name if before else None)
        check("it goes round", len(names) < 40)
        scene.press(keys)
        scene.until("the focus moves on", lambda: scene.has_moved(before))
    return names


def place(scene):
    return scene.find("push button", "Departure time zone").extents


def focus(scene, name):
    scene.until(f"{name} has the keyboard", lambda: scene.has_keyboard(name))
