"""The list sorted from the keyboard: headings that fit, the entry on show in view, and all of it
remembered."""

from stage import rows
from stage.steps import check

ITEMS = ("Date", "Title", "Feedback", "Rating", "Release Year", "Running Time", "Delay",
         "Distance", "Duration", "Place", "Director", "Operator", "Service", "Reverse Order")


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    everything = len(scene.titles())
    check("the newest month is first", scene.headings()[0] == "NOVEMBER 2026")
    scene.select("Brief Encounter (1945)")

    sort_by(scene, "Title")
    scene.until("titles begin with their letters", lambda: scene.headings()[:1] == ["A"])
    check("letters rise", scene.headings() == sorted(scene.headings()))
    check("each entry is there once", len(scene.titles()) == everything)
    check("the heading of the entry on show is its letter",
          over(scene, "Brief Encounter (1945)") == "B")
    check("the entry on show is still chosen", chosen(scene).startswith("Brief Encounter (1945)"))

    sort_by(scene, "Reverse Order")
    scene.until("the last letter is first", lambda: scene.headings()[-1:] == ["A"])
    check("the entry on show is still chosen", chosen(scene).startswith("Brief Encounter (1945)"))
    sort_by(scene, "Reverse Order")
    sort_by(scene, "Delay")
    scene.until("the most delayed come first", lambda: scene.headings()[0].endswith("late"))
    check("what has no delay comes last", scene.headings()[-1] == "UNKNOWN DELAY")
    check("films are among it", over(scene, "Brief Encounter (1945)") == "UNKNOWN DELAY")

    scene.press("ctrl+f")
    scene.type("kind:film")
    scene.until("films alone have no delay", lambda: scene.headings() == ["UNKNOWN DELAY"])
    scene.press("Escape")
    scene.until("everything is listed", lambda: len(scene.titles()) == everything)
    scene.close()

    scene.start()
    scene.row("Brief Encounter (1945)")
    check("the order is remembered", scene.headings()[0].endswith("late"))
    scene.close()


def sort_by(scene, name):
    """Chooses an item of the menu by the keyboard alone."""
    scene.press("ctrl+shift+o")
    scene.until("the menu has the keyboard", lambda: in_menu(scene))
    scene.tab_to(name, "Down")
    scene.press("Return", "Escape")
    scene.until("the menu is closed", lambda: not in_menu(scene))


def in_menu(scene):
    focused = scene.focused()
    return focused is not None and focused.name in ITEMS


def over(scene, title):
    """The heading over an entry."""
    said = scene.titles()
    place = next(place for place, row in enumerate(said) if row.startswith(title))
    return next(filter(None, map(rows.heading, reversed(said[:place + 1]))))


def chosen(scene):
    return " ".join(rows.selected(scene.list()))
