"""Searches saved under names, chosen, renamed and deleted by the keyboard, also after a restart."""

from stage.steps import check

FILE = ".counterfoil-searches.tsv"


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    everything = len(scene.titles())
    files = len(scene.entries())

    scene.press("ctrl+f")
    scene.type("late:>30")
    scene.until("only late trips are listed", lambda: len(scene.titles()) < everything)
    late = scene.titles()
    save(scene, "Late trains")
    scene.press("Escape")
    scene.until("the search has the keyboard again", lambda: scene.has_keyboard("Search"))
    scene.tab_to("All", "shift+Tab")
    scene.press("Right", "space")
    scene.until("Films is chosen", lambda: scene.find("radio button", "Films").has("checked"))
    scene.press("ctrl+f")
    scene.type("casablanca")
    scene.until("a film is listed", lambda: any("Casablanca" in said for said in scene.titles()))
    films = scene.titles()
    save(scene, "Rick")
    scene.close()
    check("both are in a file of the journal's folder", saved(scene) == [
        "Late trains\tall\tlate:>30", "Rick\tfilm\tcasablanca"])
    check("which holds the same entries", len(scene.entries()) == files)

    scene.start()
    scene.row("Casablanca")
    scene.press("ctrl+b")
    scene.until("the first has the keyboard", lambda: scene.has_keyboard("Late trains"))
    scene.press("Return")
    scene.until("late trips are listed, of both kinds", lambda: scene.titles() == late)
    check("the search says so", scene.find("text", "Search").text == "late:>30")
    scene.until("the list has the keyboard", lambda: scene.has_keyboard("Journal entries"))
    scene.press("ctrl+b", "Down", "Return")
    scene.until("the film is listed", lambda: scene.titles() == films)
    check("with its filter", scene.find("radio button", "Films").has("checked"))

    scene.press("ctrl+b")
    scene.fill("Name", "Casablanca")
    scene.press("Return")
    scene.says("“Rick” was renamed to “Casablanca”.")
    scene.press("Escape", "ctrl+b")
    scene.until("the first has the keyboard", lambda: scene.has_keyboard("Casablanca"))
    scene.press("Down", "Delete")
    scene.says("“Late trains” was deleted.")
    scene.until("it is gone from the file",
                lambda: saved(scene) == ["Casablanca\tfilm\tcasablanca"])
    scene.tab_to("Undo")
    scene.press("Return")
    scene.until("it is back", lambda: len(saved(scene)) == 2)
    scene.press("Escape")
    read_only(scene)
    scene.close()


def save(scene, name):
    scene.press("ctrl+b")
    scene.until("a name can be typed", lambda: scene.has_keyboard("Name"))
    scene.type(name)
    scene.press("Return")
    scene.says(f"“{name}” was saved.")


def read_only(scene):
    """In a folder that cannot be written to they can be chosen, and are not deleted."""
    before = saved(scene)
    scene.journal.chmod(0o500)
    try:
        scene.says("This journal is read-only.")
        scene.press("ctrl+b")
        scene.says("The journal is read-only: its folder cannot be written to.")
        scene.until("a row has the keyboard", lambda: scene.has_keyboard("Casablanca"))
        scene.press("Delete", "Down", "Return")
        scene.until("late trips are listed",
                    lambda: scene.find("text", "Search").text == "late:>30")
        check("nothing was deleted", saved(scene) == before)
    finally:
        scene.journal.chmod(0o700)


def saved(scene):
    return (scene.journal / FILE).read_text(encoding="utf-8").splitlines()
