"""In a window of 360 pixels, by keyboard: a film is found and gets its feedback, another is added;
and list and page come apart and together as the window is made wide and narrow again. A mouse leads
there and back as well."""

from stage import hands, rows
from stage.scene import LIST
from stage.steps import check, feedback_button

NARROW, WIDE = 360, 1000


def scenario(scene):
    scene.start()
    scene.press("ctrl+n")
    scene.until("the title has the keyboard",
                lambda: scene.find("text", "Title").has("focused"))
    scene.type("Gilda")
    scene.press("Return")
    scene.find("push button", feedback_button)
    scene.entry("Gilda")
    usual = scene.list().extents[2]
    narrow(scene)
    check("the page had the keyboard, or the list had", on_page(scene) != on_list(scene))
    to_list(scene)

    add(scene, "Laura", "1944")
    # The window shows what was added, and Back leads to its row.
    check("the page of the film is there", page_of(scene, "Laura"))
    scene.press("alt+Left")
    scene.until("its row has the keyboard", lambda: focused_row(scene, "Laura"))
    check("the page is behind the list", not on_page(scene))

    # It is found and gone to.
    scene.press("ctrl+f")
    scene.type("gilda")
    scene.says("1 of 2 entries")
    scene.press("Return", "Down")
    scene.until("its row is selected", lambda: focused_row(scene, "Gilda"))
    check("its page does not come by itself", not on_page(scene))
    scene.press("Return")
    scene.until("its page has come", lambda: page_of(scene, "Gilda"))
    leave_feedback(scene)
    check("nothing is wider than the window", fits(scene))

    # Wide enough, list and page stand side by side, and one of them is there again after.
    resize(scene, WIDE)
    scene.until("both are there", lambda: on_list(scene) and on_page(scene))
    check("with the same film", page_of(scene, "Gilda"))
    check("Back leads nowhere", not scene.all("push button", "Back"))
    narrow(scene)
    scene.until("the page is there alone", lambda: on_page(scene) and not on_list(scene))
    scene.until("the keyboard is on the page", lambda: scene.has_keyboard(feedback_button))
    to_list(scene)
    scene.until("its row has the keyboard", lambda: focused_row(scene, "Gilda"))
    resize(scene, WIDE)
    scene.until("both are there", lambda: on_list(scene) and on_page(scene))
    narrow(scene)
    scene.until("the list is there alone", lambda: on_list(scene) and not on_page(scene))
    check("the keyboard is in the list", focused_row(scene, "Gilda"))

    # It is deleted and brought back where one is: in the list.
    scene.press("Delete")
    scene.says("was moved to the trash")
    check("nothing is wider than the window", fits(scene))
    scene.press("ctrl+z")
    scene.row("Gilda")
    check("the list is still in front", not on_page(scene))
    scene.close("ctrl+w")

    scene.start()
    scene.row("Gilda")
    scene.until("the window is as narrow as it was left", lambda: width(scene) <= NARROW)
    check("with one column", not scene.all("push button", "Delete"))
    # One click leads to a page, and the button of the mouse that means back leads away.
    hands.click_at(scene.row("Gilda"))
    scene.until("its page has come", lambda: page_of(scene, "Gilda"))
    hands.click(8)
    scene.until("its row has the keyboard", lambda: focused_row(scene, "Gilda"))
    resize(scene, WIDE)
    scene.until("the list is as wide as it was at first", lambda: abs(
        scene.list().extents[2] - usual) < 20)
    scene.close()
    check("the feedback is kept", scene.entry("Gilda").feedback == ["GOOD"])
    check("the other film too", scene.entry("Laura (1944)").feedback == [])
    check("there are no other files", len(scene.entries()) == 2)


def add(scene, title, year):
    scene.press("ctrl+n")
    scene.find("push button", "Save")
    scene.type(title)
    scene.press("Tab")
    scene.type(year)
    scene.press("Return")
    scene.gone("push button", "Save")
    scene.find("push button", feedback_button)


def leave_feedback(scene):
    """By keyboard alone, and back with Escape once before."""
    scene.until("the keyboard is at it", lambda: scene.has_keyboard(feedback_button))
    scene.press("space")
    scene.find("push button", "good")
    scene.press("Escape")
    scene.find("push button", feedback_button)
    scene.until("the keyboard is at it", lambda: scene.has_keyboard(feedback_button))
    scene.press("space")
    scene.until("the first choice has the keyboard", lambda: scene.has_keyboard("good"))
    scene.press("space")
    scene.says("Feedback saved.")
    scene.says("You thought it was good")
    scene.until("the keyboard is at it", lambda: scene.has_keyboard(feedback_button))


def to_list(scene):
    """Escape leads from the page to the list."""
    scene.press("Escape")
    scene.until("the list is there", lambda: on_list(scene) and not on_page(scene))


def on_list(scene):
    return bool(scene.all(None, LIST))


def on_page(scene):
    return bool(scene.all("push button", feedback_button))


def page_of(scene, title):
    return on_page(scene) and any(
        title in label.name for label in scene.all("label") if label.name)


def focused_row(scene, title):
    tables = scene.all(None, LIST)
    return bool(tables) and tables[0].has("focused") and any(
        title in said for said in rows.selected(tables[0]))


def fits(scene):
    right = frame(scene).extents[0] + width(scene)
    return all(element.extents[0] + element.extents[2] <= right
               for role in ("push button", "label", "text") for element in scene.all(role))


def narrow(scene):
    resize(scene, NARROW)


def resize(scene, wanted):
    scene.resize(wanted, 640)


def frame(scene):
    return next(child for child in scene.application.children if child.role == "frame")


def width(scene):
    return frame(scene).extents[2]
