"""A search by facts, typed and completed by the keyboard alone."""

from stage import rows, tree
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    everything = len(scene.titles())

    scene.press("ctrl+f")
    scene.until("the search has the keyboard", lambda: scene.find("text", "Search").has("focused"))
    search = scene.find("text", "Search")
    scene.type("kin")
    scene.until("facts are suggested", lambda: suggested(scene, "kind:"))
    scene.press("Down", "Return")
    scene.until("the fact is typed", lambda: search.text == "kind:")
    scene.until("values are suggested", lambda: suggested(scene, "kind:film"))
    scene.type("tr")
    scene.until("films are no more", lambda: not suggested(scene, "kind:film"))
    check("trips are suggested", suggested(scene, "kind:trip"))
    highlight(scene, "kind:trip")
    scene.press("Tab")
    scene.until("the value is typed", lambda: search.text == "kind:trip ")
    scene.until("only trips are listed",
                lambda: scene.titles() and all(is_trip(said) for said in scene.titles()))
    trips = len(scene.titles())

    scene.type("late:>30")
    scene.until("only late trips are listed",
                lambda: 0 < len(scene.titles()) < trips and
                # A journey is found by one of its legs.
                all("late" in said or "legs" in said
                    for said in scene.titles() if is_trip(said)))
    scene.type(" tag:")
    scene.until("tags are suggested", lambda: suggested(scene, "tag:work"))
    scene.press("Escape")
    scene.until("the suggestions are closed", lambda: not suggested(scene, "tag:work"))
    check("the search is as it was", search.text == "kind:trip late:>30 tag:")
    scene.press("Escape", "Escape")
    scene.until("everything is listed", lambda: len(scene.titles()) == everything)
    check("the search is empty", scene.find("text", "Search").text == "")
    scene.close()


def suggested(scene, name):
    """Whether a list under the search has a row of that name."""
    return any(said.startswith(name) for table in lists(scene) for _, said in rows.rows(table))


def highlight(scene, name):
    """Goes to the only suggestion. GTK lists them anew a moment after something is typed, and then
    nothing is highlighted any more."""
    def is_there():
        return highlighted(scene) == [name]

    def is_reached():
        if is_there():
            return True
        scene.press("Down")
        scene.still()
        return is_there()
    scene.until(f"{name} is highlighted", is_reached)


def highlighted(scene):
    """The names of the rows that Tab and Enter would take."""
    return [said.split()[0] for table in lists(scene) for said in rows.selected(table)]


def lists(scene):
    return [element for window in scene.application.children if window.role == "window"
            for element, _ in tree.walk(window) if element.role == "table"]


def is_trip(said):
    """Whether a row names two places, in whichever direction they are read."""
    return "→" in said or "←" in said
